// Generated from spec/resources/book.yaml and spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  Book,
  BookCreate,
  BookList,
  BookUpdate,
  GetBookBySlugQuery,
  GetBookQuery,
  ListBooksQuery,
} from "../books.js";
import { type Call, type CallOptions, call } from "../core/call.js";
import type { Core } from "../core/core.js";
import { type ListOperation, type Walk, type WalkOptions, walkPages, walkRecords } from "../core/pages.js";
import { callAt, found } from "../core/record-call.js";
import type { Operation } from "../core/request.js";

const listBooksOperation: ListOperation = {
  name: "listBooks",
  method: "GET",
  path: "/books",
  records: "books",
};

/**
 * List books: `GET /books`
 *
 * Lists records.
 */
export function listBooks(core: Core, query: ListBooksQuery = {}, options?: CallOptions): Call<BookList> {
  return call(core, listBooksOperation, query, options);
}

/** All books of a list, one by one; the pages are asked for as they are needed. */
export function allBooks(core: Core, query: ListBooksQuery = {}, options?: WalkOptions): Walk<Book> {
  return walkRecords(core, listBooksOperation, query, options);
}

/** All pages of a list of books, one by one. */
export function pagesOfBooks(core: Core, query: ListBooksQuery = {}, options?: WalkOptions): Walk<BookList> {
  return walkPages(core, listBooksOperation, query, options);
}

const createBookOperation: Operation = {
  name: "createBook",
  method: "POST",
  path: "/books",
  idempotency: "none",
};

/**
 * Create book: `POST /books`
 *
 * Creates a record.
 */
export function createBook(core: Core, body: BookCreate, options?: CallOptions): Call<Book> {
  return call(core, createBookOperation, body, options);
}

const getBookOperation: Operation = { name: "getBook", method: "GET", path: "/books/{id}" };

/**
 * Get book: `GET /books/{id}`
 *
 * Gives a record.
 */
export function getBook(core: Core, id: number, query: GetBookQuery = {}, options?: CallOptions): Call<Book> {
  return callAt(core, getBookOperation, id, query, options);
}

/** The record with this id, or undefined where there is none or it was deleted. `GET /books/{id}` */
export function findBook(
  core: Core,
  id: number,
  query: GetBookQuery = {},
  options?: CallOptions,
): Promise<Book | undefined> {
  return found(getBook(core, id, query, options));
}

const updateBookOperation: Operation = {
  name: "updateBook",
  method: "PATCH",
  path: "/books/{id}",
  idempotency: "key",
};

/**
 * Update book: `PATCH /books/{id}`
 *
 * Changes a record.
 */
export function updateBook(core: Core, id: number, body: BookUpdate, options?: CallOptions): Call<Book> {
  return callAt(core, updateBookOperation, id, body, options);
}

const getBookBySlugOperation: Operation = {
  name: "getBookBySlug",
  method: "GET",
  path: "/books/by-slug/{slug}",
};

/**
 * Get book by slug: `GET /books/by-slug/{slug}`
 *
 * Gives a record.
 */
export function getBookBySlug(
  core: Core,
  slug: string,
  query: GetBookBySlugQuery = {},
  options?: CallOptions,
): Call<Book> {
  return callAt(core, getBookBySlugOperation, slug, query, options);
}

/**
 * The record with this slug, or undefined where there is none or it was deleted.
 * `GET /books/by-slug/{slug}`
 */
export function findBookBySlug(
  core: Core,
  slug: string,
  query: GetBookBySlugQuery = {},
  options?: CallOptions,
): Promise<Book | undefined> {
  return found(getBookBySlug(core, slug, query, options));
}
