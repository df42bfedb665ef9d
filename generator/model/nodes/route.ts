export const operations = [
  "list",
  "changes",
  "changes_stream",
  "similar",
  "create",
  "get",
  "update",
  "replace",
  "delete",
  "get_by_slug",
  "update_by_slug",
  "delete_by_slug",
  "get_by_external",
  "put_by_external",
  "delete_by_external",
  "delete_all",
  "batch",
] as const;

/** A custom operation is one of the product, with a function that does it. */
export type Operation = (typeof operations)[number] | "custom";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Whether a call may be sent again when its answer was lost. */
export type Idempotency =
  /** Always: it changes nothing. */
  | "natural"
  /** With the `Idempotency-Key` of the first call: it is done once and answered alike. */
  | "key"
  | "none";

/** Other addresses of a route that reads, in its formats. */
export interface Aliases {
  /** Query parameters that ask for a format. */
  readonly formats: Readonly<Record<string, Format>>;
  /** Query parameters by another name than that of the filter. */
  readonly parameters: Readonly<Record<string, string>>;
  /** By query parameter and its value: the filters that it means. */
  readonly values: Readonly<Record<string, Readonly<Record<string, FixedParameters>>>>;
  /** The same for the query of the calendar page. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, FixedParameters>>>>;
  /** More specific ones first. */
  readonly paths: readonly AliasPath[];
}

/** Filters with values; `{name}` in one is replaced by that value of the path or the query. */
export type FixedParameters = Readonly<Record<string, string>>;

export interface AliasPath {
  /** With filters in braces. */
  readonly path: string;
  /** Format where no parameter asks for one. */
  readonly format?: Format;
  readonly parameters: FixedParameters;
  /** What the calendar page shows at the path; absent: the path is of no page. */
  readonly page?: FixedParameters;
}

/** Formats besides JSON; the path of a route in one ends with a dot and its name. */
export const formats = ["ics", "rss"] as const;

export type Format = (typeof formats)[number];
