// Generated from spec/resources/book.yaml. Do not edit: change the spec and run `npm run generate`.

import type { FieldFacts, FilterFacts, ResourceFacts } from "../../../runtime/codegen.js";

/** How each field of books is read and kept. */
export const bookFields = {
  title: { kind: "text", required: true, storage: "localized" },
  opens: { kind: "datetime", required: true, storage: "period" },
  closes: { kind: "datetime", required: true, storage: "period" },
  zone: { kind: "timezone", storage: "period" },
  all_day: { kind: "boolean", default: false, storage: "period", initial: false },
  status: { kind: "enum", values: ["publish", "future", "draft", "pending", "trash"], storage: "status" },
  summary: { kind: "html", blank: true, storage: "localized" },
  image: { kind: "image", storage: "image" },
  binding: { kind: "enum", values: ["hard", "soft"], default: "soft", storage: "plain", initial: "soft" },
  pages: { kind: "integer", storage: "plain" },
  hidden: { kind: "boolean", storage: "plain", initial: false },
  shelves: {
    kind: "reference",
    target: "shelf",
    list: true,
    by: ["id", "name"],
    create: "name",
    storage: "references",
  },
  sequel_to: {
    kind: "reference",
    target: "book",
    by: ["id"],
    nullable: true,
    storage: "reference",
    acyclic: true,
  },
  password: { kind: "password", blank: true, storage: "password" },
  lent_to: { kind: "text", storage: "plain" },
  repeats: {
    kind: "object",
    properties: {
      rrule: { kind: "text" },
      rdate: { kind: "datetime", list: true },
      exdate: { kind: "datetime", list: true },
    },
    storage: "plain",
  },
  reach: { kind: "enum", values: ["this", "following", "all"], storage: "scope" },
} as const satisfies Record<string, FieldFacts>;

/** How each filter of a list of books is read, and what it keeps. */
export const bookFilters = {
  page: { kind: "integer", default: 1, match: { by: "page" } },
  size: { kind: "integer", default: 10, match: { by: "size" } },
  search: { kind: "text", match: { by: "search", fields: ["title", "summary"] }, readsMasked: true },
  binding: { kind: "enum", values: ["hard", "soft"], match: { by: "equals", property: "binding" } },
  shelves: {
    kind: "reference",
    target: "shelf",
    list: true,
    by: ["id", "name"],
    match: { by: "reference", property: "shelves", descendants: true },
  },
  long: { kind: "boolean", match: { by: "hook", hook: "long" }, readsMasked: true },
} as const satisfies Record<string, FilterFacts>;

/** Something to read. */
export const bookFacts: ResourceFacts = {
  name: "book",
  plural: "books",
  label: { en: "Book.", de: "Book." },
  labels: { en: "Books.", de: "Books." },
  lifecycle: "post",
  collection: "books",
  sequence: "post",
  namedBy: "title",
  page: "/book/{slug}/",
  draftPage: "/?p={id}",
  period: { start: "opens", end: "closes", zone: "zone", wholeDays: "all_day" },
  recurrence: { rule: "repeats", series: "sequel_to", scope: "reach" },
  shows: { text: "summary", marks: ["shelves"] },
  paths: { list: "/books", get: "/books/{id}", get_by_slug: "/books/by-slug/{slug}" },
  links: ["size", "page"],
  hiddenBy: "hidden",
  order: [
    ["utc_opens", -1],
    ["_id", 1],
  ],
  errors: { unknown: "no-such-book", not_accessible: "book-not-accessible" },
  masked: { summary: "" },
  fields: bookFields,
  filters: bookFilters,
};
