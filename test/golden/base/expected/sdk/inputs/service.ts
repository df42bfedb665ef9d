// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { Language } from "../types.js";

/** Parameters of `GET /`. */
export interface GetRootQuery {
  /**
   * The language of the content.
   *
   * @example "en"
   */
  lang?: Language;
}
