// Generated from spec/resources/*.yaml. Do not edit: change the spec and run `npm run generate`.

import type { AnswerHook, FilterHook } from "specwright";
import type { ListBooksQuery } from "../sdk/books.js";
import type { BookDocument } from "./books/collection.js";
import type { Rejection } from "./reasons.js";

/**
 * The hand-written functions that the spec names, by resource. A hook that is missing, or that the
 * spec does not name, does not compile.
 */
export interface Hooks {
  /** Hooks of books. */
  readonly book: {
    /** Serves the filters `long`. */
    readonly long: FilterHook<ListBooksQuery, BookDocument, Rejection["reason"]>;
    /** Computes `age`. */
    readonly age: AnswerHook<BookDocument, number>;
  };
}
