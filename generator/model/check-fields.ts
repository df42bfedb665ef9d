import { patternError, toExpression } from "../spec/patterns.js";
import { typeText } from "./build-types.js";
import { fieldNameRules, nameIsFree } from "./check-names.js";
import { isExternal } from "./external.js";
import type { Field, JsonValue, LifecyclePart, Parameter, ParameterType, Resource } from "./model.js";
import { deletionFits } from "./on-delete.js";
import {
  checkValue,
  entryOf,
  hasKey,
  keyPlaceOf,
  needPart,
  needPost,
  placeOf,
  reportConflict,
  reportMismatch,
  reportUselessKey,
} from "./report.js";
import { isScalar, scalars } from "./scalars.js";
import type { PartRule, Rule, Scope } from "./scope.js";
import { decimalWords, isDecimal, limitMismatch, storedDecimal } from "./value-limits.js";
import { mismatchOf, sentMismatchOf } from "./values.js";

/** Rules for the limits of numbers. */
export const rangeRules: readonly Rule<Parameter>[] = [
  keysFit(["scale"], ({ type }) => isDecimal(type)),
  keysFit(["minimum", "maximum"], ({ type }) => isScalar(entryType(type), "integer", "number", "decimal")),
  decimalLimitsFit,
  limitsInOrder,
];

/** Rules for everything that a caller sends. */
export const parameterRules: readonly Rule<Parameter>[] = [
  defaultFits,
  exampleFits,
  ...rangeRules,
  keysFit(["blank"], ({ type }) => type.kind === "scalar" && scalars[type.scalar].blank === true),
  defaultOrRequired,
  nullIsAValue,
  typeOrRelation,
  nameIsFree,
  hasText,
  deprecatedIsOptional,
];

/** Rules for fields only. */
export const fieldRules: readonly PartRule<Field>[] = [
  initialFits,
  defaultOrInitial,
  decimalIsAlone,
  relationKeysFit,
  showsWhatItHolds,
  keysFit<Field>(
    ["localized"],
    ({ localized, type }) => !localized || isScalar(type, "text", "html", "slug"),
  ),
  keysFit<Field>(["paragraphs"], ({ paragraphs, type }) => !paragraphs || isScalar(type, "html")),
  treesStayInside,
  deletionFits,
  createsByName,
  onlyOneOfItsKind,
  fitsLifecycle,
  ...fieldNameRules,
  // Records would share a password that the spec shows.
  keysFit<Field>(["default", "initial"], ({ storage }) => storage !== "password"),
];

/** The type in the words of the spec. */
export function typeWords(type: ParameterType): string {
  return type.kind === "reference" ? "a relation" : `the type ${typeText(type)}`;
}

function nullIsAValue(parameter: Parameter, scope: Scope): void {
  if (!parameter.required || !hasKey(scope, parameter, "nullable") || !parameter.nullable) return;
  const related = { "the other one": keyPlaceOf(scope, parameter, "required") };
  const words = { name: parameter.name };
  scope.report("required_null", keyPlaceOf(scope, parameter, "nullable"), { words, related });
}

function defaultFits(parameter: Parameter, scope: Scope): void {
  const { default: value } = parameter;
  if (value !== undefined) valueFits(parameter, { key: "default", value, mismatch: mismatchOf }, scope);
}

function exampleFits(parameter: Parameter, scope: Scope): void {
  const { type, example } = parameter;
  if (example === undefined || scope.broken.has(parameter)) return;
  const mismatch = type.kind === "reference" ? sentMismatchOf : mismatchOf;
  valueFits(parameter, { key: "example", value: example, mismatch }, scope);
}

function initialFits(field: Field, scope: Scope): void {
  if (hasKey(scope, field, "initial") && field.initial !== undefined)
    valueFits(field, { key: "initial", value: field.initial, mismatch: mismatchOf }, scope);
}

interface Written {
  readonly key: string;
  readonly value: JsonValue;
  readonly mismatch: typeof mismatchOf;
}

function valueFits(parameter: Parameter, { key, value, mismatch }: Written, scope: Scope): void {
  if (value === null && parameter.nullable) return;
  const expected = mismatch(parameter.type, value) ?? limitMismatch(parameter, value);
  checkValue(scope, parameter, { key, value, expected });
}

/** The limits of a decimal are such decimals. */
function decimalLimitsFit(parameter: Parameter, scope: Scope): void {
  const { type, scale } = parameter;
  if (scale === undefined || !isDecimal(type)) return;
  for (const key of ["minimum", "maximum"] as const) {
    const limit = parameter[key];
    if (limit === undefined || storedDecimal(limit, scale) !== undefined) continue;
    const words = { name: key, expected: decimalWords(scale) };
    scope.report("out_of_range", placeOf(scope, parameter, key), { words });
  }
}

/** Decimals are stored as numbers of a property of their own. */
function decimalIsAlone(parameter: Parameter, scope: Scope): void {
  const { type, name } = parameter;
  if (type.kind !== "scalar" && hasDecimal(type))
    scope.report("decimal_inside", placeOf(scope, parameter, "type"), { words: { name } });
}

/** Whether the type of the values inside a list or table is decimal. */
export function hasDecimal(type: ParameterType): boolean {
  return type.kind === "list" || type.kind === "map" ? hasDecimal(type.of) : isDecimal(type);
}

/** The rule that keys mean something only for parameters that fit. */
function keysFit<Part extends Parameter>(
  keys: readonly string[],
  fits: (parameter: Part) => boolean,
): Rule<Part> {
  return (parameter, scope) => {
    for (const key of fits(parameter) ? [] : keys) {
      if (!hasKey(scope, parameter, key)) continue;
      const place = keyPlaceOf(scope, parameter, key);
      reportUselessKey(scope, parameter, { place, name: key, type: typeWords(parameter.type) });
    }
  };
}

/** Reports keys of relations that a parameter of a type has. */
function relationKeysFit(parameter: Parameter, scope: Scope): void {
  const keys = ["many", "by", "create", "show", "hierarchy", "acyclic", "on_delete"];
  keysFit(keys, ({ type }) => type.kind === "reference")(parameter, scope);
}

function entryType(type: ParameterType): ParameterType {
  return type.kind === "list" ? type.of : type;
}

function limitsInOrder(parameter: Parameter, scope: Scope): void {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = parameter;
  for (const [low, high, least, most] of [
    ["minimum", "maximum", minimum, maximum],
    ["min_length", "max_length", minLength, maxLength],
    ["min_items", "max_items", minItems, maxItems],
  ] as const) {
    if (least === undefined || most === undefined || least <= most) continue;
    const [place, other] = [placeOf(scope, parameter, low), placeOf(scope, parameter, high)];
    scope.report("limits_crossed", place, {
      words: { name: parameter.name },
      related: { "the maximum": other },
      edits: [
        { kind: "replace", place, text: String(most) },
        { kind: "replace", place: other, text: String(least) },
      ],
    });
  }
}

function defaultOrRequired(parameter: Parameter, scope: Scope): void {
  const { required, default: value, generated } = parameter;
  if (!required || (value ?? generated) === undefined) return;
  reportConflict(scope, parameter, { name: "default", other: "required" });
}

/** Only one value can be stored where the input has none. */
function defaultOrInitial(field: Field, scope: Scope): void {
  const hasDefault = field.generated !== undefined || hasKey(scope, field, "default");
  if (!hasDefault || !hasKey(scope, field, "initial")) return;
  reportConflict(scope, field, { name: "initial", other: "default" });
}

function typeOrRelation(parameter: Parameter, scope: Scope): void {
  if (!hasKey(scope, parameter, "type") || parameter.type.kind !== "reference") return;
  if (!hasKey(scope, parameter, "relation")) return;
  reportConflict(scope, parameter, { name: "type", other: "relation" });
}

/** Prose is product: what has none shows a sentence made of its name. */
function hasText(parameter: Parameter, scope: Scope): void {
  const row = scope.rows.get(parameter);
  if (row === undefined || row.textPaths.some((path) => scope.texts.has(path))) return;
  scope.report("no_text", parameter.place, { words: { name: parameter.name } });
}

/** A field shown as several records has to hold several, and one that holds several is not shown as one. */
function showsWhatItHolds(field: Field, scope: Scope): void {
  const { type, show } = field;
  if (type.kind !== "reference" || show === "id" || type.many === (show !== "one")) return;
  if (type.many) {
    reportConflict(scope, field, { name: "show", other: "many" });
    return;
  }
  const place = keyPlaceOf(scope, field, "show");
  reportUselessKey(scope, field, { place, name: "show", type: "a relation to one record" });
}

/** Callers can leave behind only what they may leave out. */
function deprecatedIsOptional(parameter: Parameter, scope: Scope): void {
  if (!parameter.required || parameter.deprecation === undefined) return;
  scope.report("deprecated_required", keyPlaceOf(scope, parameter, "deprecated"), {
    words: { name: parameter.name },
  });
}

/** A tree of records, and a chain without circles, can only be made within one resource. */
function treesStayInside(field: Field, scope: Scope, resource: Resource): void {
  const { type } = field;
  if (type.kind !== "reference" || (!field.hierarchy && !field.acyclic)) return;
  if (type.target === resource && !type.many) return;
  const use = field.hierarchy ? "a hierarchy" : "acyclic";
  const expected = `a relation to one ${resource.name}`;
  const words = { name: field.name, use, expected };
  reportMismatch(scope, field, { code: "wrong_field", place: field.place, words });
}

/** A name alone makes a record only where nothing else is required, and any name will do. */
function createsByName(field: Field, scope: Scope): void {
  const { type } = field;
  if (type.kind !== "reference" || type.create !== "name") return;
  const { fields, namedBy, name } = type.target;
  const other = fields.find((candidate) => candidate.required && candidate !== namedBy);
  const { minLength, maxLength, pattern } = namedBy;
  const isLimited = [minLength, maxLength, pattern].some((limit) => limit !== undefined);
  if (namedBy.name === "" || (other === undefined && !isLimited)) return;
  const expected =
    other === undefined
      ? `a relation to a resource whose ${namedBy.name} has no limits, as that of ${name} does`
      : `a relation to a resource that needs no ${other.name}, as ${name} does`;
  reportMismatch(scope, field, {
    code: "wrong_field",
    place: placeOf(scope, field, "create"),
    words: { name: field.name, use: "created by name", expected },
    related: { "what it needs": (other ?? namedBy).place },
  });
}

const singleStorages: readonly Field["storage"][] = ["author", "status", "slug", "password", "image"];

/** The life of a record has one place for each of these. */
function onlyOneOfItsKind(field: Field, scope: Scope, resource: Resource): void {
  const isSingle = singleStorages.includes(field.storage);
  const first = resource.fields.find((other) => isSingle && other.storage === field.storage);
  const external = resource.fields.find((other) => isExternal(field) && isExternal(other));
  const tree = resource.fields.find(({ hierarchy }) => field.hierarchy && hierarchy);
  const row = scope.rows.get(field);
  const type = (row === undefined ? undefined : row.text("type")) ?? "";
  for (const [known, kind] of [
    [first, type],
    [external, type],
    [tree, "relation with a hierarchy"],
  ] as const) {
    if (known === undefined || known === field) continue;
    const related = { "the first one": known.place };
    scope.report("second_field", field.place, { words: { type: kind, name: field.name }, related });
  }
}

const partsOfStorages: Readonly<Partial<Record<Field["storage"], LifecyclePart>>> = {
  author: "author",
  status: "status",
  date: "scheduled",
  date_utc: "scheduled",
};

function fitsLifecycle(field: Field, scope: Scope, resource: Resource): void {
  const { storage, place, name } = field;
  const part = partsOfStorages[storage];
  if (part !== undefined) needPart(scope, resource, { place, name, part });
  // The fields of a period are reported at the period.
  if (storage === "period" && entryOf(scope, resource, "period") === undefined)
    needPost(scope, resource, { place, name });
}

/** Rules for the limits of texts and lists. */
export const limitRules: readonly Rule<Parameter>[] = [
  keysFit(["min_length", "max_length", "pattern"], ({ type }) =>
    isScalar(entryType(type), "text", "html", "url", "email", "password"),
  ),
  keysFit(
    ["min_items", "max_items"],
    ({ type }) => type.kind === "list" || (type.kind === "reference" && type.many),
  ),
  sizeFitsRelation,
  patternIsSound,
  patternHasExample,
];

/** Rules for what an action takes. */
export const inputRules: readonly Rule<Parameter>[] = [
  ...parameterRules,
  ...limitRules,
  decimalIsAlone,
  relationKeysFit,
];

/** Relations have a limit of their own. */
function sizeFitsRelation(field: Parameter, scope: Scope): void {
  const limit = field.type.kind === "reference" ? field.type.limit : undefined;
  if (limit === undefined) return;
  for (const [key, value = 0] of [
    ["min_items", field.minItems] as const,
    ["max_items", field.maxItems] as const,
  ]) {
    if (value <= limit) continue;
    scope.report("out_of_range", placeOf(scope, field, key), {
      words: { name: key, expected: `${limit} or less for a relation` },
    });
  }
}

function patternIsSound(field: Parameter, scope: Scope): void {
  if (field.pattern === undefined) return;
  const error = patternError(field.pattern);
  if (error === undefined) return;
  const code = error === "invalid" ? "bad_pattern" : "slow_pattern";
  scope.report(code, placeOf(scope, field, "pattern"), { words: { name: field.name } });
}

/** Documents show a value that the service accepts, which cannot be derived from a pattern. */
function patternHasExample(field: Parameter, scope: Scope): void {
  const { pattern, example, default: usual } = field;
  if (pattern === undefined || example !== undefined || usual !== undefined) return;
  if (toExpression(pattern) === undefined || hasKey(scope, field, "relation")) return;
  scope.report("missing_example", placeOf(scope, field, "pattern"), { words: { name: field.name } });
}
