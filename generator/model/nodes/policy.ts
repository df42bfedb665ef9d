import type { FieldOf } from "./field.js";
import type { Place } from "./location.js";
import type { JsonValue, Text } from "./text.js";

/** Operations that a policy may limit to some records. */
export const policyOperations = ["read", "create", "update", "delete"] as const;

export type PolicyOperation = (typeof policyOperations)[number];

/** Which records an operation takes: those that meet one of the conditions. */
export interface PolicyOf<R> {
  readonly operation: PolicyOperation;
  readonly records: readonly PolicyConditionOf<R>[];
  /** Capability of callers whom it does not limit. */
  readonly unless?: string;
  readonly text?: Text;
  readonly place: Place;
}

/** Requirements that a record has to meet all. */
export type PolicyConditionOf<R> = readonly RequirementOf<R>[];

/** The values that a record may have in a field; without a field, the caller is its author. */
export interface RequirementOf<R> {
  readonly field?: FieldOf<R>;
  /** Values as the spec has them, of which null stands for none; `caller`: the author id of the caller. */
  readonly values: "caller" | readonly JsonValue[];
  readonly place: Place;
}
