// Generated from spec/resources/category.yaml. Do not edit: change the spec and run `npm run generate`.

import type { JsonObject, Language, Order, TermOrder, TermUrls } from "./types.js";

/** A kind of event; categories may stand below each other. */
export interface Category {
  /** Id of the record. */
  id: number;
  /** How many published events have the term. */
  count: number;
  /** What belongs in the category. */
  description: string;
  /** Name of the category. */
  name: string;
  /** Short name in addresses. */
  slug: string;
  /** The kind of term. */
  taxonomy: string;
  /** Id of the category above. */
  parent: number;
  /** Always empty. */
  meta: JsonObject[];
  /** Address of the web page of the record. */
  url: string;
  /** Addresses that belong to the term. */
  urls: TermUrls;
  /** The same addresses as links; in answers for a single term only. */
  _links?: JsonObject;
}

/** Category as it stands inside other records. */
export interface EmbeddedCategory {
  /** Name of the category. */
  name: string;
  /** Short name in addresses. */
  slug: string;
  /** Always 0. */
  term_group: number;
  /** The same as id. */
  term_taxonomy_id: number;
  /** The kind of term. */
  taxonomy: string;
  /** What belongs in the category. */
  description: string;
  /** Id of the category above. */
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

/** A page of a list of categories. */
export interface CategoryList {
  /** Address of the page. */
  rest_url: string;
  /** How many records the whole list has. */
  total: number;
  /** How many pages the whole list has. */
  total_pages: number;
  /** The records of the page. */
  categories: Category[];
  /** Address of the next page; absent on the last one. */
  next_rest_url?: string;
  /** Address of the previous page; absent on the first one. */
  previous_rest_url?: string;
}

/** Parameters of `GET /categories`. */
export interface ListCategoriesQuery {
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
  /** Leave out categories without published events. Default: true. */
  hide_empty?: boolean;
  /** Keep the categories directly below this one. */
  parent?: number;
  /** Keep the categories of this event. */
  post?: number;
  /** Keep the categories of this event; another name for post. */
  event?: number;
  /** Keep the term with this slug. */
  slug?: string;
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `POST /categories`. */
export interface CategoryCreate {
  /** Name of the category. */
  name: string;
  /** What belongs in the category. */
  description?: string;
  /** Short name of the category in addresses. */
  slug?: string;
  /** Id of the category above. */
  parent?: number | null;
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `GET /categories/{id}`. */
export interface GetCategoryQuery {
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `POST, PUT, PATCH /categories/{id}`. */
export interface CategoryUpdate {
  /** Name of the category. */
  name?: string;
  /** What belongs in the category. */
  description?: string;
  /** Short name of the category in addresses. */
  slug?: string;
  /** Id of the category above. */
  parent?: number | null;
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}

/** Parameters of `DELETE /categories/{id}`. */
export interface DeleteCategoryQuery {
  /** The language version of the content that the caller reads or writes. */
  translation_language?: Language;
}
