// Generated from spec/api.yaml. Do not edit: change the spec and run `npm run generate`.

/** Codes of the errors that the service sends, the same in every language. */
export type ErrorCode = "book-not-accessible" | "no-such-book" | "not_found";

/** Code for an address that the service does not have. */
export const noRouteCode = "";

/** How answers show a record in the trash. */
export const trashed = { property: "status", status: "trash" };

/**
 * Times of answers by property: the property with the same instant in UTC, or that with the zone of
 * the clocks.
 */
export const times: Readonly<Record<string, { readonly utc: string } | { readonly zone: string }>> = {
  opens: { utc: "opens_utc" },
  opens_utc: { utc: "opens_utc" },
};

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

/** Path that tells what operations the service has. */
export const contractPath = "";

/**
 * Version and hash of the contract that the client was made for, as the service sends its own in
 * `X-Contract`.
 */
export const contract = "1.0.0;a02771e17694";
