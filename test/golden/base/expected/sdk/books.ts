// Generated from spec/resources/book.yaml. Do not edit: change the spec and run `npm run generate`.

import type { LocalDateTime, UtcDateTime } from "./core/dates.js";
import type { Shelf } from "./shelves.js";
import type { Binding, DateDetails, Image, Language, Reach, Repetition, Status } from "./types.js";

/** Something to read. */
export interface Book {
  /** Id of the record. */
  id: number;
  /** Status of the record. */
  status: Status;
  /** Address of the record. */
  self: string;
  /** Title of the book. */
  title: string;
  /** What the book is about. */
  summary: string;
  /** Start of the reading. */
  opens: LocalDateTime;
  /** Start of the reading in parts. */
  opens_details: DateDetails;
  /** Start of the reading in UTC. */
  opens_utc: UtcDateTime;
  /** Abbreviation of the zone. */
  zone_name: string;
  /** The cover. */
  image: Image | false;
  /** How the book is bound. */
  binding: Binding;
  /** Where the book stands. */
  shelves: Shelf[];
  /** Years since it was printed. */
  age: number;
  /** Always 1. */
  edition: number;
}

/** Book as it stands inside other records. */
export interface EmbeddedBook {
  /** Id of the record. */
  id: number;
  /** Title of the book. */
  title: string;
}

/** A page of a list of books. */
export interface BookList {
  /** The records of the page. */
  books: Book[];
  /** Address of the page. */
  rest_url: string;
  /** Address of the next page; absent on the last one. */
  next_rest_url?: string;
  /** Address of the previous page; absent on the first one. */
  previous_rest_url?: string;
  /** How many records the whole list has. */
  total: number;
  /** How many pages the whole list has. */
  total_pages: number;
}

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
  shelves?: readonly (number | string)[];
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
  opens: LocalDateTime;
  /** End of the reading. */
  closes: LocalDateTime;
  /** Time zone of the reading. */
  zone?: string;
  /** The reading lasts whole days. Default: false. */
  all_day?: boolean;
  /** Status of the record. */
  status?: Status;
  /** What the book is about. */
  summary?: string;
  /** The cover. */
  image?: string;
  /** How the book is bound. Default: "soft". */
  binding?: Binding;
  /** Number of pages. */
  pages?: number;
  /** Leave the book out of lists. */
  hidden?: boolean;
  /** Where the book stands. */
  shelves?: readonly (number | string)[];
  /** The book before this one. */
  sequel_to?: number | null;
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
  opens?: LocalDateTime;
  /** End of the reading. */
  closes?: LocalDateTime;
  /** Time zone of the reading. */
  zone?: string;
  /** The reading lasts whole days. */
  all_day?: boolean;
  /** Status of the record. */
  status?: Status;
  /** What the book is about. */
  summary?: string;
  /** The cover. */
  image?: string;
  /** How the book is bound. */
  binding?: Binding;
  /** Number of pages. */
  pages?: number;
  /** Leave the book out of lists. */
  hidden?: boolean;
  /** Where the book stands. */
  shelves?: readonly (number | string)[];
  /** The book before this one. */
  sequel_to?: number | null;
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
