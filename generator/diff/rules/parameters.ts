import { defined } from "../../model/defined.js";
import { operationShapes } from "../../model/lifecycle.js";
import type { Parameter, ParameterType, Resource, Route, ValueLimits } from "../../model/model.js";

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

/** Whether values are allowed that were not, and none is no longer. */
export function hasOnlyWiderLimits(old: Limits, next: Limits): boolean {
  return hasWiderLimits(old, next) && !hasNarrowerLimits(old, next);
}

/** Limits in the words of a message. */
export function limitWords({ minimum, maximum }: Limits): string {
  if (minimum === undefined && maximum === undefined) return "any number";
  if (maximum === undefined) return `${String(minimum)} and more`;
  return minimum === undefined ? `up to ${maximum}` : `${minimum} to ${maximum}`;
}

/** Whether texts or lists were allowed that are no longer, by their length. */
export function hasNarrowerSizes(old: ValueLimits, next: ValueLimits): boolean {
  return hasNarrowerLimits(lengths(old), lengths(next)) || hasNarrowerLimits(sizes(old), sizes(next));
}

/** Whether texts or lists are allowed that were not, and none is no longer. */
export function hasOnlyWiderSizes(old: ValueLimits, next: ValueLimits): boolean {
  const isWider = hasWiderLimits(lengths(old), lengths(next)) || hasWiderLimits(sizes(old), sizes(next));
  return isWider && !hasNarrowerSizes(old, next);
}

/** The limits of texts and lists in the words of a message. */
export function sizeWords(limits: ValueLimits): string {
  const words = [
    [lengths(limits), "characters"],
    [sizes(limits), "entries"],
  ] as const;
  const limited = words.filter(([{ minimum, maximum }]) => minimum !== undefined || maximum !== undefined);
  return limited.length === 0
    ? "any length"
    : limited.map(([range, unit]) => `${limitWords(range)} ${unit}`).join(", ");
}

/** Whether texts or lists were allowed that are no longer, by their length or a pattern. */
export function hasNarrowerForm(old: ValueLimits, next: ValueLimits): boolean {
  return hasNarrowerSizes(old, next) || (next.pattern !== undefined && next.pattern !== old.pattern);
}

/** The limits of texts and lists, and their pattern, in the words of a message. */
export function formWords(limits: ValueLimits): string {
  const { pattern } = limits;
  return pattern === undefined ? sizeWords(limits) : `${sizeWords(limits)} and the pattern ${pattern}`;
}

function lengths({ minLength, maxLength }: ValueLimits): Limits {
  return defined({ minimum: minLength, maximum: maxLength });
}

function sizes({ minItems, maxItems }: ValueLimits): Limits {
  return defined({ minimum: minItems, maximum: maxItems });
}

/** Whether a list has keys that the other lacks. */
export function lacksSome(before: readonly string[] = [], after: readonly string[] = []): boolean {
  return before.some((key) => !after.includes(key));
}

/** The resource whose records a parameter refers to; undefined where it does not. */
export function targetOf({ type }: Pick<Parameter, "type">): Resource | undefined {
  return type.kind === "reference" ? type.target : undefined;
}

/** How a parameter refers to records; undefined where it does not. */
export function referenceOf({
  type,
}: Pick<Parameter, "type">): Omit<ParameterType & { kind: "reference" }, "target" | "kind"> | undefined {
  if (type.kind !== "reference") return undefined;
  const { many, by, create } = type;
  return { many, by, create };
}

/** Whether a route has parameters of its own; others take filters or fields. */
export function namesParameters({ operation }: Route): boolean {
  const { takes } = operationShapes[operation];
  return takes === "named" || takes === "input";
}

/** Where the row of a route is written. */
export function routePath({ resource, name }: Route): readonly string[] {
  return ["routes", "resources", resource.name, name];
}

/** Where the parameters of a route are written. */
export function parametersPath(route: Route): readonly string[] {
  return [...routePath(route), "parameters"];
}

function lowest({ minimum }: Limits): number {
  return minimum ?? Number.NEGATIVE_INFINITY;
}

function highest({ maximum }: Limits): number {
  return maximum ?? Number.POSITIVE_INFINITY;
}
