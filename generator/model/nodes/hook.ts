import type { Place } from "./location.js";
import type { Type } from "./type.js";

/** A function in runtime/hooks that the spec names. */
export interface Hook {
  readonly kind:
    | "filter"
    | "answer"
    | "batch"
    | "validate"
    | "before"
    | "before_delete"
    | "after"
    | "custom"
    | "authenticate";
  readonly name: string;
  /** Property in the Hooks interface. */
  readonly property: string;
  /** Filter hooks: the filters. Answer and batch hooks: the property. Hooks before and after writes: the operations. Others: none. */
  readonly serves: readonly string[];
  /** Type of the value of an answer or batch hook. */
  readonly type?: Type;
  /** Batch hooks: the collections that it reads. */
  readonly reads?: readonly string[];
  readonly place: Place;
}
