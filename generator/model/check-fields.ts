import { childOf, shownValue } from "../spec/node.js";
import { type Row, rowEntry, rowText } from "./build-rows.js";
import { reportLifecycle, reportMisfit, type Scope } from "./build-scope.js";
import { typeText } from "./build-types.js";
import type { Rule } from "./check.js";
import type { Field, JsonValue, Parameter, ParameterType, Place, Resource, ScalarName } from "./model.js";
import { likelyValues, misfitOf, misfitOfSent } from "./values.js";

/** Rules for everything that a caller sends. */
export const parameterRules: readonly Rule<Parameter>[] = [
  defaultFits,
  exampleFits,
  limitsFitType,
  limitsInOrder,
  blankFitsType,
  defaultOrRequired,
  typeOrRelation,
  nameIsFree,
  hasText,
  deprecatedIsOptional,
];

/** Rules for fields only. */
export const fieldRules: readonly Rule<{ readonly resource: Resource; readonly field: Field }>[] = [
  initialFits,
  relationKeysFit,
  showsWhatItHolds,
  localizedFitsType,
  paragraphsFitType,
  treesStayInside,
  createsByName,
  onlyOneOfItsKind,
  fitsLifecycle,
];

/** The row of a node of the model, and where a key of it stands. */
export function placeOf(scope: Scope, node: { readonly place: Place }, key: string): Place {
  const row = scope.rows.get(node);
  return (row === undefined ? undefined : rowEntry(row, key)?.place) ?? node.place;
}

/** Where the key itself stands, for faults of the key rather than its value. */
export function keyPlaceOf(scope: Scope, node: { readonly place: Place }, key: string): Place {
  const row = scope.rows.get(node);
  return (row === undefined ? undefined : rowEntry(row, key)?.keyPlace) ?? node.place;
}

/** Whether the author wrote a key in the row of a node. */
export function says(scope: Scope, node: object, key: string): boolean {
  const row = scope.rows.get(node);
  return row !== undefined && rowEntry(row, key) !== undefined;
}

/** The type in the words of the spec. */
export function typeWords(type: ParameterType): string {
  return type.kind === "reference" ? "a relation" : `the type ${typeText(type)}`;
}

/** Names that every route takes already, and the spec cannot give to another parameter. */
export function takenParameters({ service }: Scope): readonly string[] {
  const { languageParameter, languages, mounts } = service;
  const queries = mounts.flatMap(({ query }) => query ?? []);
  return [languageParameter.name, ...languages.aliases, ...queries, "id", "_fields", "_envelope", "_method"];
}

function defaultFits(parameter: Parameter, scope: Scope): void {
  const { default: value } = parameter;
  if (value !== undefined) valueFits(parameter, { key: "default", value, misfit: misfitOf }, scope);
}

function exampleFits(parameter: Parameter, scope: Scope): void {
  const { type, example } = parameter;
  if (example === undefined || scope.broken.has(parameter)) return;
  const misfit = type.kind === "reference" ? misfitOfSent : misfitOf;
  valueFits(parameter, { key: "example", value: example, misfit }, scope);
}

function initialFits({ field }: { readonly field: Field }, scope: Scope): void {
  if (says(scope, field, "initial") && field.initial !== undefined)
    valueFits(field, { key: "initial", value: field.initial, misfit: misfitOf }, scope);
}

/** A value that a row has under a key, and what finds out that it is another one than its type expects. */
interface Written {
  readonly key: string;
  readonly value: JsonValue;
  readonly misfit: typeof misfitOf;
}

function valueFits(parameter: Parameter, { key, value, misfit }: Written, scope: Scope): void {
  if (value === null && parameter.nullable) return;
  const expected = misfit(parameter.type, value) ?? misfitOfLimits(parameter, value);
  if (expected === undefined) return;
  const words = { key, name: parameter.name, expected, value: shownValue(value) };
  const place = placeOf(scope, parameter, key);
  reportMisfit(scope, parameter, "default_not_of_type", place, words, likelyValues(parameter.type));
}

/** What the limits of a parameter expect of a number that lies outside of them. */
function misfitOfLimits({ minimum, maximum }: Parameter, value: JsonValue): string | undefined {
  if (typeof value !== "number") return undefined;
  if (minimum !== undefined && value < minimum) return `${minimum} or more`;
  return maximum !== undefined && value > maximum ? `${maximum} or less` : undefined;
}

function limitsFitType(parameter: Parameter, scope: Scope): void {
  const { type } = parameter;
  const inner = type.kind === "list" ? type.of : type;
  if (inner.kind === "scalar" && (inner.scalar === "integer" || inner.scalar === "number")) return;
  for (const key of ["minimum", "maximum"]) reportUseless(parameter, key, scope);
}

function reportUseless(parameter: Parameter, key: string, scope: Scope): void {
  if (!says(scope, parameter, key)) return;
  const words = { name: key, type: typeWords(parameter.type) };
  reportMisfit(scope, parameter, "key_not_for_type", keyPlaceOf(scope, parameter, key), words);
}

function limitsInOrder(parameter: Parameter, scope: Scope): void {
  const { minimum, maximum } = parameter;
  if (minimum === undefined || maximum === undefined || minimum <= maximum) return;
  const place = placeOf(scope, parameter, "minimum");
  const other = placeOf(scope, parameter, "maximum");
  scope.report("limits_crossed", place, { name: parameter.name }, [], {
    related: [{ place: other, message: "the maximum" }],
    edits: [
      { kind: "replace", place, text: String(maximum) },
      { kind: "replace", place: other, text: String(minimum) },
    ],
  });
}

const blankScalars: readonly ScalarName[] = [
  "text",
  "html",
  "password",
  "url",
  "email",
  "slug",
  "image",
  "timezone",
  "any",
];

function blankFitsType(parameter: Parameter, scope: Scope): void {
  const { type } = parameter;
  if (type.kind === "scalar" && blankScalars.includes(type.scalar)) return;
  reportUseless(parameter, "blank", scope);
}

function defaultOrRequired(parameter: Parameter, scope: Scope): void {
  if (!parameter.required || parameter.default === undefined) return;
  reportConflict(parameter, "default", "required", scope);
}

function typeOrRelation(parameter: Parameter, scope: Scope): void {
  if (!says(scope, parameter, "type") || parameter.type.kind !== "reference") return;
  if (!says(scope, parameter, "relation")) return;
  reportConflict(parameter, "type", "relation", scope);
}

function reportConflict(parameter: Parameter, name: string, other: string, scope: Scope): void {
  const related = [{ place: keyPlaceOf(scope, parameter, other), message: "the other one" }];
  scope.report("key_conflict", keyPlaceOf(scope, parameter, name), { name, other }, [], { related });
}

function nameIsFree(parameter: Parameter, scope: Scope): void {
  if (!takenParameters(scope).includes(parameter.name)) return;
  scope.report("parameter_clash", parameter.place, { name: parameter.name });
}

/** Prose is product: what has none shows a sentence made of its name. */
function hasText(parameter: Parameter, scope: Scope): void {
  const row = scope.rows.get(parameter);
  if (row === undefined || row.textPaths.some((path) => scope.texts.has(path))) return;
  scope.report("no_text", parameter.place, { name: parameter.name });
}

/** A field shown as several records has to hold several. */
function showsWhatItHolds({ field }: { readonly field: Field }, scope: Scope): void {
  if (field.type.kind !== "reference" || field.type.many || field.show === "one") return;
  const words = { name: "show", type: "a relation to one record" };
  reportMisfit(scope, field, "key_not_for_type", keyPlaceOf(scope, field, "show"), words);
}

/** Callers can leave behind only what they may leave out. */
function deprecatedIsOptional(parameter: Parameter, scope: Scope): void {
  if (!parameter.required || parameter.deprecation === undefined) return;
  scope.report("deprecated_required", keyPlaceOf(scope, parameter, "deprecated"), { name: parameter.name });
}

const relationKeys = ["many", "by", "create", "show", "hierarchy", "acyclic"] as const;

function relationKeysFit({ field }: { readonly field: Field }, scope: Scope): void {
  if (field.type.kind === "reference") return;
  for (const key of relationKeys) reportUseless(field, key, scope);
}

const localizedScalars: readonly ScalarName[] = ["text", "html", "slug"];

function localizedFitsType({ field }: { readonly field: Field }, scope: Scope): void {
  const { type } = field;
  const fits = type.kind === "scalar" && localizedScalars.includes(type.scalar);
  if (field.localized && !fits) reportUseless(field, "localized", scope);
}

function paragraphsFitType({ field }: { readonly field: Field }, scope: Scope): void {
  const isHtml = field.type.kind === "scalar" && field.type.scalar === "html";
  if (field.paragraphs && !isHtml) reportUseless(field, "paragraphs", scope);
}

/** A tree of records, and a chain without circles, can only be made within one resource. */
function treesStayInside(
  { resource, field }: { readonly resource: Resource; readonly field: Field },
  scope: Scope,
): void {
  const { type } = field;
  if (type.kind !== "reference" || (!field.hierarchy && !field.acyclic)) return;
  if (type.target === resource && !type.many) return;
  const use = field.hierarchy ? "a hierarchy" : "acyclic";
  const expected = `a relation to one ${resource.name}`;
  reportMisfit(scope, field, "wrong_field", field.place, { name: field.name, use, expected });
}

/** A name alone makes a record only where nothing else is required. */
function createsByName({ field }: { readonly field: Field }, scope: Scope): void {
  const { type } = field;
  if (type.kind !== "reference" || type.create !== "name") return;
  const { fields, namedBy, name } = type.target;
  const other = fields.find((candidate) => candidate.required && candidate !== namedBy);
  if (other === undefined || namedBy.name === "") return;
  const expected = `a relation to a resource that needs no ${other.name}, as ${name} does`;
  const words = { name: field.name, use: "created by name", expected };
  const related = [{ place: other.place, message: "what it needs" }];
  reportMisfit(scope, field, "wrong_field", placeOf(scope, field, "create"), words, [], { related });
}

const singleStorages: readonly Field["storage"][] = ["author", "status", "slug", "password", "image"];

/** The life of a record has one place for each of these. */
function onlyOneOfItsKind(
  { resource, field }: { readonly resource: Resource; readonly field: Field },
  scope: Scope,
): void {
  const isSingle = singleStorages.includes(field.storage);
  const first = resource.fields.find((other) => isSingle && other.storage === field.storage);
  const tree = resource.fields.find(({ hierarchy }) => field.hierarchy && hierarchy);
  reportSecond(field, first, plainType(scope.rows.get(field)), scope);
  reportSecond(field, tree, "relation with a hierarchy", scope);
}

function reportSecond(field: Field, first: Field | undefined, type: string, scope: Scope): void {
  if (first === undefined || first === field) return;
  const related = [{ place: first.place, message: "the first one" }];
  scope.report("second_field", field.place, { type, name: field.name }, [], { related });
}

function plainType(row: Row | undefined): string {
  return (row === undefined ? undefined : rowText(row, "type")) ?? "";
}

const postStorages: readonly Field["storage"][] = [
  "author",
  "status",
  "date",
  "date_utc",
  "password",
  "period",
];

function fitsLifecycle(
  { resource, field }: { readonly resource: Resource; readonly field: Field },
  scope: Scope,
): void {
  if (resource.lifecycle === "post" || !postStorages.includes(field.storage)) return;
  // The fields of a period are told at the period.
  if (field.storage === "period" && childOf(scope.resources.get(resource.name)?.node, "period") !== undefined)
    return;
  reportLifecycle(scope, resource, field.place, { name: field.name, lifecycle: "post" });
}
