import { randomBytes } from "node:crypto";
import type { Caller } from "../core/principal.js";
import { timeLimit } from "../storage/command-options.js";
import type { Database } from "../storage/database.js";
import type { AccountDocument, Accounts } from "./accounts.js";
import { createUseRecorder, equalHashes, hashKey } from "./keys.js";

/** A session of an account in one browser, by the hash of its token. */
interface SessionDocument {
  readonly _id: string;
  readonly account: string;
  readonly created: Date;
  readonly expires: Date;
  readonly last_used?: Date;
}

/** The holder of a session. */
export interface SessionHolder {
  readonly session: string;
  readonly account: AccountDocument;
}

/** The sessions of a service, in its store. */
export type Sessions = ReturnType<typeof openSessions>;

/** Opens the sessions of accounts; each lasts `lifeMs`. */
export function openSessions(
  database: Database,
  accounts: Accounts,
  { now = Date.now, lifeMs }: { readonly now?: (() => number) | undefined; readonly lifeMs: number },
) {
  const sessions = database.db.collection<SessionDocument>("user_sessions");
  const recordUse = createUseRecorder(database, "user_sessions");
  const isValid = ({ expires }: SessionDocument): boolean => expires.getTime() > now();
  return {
    lifeMs,
    /** Starts a session, and returns its token, which is stored nowhere. */
    async start({ _id: account }: AccountDocument): Promise<string> {
      const token = randomBytes(32).toString("base64url");
      const created = new Date(now());
      const expires = new Date(now() + lifeMs);
      await sessions.insertOne({ _id: hashKey(token), account, created, expires });
      return token;
    },
    /** The holder of a session that has not ended. */
    async find(token: string): Promise<SessionHolder | undefined> {
      const session = await sessions.findOne({ _id: hashKey(token) }, timeLimit);
      if (session === null || !isValid(session)) return undefined;
      const account = await accounts.find(session.account);
      if (account === undefined || account.disabled === true) return undefined;
      recordUse(session, new Date(now()));
      return { session: session._id, account };
    },
    async end(token: string): Promise<void> {
      await sessions.deleteOne({ _id: hashKey(token) }, timeLimit);
    },
    /** Those of some callers whose session has ended, or whose account has other rights by now. */
    async withdrawn(callers: readonly Caller[]): Promise<readonly Caller[]> {
      if (callers.length === 0) return [];
      const ids = callers.flatMap(({ session = [] }) => session);
      const found = await sessions.find({ _id: { $in: ids } }, { batchSize: 10_000, ...timeLimit }).toArray();
      const valid = new Map(found.filter(isValid).map(({ _id, account }) => [_id, account]));
      const holders = new Map((await accounts.list()).map((account) => [account._id, account]));
      return callers.filter(({ session = "", role, author }) => {
        const account = holders.get(valid.get(session) ?? "");
        return account?.role !== role || account.author !== author || account.disabled === true;
      });
    },
  };
}

/** The token that writes with the cookie of a session need besides: other sites cannot read it. */
export function csrfToken(session: string): string {
  return hashKey(`csrf ${session}`);
}

/** Whether a request has the token of its session, compared in constant time. */
export function isCsrfToken(given: string | readonly string[] | undefined, session: string): boolean {
  return typeof given === "string" && equalHashes(given, csrfToken(session));
}

/** Removes sessions that have expired. */
export async function removeExpiredSessions(database: Database, now: number): Promise<void> {
  await database.db.collection("user_sessions").deleteMany({ expires: { $lte: new Date(now) } }, timeLimit);
}
