// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Book, BookList } from "../books.js";
import {
  allBooks,
  createBook,
  getBook,
  getBookBySlug,
  listBooks,
  pagesOfBooks,
  updateBook,
} from "../calls/books.js";
import type { Call } from "../core/call.js";
import type { Core } from "../core/core.js";
import type { FieldOf, Fields, Selected, SelectedList } from "../core/fields.js";
import type { WalkOptions } from "../core/pages.js";
import { found } from "../core/record-call.js";
import type { CallOptions } from "../core/request.js";
import { type ClientWalk, clientWalk } from "../core/to-array.js";
import type {
  BookCreate,
  BookUpdate,
  GetBookBySlugQuery,
  GetBookQuery,
  ListBooksQuery,
} from "../inputs/books.js";

/** What can be done with books. */
export interface BooksClient {
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
  list<Field extends FieldOf<Book> = never>(
    query?: ListBooksQuery & Fields<Field>,
    options?: CallOptions,
  ): Call<SelectedList<BookList, "books", Book, Field>>;
  /**
   * The records of all pages of `list`, one by one: `for await (const one of ...)`. Pages are asked for
   * as they are needed.
   */
  all<Field extends FieldOf<Book> = never>(
    query?: ListBooksQuery & Fields<Field>,
    options?: WalkOptions,
  ): ClientWalk<Selected<Book, Field>>;
  /** All pages of `list`, one by one. */
  pages<Field extends FieldOf<Book> = never>(
    query?: ListBooksQuery & Fields<Field>,
    options?: WalkOptions,
  ): ClientWalk<SelectedList<BookList, "books", Book, Field>>;
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
  create(body: BookCreate, options?: CallOptions): Call<Book>;
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
  get<Field extends FieldOf<Book> = never>(
    id: number,
    query?: GetBookQuery & Fields<Field>,
    options?: CallOptions,
  ): Call<Selected<Book, Field>>;
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
  update(id: number, body: BookUpdate, options?: CallOptions): Call<Book>;
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
  getBySlug<Field extends FieldOf<Book> = never>(
    slug: string,
    query?: GetBookBySlugQuery & Fields<Field>,
    options?: CallOptions,
  ): Call<Selected<Book, Field>>;
  /** The record with this id or slug, or undefined where there is none or it was deleted. */
  find<Field extends FieldOf<Book> = never>(
    id: number | string,
    query?: GetBookQuery & Fields<Field>,
    options?: CallOptions,
  ): Promise<Selected<Book, Field> | undefined>;
}

/** Binds the calls to a core. */
export function booksClient(core: Core): BooksClient {
  return {
    list: (query, options) => listBooks(core, query, options),
    all: (query, options) => clientWalk(allBooks(core, query, options)),
    pages: (query, options) => clientWalk(pagesOfBooks(core, query, options)),
    create: (body, options) => createBook(core, body, options),
    get: (id, query, options) => getBook(core, id, query, options),
    update: (id, body, options) => updateBook(core, id, body, options),
    getBySlug: (slug, query, options) => getBookBySlug(core, slug, query, options),
    find: (id, query, options) =>
      found((typeof id === "string" ? getBookBySlug : getBook)(core, id as never, query, options)),
  };
}
