// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import {
  allCategories,
  createCategory,
  deleteCategory,
  getCategory,
  listCategories,
  pagesOfCategories,
  putCategoryByExternal,
  updateCategory,
} from "../calls/categories.js";
import type { Category, CategoryList } from "../categories.js";
import type { Call } from "../core/call.js";
import type { Core } from "../core/core.js";
import type { FieldOf, Fields, Selected, SelectedList } from "../core/fields.js";
import type { WalkOptions } from "../core/pages.js";
import { found } from "../core/record-call.js";
import type { CallOptions } from "../core/request.js";
import { type ClientWalk, clientWalk } from "../core/to-array.js";
import type {
  CategoryCreate,
  CategoryPut,
  CategoryUpdate,
  DeleteCategoryQuery,
  GetCategoryQuery,
  ListCategoriesQuery,
} from "../inputs/categories.js";

/** What can be done with categories. */
export interface CategoriesClient {
  /**
   * List categories: `GET /categories`
   *
   * Lists categories that pass all filters, page by page.
   *
   * @example
   * ```ts
   * const answer = await client.categories.list();
   * ```
   */
  list<Field extends FieldOf<Category> = never>(
    query?: ListCategoriesQuery & Fields<Field>,
    options?: CallOptions,
  ): Call<SelectedList<CategoryList, "categories", Category, Field>>;
  /**
   * The records of all pages of `list`, one by one: `for await (const one of ...)`. Pages are asked for
   * as they are needed.
   */
  all<Field extends FieldOf<Category> = never>(
    query?: ListCategoriesQuery & Fields<Field>,
    options?: WalkOptions,
  ): ClientWalk<Selected<Category, Field>>;
  /** All pages of `list`, one by one. */
  pages<Field extends FieldOf<Category> = never>(
    query?: ListCategoriesQuery & Fields<Field>,
    options?: WalkOptions,
  ): ClientWalk<SelectedList<CategoryList, "categories", Category, Field>>;
  /**
   * Create a category: `POST /categories`
   *
   * Creates a category.
   *
   * @example
   * ```ts
   * const category = await client.categories.create({ name: "Theatre" });
   * ```
   */
  create(body: CategoryCreate, options?: CallOptions): Call<Category>;
  /**
   * Get a category: `GET /categories/{id}`
   *
   * Gets a category by its id.
   *
   * @example
   * ```ts
   * const category = await client.categories.get(1);
   * ```
   */
  get<Field extends FieldOf<Category> = never>(
    id: number,
    query?: GetCategoryQuery & Fields<Field>,
    options?: CallOptions,
  ): Call<Selected<Category, Field>>;
  /**
   * Update a category: `PATCH /categories/{id}`
   *
   * Changes a category: the fields that are sent. The others stay as they are.
   *
   * @example
   * ```ts
   * const category = await client.categories.update(1, { name: "Theatre" });
   * ```
   */
  update(id: number, body: CategoryUpdate, options?: CallOptions): Call<Category>;
  /**
   * Delete a category: `DELETE /categories/{id}`
   *
   * Deletes a category, which its id names.
   *
   * @example
   * ```ts
   * const category = await client.categories.delete(1);
   * ```
   */
  delete(id: number, query?: DeleteCategoryQuery, options?: CallOptions): Call<Category>;
  /**
   * Create or update a category by its external id: `PUT /categories/by-external/{source}/{external}`
   *
   * Creates a category with this external id, or changes the fields that are sent where there is one:
   * concurrent calls make a single one.
   *
   * @example
   * ```ts
   * const category = await client.categories.putByExternal({ source: "shop.example.org", external: "show-4711" }, { name: "Theatre" });
   * ```
   */
  putByExternal(
    path: { readonly source: string; readonly external: string },
    body: CategoryPut,
    options?: CallOptions,
  ): Call<Category>;
  /** The record with this id, or undefined where there is none or it was deleted. */
  find<Field extends FieldOf<Category> = never>(
    id: number,
    query?: GetCategoryQuery & Fields<Field>,
    options?: CallOptions,
  ): Promise<Selected<Category, Field> | undefined>;
}

/** Binds the calls to a core. */
export function categoriesClient(core: Core): CategoriesClient {
  return {
    list: (query, options) => listCategories(core, query, options),
    all: (query, options) => clientWalk(allCategories(core, query, options)),
    pages: (query, options) => clientWalk(pagesOfCategories(core, query, options)),
    create: (body, options) => createCategory(core, body, options),
    get: (id, query, options) => getCategory(core, id, query, options),
    update: (id, body, options) => updateCategory(core, id, body, options),
    delete: (id, query, options) => deleteCategory(core, id, query, options),
    putByExternal: (path, body, options) => putCategoryByExternal(core, path, body, options),
    find: (id, query, options) => found(getCategory(core, id, query, options)),
  };
}
