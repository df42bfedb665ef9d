// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type { ResourceOperations, Router, Service, ServiceState } from "specwright";
import type { ListCategoriesQuery } from "../../sdk/categories.js";
import {
  isCategoryCreate,
  isCategoryPut,
  isCategoryUpdate,
  isDeleteCategoryQuery,
  isGetCategoryQuery,
  isListCategoriesQuery,
} from "./ajv.js";
import { categoryFields, categoryFilters, categoryResource, categoryWrites } from "./resource.js";

/** Routes of categories. */
export function createCategoryRouter(
  service: Service,
  categories: ResourceOperations<ListCategoriesQuery>,
): Router<ServiceState> {
  const router = service.createRouter();

  // GET /categories: Lists categories that pass all filters, page by page.
  router.get(
    "/categories",
    service.route({
      operation: "listCategories",
      parameters: categoryFilters,
      isInput: isListCategoriesQuery,
      collectsErrors: true,
      run: (query, call, checked) => categories.list(query, call, checked),
    }),
  );

  // POST /categories: Creates a category.
  router.post(
    "/categories",
    service.route({
      operation: "createCategory",
      parameters: { ...categoryFields, ...categoryWrites },
      isInput: isCategoryCreate,
      access: "edit_categories",
      stores: categoryResource,
      repeats: categories.repeats.create,
      run: (input, call, checked) => categories.create(input, call, checked),
    }),
  );

  // GET /categories/{id}: Gets a category by its id.
  router.get(
    "/categories/:id",
    service.route({
      operation: "getCategory",
      parameters: {},
      isInput: isGetCategoryQuery,
      run: (input, call, checked) => categories.get(input, call, checked),
    }),
  );

  // POST, PUT, PATCH /categories/{id}: Changes a category: the fields that are sent. The others stay as they are.
  router.register(
    "/categories/:id",
    ["POST", "PUT", "PATCH"],
    service.route({
      operation: "updateCategory",
      parameters: { ...categoryFields, ...categoryWrites },
      isInput: isCategoryUpdate,
      access: "edit_categories",
      stores: categoryResource,
      repeats: categories.repeats.update,
      run: (input, call, checked) => categories.update(input, call, checked),
    }),
  );

  // DELETE /categories/{id}: Deletes a category, which its id names.
  router.delete(
    "/categories/:id",
    service.route({
      operation: "deleteCategory",
      parameters: {},
      isInput: isDeleteCategoryQuery,
      access: "edit_categories",
      repeats: categories.repeats.remove,
      run: (input, call, checked) => categories.remove(input, call, checked),
    }),
  );

  // PUT /categories/by-external/{source}/{external}: Creates a category with this external id, or changes the fields that are sent where there is one: concurrent calls make a single one.
  router.put(
    "/categories/by-external/:source/:external",
    service.route({
      operation: "putCategoryByExternal",
      parameters: { ...categoryFields, ...categoryWrites },
      isInput: isCategoryPut,
      access: "edit_categories",
      stores: categoryResource,
      repeats: categories.repeats.put,
      run: (input, call, checked) => categories.put(input, call, checked),
    }),
  );

  return router;
}
