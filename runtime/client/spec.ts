import type { PageParts } from "./page-parts.js";

/**
 * Descriptors of the spec for the client. In the package, the generator replaces this file with those of the real spec;
 * these describe a service about which nothing is known.
 */
export type ErrorCode = string;

/** Code for an address that the service does not have. */
export const noRouteCode = "no_route";

/** Status of records in the trash. */
export const trashStatus = "trash";

/** Times of answers by property: the property with the same instant in UTC, or that with the zone of the clocks. */
export const times: Readonly<Record<string, { readonly utc: string } | { readonly zone: string }>> = {};

/** Statuses by code, for errors that mean another than the one they come with. */
export const meanings: Readonly<Record<string, number>> = {};

/** A language of the content. */
export type Language = string;

/** Variable of the environment that holds the key of a client without one. */
export const keyVariable = "API_KEY";

/** Path of the API on its host, for base addresses that name the host only. */
export const mount = "/";

/** Parameter that names the language of the content. */
export const languageParameter = "language";

/** Parameter that names the page of a list. */
export const pageParameter = "page";

/** Names of what a page of a list has besides its records. */
export type PageName = string;

/** The same by part, for lists that lead from page to page. */
export const pageParts: PageParts = { headers: {}, link: true };

/** What errors look like, where they have templates. */
export const errorTemplates: readonly object[] = [];

/** Path of the list of the service's operations. */
export const contractPath = "/contract";

/** Version and hash of the contract that the client was made for, as the service sends its own in `X-Contract`. */
export const contract = "0.0.0;000000000000";

/**
 * The operations in the contract that the client was made for, in their order: of the hash of each, its remainder by 36³ as three
 * digits of base 36.
 */
export const hashes = "";
