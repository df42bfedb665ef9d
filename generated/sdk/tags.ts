// Generated from spec/resources/tag.yaml. Do not edit: change the spec and run `npm run generate`.

import type { LocalDateTime } from "./core/dates.js";
import type { External, JsonObject, Language, Order, TermOrder, TermUrls } from "./types.js";

/** A word that events are marked with. */
export interface Tag {
  /**
   * Id of the record.
   *
   * @example 11
   */
  id: number;
  /**
   * How many published events have the term.
   *
   * @example 1
   */
  count: number;
  /**
   * What the tag marks.
   *
   * @example "<p>People sing together.</p>"
   */
  description: string;
  /**
   * Name of the tag.
   *
   * @example "Choir"
   */
  name: string;
  /**
   * Short name in addresses. Letters, digits and hyphens.
   *
   * @example "choir"
   */
  slug: string;
  /**
   * The kind of term.
   *
   * @example "post_tag"
   */
  taxonomy: string;
  /**
   * Always empty.
   *
   * @example []
   */
  meta: JsonObject[];
  /**
   * Address of the web page of the record. An http or https URL.
   *
   * @example "https://example.org/tag/choir/"
   */
  url: string;
  /**
   * Addresses that belong to the term.
   *
   * @example {
   *   self: "https://example.org/calendar/events/v1/tags/11",
   *   collection: "https://example.org/calendar/events/v1/tags",
   * }
   */
  urls: TermUrls;
  /**
   * What the record is called where it comes from; no other record has the same.
   *
   * @example { source: "shop.example.org", id: "show-4711" }
   */
  external?: External;
  /**
   * The same addresses as links; in answers for a single term only.
   *
   * @example {
   *   self: [{ href: "https://example.org/calendar/events/v1/tags/11" }],
   *   collection: [{ href: "https://example.org/calendar/events/v1/tags" }],
   * }
   */
  _links?: JsonObject;
}

/** Tag as it is embedded in other records. */
export interface EmbeddedTag {
  /**
   * Name of the tag.
   *
   * @example "Choir"
   */
  name: string;
  /**
   * Short name in addresses. Letters, digits and hyphens.
   *
   * @example "choir"
   */
  slug: string;
  /**
   * Always 0.
   *
   * @example 0
   */
  term_group: number;
  /**
   * The same as id.
   *
   * @example 11
   */
  term_taxonomy_id: number;
  /**
   * The kind of term.
   *
   * @example "post_tag"
   */
  taxonomy: string;
  /**
   * What the tag marks.
   *
   * @example "<p>People sing together.</p>"
   */
  description: string;
  /**
   * Always 0.
   *
   * @example 0
   */
  parent: number;
  /**
   * How many published events have the term.
   *
   * @example 1
   */
  count: number;
  /**
   * Always raw.
   *
   * @example "raw"
   */
  filter: string;
  /**
   * Id of the record.
   *
   * @example 11
   */
  id: number;
  /**
   * Addresses that belong to the term.
   *
   * @example {
   *   self: "https://example.org/calendar/events/v1/tags/11",
   *   collection: "https://example.org/calendar/events/v1/tags",
   * }
   */
  urls: TermUrls;
}

/** A page of a list of tags. */
export interface TagList {
  /**
   * Address of the page.
   *
   * @example "https://example.org/calendar/events/v1/tags"
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
  tags: Tag[];
  /**
   * Address of the next page; absent on the last one.
   *
   * @example "https://example.org/calendar/events/v1/tags"
   */
  next_rest_url?: string;
  /**
   * Address of the previous page; absent on the first one.
   *
   * @example "https://example.org/calendar/events/v1/tags"
   */
  previous_rest_url?: string;
}

/** Parameters of `GET /tags`. */
export interface ListTagsQuery {
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
   * @example "cho"
   */
  search?: string;
  /**
   * Leave out the terms with these ids.
   *
   * @example [11]
   */
  exclude?: readonly number[];
  /**
   * Only the terms with these ids.
   *
   * @example [11]
   */
  include?: readonly number[];
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
   * Leave out tags without published events. Default: true.
   *
   * @example true
   */
  hide_empty?: boolean;
  /**
   * Only the tags of this event.
   *
   * @example 27
   */
  post?: number;
  /**
   * Only the tags of this event; another name for post.
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

/** Parameters of `POST /tags`. */
export interface TagCreate {
  /**
   * Name of the tag.
   *
   * @example "Choir"
   */
  name: string;
  /**
   * What the tag marks.
   *
   * @example "<p>People sing together.</p>"
   */
  description?: string;
  /**
   * Short name of the tag in addresses. Letters, digits and hyphens.
   *
   * @example "example"
   */
  slug?: string;
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
  created?: LocalDateTime;
  /**
   * With context=import: when the record was changed last. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  modified?: LocalDateTime;
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `GET /tags/{id}`. */
export interface GetTagQuery {
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `POST, PUT, PATCH /tags/{id}`. */
export interface TagUpdate {
  /**
   * Name of the tag.
   *
   * @example "Choir"
   */
  name?: string;
  /**
   * What the tag marks.
   *
   * @example "<p>People sing together.</p>"
   */
  description?: string;
  /**
   * Short name of the tag in addresses. Letters, digits and hyphens.
   *
   * @example "example"
   */
  slug?: string;
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
  created?: LocalDateTime;
  /**
   * With context=import: when the record was changed last. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  modified?: LocalDateTime;
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `DELETE /tags/{id}`. */
export interface DeleteTagQuery {
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `PUT /tags/by-external/{source}/{external}`. */
export interface TagPut extends TagUpdate {
  /**
   * With context=import: the id of a new record, which no record has or had. At least 1.
   *
   * @example 1
   */
  id?: number;
}
