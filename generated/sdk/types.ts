// Generated from spec/types.yaml and spec/api.yaml. Do not edit: change the spec and run `npm run generate`.

import type { LocalDateTime } from "./core/dates.js";
/** A single value, or a list of values. */
export type Scalars = string | number | boolean | readonly (string | number | boolean)[];

/** An object with keys that no spec tells. */
export type JsonObject = Record<string, unknown>;

/** Any value of JSON. */
export type JsonValue = unknown;

/** What the service answers when it refuses a request. */
export interface ErrorAnswer {
  /** The kind of error, the same in every language. */
  code: string;
  /** What went wrong, for people, in the language of the request. */
  message: string;
  /** The status of the answer, and the parameters that were refused. */
  data: ErrorData;
}

/** The same as a problem of RFC 9457, for callers that accept application/problem+json. */
export interface ErrorProblem {
  /** Always about:blank. */
  type: string;
  /** The name of the status. */
  title: string;
  /** The status of the answer. */
  status: number;
  /** What went wrong, for people, in the language of the request. */
  detail: string;
  /** The kind of error, the same in every language. */
  code: string;
  /** Names of missing parameters, or the reason for each refused one. */
  params?: string[] | Record<string, string>;
  /** More about each refused parameter. */
  details?: Record<string, ErrorDetail>;
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
 * - `created`: By the time of creation.
 * - `modified`: By the time of the last change.
 */
export type RecordOrder = "name" | "created" | "modified";

/**
 * One of these values.
 *
 * - `date`: By start.
 * - `title`: By title.
 * - `created`: By the time of creation.
 * - `modified`: By the time of the last change.
 */
export type EventOrder = "date" | "title" | "created" | "modified";

/**
 * One of these values.
 *
 * - `all`: Everything, the past and the far future as well.
 */
export type TimeWindow = "all";

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
 * - `waiting`: Will be sent, or sent again.
 * - `delivered`: The receiver took it.
 * - `given_up`: The receiver did not take it in time.
 */
export type DeliveryState = "waiting" | "delivered" | "given_up";

/**
 * One of these values.
 *
 * - `this`: This occurrence alone.
 * - `following`: This occurrence and those after it.
 * - `all`: All occurrences of the series.
 */
export type Scope = "this" | "following" | "all";

/**
 * One of these values.
 *
 * - `scheduled`: As planned.
 * - `canceled`: Cancelled.
 * - `postponed`: Postponed.
 * - `rescheduled`: Rescheduled.
 * - `moved-online`: Moved online.
 */
export type EventStatus = "scheduled" | "canceled" | "postponed" | "rescheduled" | "moved-online";

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

/** How a record repeats, on the clocks of its own time zone. */
export interface Recurrence {
  /** Rule as in iCalendar (RFC 5545), such as FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10. */
  rrule?: string;
  /** Further starts, besides those of the rule. */
  rdate?: LocalDateTime[];
  /** Dropped starts, which the rule would have. */
  exdate?: LocalDateTime[];
}

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

/** The cost of an event, taken apart, as it may be sent. */
export interface GivenCostDetails {
  /** The currency sign that was written with the cost, or empty. */
  currency_symbol?: string;
  /** The ISO 4217 code of the currency, or empty. */
  currency_code?: string;
  /** prefix or postfix, or empty. */
  currency_position?: string;
  /** The amounts, lowest first; words such as free stand for themselves. */
  values?: string[];
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

/** A receiver that is told of changes. */
export interface Webhook {
  /** Name of the webhook. */
  name: string;
  /** Address that messages are posted to. */
  url: string;
  /** Types of messages it gets; * stands for all. */
  types: string[];
  /** Whether messages are sent. */
  enabled: boolean;
  /** Role as which messages show records. */
  role: string;
  /** When it was made, in UTC. */
  created: string;
  /** Since when every attempt has failed; absent where the last one did not. */
  failing_since?: string;
  /** When the service switched it off. */
  switched_off?: string;
  /** Why the service switched it off. */
  reason?: string;
  /** How many messages wait to be sent. */
  waiting: number;
  /** Secret that messages are signed with; shown only when it is made. */
  secret?: string;
}

/** All webhooks. */
export interface WebhookList {
  /** The webhooks by name. */
  webhooks: Webhook[];
  /** How many there are. */
  total: number;
}

/** A message to one webhook, and what became of it. */
export interface WebhookMessage {
  /** Id of the message, which stays the same when it is sent again. */
  message: string;
  /** Type of the message. */
  type: string;
  /** The record it is about. */
  subject: string;
  /** What became of it. */
  state: DeliveryState;
  /** When the change was made, in UTC. */
  created: string;
  /** How many attempts were made. */
  tries: number;
  /** When the next attempt is due. */
  next?: string;
  /** The last attempts. */
  attempts: WebhookAttempt[];
  /** What is sent, as JSON text. */
  body: string;
}

/** An attempt to send a message. */
export interface WebhookAttempt {
  /** When it was made, in UTC. */
  at: string;
  /** Status of the answer; absent where there was none. */
  status?: number;
  /** Why it failed. */
  error?: string;
  /** Milliseconds until the answer. */
  ms: number;
}

/** Messages to one webhook, the latest first. */
export interface WebhookLog {
  /** The messages of the page. */
  deliveries: WebhookMessage[];
  /** Number of the page. */
  page: number;
  /** How many there are on all pages. */
  total: number;
  /** How many pages there are. */
  total_pages: number;
}

/** A message that was made for a test. */
export interface WebhookTest {
  /** Id of the message, to be found in the log. */
  message: string;
}

/** What is sent again. */
export interface WebhookReplay {
  /** How many messages are sent again. */
  replayed: number;
}

/** A field before and after a change. What is long is cut, passwords are not shown. */
export interface AuditChange {
  /** Name of the field. */
  field: string;
  /** Language version, of a field that has several. */
  language?: string;
  /** Value before, null for none. */
  before: JsonValue;
  /** Value afterwards, null for none. */
  after: JsonValue;
}

/** A change of a record. */
export interface AuditEntry {
  /** When it was made, in UTC. */
  at: string;
  /** What was done: created, updated, trashed, restored, published or deleted. */
  kind: string;
  /** Whether the record came to be published by it. */
  published: boolean;
  /** The kind of record. */
  resource: string;
  /** Id of the record. */
  record: number;
  /** Which revision of the record it made. */
  revision: number;
  /** Id of the key it was made with; empty without one. */
  key: string;
  /** Name of that key; empty where the service acted by itself. */
  name: string;
  /** Role of that key. */
  role: string;
  /** Id of the request. */
  request: string;
  /** Language of the request. */
  language: string;
  /** The fields that changed. */
  changes: AuditChange[];
}

/** Changes of records, the latest first. */
export interface AuditPage {
  /** The changes of the page. */
  entries: AuditEntry[];
  /** Number of the page. */
  page: number;
  /** How many there are on all pages. */
  total: number;
  /** How many pages there are. */
  total_pages: number;
}
