import type { Db } from "mongodb";
import { untrackedVersions } from "../storage/collection-versions.js";
import { createDatabase, type Database } from "../storage/database.js";
import { openSequences } from "../storage/sequences.js";
import { createMemoryCollection, type MemoryCollection } from "./memory-collection.js";

/** A database in memory, and access to its collections for tests. */
export interface MemoryDatabase {
  readonly database: Database;
  /** Returns a collection by its name, and creates it where there is none. */
  collection(name: string): MemoryCollection;
}

/** Creates an empty database in memory. */
export function createMemoryDatabase(): MemoryDatabase {
  const collections = new Map<string, MemoryCollection>();
  const collection = (name: string): MemoryCollection => {
    const found = collections.get(name) ?? createMemoryCollection(name);
    collections.set(name, found);
    return found;
  };
  // It has the calls that the runtime makes, and no others.
  const db = { collection, command: () => Promise.resolve({ ok: 1 }) } as unknown as Db;
  return {
    database: createDatabase(db, {
      versions: untrackedVersions(),
      now: () => Date.now(),
      sequences: openSequences(db),
      close: () => Promise.resolve(),
    }),
    collection,
  };
}
