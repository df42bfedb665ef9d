// Generated from spec/api.yaml. Do not edit: change the spec and run `npm run generate`.

import type { PageParts } from "./page-parts.js";

/** Codes of the errors that the service sends, the same in every language. */
export type ErrorCode =
  | "book-archive-page-not-found"
  | "book-is-in-trash"
  | "book-not-accessible"
  | "book-password-protected"
  | "duplicate_term_slug"
  | "incorrect_password"
  | "no-such-book"
  | "not_found"
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
  | "term_exists";

/** Code for an address that the service does not have. */
export const noRouteCode = "rest_no_route";

/** Status of records in the trash. */
export const trashStatus = "trash";

/**
 * Times of answers by property: the property with the same instant in UTC, or that with the zone of
 * the clocks.
 */
export const times: Readonly<Record<string, { readonly utc: string } | { readonly zone: string }>> = {
  opens: { utc: "opens_utc" },
  opens_utc: { utc: "opens_utc" },
};

/** Statuses by code, for errors that mean another than the one they come with. */
export const meanings: Readonly<Record<string, number>> = { rest_not_found: 404, term_exists: 409 };

/** A language of the content. */
export type Language = "en" | "de";

/** Path of the API on its host, for base addresses that name the host only. */
export const mount = "/library/v1";

/** Variable of the environment that holds the key of a client without one. */
export const keyVariable = "LIBRARY_KEY";

/** Parameter that names the language of the content. */
export const languageParameter = "lang";

/** Parameter that names the page of a list. */
export const pageParameter = "page";

/** Names of what a page of a list has besides its records. */
export type PageName = "total" | "total_pages";

/** Path of the list of operations of the service. */
export const contractPath = "";

/**
 * Version and hash of the contract that the client was made for, as the service sends its own in
 * `X-Contract`.
 */
export const contract = "1.0.0;1d1b7736d3fa";

/** Operations in the contract that the client was made for, each with the first digits of its hash. */
export const hashes =
  "getRoot:a7d8 listBooks:a7d1 createBook:743c getBook:0ece updateBook:703e getBookBySlug:e09d listShelves:a75c getShelf:3336";

/**
 * Names of what a page of a list has besides its records by part, with the headers that lead from page
 * to page.
 */
export const pageParts: PageParts = {
  total: "total",
  pages: "total_pages",
  headers: { total: "X-WP-Total", pages: "X-WP-TotalPages" },
  link: true,
};
