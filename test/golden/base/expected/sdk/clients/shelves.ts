// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import { allShelves, getShelf, listShelves, pagesOfShelves } from "../calls/shelves.js";
import type { Call } from "../core/call.js";
import type { Core } from "../core/core.js";
import type { FieldOf, Fields, Selected, SelectedList } from "../core/fields.js";
import type { WalkOptions } from "../core/pages.js";
import { found } from "../core/record-call.js";
import type { CallOptions } from "../core/request.js";
import { type ClientWalk, clientWalk } from "../core/to-array.js";
import type { GetShelfQuery, ListShelvesQuery } from "../inputs/shelves.js";
import type { Shelf, ShelfList } from "../shelves.js";

/** What can be done with shelves. */
export interface ShelvesClient {
  /**
   * List shelves: `GET /shelves`
   *
   * Lists records.
   *
   * @example
   * ```ts
   * const answer = await client.shelves.list();
   * ```
   */
  list<Field extends FieldOf<Shelf> = never>(
    query?: ListShelvesQuery & Fields<Field>,
    options?: CallOptions,
  ): Call<SelectedList<ShelfList, "shelves", Shelf, Field>>;
  /**
   * The records of all pages of `list`, one by one: `for await (const one of ...)`. Pages are asked for
   * as they are needed.
   */
  all<Field extends FieldOf<Shelf> = never>(
    query?: ListShelvesQuery & Fields<Field>,
    options?: WalkOptions,
  ): ClientWalk<Selected<Shelf, Field>>;
  /** All pages of `list`, one by one. */
  pages<Field extends FieldOf<Shelf> = never>(
    query?: ListShelvesQuery & Fields<Field>,
    options?: WalkOptions,
  ): ClientWalk<SelectedList<ShelfList, "shelves", Shelf, Field>>;
  /**
   * Get shelf: `GET /shelves/{id}`
   *
   * Gives a record.
   *
   * @example
   * ```ts
   * const shelf = await client.shelves.get(1);
   * ```
   */
  get<Field extends FieldOf<Shelf> = never>(
    id: number,
    query?: GetShelfQuery & Fields<Field>,
    options?: CallOptions,
  ): Call<Selected<Shelf, Field>>;
  /** The record with this id, or undefined where there is none or it was deleted. */
  find<Field extends FieldOf<Shelf> = never>(
    id: number,
    query?: GetShelfQuery & Fields<Field>,
    options?: CallOptions,
  ): Promise<Selected<Shelf, Field> | undefined>;
}

/** Binds the calls to a core. */
export function shelvesClient(core: Core): ShelvesClient {
  return {
    list: (query, options) => listShelves(core, query, options),
    all: (query, options) => clientWalk(allShelves(core, query, options)),
    pages: (query, options) => clientWalk(pagesOfShelves(core, query, options)),
    get: (id, query, options) => getShelf(core, id, query, options),
    find: (id, query, options) => found(getShelf(core, id, query, options)),
  };
}
