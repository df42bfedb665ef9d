// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { Send } from "./core/core.js";
import { type Shapes, withValidation } from "./core/validation.js";

/** The shapes of answers by their names. */
const shapes: Shapes = {
  LocalDateTime: "string",
  UtcDateTime: "string",
  Scalars: "string | number | boolean | (string | number | boolean)[]",
  JsonObject: "Record<string, unknown>",
  JsonValue: "unknown",
  Binding: '"hard" | "soft"',
  Reach: '"this" | "following" | "all"',
  Status: '"publish" | "future" | "draft" | "pending" | "trash"',
  Language: '"en" | "de"',
  DateDetails: { year: "string" },
  Image: { url: "string" },
  Repetition: { "rrule?": "string", "rdate?": "LocalDateTime[]", "exdate?": "LocalDateTime[]" },
  ImageSize: { width: "number", height: "number", "mime-type": "string", filesize: "number", url: "string" },
  TermUrls: { self: "string", collection: "string", "up?": "string" },
  Book: {
    id: "number",
    status: "Status",
    self: "string",
    title: "string",
    summary: "string",
    opens: "LocalDateTime",
    opens_details: "DateDetails",
    opens_utc: "UtcDateTime",
    zone_name: "string",
    image: "Image | false",
    binding: "Binding",
    shelves: "Shelf[]",
    age: "number",
    edition: "number",
  },
  EmbeddedBook: { id: "number", title: "string" },
  BookList: {
    books: "Book[]",
    rest_url: "string",
    "next_rest_url?": "string",
    "previous_rest_url?": "string",
    total: "number",
    total_pages: "number",
  },
  Shelf: {
    id: "number",
    count: "number",
    name: "string",
    parent: "number",
    slug: "string",
    taxonomy: "string",
    url: "string",
    urls: "TermUrls",
  },
  ShelfList: {
    rest_url: "string",
    total: "number",
    total_pages: "number",
    shelves: "Shelf[]",
    "next_rest_url?": "string",
    "previous_rest_url?": "string",
  },
};

/** The shape of each operation's answer. */
const answers: Readonly<Record<string, string>> = {
  listBooks: "BookList",
  createBook: "Book",
  getBook: "Book",
  updateBook: "Book",
  getBookBySlug: "Book",
  listShelves: "ShelfList",
  getShelf: "Shelf",
  getRoot: "JsonObject",
};

/**
 * For the option `validate` of a client: compares every answer with the contract, and fails with
 * `ContractError` where it differs.
 */
export function validate(fetch: Send): Send {
  return withValidation(fetch, shapes, answers);
}
