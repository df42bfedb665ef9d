import { partOf, type SpecNode, textOf } from "../spec/node.js";
import { findField, referenceKeys } from "./build-fields.js";
import { comparedProperty } from "./build-order.js";
import { routeOf } from "./lifecycle.js";
import table from "./matches.json" with { type: "json" };
import {
  type Comparison,
  comparisonKinds,
  type Field,
  type Match,
  orderedScalars,
  type ParameterType,
  type Resource,
  type ScalarName,
  textScalars,
} from "./model.js";
import { reportWrongField } from "./report.js";
import { isScalar } from "./scalars.js";
import type { Row, Scope } from "./scope.js";

/** What a filter is that selects records in one way. */
interface MatchShape {
  /** A resource has one filter of the kind. */
  readonly isSingle?: true;
  /** The runtime asks for the filter by its kind. */
  readonly isRole?: true;
  /** Its type where its row names none. */
  readonly implied?: ScalarName;
  /** Types that it may have, as the spec writes them; absent: any, or that of the field that it compares. */
  readonly types?: readonly string[];
  /** What it does with a field, in a message. */
  readonly use?: string;
}

export const matchShapes = table as Readonly<Record<Match["kind"], MatchShape>>;

/** Comparisons that go by an order: numbers, dates and times. */
const ranges: readonly Comparison["kind"][] = ["from", "to", "after", "before"];

const comparable: readonly ScalarName[] = [
  ...orderedScalars,
  ...textScalars,
  "uuid",
  "boolean",
  "flag",
  "user",
];

/** Whether a filter compares one field by another operator than equality. */
export function isComparison(match: Match): match is Comparison {
  return comparisonKinds.some((kind) => kind === match.kind);
}

/** The type of a filter that compares a field, where its row names none. */
export function comparisonType({ kind, field: { type } }: Comparison, row: Row): ParameterType {
  const { implied } = matchShapes[kind];
  if (implied !== undefined) return { kind: "scalar", scalar: implied };
  if (type.kind !== "reference") return kind === "any_of" ? { kind: "list", of: type } : type;
  const { target, many } = type;
  return { kind: "reference", target, many, by: referenceKeys(row), create: "none" };
}

/** The resource with the field that a filter compares. */
export function comparedResource(resource: Resource, { through }: { readonly through?: Field }): Resource {
  return through?.type.kind === "reference" ? through.type.target : resource;
}

/**
 * The capability that callers of a filter need: where it reads fields of another resource, that of reading a list of those
 * records, or one of them where there is no list.
 */
export function filterAccess(resource: Resource, match: Match): string | undefined {
  const other = otherResource(resource, match);
  return other && routeOf(other, "list", "get", "get_by_slug")?.access;
}

function otherResource(resource: Resource, match: Match): Resource | undefined {
  if (match.kind === "linked_from") return match.resource;
  return "through" in match ? comparedResource(resource, match) : undefined;
}

/** What the field of a comparison has to be, where it is not; `resource` has the field. */
export function comparisonMismatch(resource: Resource, { kind, field }: Comparison): string | undefined {
  if (ranges.includes(kind))
    return isStoredScalar(resource, field, orderedScalars)
      ? undefined
      : "a number, a date or a time that is not localized";
  if (kind === "starts_with")
    return isStoredScalar(resource, field, textScalars) ? undefined : "a text that is not localized";
  if (field.type.kind === "reference" && kind !== "any_of") return undefined;
  const isComparable = field.type.kind === "enum" && isStoredAsOne(resource, field);
  return isComparable || isStoredScalar(resource, field, comparable)
    ? undefined
    : "one stored value that is not localized";
}

function isStoredScalar(resource: Resource, field: Field, scalars: readonly ScalarName[]): boolean {
  return isScalar(field.type, ...scalars) && isStoredAsOne(resource, field);
}

/** Statuses are compared by a filter with `status`, which knows who may see which. */
function isStoredAsOne(resource: Resource, field: Field): boolean {
  return !["localized", "status"].includes(field.storage) && comparedProperty(resource, field) !== undefined;
}

/** Whether documents store the time of a field as an instant rather than as what clocks show. */
export function isInstant(resource: Resource, field: Field): boolean {
  const { period } = resource;
  const isBound = field === period?.start || field === period?.end;
  return isBound || field.storage === "date" || field.storage === "date_utc";
}

/** The field that a filter compares; `through` is the relation whose records have it. */
export interface ComparedField {
  readonly field: Field;
  readonly through?: Field;
}

/** The field of a resource, such as `city`, or of what its relation refers to, such as `venue.city`; errors are reported. */
export function findComparedField(
  scope: Scope,
  resource: Resource,
  node: SpecNode,
): ComparedField | undefined {
  const [relation = "", inner] = (textOf(node) ?? "").split(".");
  if (inner === undefined) return compared(findField(scope, resource, node));
  if (scope.spec.invalid.has(node)) return undefined;
  const place = partOf(node, 0, relation.length);
  const through = findField(scope, resource, { ...node, value: relation, place });
  if (through === undefined || scope.broken.has(through)) return undefined;
  const { type } = through;
  if (type.kind !== "reference") {
    reportWrongField(scope, through, { place, use: "followed", expected: "a relation" });
    return undefined;
  }
  const innerPlace = partOf(node, relation.length + 1, inner.length);
  return compared(findField(scope, type.target, { ...node, value: inner, place: innerPlace }), through);
}

function compared(field: Field | undefined, through?: Field): ComparedField | undefined {
  if (field === undefined) return undefined;
  return through === undefined ? { field } : { field, through };
}
