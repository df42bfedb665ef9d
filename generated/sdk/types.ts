// Generated from spec/types.yaml and spec/api.yaml. Do not edit: change the spec and run `npm run generate`.

import type { LocalDateTime } from "./core/dates.js";

/** A single value, or a list of values. */
export type Scalars = string | number | boolean | readonly (string | number | boolean)[];

/** An object with keys that the spec does not define. */
export type JsonObject = Record<string, unknown>;

/** Any value of JSON. */
export type JsonValue = unknown;

/** The answer to a rejected request. */
export interface ErrorAnswer {
  /** The kind of error, the same in every language. */
  code: string;
  /** What went wrong, for people, in the language of the request. */
  message: string;
  /** The status of the answer, and the parameters that were rejected. */
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
  /** Names of missing parameters, or the reason for each rejected one. */
  params?: string[] | Record<string, string>;
  /** More about each rejected parameter. */
  details?: Record<string, ErrorDetail>;
}

/** Details of an error. */
export interface ErrorData {
  /** The status of the answer. */
  status: number;
  /** Names of missing parameters, or the reason for each rejected one. */
  params?: string[] | Record<string, string>;
  /** More about each rejected parameter. */
  details?: Record<string, ErrorDetail>;
}

/** Why one parameter was rejected. */
export interface ErrorDetail {
  /** The kind of error, the same in every language. */
  code: string;
  /** What is wrong, for people, in the language of the request. */
  message: string;
  /** The invalid parameter. */
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
 * - `distance`: By how far the nearest venue is.
 */
export type EventOrder = "date" | "title" | "created" | "modified" | "distance";

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
 * - `create`: Creates a record.
 * - `update`: Changes the fields that are given of the record with the id.
 * - `upsert`: Creates the record with the external id, or changes the fields that are given.
 * - `delete`: Deletes the record with the id.
 */
export type BatchOperation = "create" | "update" | "upsert" | "delete";

/**
 * One of these values.
 *
 * - `publish`: Visible to everyone.
 * - `future`: Published automatically at its publication date.
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
  /**
   * Rule as in iCalendar (RFC 5545), such as FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10.
   *
   * @example "FREQ=WEEKLY;COUNT=10"
   */
  rrule?: string;
  /**
   * Further starts, besides those of the rule. Each `YYYY-MM-DD HH:MM:SS`.
   *
   * @example ["2031-03-10 19:30:00"]
   */
  rdate?: LocalDateTime[];
  /**
   * Dropped starts, which the rule would have. Each `YYYY-MM-DD HH:MM:SS`.
   *
   * @example ["2031-03-10 19:30:00"]
   */
  exdate?: LocalDateTime[];
}

/** The parts of a date and time, each as text with leading zeros. */
export interface DateDetails {
  /**
   * Four digits.
   *
   * @example "2031"
   */
  year: string;
  /**
   * 01 to 12.
   *
   * @example "03"
   */
  month: string;
  /**
   * 01 to 31.
   *
   * @example "10"
   */
  day: string;
  /**
   * 00 to 23.
   *
   * @example "19"
   */
  hour: string;
  /**
   * 00 to 59.
   *
   * @example "30"
   */
  minutes: string;
  /**
   * 00 to 59.
   *
   * @example "00"
   */
  seconds: string;
}

/** The cost of an event, taken apart. */
export interface CostDetails {
  /**
   * The currency sign that was written with the cost, or empty.
   *
   * @example "€"
   */
  currency_symbol: string;
  /**
   * The ISO 4217 code of the currency, or empty.
   *
   * @example "EUR"
   */
  currency_code: string;
  /**
   * prefix or postfix, or empty.
   *
   * @example "postfix"
   */
  currency_position: string;
  /**
   * The amounts, lowest first; words such as free appear unchanged.
   *
   * @example ["12"]
   */
  values: string[];
}

/** The cost of an event, taken apart, as it may be sent. */
export interface GivenCostDetails {
  /**
   * The currency sign that was written with the cost, or empty.
   *
   * @example "€"
   */
  currency_symbol?: string;
  /**
   * The ISO 4217 code of the currency, or empty.
   *
   * @example "EUR"
   */
  currency_code?: string;
  /**
   * prefix or postfix, or empty.
   *
   * @example "postfix"
   */
  currency_position?: string;
  /**
   * The amounts, lowest first; words such as free appear unchanged.
   *
   * @example ["12"]
   */
  values?: string[];
}

/** One stored size of an image. */
export interface ImageSize {
  /**
   * Width in pixels.
   *
   * @example 300
   */
  width: number;
  /**
   * Height in pixels.
   *
   * @example 200
   */
  height: number;
  /**
   * Media type, such as image/jpeg.
   *
   * @example "image/jpeg"
   */
  "mime-type": string;
  /**
   * Size of the file in bytes.
   *
   * @example 20480
   */
  filesize: number;
  /**
   * Address of the file.
   *
   * @example "https://example.org/choir-300x200.jpg"
   */
  url: string;
}

/** An image with the sizes it is stored in. */
export interface Image {
  /**
   * Address of the original file.
   *
   * @example "https://example.org/choir.jpg"
   */
  url: string;
  /**
   * Id of the image.
   *
   * @example 1
   */
  id: number;
  /**
   * File name extension, such as jpg.
   *
   * @example "jpg"
   */
  extension: string;
  /**
   * Width in pixels.
   *
   * @example 1200
   */
  width?: number;
  /**
   * Height in pixels.
   *
   * @example 800
   */
  height?: number;
  /**
   * Size of the file in bytes.
   *
   * @example 204800
   */
  filesize?: number;
  /**
   * The stored sizes by name, such as thumbnail.
   *
   * @example {
   *   example: {
   *     width: 300,
   *     height: 200,
   *     "mime-type": "image/jpeg",
   *     filesize: 20480,
   *     url: "https://example.org/choir-300x200.jpg",
   *   },
   * }
   */
  sizes?: Record<string, ImageSize>;
}

/** Addresses that belong to a term. */
export interface TermUrls {
  /**
   * Address of the term.
   *
   * @example "https://example.org/calendar/events/v1/categories/2"
   */
  self: string;
  /**
   * Address of the list that contains the term.
   *
   * @example "https://example.org/calendar/events/v1/categories"
   */
  collection: string;
  /**
   * Address of the parent term.
   *
   * @example "Example"
   */
  up?: string;
}

/** One kind of ticket for an event. */
export interface Ticket {
  /**
   * Name of the ticket, such as Reduced.
   *
   * @example "Reduced"
   */
  name: string;
  /**
   * Price in the currency of the ticket. At least 0.
   *
   * @example 8
   */
  price: number;
  /**
   * ISO 4217 code of the currency.
   *
   * @example "EUR"
   */
  currency?: string;
  /**
   * Where the ticket is sold. An http or https URL.
   *
   * @example "https://example.org/"
   */
  url?: string;
  /**
   * How many there are. At least 0.
   *
   * @example 50
   */
  capacity?: number;
  /**
   * Start of the sale. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  sale_start?: LocalDateTime;
  /**
   * End of the sale. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 18:00:00"
   */
  sale_end?: LocalDateTime;
}

/** A receiver of messages about changes. */
export interface Webhook {
  /**
   * Name of the webhook.
   *
   * @example "example"
   */
  name: string;
  /**
   * Address that messages are posted to.
   *
   * @example "https://example.org/hook"
   */
  url: string;
  /**
   * Types of messages it gets; * means all.
   *
   * @example ["event.*"]
   */
  types: string[];
  /**
   * Whether messages are sent.
   *
   * @example true
   */
  enabled: boolean;
  /**
   * Role as which messages show records.
   *
   * @example "editor"
   */
  role: string;
  /**
   * When it was made, in UTC.
   *
   * @example "2031-03-10T18:30:00.000Z"
   */
  created: string;
  /**
   * Since when every attempt has failed; absent where the last one did not.
   *
   * @example "2031-03-10T18:30:00.000Z"
   */
  failing_since?: string;
  /**
   * When the service switched it off.
   *
   * @example "2031-03-10T18:30:00.000Z"
   */
  switched_off?: string;
  /**
   * Why the service switched it off.
   *
   * @example "No attempt has succeeded for five days."
   */
  reason?: string;
  /**
   * How many messages wait to be sent.
   *
   * @example 0
   */
  waiting: number;
  /**
   * Secret that messages are signed with; shown only when it is made.
   *
   * @example "whsec_example"
   */
  secret?: string;
}

/** All webhooks. */
export interface WebhookList {
  /**
   * The webhooks by name.
   *
   * @example [
   *   {
   *     name: "example",
   *     url: "https://example.org/hook",
   *     types: ["event.*"],
   *     enabled: true,
   *     role: "editor",
   *     created: "2031-03-10T18:30:00.000Z",
   *     failing_since: "2031-03-10T18:30:00.000Z",
   *     switched_off: "2031-03-10T18:30:00.000Z",
   *     reason: "No attempt has succeeded for five days.",
   *     waiting: 0,
   *     secret: "whsec_example",
   *   },
   * ]
   */
  webhooks: Webhook[];
  /**
   * How many there are.
   *
   * @example 1
   */
  total: number;
}

/** A message to one webhook, and what became of it. */
export interface WebhookMessage {
  /**
   * Id of the message, which stays the same when it is sent again.
   *
   * @example "msg_event_12_3_created"
   */
  message: string;
  /**
   * Type of the message.
   *
   * @example "event.created"
   */
  type: string;
  /**
   * The record it is about.
   *
   * @example "event 12"
   */
  subject: string;
  /**
   * What became of it.
   *
   * @example "waiting"
   */
  state: DeliveryState;
  /**
   * When the change was made, in UTC.
   *
   * @example "2031-03-10T18:30:00.000Z"
   */
  created: string;
  /**
   * How many attempts were made.
   *
   * @example 1
   */
  tries: number;
  /**
   * When the next attempt is due.
   *
   * @example "2031-03-10T18:30:00.000Z"
   */
  next?: string;
  /**
   * The last attempts.
   *
   * @example [{ at: "2031-03-10T18:30:00.000Z", status: 503, error: "connect ECONNREFUSED", ms: 120 }]
   */
  attempts: WebhookAttempt[];
  /**
   * What is sent, as JSON text.
   *
   * @example '{"type":"event.created"}'
   */
  body: string;
}

/** An attempt to send a message. */
export interface WebhookAttempt {
  /**
   * When it was made, in UTC.
   *
   * @example "2031-03-10T18:30:00.000Z"
   */
  at: string;
  /**
   * Status of the answer; absent where there was none.
   *
   * @example 503
   */
  status?: number;
  /**
   * Why it failed.
   *
   * @example "connect ECONNREFUSED"
   */
  error?: string;
  /**
   * Milliseconds until the answer.
   *
   * @example 120
   */
  ms: number;
}

/** Messages to one webhook, the latest first. */
export interface WebhookLog {
  /**
   * The messages of the page.
   *
   * @example [
   *   {
   *     message: "msg_event_12_3_created",
   *     type: "event.created",
   *     subject: "event 12",
   *     state: "waiting",
   *     created: "2031-03-10T18:30:00.000Z",
   *     tries: 1,
   *     next: "2031-03-10T18:30:00.000Z",
   *     attempts: [{ at: "2031-03-10T18:30:00.000Z", status: 503, error: "connect ECONNREFUSED", ms: 120 }],
   *     body: '{"type":"event.created"}',
   *   },
   * ]
   */
  deliveries: WebhookMessage[];
  /**
   * Number of the page.
   *
   * @example 1
   */
  page: number;
  /**
   * How many there are on all pages.
   *
   * @example 1
   */
  total: number;
  /**
   * How many pages there are.
   *
   * @example 1
   */
  total_pages: number;
}

/** A message that was made for a test. */
export interface WebhookTest {
  /**
   * Id of the message, to be found in the log.
   *
   * @example "msg_test_example_1930933800000"
   */
  message: string;
}

/** What is sent again. */
export interface WebhookReplay {
  /**
   * How many messages are sent again.
   *
   * @example 1
   */
  replayed: number;
}

/** A field before and after a change. What is long is cut, passwords are not shown. */
export interface AuditChange {
  /**
   * Name of the field.
   *
   * @example "title"
   */
  field: string;
  /**
   * Language version, of a field that has several.
   *
   * @example "en"
   */
  language?: string;
  /**
   * Value before, null for none.
   *
   * @example "Choir"
   */
  before: JsonValue;
  /**
   * Value afterwards, null for none.
   *
   * @example "Choir concert"
   */
  after: JsonValue;
}

/** A change of a record. */
export interface AuditEntry {
  /**
   * When it was made, in UTC.
   *
   * @example "2031-03-10T18:30:00.000Z"
   */
  at: string;
  /**
   * What was done: created, updated, trashed, restored, published or deleted.
   *
   * @example "updated"
   */
  kind: string;
  /**
   * Whether the record came to be published by it.
   *
   * @example false
   */
  published: boolean;
  /**
   * The kind of record.
   *
   * @example "event"
   */
  resource: string;
  /**
   * Id of the record.
   *
   * @example 12
   */
  record: number;
  /**
   * Which revision of the record it made.
   *
   * @example 3
   */
  revision: number;
  /**
   * Id of the key it was made with; empty without one.
   *
   * @example "k1"
   */
  key: string;
  /**
   * Name of that key; empty where the service itself made the change.
   *
   * @example "importer"
   */
  name: string;
  /**
   * Role of that key.
   *
   * @example "editor"
   */
  role: string;
  /**
   * Id of the request.
   *
   * @example "4f1c2d"
   */
  request: string;
  /**
   * Language of the request.
   *
   * @example "en"
   */
  language: string;
  /**
   * The fields that changed.
   *
   * @example [{ field: "title", language: "en", before: "Choir", after: "Choir concert" }]
   */
  changes: AuditChange[];
}

/** Changes of records, the latest first. */
export interface AuditPage {
  /**
   * The changes of the page.
   *
   * @example [
   *   {
   *     at: "2031-03-10T18:30:00.000Z",
   *     kind: "updated",
   *     published: false,
   *     resource: "event",
   *     record: 12,
   *     revision: 3,
   *     key: "k1",
   *     name: "importer",
   *     role: "editor",
   *     request: "4f1c2d",
   *     language: "en",
   *     changes: [{ field: "title", language: "en", before: "Choir", after: "Choir concert" }],
   *   },
   * ]
   */
  entries: AuditEntry[];
  /**
   * Number of the page.
   *
   * @example 1
   */
  page: number;
  /**
   * How many there are on all pages.
   *
   * @example 1
   */
  total: number;
  /**
   * How many pages there are.
   *
   * @example 1
   */
  total_pages: number;
}

/** One write of a batch. */
export interface BatchItem {
  /**
   * What it does.
   *
   * @example "create"
   */
  operation: BatchOperation;
  /**
   * Which kind of record it writes, where that is not the kind of the address.
   *
   * @example "tag"
   */
  resource?: string;
  /**
   * Id of the record that it changes or deletes.
   *
   * @example 12
   */
  id?: Scalars;
  /**
   * The external id of the record, instead of its id.
   *
   * @example { source: "shop.example.org", id: "show-4711" }
   */
  external?: External;
  /**
   * Rejects the write with 412 where anybody but the source of the external id has changed the record
   * since the source wrote it.
   *
   * @example true
   */
  if_unchanged?: boolean;
  /**
   * With create: a record of that name that exists already is the outcome, and stays as it is.
   *
   * @example true
   */
  reuse?: boolean;
  /**
   * What the body or the query of its own request would have. `{"$ref": "items/3"}` in it stands for the
   * id of the record of an earlier item, counted from 0.
   *
   * @example { name: "Choir" }
   */
  values?: JsonObject;
}

/** What became of one write of a batch. */
export interface BatchOutcome {
  /**
   * Status of the answer that its own request would get.
   *
   * @example 201
   */
  status: number;
  /**
   * Id of the record.
   *
   * @example 12
   */
  id?: Scalars;
  /**
   * The record that its own request would answer with.
   *
   * @example { id: 12 }
   */
  record?: JsonObject;
  /**
   * The error that its own request would answer with.
   *
   * @example { code: "rest_invalid_param" }
   */
  error?: JsonObject;
  /**
   * True where nothing was stored, because the record was the same already.
   *
   * @example true
   */
  unchanged?: boolean;
}

/** What became of the writes of a batch. */
export interface BatchAnswer {
  /**
   * An outcome for each item, in their order.
   *
   * @example [{ status: 200, id: 12, record: { id: 12 } }]
   */
  items: BatchOutcome[];
}

/** What a record is called where it comes from. */
export interface External {
  /**
   * The program or site that the record comes from: lower-case letters, digits, dots, hyphens and
   * underscores. At most 64 characters. Matches `^[a-z0-9._-]+$`.
   *
   * @example "shop.example.org"
   */
  source: string;
  /**
   * Its id there, without control characters. At most 255 characters. Matches
   * `^[^\u0000-\u001f\u007f]+$`.
   *
   * @example "show-4711"
   */
  id: string;
}
