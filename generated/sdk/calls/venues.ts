// Generated from spec/resources/venue.yaml and spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import { type Call, call } from "../core/call.js";
import type { Core } from "../core/core.js";
import type { FieldOf, Fields, Selected, SelectedList } from "../core/fields.js";
import { type ListOperation, type Walk, type WalkOptions, walkPages, walkRecords } from "../core/pages.js";
import { callAt, found } from "../core/record-call.js";
import type { CallOptions } from "../core/request.js";
import type {
  DeleteVenueBySlugQuery,
  DeleteVenueQuery,
  GetVenueBySlugQuery,
  GetVenueQuery,
  ListVenuesQuery,
  VenueCreate,
  VenuePut,
  VenueUpdate,
} from "../inputs/venues.js";
import type { Venue, VenueList } from "../venues.js";

const listVenuesOperation: ListOperation = {
  name: "listVenues",
  method: "GET",
  path: "/venues",
  records: "venues",
};

/**
 * List venues: `GET /venues`
 *
 * Lists venues that pass all filters, page by page.
 *
 * @example
 * ```ts
 * const answer = await client.venues.list();
 * ```
 */
export function listVenues<Field extends FieldOf<Venue> = never>(
  core: Core,
  query: ListVenuesQuery & Fields<Field> = {},
  options?: CallOptions,
): Call<SelectedList<VenueList, "venues", Venue, Field>> {
  return call(core, listVenuesOperation, { ...options, input: query });
}

/** The venues of all pages of a list, one by one; the pages are asked for as they are needed. */
export function allVenues<Field extends FieldOf<Venue> = never>(
  core: Core,
  query: ListVenuesQuery & Fields<Field> = {},
  options?: WalkOptions,
): Walk<Selected<Venue, Field>> {
  return walkRecords(core, listVenuesOperation, { ...options, input: query });
}

/** All pages of a list of venues, one by one. */
export function pagesOfVenues<Field extends FieldOf<Venue> = never>(
  core: Core,
  query: ListVenuesQuery & Fields<Field> = {},
  options?: WalkOptions,
): Walk<SelectedList<VenueList, "venues", Venue, Field>> {
  return walkPages(core, listVenuesOperation, { ...options, input: query });
}

/**
 * Create a venue: `POST /venues`
 *
 * Creates a venue.
 *
 * @example
 * ```ts
 * const venue = await client.venues.create({ venue: "Sala dei Filatori" });
 * ```
 */
export function createVenue(core: Core, body: VenueCreate, options?: CallOptions): Call<Venue> {
  return call(
    core,
    { name: "createVenue", method: "POST", path: "/venues", idempotency: "key" },
    { ...options, input: body },
  );
}

/**
 * Get a venue: `GET /venues/{id}`
 *
 * Gets a venue by its id.
 *
 * @example
 * ```ts
 * const venue = await client.venues.get(1);
 * ```
 */
export function getVenue<Field extends FieldOf<Venue> = never>(
  core: Core,
  id: number,
  query: GetVenueQuery & Fields<Field> = {},
  options?: CallOptions,
): Call<Selected<Venue, Field>> {
  return callAt(
    core,
    { name: "getVenue", method: "GET", path: "/venues/{id}", status: "status" },
    { ...options, at: id, input: query },
  );
}

/** The record with this id, or undefined where there is none or it was deleted. `GET /venues/{id}` */
export function findVenue<Field extends FieldOf<Venue> = never>(
  core: Core,
  id: number,
  query: GetVenueQuery & Fields<Field> = {},
  options?: CallOptions,
): Promise<Selected<Venue, Field> | undefined> {
  return found(getVenue(core, id, query, options));
}

/**
 * Update a venue: `PATCH /venues/{id}`
 *
 * Changes a venue: the fields that are sent. The others stay as they are.
 *
 * @example
 * ```ts
 * const venue = await client.venues.update(1, { venue: "Sala dei Filatori" });
 * ```
 */
export function updateVenue(core: Core, id: number, body: VenueUpdate, options?: CallOptions): Call<Venue> {
  return callAt(
    core,
    { name: "updateVenue", method: "PATCH", path: "/venues/{id}", idempotency: "key" },
    { ...options, at: id, input: body },
  );
}

/**
 * Delete a venue: `DELETE /venues/{id}`
 *
 * Deletes a venue, which its id names.
 *
 * @example
 * ```ts
 * const venue = await client.venues.delete(1);
 * ```
 */
export function deleteVenue(
  core: Core,
  id: number,
  query: DeleteVenueQuery = {},
  options?: CallOptions,
): Call<Venue> {
  return callAt(
    core,
    { name: "deleteVenue", method: "DELETE", path: "/venues/{id}", idempotency: "key" },
    { ...options, at: id, input: query },
  );
}

/**
 * Get a venue by slug: `GET /venues/by-slug/{slug}`
 *
 * Gets a venue by its slug.
 *
 * @example
 * ```ts
 * const venue = await client.venues.getBySlug("sala-dei-filatori");
 * ```
 */
export function getVenueBySlug<Field extends FieldOf<Venue> = never>(
  core: Core,
  slug: string,
  query: GetVenueBySlugQuery & Fields<Field> = {},
  options?: CallOptions,
): Call<Selected<Venue, Field>> {
  return callAt(
    core,
    { name: "getVenueBySlug", method: "GET", path: "/venues/by-slug/{slug}", status: "status" },
    { ...options, at: slug, input: query },
  );
}

/**
 * The record with this slug, or undefined where there is none or it was deleted.
 * `GET /venues/by-slug/{slug}`
 */
export function findVenueBySlug<Field extends FieldOf<Venue> = never>(
  core: Core,
  slug: string,
  query: GetVenueBySlugQuery & Fields<Field> = {},
  options?: CallOptions,
): Promise<Selected<Venue, Field> | undefined> {
  return found(getVenueBySlug(core, slug, query, options));
}

/**
 * Update a venue by slug: `PATCH /venues/by-slug/{slug}`
 *
 * Changes a venue, which its slug names: the fields that are sent. The others stay as they are.
 *
 * @example
 * ```ts
 * const venue = await client.venues.updateBySlug("sala-dei-filatori", { venue: "Sala dei Filatori" });
 * ```
 */
export function updateVenueBySlug(
  core: Core,
  slug: string,
  body: VenueUpdate,
  options?: CallOptions,
): Call<Venue> {
  return callAt(
    core,
    { name: "updateVenueBySlug", method: "PATCH", path: "/venues/by-slug/{slug}", idempotency: "key" },
    { ...options, at: slug, input: body },
  );
}

/**
 * Delete a venue by slug: `DELETE /venues/by-slug/{slug}`
 *
 * Deletes a venue, which its slug names.
 *
 * @example
 * ```ts
 * const venue = await client.venues.deleteBySlug("sala-dei-filatori");
 * ```
 */
export function deleteVenueBySlug(
  core: Core,
  slug: string,
  query: DeleteVenueBySlugQuery = {},
  options?: CallOptions,
): Call<Venue> {
  return callAt(
    core,
    { name: "deleteVenueBySlug", method: "DELETE", path: "/venues/by-slug/{slug}", idempotency: "key" },
    { ...options, at: slug, input: query },
  );
}

/**
 * Create or update a venue by its external id: `PUT /venues/by-external/{source}/{external}`
 *
 * Creates a venue with this external id, or changes the fields that are sent where there is one:
 * concurrent calls make a single one.
 *
 * @example
 * ```ts
 * const venue = await client.venues.putByExternal({ source: "shop.example.org", external: "show-4711" }, { venue: "Sala dei Filatori" });
 * ```
 */
export function putVenueByExternal(
  core: Core,
  path: { readonly source: string; readonly external: string },
  body: VenuePut,
  options?: CallOptions,
): Call<Venue> {
  return callAt(
    core,
    {
      name: "putVenueByExternal",
      method: "PUT",
      path: "/venues/by-external/{source}/{external}",
      idempotency: "key",
    },
    { ...options, at: path, input: body },
  );
}
