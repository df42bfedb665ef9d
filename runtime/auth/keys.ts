import type { Collection } from "mongodb";
import { adminAuthor, administratorRole } from "../core/principal.js";
import type { ServiceDescriptor } from "../core/service-descriptor.js";
import { timeLimit } from "../storage/command-options.js";
import type { Database } from "../storage/database.js";
import { openAuthorIds } from "./author-ids.js";
import { alwaysExisting, createKeyExistence } from "./key-existence.js";
import { createKey, equalHashes, hashKey } from "./secret.js";

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

/** A key to create. */
export interface NewKey {
  readonly name: string;
  readonly role: string;
  readonly author: number;
  readonly expires?: Date;
}

/** The keys of the service, in its store. */
export interface Keys {
  /** The holder of a key that exists and has not expired. */
  find(key: string): Promise<KeyDocument | undefined>;
  /** Creates a key and returns it; it cannot be read again. Throws KeyNameTaken if another key has the name. */
  create(entry: NewKey): Promise<string>;
  /**
   * Reserves the lowest author id that no key has or ever had, and that is not among `used`, the authors of records. The id 1
   * belongs to the administrator of the settings and to callers of a service without keys: it is never returned.
   */
  reserveAuthor(used: ReadonlySet<number>): Promise<number>;
  list(): Promise<KeyDocument[]>;
  /** Whether any key has the author id, expired ones included. */
  hasAuthor(author: number): Promise<boolean>;
  /** Whether there was a key of that name. */
  revoke(name: string): Promise<boolean>;
  /** Whether there is any key. What was found may be `maximumAgeMs` old; unless said, a second. */
  exist(maximumAgeMs?: number): Promise<boolean>;
  /** What `exist` found last; undefined before it found anything. */
  known(): boolean | undefined;
  /** Whether `exist` answers without reading the store. */
  isKnown(): boolean;
}

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
): Keys {
  const keys: Collection<KeyDocument> = database.db.collection<KeyDocument>("keys");
  const authors = openAuthorIds(database);
  const recordUse = createUseRecorder(keys);
  const admin = adminKey === undefined ? undefined : administrator(hashKey(adminKey), roles);
  const existence =
    admin === undefined
      ? createKeyExistence(async () => (await keys.findOne({}, idOnly)) !== null)
      : alwaysExisting;

  return {
    async find(key) {
      const hash = hashKey(key);
      if (admin !== undefined && equalHashes(hash, admin._id)) return admin;
      const found = await keys.findOne({ _id: hash }, timeLimit);
      const now = new Date();
      if (found === null || (found.expires !== undefined && found.expires <= now)) return undefined;
      existence.confirm();
      recordUse(found, now);
      return found;
    },
    async create(entry) {
      if ((await keys.findOne({ name: entry.name }, timeLimit)) !== null) throw new KeyNameTaken(entry.name);
      await authors.add([entry.author]);
      const key = createKey(namespace);
      await keys.insertOne({ _id: hashKey(key), ...entry, created: new Date() });
      return key;
    },
    async reserveAuthor(used) {
      // Keys of earlier versions did not reserve theirs.
      await authors.add(await keys.distinct("author", {}, timeLimit));
      return authors.reserveNext(adminAuthor, used);
    },
    list: () => keys.find({}, { sort: { name: 1 }, batchSize: 10_000, ...timeLimit }).toArray(),
    async hasAuthor(author) {
      if (admin?.author === author) return true;
      return (await keys.findOne({ author }, idOnly)) !== null;
    },
    async revoke(name) {
      await authors.add(await keys.distinct("author", { name }, timeLimit));
      const { deletedCount } = await keys.deleteMany({ name }, timeLimit);
      return deletedCount > 0;
    },
    exist: (maximumAgeMs) => existence.check(maximumAgeMs),
    known: () => existence.known(),
    isKnown: () => existence.isKnown(),
  };
}

const idOnly = { projection: { _id: 1 }, ...timeLimit };

/** The key of the settings, by its hash. */
function administrator(hash: string, roles: Readonly<Record<string, readonly string[]>>): KeyDocument {
  const role = administratorRole(roles);
  return { _id: hash, name: adminName, role, author: adminAuthor, created: new Date(0) };
}

/**
 * Stores the last use to the minute, so that reading does not mean writing. Callers do not wait for it: while there is no
 * primary, others read still.
 */
function createUseRecorder(keys: Collection<KeyDocument>): (key: KeyDocument, now: Date) => void {
  const pending = new Set<string>();
  return ({ _id, last_used }, now) => {
    if (last_used !== undefined && now.getTime() - last_used.getTime() < lastUseMs) return;
    if (pending.has(_id)) return;
    pending.add(_id);
    void keys
      .updateOne({ _id }, { $set: { last_used: now } }, timeLimit)
      .catch(() => undefined)
      .finally(() => pending.delete(_id));
  };
}
