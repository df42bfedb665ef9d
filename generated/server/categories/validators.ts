// Generated from spec/resources/category.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Guard } from "specwright";
import type {
  CategoryCreate,
  CategoryUpdate,
  DeleteCategoryQuery,
  GetCategoryQuery,
  ListCategoriesQuery,
} from "../../sdk/categories.js";
import {
  checkCategoryCreate,
  checkCategoryUpdate,
  checkDeleteCategoryQuery,
  checkGetCategoryQuery,
  checkListCategoriesQuery,
} from "./ajv.js";

/** Accepts the parameters of `GET /categories`, each in its type and within its limits. */
export const isListCategoriesQuery: Guard<ListCategoriesQuery> = checkListCategoriesQuery;

/** Accepts the parameters of `POST /categories`, each in its type and within its limits. */
export const isCategoryCreate: Guard<CategoryCreate> = checkCategoryCreate;

/** Accepts the parameters of `GET /categories/{id}`, each in its type and within its limits. */
export const isGetCategoryQuery: Guard<GetCategoryQuery> = checkGetCategoryQuery;

/**
 * Accepts the parameters of `POST, PUT, PATCH /categories/{id}`, each in its type and within its
 * limits.
 */
export const isCategoryUpdate: Guard<CategoryUpdate> = checkCategoryUpdate;

/** Accepts the parameters of `DELETE /categories/{id}`, each in its type and within its limits. */
export const isDeleteCategoryQuery: Guard<DeleteCategoryQuery> = checkDeleteCategoryQuery;
