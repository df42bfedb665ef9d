// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { Language } from "../types.js";

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
