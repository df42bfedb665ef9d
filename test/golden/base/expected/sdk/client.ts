// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import { getRoot } from "./calls/service.js";
import { type BooksClient, booksClient } from "./clients/books.js";
import { type ShelvesClient, shelvesClient } from "./clients/shelves.js";
import type { Call } from "./core/call.js";
import { type ClientCore, type ClientOptions, createClientCore } from "./core/client-layers.js";
import { createRequest, type RequestOptions } from "./core/raw.js";
import type { CallOptions, Operation } from "./core/request.js";
import type { GetRootQuery } from "./inputs/service.js";
import type { JsonObject } from "./types.js";

/** A client of Library. */
export interface Client {
  /** Something to read. */
  readonly books: BooksClient;
  /** A place for books. */
  readonly shelves: ShelvesClient;
  /**
   * Root: `GET /`
   *
   * Lists the routes.
   *
   * @example
   * ```ts
   * const answer = await client.getRoot();
   * ```
   */
  getRoot(query?: GetRootQuery, options?: CallOptions): Call<JsonObject>;
  /**
   * Sends a request for which there is no function: to a path below the base address, with the key, the
   * timeouts and the errors of the client. Writes are repeated only with an `idempotencyKey`.
   */
  request<T extends object = JsonObject>(
    method: Operation["method"],
    path: string,
    options?: RequestOptions,
  ): Call<T>;
  /** A client with some options changed; headers are added to those of this one. */
  withOptions(changes: Partial<ClientOptions>): Client;
}

/**
 * Gets ready to call the service at `baseUrl`. Nothing is sent yet; throws TypeError for an address
 * that is none.
 */
export function createClient(options: ClientOptions): Client {
  return bind(createClientCore(options));
}

function bind(core: ClientCore): Client {
  return {
    books: booksClient(core),
    shelves: shelvesClient(core),
    getRoot: (query, options) => getRoot(core, query, options),
    request: createRequest(core),
    withOptions: (changes) => bind(core.withOptions(changes)),
  };
}
