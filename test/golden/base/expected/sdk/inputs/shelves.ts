// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { Language } from "../types.js";

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
