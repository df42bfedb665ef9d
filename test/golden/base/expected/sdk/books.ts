// Generated from spec/resources/book.yaml. Do not edit: change the spec and run `npm run generate`.

import type { LocalDateTime, UtcDateTime } from "./core/dates.js";
import type { Shelf } from "./shelves.js";
import type { Binding, DateDetails, Image, Language, Reach, Repetition, Status } from "./types.js";

/** Something to read. */
export interface Book {
  /**
   * Id of the record.
   *
   * @example 1
   */
  id: number;
  /**
   * Status of the record.
   *
   * @example "publish"
   */
  status: Status;
  /**
   * Address of the record. An http or https URL.
   *
   * @example "https://example.org/library/v1/books/1"
   */
  self: string;
  /**
   * Title of the book.
   *
   * @example "Example"
   */
  title: string;
  /**
   * What the book is about.
   *
   * @example "<p>Example</p>"
   */
  summary: string;
  /**
   * Start of the reading. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  opens: LocalDateTime;
  /**
   * Start of the reading in parts.
   *
   * @example { year: "2031", month: "03", day: "10", hour: "19", minutes: "30", seconds: "00" }
   */
  opens_details: DateDetails;
  /**
   * Start of the reading in UTC. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  opens_utc: UtcDateTime;
  /**
   * Abbreviation of the zone.
   *
   * @example "UTC"
   */
  zone_name: string;
  /**
   * The cover.
   *
   * @example { url: "Example" }
   */
  image: Image | false;
  /**
   * How the book is bound.
   *
   * @example "soft"
   */
  binding: Binding;
  /** Where the book stands. */
  shelves: Shelf[];
  /**
   * Years since it was printed.
   *
   * @example 1
   */
  age: number;
  /**
   * Always 1.
   *
   * @example 1
   */
  edition: number;
}

/** Book as it is embedded in other records. */
export interface EmbeddedBook {
  /**
   * Id of the record.
   *
   * @example 1
   */
  id: number;
  /**
   * Title of the book.
   *
   * @example "Example"
   */
  title: string;
}

/** A page of a list of books. */
export interface BookList {
  /** The records of the page. */
  books: Book[];
  /**
   * Address of the page.
   *
   * @example "https://example.org/library/v1/books"
   */
  rest_url: string;
  /**
   * Address of the next page; absent on the last one.
   *
   * @example "https://example.org/library/v1/books"
   */
  next_rest_url?: string;
  /**
   * Address of the previous page; absent on the first one.
   *
   * @example "https://example.org/library/v1/books"
   */
  previous_rest_url?: string;
  /**
   * How many records the whole list has.
   *
   * @example 1
   */
  total: number;
  /**
   * How many pages the whole list has.
   *
   * @example 1
   */
  total_pages: number;
}

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
  shelves?: readonly (number | string)[];
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
  opens: LocalDateTime;
  /**
   * End of the reading. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  closes: LocalDateTime;
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
  image?: string;
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
  shelves?: readonly (number | string)[];
  /**
   * The book before this one.
   *
   * @example 1
   */
  sequel_to?: number | null;
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
  opens?: LocalDateTime;
  /**
   * End of the reading. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  closes?: LocalDateTime;
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
  image?: string;
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
  shelves?: readonly (number | string)[];
  /**
   * The book before this one.
   *
   * @example 1
   */
  sequel_to?: number | null;
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
