import { isDefault } from "../spec/complete.js";
import { childOf, textOf } from "../spec/node.js";
import { matchKeys } from "./build-filters.js";
import { comparedProperty } from "./build-order.js";
import { typeText } from "./build-types.js";
import { marksAPlace } from "./check-cursors.js";
import { typeWords } from "./check-fields.js";
import { comparedResource, comparisonMismatch, isComparison, matchShapes } from "./comparison.js";
import { isExternal } from "./external.js";
import type { Field, Filter, Match, ParameterType, Resource, ScalarName } from "./model.js";
import { idType } from "./record-ids.js";
import {
  checkOneOf,
  entryOf,
  type FieldUse,
  hasKey,
  hasLost,
  keyPlaceOf,
  needPart,
  placeOf,
  reportMismatch,
  reportUselessKey,
  reportWrongField,
} from "./report.js";
import { isScalar } from "./scalars.js";
import type { PartRule, Scope } from "./scope.js";
import { isPagedByOffset } from "./wire.js";

/** Rules for filters, besides those for everything that a caller sends. */
export const filterRules: readonly PartRule<Filter>[] = [
  saysOneThing,
  onlyOneOfItsKind,
  pagesByName,
  comparesOneValue,
  comparesSuitableField,
  valuesCanPass,
  searchesText,
  linksBack,
  descendsATree,
  fitsLifecycle,
  typeFitsMatch,
  keysFitMatch,
  ordersByProperties,
  marksAPlace,
  liftsDefaults,
  statesWhatCountsUnasked,
];

function saysOneThing(filter: Filter, scope: Scope): void {
  checkOneOf(scope, filter, matchKeys);
}

function onlyOneOfItsKind(filter: Filter, scope: Scope, resource: Resource): void {
  if (matchShapes[filter.match.kind].isSingle !== true) return;
  const purpose = purposeOf(filter);
  const first = resource.filters.find((other) => purposeOf(other) === purpose);
  if (first === undefined || first === filter) return;
  const related = { "the first one": first.place };
  scope.report("second_filter", filter.place, { words: { name: filter.name, other: first.name }, related });
}

/** A page is asked for by its number, by a cursor or by an offset. */
function purposeOf({ match: { kind } }: Filter): Match["kind"] {
  return kind === "cursor" || kind === "offset" ? "page" : kind;
}

/** Links between pages are made with the names of api.yaml. */
function pagesByName(filter: Filter, scope: Scope): void {
  const { kind } = filter.match;
  if (kind !== "page" && kind !== "cursor" && kind !== "offset" && kind !== "size") return;
  const { api } = scope.spec;
  const key = kind === "size" && isPagedByOffset(api) ? "limit" : kind;
  const written = childOf(childOf(api, "paging"), key);
  const expected = textOf(written);
  // The row may be shared: one name in api.yaml is one error, reported where it is written.
  if (written === undefined || expected === undefined || expected === filter.name) return;
  const table = childOf(api, "paging");
  if (table === undefined || scope.spec.invalid.has(table) || hasLost(scope, api)) return;
  const words = { key, expected, name: filter.name, value: expected };
  const related = { "the filter": filter.place };
  if (isDefault(written)) scope.report("paging_name", filter.place, { words, candidates: [expected] });
  else scope.report("paging_name", written.place, { words, candidates: [filter.name], related });
}

function comparesOneValue(filter: Filter, scope: Scope, resource: Resource): void {
  const { match } = filter;
  if (match.kind !== "equals" || scope.broken.has(match.field)) return;
  const property = comparedProperty(comparedResource(resource, match), match.field);
  const isStored = property !== undefined && match.field.storage !== "localized";
  if (isStored && match.field.type.kind !== "reference") return;
  reportField(scope, filter, {
    key: "equals",
    field: match.field,
    use: "compared",
    expected: "one stored value that is not localized",
  });
}

function comparesSuitableField(filter: Filter, scope: Scope, resource: Resource): void {
  const { match } = filter;
  if (!isComparison(match) || scope.broken.has(match.field)) return;
  const expected = comparisonMismatch(comparedResource(resource, match), match);
  if (expected === undefined) return;
  reportField(scope, filter, {
    key: match.kind,
    field: match.field,
    use: matchShapes[match.kind].use ?? "",
    expected,
  });
}

/** Some value within the limits of a filter selects a record whose field is within its own. */
function valuesCanPass(filter: Filter, scope: Scope): void {
  const { match } = filter;
  const isCompared = match.kind === "equals" || isComparison(match);
  if (!isCompared || match.kind === "not" || match.kind === "exists" || scope.broken.has(match.field)) return;
  const { field, kind } = match;
  const isAbove = kind === "from" || kind === "after";
  const isBelow = kind === "to" || kind === "before";
  const isStrict = kind === "after" || kind === "before";
  const isBeside = (value: number | undefined, limit: number | undefined): boolean =>
    value !== undefined && limit !== undefined && (isStrict ? value >= limit : value > limit);
  const crossed = [
    ...(!isBelow && isBeside(filter.minimum, field.maximum) ? [`${String(field.maximum)} or less`] : []),
    ...(!isAbove && isBeside(field.minimum, filter.maximum) ? [`${String(field.minimum)} or more`] : []),
  ];
  const [expected] = crossed;
  if (expected === undefined) return;
  const words = { name: filter.name, field: field.name, expected };
  scope.report("impossible_filter", filter.place, {
    words,
    related: { "the field": field.place },
  });
}

const searchable: readonly ScalarName[] = ["text", "html", "slug", "url", "email"];

function searchesText(filter: Filter, scope: Scope): void {
  const { match } = filter;
  if (match.kind !== "search") return;
  for (const field of match.fields) {
    if (scope.broken.has(field) || isScalar(field.type, ...searchable)) continue;
    reportField(scope, filter, { key: "search", field: field, use: "searched", expected: "a text" });
  }
}

function linksBack(filter: Filter, scope: Scope, resource: Resource): void {
  const { match } = filter;
  if (match.kind !== "linked_from" || scope.broken.has(match.field)) return;
  const { type } = match.field;
  if (type.kind === "reference" && type.target === resource) return;
  reportField(scope, filter, {
    key: "linked_from",
    field: match.field,
    use: "followed back",
    expected: `a relation to ${resource.name}`,
  });
}

function descendsATree(filter: Filter, scope: Scope): void {
  const { match } = filter;
  if (match.kind !== "reference" || !match.descendants || match.field.type.kind !== "reference") return;
  const { target } = match.field.type;
  const isSound = target.fields.every((field) => !scope.broken.has(field)) && target.fields.length > 0;
  if (!isSound || target.fields.some((field) => field.hierarchy)) return;
  reportField(scope, filter, {
    key: "descendants",
    field: match.field,
    use: "followed down",
    expected: "a relation to a resource with a hierarchy",
  });
}

/** Reports a field that the key of a filter names and that does not suit it. */
function reportField(
  scope: Scope,
  filter: Filter,
  { key, field, ...use }: Omit<FieldUse, "place"> & { readonly key: string; readonly field: Field },
): void {
  const row = scope.rows.get(filter);
  const items = row === undefined ? [] : (row.entry(key)?.items ?? []);
  const item = items.find(({ value }) => value === field.name);
  reportWrongField(scope, field, { place: item?.place ?? placeOf(scope, filter, key), ...use });
}

function fitsLifecycle(filter: Filter, scope: Scope, resource: Resource): void {
  const { kind } = filter.match;
  const part = kind === "status" ? "status" : kind === "hide_empty" ? "count" : undefined;
  if (part !== undefined) needPart(scope, resource, { place: filter.place, name: filter.name, part });
}

function typeFitsMatch(filter: Filter, scope: Scope, resource: Resource): void {
  const { match, type } = filter;
  const written = typeName(type);
  const isCompared = match.kind === "equals" || isComparison(match);
  if (isCompared && scope.broken.has(match.field)) return;
  const isOfIds = match.kind === "one_of_ids" || match.kind === "none_of_ids";
  const expected = isOfIds
    ? [`${idType(resource).scalar}[]`]
    : (matchShapes[match.kind].types ?? (isCompared ? comparedTypes(match) : undefined));
  if (expected === undefined || expected.includes(written)) return;
  reportType(scope, filter, expected);
}

/** A field is compared with a value of its type, or with several where one of them is enough. */
function comparedTypes({
  kind,
  field,
}: {
  readonly kind: Match["kind"];
  readonly field: Field;
}): readonly string[] {
  const one = isExternal(field) ? "text" : typeName(field.type);
  if (kind === "any_of") return [`${one}[]`];
  return kind === "not" && one !== "" ? [one, `${one}[]`] : [one];
}

function reportType(scope: Scope, filter: Filter, expected: readonly string[]): void {
  reportMismatch(scope, filter, {
    code: "filter_type",
    place: placeOf(scope, filter, "type"),
    words: { name: filter.name, expected: expected.join(" or ") },
    candidates: expected,
  });
}

function reportNoEnum(scope: Scope, filter: Filter): void {
  const words = { name: filter.name, expected: "an enum" };
  reportMismatch(scope, filter, { code: "filter_type", place: placeOf(scope, filter, "type"), words });
}

function typeName(type: ParameterType): string {
  return type.kind === "reference" ? "" : typeText(type);
}

const matchesOfKeys = [
  ["within", "search"],
  ["descendants", "reference"],
  ["depends_on", "hook"],
  ["computed", "hook"],
] as const;

function keysFitMatch(filter: Filter, scope: Scope): void {
  const { match, type } = filter;
  for (const [key, kind] of matchesOfKeys) {
    if (match.kind !== kind && hasKey(scope, filter, key)) reportUseless(filter, key, scope);
  }
  for (const key of ["by", "unknown"])
    if (type.kind !== "reference" && hasKey(scope, filter, key)) reportUseless(filter, key, scope);
  if (type.kind !== "enum" && hasKey(scope, filter, "ignore_invalid_at")) {
    const place = keyPlaceOf(scope, filter, "ignore_invalid_at");
    reportUselessKey(scope, filter, { place, name: "ignore_invalid_at", type: typeWords(type) });
  }
}

function reportUseless(filter: Filter, key: string, scope: Scope): void {
  const type = `a filter of ${typeWords(filter.type)} that does not say ${neededKey(key)}`;
  reportUselessKey(scope, filter, { place: keyPlaceOf(scope, filter, key), name: key, type });
}

function neededKey(key: string): string {
  if (key === "depends_on" || key === "computed") return "`hook`";
  return key === "within" ? "`search`" : "`relation`";
}

const orderWords: readonly string[] = ["id", "term_id", "term_group", "include"];

/** An order without a property would be another name for the default one. */
function ordersByProperties(filter: Filter, scope: Scope, resource: Resource): void {
  const { match, type } = filter;
  if (match.kind !== "order" && match.kind !== "order_by") return;
  if (type.kind !== "enum") {
    reportNoEnum(scope, filter);
    return;
  }
  const known = match.kind === "order" ? ["asc", "desc"] : sortAttributes(resource);
  const unknown = type.enum.values.find(({ value }) => !known.includes(value));
  if (unknown === undefined) return;
  const isReported =
    scope.spec.diagnostics.isReportedUnknown(unknown.value) ||
    hasLost(scope, entryOf(scope, resource), entryOf(scope, resource, "fields")) ||
    resource.fields.some((field) => field.name === unknown.value && scope.broken.has(field));
  if (isReported) return;
  reportMismatch(scope, type.enum, {
    code: "unknown_property",
    place: filter.place,
    words: { name: unknown.value, owner: resource.name },
    candidates: known,
  });
}

/** What a caller may sort by: orders of the spec, fields that hold one value, and what the life of a record gives. */
function sortAttributes(resource: Resource): readonly string[] {
  const fields = resource.fields.filter(({ storage }) => ["plain", "localized", "slug"].includes(storage));
  const names = [...resource.orders, ...fields].map(({ name }) => name);
  return [...names, ...orderWords, "count"];
}

/** One word asks for everything that defaults exclude; only what a hook computes can be lifted. */
function liftsDefaults(filter: Filter, scope: Scope, resource: Resource): void {
  const { match, type } = filter;
  if (match.kind !== "disables_defaults_of") return;
  if (type.kind !== "enum") {
    reportNoEnum(scope, filter);
  }
  for (const name of match.filters) {
    const lifted = resource.filters.find((other) => other.name === name);
    if (lifted === undefined || scope.broken.has(lifted) || lifted.computed !== undefined) continue;
    reportMismatch(scope, filter, {
      code: "wrong_filter",
      place: placeOf(scope, filter, "disables_defaults_of"),
      words: { name, use: "lifted", expected: "one with a `computed` default" },
      related: { "the filter": lifted.place },
    });
  }
}

/** A default that excludes records surprises callers, unless the text of the parameter says it in every language. */
function statesWhatCountsUnasked(filter: Filter, scope: Scope, resource: Resource): void {
  const { name, cap, computed, text } = filter;
  const lifting = resource.filters.find(
    ({ match }) => match.kind === "disables_defaults_of" && match.filters.includes(name),
  );
  const value = cap ?? (computed === undefined ? undefined : (lifting?.name ?? computed));
  if (value === undefined) return;
  const language = scope.service.languages.all.find((one) => {
    const words = text[one] ?? "";
    return words !== "" && !words.includes(String(value));
  });
  if (language !== undefined)
    scope.report("unstated_limit", filter.place, { words: { name, value, language } });
}
