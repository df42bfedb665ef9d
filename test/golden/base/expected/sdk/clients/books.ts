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
import type { Call, CallOptions } from "../core/call.js";
import type { Core } from "../core/core.js";
import type { Walk, WalkOptions } from "../core/pages.js";
import { found } from "../core/record-call.js";
import type {
  BookCreate,
  BookUpdate,
  GetBookBySlugQuery,
  GetBookQuery,
  ListBooksQuery,
} from "../inputs/books.js";

/** What can be done with books. */
export interface BooksClient {
  /** Lists records. `GET /books` */
  list(query?: ListBooksQuery, options?: CallOptions): Call<BookList>;
  /**
   * All records of a list, one by one: `for await (const one of ...)`. Pages are asked for as they are
   * needed.
   */
  all(query?: ListBooksQuery, options?: WalkOptions): Walk<Book>;
  /** All pages of a list, one by one. */
  pages(query?: ListBooksQuery, options?: WalkOptions): Walk<BookList>;
  /** Creates a record. `POST /books` */
  create(body: BookCreate, options?: CallOptions): Call<Book>;
  /** Gives a record. `GET /books/{id}` */
  get(id: number, query?: GetBookQuery, options?: CallOptions): Call<Book>;
  /** Changes a record. `PATCH /books/{id}` */
  update(id: number, body: BookUpdate, options?: CallOptions): Call<Book>;
  /** Gives a record. `GET /books/by-slug/{slug}` */
  getBySlug(slug: string, query?: GetBookBySlugQuery, options?: CallOptions): Call<Book>;
  /** The record with this id or slug, or undefined where there is none or it was deleted. */
  find(id: number | string, query?: GetBookQuery, options?: CallOptions): Promise<Book | undefined>;
}

/** Binds the calls to a core. */
export function booksClient(core: Core): BooksClient {
  return {
    list: (query, options) => listBooks(core, query, options),
    all: (query, options) => allBooks(core, query, options),
    pages: (query, options) => pagesOfBooks(core, query, options),
    create: (body, options) => createBook(core, body, options),
    get: (id, query, options) => getBook(core, id, query, options),
    update: (id, body, options) => updateBook(core, id, body, options),
    getBySlug: (slug, query, options) => getBookBySlug(core, slug, query, options),
    find: (id, query, options) => found((typeof id === "string" ? getBookBySlug : getBook)(core, id as never, query, options)),
  };
}
