import type { Filter } from "mongodb";
import { parseDecimal } from "../../core/decimal.js";
import type { RecordDocument } from "../../core/documents.js";
import type { ComparisonDescriptor, FilterDescriptor } from "../../core/parameter-descriptors.js";
import type { RecordId } from "../../core/record-id.js";
import type { RequestContext } from "../../core/request-context.js";
import { escapeRegExp } from "../../text/escape-pattern.js";
import type { CallContext, Site } from "../site.js";
import { storedTime } from "../time-text.js";

/** A comparison of a list, and the ids where it names records. */
export interface ComparisonSource {
  readonly site: Site;
  readonly call: Pick<RequestContext, "now">;
  readonly filter: FilterDescriptor;
  readonly match: ComparisonDescriptor;
  readonly value: unknown;
  readonly ids: readonly RecordId[];
}

/**
 * The condition of a comparison, in a form that an index on the property serves. A record without a value passes `not`,
 * counts as false, and is within no range.
 */
export function comparisonCondition(source: ComparisonSource): Filter<RecordDocument> {
  const { match, value } = source;
  if (match.by === "exists") return { [match.property]: existence(match, value === true) };
  if (match.by === "starts_with") return { [match.property]: new RegExp(`^${escapeRegExp(String(value))}`) };
  return { [match.property]: conditionOf(match.by, operandsOf(source)) };
}

const rangeOperators = { from: "$gte", to: "$lte", after: "$gt", before: "$lt" } as const;

type ValueComparison = Exclude<ComparisonDescriptor["by"], "exists" | "starts_with">;

function conditionOf(by: ValueComparison, operands: readonly unknown[]): unknown {
  const [first] = operands;
  switch (by) {
    case "equals":
      return operands.length === 1 ? first : { $in: operands };
    case "any_of":
      return { $in: operands };
    case "not":
      return operands.length === 1 ? { $ne: first } : { $nin: operands };
    case "from":
    case "to":
    case "after":
    case "before":
      return { [rangeOperators[by]]: first };
  }
}

/** Null stands for a missing property too; texts and relations may have been emptied. Ids are positive, or texts. */
function existence({ isMany }: ComparisonDescriptor, isWanted: boolean): unknown {
  const some = isMany === undefined ? undefined : { $gt: isMany === "uuid" ? "" : 0 };
  if (some !== undefined) return isWanted ? some : { $not: some };
  return { [isWanted ? "$nin" : "$in"]: [null, ""] };
}

/** The values to compare with, as documents store them. */
function operandsOf(source: ComparisonSource): readonly unknown[] {
  const { filter, value, ids } = source;
  if (filter.kind === "reference") return ids;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.flatMap((one) => (one === false ? [false, null] : [storedValue(source, one)]));
}

function storedValue({ site, call, filter, match }: ComparisonSource, value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (filter.kind === "decimal") return parseDecimal(value, filter.scale ?? 0) ?? value;
  if (filter.kind !== "datetime") return value;
  const time = site.parseTime(value, call.now);
  if (time === undefined) return value;
  return match.isInstant === true ? new Date(time.instant) : storedTime(site, time);
}

/** Whether a filter has a time such as `tomorrow`, which is another time later. */
export function isRelative({ site, call }: CallContext, { kind }: FilterDescriptor, value: unknown): boolean {
  if (kind !== "datetime") return false;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.some((one) => typeof one === "string" && site.parseTime(one, call.now)?.isRelative === true);
}

/** The value with the instants that its times are now, which are the same later. */
export function withInstants(context: CallContext, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withInstants(context, one));
  const { site, call } = context;
  const time = typeof value === "string" ? site.parseTime(value, call.now) : undefined;
  return time === undefined ? value : new Date(time.instant).toISOString();
}
