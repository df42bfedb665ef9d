// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { LocalDateTime, TimeObject } from "../core/dates.js";
import type { OneOrMany } from "../core/given-files.js";
import type { Context, DeliveryState, Language } from "../types.js";

/** Parameters of `GET /`. */
export interface GetRootQuery {
  /**
   * The namespace to describe. Default: "calendar/events/v1".
   *
   * @example "calendar/events/v1"
   */
  namespace?: string;
  /**
   * The scope of the request. Default: "view".
   *
   * @example "view"
   */
  context?: Context;
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `GET /doc`. */
export interface GetDocQuery {
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `GET /contract`. */
export interface GetContractQuery {
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `GET /audit`. */
export interface GetAuditQuery {
  /**
   * Only changes of this kind of record.
   *
   * @example "event"
   */
  resource?: string;
  /**
   * Only changes of the record with this id. At least 1.
   *
   * @example 12
   */
  record?: number;
  /**
   * Only changes made with the key of this id or name.
   *
   * @example "importer"
   */
  key?: string;
  /**
   * Only changes made by the request with this id.
   *
   * @example "4f1c2d"
   */
  request?: string;
  /**
   * Only changes from this date and time on. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  from?: LocalDateTime | TimeObject;
  /**
   * Only changes before this date and time. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  to?: LocalDateTime | TimeObject;
  /**
   * The page to return. At least 1. Default: 1.
   *
   * @example 1
   */
  page?: number;
  /**
   * How many a page holds. At least 1.
   *
   * @example 1
   */
  per_page?: number;
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `GET /webhooks`. */
export interface GetWebhooksQuery {
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `POST /webhooks`. */
export interface CreateWebhookInput {
  /**
   * Name of the webhook: lower-case letters, digits and hyphens.
   *
   * @example "example"
   */
  name: string;
  /**
   * Address that messages are posted to. An http or https URL.
   *
   * @example "https://example.org/hook"
   */
  url: string;
  /**
   * Types of messages to send, such as event.published or event.*; all where missing.
   *
   * @example ["event.*"]
   */
  types?: OneOrMany<string>;
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `GET /webhooks/{name}`. */
export interface GetWebhookQuery {
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `POST, PUT, PATCH /webhooks/{name}`. */
export interface UpdateWebhookInput {
  /**
   * Address that messages are posted to. An http or https URL.
   *
   * @example "https://example.org/hook"
   */
  url?: string;
  /**
   * Types of messages to send, such as event.published or event.*; all where missing.
   *
   * @example ["event.*"]
   */
  types?: OneOrMany<string>;
  /**
   * Whether messages are sent; those that waited meanwhile go at once.
   *
   * @example true
   */
  enabled?: boolean;
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `DELETE /webhooks/{name}`. */
export interface DeleteWebhookQuery {
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `POST /webhooks/{name}/rotate`. */
export interface RotateWebhookQuery {
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `POST /webhooks/{name}/test`. */
export interface TestWebhookQuery {
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `GET /webhooks/{name}/messages`. */
export interface GetWebhookLogQuery {
  /**
   * Only messages in this state.
   *
   * @example "waiting"
   */
  state?: DeliveryState;
  /**
   * The page to return. At least 1. Default: 1.
   *
   * @example 1
   */
  page?: number;
  /**
   * How many a page holds. At least 1.
   *
   * @example 1
   */
  per_page?: number;
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}

/** Parameters of `POST /webhooks/{name}/replay`. */
export interface ReplayWebhookInput {
  /**
   * Id of one message.
   *
   * @example "msg_event_12_3_created"
   */
  message?: string;
  /**
   * Messages from this date and time on. `YYYY-MM-DD HH:MM:SS`.
   *
   * @example "2031-03-10 19:30:00"
   */
  from?: LocalDateTime | TimeObject;
  /**
   * The language version of the content that the caller reads or writes.
   *
   * @example "ca"
   */
  translation_language?: Language;
}
