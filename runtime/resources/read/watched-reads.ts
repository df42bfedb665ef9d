import type { Database } from "../../storage/database.js";
import type { Site } from "../site.js";

/** A site that tells which collections somebody read. */
export interface WatchedReads {
  readonly site: Site;
  readonly collections: () => readonly string[];
}

/** Lends a site to code whose result may depend on what other collections hold. */
export function watchReads(site: Site): WatchedReads {
  const read = new Set<string>();
  const { database } = site;
  const watched: Database = {
    ...database,
    get db(): never {
      throw new Error("What reads the store for a list names its collections by their tokens.");
    },
    collection(token) {
      read.add(token.name);
      return database.collection(token);
    },
    load(token, ids) {
      read.add(token.name);
      return database.load(token, ids);
    },
  };
  return { site: { ...site, database: watched }, collections: () => [...read] };
}
