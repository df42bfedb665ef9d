// Generated from spec/api.yaml. Do not edit: change the spec and run `npm run generate`.

import type { PageParts } from "./page-parts.js";

/** Codes of the errors that the service sends, the same in every language. */
export type ErrorCode =
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
  | "rest_body_too_large"
  | "rest_conflict"
  | "rest_forbidden"
  | "rest_idempotency_key_in_use"
  | "rest_idempotency_key_reused"
  | "rest_internal_error"
  | "rest_invalid_address"
  | "rest_invalid_body"
  | "rest_invalid_idempotency_key"
  | "rest_invalid_json"
  | "rest_invalid_namespace"
  | "rest_invalid_param"
  | "rest_missing_callback_param"
  | "rest_no_route"
  | "rest_precondition_failed"
  | "rest_store_full"
  | "rest_store_unavailable"
  | "rest_timeout"
  | "rest_too_many_parameters"
  | "rest_too_many_requests"
  | "rest_too_many_uploads"
  | "rest_unsupported_media_type"
  | "rest_upload_stalled"
  | "rest_webhook_exists"
  | "rest_webhook_unknown"
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
export const contract = "1.0.0;01ea07d07f13";

/** Operations in the contract that the client was made for, each with the first digits of its hash. */
export const hashes =
  "getRoot:429b getDoc:c0c1 getContract:47ac getAudit:f335 getWebhooks:a3b6 createWebhook:44cb getWebhook:6223 updateWebhook:7564 deleteWebhook:a658 rotateWebhook:8958 testWebhook:2145 getWebhookLog:a27a replayWebhook:7559 listEvents:4189 createEvent:b0f6 getEvent:3f53 updateEvent:3125 deleteEvent:b0bc getEventBySlug:b2f3 updateEventBySlug:fdda deleteEventBySlug:98c1 listVenues:2caa createVenue:57af getVenue:67b4 updateVenue:5dac deleteVenue:f39c getVenueBySlug:bb87 updateVenueBySlug:c82c deleteVenueBySlug:e473 listOrganizers:9b21 createOrganizer:f202 getOrganizer:9569 updateOrganizer:dce3 deleteOrganizer:27dc getOrganizerBySlug:98ea updateOrganizerBySlug:6639 deleteOrganizerBySlug:f6c1 listCategories:e1dc createCategory:9013 getCategory:2928 updateCategory:5265 deleteCategory:85e8 listTags:52af createTag:4132 getTag:ebd0 updateTag:2f51 deleteTag:36ae";

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
