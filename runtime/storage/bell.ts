import type { Database } from "./database.js";

/** Tells those in this process who work on a database that there is something to do; other processes look for themselves. */
export interface Bell<What = void> {
  ring(database: Database, what: What): void;
  /** The result ends it. */
  hear(database: Database, listener: (what: What) => void): () => void;
}

/** A bell for one kind of work. */
export function createBell<What = void>(): Bell<What> {
  const listeners = new WeakMap<Database, Set<(what: What) => void>>();
  return {
    ring(database, what) {
      for (const listener of listeners.get(database) ?? []) listener(what);
    },
    hear(database, listener) {
      const all = listeners.get(database) ?? new Set();
      listeners.set(database, all.add(listener));
      return () => void all.delete(listener);
    },
  };
}
