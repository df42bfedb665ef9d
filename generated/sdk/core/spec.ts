// Generated from spec/api.yaml. Do not edit: change the spec and run `npm run generate`.

import type { PageParts } from "./page-parts.js";

/** Codes of the errors that the service sends, the same in every language. */
export type ErrorCode =
  | "changes_expired"
  | "duplicate_term_slug"
  | "event-archive-page-not-found"
  | "event-is-in-trash"
  | "event-no-longer-available"
  | "event-not-accessible"
  | "event-password-protected"
  | "incorrect_password"
  | "invalid-linked-record"
  | "organizer-archive-page-not-found"
  | "organizer-is-in-trash"
  | "organizer-not-accessible"
  | "rest-event-not-found"
  | "rest-invalid-event-id"
  | "rest_account_exists"
  | "rest_body_too_large"
  | "rest_conflict"
  | "rest_csrf_token"
  | "rest_edited_since"
  | "rest_failed_dependency"
  | "rest_forbidden"
  | "rest_id_taken"
  | "rest_idempotency_key_in_use"
  | "rest_idempotency_key_reused"
  | "rest_internal_error"
  | "rest_invalid_address"
  | "rest_invalid_body"
  | "rest_invalid_idempotency_key"
  | "rest_invalid_json"
  | "rest_invalid_namespace"
  | "rest_invalid_param"
  | "rest_last_administrator"
  | "rest_link_ended"
  | "rest_missing_callback_param"
  | "rest_no_route"
  | "rest_precondition_failed"
  | "rest_session_ended"
  | "rest_sign_in_failed"
  | "rest_store_full"
  | "rest_store_unavailable"
  | "rest_timeout"
  | "rest_too_many_listeners"
  | "rest_too_many_parameters"
  | "rest_too_many_requests"
  | "rest_too_many_uploads"
  | "rest_unsupported_media_type"
  | "rest_upload_stalled"
  | "rest_webhook_exists"
  | "rest_webhook_unknown"
  | "rest_wrong_password"
  | "term_exists"
  | "venue-archive-page-not-found"
  | "venue-is-in-trash"
  | "venue-not-accessible";

/** Code for an address that the service does not have. */
export const noRouteCode = "rest_no_route";

/** Status of records in the trash. */
export const trashStatus = "trash";

/**
 * Times of answers by property: the property with the same instant in UTC, or that with the zone of
 * the clocks.
 */
export const times: Readonly<Record<string, { readonly utc: string } | { readonly zone: string }>> = {
  date: { utc: "date_utc" },
  date_utc: { utc: "date_utc" },
  modified: { utc: "modified_utc" },
  modified_utc: { utc: "modified_utc" },
  start_date: { utc: "utc_start_date" },
  end_date: { utc: "utc_end_date" },
  utc_start_date: { utc: "utc_start_date" },
  utc_end_date: { utc: "utc_end_date" },
  previous_start_date: { zone: "timezone" },
};

/** Statuses by code, for errors that mean another than the one they come with. */
export const meanings: Readonly<Record<string, number>> = {
  rest_not_found: 404,
  term_exists: 409,
  "rest-invalid-event-id": 404,
  "event-no-longer-available": 410,
};

/** A language of the content. */
export type Language = "ca" | "en" | "fr" | "de" | "it" | "es";

/** Path of the API on its host, for base addresses that name the host only. */
export const mount = "/calendar/events/v1";

/** Variable of the environment that holds the key of a client without one. */
export const keyVariable = "CALENDAR_EVENTS_KEY";

/** Parameter that names the language of the content. */
export const languageParameter = "translation_language";

/** Parameter that names the page of a list. */
export const pageParameter = "page";

/** Names of what a page of a list has besides its records. */
export type PageName = "total" | "total_pages";

/** Path of the list of operations of the service. */
export const contractPath = "/contract";

/**
 * Version and hash of the contract that the client was made for, as the service sends its own in
 * `X-Contract`.
 */
export const contract = "1.0.0;7c61270a3830";

/**
 * The operations in the contract that the client was made for, in their order: of the hash of each,
 * its remainder by 36³ as three digits of base 36.
 */
export const hashes =
  "mlrzbfoms158gkusmkrm78ytl8t7egcay146d2f9mi6rhniqbp9d14scei8lsvvshot7id9frkeiq0apzbl0xhalm5x57hxdm9h3k6itf7ifvml23n9vjeyzajszvzhv146ki23az08wkprwz4sh706itgmp2h7ws9v18ibgzj3";

/**
 * Names of what a page of a list has besides its records by part, with the headers that lead from page
 * to page.
 */
export const pageParts: PageParts = {
  total: "total",
  pages: "total_pages",
  headers: { total: "X-TEC-Total", pages: "X-TEC-TotalPages" },
  link: true,
};
