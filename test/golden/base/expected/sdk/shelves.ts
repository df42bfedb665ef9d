// Generated from spec/resources/shelf.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Language, TermUrls } from "./types.js";

/** A place for books. */
export interface Shelf {
  /**
   * Id of the record.
   *
   * @example 1
   */
  id: number;
  /**
   * How many published records refer to it.
   *
   * @example 1
   */
  count: number;
  /**
   * Name of the shelf.
   *
   * @example "Example"
   */
  name: string;
  /**
   * The shelf above.
   *
   * @example 1
   */
  parent: number;
  /**
   * Short name in addresses. Letters, digits and hyphens.
   *
   * @example "example"
   */
  slug: string;
  /**
   * The kind of term.
   *
   * @example "shelf"
   */
  taxonomy: string;
  /**
   * Address of the web page of the record. An http or https URL.
   *
   * @example "https://example.org/shelf/example/"
   */
  url: string;
  /**
   * Addresses that belong to the term.
   *
   * @example {
   *   self: "https://example.org/library/v1/shelves/1",
   *   collection: "https://example.org/library/v1/shelves",
   * }
   */
  urls: TermUrls;
}

/** A page of a list of shelves. */
export interface ShelfList {
  /**
   * Address of the page.
   *
   * @example "https://example.org/library/v1/shelves"
   */
  rest_url: string;
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
  /** The records of the page. */
  shelves: Shelf[];
  /**
   * Address of the next page; absent on the last one.
   *
   * @example "https://example.org/library/v1/shelves"
   */
  next_rest_url?: string;
  /**
   * Address of the previous page; absent on the first one.
   *
   * @example "https://example.org/library/v1/shelves"
   */
  previous_rest_url?: string;
}

/** Parameters of `GET /shelves`. */
export interface ListShelvesQuery {
  /**
   * Number of the page. At least 1. Default: 1.
   *
   * @example 1
   */
  page?: number;
  /**
   * Keep the shelves of this book.
   *
   * @example 1
   */
  book?: number;
  /**
   * Leave out empty shelves. Default: true.
   *
   * @example true
   */
  filled?: boolean;
  /**
   * The language of the content.
   *
   * @example "en"
   */
  lang?: Language;
}

/** Parameters of `GET /shelves/{id}`. */
export interface GetShelfQuery {
  /**
   * The language of the content.
   *
   * @example "en"
   */
  lang?: Language;
}
