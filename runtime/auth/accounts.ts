import { randomBytes } from "node:crypto";
import type { Collection } from "mongodb";
import { administratorRole } from "../core/principal.js";
import { withLease } from "../locks/locks.js";
import { timeLimit } from "../storage/command-options.js";
import type { Database } from "../storage/database.js";
import { isDuplicateKey } from "../storage/store-errors.js";
import { hashKey } from "./keys.js";

/** A person who signs in. Passwords and links are stored as hashes. */
export interface AccountDocument {
  /** Made of the address; reveals nothing of it in logs and addresses. */
  readonly _id: string;
  /** In lower case. */
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly author: number;
  readonly created: Date;
  /** Absent until the person has chosen one. */
  readonly password?: string;
  readonly disabled?: true;
  /** The link by which the person can choose a password once. */
  readonly link?: { readonly hash: string; readonly expires: Date };
  readonly last_sign_in?: Date;
}

/** What administrators change about an account. */
export interface AccountChange {
  readonly name?: string | undefined;
  readonly role?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** An address that another account has. */
export class AccountExists extends Error {}

/** A change that would leave no administrator who can sign in. */
export class LastAdministrator extends Error {}

/** The least characters of a password, and the most. */
export const passwordLimits = { least: 10, most: 200 } as const;

const dayMs = 86_400_000;
/** How long a link works: that of an invitation, and one to choose a new password. */
export const linkLife = { invitation: 7 * dayMs, reset: dayMs } as const;

/** An address as accounts store it; undefined for what is none. */
export function readEmail(given: string): string | undefined {
  const email = given.trim().toLowerCase();
  return email.length <= 254 && /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+$/.test(email) ? email : undefined;
}

/** The accounts of a service, in its store. */
export type Accounts = ReturnType<typeof openAccounts>;

/** Opens the accounts; `now` is in milliseconds. */
export function openAccounts(
  database: Database,
  roles: Readonly<Record<string, readonly string[]>>,
  now: () => number = Date.now,
) {
  const accounts = database.db.collection<AccountDocument>("user_accounts");
  const sessions = database.db.collection<{ readonly _id: string; readonly account: string }>(
    "user_sessions",
  );
  const endSessions = (account: string) => sessions.deleteMany({ account }, timeLimit);
  const administrator = administratorRole(roles);
  const guarded = guardAdministrators(database, accounts, administrator);

  return {
    list: () => accounts.find({}, { sort: { email: 1 }, batchSize: 10_000, ...timeLimit }).toArray(),
    find: async (_id: string): Promise<AccountDocument | undefined> =>
      (await accounts.findOne({ _id }, timeLimit)) ?? undefined,
    findByEmail: async (email: string): Promise<AccountDocument | undefined> =>
      (await accounts.findOne({ _id: accountId(email) }, timeLimit)) ?? undefined,
    /** Throws AccountExists. */
    async create(
      entry: Pick<AccountDocument, "email" | "name" | "role" | "author" | "password">,
    ): Promise<AccountDocument> {
      const account = { _id: accountId(entry.email), ...entry, created: new Date(now()) };
      try {
        await accounts.insertOne(account);
      } catch (error) {
        if (isDuplicateKey(error)) throw new AccountExists(entry.email);
        throw error;
      }
      return account;
    },
    /** Undefined where there is no such account. Ends the sessions of one that is disabled. Throws LastAdministrator. */
    change: ({ _id }: AccountDocument, { disabled, ...values }: AccountChange) =>
      guarded(_id, disabled === true || (values.role ?? administrator) !== administrator, async () => {
        const set = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
        const changed = await accounts.findOneAndUpdate(
          { _id },
          {
            $set: { ...set, ...(disabled === true ? { disabled } : {}) },
            ...(disabled === false ? { $unset: { disabled: "" } } : {}),
          },
          { returnDocument: "after", ignoreUndefined: true, ...timeLimit },
        );
        if (disabled === true) await endSessions(_id);
        return changed ?? undefined;
      }),
    /** Removes an account with its sessions. Throws LastAdministrator. */
    remove: ({ _id }: AccountDocument) =>
      guarded(_id, true, async () => {
        await accounts.deleteOne({ _id }, timeLimit);
        await endSessions(_id);
      }),
    ...openPasswords(accounts, endSessions, now),
    async recordSignIn({ _id }: AccountDocument): Promise<void> {
      await accounts.updateOne({ _id }, { $set: { last_sign_in: new Date(now()) } }, timeLimit);
    },
  };
}

/** Creates what runs a change of an account; of those that take an administrator away, one at a time. */
function guardAdministrators(database: Database, accounts: Collection<AccountDocument>, role: string) {
  return async <Result>(_id: string, takes: boolean, change: () => Promise<Result>): Promise<Result> => {
    if (!takes) return change();
    return withLease(database, "administrators", async () => {
      const canSignIn = { $or: [{ password: { $exists: true } }, { last_sign_in: { $exists: true } }] };
      const active = { role, disabled: { $exists: false }, ...canSignIn };
      const administrators = await accounts.find(active, { limit: 2, ...timeLimit }).toArray();
      if (administrators.length === 1 && administrators[0]?._id === _id) throw new LastAdministrator(_id);
      return change();
    });
  };
}

/** The operations on passwords, and on the links by which people choose them. */
function openPasswords(
  accounts: Collection<AccountDocument>,
  endSessions: (account: string) => Promise<unknown>,
  now: () => number,
) {
  return {
    /** Makes the link of an account by which its person chooses a password; it takes the place of an earlier one. */
    async createLink({ _id, password }: AccountDocument): Promise<{ token: string; expires: Date }> {
      const token = randomBytes(24).toString("base64url");
      const expires = new Date(now() + linkLife[password === undefined ? "invitation" : "reset"]);
      await accounts.updateOne({ _id }, { $set: { link: { hash: hashKey(token), expires } } }, timeLimit);
      return { token, expires };
    },
    /** The account of a link that still works. */
    findByLink: async (token: string): Promise<AccountDocument | undefined> =>
      (await accounts.findOne(validLink(token, now()), timeLimit)) ?? undefined,
    /** Sets a password by its hash, once by each link, and ends all sessions. False where the link works no more. */
    async setByLink(token: string, password: string): Promise<boolean> {
      const update = { $set: { password }, $unset: { link: "" } } as const;
      const account = await accounts.findOneAndUpdate(validLink(token, now()), update, timeLimit);
      if (account !== null) await endSessions(account._id);
      return account !== null;
    },
    /** Sets a password by its hash, and ends all sessions and the link. */
    async setPassword({ _id }: AccountDocument, password: string): Promise<void> {
      await accounts.updateOne({ _id }, { $set: { password }, $unset: { link: "" } }, timeLimit);
      await endSessions(_id);
    },
  };
}

function accountId(email: string): string {
  return hashKey(`account ${email}`).slice(0, 24);
}

function validLink(token: string, now: number) {
  const link = { "link.hash": hashKey(token), "link.expires": { $gt: new Date(now) } };
  return { ...link, disabled: { $exists: false } } as const;
}
