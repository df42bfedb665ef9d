// Generated from spec/resources/tag.yaml. Do not edit: change the spec and run `npm run generate`.

import type { FieldDescriptor, FilterDescriptor, ResourceDescriptor } from "../../../runtime/codegen.js";

/** How each field of tags is read and kept. */
export const tagFields = {
  name: { kind: "text", required: true, storage: "localized" },
  description: { kind: "html", blank: true, storage: "localized" },
  slug: { kind: "slug", storage: "slug" },
} as const satisfies Record<string, FieldDescriptor>;

/** How each filter of a list of tags is read, and what it keeps. */
export const tagFilters = {
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
  post: {
    kind: "reference",
    target: "event",
    by: ["id"],
    match: { by: "linked_from", resource: "event", property: "tags" },
  },
  event: {
    kind: "reference",
    target: "event",
    by: ["id"],
    match: { by: "linked_from", resource: "event", property: "tags" },
  },
  slug: { kind: "slug", match: { by: "slug" } },
} as const satisfies Record<string, FilterDescriptor>;

/** A word that events are marked with. */
export const tagFacts: ResourceDescriptor = {
  name: "tag",
  plural: "tags",
  label: { ca: "Etiqueta", en: "Tag", fr: "Étiquette", de: "Schlagwort", it: "Tag", es: "Etiqueta" },
  labels: { ca: "Etiquetes", en: "Tags", fr: "Étiquettes", de: "Schlagwörter", it: "Tag", es: "Etiquetas" },
  lifecycle: "term",
  collection: "tags",
  sequence: "term",
  namedBy: "name",
  page: "/tag/{slug}/",
  draftPage: "/tag/{slug}/",
  taxonomy: "post_tag",
  shows: { text: "description" },
  paths: { list: "/tags", get: "/tags/{id}" },
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
    "post",
    "event",
    "slug",
  ],
  order: [
    ["sort_name", 1],
    ["_id", 1],
  ],
  counts: { resource: "event", field: "tags" },
  errors: {},
  webhooks: ["created", "updated", "deleted"],
  fields: tagFields,
  filters: tagFilters,
};
