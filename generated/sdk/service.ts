// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Context, Language } from "./types.js";

/** Parameters of `GET /`. */
export interface GetRootQuery {
  /** The namespace to describe. Default: "calendar/events/v1". */
  namespace?: string;
  /** The scope of the request. Default: "view". */
  context?: Context;
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `GET /doc`. */
export interface GetDocQuery {
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `GET /contract`. */
export interface GetContractQuery {
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}
