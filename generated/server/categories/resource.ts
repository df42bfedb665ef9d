// Generated from spec/resources/category.yaml. Do not edit: change the spec and run `npm run generate`.

import type { FieldDescriptor, FilterDescriptor, ParameterDescriptor, ResourceDescriptor } from "specwright";

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
  color: {
    kind: "text",
    nullable: true,
    text: "Color of the events of the category in the calendar, such as #1f5f5b; text on it is black or white, whichever is easier to read.",
    label: "Color",
    length: 20000,
    storage: "plain",
  },
  external: {
    kind: "object",
    properties: {
      source: {
        kind: "text",
        text: "The program or site that the record comes from: lower-case letters, digits, dots, hyphens and underscores.",
        length: 64,
      },
      id: { kind: "text", text: "Its id there, without control characters.", length: 255 },
    },
    nullable: true,
    text: "What the record is called where it comes from; no other record has the same.",
    storage: "plain",
  },
} as const satisfies Record<string, FieldDescriptor>;

/** How each filter of a list of categories is read, and which records it selects. */
export const categoryFilters = {
  page: { kind: "integer", default: 1, minimum: 1, text: "The page of the archive to return." },
  per_page: {
    kind: "integer",
    default: 10,
    minimum: 1,
    maximum: 50,
    text: "How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page leads to the rest.",
  },
  search: {
    kind: "text",
    text: "Text to find in name or slug.",
    match: { by: "search", fields: ["name", "slug"], within: true },
  },
  exclude: { kind: "integer", list: true, text: "Leave out the terms with these ids." },
  include: { kind: "integer", list: true, text: "Only the terms with these ids." },
  order: { kind: "enum", values: ["asc", "desc"], text: "Ascending or descending." },
  orderby: {
    kind: "enum",
    values: ["name", "id", "term_id", "slug", "count", "description", "term_group", "include"],
    text: "The attribute of the term to sort by.",
  },
  hide_empty: { kind: "boolean", default: true, text: "Leave out categories without published events." },
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
    match: { by: "linked_from", resource: "event" },
  },
  event: {
    kind: "reference",
    target: "event",
    by: ["id"],
    text: "Only the categories of this event; another name for post.",
    match: { by: "linked_from", resource: "event" },
  },
  slug: { kind: "slug", text: "Only the term with this slug." },
} as const satisfies Record<string, FilterDescriptor>;

/** What writes of categories take besides the fields. */
export const categoryWrites = {
  if_unchanged: {
    kind: "boolean",
    text: "Rejects the write with 412 where anybody but the source of the record has changed it since the source wrote it.",
  },
  context: {
    kind: "text",
    forImport: true,
    text: "import: the record moves here from elsewhere, with its id, its dates and its author.",
  },
  id: {
    kind: "integer",
    minimum: 1,
    forImport: true,
    text: "With context=import: the id of a new record, which no record has or had.",
  },
  created: { kind: "datetime", forImport: true, text: "With context=import: when the record was created." },
  modified: {
    kind: "datetime",
    forImport: true,
    text: "With context=import: when the record was changed last.",
  },
} as const satisfies Record<string, ParameterDescriptor>;

/** A kind of event; categories can be nested. */
export const categoryResource: ResourceDescriptor = {
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
  display: { text: "description", color: "color" },
  paths: { list: "/categories", get: "/categories/{id}" },
  variables: {
    id: "Id of the record.",
    external: "What the record is called where it comes from; no other record has the same.",
  },
  sitemap: true,
  external: "external",
  roles: {
    page: "page",
    size: "per_page",
    order: "order",
    order_by: "orderby",
    one_of_ids: "include",
    hide_empty: "hide_empty",
  },
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
  list: {
    rest_url: "self",
    total: "total",
    total_pages: "pages",
    categories: "items",
    next_rest_url: "next",
    previous_rest_url: "previous",
  },
  order: [
    ["sort_name", 1],
    ["_id", 1],
  ],
  counts: { resource: "event", field: "categories" },
  answered: [
    "id",
    "count",
    "taxonomy",
    "meta",
    "url",
    "urls",
    "_links",
    "term_group",
    "term_taxonomy_id",
    "filter",
  ],
  errors: {},
  webhooks: ["created", "updated", "deleted"],
  fields: categoryFields,
  filters: categoryFilters,
  writes: categoryWrites,
};
