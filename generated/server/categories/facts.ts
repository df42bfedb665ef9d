// Generated from spec/resources/category.yaml. Do not edit: change the spec and run `npm run generate`.

import type { FieldDescriptor, FilterDescriptor, ResourceDescriptor } from "specwright";

/** How each field of categories is read and stored. */
export const categoryFields = {
  name: {
    kind: "text",
    required: true,
    text: "Name of the category.",
    label: "Name",
    length: 20000,
    storage: "localized",
  },
  description: {
    kind: "html",
    blank: true,
    text: "What belongs in the category.",
    label: "Description",
    length: 200000,
    storage: "localized",
  },
  slug: {
    kind: "slug",
    text: "Short name of the category in addresses.",
    label: "Slug",
    length: 200,
    storage: "slug",
  },
  parent: {
    kind: "reference",
    target: "category",
    by: ["id"],
    nullable: true,
    text: "Id of the category above.",
    label: "Category above",
    storage: "reference",
    acyclic: true,
    hierarchy: true,
  },
} as const satisfies Record<string, FieldDescriptor>;

/** How each filter of a list of categories is read, and which records it selects. */
export const categoryFilters = {
  page: {
    kind: "integer",
    default: 1,
    minimum: 1,
    text: "The page of the archive to return.",
    match: { by: "page" },
  },
  per_page: {
    kind: "integer",
    default: 10,
    minimum: 1,
    maximum: 50,
    text: "How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page leads to the rest.",
    match: { by: "size" },
  },
  search: {
    kind: "text",
    text: "Text to find in name or slug.",
    match: { by: "search", fields: ["name", "slug"], within: true },
  },
  exclude: {
    kind: "integer",
    list: true,
    text: "Leave out the terms with these ids.",
    match: { by: "none_of_ids" },
  },
  include: {
    kind: "integer",
    list: true,
    text: "Only the terms with these ids.",
    match: { by: "one_of_ids" },
  },
  order: { kind: "enum", values: ["asc", "desc"], text: "Ascending or descending.", match: { by: "order" } },
  orderby: {
    kind: "enum",
    values: ["name", "id", "term_id", "slug", "count", "description", "term_group", "include"],
    text: "The attribute of the term to sort by.",
    match: { by: "order_by" },
  },
  hide_empty: {
    kind: "boolean",
    default: true,
    text: "Leave out categories without published events.",
    match: { by: "hide_empty" },
  },
  parent: {
    kind: "reference",
    target: "category",
    by: ["id"],
    text: "Only the categories directly below this one.",
    match: { by: "reference", property: "parent" },
  },
  post: {
    kind: "reference",
    target: "event",
    by: ["id"],
    text: "Only the categories of this event.",
    match: { by: "linked_from", resource: "event", property: "categories" },
  },
  event: {
    kind: "reference",
    target: "event",
    by: ["id"],
    text: "Only the categories of this event; another name for post.",
    match: { by: "linked_from", resource: "event", property: "categories" },
  },
  slug: { kind: "slug", text: "Only the term with this slug.", match: { by: "slug" } },
} as const satisfies Record<string, FilterDescriptor>;

/** A kind of event; categories can be nested. */
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
  collection: "categories",
  sequence: "term",
  namedBy: "name",
  page: "/events/category/{path}/",
  draftPage: "/events/category/{path}/",
  taxonomy: "tribe_events_cat",
  shows: { text: "description" },
  paths: { list: "/categories", get: "/categories/{id}" },
  variables: { id: "Id of the record." },
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
