// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import { allShelves, getShelf, listShelves, pagesOfShelves } from "../calls/shelves.js";
import type { Call, CallOptions } from "../core/call.js";
import type { Core } from "../core/core.js";
import type { Walk, WalkOptions } from "../core/pages.js";
import { found } from "../core/record-call.js";
import type { GetShelfQuery, ListShelvesQuery } from "../inputs/shelves.js";
import type { Shelf, ShelfList } from "../shelves.js";

/** What can be done with shelves. */
export interface ShelvesClient {
  /** Lists records. `GET /shelves` */
  list(query?: ListShelvesQuery, options?: CallOptions): Call<ShelfList>;
  /**
   * All records of a list, one by one: `for await (const one of ...)`. Pages are asked for as they are
   * needed.
   */
  all(query?: ListShelvesQuery, options?: WalkOptions): Walk<Shelf>;
  /** All pages of a list, one by one. */
  pages(query?: ListShelvesQuery, options?: WalkOptions): Walk<ShelfList>;
  /** Gives a record. `GET /shelves/{id}` */
  get(id: number, query?: GetShelfQuery, options?: CallOptions): Call<Shelf>;
  /** The record with this id, or undefined where there is none or it was deleted. */
  find(id: number, query?: GetShelfQuery, options?: CallOptions): Promise<Shelf | undefined>;
}

/** Binds the calls to a core. */
export function shelvesClient(core: Core): ShelvesClient {
  return {
    list: (query, options) => listShelves(core, query, options),
    all: (query, options) => allShelves(core, query, options),
    pages: (query, options) => pagesOfShelves(core, query, options),
    get: (id, query, options) => getShelf(core, id, query, options),
    find: (id, query, options) => found(getShelf(core, id, query, options)),
  };
}
