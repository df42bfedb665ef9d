// Generated from spec/resources/category.yaml and spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Category, CategoryList } from "../categories.js";
import { type Call, call } from "../core/call.js";
import type { Core } from "../core/core.js";
import type { FieldOf, Fields, Selected, SelectedList } from "../core/fields.js";
import { type ListOperation, type Walk, type WalkOptions, walkPages, walkRecords } from "../core/pages.js";
import { callAt, errorByCode, found } from "../core/record-call.js";
import type { CallOptions } from "../core/request.js";
import type {
  CategoryCreate,
  CategoryPut,
  CategoryUpdate,
  DeleteCategoryQuery,
  GetCategoryQuery,
  ListCategoriesQuery,
} from "../inputs/categories.js";

const listCategoriesOperation: ListOperation = {
  name: "listCategories",
  method: "GET",
  path: "/categories",
  records: "categories",
};

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
export function listCategories<Field extends FieldOf<Category> = never>(
  core: Core,
  query: ListCategoriesQuery & Fields<Field> = {},
  options?: CallOptions,
): Call<SelectedList<CategoryList, "categories", Category, Field>> {
  return call(core, listCategoriesOperation, { ...options, input: query });
}

/** The categories of all pages of a list, one by one; the pages are asked for as they are needed. */
export function allCategories<Field extends FieldOf<Category> = never>(
  core: Core,
  query: ListCategoriesQuery & Fields<Field> = {},
  options?: WalkOptions,
): Walk<Selected<Category, Field>> {
  return walkRecords(core, listCategoriesOperation, { ...options, input: query });
}

/** All pages of a list of categories, one by one. */
export function pagesOfCategories<Field extends FieldOf<Category> = never>(
  core: Core,
  query: ListCategoriesQuery & Fields<Field> = {},
  options?: WalkOptions,
): Walk<SelectedList<CategoryList, "categories", Category, Field>> {
  return walkPages(core, listCategoriesOperation, { ...options, input: query });
}

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
export function createCategory(core: Core, body: CategoryCreate, options?: CallOptions): Call<Category> {
  return call(
    core,
    { name: "createCategory", method: "POST", path: "/categories", idempotency: "key", toError: errorByCode },
    { ...options, input: body },
  );
}

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
export function getCategory<Field extends FieldOf<Category> = never>(
  core: Core,
  id: number,
  query: GetCategoryQuery & Fields<Field> = {},
  options?: CallOptions,
): Call<Selected<Category, Field>> {
  return callAt(
    core,
    { name: "getCategory", method: "GET", path: "/categories/{id}" },
    { ...options, at: id, input: query },
  );
}

/** The record with this id, or undefined where there is none or it was deleted. `GET /categories/{id}` */
export function findCategory<Field extends FieldOf<Category> = never>(
  core: Core,
  id: number,
  query: GetCategoryQuery & Fields<Field> = {},
  options?: CallOptions,
): Promise<Selected<Category, Field> | undefined> {
  return found(getCategory(core, id, query, options));
}

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
export function updateCategory(
  core: Core,
  id: number,
  body: CategoryUpdate,
  options?: CallOptions,
): Call<Category> {
  return callAt(
    core,
    { name: "updateCategory", method: "PATCH", path: "/categories/{id}", idempotency: "key" },
    { ...options, at: id, input: body },
  );
}

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
export function deleteCategory(
  core: Core,
  id: number,
  query: DeleteCategoryQuery = {},
  options?: CallOptions,
): Call<Category> {
  return callAt(
    core,
    { name: "deleteCategory", method: "DELETE", path: "/categories/{id}", idempotency: "key" },
    { ...options, at: id, input: query },
  );
}

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
export function putCategoryByExternal(
  core: Core,
  path: { readonly source: string; readonly external: string },
  body: CategoryPut,
  options?: CallOptions,
): Call<Category> {
  return callAt(
    core,
    {
      name: "putCategoryByExternal",
      method: "PUT",
      path: "/categories/by-external/{source}/{external}",
      idempotency: "key",
    },
    { ...options, at: path, input: body },
  );
}
