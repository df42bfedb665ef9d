// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { LocalDateTime, TimeObject } from "../core/dates.js";
import type { ImageInput, OneOrMany, RecordReference } from "../core/given-files.js";
import type { Binding, Language, Reach, Repetition, Status } from "../types.js";

/** Parameters of `GET /books`. */
export interface ListBooksQuery {
  /**
   * Number of the page. At least 1. Default: 1.
   *
   * @example 1
   */
  page?: number;
  /**
   * Records per page, 50 at most. At least 1. Default: 10.
   *
   * @example 10
   */
  size?: number;
  /**
   * Words to find.
   *
   * @example "Example"
   */
  search?: string;
  /**
   * Keep books bound this way.
   *
   * @example "hard"
   */
  binding?: Binding;
  /**
   * Keep books on these shelves.
   *
   * @example [1]
   */
  shelves?: OneOrMany<number | string>;
  /**
   * Keep long books.
   *
   * @example true
   */
  long?: boolean;
  /**
   * The language of the content.
   *
   * @example "en"
   */
  lang?: Language;
}

/** Parameters of `POST /books`. */
export interface BookCreate {
  /**
   * Title of the book.
   *
   * @example "Example"
   */
  title: string;
  /**
   * Start of the reading. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  opens: LocalDateTime | TimeObject;
  /**
   * End of the reading. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  closes: LocalDateTime | TimeObject;
  /**
   * Time zone of the reading. An IANA name or an offset such as `UTC+5.5`.
   *
   * @example "Europe/Rome"
   */
  zone?: string;
  /**
   * The reading lasts whole days. Default: false.
   *
   * @example false
   */
  all_day?: boolean;
  /**
   * Status of the record.
   *
   * @example "publish"
   */
  status?: Status;
  /**
   * What the book is about.
   *
   * @example "<p>Example</p>"
   */
  summary?: string;
  /**
   * The cover.
   *
   * @example "https://example.org/picture.jpg"
   */
  image?: ImageInput;
  /**
   * How the book is bound. Default: "soft".
   *
   * @example "soft"
   */
  binding?: Binding;
  /**
   * Number of pages. From 1 to 9999.
   *
   * @example 1
   */
  pages?: number;
  /**
   * Leave the book out of lists.
   *
   * @example true
   */
  hidden?: boolean;
  /**
   * Where the book stands.
   *
   * @example [1]
   */
  shelves?: OneOrMany<number | string | RecordReference>;
  /**
   * The book before this one.
   *
   * @example 1
   */
  sequel_to?: number | RecordReference | null;
  /**
   * Password that readers need.
   *
   * @example "correct horse"
   */
  password?: string;
  /**
   * Who has the book.
   *
   * @example "Example"
   */
  lent_to?: string;
  /**
   * How the reading repeats.
   *
   * @example {}
   */
  repeats?: Repetition;
  /**
   * The language of the content.
   *
   * @example "en"
   */
  lang?: Language;
}

/** Parameters of `GET /books/{id}`. */
export interface GetBookQuery {
  /**
   * Password that readers need.
   *
   * @example "correct horse"
   */
  password?: string;
  /**
   * The language of the content.
   *
   * @example "en"
   */
  lang?: Language;
}

/** Parameters of `POST, PATCH /books/{id}`. */
export interface BookUpdate {
  /**
   * Title of the book.
   *
   * @example "Example"
   */
  title?: string;
  /**
   * Start of the reading. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  opens?: LocalDateTime | TimeObject;
  /**
   * End of the reading. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  closes?: LocalDateTime | TimeObject;
  /**
   * Time zone of the reading. An IANA name or an offset such as `UTC+5.5`.
   *
   * @example "Europe/Rome"
   */
  zone?: string;
  /**
   * The reading lasts whole days.
   *
   * @example true
   */
  all_day?: boolean;
  /**
   * Status of the record.
   *
   * @example "publish"
   */
  status?: Status;
  /**
   * What the book is about.
   *
   * @example "<p>Example</p>"
   */
  summary?: string;
  /**
   * The cover.
   *
   * @example "https://example.org/picture.jpg"
   */
  image?: ImageInput;
  /**
   * How the book is bound.
   *
   * @example "hard"
   */
  binding?: Binding;
  /**
   * Number of pages. From 1 to 9999.
   *
   * @example 1
   */
  pages?: number;
  /**
   * Leave the book out of lists.
   *
   * @example true
   */
  hidden?: boolean;
  /**
   * Where the book stands.
   *
   * @example [1]
   */
  shelves?: OneOrMany<number | string | RecordReference>;
  /**
   * The book before this one.
   *
   * @example 1
   */
  sequel_to?: number | RecordReference | null;
  /**
   * Password that readers need.
   *
   * @example "correct horse"
   */
  password?: string;
  /**
   * Who has the book.
   *
   * @example "Example"
   */
  lent_to?: string;
  /**
   * How the reading repeats.
   *
   * @example {}
   */
  repeats?: Repetition;
  /**
   * How far a write reaches.
   *
   * @example "this"
   */
  reach?: Reach;
  /**
   * The language of the content.
   *
   * @example "en"
   */
  lang?: Language;
}

/** Parameters of `GET /books/by-slug/{slug}`. */
export interface GetBookBySlugQuery {
  /**
   * The language of the content.
   *
   * @example "en"
   */
  lang?: Language;
}
