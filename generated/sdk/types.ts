// Generated from spec/types.yaml and spec/api.yaml. Do not edit: change the spec and run `npm run generate`.

import type { LocalDateTime } from "./core/dates.js";
/** A single value, or a list of values. */
export type Scalars = string | number | boolean | readonly (string | number | boolean)[];

/** An object with keys that no spec tells. */
export type JsonObject = Record<string, unknown>;

/** What the service answers when it refuses a request. */
export interface ErrorAnswer {
  /** The kind of error, the same in every language. */
  code: string;
  /** What went wrong, for people, in the language of the request. */
  message: string;
  /** The status of the answer, and the parameters that were refused. */
  data: ErrorData;
}

/** Details of an error. */
export interface ErrorData {
  /** The status of the answer. */
  status: number;
  /** Names of missing parameters, or the reason for each refused one. */
  params?: string[] | Record<string, string>;
  /** More about each refused parameter. */
  details?: Record<string, ErrorDetail>;
}

/** Why one parameter was refused. */
export interface ErrorDetail {
  /** The kind of fault, the same in every language. */
  code: string;
  /** What is wrong, for people, in the language of the request. */
  message: string;
  /** The parameter at fault. */
  data: JsonObject;
}

/**
 * One of these values.
 *
 * - `asc`: Ascending.
 * - `desc`: Descending.
 */
export type Order = "asc" | "desc";

/**
 * One of these values.
 *
 * - `name`: By name.
 * - `id`: By id.
 * - `term_id`: By id.
 * - `slug`: By slug.
 * - `count`: By the number of published events.
 * - `description`: By description.
 * - `term_group`: By group; all terms are in one group.
 * - `include`: In the order of the ids given in include.
 */
export type TermOrder =
  | "name"
  | "id"
  | "term_id"
  | "slug"
  | "count"
  | "description"
  | "term_group"
  | "include";

/**
 * One of these values.
 *
 * - `view`: As readers see it.
 * - `embed`: As embedded in other records.
 * - `edit`: As editors see it.
 */
export type Context = "view" | "embed" | "edit";

/**
 * One of these values.
 *
 * - `prefix`: Before the amount.
 * - `postfix`: After the amount.
 */
export type CurrencyPosition = "prefix" | "postfix";

/**
 * One of these values.
 *
 * - `publish`: Visible to everyone.
 * - `future`: Published by itself when its publication date comes.
 * - `draft`: Not finished; visible to its author and to editors.
 * - `pending`: Waits for an editor to publish it.
 * - `private`: Visible to its author and to those who may read private records.
 * - `trash`: Deleted; an update brings it back.
 */
export type Status = "publish" | "future" | "draft" | "pending" | "private" | "trash";

/**
 * One of these values.
 *
 * - `ca`
 * - `en`
 * - `fr`
 * - `de`
 * - `it`
 * - `es`
 */
export type Language = "ca" | "en" | "fr" | "de" | "it" | "es";

/** The parts of a date and time, each as text with leading zeros. */
export interface DateDetails {
  /** Four digits. */
  year: string;
  /** 01 to 12. */
  month: string;
  /** 01 to 31. */
  day: string;
  /** 00 to 23. */
  hour: string;
  /** 00 to 59. */
  minutes: string;
  /** 00 to 59. */
  seconds: string;
}

/** The cost of an event, taken apart. */
export interface CostDetails {
  /** The currency sign that was written with the cost, or empty. */
  currency_symbol: string;
  /** The ISO 4217 code of the currency, or empty. */
  currency_code: string;
  /** prefix or postfix, or empty. */
  currency_position: string;
  /** The amounts, lowest first; words such as free stand for themselves. */
  values: string[];
}

/** One stored size of an image. */
export interface ImageSize {
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** Media type, such as image/jpeg. */
  "mime-type": string;
  /** Size of the file in bytes. */
  filesize: number;
  /** Address of the file. */
  url: string;
}

/** An image with the sizes it is stored in. */
export interface Image {
  /** Address of the original file. */
  url: string;
  /** Id of the image. */
  id: number;
  /** File name extension, such as jpg. */
  extension: string;
  /** Width in pixels. */
  width?: number;
  /** Height in pixels. */
  height?: number;
  /** Size of the file in bytes. */
  filesize?: number;
  /** The stored sizes by name, such as thumbnail. */
  sizes?: Record<string, ImageSize>;
}

/** Addresses that belong to a term. */
export interface TermUrls {
  /** Address of the term. */
  self: string;
  /** Address of the list the term stands in. */
  collection: string;
  /** Address of the parent term. */
  up?: string;
}

/** One kind of ticket for an event. */
export interface Ticket {
  /** Name of the ticket, such as Reduced. */
  name: string;
  /** Price in the currency of the ticket. */
  price: number;
  /** ISO 4217 code of the currency. */
  currency?: string;
  /** Where the ticket is sold. */
  url?: string;
  /** How many there are. */
  capacity?: number;
  /** Start of the sale. */
  sale_start?: LocalDateTime;
  /** End of the sale. */
  sale_end?: LocalDateTime;
}
