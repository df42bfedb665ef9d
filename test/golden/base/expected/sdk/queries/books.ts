// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  Book,
  BookCreate,
  BookList,
  BookUpdate,
  GetBookBySlugQuery,
  GetBookQuery,
  ListBooksQuery,
} from "../books.js";
import type { BooksClient } from "../clients/books.js";
import type { FieldOf, Fields, Selected, SelectedList } from "../core/fields.js";
import {
  type InfiniteQueryOptions,
  infiniteOptions,
  type MutationOptions,
  type QueryOptions,
  queryOptions,
} from "../core/query-options.js";

/** Options of queries and mutations; `key` is the start of all their keys. */
export interface BooksQueries {
  readonly key: readonly ["books"];
  list<Field extends FieldOf<Book> = never>(
    query?: ListBooksQuery & Fields<Field>,
  ): QueryOptions<SelectedList<BookList, "books", Book, Field>>;
  infinite(query?: ListBooksQuery): InfiniteQueryOptions<BookList>;
  create(): MutationOptions<Book, BookCreate>;
  get<Field extends FieldOf<Book> = never>(
    id: number,
    query?: GetBookQuery & Fields<Field>,
  ): QueryOptions<Selected<Book, Field>>;
  update(): MutationOptions<Book, { readonly id: number; readonly body: BookUpdate }>;
  getBySlug<Field extends FieldOf<Book> = never>(
    slug: string,
    query?: GetBookBySlugQuery & Fields<Field>,
  ): QueryOptions<Selected<Book, Field>>;
}

/** Binds the options to a client. */
export function booksQueries(client: BooksClient): BooksQueries {
  return {
    key: ["books"],
    list: (query) => queryOptions(["books", "list", query], (options) => client.list(query, options)),
    infinite: (query) =>
      infiniteOptions(["books", "infinite", query], query?.page, (page, options) =>
        client.list({ ...query, page }, options),
      ),
    create: () => ({
      mutationKey: ["books", "create"],
      mutationFn: (body) => client.create(body),
    }),
    get: (id, query) =>
      queryOptions(["books", "get", id, query], (options) => client.get(id, query, options)),
    update: () => ({
      mutationKey: ["books", "update"],
      mutationFn: ({ id, body }) => client.update(id, body),
    }),
    getBySlug: (slug, query) =>
      queryOptions(["books", "getBySlug", slug, query], (options) => client.getBySlug(slug, query, options)),
  };
}
