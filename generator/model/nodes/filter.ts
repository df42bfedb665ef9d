import type { FieldOf } from "./field.js";
import type { Hook } from "./hook.js";
import type { ParameterOf } from "./parameter.js";

/** A parameter of a list. */
export interface FilterOf<R> extends ParameterOf<R> {
  readonly match: MatchOf<R>;
}

/** Comparisons of one stored field with the value that a caller sends; each is a key of a filter row. */
export const comparisonKinds = [
  "not",
  "any_of",
  "from",
  "to",
  "after",
  "before",
  "starts_with",
  "exists",
] as const;

export type ComparisonKind = (typeof comparisonKinds)[number];

/** Which records a filter selects. */
export type MatchOf<R> =
  | { readonly kind: "page" }
  | { readonly kind: "cursor" }
  | { readonly kind: "size" }
  | {
      readonly kind: "search";
      readonly fields: readonly FieldOf<R>[];
      /** Find text inside words as well. */
      readonly within: boolean;
    }
  | (ComparedOf<R> & { readonly kind: "equals" })
  | ComparisonOf<R>
  | (ComparedOf<R> & { readonly kind: "reference"; readonly descendants: boolean })
  | { readonly kind: "linked_from"; readonly resource: R; readonly field: FieldOf<R> }
  | { readonly kind: "one_of_ids" }
  | { readonly kind: "none_of_ids" }
  | { readonly kind: "status" }
  | { readonly kind: "slug" }
  | { readonly kind: "order" }
  | { readonly kind: "order_by" }
  | { readonly kind: "hide_empty" }
  /** Sent, it lets the computed defaults of these filters not count. */
  | { readonly kind: "disables_defaults_of"; readonly filters: readonly string[] }
  /** `dependsOn` are the fields that the function reads; absent: any. */
  | { readonly kind: "hook"; readonly hook: Hook; readonly dependsOn?: readonly FieldOf<R>[] };

/** Records whose field compares with the value; `exists` takes true or false. */
export interface ComparisonOf<R> extends ComparedOf<R> {
  readonly kind: ComparisonKind;
}

/** The field that a filter compares. */
export interface ComparedOf<R> {
  readonly field: FieldOf<R>;
  /** The relation of the resource whose records have the field; absent: the resource has it. */
  readonly through?: FieldOf<R>;
}
