import { childOf, textOf } from "../spec/node.js";
import { matchKeys } from "./build-filters.js";
import { storedProperty } from "./build-order.js";
import { rowEntry } from "./build-rows.js";
import { reportLifecycle, reportMisfit, reportWrongField, type Scope } from "./build-scope.js";
import { typeText } from "./build-types.js";
import type { Rule } from "./check.js";
import { keyPlaceOf, placeOf, says, typeWords } from "./check-fields.js";
import type { Field, Filter, Match, ParameterType, Resource, ScalarName } from "./model.js";

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
  typeFitsMatch,
  keysFitMatch,
  ordersByProperties,
  liftsDefaults,
  statesWhatCountsUnasked,
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
  reportWrongField(scope, field, place, { use, expected });
}

function fitsLifecycle({ resource, filter }: Subject, scope: Scope): void {
  const { kind } = filter.match;
  const only = kind === "status" ? "post" : kind === "hide_empty" ? "term" : resource.lifecycle;
  if (only !== resource.lifecycle)
    reportLifecycle(scope, resource, filter.place, { name: filter.name, lifecycle: only });
}

/** Types that a filter may have by what it keeps; those not named here take any. */
const matchTypes: Readonly<Partial<Record<Match["kind"], readonly string[]>>> = {
  page: ["integer"],
  size: ["integer"],
  search: ["text"],
  one_of_ids: ["integer[]"],
  none_of_ids: ["integer[]"],
  status: ["status[]"],
  slug: ["slug", "text"],
  hide_empty: ["boolean", "flag"],
};

function typeFitsMatch({ filter }: Subject, scope: Scope): void {
  const { match, type } = filter;
  const written = typeName(type);
  if (match.kind === "equals" && scope.broken.has(match.field)) return;
  const expected = match.kind === "equals" ? [typeName(match.field.type)] : matchTypes[match.kind];
  if (expected === undefined || expected.includes(written)) return;
  const words = { name: filter.name, expected: expected.join(" or ") };
  reportMisfit(scope, filter, "filter_type", placeOf(scope, filter, "type"), words, expected);
}

function typeName(type: ParameterType): string {
  return type.kind === "reference" ? "" : typeText(type);
}

const matchesOfKeys = [
  ["within", "search"],
  ["descendants", "reference"],
  ["reads", "hook"],
  ["computed", "hook"],
] as const;

function keysFitMatch({ filter }: Subject, scope: Scope): void {
  const { match, type } = filter;
  for (const [key, kind] of matchesOfKeys) {
    if (match.kind !== kind && says(scope, filter, key)) reportUseless(filter, key, scope);
  }
  if (type.kind !== "reference" && says(scope, filter, "by")) reportUseless(filter, "by", scope);
  if (type.kind !== "enum" && says(scope, filter, "lenient_at")) {
    const words = { name: "lenient_at", type: typeWords(type) };
    reportMisfit(scope, filter, "key_not_for_type", keyPlaceOf(scope, filter, "lenient_at"), words);
  }
}

function reportUseless(filter: Filter, key: string, scope: Scope): void {
  const words = {
    name: key,
    type: `a filter of ${typeWords(filter.type)} that does not say ${neededKey(key)}`,
  };
  reportMisfit(scope, filter, "key_not_for_type", keyPlaceOf(scope, filter, key), words);
}

function neededKey(key: string): string {
  if (key === "reads" || key === "computed") return "`hook`";
  return key === "within" ? "`search`" : "`relation`";
}

const orderWords: readonly string[] = ["id", "term_id", "term_group", "include"];

/** An order that no property stands behind would be another name for the usual one. */
function ordersByProperties({ resource, filter }: Subject, scope: Scope): void {
  const { match, type } = filter;
  if (match.kind !== "order" && match.kind !== "order_by") return;
  if (type.kind !== "enum") {
    const words = { name: filter.name, expected: "an enum" };
    reportMisfit(scope, filter, "filter_type", placeOf(scope, filter, "type"), words);
    return;
  }
  const known = match.kind === "order" ? ["asc", "desc"] : sortAttributes(resource);
  const unknown = type.enum.values.find(({ value }) => !known.includes(value));
  if (unknown === undefined) return;
  const root = scope.resources.get(resource.name)?.node;
  const isTold =
    scope.spec.diagnostics.isToldUnknown(unknown.value) ||
    [root, childOf(root, "fields")].some((table) => table !== undefined && scope.spec.lost.has(table)) ||
    resource.fields.some((field) => field.name === unknown.value && scope.broken.has(field));
  if (isTold) return;
  const words = { name: unknown.value, owner: resource.name };
  reportMisfit(scope, type.enum, "unknown_property", filter.place, words, known);
}

/** What a caller may sort by: orders of the spec, fields that hold one value, and what the life of a record gives. */
function sortAttributes(resource: Resource): readonly string[] {
  const fields = resource.fields.filter(({ storage }) => ["plain", "localized", "slug"].includes(storage));
  const names = [...resource.orders, ...fields].map(({ name }) => name);
  return [...names, ...orderWords, "count"];
}

/** One word asks for all that defaults keep back; and only what a hook computes can be lifted. */
function liftsDefaults({ resource, filter }: Subject, scope: Scope): void {
  const { match, type } = filter;
  if (match.kind !== "lifts") return;
  if (type.kind !== "enum") {
    const words = { name: filter.name, expected: "an enum" };
    reportMisfit(scope, filter, "filter_type", placeOf(scope, filter, "type"), words);
  }
  for (const name of match.filters) {
    const lifted = resource.filters.find((other) => other.name === name);
    if (lifted === undefined || scope.broken.has(lifted) || lifted.computed !== undefined) continue;
    const related = [{ place: lifted.place, message: "the filter" }];
    const words = { name, use: "lifted", expected: "one with a `computed` default" };
    reportMisfit(scope, filter, "wrong_filter", placeOf(scope, filter, "lifts"), words, [], { related });
  }
}

/** What keeps records back unasked surprises callers, unless the text of the parameter says it in every language. */
function statesWhatCountsUnasked({ resource, filter }: Subject, scope: Scope): void {
  const { name, cap, computed, text } = filter;
  const lifting = resource.filters.find(
    ({ match }) => match.kind === "lifts" && match.filters.includes(name),
  );
  const value = cap ?? (computed === undefined ? undefined : (lifting?.name ?? computed));
  if (value === undefined) return;
  const language = scope.service.languages.all.find((one) => {
    const words = text[one] ?? "";
    return words !== "" && !words.includes(String(value));
  });
  if (language !== undefined) scope.report("unstated_limit", filter.place, { name, value, language });
}
