import { rowText } from "./build-rows.js";
import { typeText } from "./build-types.js";
import { fieldNameRules, nameIsFree } from "./check-field-names.js";
import { deletionFits } from "./check-on-delete.js";
import type { Rule } from "./check-rule.js";
import { isDecimal, storedDecimal } from "./decimal.js";
import type {
  Field,
  JsonValue,
  LifecyclePart,
  Parameter,
  ParameterType,
  Resource,
  ScalarName,
} from "./model.js";
import { checkValue, needPart, needPost, reportMismatch, reportUselessKey } from "./report.js";
import type { Scope } from "./scope.js";
import { decimalWords, limitMismatch } from "./value-limits.js";
import { mismatchOf, sentMismatchOf } from "./values.js";
import { entryOf, hasKey, keyPlaceOf, placeOf, reportConflict } from "./written.js";

/** Rules for the limits of numbers. */
export const rangeRules: readonly Rule<Parameter>[] = [limitsFitType, decimalLimitsFit, limitsInOrder];

/** Rules for everything that a caller sends. */
export const parameterRules: readonly Rule<Parameter>[] = [
  defaultFits,
  exampleFits,
  ...rangeRules,
  blankFitsType,
  defaultOrRequired,
  nullIsAValue,
  typeOrRelation,
  nameIsFree,
  hasText,
  deprecatedIsOptional,
];

interface Subject {
  readonly resource: Resource;
  readonly field: Field;
}

/** Rules for fields only. */
export const fieldRules: readonly Rule<Subject>[] = [
  initialFits,
  defaultOrInitial,
  ({ field }, scope) => decimalIsAlone(field, scope),
  ({ field }, scope) => relationKeysFit(field, scope),
  showsWhatItHolds,
  localizedFitsType,
  paragraphsFitType,
  treesStayInside,
  deletionFits,
  createsByName,
  onlyOneOfItsKind,
  fitsLifecycle,
  ...fieldNameRules,
  passwordHasNoDefault,
];

/** The type in the words of the spec. */
export function typeWords(type: ParameterType): string {
  return type.kind === "reference" ? "a relation" : `the type ${typeText(type)}`;
}

function nullIsAValue(parameter: Parameter, scope: Scope): void {
  if (!parameter.required || !hasKey(scope, parameter, "nullable") || !parameter.nullable) return;
  const related = [{ place: keyPlaceOf(scope, parameter, "required"), message: "the other one" }];
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

function initialFits({ field }: Subject, scope: Scope): void {
  if (hasKey(scope, field, "initial") && field.initial !== undefined)
    valueFits(field, { key: "initial", value: field.initial, mismatch: mismatchOf }, scope);
}

/** A value that a row has under a key, and what finds out that it is another one than its type expects. */
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

function limitsFitType(parameter: Parameter, scope: Scope): void {
  const { type } = parameter;
  const inner = type.kind === "list" ? type.of : type;
  if (!isDecimal(type)) reportUseless(parameter, "scale", scope);
  if (inner.kind === "scalar" && ["integer", "number", "decimal"].includes(inner.scalar)) return;
  for (const key of ["minimum", "maximum"]) reportUseless(parameter, key, scope);
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
export function decimalIsAlone(parameter: Parameter, scope: Scope): void {
  const { type, name } = parameter;
  if (type.kind !== "scalar" && hasDecimal(type))
    scope.report("decimal_inside", placeOf(scope, parameter, "type"), { words: { name } });
}

/** Whether the type of the values inside a list or table is decimal. */
export function hasDecimal(type: ParameterType): boolean {
  return type.kind === "list" || type.kind === "map" ? hasDecimal(type.of) : isDecimal(type);
}

/** Reports a key that a parameter has and that means nothing for its type. */
export function reportUseless(parameter: Parameter, key: string, scope: Scope): void {
  if (!hasKey(scope, parameter, key)) return;
  const place = keyPlaceOf(scope, parameter, key);
  reportUselessKey(scope, parameter, { place, name: key, type: typeWords(parameter.type) });
}

function limitsInOrder(parameter: Parameter, scope: Scope): void {
  const { minimum, maximum } = parameter;
  if (minimum === undefined || maximum === undefined || minimum <= maximum) return;
  const place = placeOf(scope, parameter, "minimum");
  const other = placeOf(scope, parameter, "maximum");
  scope.report("limits_crossed", place, {
    words: { name: parameter.name },
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
  const { required, default: value, generated } = parameter;
  if (!required || (value ?? generated) === undefined) return;
  reportConflict(scope, parameter, { name: "default", other: "required" });
}

/** Only one value can be stored where the input has none. */
function defaultOrInitial({ field }: Subject, scope: Scope): void {
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

/** A field shown as several records has to hold several. */
function showsWhatItHolds({ field }: Subject, scope: Scope): void {
  if (field.type.kind !== "reference" || field.type.many || field.show === "one") return;
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

const relationKeys = ["many", "by", "create", "show", "hierarchy", "acyclic", "on_delete"] as const;

/** Reports keys of relations that a parameter of a type has. */
export function relationKeysFit(parameter: Parameter, scope: Scope): void {
  if (parameter.type.kind === "reference") return;
  for (const key of relationKeys) reportUseless(parameter, key, scope);
}

const localizedScalars: readonly ScalarName[] = ["text", "html", "slug"];

function localizedFitsType({ field }: Subject, scope: Scope): void {
  const { type } = field;
  const fits = type.kind === "scalar" && localizedScalars.includes(type.scalar);
  if (field.localized && !fits) reportUseless(field, "localized", scope);
}

function paragraphsFitType({ field }: Subject, scope: Scope): void {
  const isHtml = field.type.kind === "scalar" && field.type.scalar === "html";
  if (field.paragraphs && !isHtml) reportUseless(field, "paragraphs", scope);
}

/** Records would share a password that the spec shows. */
function passwordHasNoDefault({ field }: Subject, scope: Scope): void {
  if (field.storage === "password") reportUseless(field, "default", scope);
}

/** A tree of records, and a chain without circles, can only be made within one resource. */
function treesStayInside({ resource, field }: Subject, scope: Scope): void {
  const { type } = field;
  if (type.kind !== "reference" || (!field.hierarchy && !field.acyclic)) return;
  if (type.target === resource && !type.many) return;
  const use = field.hierarchy ? "a hierarchy" : "acyclic";
  const expected = `a relation to one ${resource.name}`;
  const words = { name: field.name, use, expected };
  reportMismatch(scope, field, { code: "wrong_field", place: field.place, words });
}

/** A name alone makes a record only where nothing else is required, and any name will do. */
function createsByName({ field }: Subject, scope: Scope): void {
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
    related: [{ place: (other ?? namedBy).place, message: "what it needs" }],
  });
}

const singleStorages: readonly Field["storage"][] = ["author", "status", "slug", "password", "image"];

/** The life of a record has one place for each of these. */
function onlyOneOfItsKind({ resource, field }: Subject, scope: Scope): void {
  const isSingle = singleStorages.includes(field.storage);
  const first = resource.fields.find((other) => isSingle && other.storage === field.storage);
  const tree = resource.fields.find(({ hierarchy }) => field.hierarchy && hierarchy);
  const row = scope.rows.get(field);
  const type = (row === undefined ? undefined : rowText(row, "type")) ?? "";
  for (const [known, kind] of [
    [first, type],
    [tree, "relation with a hierarchy"],
  ] as const) {
    if (known === undefined || known === field) continue;
    const related = [{ place: known.place, message: "the first one" }];
    scope.report("second_field", field.place, { words: { type: kind, name: field.name }, related });
  }
}

const partsOfStorages: Readonly<Partial<Record<Field["storage"], LifecyclePart>>> = {
  author: "author",
  status: "status",
  date: "scheduled",
  date_utc: "scheduled",
};

function fitsLifecycle({ resource, field }: Subject, scope: Scope): void {
  const { storage, place, name } = field;
  const part = partsOfStorages[storage];
  if (part !== undefined) needPart(scope, resource, { place, name, part });
  // The fields of a period are reported at the period.
  const isReported = storage === "period" && entryOf(scope, resource, "period") !== undefined;
  if (storage === "password" || (storage === "period" && !isReported))
    needPost(scope, resource, { place, name });
}
