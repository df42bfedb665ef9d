// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  Category,
  CategoryCreate,
  CategoryList,
  CategoryPut,
  CategoryUpdate,
  GetCategoryQuery,
  ListCategoriesQuery,
} from "../categories.js";
import type { CategoriesClient } from "../clients/categories.js";
import type { FieldOf, Fields, Selected, SelectedList } from "../core/fields.js";
import {
  type InfiniteQueryOptions,
  infiniteOptions,
  type MutationOptions,
  type QueryOptions,
  queryOptions,
} from "../core/query-options.js";

/** Options of queries and mutations; `key` is the start of all their keys. */
export interface CategoriesQueries {
  readonly key: readonly ["categories"];
  list<Field extends FieldOf<Category> = never>(
    query?: ListCategoriesQuery & Fields<Field>,
  ): QueryOptions<SelectedList<CategoryList, "categories", Category, Field>>;
  infinite(query?: ListCategoriesQuery): InfiniteQueryOptions<CategoryList>;
  create(): MutationOptions<Category, CategoryCreate>;
  get<Field extends FieldOf<Category> = never>(
    id: number,
    query?: GetCategoryQuery & Fields<Field>,
  ): QueryOptions<Selected<Category, Field>>;
  update(): MutationOptions<Category, { readonly id: number; readonly body: CategoryUpdate }>;
  delete(): MutationOptions<Category, number>;
  putByExternal(): MutationOptions<
    Category,
    { readonly path: { readonly source: string; readonly external: string }; readonly body: CategoryPut }
  >;
}

/** Binds the options to a client. */
export function categoriesQueries(client: CategoriesClient): CategoriesQueries {
  return {
    key: ["categories"],
    list: (query) => queryOptions(["categories", "list", query], (options) => client.list(query, options)),
    infinite: (query) =>
      infiniteOptions(["categories", "infinite", query], query?.page, (page, options) =>
        client.list({ ...query, page }, options),
      ),
    create: () => ({
      mutationKey: ["categories", "create"],
      mutationFn: (body) => client.create(body),
    }),
    get: (id, query) =>
      queryOptions(["categories", "get", id, query], (options) => client.get(id, query, options)),
    update: () => ({
      mutationKey: ["categories", "update"],
      mutationFn: ({ id, body }) => client.update(id, body),
    }),
    delete: () => ({
      mutationKey: ["categories", "delete"],
      mutationFn: (id) => client.delete(id),
    }),
    putByExternal: () => ({
      mutationKey: ["categories", "putByExternal"],
      mutationFn: ({ path, body }) => client.putByExternal(path, body),
    }),
  };
}
