// Generated from spec/resources/organizer.yaml and spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import { type Call, call } from "../core/call.js";
import type { Core } from "../core/core.js";
import type { FieldOf, Fields, Selected, SelectedList } from "../core/fields.js";
import { type ListOperation, type Walk, type WalkOptions, walkPages, walkRecords } from "../core/pages.js";
import { callAt, found } from "../core/record-call.js";
import type { CallOptions } from "../core/request.js";
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

const listOrganizersOperation: ListOperation = {
  name: "listOrganizers",
  method: "GET",
  path: "/organizers",
  records: "organizers",
};

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
export function listOrganizers<Field extends FieldOf<Organizer> = never>(
  core: Core,
  query: ListOrganizersQuery & Fields<Field> = {},
  options?: CallOptions,
): Call<SelectedList<OrganizerList, "organizers", Organizer, Field>> {
  return call(core, listOrganizersOperation, { ...options, input: query });
}

/** The organizers of all pages of a list, one by one; the pages are asked for as they are needed. */
export function allOrganizers<Field extends FieldOf<Organizer> = never>(
  core: Core,
  query: ListOrganizersQuery & Fields<Field> = {},
  options?: WalkOptions,
): Walk<Selected<Organizer, Field>> {
  return walkRecords(core, listOrganizersOperation, { ...options, input: query });
}

/** All pages of a list of organizers, one by one. */
export function pagesOfOrganizers<Field extends FieldOf<Organizer> = never>(
  core: Core,
  query: ListOrganizersQuery & Fields<Field> = {},
  options?: WalkOptions,
): Walk<SelectedList<OrganizerList, "organizers", Organizer, Field>> {
  return walkPages(core, listOrganizersOperation, { ...options, input: query });
}

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
export function createOrganizer(core: Core, body: OrganizerCreate, options?: CallOptions): Call<Organizer> {
  return call(
    core,
    { name: "createOrganizer", method: "POST", path: "/organizers", idempotency: "key" },
    { ...options, input: body },
  );
}

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
export function getOrganizer<Field extends FieldOf<Organizer> = never>(
  core: Core,
  id: number,
  query: GetOrganizerQuery & Fields<Field> = {},
  options?: CallOptions,
): Call<Selected<Organizer, Field>> {
  return callAt(
    core,
    { name: "getOrganizer", method: "GET", path: "/organizers/{id}", status: "status" },
    { ...options, at: id, input: query },
  );
}

/** The record with this id, or undefined where there is none or it was deleted. `GET /organizers/{id}` */
export function findOrganizer<Field extends FieldOf<Organizer> = never>(
  core: Core,
  id: number,
  query: GetOrganizerQuery & Fields<Field> = {},
  options?: CallOptions,
): Promise<Selected<Organizer, Field> | undefined> {
  return found(getOrganizer(core, id, query, options));
}

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
export function updateOrganizer(
  core: Core,
  id: number,
  body: OrganizerUpdate,
  options?: CallOptions,
): Call<Organizer> {
  return callAt(
    core,
    { name: "updateOrganizer", method: "PATCH", path: "/organizers/{id}", idempotency: "key" },
    { ...options, at: id, input: body },
  );
}

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
export function deleteOrganizer(
  core: Core,
  id: number,
  query: DeleteOrganizerQuery = {},
  options?: CallOptions,
): Call<Organizer> {
  return callAt(
    core,
    { name: "deleteOrganizer", method: "DELETE", path: "/organizers/{id}", idempotency: "key" },
    { ...options, at: id, input: query },
  );
}

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
export function getOrganizerBySlug<Field extends FieldOf<Organizer> = never>(
  core: Core,
  slug: string,
  query: GetOrganizerBySlugQuery & Fields<Field> = {},
  options?: CallOptions,
): Call<Selected<Organizer, Field>> {
  return callAt(
    core,
    { name: "getOrganizerBySlug", method: "GET", path: "/organizers/by-slug/{slug}", status: "status" },
    { ...options, at: slug, input: query },
  );
}

/**
 * The record with this slug, or undefined where there is none or it was deleted.
 * `GET /organizers/by-slug/{slug}`
 */
export function findOrganizerBySlug<Field extends FieldOf<Organizer> = never>(
  core: Core,
  slug: string,
  query: GetOrganizerBySlugQuery & Fields<Field> = {},
  options?: CallOptions,
): Promise<Selected<Organizer, Field> | undefined> {
  return found(getOrganizerBySlug(core, slug, query, options));
}

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
export function updateOrganizerBySlug(
  core: Core,
  slug: string,
  body: OrganizerUpdate,
  options?: CallOptions,
): Call<Organizer> {
  return callAt(
    core,
    {
      name: "updateOrganizerBySlug",
      method: "PATCH",
      path: "/organizers/by-slug/{slug}",
      idempotency: "key",
    },
    { ...options, at: slug, input: body },
  );
}

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
export function deleteOrganizerBySlug(
  core: Core,
  slug: string,
  query: DeleteOrganizerBySlugQuery = {},
  options?: CallOptions,
): Call<Organizer> {
  return callAt(
    core,
    {
      name: "deleteOrganizerBySlug",
      method: "DELETE",
      path: "/organizers/by-slug/{slug}",
      idempotency: "key",
    },
    { ...options, at: slug, input: query },
  );
}

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
export function putOrganizerByExternal(
  core: Core,
  path: { readonly source: string; readonly external: string },
  body: OrganizerPut,
  options?: CallOptions,
): Call<Organizer> {
  return callAt(
    core,
    {
      name: "putOrganizerByExternal",
      method: "PUT",
      path: "/organizers/by-external/{source}/{external}",
      idempotency: "key",
    },
    { ...options, at: path, input: body },
  );
}
