// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type { ResourceOperations, Router, Service, ServiceState } from "specwright";
import type { ListBooksQuery } from "../../sdk/books.js";
import { isBookCreate, isBookUpdate, isGetBookBySlugQuery, isGetBookQuery, isListBooksQuery } from "./ajv.js";
import { bookFields, bookFilters, bookResource } from "./resource.js";

/** Routes of books. */
export function createBookRouter(
  service: Service,
  books: ResourceOperations<ListBooksQuery>,
): Router<ServiceState> {
  const router = service.createRouter();

  // GET /books: Lists records.
  router.get(
    "/books",
    service.route({
      operation: "listBooks",
      parameters: bookFilters,
      isInput: isListBooksQuery,
      collectsErrors: true,
      run: (query, call, checked) => books.list(query, call, checked),
    }),
  );

  // POST /books: Creates a record.
  router.post(
    "/books",
    service.route({
      operation: "createBook",
      parameters: bookFields,
      isInput: isBookCreate,
      access: "edit_books",
      stores: bookResource,
      run: (input, call, checked) => books.create(input, call, checked),
    }),
  );

  // GET /books/{id}: Gives a record.
  router.get(
    "/books/:id",
    service.route({
      operation: "getBook",
      parameters: { password: bookFields.password },
      isInput: isGetBookQuery,
      run: (input, call, checked) => books.get(input, call, checked),
    }),
  );

  // POST, PATCH /books/{id}: Changes a record.
  router.register(
    "/books/:id",
    ["POST", "PATCH"],
    service.route({
      operation: "updateBook",
      parameters: bookFields,
      isInput: isBookUpdate,
      access: "edit_books",
      stores: bookResource,
      repeats: books.repeats.update,
      run: (input, call, checked) => books.update(input, call, checked),
    }),
  );

  // GET /books/by-slug/{slug}: Gives a record.
  router.get(
    "/books/by-slug/:slug",
    service.route({
      operation: "getBookBySlug",
      parameters: {},
      isInput: isGetBookBySlugQuery,
      run: (input, call, checked) => books.get(input, call, checked),
    }),
  );

  return router;
}
