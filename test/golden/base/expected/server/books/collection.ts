// Generated from spec/resources/book.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Changes, CollectionReference, Filter, FindOptions, Localized, PostDocument } from "specwright";
import type { Book, BookCreate, BookList, BookUpdate, ListBooksQuery } from "../../sdk/books.js";
import type { LocalDateTime } from "../../sdk/core/dates.js";
import type { Binding, Repetition, Status } from "../../sdk/types.js";

/** Texts of a stored book in one language. */
export interface BookText {
  title: string;
  summary: string;
  slug: string;
}

/** Something to read. As it is stored. */
export interface BookDocument extends PostDocument {
  text: Localized<BookText>;
  /** Start of the reading. */
  opens: string;
  /** The instant of the above. */
  utc_opens: Date;
  /** End of the reading. */
  closes: string;
  /** The instant of the above. */
  utc_closes: Date;
  /** Time zone of the reading. */
  zone: string;
  /** The reading lasts whole days. */
  all_day: boolean;
  /** How the book is bound. */
  binding: Binding;
  /** Number of pages. */
  pages?: number;
  /** Leave the book out of lists. */
  hidden: boolean;
  /** Where the book stands. */
  shelves?: number[];
  /** The book before this one. */
  sequel_to?: number;
  /** Who has the book. */
  lent_to?: string;
  /** How the reading repeats. */
  repeats?: Repetition;
}

/** Where books are stored, with the indexes that serve their filters and orders. */
export const bookCollection: CollectionReference<BookDocument> = {
  name: "books",
  indexes: [
    { name: "pages", keys: { pages: 1, _id: 1 } },
    { name: "slugs", keys: { slugs: 1 }, unique: true },
    { name: "occurrences", keys: { occurrence_of: 1 }, unique: true, sparse: true },
    { name: "series_due", keys: { series_due: 1 }, sparse: true },
    { name: "image", keys: { image: 1 }, sparse: true },
    { name: "words", keys: { words: 1, _id: 1 } },
    { name: "locked", keys: { password: 1 }, sparse: true },
    { name: "by_status", keys: { status: 1, utc_opens: -1, _id: 1, hidden: 1, utc_closes: 1 } },
    { name: "by_name", keys: { sort_name: 1 } },
    { name: "publication", keys: { status: 1, date: 1 } },
    { name: "by_binding", keys: { binding: 1, utc_opens: -1, _id: 1, status: 1, hidden: 1, utc_closes: 1 } },
    { name: "by_shelves", keys: { shelves: 1, utc_opens: -1, _id: 1, status: 1, hidden: 1, utc_closes: 1 } },
  ],
};

/** The values of a stored book, in one language. */
export interface BookValues {
  /** Title of the book. */
  readonly title: string;
  /** Start of the reading. */
  readonly opens: LocalDateTime;
  /** End of the reading. */
  readonly closes: LocalDateTime;
  /** Time zone of the reading. */
  readonly zone: string;
  /** The reading lasts whole days. */
  readonly all_day: boolean;
  /** Status of the record. */
  readonly status: Status;
  /** What the book is about. */
  readonly summary: string;
  /** The cover. */
  readonly image?: number;
  /** How the book is bound. */
  readonly binding: Binding;
  /** Number of pages. */
  readonly pages?: number;
  /** Leave the book out of lists. */
  readonly hidden: boolean;
  /** Where the book stands. */
  readonly shelves: readonly number[];
  /** The book before this one. */
  readonly sequel_to?: number;
  /** Who has the book. */
  readonly lent_to?: string;
  /** How the reading repeats. */
  readonly repeats?: Repetition;
}

/** A stored book as its accessor gives it, with its texts in the language of the call. */
export interface BookRecord extends BookValues {
  readonly id: number;
}

/** What an update changes in a book. */
export type BookChanges = Changes<BookValues, Omit<BookUpdate, "lang">>;

/**
 * Reads and writes books. It checks the access of the caller, and the values, as the routes do; a
 * write without a route is for `asService` only.
 */
export interface BookAccessor {
  /** The same in the name of the service, whose access is not checked. */
  readonly asService: BookAccessor;
  /** The records whose documents match, by default by ascending id. */
  find(filter?: Filter<BookDocument>, options?: FindOptions): Promise<readonly BookRecord[]>;
  /** The first of them. */
  first(filter?: Filter<BookDocument>, options?: FindOptions): Promise<BookRecord | undefined>;
  /** The record with the id. Throws the error for an unknown one. */
  get(id: number): Promise<BookRecord>;
  /** The record with the slug. Throws the error for an unknown one. */
  bySlug(slug: string): Promise<BookRecord>;
  /** How many documents match. */
  count(filter?: Filter<BookDocument>): Promise<number>;
  /** Stores a new record. */
  create(values: Omit<BookCreate, "lang">): Promise<BookRecord>;
  /** Changes a record; a function decides again where another write came first, and must have no effects. */
  update(
    id: number,
    changes: BookChanges | ((current: BookRecord) => BookChanges | Promise<BookChanges>),
  ): Promise<BookRecord>;
  /** Adds to a number of a record, by default 1: no revision, no entry in the audit, no message. */
  increment(id: number, field: "pages", by?: number): Promise<void>;
  /** Deletes a record, or moves it to the trash. */
  remove(id: number): Promise<void>;
  /** The record as answers show it. */
  show(record: BookRecord | number): Promise<Book>;
  /** A page of the list, as its route answers. */
  list(query?: ListBooksQuery): Promise<BookList>;
}
