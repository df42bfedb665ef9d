// Generated from spec/resources/book.yaml and spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Book, BookList } from "../books.js";
import { type Call, call } from "../core/call.js";
import type { Core } from "../core/core.js";
import type { FieldOf, Fields, Selected, SelectedList } from "../core/fields.js";
import { type ListOperation, type Walk, type WalkOptions, walkPages, walkRecords } from "../core/pages.js";
import { callAt, found } from "../core/record-call.js";
import type { CallOptions } from "../core/request.js";
import type {
  BookCreate,
  BookUpdate,
  GetBookBySlugQuery,
  GetBookQuery,
  ListBooksQuery,
} from "../inputs/books.js";

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
 *
 * @example
 * ```ts
 * const answer = await client.books.list();
 * ```
 */
export function listBooks<Field extends FieldOf<Book> = never>(
  core: Core,
  query: ListBooksQuery & Fields<Field> = {},
  options?: CallOptions,
): Call<SelectedList<BookList, "books", Book, Field>> {
  return call(core, listBooksOperation, { ...options, input: query });
}

/** The books of all pages of a list, one by one; the pages are asked for as they are needed. */
export function allBooks<Field extends FieldOf<Book> = never>(
  core: Core,
  query: ListBooksQuery & Fields<Field> = {},
  options?: WalkOptions,
): Walk<Selected<Book, Field>> {
  return walkRecords(core, listBooksOperation, { ...options, input: query });
}

/** All pages of a list of books, one by one. */
export function pagesOfBooks<Field extends FieldOf<Book> = never>(
  core: Core,
  query: ListBooksQuery & Fields<Field> = {},
  options?: WalkOptions,
): Walk<SelectedList<BookList, "books", Book, Field>> {
  return walkPages(core, listBooksOperation, { ...options, input: query });
}

/**
 * Create book: `POST /books`
 *
 * Creates a record.
 *
 * @example
 * ```ts
 * const book = await client.books.create({
 *   title: "Example",
 *   opens: "2031-03-10 19:30:00",
 *   closes: "2031-03-10 19:30:00",
 * });
 * ```
 */
export function createBook(core: Core, body: BookCreate, options?: CallOptions): Call<Book> {
  return call(
    core,
    { name: "createBook", method: "POST", path: "/books", idempotency: "none" },
    { ...options, input: body },
  );
}

/**
 * Get book: `GET /books/{id}`
 *
 * Gives a record.
 *
 * @example
 * ```ts
 * const book = await client.books.get(1);
 * ```
 */
export function getBook<Field extends FieldOf<Book> = never>(
  core: Core,
  id: number,
  query: GetBookQuery & Fields<Field> = {},
  options?: CallOptions,
): Call<Selected<Book, Field>> {
  return callAt(
    core,
    { name: "getBook", method: "GET", path: "/books/{id}", status: "status" },
    { ...options, at: id, input: query },
  );
}

/** The record with this id, or undefined where there is none or it was deleted. `GET /books/{id}` */
export function findBook<Field extends FieldOf<Book> = never>(
  core: Core,
  id: number,
  query: GetBookQuery & Fields<Field> = {},
  options?: CallOptions,
): Promise<Selected<Book, Field> | undefined> {
  return found(getBook(core, id, query, options));
}

/**
 * Update book: `PATCH /books/{id}`
 *
 * Changes a record.
 *
 * @example
 * ```ts
 * const book = await client.books.update(1, { title: "Example" });
 * ```
 */
export function updateBook(core: Core, id: number, body: BookUpdate, options?: CallOptions): Call<Book> {
  return callAt(
    core,
    { name: "updateBook", method: "PATCH", path: "/books/{id}", idempotency: "key" },
    { ...options, at: id, input: body },
  );
}

/**
 * Get book by slug: `GET /books/by-slug/{slug}`
 *
 * Gives a record.
 *
 * @example
 * ```ts
 * const book = await client.books.getBySlug("example");
 * ```
 */
export function getBookBySlug<Field extends FieldOf<Book> = never>(
  core: Core,
  slug: string,
  query: GetBookBySlugQuery & Fields<Field> = {},
  options?: CallOptions,
): Call<Selected<Book, Field>> {
  return callAt(
    core,
    { name: "getBookBySlug", method: "GET", path: "/books/by-slug/{slug}", status: "status" },
    { ...options, at: slug, input: query },
  );
}

/**
 * The record with this slug, or undefined where there is none or it was deleted.
 * `GET /books/by-slug/{slug}`
 */
export function findBookBySlug<Field extends FieldOf<Book> = never>(
  core: Core,
  slug: string,
  query: GetBookBySlugQuery & Fields<Field> = {},
  options?: CallOptions,
): Promise<Selected<Book, Field> | undefined> {
  return found(getBookBySlug(core, slug, query, options));
}
