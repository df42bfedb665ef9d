// Generated from spec/*.yaml. Do not edit: change the spec and run `npm run generate`.

import type { ResourceDescriptor, Router, Service, ServiceState } from "specwright";
import { isBookCreate, isBookUpdate } from "./books/ajv.js";
import { toBook } from "./books/answer.js";
import { bookCollection } from "./books/collection.js";
import { bookConditions } from "./books/conditions.js";
import { bookResource } from "./books/resource.js";
import { createBookRouter } from "./books/router.js";
import type { Hooks } from "./hooks.js";
import { createServiceRouter } from "./service/router.js";
import { toShelf } from "./shelves/answer.js";
import { shelfCollection } from "./shelves/collection.js";
import { shelfConditions } from "./shelves/conditions.js";
import { shelfResource } from "./shelves/resource.js";
import { createShelfRouter } from "./shelves/router.js";

/** Collections of the service, for the indexes. */
export const collections = [
  bookCollection,
  shelfCollection,
] as const;

/** Descriptors of all resources. */
export const resourceDescriptors: readonly ResourceDescriptor[] = [
  bookResource,
  shelfResource,
];

/** Registers the resources of the spec and returns their routers. */
export function createRouters(service: Service, hooks: Hooks): Router<ServiceState>[] {
  const books = service.records({
    resource: bookResource,
    token: bookCollection,
    show: (document, view) => toBook(document, view, hooks),
    guards: { create: isBookCreate, update: isBookUpdate },
    conditions: bookConditions,
    filterHooks: { long: hooks.book.long },
    accessorName: "books",
    access: { list: "everyone", create: "edit_books", get: "everyone", update: "edit_books" },
  });
  const shelves = service.records({
    resource: shelfResource,
    token: shelfCollection,
    show: toShelf,
    guards: {},
    conditions: shelfConditions,
    filterHooks: {},
    accessorName: "shelves",
    access: { list: "everyone", get: "everyone" },
  });

  return [
    createBookRouter(service, books),
    createShelfRouter(service, shelves),
    createServiceRouter(service),
  ];
}
