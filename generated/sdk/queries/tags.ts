// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type { TagsClient } from "../clients/tags.js";
import type { FieldOf, Fields, Selected, SelectedList } from "../core/fields.js";
import {
  type InfiniteQueryOptions,
  infiniteOptions,
  type MutationOptions,
  type QueryOptions,
  queryOptions,
} from "../core/query-options.js";
import type { GetTagQuery, ListTagsQuery, Tag, TagCreate, TagList, TagPut, TagUpdate } from "../tags.js";

/** Options of queries and mutations; `key` is the start of all their keys. */
export interface TagsQueries {
  readonly key: readonly ["tags"];
  list<Field extends FieldOf<Tag> = never>(
    query?: ListTagsQuery & Fields<Field>,
  ): QueryOptions<SelectedList<TagList, "tags", Tag, Field>>;
  infinite(query?: ListTagsQuery): InfiniteQueryOptions<TagList>;
  create(): MutationOptions<Tag, TagCreate>;
  get<Field extends FieldOf<Tag> = never>(
    id: number,
    query?: GetTagQuery & Fields<Field>,
  ): QueryOptions<Selected<Tag, Field>>;
  update(): MutationOptions<Tag, { readonly id: number; readonly body: TagUpdate }>;
  delete(): MutationOptions<Tag, number>;
  putByExternal(): MutationOptions<
    Tag,
    { readonly path: { readonly source: string; readonly external: string }; readonly body: TagPut }
  >;
}

/** Binds the options to a client. */
export function tagsQueries(client: TagsClient): TagsQueries {
  return {
    key: ["tags"],
    list: (query) => queryOptions(["tags", "list", query], (options) => client.list(query, options)),
    infinite: (query) =>
      infiniteOptions(["tags", "infinite", query], query?.page, (page, options) =>
        client.list({ ...query, page }, options),
      ),
    create: () => ({
      mutationKey: ["tags", "create"],
      mutationFn: (body) => client.create(body),
    }),
    get: (id, query) => queryOptions(["tags", "get", id, query], (options) => client.get(id, query, options)),
    update: () => ({
      mutationKey: ["tags", "update"],
      mutationFn: ({ id, body }) => client.update(id, body),
    }),
    delete: () => ({
      mutationKey: ["tags", "delete"],
      mutationFn: (id) => client.delete(id),
    }),
    putByExternal: () => ({
      mutationKey: ["tags", "putByExternal"],
      mutationFn: ({ path, body }) => client.putByExternal(path, body),
    }),
  };
}
