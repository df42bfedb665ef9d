// Generated from spec/resources/category.yaml. Do not edit: change the spec and run `npm run generate`.

import type { FieldDescriptor, FilterDescriptor, ResourceDescriptor } from "../../../runtime/codegen.js";

/** How each field of categories is read and kept. */
export const categoryFields = {
  name: { kind: "text", required: true, storage: "localized" },
  description: { kind: "html", blank: true, storage: "localized" },
  slug: { kind: "slug", storage: "slug" },
  parent: {
    kind: "reference",
    target: "category",
    by: ["id"],
    nullable: true,
    storage: "reference",
    acyclic: true,
    hierarchy: true,
  },
} as const satisfies Record<string, FieldDescriptor>;

/** How each filter of a list of categories is read, and what it keeps. */
export const categoryFilters = {
  page: { kind: "integer", default: 1, match: { by: "page" } },
  per_page: { kind: "integer", default: 10, match: { by: "size" } },
  search: { kind: "text", match: { by: "search", fields: ["name", "slug"], within: true } },
  exclude: { kind: "integer", list: true, match: { by: "none_of_ids" } },
  include: { kind: "integer", list: true, match: { by: "one_of_ids" } },
  order: { kind: "enum", values: ["asc", "desc"], match: { by: "order" } },
  orderby: {
    kind: "enum",
    values: ["name", "id", "term_id", "slug", "count", "description", "term_group", "include"],
    match: { by: "order_by" },
  },
  hide_empty: { kind: "boolean", default: true, match: { by: "hide_empty" } },
  parent: {
    kind: "reference",
    target: "category",
    by: ["id"],
    match: { by: "reference", property: "parent" },
  },
  post: {
    kind: "reference",
    target: "event",
    by: ["id"],
    match: { by: "linked_from", resource: "event", property: "categories" },
  },
  event: {
    kind: "reference",
    target: "event",
    by: ["id"],
    match: { by: "linked_from", resource: "event", property: "categories" },
  },
  slug: { kind: "slug", match: { by: "slug" } },
} as const satisfies Record<string, FilterDescriptor>;

/** A kind of event; categories may stand below each other. */
export const categoryFacts: ResourceDescriptor = {
  name: "category",
  plural: "categories",
  label: {
    ca: "Categoria",
    en: "Category",
    fr: "Catégorie",
    de: "Kategorie",
    it: "Categoria",
    es: "Categoría",
  },
  labels: {
    ca: "Categories",
    en: "Categories",
    fr: "Catégories",
    de: "Kategorien",
    it: "Categorie",
    es: "Categorías",
  },
  lifecycle: "term",
  collection: "categories",
  sequence: "term",
  namedBy: "name",
  page: "/events/category/{path}/",
  draftPage: "/events/category/{path}/",
  taxonomy: "tribe_events_cat",
  shows: { text: "description" },
  paths: { list: "/categories", get: "/categories/{id}" },
  sitemap: true,
  links: [
    "page",
    "per_page",
    "search",
    "exclude",
    "include",
    "order",
    "orderby",
    "hide_empty",
    "parent",
    "post",
    "event",
    "slug",
  ],
  order: [
    ["sort_name", 1],
    ["_id", 1],
  ],
  counts: { resource: "event", field: "categories" },
  errors: {},
  webhooks: ["created", "updated", "deleted"],
  fields: categoryFields,
  filters: categoryFilters,
};
