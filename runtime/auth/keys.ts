import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Collection } from "mongodb";
import { adminAuthor, administratorRole, type Caller } from "../core/principal.js";
import type { ServiceDescriptor } from "../core/service-descriptor.js";
import { timeLimit } from "../storage/command-options.js";
import type { Database } from "../storage/database.js";
import { isDuplicateKey } from "../storage/store-errors.js";

/** A stored key: its hash, and whose it is. The key itself is shown once, when it is created. */
export interface KeyDocument {
  readonly _id: string;
  readonly name: string;
  readonly role: string;
  readonly author: number;
  readonly created: Date;
  readonly expires?: Date;
  readonly last_used?: Date;
}

/** The keys of the service, in its store. */
export type Keys = ReturnType<typeof openKeys>;

/** A name that another key has. */
export class KeyNameTaken extends Error {}

const adminName = "ADMIN_API_KEY";

/**
 * The name of a key in records of what was done with it: the start of its hash, which reveals nothing of a random key. The
 * one of the settings may be guessable, so that its hash is never shown.
 */
export function keyId({ _id, name }: KeyDocument): string {
  return name === adminName ? adminName : _id.slice(0, 12);
}

const lastUseMs = 60_000;

/**
 * Opens the keys; `adminKey` is accepted as that of an administrator with author id 1 without being stored. The service is
 * needed by calls that identify callers, and for the prefix of new keys.
 */
export function openKeys(
  database: Database,
  adminKey: string | undefined,
  { namespace, roles }: Pick<ServiceDescriptor, "namespace" | "roles"> = { namespace: "", roles: {} },
) {
  const keys: Collection<KeyDocument> = database.db.collection<KeyDocument>("keys");
  const accounts = database.db.collection<{ readonly author: number }>("user_accounts");
  const hasAccounts = async (): Promise<boolean> => (await accounts.findOne({}, idOnly)) !== null;
  const authors = openAuthorIds(database);
  const recordUse = createUseRecorder(database, "keys");
  const admin = adminKey === undefined ? undefined : administrator(hashKey(adminKey), roles);
  // A service with an account is not open either.
  const existence = createKeyExistence(
    async () => (await keys.findOne({}, idOnly)) !== null || (await hasAccounts()),
    admin !== undefined,
  );

  return {
    /** The holder of a key that exists and has not expired. */
    async find(key: string): Promise<KeyDocument | undefined> {
      const hash = hashKey(key);
      if (admin !== undefined && equalHashes(hash, admin._id)) return admin;
      const found = await keys.findOne({ _id: hash }, timeLimit);
      const now = new Date();
      if (found === null || (found.expires !== undefined && found.expires <= now)) return undefined;
      existence.confirm();
      recordUse(found, now);
      return found;
    },
    /** Creates a key and returns it; it cannot be read again. Throws KeyNameTaken if another key has the name. */
    async create(entry: { name: string; role: string; author: number; expires?: Date }): Promise<string> {
      if ((await keys.findOne({ name: entry.name }, timeLimit)) !== null) throw new KeyNameTaken(entry.name);
      await authors.add([entry.author]);
      const key = createKey(namespace);
      await keys.insertOne({ _id: hashKey(key), ...entry, created: new Date() });
      return key;
    },
    list: () => keys.find({}, { sort: { name: 1 }, batchSize: 10_000, ...timeLimit }).toArray(),
    ...authorsOf({ keys, accounts, admin }, authors),
    withdrawn: (callers: readonly Caller[]) => withdrawnOf(callers, keys, () => existence.check()),
    /** Whether there was a key of that name. */
    async revoke(name: string): Promise<boolean> {
      await authors.add(await keys.distinct("author", { name }, timeLimit));
      const { deletedCount } = await keys.deleteMany({ name }, timeLimit);
      return deletedCount > 0;
    },
    hasAccounts,
    exist: (maximumAgeMs?: number) => existence.check(maximumAgeMs),
    known: existence.known,
    isKnown: existence.isKnown,
  };
}

/** The operations on the author ids of keys and accounts. */
function authorsOf(
  {
    keys,
    accounts,
    admin,
  }: {
    readonly keys: Collection<KeyDocument>;
    readonly accounts: Collection<{ readonly author: number }>;
    readonly admin: KeyDocument | undefined;
  },
  authors: ReturnType<typeof openAuthorIds>,
) {
  return {
    /**
     * Reserves the lowest author id that no key has or ever had, and that is not among `used`, the authors of records. The id 1
     * belongs to the administrator of the settings and to callers of a service without keys: it is never returned.
     */
    async reserveAuthor(used: ReadonlySet<number>): Promise<number> {
      // Keys of earlier versions did not reserve theirs.
      await authors.add(await keys.distinct("author", {}, timeLimit));
      return authors.reserveNext(adminAuthor, used);
    },
    /** Reserves an author id, whether or not it was. */
    addAuthor: (author: number) => authors.add([author]),
    /** Whether any key or account has the author id, expired ones included. */
    async hasAuthor(author: number): Promise<boolean> {
      if (admin?.author === author || (await keys.findOne({ author }, idOnly)) !== null) return true;
      return (await accounts.findOne({ author }, idOnly)) !== null;
    },
  };
}

/** Those of some callers who would not be let in any more, or with other rights. */
async function withdrawnOf(
  callers: readonly Caller[],
  keys: Collection<KeyDocument>,
  exist: () => Promise<boolean>,
): Promise<ReadonlySet<Caller>> {
  const ids = new Set(callers.map(({ key }) => key).filter((key) => key !== "" && key !== adminName));
  // An id is the beginning of a hash, in hexadecimal digits.
  const filter = { $or: [...ids].map((id) => ({ _id: { $gte: id, $lt: `${id}~` } })) };
  const found = ids.size === 0 ? [] : await keys.find(filter, { batchSize: 10_000, ...timeLimit }).toArray();
  const now = new Date();
  const valid = found.filter(({ expires = now }) => expires >= now);
  const holders = new Map(valid.map((holder) => [keyId(holder), holder]));
  const isOpen = callers.some(isEveryone) && !(await exist());
  return new Set(
    callers.filter((caller) => {
      const { key, role, author } = caller;
      if (key === "" || key === adminName) return isEveryone(caller) && !isOpen;
      const holder = holders.get(key);
      return holder?.role !== role || holder.author !== author;
    }),
  );
}

/** Whether somebody calls a service without keys. */
function isEveryone({ anonymous, role }: Caller): boolean {
  return anonymous && role !== "";
}

const idOnly = { projection: { _id: 1 }, ...timeLimit };

/** The key of the settings, by its hash. */
function administrator(hash: string, roles: Readonly<Record<string, readonly string[]>>): KeyDocument {
  const role = administratorRole(roles);
  return { _id: hash, name: adminName, role, author: adminAuthor, created: new Date(0) };
}

interface Used {
  readonly _id: string;
  readonly last_used?: Date;
}

/**
 * Stores the last use to the minute, so that reading does not mean writing. Callers do not wait for it: while there is no
 * primary, others read still.
 */
export function createUseRecorder(database: Database, collection: string) {
  const uses = database.db.collection<Used>(collection);
  const pending = new Set<string>();
  return ({ _id, last_used }: Used, now: Date): void => {
    if (last_used !== undefined && now.getTime() - last_used.getTime() < lastUseMs) return;
    if (pending.has(_id)) return;
    pending.add(_id);
    void uses
      .updateOne({ _id }, { $set: { last_used: now } }, timeLimit)
      .catch(() => undefined)
      .finally(() => pending.delete(_id));
  };
}

/** Opens the author ids that keys have or had. They stay reserved when a key is revoked, because its records stay, too. */
function openAuthorIds(database: Database) {
  const authors = database.db.collection<{ readonly _id: number }>("key_authors");

  /** Whether the author id was free. */
  async function reserve(_id: number): Promise<boolean> {
    try {
      await authors.insertOne({ _id });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  return {
    /** Reserves ids; those that are reserved already stay so. */
    async add(ids: readonly number[]): Promise<void> {
      for (const id of ids) await reserve(id);
    },
    /** Reserves the lowest id above `below` that is neither reserved nor among `used`. */
    async reserveNext(below: number, used: ReadonlySet<number>): Promise<number> {
      const known = await authors.find({}, { batchSize: 10_000, ...timeLimit }).toArray();
      const taken = new Set([...used, ...known.map(({ _id }) => _id)]);
      for (let author = below + 1; ; author += 1) {
        if (!taken.has(author) && (await reserve(author))) return author;
      }
    },
  };
}

const lifeMs = 1000;

/**
 * Remembers for a second what `read` finds in the store: whether there is any key or account. Concurrent checks share one read; a
 * service that has a key of its settings needs none.
 */
function createKeyExistence(read: () => Promise<boolean>, isCertain: boolean) {
  let known = isCertain ? true : undefined;
  let checked = isCertain ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  let pending: Promise<boolean> | undefined;

  function isWithin(maximumAgeMs: number): boolean {
    return performance.now() - checked < maximumAgeMs;
  }

  async function renew(): Promise<boolean> {
    const started = performance.now();
    const found = await read();
    known = found;
    checked = started;
    return found;
  }

  return {
    /** Whether there is any key. The result may be `maximumAgeMs` old; unless given, a second. */
    async check(maximumAgeMs = lifeMs): Promise<boolean> {
      if (known !== undefined && isWithin(maximumAgeMs)) return known;
      // A pending read may have begun before the key was created that the caller knows of.
      if (maximumAgeMs < lifeMs) return renew();
      pending ??= renew().finally(() => {
        pending = undefined;
      });
      return pending;
    },
    /** The last result; undefined before the first. */
    known: () => known,
    /** Whether `check` answers without reading the store. */
    isKnown: () => known !== undefined && isWithin(lifeMs),
    /** Remembers that a key was found, without renewing the age of the last check. */
    confirm(): void {
      known = true;
    },
  };
}

/**
 * A new access key: the first three letters of the service's namespace, and 192 random bits in characters that need no
 * escaping in URLs, headers and shells. It is shown once; only its hash is stored.
 */
export function createKey(namespace: string): string {
  const prefix = namespace.replace(/[^a-z]/gi, "").slice(0, 3);
  return `${prefix || "key"}_${randomBytes(24).toString("base64url")}`;
}

/**
 * The stored form of an access key: SHA-256 in lower-case hex. A fast hash is enough because keys are random; texts that
 * people choose need `Passwords`.
 */
export function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

/** Compares two hashes in constant time. */
export function equalHashes(a: string, b: string): boolean {
  const first = Buffer.from(a);
  const second = Buffer.from(b);
  return first.length === second.length && timingSafeEqual(first, second);
}
