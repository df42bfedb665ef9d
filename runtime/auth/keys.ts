import type { Collection } from "mongodb";
import { type Database, timeLimit } from "../storage/database.js";
import { isDuplicateKey } from "../storage/duplicate-key.js";
import { createKey, equalHashes, hashKey } from "./secret.js";

/** A key as it is stored: its hash, and whose it is. The key itself is shown once, when it is made. */
export interface KeyDocument {
  readonly _id: string;
  readonly name: string;
  readonly role: string;
  readonly author: number;
  readonly created: Date;
  readonly expires?: Date;
  readonly last_used?: Date;
}

/** A key to be made. */
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
  /** Makes a key and returns it; it cannot be read again. Throws where the name is taken. */
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

/** Author id of the administrator of the settings, and of callers of a service without keys. */
const adminAuthor = 1;

/**
 * What a key is called in records of what was done with it: the start of its hash, which tells nothing of a random key. The
 * one of the settings may have been thought up by somebody, so that its hash must not be told.
 */
export function keyId({ _id, name }: KeyDocument): string {
  return name === adminName ? adminName : _id.slice(0, 12);
}

const existenceMs = 1000;
const lastUseMs = 60_000;

/** Opens the keys; `adminKey` is accepted as that of an administrator with author id 1 without being stored. */
export function openKeys(database: Database, adminKey: string | undefined): Keys {
  const keys: Collection<KeyDocument> = database.db.collection<KeyDocument>("keys");
  // The ids stay when their keys are revoked: the records of those keys do, too.
  const authors = database.db.collection<{ readonly _id: number }>("key_authors");
  const adminHash = adminKey === undefined ? undefined : hashKey(adminKey);
  const existence = { known: adminHash === undefined ? undefined : true, checked: Number.NEGATIVE_INFINITY };
  let looking: Promise<boolean> | undefined;

  return {
    async find(key) {
      const hash = hashKey(key);
      if (adminHash !== undefined && equalHashes(hash, adminHash)) {
        return {
          _id: adminHash,
          name: adminName,
          role: "administrator",
          author: adminAuthor,
          created: new Date(0),
        };
      }
      const found = await keys.findOne({ _id: hash }, timeLimit);
      const now = new Date();
      if (found === null || (found.expires !== undefined && found.expires <= now)) return undefined;
      existence.known = true;
      await noteUse(found, now);
      return found;
    },
    async create(entry) {
      if ((await keys.findOne({ name: entry.name }, timeLimit)) !== null) throw new KeyNameTaken(entry.name);
      await noteAuthors([entry.author]);
      const key = createKey();
      await keys.insertOne({ _id: hashKey(key), ...entry, created: new Date() });
      return key;
    },
    async reserveAuthor(used) {
      // Keys of earlier versions did not reserve theirs.
      await noteAuthors(await keys.distinct("author", {}, timeLimit));
      const known = await authors.find({}, { batchSize: 10_000, ...timeLimit }).toArray();
      const taken = new Set([adminAuthor, ...used, ...known.map(({ _id }) => _id)]);
      for (let author = adminAuthor + 1; ; author += 1) {
        if (!taken.has(author) && (await reserve(author))) return author;
      }
    },
    list: () => keys.find({}, { sort: { name: 1 }, batchSize: 10_000, ...timeLimit }).toArray(),
    async hasAuthor(author) {
      if (adminHash !== undefined && author === adminAuthor) return true;
      return (await keys.findOne({ author }, { projection: { _id: 1 }, ...timeLimit })) !== null;
    },
    async revoke(name) {
      await noteAuthors(await keys.distinct("author", { name }, timeLimit));
      const { deletedCount } = await keys.deleteMany({ name }, timeLimit);
      return deletedCount > 0;
    },
    async exist(maximumAgeMs = existenceMs) {
      if (adminHash !== undefined) return true;
      if (existence.known !== undefined && isWithin(maximumAgeMs)) return existence.known;
      // A look that is under way may have begun before the key was made that the caller knows of.
      if (maximumAgeMs < existenceMs) return look();
      looking ??= look().finally(() => {
        looking = undefined;
      });
      return looking;
    },
    known: () => existence.known,
    isKnown: () => adminHash !== undefined || (existence.known !== undefined && isWithin(existenceMs)),
  };

  function isWithin(maximumAgeMs: number): boolean {
    return performance.now() - existence.checked < maximumAgeMs;
  }

  async function look(): Promise<boolean> {
    const started = performance.now();
    const found = await keys.findOne({}, { projection: { _id: 1 }, ...timeLimit });
    existence.known = found !== null;
    existence.checked = started;
    return existence.known;
  }

  async function noteAuthors(ids: readonly number[]): Promise<void> {
    for (const id of ids) await reserve(id);
  }

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

  /** The last use is kept to the minute, so that reading does not mean writing. */
  async function noteUse(key: KeyDocument, now: Date): Promise<void> {
    if (key.last_used !== undefined && now.getTime() - key.last_used.getTime() < lastUseMs) return;
    await keys.updateOne({ _id: key._id }, { $set: { last_used: now } }, timeLimit);
  }
}
