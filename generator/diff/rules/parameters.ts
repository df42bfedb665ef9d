import type { Parameter, ParameterType } from "../../model/model.js";

/** The limits of what a caller may send. */
export interface Limits {
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Whether values were allowed that are no longer. */
export function hasNarrowerLimits(old: Limits, next: Limits): boolean {
  return lowest(next) > lowest(old) || highest(next) < highest(old);
}

/** Whether values are allowed that were not. */
export function hasWiderLimits(old: Limits, next: Limits): boolean {
  return lowest(next) < lowest(old) || highest(next) > highest(old);
}

/** Limits in the words of a message. */
export function limitWords({ minimum, maximum }: Limits): string {
  if (minimum === undefined && maximum === undefined) return "any number";
  if (maximum === undefined) return `${String(minimum)} and more`;
  return minimum === undefined ? `up to ${maximum}` : `${minimum} to ${maximum}`;
}

/** How a parameter refers to records, its target by name; undefined where it does not. */
export function referenceOf({
  type,
}: Pick<Parameter, "type">):
  | (Omit<ParameterType & { kind: "reference" }, "target" | "kind"> & { readonly target: string })
  | undefined {
  if (type.kind !== "reference") return undefined;
  const { target, many, by, create } = type;
  return { target: target.name, many, by, create };
}

function lowest({ minimum }: Limits): number {
  return minimum ?? Number.NEGATIVE_INFINITY;
}

function highest({ maximum }: Limits): number {
  return maximum ?? Number.POSITIVE_INFINITY;
}
