import { childOf, textOf } from "../spec/node.js";
import { matchKeys } from "./build-filters.js";
import { storedProperty } from "./build-order.js";
import { rowEntry } from "./build-rows.js";
import type { Scope } from "./build-scope.js";
import type { Rule } from "./check.js";
import { keyPlaceOf, placeOf } from "./check-fields.js";
import type { Field, Filter, Match, Resource, ScalarName } from "./model.js";

interface Subject {
  readonly resource: Resource;
  readonly filter: Filter;
}

/** Rules for filters, besides those for everything that a caller sends. */
export const filterRules: readonly Rule<Subject>[] = [
  saysOneThing,
  onlyOneOfItsKind,
  pagesByName,
  comparesOneValue,
  searchesText,
  linksBack,
  descendsATree,
  fitsLifecycle,
];

function saysOneThing({ filter }: Subject, scope: Scope): void {
  const row = scope.rows.get(filter);
  if (row === undefined) return;
  const [first, second] = matchKeys.filter((key) => rowEntry(row, key) !== undefined);
  if (first === undefined || second === undefined) return;
  const related = [{ place: keyPlaceOf(scope, filter, first), message: "the other one" }];
  const words = { name: second, other: first };
  scope.report("key_conflict", keyPlaceOf(scope, filter, second), words, [], { related });
}

const singleKinds: readonly Match["kind"][] = [
  "page",
  "size",
  "search",
  "status",
  "slug",
  "order",
  "order_by",
  "hide_empty",
  "one_of_ids",
  "none_of_ids",
];

function onlyOneOfItsKind({ resource, filter }: Subject, scope: Scope): void {
  if (!singleKinds.includes(filter.match.kind)) return;
  const first = resource.filters.find((other) => other.match.kind === filter.match.kind);
  if (first === undefined || first === filter) return;
  const related = [{ place: first.place, message: "the first one" }];
  scope.report("second_filter", filter.place, { name: filter.name, other: first.name }, [], { related });
}

/** Links between pages are made with the names of api.yaml. */
function pagesByName({ filter }: Subject, scope: Scope): void {
  const { kind } = filter.match;
  if (kind !== "page" && kind !== "size") return;
  const { api } = scope.spec;
  const written = childOf(childOf(api, "paging"), kind);
  const expected = textOf(written);
  // The row may be shared: one name in api.yaml is one fault, told where it is written.
  if (written === undefined || expected === undefined || expected === filter.name) return;
  const words = { key: kind, expected, name: filter.name, value: expected };
  const related = [{ place: filter.place, message: "the filter" }];
  scope.report("paging_name", written.place, words, [filter.name], { related });
}

function comparesOneValue({ resource, filter }: Subject, scope: Scope): void {
  const { match } = filter;
  if (match.kind !== "equals" || scope.broken.has(match.field)) return;
  const isStored = storedProperty(resource, match.field) !== undefined && match.field.storage !== "localized";
  if (isStored && match.field.type.kind !== "reference") return;
  reportField(filter, "equals", match.field, "compared", "one stored value that is not localized", scope);
}

const searchable: readonly ScalarName[] = ["text", "html", "slug", "url", "email"];

function searchesText({ filter }: Subject, scope: Scope): void {
  const { match } = filter;
  if (match.kind !== "search") return;
  for (const field of match.fields) {
    const { type } = field;
    if (scope.broken.has(field) || (type.kind === "scalar" && searchable.includes(type.scalar))) continue;
    reportField(filter, "search", field, "searched", "a text", scope);
  }
}

function linksBack({ resource, filter }: Subject, scope: Scope): void {
  const { match } = filter;
  if (match.kind !== "linked_from" || scope.broken.has(match.field)) return;
  const { type } = match.field;
  if (type.kind === "reference" && type.target === resource) return;
  reportField(filter, "linked_from", match.field, "followed back", `a relation to ${resource.name}`, scope);
}

function descendsATree({ filter }: Subject, scope: Scope): void {
  const { match } = filter;
  if (match.kind !== "reference" || !match.descendants || match.field.type.kind !== "reference") return;
  const { target } = match.field.type;
  const isSound = target.fields.every((field) => !scope.broken.has(field)) && target.fields.length > 0;
  if (!isSound || target.fields.some((field) => field.hierarchy)) return;
  reportField(
    filter,
    "descendants",
    match.field,
    "followed down",
    "a relation to a resource with a hierarchy",
    scope,
  );
}

function reportField(
  filter: Filter,
  key: string,
  field: Field,
  use: string,
  expected: string,
  scope: Scope,
): void {
  const row = scope.rows.get(filter);
  const item =
    row === undefined ? undefined : rowEntry(row, key)?.items.find(({ value }) => value === field.name);
  const place = item?.place ?? placeOf(scope, filter, key);
  const related = [{ place: field.place, message: "the field" }];
  scope.report("wrong_field", place, { name: field.name, use, expected }, [], { related });
}

function fitsLifecycle({ resource, filter }: Subject, scope: Scope): void {
  const { kind } = filter.match;
  const only = kind === "status" ? "post" : kind === "hide_empty" ? "term" : resource.lifecycle;
  if (only !== resource.lifecycle)
    scope.report("not_for_lifecycle", filter.place, { name: filter.name, lifecycle: only });
}
