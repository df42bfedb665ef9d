import type { Deprecation } from "./deprecation.js";
import type { Hook } from "./hook.js";
import type { Place } from "./location.js";
import type { ParameterOf } from "./parameter.js";
import type { Text } from "./text.js";
import type { Type } from "./type.js";

export const operations = [
  "list",
  "create",
  "get",
  "update",
  "delete",
  "get_by_slug",
  "update_by_slug",
  "delete_by_slug",
  "delete_all",
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

export interface RouteOf<R> {
  readonly resource: R;
  readonly operation: Operation;
  /** That of its row: the operation, or the name of a custom one. */
  readonly name: string;
  /** The function of a custom operation. */
  readonly hook?: Hook;
  /** Relative to a mount, with `{id}` or `{slug}`; that of a custom operation may have other variables. */
  readonly path: string;
  readonly methods: readonly Method[];
  /** Capability the caller needs; absent: everyone may call. */
  readonly access?: string;
  /** Custom operations: who may read the record of the path may call. */
  readonly forReaders?: true;
  /** Custom operations: the status of the answer. */
  readonly status?: number;
  readonly idempotency: Idempotency;
  /** Name of the operation in code: `listVenues`, `getVenueBySlug`. */
  readonly operationName: string;
  /** TypeScript name of what the operation takes, path excluded: `ListVenuesQuery`, `VenueCreate`, `VenueUpdate`. */
  readonly inputName: string;
  /** Everything the operation takes besides the placeholders of the path, in order. */
  readonly parameters: readonly ParameterOf<R>[];
  /** What it answers instead of a record, or a list of records. */
  readonly answer?: Type;
  /** Custom operations without such an answer: the record, or the page of a list, that they answer. */
  readonly answers?: RecordAnswer<R>;
  /** Addresses outside the mounts that existing programs read it at in another format. */
  readonly aliases?: Aliases;
  readonly deprecation?: Deprecation;
  /** What no other operation is called, such as `Create an event`. */
  readonly title: Text;
  readonly text: Text;
  readonly place: Place;
}

/** A record of a resource as an answer, or a page of its list. */
export interface RecordAnswer<R> {
  readonly resource: R;
  readonly show: "record" | "list";
}

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

/** What a list or a record looks like in another format: with the parameters and the access of the route in JSON. */
export interface FeedRouteOf<R> extends RouteOf<R> {
  readonly format: Format;
}
