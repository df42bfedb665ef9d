import { childOf, type SpecNode, shownValue } from "../spec/node.js";
import { typeText } from "./build-types.js";
import { hasDecimal } from "./check-fields.js";
import type { Rule } from "./check-rule.js";
import type { ObjectProperty, ObjectType, Type } from "./model.js";
import { reportMismatch, reportUselessKey } from "./report.js";
import type { Scope } from "./scope.js";
import { likelyValues, mismatchOf } from "./values.js";

/** Rules for the objects of types.yaml. */
export const objectRules: readonly Rule<ObjectType>[] = [
  limitsFit,
  examplesFit,
  decimalsAreAlone,
  endsSomewhere,
];

function limitsFit(object: ObjectType, scope: Scope): void {
  for (const property of object.properties) {
    const { minimum, maximum, name } = property;
    const inner = property.type.kind === "list" ? property.type.of : property.type;
    const isNumber = inner.kind === "scalar" && (inner.scalar === "integer" || inner.scalar === "number");
    if (!isNumber) reportLimits(object, property, scope);
    else if (minimum !== undefined && maximum !== undefined && minimum > maximum) {
      const place = entry(scope, object, property.name, "minimum")?.place ?? object.place;
      scope.report("limits_crossed", place, { words: { name } });
    }
  }
}

function examplesFit(object: ObjectType, scope: Scope): void {
  for (const property of object.properties) {
    const { name, type, example } = property;
    const expected = example === undefined ? undefined : mismatchOf(type, example);
    if (example === undefined || expected === undefined) continue;
    reportMismatch(scope, property, {
      code: "default_not_of_type",
      place: entry(scope, object, property.name, "example")?.place ?? object.place,
      words: { key: "example", name, expected, value: shownValue(example) },
      candidates: likelyValues(type),
    });
  }
}

/** Decimals are stored in properties of records. */
function decimalsAreAlone(object: ObjectType, scope: Scope): void {
  for (const { name, type } of object.properties) {
    if (!hasDecimal(type)) continue;
    const place = entry(scope, object, name, "type")?.place ?? object.place;
    scope.report("decimal_inside", place, { words: { name } });
  }
}

function reportLimits(object: ObjectType, property: ObjectProperty, scope: Scope): void {
  for (const key of ["minimum", "maximum"] as const) {
    const node = entry(scope, object, property.name, key);
    // The type may be one that does not exist, which is reported and counts as any.
    const isLost = property.type.kind === "scalar" && property.type.scalar === "any";
    if (node === undefined || isLost) continue;
    reportUselessKey(scope, property, {
      place: node.keyPlace,
      name: key,
      type: `the type ${typeText(property.type)}`,
    });
  }
}

/** An object that needs another of its kind inside could never be written down. */
function endsSomewhere(object: ObjectType, scope: Scope): void {
  const first = object.properties.find(
    (property) => !property.optional && needs(property.type, object, new Set()),
  );
  if (first === undefined || scope.broken.has(object)) return;
  scope.broken.add(object);
  const place = entry(scope, object, first.name, "type")?.place ?? object.place;
  scope.report("endless_object", place, { words: { name: object.name, property: first.name } });
}

function needs(type: Type, wanted: ObjectType, seen: Set<ObjectType>): boolean {
  if (type.kind !== "object") return false;
  if (type.object === wanted) return true;
  if (seen.has(type.object)) return false;
  seen.add(type.object);
  return type.object.properties.some((property) => !property.optional && needs(property.type, wanted, seen));
}

function entry(
  { spec }: Scope,
  object: ObjectType,
  ...path: readonly [property: string, key: string]
): SpecNode | undefined {
  const steps = ["objects", object.name, "properties", ...path];
  return steps.reduce<SpecNode | undefined>((node, key) => childOf(node, key), spec.types);
}
