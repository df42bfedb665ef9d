// Generated from spec/resources/shelf.yaml and spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import { type Call, call } from "../core/call.js";
import type { Core } from "../core/core.js";
import type { FieldOf, Fields, Selected, SelectedList } from "../core/fields.js";
import { type ListOperation, type Walk, type WalkOptions, walkPages, walkRecords } from "../core/pages.js";
import { callAt, found } from "../core/record-call.js";
import type { CallOptions } from "../core/request.js";
import type { GetShelfQuery, ListShelvesQuery } from "../inputs/shelves.js";
import type { Shelf, ShelfList } from "../shelves.js";

const listShelvesOperation: ListOperation = {
  name: "listShelves",
  method: "GET",
  path: "/shelves",
  records: "shelves",
};

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
export function listShelves<Field extends FieldOf<Shelf> = never>(
  core: Core,
  query: ListShelvesQuery & Fields<Field> = {},
  options?: CallOptions,
): Call<SelectedList<ShelfList, "shelves", Shelf, Field>> {
  return call(core, listShelvesOperation, { ...options, input: query });
}

/** The shelves of all pages of a list, one by one; the pages are asked for as they are needed. */
export function allShelves<Field extends FieldOf<Shelf> = never>(
  core: Core,
  query: ListShelvesQuery & Fields<Field> = {},
  options?: WalkOptions,
): Walk<Selected<Shelf, Field>> {
  return walkRecords(core, listShelvesOperation, { ...options, input: query });
}

/** All pages of a list of shelves, one by one. */
export function pagesOfShelves<Field extends FieldOf<Shelf> = never>(
  core: Core,
  query: ListShelvesQuery & Fields<Field> = {},
  options?: WalkOptions,
): Walk<SelectedList<ShelfList, "shelves", Shelf, Field>> {
  return walkPages(core, listShelvesOperation, { ...options, input: query });
}

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
export function getShelf<Field extends FieldOf<Shelf> = never>(
  core: Core,
  id: number,
  query: GetShelfQuery & Fields<Field> = {},
  options?: CallOptions,
): Call<Selected<Shelf, Field>> {
  return callAt(
    core,
    { name: "getShelf", method: "GET", path: "/shelves/{id}" },
    { ...options, at: id, input: query },
  );
}

/** The record with this id, or undefined where there is none or it was deleted. `GET /shelves/{id}` */
export function findShelf<Field extends FieldOf<Shelf> = never>(
  core: Core,
  id: number,
  query: GetShelfQuery & Fields<Field> = {},
  options?: CallOptions,
): Promise<Selected<Shelf, Field> | undefined> {
  return found(getShelf(core, id, query, options));
}
