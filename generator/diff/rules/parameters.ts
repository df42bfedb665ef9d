import { operationShapes } from "../../model/lifecycle.js";
import type { Parameter, ParameterType, Route, ValueLimits } from "../../model/model.js";
import { defined } from "../../model/tables.js";
import type { Both } from "../change.js";
import { findersOf } from "../finders.js";
import type { RowPairs } from "../row-pairs.js";
import { type Relation, sentRelation, typeWords } from "../type-relation.js";

/** Finds the changes of rows that callers send. */
export function parameterFinders<Row extends Pick<Parameter, "type" | "minimum" | "maximum">>(
  rowsOf: (both: Both) => RowPairs<Row>,
) {
  const finders = findersOf(rowsOf);
  return {
    ...finders,
    /** A type that takes more than before, less, or something else. */
    typed: finders.related(
      "type",
      ({ type }) => typeWords(type),
      (old, next) => sentRelation(old.type, next.type),
    ),
    /** Limits that include more values than before, fewer, or others. */
    limited: finders.related("minimum", limitWords, limitRelation),
  };
}

interface Limits {
  readonly minimum?: number;
  readonly maximum?: number;
}

/** How limits follow on others: `other` ones include some values more, and some less. */
export function limitRelation(old: Limits, next: Limits): Relation {
  return relationOf(
    lowest(next) < lowest(old) || highest(next) > highest(old),
    lowest(next) > lowest(old) || highest(next) < highest(old),
  );
}

/** The same of the lengths of texts and lists. */
export function sizeRelation(old: ValueLimits, next: ValueLimits): Relation {
  return joined(limitRelation(lengths(old), lengths(next)), limitRelation(sizes(old), sizes(next)));
}

/** The same of the lengths of texts and lists, and of their pattern. */
export function formRelation(old: ValueLimits, next: ValueLimits): Relation {
  const isOther = old.pattern !== next.pattern;
  const pattern = relationOf(isOther && old.pattern !== undefined, isOther && next.pattern !== undefined);
  return joined(sizeRelation(old, next), pattern);
}

/** How the whole follows on the former one where all of it has to be right. */
export function joined(...relations: readonly Relation[]): Relation {
  const isAny = (...some: readonly Relation[]): boolean => relations.some((one) => some.includes(one));
  return relationOf(isAny("wider", "other"), isAny("narrower", "other"));
}

function relationOf(isWider: boolean, isNarrower: boolean): Relation {
  if (isWider) return isNarrower ? "other" : "wider";
  return isNarrower ? "narrower" : "same";
}

/** Limits in the words of a message. */
export function limitWords({ minimum, maximum }: Limits): string {
  if (minimum === undefined && maximum === undefined) return "any number";
  if (maximum === undefined) return `${String(minimum)} and more`;
  return minimum === undefined ? `up to ${maximum}` : `${minimum} to ${maximum}`;
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

/** How a parameter refers to records; undefined where it does not. */
export function referenceOf({
  type,
}: Pick<Parameter, "type">): (ParameterType & { kind: "reference" }) | undefined {
  return type.kind === "reference" ? type : undefined;
}

/** Whether a route has parameters of its own; others take filters or fields. */
export function namesParameters({ operation }: Route): boolean {
  const { takes } = operationShapes[operation];
  return takes === "named" || takes === "input";
}

function lowest({ minimum }: Limits): number {
  return minimum ?? Number.NEGATIVE_INFINITY;
}

function highest({ maximum }: Limits): number {
  return maximum ?? Number.POSITIVE_INFINITY;
}
