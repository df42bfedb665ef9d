import { timeLimit } from "../storage/command-options.js";
import type { Database } from "../storage/database.js";
import { isDuplicateKey } from "../storage/duplicate-key.js";

/** The author ids that keys have or had. They stay reserved when a key is revoked, because its records stay, too. */
export interface AuthorIds {
  /** Reserves ids; those that are reserved already stay so. */
  add(ids: readonly number[]): Promise<void>;
  /** Reserves the lowest id above `below` that is neither reserved nor among `used`. */
  reserveNext(below: number, used: ReadonlySet<number>): Promise<number>;
}

/** Opens the reserved author ids of a database. */
export function openAuthorIds(database: Database): AuthorIds {
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
    async add(ids) {
      for (const id of ids) await reserve(id);
    },
    async reserveNext(below, used) {
      const known = await authors.find({}, { batchSize: 10_000, ...timeLimit }).toArray();
      const taken = new Set([...used, ...known.map(({ _id }) => _id)]);
      for (let author = below + 1; ; author += 1) {
        if (!taken.has(author) && (await reserve(author))) return author;
      }
    },
  };
}
