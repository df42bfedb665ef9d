// Generated from spec/resources/shelf.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Language } from "./types.js";

/** A place for books. */
export interface Shelf {
  /** Id of the record. */
  id: number;
  /** Count. */
  count: number;
  /** Name of the shelf. */
  name: string;
  /** The shelf above. */
  parent: number;
  /** Slug. */
  slug: string;
  /** Taxonomy. */
  taxonomy: string;
  /** Url. */
  url: string;
}

/** A page of a list of shelves. */
export interface ShelfList {
  /** Address of the page. */
  rest_url: string;
  /** How many records the whole list has. */
  total: number;
  /** How many pages the whole list has. */
  total_pages: number;
  /** The records of the page. */
  shelves: Shelf[];
  /** Address of the next page; absent on the last one. */
  next_rest_url?: string;
  /** Address of the previous page; absent on the first one. */
  previous_rest_url?: string;
}

/** Parameters of `GET /shelves`. */
export interface ListShelvesQuery {
  /** Number of the page. Default: 1. */
  page?: number;
  /** Keep the shelves of this book. */
  book?: number;
  /** Leave out empty shelves. Default: true. */
  filled?: boolean;
  /** The language of the content. */
  lang?: Language;
}

/** Parameters of `GET /shelves/{id}`. */
export interface GetShelfQuery {
  /** The language of the content. */
  lang?: Language;
}
