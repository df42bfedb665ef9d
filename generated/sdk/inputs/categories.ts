// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { LocalDateTime, TimeObject } from "../core/dates.js";
import type { OneOrMany, RecordReference } from "../core/given-files.js";
import type { External, Language, Order, TermOrder } from "../types.js";

/** Parameters of `GET /categories`. */
export interface ListCategoriesQuery {
  /**
   * The page of the archive to return. At least 1. Default: 1.
   *
   * @example 1
   */
  page?: number;
  /**
   * How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page
   * leads to the rest. At least 1. Default: 10.
   *
   * @example 10
   */
  per_page?: number;
  /**
   * Text to find in name or slug.
   *
   * @example "mus"
   */
  search?: string;
  /**
   * Leave out the terms with these ids.
   *
   * @example [1]
   */
  exclude?: OneOrMany<number>;
  /**
   * Only the terms with these ids.
   *
   * @example [1]
   */
  include?: OneOrMany<number>;
  /**
   * Ascending or descending.
   *
   * @example "asc"
   */
  order?: Order;
  /**
   * The attribute of the term to sort by.
   *
   * @example "name"
   */
  orderby?: TermOrder;
  /**
   * Leave out categories without published events. Default: true.
   *
   * @example true
   */
  hide_empty?: boolean;
  /**
   * Only the categories directly below this one.
   *
   * @example 1
   */
  parent?: number;
  /**
   * Only the categories of this event.
   *
   * @example 27
   */
  post?: number;
  /**
   * Only the categories of this event; another name for post.
   *
   * @example 27
   */
  event?: number;
  /**
   * Only the term with this slug. Letters, digits and hyphens.
   *
   * @example "example"
   */
  slug?: string;
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `POST /categories`. */
export interface CategoryCreate {
  /**
   * Name of the category.
   *
   * @example "Theatre"
   */
  name: string;
  /**
   * What belongs in the category.
   *
   * @example "<p>Plays of every kind.</p>"
   */
  description?: string;
  /**
   * Short name of the category in addresses. Letters, digits and hyphens.
   *
   * @example "example"
   */
  slug?: string;
  /**
   * Id of the category above.
   *
   * @example 1
   */
  parent?: number | RecordReference | null;
  /**
   * Color of the events of the category in the calendar, such as #1f5f5b; text on it is black or white,
   * whichever is easier to read. Matches `^#[0-9A-Fa-f]{6}$`.
   *
   * @example "#1f5f5b"
   */
  color?: string | null;
  /**
   * What the record is called where it comes from; no other record has the same.
   *
   * @example { source: "shop.example.org", id: "show-4711" }
   */
  external?: External | null;
  /**
   * Rejects the write with 412 where anybody but the source of the record has changed it since the
   * source wrote it.
   *
   * @example true
   */
  if_unchanged?: boolean;
  /**
   * import: the record moves here from elsewhere, with its id, its dates and its author. Matches
   * `^import$`.
   *
   * @example "import"
   */
  context?: string;
  /**
   * With context=import: the id of a new record, which no record has or had. At least 1.
   *
   * @example 1
   */
  id?: number;
  /**
   * With context=import: when the record was created. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  created?: LocalDateTime | TimeObject;
  /**
   * With context=import: when the record was changed last. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  modified?: LocalDateTime | TimeObject;
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `GET /categories/{id}`. */
export interface GetCategoryQuery {
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `POST, PUT, PATCH /categories/{id}`. */
export interface CategoryUpdate {
  /**
   * Name of the category.
   *
   * @example "Theatre"
   */
  name?: string;
  /**
   * What belongs in the category.
   *
   * @example "<p>Plays of every kind.</p>"
   */
  description?: string;
  /**
   * Short name of the category in addresses. Letters, digits and hyphens.
   *
   * @example "example"
   */
  slug?: string;
  /**
   * Id of the category above.
   *
   * @example 1
   */
  parent?: number | RecordReference | null;
  /**
   * Color of the events of the category in the calendar, such as #1f5f5b; text on it is black or white,
   * whichever is easier to read. Matches `^#[0-9A-Fa-f]{6}$`.
   *
   * @example "#1f5f5b"
   */
  color?: string | null;
  /**
   * What the record is called where it comes from; no other record has the same.
   *
   * @example { source: "shop.example.org", id: "show-4711" }
   */
  external?: External | null;
  /**
   * Rejects the write with 412 where anybody but the source of the record has changed it since the
   * source wrote it.
   *
   * @example true
   */
  if_unchanged?: boolean;
  /**
   * import: the record moves here from elsewhere, with its id, its dates and its author. Matches
   * `^import$`.
   *
   * @example "import"
   */
  context?: string;
  /**
   * With context=import: when the record was created. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  created?: LocalDateTime | TimeObject;
  /**
   * With context=import: when the record was changed last. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  modified?: LocalDateTime | TimeObject;
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `DELETE /categories/{id}`. */
export interface DeleteCategoryQuery {
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `PUT /categories/by-external/{source}/{external}`. */
export interface CategoryPut extends CategoryUpdate {
  /**
   * With context=import: the id of a new record, which no record has or had. At least 1.
   *
   * @example 1
   */
  id?: number;
}
