import type { JsonObject } from "./text.js";

/** What a page of a list has. */
export const listParts = ["items", "total", "pages", "self", "next", "previous"] as const;

export type ListPart = (typeof listParts)[number];

/** The name of each part, in the order of the answer; a part that is left out has none. */
export type ListNames = readonly { readonly part: ListPart; readonly name: string }[];

/** Errors with rejected parameters, and all others: objects with `{words}` in keys and texts. */
export interface ErrorTemplates extends JsonObject {
  readonly invalid: JsonObject;
  readonly other: JsonObject;
}

/** Names that answers have on the wire besides those of the resources. */
export interface Wire {
  /** Whether names that the spec writes in lower case with `_` are sent in camel case. */
  readonly case: "as_written" | "camel";
  /** With `{plural}` for the plural of the resource; empty where a list is sent without an object around it. */
  readonly list: ListNames;
  /** The parts in the order that lists of terms have; those that are missing follow. */
  readonly termOrder: readonly ListPart[];
  /** Headers of lists in their order, and the part that each has. */
  readonly headers: readonly { readonly part: "total" | "pages"; readonly name: string }[];
  /** The header Link has the addresses of the pages beside. */
  readonly link: boolean;
  /** Errors are an object with code, message and data, or problems of RFC 9457. */
  readonly errors: "wordpress" | "problem" | ErrorTemplates;
  /** Name of the object around the record in bodies and answers, with words for the names of the resource; absent: none. */
  readonly envelope?: string;
  /** The query parameter that names the properties with `embed` to answer. */
  readonly embedParameter: string;
  /** A relation to one record without a value is null instead of 0. */
  readonly nullRelations: boolean;
  /** A field without a value is null, fields that are not required are nullable by default, and others reject null. */
  readonly nullValues: boolean;
  /** Times are what clocks show, or have an offset as in ISO 8601. */
  readonly dates: "local" | "iso";
  /** How exact times with an offset are. */
  readonly datePrecision: "seconds" | "milliseconds";
}
