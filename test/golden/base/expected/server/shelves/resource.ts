// Generated from spec/resources/shelf.yaml. Do not edit: change the spec and run `npm run generate`.

import type { FieldDescriptor, FilterDescriptor, ResourceDescriptor } from "specwright";

/** How each field of shelves is read and stored. */
export const shelfFields = {
  name: { kind: "text", required: true, text: "Name of the shelf.", length: 20000, storage: "localized" },
  parent: {
    kind: "reference",
    target: "shelf",
    by: ["id"],
    text: "The shelf above.",
    storage: "reference",
    acyclic: true,
    hierarchy: true,
  },
} as const satisfies Record<string, FieldDescriptor>;

/** How each filter of a list of shelves is read, and which records it selects. */
export const shelfFilters = {
  page: { kind: "integer", default: 1, minimum: 1, text: "Number of the page." },
  book: {
    kind: "reference",
    target: "book",
    by: ["id"],
    text: "Keep the shelves of this book.",
    match: { by: "linked_from", resource: "book" },
  },
  filled: { kind: "boolean", default: true, text: "Leave out empty shelves." },
} as const satisfies Record<string, FilterDescriptor>;

/** A place for books. */
export const shelfResource: ResourceDescriptor = {
  name: "shelf",
  plural: "shelves",
  label: { en: "Shelf", de: "Shelf" },
  labels: { en: "Shelves", de: "Shelves" },
  collection: "shelves",
  sequence: "term",
  namedBy: "name",
  page: "/shelf/{slug}/",
  draftPage: "/shelf/{slug}/",
  taxonomy: "shelf",
  paths: { list: "/shelves", get: "/shelves/{id}" },
  variables: { id: "Id of the record." },
  roles: { page: "page", hide_empty: "filled" },
  links: ["page", "book", "filled"],
  list: {
    rest_url: "self",
    total: "total",
    total_pages: "pages",
    shelves: "items",
    next_rest_url: "next",
    previous_rest_url: "previous",
  },
  order: [
    ["sort_name", 1],
    ["_id", 1],
  ],
  counts: { resource: "book", field: "shelves" },
  answered: ["id", "count", "slug", "taxonomy", "url", "urls"],
  errors: {},
  fields: shelfFields,
  filters: shelfFilters,
};
