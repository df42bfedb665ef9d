import type { Hook } from "./hook.js";
import type { Named } from "./text.js";

/** One key of a sort: a stored property and its direction. */
export interface SortKey {
  readonly property: string;
  readonly direction: 1 | -1;
}

/** An order that a value of the filter with `order_by` means. */
export interface NamedOrder extends Named {
  /** Among records that come at the same place, where a hook says what comes first. */
  readonly keys: readonly SortKey[];
  readonly rankedBy?: Hook;
}

/** The condition that each property of an indexed document matches: it has a value, or a text that is not empty. */
export type PartialFilter = Readonly<Record<string, { readonly $exists: true } | { readonly $gt: "" }>>;

export interface Index {
  readonly name: string;
  readonly keys: readonly SortKey[];
  readonly unique: boolean;
  /** Without the documents that lack its properties. */
  readonly sparse?: true;
  /** Without the documents that do not match. */
  readonly partialFilterExpression?: PartialFilter;
}
