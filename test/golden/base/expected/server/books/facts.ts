// Generated from spec/resources/book.yaml. Do not edit: change the spec and run `npm run generate`.

import type { FieldDescriptor, FilterDescriptor, ResourceDescriptor } from "specwright";

/** How each field of books is read and stored. */
export const bookFields = {
  title: { kind: "text", required: true, text: "Title of the book.", length: 20000, storage: "localized" },
  opens: { kind: "datetime", required: true, text: "Start of the reading.", length: 100, storage: "period" },
  closes: { kind: "datetime", required: true, text: "End of the reading.", length: 100, storage: "period" },
  zone: { kind: "timezone", text: "Time zone of the reading.", length: 100, storage: "period" },
  all_day: {
    kind: "boolean",
    default: false,
    text: "The reading lasts whole days.",
    storage: "period",
    initial: false,
  },
  status: {
    kind: "enum",
    values: ["publish", "future", "draft", "pending", "trash"],
    text: "Status of the record.",
    valueTexts: {
      publish: "Visible to everyone.",
      future: "Published later.",
      draft: "Not finished.",
      pending: "Waits for an editor.",
      trash: "Deleted.",
    },
    storage: "status",
  },
  summary: {
    kind: "html",
    blank: true,
    text: "What the book is about.",
    length: 200000,
    storage: "localized",
  },
  image: { kind: "image", text: "The cover.", label: "Image", length: 20000, storage: "image" },
  binding: {
    kind: "enum",
    values: ["hard", "soft"],
    default: "soft",
    text: "How the book is bound.",
    valueTexts: { hard: "Hard cover.", soft: "Soft cover." },
    storage: "plain",
    initial: "soft",
  },
  pages: { kind: "integer", minimum: 1, maximum: 9999, text: "Number of pages.", storage: "plain" },
  hidden: { kind: "boolean", text: "Leave the book out of lists.", storage: "plain", initial: false },
  shelves: {
    kind: "reference",
    target: "shelf",
    list: true,
    by: ["id", "name"],
    create: "name",
    text: "Where the book stands.",
    storage: "references",
  },
  sequel_to: {
    kind: "reference",
    target: "book",
    by: ["id"],
    nullable: true,
    text: "The book before this one.",
    storage: "reference",
    acyclic: true,
  },
  password: {
    kind: "password",
    blank: true,
    text: "Password that readers need.",
    length: 20000,
    storage: "password",
  },
  lent_to: { kind: "text", text: "Who has the book.", length: 20000, storage: "plain" },
  repeats: {
    kind: "object",
    properties: {
      rrule: { kind: "text", optional: true, text: "The rule.", length: 20000 },
      rdate: { kind: "datetime", list: true, optional: true, text: "Further dates.", length: 100 },
      exdate: { kind: "datetime", list: true, optional: true, text: "Dates left out.", length: 100 },
    },
    text: "How the reading repeats.",
    storage: "plain",
  },
  reach: {
    kind: "enum",
    values: ["this", "following", "all"],
    text: "How far a write reaches.",
    valueTexts: { this: "This one.", following: "This and later ones.", all: "All of them." },
    storage: "scope",
  },
} as const satisfies Record<string, FieldDescriptor>;

/** How each filter of a list of books is read, and which records it selects. */
export const bookFilters = {
  page: { kind: "integer", default: 1, minimum: 1, text: "Number of the page.", match: { by: "page" } },
  size: {
    kind: "integer",
    default: 10,
    minimum: 1,
    maximum: 50,
    text: "Records per page, 50 at most.",
    match: { by: "size" },
  },
  search: {
    kind: "text",
    text: "Words to find.",
    match: { by: "search", fields: ["title", "summary"] },
    readsMasked: true,
  },
  binding: {
    kind: "enum",
    values: ["hard", "soft"],
    text: "Keep books bound this way.",
    match: { by: "equals", property: "binding" },
  },
  shelves: {
    kind: "reference",
    target: "shelf",
    list: true,
    by: ["id", "name"],
    text: "Keep books on these shelves.",
    match: { by: "reference", property: "shelves", descendants: true },
  },
  long: { kind: "boolean", text: "Keep long books.", match: { by: "hook", hook: "long" }, readsMasked: true },
} as const satisfies Record<string, FilterDescriptor>;

/** Something to read. */
export const bookFacts: ResourceDescriptor = {
  name: "book",
  plural: "books",
  label: { en: "Book", de: "Book" },
  labels: { en: "Books", de: "Books" },
  hasStatus: true,
  collection: "books",
  sequence: "post",
  namedBy: "title",
  page: "/book/{slug}/",
  draftPage: "/?p={id}",
  period: { start: "opens", end: "closes", zone: "zone", wholeDays: "all_day" },
  recurrence: { rule: "repeats", series: "sequel_to", scope: "reach" },
  shows: { text: "summary", marks: ["shelves"] },
  paths: { list: "/books", get: "/books/{id}", get_by_slug: "/books/by-slug/{slug}" },
  variables: { id: "Id of the record." },
  links: ["size", "page"],
  hiddenBy: "hidden",
  order: [
    ["utc_opens", -1],
    ["_id", 1],
  ],
  errors: {
    unknown: "no-such-book",
    not_accessible: "book-not-accessible",
    password_protected: "book-password-protected",
    in_trash: "book-is-in-trash",
    no_page: "book-archive-page-not-found",
  },
  masked: { summary: "" },
  fields: bookFields,
  filters: bookFilters,
};
