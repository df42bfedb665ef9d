// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { LocalDateTime, TimeObject } from "../core/dates.js";
import type { ImageInput } from "../core/given-files.js";
import type { Binding, Language, Reach, Repetition, Status } from "../types.js";

/** Parameters of `GET /books`. */
export interface ListBooksQuery {
  /** Number of the page. Default: 1. */
  page?: number;
  /** Records per page. Default: 10. */
  size?: number;
  /** Words to find. */
  search?: string;
  /** Keep books bound this way. */
  binding?: Binding;
  /** Keep books on these shelves. */
  shelves?: readonly (number | string)[] | number | string;
  /** Keep long books. */
  long?: boolean;
  /** The language of the content. */
  lang?: Language;
}

/** Parameters of `POST /books`. */
export interface BookCreate {
  /** Title of the book. */
  title: string;
  /** Start of the reading. */
  opens: LocalDateTime | TimeObject;
  /** End of the reading. */
  closes: LocalDateTime | TimeObject;
  /** Time zone of the reading. */
  zone?: string;
  /** The reading lasts whole days. Default: false. */
  all_day?: boolean;
  /** Status of the record. */
  status?: Status;
  /** What the book is about. */
  summary?: string;
  /** The cover. */
  image?: ImageInput;
  /** How the book is bound. Default: "soft". */
  binding?: Binding;
  /** Number of pages. */
  pages?: number;
  /** Leave the book out of lists. */
  hidden?: boolean;
  /** Where the book stands. */
  shelves?: readonly (number | string | { readonly id: number })[] | number | string | { readonly id: number };
  /** The book before this one. */
  sequel_to?: number | { readonly id: number } | null;
  /** Password that readers need. */
  password?: string;
  /** Who has the book. */
  lent_to?: string;
  /** How the reading repeats. */
  repeats?: Repetition;
  /** The language of the content. */
  lang?: Language;
}

/** Parameters of `GET /books/{id}`. */
export interface GetBookQuery {
  /** Password that readers need. */
  password?: string;
  /** The language of the content. */
  lang?: Language;
}

/** Parameters of `POST, PATCH /books/{id}`. */
export interface BookUpdate {
  /** Title of the book. */
  title?: string;
  /** Start of the reading. */
  opens?: LocalDateTime | TimeObject;
  /** End of the reading. */
  closes?: LocalDateTime | TimeObject;
  /** Time zone of the reading. */
  zone?: string;
  /** The reading lasts whole days. */
  all_day?: boolean;
  /** Status of the record. */
  status?: Status;
  /** What the book is about. */
  summary?: string;
  /** The cover. */
  image?: ImageInput;
  /** How the book is bound. */
  binding?: Binding;
  /** Number of pages. */
  pages?: number;
  /** Leave the book out of lists. */
  hidden?: boolean;
  /** Where the book stands. */
  shelves?: readonly (number | string | { readonly id: number })[] | number | string | { readonly id: number };
  /** The book before this one. */
  sequel_to?: number | { readonly id: number } | null;
  /** Password that readers need. */
  password?: string;
  /** Who has the book. */
  lent_to?: string;
  /** How the reading repeats. */
  repeats?: Repetition;
  /** How far a write reaches. */
  reach?: Reach;
  /** The language of the content. */
  lang?: Language;
}

/** Parameters of `GET /books/by-slug/{slug}`. */
export interface GetBookBySlugQuery {
  /** The language of the content. */
  lang?: Language;
}
