// Generated from spec/resources/tag.yaml. Do not edit: change the spec and run `npm run generate`.

import type { JsonObject, Language, Order, TermOrder, TermUrls } from "./types.js";

/** A word that events are marked with. */
export interface Tag {
  /** Id of the record. */
  id: number;
  /** How many published events have the term. */
  count: number;
  /** What the tag marks. */
  description: string;
  /** Name of the tag. */
  name: string;
  /** Short name in addresses. */
  slug: string;
  /** The kind of term. */
  taxonomy: string;
  /** Always empty. */
  meta: JsonObject[];
  /** Address of the web page of the record. */
  url: string;
  /** Addresses that belong to the term. */
  urls: TermUrls;
  /** The same addresses as links; in answers for a single term only. */
  _links?: JsonObject;
}

/** Tag as it stands inside other records. */
export interface EmbeddedTag {
  /** Name of the tag. */
  name: string;
  /** Short name in addresses. */
  slug: string;
  /** Always 0. */
  term_group: number;
  /** The same as id. */
  term_taxonomy_id: number;
  /** The kind of term. */
  taxonomy: string;
  /** What the tag marks. */
  description: string;
  /** Always 0. */
  parent: number;
  /** How many published events have the term. */
  count: number;
  /** Always raw. */
  filter: string;
  /** Id of the record. */
  id: number;
  /** Addresses that belong to the term. */
  urls: TermUrls;
}

/** A page of a list of tags. */
export interface TagList {
  /** Address of the page. */
  rest_url: string;
  /** How many records the whole list has. */
  total: number;
  /** How many pages the whole list has. */
  total_pages: number;
  /** The records of the page. */
  tags: Tag[];
  /** Address of the next page; absent on the last one. */
  next_rest_url?: string;
  /** Address of the previous page; absent on the first one. */
  previous_rest_url?: string;
}

/** Parameters of `GET /tags`. */
export interface ListTagsQuery {
  /** The page of the archive to return. Default: 1. */
  page?: number;
  /**
   * How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page
   * leads to the rest. Default: 10.
   */
  per_page?: number;
  /** Text to find in name or slug. */
  search?: string;
  /** Leave out the terms with these ids. */
  exclude?: readonly number[];
  /** Keep the terms with these ids only. */
  include?: readonly number[];
  /** Ascending or descending. */
  order?: Order;
  /** The attribute of the term to sort by. */
  orderby?: TermOrder;
  /** Leave out tags without published events. Default: true. */
  hide_empty?: boolean;
  /** Keep the tags of this event. */
  post?: number;
  /** Keep the tags of this event; another name for post. */
  event?: number;
  /** Keep the term with this slug. */
  slug?: string;
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `POST /tags`. */
export interface TagCreate {
  /** Name of the tag. */
  name: string;
  /** What the tag marks. */
  description?: string;
  /** Short name of the tag in addresses. */
  slug?: string;
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `GET /tags/{id}`. */
export interface GetTagQuery {
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `POST, PUT, PATCH /tags/{id}`. */
export interface TagUpdate {
  /** Name of the tag. */
  name?: string;
  /** What the tag marks. */
  description?: string;
  /** Short name of the tag in addresses. */
  slug?: string;
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `DELETE /tags/{id}`. */
export interface DeleteTagQuery {
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}
