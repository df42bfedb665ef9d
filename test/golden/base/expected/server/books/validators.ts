// Generated from spec/resources/book.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Guard } from "specwright";
import type {
  BookCreate,
  BookUpdate,
  GetBookBySlugQuery,
  GetBookQuery,
  ListBooksQuery,
} from "../../sdk/books.js";
import {
  checkBookCreate,
  checkBookUpdate,
  checkGetBookBySlugQuery,
  checkGetBookQuery,
  checkListBooksQuery,
} from "./ajv.js";

/** Accepts the parameters of `GET /books`, each in its type and within its limits. */
export const isListBooksQuery: Guard<ListBooksQuery> = checkListBooksQuery;

/** Accepts the parameters of `POST /books`, each in its type and within its limits. */
export const isBookCreate: Guard<BookCreate> = checkBookCreate;

/** Accepts the parameters of `GET /books/{id}`, each in its type and within its limits. */
export const isGetBookQuery: Guard<GetBookQuery> = checkGetBookQuery;

/** Accepts the parameters of `POST, PATCH /books/{id}`, each in its type and within its limits. */
export const isBookUpdate: Guard<BookUpdate> = checkBookUpdate;

/** Accepts the parameters of `GET /books/by-slug/{slug}`, each in its type and within its limits. */
export const isGetBookBySlugQuery: Guard<GetBookBySlugQuery> = checkGetBookBySlugQuery;
