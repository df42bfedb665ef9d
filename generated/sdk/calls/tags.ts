// Generated from spec/resources/tag.yaml and spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import { type Call, call } from "../core/call.js";
import type { Core } from "../core/core.js";
import type { FieldOf, Fields, Selected, SelectedList } from "../core/fields.js";
import { type ListOperation, type Walk, type WalkOptions, walkPages, walkRecords } from "../core/pages.js";
import { callAt, errorByCode, found } from "../core/record-call.js";
import type { CallOptions } from "../core/request.js";
import type {
  DeleteTagQuery,
  GetTagQuery,
  ListTagsQuery,
  TagCreate,
  TagPut,
  TagUpdate,
} from "../inputs/tags.js";
import type { Tag, TagList } from "../tags.js";

const listTagsOperation: ListOperation = { name: "listTags", method: "GET", path: "/tags", records: "tags" };

/**
 * List tags: `GET /tags`
 *
 * Lists tags that pass all filters, page by page.
 *
 * @example
 * ```ts
 * const answer = await client.tags.list();
 * ```
 */
export function listTags<Field extends FieldOf<Tag> = never>(
  core: Core,
  query: ListTagsQuery & Fields<Field> = {},
  options?: CallOptions,
): Call<SelectedList<TagList, "tags", Tag, Field>> {
  return call(core, listTagsOperation, { ...options, input: query });
}

/** The tags of all pages of a list, one by one; the pages are asked for as they are needed. */
export function allTags<Field extends FieldOf<Tag> = never>(
  core: Core,
  query: ListTagsQuery & Fields<Field> = {},
  options?: WalkOptions,
): Walk<Selected<Tag, Field>> {
  return walkRecords(core, listTagsOperation, { ...options, input: query });
}

/** All pages of a list of tags, one by one. */
export function pagesOfTags<Field extends FieldOf<Tag> = never>(
  core: Core,
  query: ListTagsQuery & Fields<Field> = {},
  options?: WalkOptions,
): Walk<SelectedList<TagList, "tags", Tag, Field>> {
  return walkPages(core, listTagsOperation, { ...options, input: query });
}

/**
 * Create a tag: `POST /tags`
 *
 * Creates a tag.
 *
 * @example
 * ```ts
 * const tag = await client.tags.create({ name: "Choir" });
 * ```
 */
export function createTag(core: Core, body: TagCreate, options?: CallOptions): Call<Tag> {
  return call(
    core,
    { name: "createTag", method: "POST", path: "/tags", idempotency: "key", toError: errorByCode },
    { ...options, input: body },
  );
}

/**
 * Get a tag: `GET /tags/{id}`
 *
 * Gets a tag by its id.
 *
 * @example
 * ```ts
 * const tag = await client.tags.get(11);
 * ```
 */
export function getTag<Field extends FieldOf<Tag> = never>(
  core: Core,
  id: number,
  query: GetTagQuery & Fields<Field> = {},
  options?: CallOptions,
): Call<Selected<Tag, Field>> {
  return callAt(
    core,
    { name: "getTag", method: "GET", path: "/tags/{id}" },
    { ...options, at: id, input: query },
  );
}

/** The record with this id, or undefined where there is none or it was deleted. `GET /tags/{id}` */
export function findTag<Field extends FieldOf<Tag> = never>(
  core: Core,
  id: number,
  query: GetTagQuery & Fields<Field> = {},
  options?: CallOptions,
): Promise<Selected<Tag, Field> | undefined> {
  return found(getTag(core, id, query, options));
}

/**
 * Update a tag: `PATCH /tags/{id}`
 *
 * Changes a tag: the fields that are sent. The others stay as they are.
 *
 * @example
 * ```ts
 * const tag = await client.tags.update(11, { name: "Choir" });
 * ```
 */
export function updateTag(core: Core, id: number, body: TagUpdate, options?: CallOptions): Call<Tag> {
  return callAt(
    core,
    { name: "updateTag", method: "PATCH", path: "/tags/{id}", idempotency: "key" },
    { ...options, at: id, input: body },
  );
}

/**
 * Delete a tag: `DELETE /tags/{id}`
 *
 * Deletes a tag, which its id names.
 *
 * @example
 * ```ts
 * const tag = await client.tags.delete(11);
 * ```
 */
export function deleteTag(
  core: Core,
  id: number,
  query: DeleteTagQuery = {},
  options?: CallOptions,
): Call<Tag> {
  return callAt(
    core,
    { name: "deleteTag", method: "DELETE", path: "/tags/{id}", idempotency: "key" },
    { ...options, at: id, input: query },
  );
}

/**
 * Create or update a tag by its external id: `PUT /tags/by-external/{source}/{external}`
 *
 * Creates a tag with this external id, or changes the fields that are sent where there is one:
 * concurrent calls make a single one.
 *
 * @example
 * ```ts
 * const tag = await client.tags.putByExternal({ source: "shop.example.org", external: "show-4711" }, { name: "Choir" });
 * ```
 */
export function putTagByExternal(
  core: Core,
  path: { readonly source: string; readonly external: string },
  body: TagPut,
  options?: CallOptions,
): Call<Tag> {
  return callAt(
    core,
    {
      name: "putTagByExternal",
      method: "PUT",
      path: "/tags/by-external/{source}/{external}",
      idempotency: "key",
    },
    { ...options, at: path, input: body },
  );
}
