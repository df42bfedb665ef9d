// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import {
  allTags,
  createTag,
  deleteTag,
  getTag,
  listTags,
  pagesOfTags,
  putTagByExternal,
  updateTag,
} from "../calls/tags.js";
import type { Call } from "../core/call.js";
import type { Core } from "../core/core.js";
import type { FieldOf, Fields, Selected, SelectedList } from "../core/fields.js";
import type { WalkOptions } from "../core/pages.js";
import { found } from "../core/record-call.js";
import type { CallOptions } from "../core/request.js";
import { type ClientWalk, clientWalk } from "../core/to-array.js";
import type {
  DeleteTagQuery,
  GetTagQuery,
  ListTagsQuery,
  TagCreate,
  TagPut,
  TagUpdate,
} from "../inputs/tags.js";
import type { Tag, TagList } from "../tags.js";

/** What can be done with tags. */
export interface TagsClient {
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
  list<Field extends FieldOf<Tag> = never>(
    query?: ListTagsQuery & Fields<Field>,
    options?: CallOptions,
  ): Call<SelectedList<TagList, "tags", Tag, Field>>;
  /**
   * The records of all pages of `list`, one by one: `for await (const one of ...)`. Pages are asked for
   * as they are needed.
   */
  all<Field extends FieldOf<Tag> = never>(
    query?: ListTagsQuery & Fields<Field>,
    options?: WalkOptions,
  ): ClientWalk<Selected<Tag, Field>>;
  /** All pages of `list`, one by one. */
  pages<Field extends FieldOf<Tag> = never>(
    query?: ListTagsQuery & Fields<Field>,
    options?: WalkOptions,
  ): ClientWalk<SelectedList<TagList, "tags", Tag, Field>>;
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
  create(body: TagCreate, options?: CallOptions): Call<Tag>;
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
  get<Field extends FieldOf<Tag> = never>(
    id: number,
    query?: GetTagQuery & Fields<Field>,
    options?: CallOptions,
  ): Call<Selected<Tag, Field>>;
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
  update(id: number, body: TagUpdate, options?: CallOptions): Call<Tag>;
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
  delete(id: number, query?: DeleteTagQuery, options?: CallOptions): Call<Tag>;
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
  putByExternal(
    path: { readonly source: string; readonly external: string },
    body: TagPut,
    options?: CallOptions,
  ): Call<Tag>;
  /** The record with this id, or undefined where there is none or it was deleted. */
  find<Field extends FieldOf<Tag> = never>(
    id: number,
    query?: GetTagQuery & Fields<Field>,
    options?: CallOptions,
  ): Promise<Selected<Tag, Field> | undefined>;
}

/** Binds the calls to a core. */
export function tagsClient(core: Core): TagsClient {
  return {
    list: (query, options) => listTags(core, query, options),
    all: (query, options) => clientWalk(allTags(core, query, options)),
    pages: (query, options) => clientWalk(pagesOfTags(core, query, options)),
    create: (body, options) => createTag(core, body, options),
    get: (id, query, options) => getTag(core, id, query, options),
    update: (id, body, options) => updateTag(core, id, body, options),
    delete: (id, query, options) => deleteTag(core, id, query, options),
    putByExternal: (path, body, options) => putTagByExternal(core, path, body, options),
    find: (id, query, options) => found(getTag(core, id, query, options)),
  };
}
