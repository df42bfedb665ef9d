// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { OperationHashes } from "./core/contract.js";
import type { AnswerShapes, Shapes } from "./core/shapes.js";
/** The shapes of answers by their names. */
export const shapes: Shapes = {
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
export const answers: AnswerShapes = {
  listBooks: "BookList",
  createBook: "Book",
  getBook: "Book",
  updateBook: "Book",
  getBookBySlug: "Book",
  listShelves: "ShelfList",
  getShelf: "Shelf",
  getRoot: "JsonObject",
};

/** Hashes of the operations in the contract that the client was generated from. */
export const hashes: OperationHashes = {
  getRoot: "a7d8e52933db",
  listBooks: "a7d18272771b",
  createBook: "743ce0e7557b",
  getBook: "0eceb1fb593e",
  updateBook: "703ec824da13",
  getBookBySlug: "e09d6c18ca4f",
  listShelves: "a75c5eed099b",
  getShelf: "33367cc5c025",
};
