import type { Db } from "mongodb";
import { untrackedVersions } from "../storage/collection-versions.js";
import { createDatabase, type Database } from "../storage/database.js";
import { openSequences } from "../storage/sequences.js";
import { createMemoryCollection, type MemoryCollection } from "./memory-collection.js";

/** A database without a store, and what only tests may do to it. */
export interface MemoryDatabase {
  readonly database: Database;
  /** A collection by its name, which is created where there is none. */
  collection(name: string): MemoryCollection;
}

/** An empty database in memory. */
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
    database: createDatabase(db, untrackedVersions(), openSequences(db), () => Promise.resolve()),
    collection,
  };
}
