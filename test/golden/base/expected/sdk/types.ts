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
 * - `hard`: Hard cover.
 * - `soft`: Soft cover.
 */
export type Binding = "hard" | "soft";

/**
 * One of these values.
 *
 * - `this`: This one.
 * - `following`: This and later ones.
 * - `all`: All of them.
 */
export type Reach = "this" | "following" | "all";

/**
 * One of these values.
 *
 * - `publish`: Visible to everyone.
 * - `future`: Published later.
 * - `draft`: Not finished.
 * - `pending`: Waits for an editor.
 * - `trash`: Deleted.
 */
export type Status = "publish" | "future" | "draft" | "pending" | "trash";

/**
 * One of these values.
 *
 * - `en`
 * - `de`
 */
export type Language = "en" | "de";

/** The parts of a date and time. */
export interface DateDetails {
  /**
   * Four digits.
   *
   * @example "Example"
   */
  year: string;
}

/** An image. */
export interface Image {
  /**
   * Address of the file.
   *
   * @example "Example"
   */
  url: string;
}

/** How a reading repeats. */
export interface Repetition {
  /**
   * The rule.
   *
   * @example "Example"
   */
  rrule?: string;
  /**
   * Further dates. Each `YYYY-MM-DD HH:MM:SS`.
   *
   * @example ["2031-03-10 19:30:00"]
   */
  rdate?: LocalDateTime[];
  /**
   * Dates left out. Each `YYYY-MM-DD HH:MM:SS`.
   *
   * @example ["2031-03-10 19:30:00"]
   */
  exdate?: LocalDateTime[];
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
   * @example "https://example.org/picture-300x200.jpg"
   */
  url: string;
}

/** Addresses that belong to a term. */
export interface TermUrls {
  /**
   * Address of the term.
   *
   * @example "https://example.org/api/v1/tags/2"
   */
  self: string;
  /**
   * Address of the list that contains the term.
   *
   * @example "https://example.org/api/v1/tags"
   */
  collection: string;
  /**
   * Address of the parent term.
   *
   * @example "Example"
   */
  up?: string;
}
