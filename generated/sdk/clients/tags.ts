// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import { allTags, createTag, deleteTag, getTag, listTags, pagesOfTags, updateTag } from "../calls/tags.js";
import type { Call, CallOptions } from "../core/call.js";
import type { Core } from "../core/core.js";
import type { Walk, WalkOptions } from "../core/pages.js";
import { found } from "../core/record-call.js";
import type {
  DeleteTagQuery,
  GetTagQuery,
  ListTagsQuery,
  Tag,
  TagCreate,
  TagList,
  TagUpdate,
} from "../tags.js";

/** What can be done with tags. */
export interface TagsClient {
  /**
   * List tags: `GET /tags`
   *
   * Lists the records that pass all filters, page by page.
   */
  list(query?: ListTagsQuery, options?: CallOptions): Call<TagList>;
  /**
   * All records of a list, one by one: `for await (const one of ...)`. Pages are asked for as they are
   * needed.
   */
  all(query?: ListTagsQuery, options?: WalkOptions): Walk<Tag>;
  /** All pages of a list, one by one. */
  pages(query?: ListTagsQuery, options?: WalkOptions): Walk<TagList>;
  /**
   * Create a tag: `POST /tags`
   *
   * Creates a record.
   */
  create(body: TagCreate, options?: CallOptions): Call<Tag>;
  /**
   * Get a tag: `GET /tags/{id}`
   *
   * Gives the record with this id.
   */
  get(id: number, query?: GetTagQuery, options?: CallOptions): Call<Tag>;
  /**
   * Update a tag: `PATCH /tags/{id}`
   *
   * Changes the fields that are sent of the record with this id; the others stay as they are.
   */
  update(id: number, body: TagUpdate, options?: CallOptions): Call<Tag>;
  /**
   * Delete a tag: `DELETE /tags/{id}`
   *
   * Deletes the record with this id.
   */
  delete(id: number, query?: DeleteTagQuery, options?: CallOptions): Call<Tag>;
  /** The record with this id, or undefined where there is none or it was deleted. */
  find(id: number, query?: GetTagQuery, options?: CallOptions): Promise<Tag | undefined>;
}

/** Binds the calls to a core. */
export function tagsClient(core: Core): TagsClient {
  return {
    list: (query, options) => listTags(core, query, options),
    all: (query, options) => allTags(core, query, options),
    pages: (query, options) => pagesOfTags(core, query, options),
    create: (body, options) => createTag(core, body, options),
    get: (id, query, options) => getTag(core, id, query, options),
    update: (id, body, options) => updateTag(core, id, body, options),
    delete: (id, query, options) => deleteTag(core, id, query, options),
    find: (id, query, options) => found(getTag(core, id, query, options)),
  };
}
