import { patternError, toExpression } from "../spec/patterns.js";
import { decimalIsAlone, parameterRules, relationKeysFit, reportUseless } from "./check-fields.js";
import type { Rule } from "./check-rule.js";
import type { Parameter, ScalarName } from "./model.js";
import type { Scope } from "./scope.js";
import { hasKey, placeOf } from "./written.js";

/** Rules for the limits of texts and lists. */
export const limitRules: readonly Rule<Parameter>[] = [
  lengthsFitType,
  sizesFitType,
  lengthsInOrder,
  sizesInOrder,
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

const limitedScalars: readonly ScalarName[] = ["text", "html", "url", "email", "password"];

function lengthsFitType(field: Parameter, scope: Scope): void {
  const { type } = field;
  const inner = type.kind === "list" ? type.of : type;
  if (inner.kind === "scalar" && limitedScalars.includes(inner.scalar)) return;
  for (const key of ["min_length", "max_length", "pattern"]) reportUseless(field, key, scope);
}

function sizesFitType(field: Parameter, scope: Scope): void {
  const { type } = field;
  if (type.kind === "list" || (type.kind === "reference" && type.many)) return;
  for (const key of ["min_items", "max_items"]) reportUseless(field, key, scope);
}

function lengthsInOrder(field: Parameter, scope: Scope): void {
  const { minLength = 0, maxLength = minLength } = field;
  if (minLength > maxLength) reportCrossed(field, ["min_length", "max_length"], scope);
}

function sizesInOrder(field: Parameter, scope: Scope): void {
  const { minItems = 0, maxItems = minItems } = field;
  if (minItems > maxItems) reportCrossed(field, ["min_items", "max_items"], scope);
}

function reportCrossed(field: Parameter, [low, high]: readonly [string, string], scope: Scope): void {
  const related = [{ place: placeOf(scope, field, high), message: "the maximum" }];
  scope.report("limits_crossed", placeOf(scope, field, low), { words: { name: field.name }, related });
}

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
