// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import { getRoot } from "./calls/service.js";
import { type BooksClient, booksClient } from "./clients/books.js";
import { type ShelvesClient, shelvesClient } from "./clients/shelves.js";
import type { Call, CallOptions } from "./core/call.js";
import { type ClientOptions, createClientCore } from "./core/client-layers.js";
import type { GetRootQuery } from "./inputs/service.js";
import type { JsonObject } from "./types.js";
import { loadHashes, loadValidator } from "./validator.js";

/** A client of Library. */
export interface Client {
  /** Something to read. */
  readonly books: BooksClient;
  /** A place for books. */
  readonly shelves: ShelvesClient;
  /** Lists the routes. `GET /` */
  getRoot(query?: GetRootQuery, options?: CallOptions): Call<JsonObject>;
}

/**
 * Gets ready to call the service at `baseUrl`. Nothing is sent yet; throws TypeError for an address
 * that is none.
 */
export function createClient(options: ClientOptions): Client {
  const core = createClientCore(options, { loadHashes, loadValidator });
  return {
    books: booksClient(core),
    shelves: shelvesClient(core),
    getRoot: (query, options) => getRoot(core, query, options),
  };
}
