// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { Client } from "./client.js";
import { type BooksQueries, booksQueries } from "./queries/books.js";
import { type ShelvesQueries, shelvesQueries } from "./queries/shelves.js";

/** Options of queries and mutations of every resource. */
export interface Queries {
  readonly books: BooksQueries;
  readonly shelves: ShelvesQueries;
}

/**
 * Binds the options of all resources to a client. Clients with different languages or keys need caches
 * of their own.
 */
export function createQueries(client: Client): Queries {
  return {
    books: booksQueries(client.books),
    shelves: shelvesQueries(client.shelves),
  };
}

export type * from "./core/query-options.js";
export * from "./queries/books.js";
export * from "./queries/shelves.js";
