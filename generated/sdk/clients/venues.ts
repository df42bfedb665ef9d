// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import {
  allVenues,
  createVenue,
  deleteVenue,
  deleteVenueBySlug,
  getVenue,
  getVenueBySlug,
  listVenues,
  pagesOfVenues,
  putVenueByExternal,
  updateVenue,
  updateVenueBySlug,
} from "../calls/venues.js";
import type { Call } from "../core/call.js";
import type { Core } from "../core/core.js";
import type { FieldOf, Fields, Selected, SelectedList } from "../core/fields.js";
import type { WalkOptions } from "../core/pages.js";
import { found } from "../core/record-call.js";
import type { CallOptions } from "../core/request.js";
import { type ClientWalk, clientWalk } from "../core/to-array.js";
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

/** What can be done with venues. */
export interface VenuesClient {
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
  list<Field extends FieldOf<Venue> = never>(
    query?: ListVenuesQuery & Fields<Field>,
    options?: CallOptions,
  ): Call<SelectedList<VenueList, "venues", Venue, Field>>;
  /**
   * The records of all pages of `list`, one by one: `for await (const one of ...)`. Pages are asked for
   * as they are needed.
   */
  all<Field extends FieldOf<Venue> = never>(
    query?: ListVenuesQuery & Fields<Field>,
    options?: WalkOptions,
  ): ClientWalk<Selected<Venue, Field>>;
  /** All pages of `list`, one by one. */
  pages<Field extends FieldOf<Venue> = never>(
    query?: ListVenuesQuery & Fields<Field>,
    options?: WalkOptions,
  ): ClientWalk<SelectedList<VenueList, "venues", Venue, Field>>;
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
  create(body: VenueCreate, options?: CallOptions): Call<Venue>;
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
  get<Field extends FieldOf<Venue> = never>(
    id: number,
    query?: GetVenueQuery & Fields<Field>,
    options?: CallOptions,
  ): Call<Selected<Venue, Field>>;
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
  update(id: number, body: VenueUpdate, options?: CallOptions): Call<Venue>;
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
  delete(id: number, query?: DeleteVenueQuery, options?: CallOptions): Call<Venue>;
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
  getBySlug<Field extends FieldOf<Venue> = never>(
    slug: string,
    query?: GetVenueBySlugQuery & Fields<Field>,
    options?: CallOptions,
  ): Call<Selected<Venue, Field>>;
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
  updateBySlug(slug: string, body: VenueUpdate, options?: CallOptions): Call<Venue>;
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
  deleteBySlug(slug: string, query?: DeleteVenueBySlugQuery, options?: CallOptions): Call<Venue>;
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
  putByExternal(
    path: { readonly source: string; readonly external: string },
    body: VenuePut,
    options?: CallOptions,
  ): Call<Venue>;
  /** The record with this id or slug, or undefined where there is none or it was deleted. */
  find<Field extends FieldOf<Venue> = never>(
    id: number | string,
    query?: GetVenueQuery & Fields<Field>,
    options?: CallOptions,
  ): Promise<Selected<Venue, Field> | undefined>;
}

/** Binds the calls to a core. */
export function venuesClient(core: Core): VenuesClient {
  return {
    list: (query, options) => listVenues(core, query, options),
    all: (query, options) => clientWalk(allVenues(core, query, options)),
    pages: (query, options) => clientWalk(pagesOfVenues(core, query, options)),
    create: (body, options) => createVenue(core, body, options),
    get: (id, query, options) => getVenue(core, id, query, options),
    update: (id, body, options) => updateVenue(core, id, body, options),
    delete: (id, query, options) => deleteVenue(core, id, query, options),
    getBySlug: (slug, query, options) => getVenueBySlug(core, slug, query, options),
    updateBySlug: (slug, body, options) => updateVenueBySlug(core, slug, body, options),
    deleteBySlug: (slug, query, options) => deleteVenueBySlug(core, slug, query, options),
    putByExternal: (path, body, options) => putVenueByExternal(core, path, body, options),
    find: (id, query, options) =>
      found((typeof id === "string" ? getVenueBySlug : getVenue)(core, id as never, query, options)),
  };
}
