// Generated from spec/resources/book.yaml. Do not edit: change the spec and run `npm run generate`.

import type { CollectionReference, Localized, PostDocument } from "specwright";
import type { Binding, Repetition } from "../../sdk/types.js";

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
