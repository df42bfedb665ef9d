// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import {
  allOrganizers,
  createOrganizer,
  deleteOrganizer,
  deleteOrganizerBySlug,
  getOrganizer,
  getOrganizerBySlug,
  listOrganizers,
  pagesOfOrganizers,
  putOrganizerByExternal,
  updateOrganizer,
  updateOrganizerBySlug,
} from "../calls/organizers.js";
import type { Call } from "../core/call.js";
import type { Core } from "../core/core.js";
import type { FieldOf, Fields, Selected, SelectedList } from "../core/fields.js";
import type { WalkOptions } from "../core/pages.js";
import { found } from "../core/record-call.js";
import type { CallOptions } from "../core/request.js";
import { type ClientWalk, clientWalk } from "../core/to-array.js";
import type {
  DeleteOrganizerBySlugQuery,
  DeleteOrganizerQuery,
  GetOrganizerBySlugQuery,
  GetOrganizerQuery,
  ListOrganizersQuery,
  OrganizerCreate,
  OrganizerPut,
  OrganizerUpdate,
} from "../inputs/organizers.js";
import type { Organizer, OrganizerList } from "../organizers.js";

/** What can be done with organizers. */
export interface OrganizersClient {
  /**
   * List organizers: `GET /organizers`
   *
   * Lists organizers that pass all filters, page by page.
   *
   * @example
   * ```ts
   * const answer = await client.organizers.list();
   * ```
   */
  list<Field extends FieldOf<Organizer> = never>(
    query?: ListOrganizersQuery & Fields<Field>,
    options?: CallOptions,
  ): Call<SelectedList<OrganizerList, "organizers", Organizer, Field>>;
  /**
   * The records of all pages of `list`, one by one: `for await (const one of ...)`. Pages are asked for
   * as they are needed.
   */
  all<Field extends FieldOf<Organizer> = never>(
    query?: ListOrganizersQuery & Fields<Field>,
    options?: WalkOptions,
  ): ClientWalk<Selected<Organizer, Field>>;
  /** All pages of `list`, one by one. */
  pages<Field extends FieldOf<Organizer> = never>(
    query?: ListOrganizersQuery & Fields<Field>,
    options?: WalkOptions,
  ): ClientWalk<SelectedList<OrganizerList, "organizers", Organizer, Field>>;
  /**
   * Create an organizer: `POST /organizers`
   *
   * Creates an organizer.
   *
   * @example
   * ```ts
   * const organizer = await client.organizers.create({ organizer: "Associazione Sette Corti" });
   * ```
   */
  create(body: OrganizerCreate, options?: CallOptions): Call<Organizer>;
  /**
   * Get an organizer: `GET /organizers/{id}`
   *
   * Gets an organizer by its id.
   *
   * @example
   * ```ts
   * const organizer = await client.organizers.get(13);
   * ```
   */
  get<Field extends FieldOf<Organizer> = never>(
    id: number,
    query?: GetOrganizerQuery & Fields<Field>,
    options?: CallOptions,
  ): Call<Selected<Organizer, Field>>;
  /**
   * Update an organizer: `PATCH /organizers/{id}`
   *
   * Changes an organizer: the fields that are sent. The others stay as they are.
   *
   * @example
   * ```ts
   * const organizer = await client.organizers.update(13, { organizer: "Associazione Sette Corti" });
   * ```
   */
  update(id: number, body: OrganizerUpdate, options?: CallOptions): Call<Organizer>;
  /**
   * Delete an organizer: `DELETE /organizers/{id}`
   *
   * Deletes an organizer, which its id names.
   *
   * @example
   * ```ts
   * const organizer = await client.organizers.delete(13);
   * ```
   */
  delete(id: number, query?: DeleteOrganizerQuery, options?: CallOptions): Call<Organizer>;
  /**
   * Get an organizer by slug: `GET /organizers/by-slug/{slug}`
   *
   * Gets an organizer by its slug.
   *
   * @example
   * ```ts
   * const organizer = await client.organizers.getBySlug("associazione-sette-corti");
   * ```
   */
  getBySlug<Field extends FieldOf<Organizer> = never>(
    slug: string,
    query?: GetOrganizerBySlugQuery & Fields<Field>,
    options?: CallOptions,
  ): Call<Selected<Organizer, Field>>;
  /**
   * Update an organizer by slug: `PATCH /organizers/by-slug/{slug}`
   *
   * Changes an organizer, which its slug names: the fields that are sent. The others stay as they are.
   *
   * @example
   * ```ts
   * const organizer = await client.organizers.updateBySlug("associazione-sette-corti", { organizer: "Associazione Sette Corti" });
   * ```
   */
  updateBySlug(slug: string, body: OrganizerUpdate, options?: CallOptions): Call<Organizer>;
  /**
   * Delete an organizer by slug: `DELETE /organizers/by-slug/{slug}`
   *
   * Deletes an organizer, which its slug names.
   *
   * @example
   * ```ts
   * const organizer = await client.organizers.deleteBySlug("associazione-sette-corti");
   * ```
   */
  deleteBySlug(slug: string, query?: DeleteOrganizerBySlugQuery, options?: CallOptions): Call<Organizer>;
  /**
   * Create or update an organizer by its external id: `PUT /organizers/by-external/{source}/{external}`
   *
   * Creates an organizer with this external id, or changes the fields that are sent where there is one:
   * concurrent calls make a single one.
   *
   * @example
   * ```ts
   * const organizer = await client.organizers.putByExternal({ source: "shop.example.org", external: "show-4711" }, { organizer: "Associazione Sette Corti" });
   * ```
   */
  putByExternal(
    path: { readonly source: string; readonly external: string },
    body: OrganizerPut,
    options?: CallOptions,
  ): Call<Organizer>;
  /** The record with this id or slug, or undefined where there is none or it was deleted. */
  find<Field extends FieldOf<Organizer> = never>(
    id: number | string,
    query?: GetOrganizerQuery & Fields<Field>,
    options?: CallOptions,
  ): Promise<Selected<Organizer, Field> | undefined>;
}

/** Binds the calls to a core. */
export function organizersClient(core: Core): OrganizersClient {
  return {
    list: (query, options) => listOrganizers(core, query, options),
    all: (query, options) => clientWalk(allOrganizers(core, query, options)),
    pages: (query, options) => clientWalk(pagesOfOrganizers(core, query, options)),
    create: (body, options) => createOrganizer(core, body, options),
    get: (id, query, options) => getOrganizer(core, id, query, options),
    update: (id, body, options) => updateOrganizer(core, id, body, options),
    delete: (id, query, options) => deleteOrganizer(core, id, query, options),
    getBySlug: (slug, query, options) => getOrganizerBySlug(core, slug, query, options),
    updateBySlug: (slug, body, options) => updateOrganizerBySlug(core, slug, body, options),
    deleteBySlug: (slug, query, options) => deleteOrganizerBySlug(core, slug, query, options),
    putByExternal: (path, body, options) => putOrganizerByExternal(core, path, body, options),
    find: (id, query, options) =>
      found((typeof id === "string" ? getOrganizerBySlug : getOrganizer)(core, id as never, query, options)),
  };
}
