import { childOf, type SpecNode, shownValue } from "../spec/node.js";
import { reportMisfit, type Scope } from "./build-scope.js";
import { typeText } from "./build-types.js";
import type { Rule } from "./check.js";
import type { ObjectProperty, ObjectType, Type } from "./model.js";
import { likelyValues, misfitOf } from "./values.js";

/** Rules for the objects of types.yaml. */
export const objectRules: readonly Rule<ObjectType>[] = [limitsFit, examplesFit, endsSomewhere];

function limitsFit(object: ObjectType, scope: Scope): void {
  for (const property of object.properties) {
    const { minimum, maximum, name } = property;
    const inner = property.type.kind === "list" ? property.type.of : property.type;
    const isNumber = inner.kind === "scalar" && (inner.scalar === "integer" || inner.scalar === "number");
    if (!isNumber) reportLimits(object, property, scope);
    else if (minimum !== undefined && maximum !== undefined && minimum > maximum) {
      const place = entry(scope, object, property, "minimum")?.place ?? object.place;
      scope.report("limits_crossed", place, { name });
    }
  }
}

function examplesFit(object: ObjectType, scope: Scope): void {
  for (const property of object.properties) {
    const { name, type, example } = property;
    const expected = example === undefined ? undefined : misfitOf(type, example);
    if (example === undefined || expected === undefined) continue;
    const place = entry(scope, object, property, "example")?.place ?? object.place;
    const words = { key: "example", name, expected, value: shownValue(example) };
    reportMisfit(scope, property, "default_not_of_type", place, words, likelyValues(type));
  }
}

function reportLimits(object: ObjectType, property: ObjectProperty, scope: Scope): void {
  for (const key of ["minimum", "maximum"] as const) {
    const node = entry(scope, object, property, key);
    // The type may be one that does not exist, which has been told and counts as any.
    const isLost = property.type.kind === "scalar" && property.type.scalar === "any";
    if (node === undefined || isLost) continue;
    const words = { name: key, type: `the type ${typeText(property.type)}` };
    reportMisfit(scope, property, "key_not_for_type", node.keyPlace, words);
  }
}

/** An object that needs another of its kind inside could never be written down. */
function endsSomewhere(object: ObjectType, scope: Scope): void {
  const first = object.properties.find(
    (property) => !property.optional && needs(property.type, object, new Set()),
  );
  if (first === undefined || scope.broken.has(object)) return;
  scope.broken.add(object);
  const place = entry(scope, object, first, "type")?.place ?? object.place;
  scope.report("endless_object", place, { name: object.name, property: first.name });
}

function needs(type: Type, wanted: ObjectType, seen: Set<ObjectType>): boolean {
  if (type.kind !== "object") return false;
  if (type.object === wanted) return true;
  if (seen.has(type.object)) return false;
  seen.add(type.object);
  return type.object.properties.some((property) => !property.optional && needs(property.type, wanted, seen));
}

function entry(
  scope: Scope,
  object: ObjectType,
  property: ObjectProperty,
  key: string,
): SpecNode | undefined {
  const row = childOf(childOf(scope.spec.types, "objects"), object.name);
  return childOf(childOf(childOf(row, "properties"), property.name), key);
}
