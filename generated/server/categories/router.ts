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

  // GET /categories: Lists the records that pass all filters, page by page.
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

  // POST /categories: Creates a record.
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

  // GET /categories/{id}: Gives the record with this id.
  router.get(
    "/categories/:id",
    service.route({
      operation: "getCategory",
      parameters: {},
      isInput: isGetCategoryQuery,
      run: (input, call, checked) => categories.get(input, call, checked),
    }),
  );

  // POST, PUT, PATCH /categories/{id}: Changes the fields that are sent of the record with this id; the others stay as they are.
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

  // DELETE /categories/{id}: Deletes the record with this id.
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

  // PUT /categories/by-external/{source}/{external}: Creates the record with this external id, or changes the fields that are sent of the one that has it: concurrent calls make one record.
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
