// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import {
  allCategories,
  createCategory,
  deleteCategory,
  getCategory,
  listCategories,
  pagesOfCategories,
  updateCategory,
} from "../calls/categories.js";
import type {
  Category,
  CategoryCreate,
  CategoryList,
  CategoryUpdate,
  DeleteCategoryQuery,
  GetCategoryQuery,
  ListCategoriesQuery,
} from "../categories.js";
import type { Call, CallOptions } from "../core/call.js";
import type { Core } from "../core/core.js";
import type { Walk, WalkOptions } from "../core/pages.js";
import { found } from "../core/record-call.js";

/** What can be done with categories. */
export interface CategoriesClient {
  /**
   * List categories: `GET /categories`
   *
   * Lists the records that pass all filters, page by page.
   */
  list(query?: ListCategoriesQuery, options?: CallOptions): Call<CategoryList>;
  /**
   * All records of a list, one by one: `for await (const one of ...)`. Pages are asked for as they are
   * needed.
   */
  all(query?: ListCategoriesQuery, options?: WalkOptions): Walk<Category>;
  /** All pages of a list, one by one. */
  pages(query?: ListCategoriesQuery, options?: WalkOptions): Walk<CategoryList>;
  /**
   * Create a category: `POST /categories`
   *
   * Creates a record.
   */
  create(body: CategoryCreate, options?: CallOptions): Call<Category>;
  /**
   * Get a category: `GET /categories/{id}`
   *
   * Gives the record with this id.
   */
  get(id: number, query?: GetCategoryQuery, options?: CallOptions): Call<Category>;
  /**
   * Update a category: `PATCH /categories/{id}`
   *
   * Changes the fields that are sent of the record with this id; the others stay as they are.
   */
  update(id: number, body: CategoryUpdate, options?: CallOptions): Call<Category>;
  /**
   * Delete a category: `DELETE /categories/{id}`
   *
   * Deletes the record with this id.
   */
  delete(id: number, query?: DeleteCategoryQuery, options?: CallOptions): Call<Category>;
  /** The record with this id, or undefined where there is none or it was deleted. */
  find(id: number, query?: GetCategoryQuery, options?: CallOptions): Promise<Category | undefined>;
}

/** Binds the calls to a core. */
export function categoriesClient(core: Core): CategoriesClient {
  return {
    list: (query, options) => listCategories(core, query, options),
    all: (query, options) => allCategories(core, query, options),
    pages: (query, options) => pagesOfCategories(core, query, options),
    create: (body, options) => createCategory(core, body, options),
    get: (id, query, options) => getCategory(core, id, query, options),
    update: (id, body, options) => updateCategory(core, id, body, options),
    delete: (id, query, options) => deleteCategory(core, id, query, options),
    find: (id, query, options) => found(getCategory(core, id, query, options)),
  };
}
