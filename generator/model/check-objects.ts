import { childOf, type SpecNode, shownValue } from "../spec/node.js";
import { createRow } from "./build-rows.js";
import { hasDecimal, limitRules, rangeRules } from "./check-fields.js";
import type { ObjectProperty, ObjectType, Parameter, Type } from "./model.js";
import { reportMismatch } from "./report.js";
import { isScalar } from "./scalars.js";
import type { Rule, Scope } from "./scope.js";
import { limitMismatch } from "./value-limits.js";
import { likelyValues, mismatchOf } from "./values.js";

/** Rules for the objects of types.yaml. */
export const objectRules: readonly Rule<ObjectType>[] = [
  limitsFit,
  examplesFit,
  decimalsAreAlone,
  endsSomewhere,
];

/** The rules for limits, for a property as for a field. */
function limitsFit(object: ObjectType, scope: Scope): void {
  for (const property of object.properties) {
    // The type may be one that does not exist, which is reported and counts as any.
    const isLost = isScalar(property.type, "any");
    const row = entry(scope, object, property.name);
    if (row === undefined || isLost || scope.broken.has(object)) continue;
    const parameter = sentProperty(property, row);
    const { name } = property;
    scope.rows.set(parameter, createRow({ name, place: row.keyPlace, nodes: [row], textPaths: [] }));
    for (const rule of [...rangeRules, ...limitRules]) rule(parameter, scope);
  }
}

function sentProperty(property: ObjectProperty, { keyPlace: place }: SpecNode): Parameter {
  const { optional, ...others } = property;
  return { ...others, required: !optional, blank: optional, place };
}

function examplesFit(object: ObjectType, scope: Scope): void {
  for (const property of object.properties) {
    const { name, type, example, optional } = property;
    if (example === undefined) continue;
    const expected = mismatchOf(type, example) ?? limitMismatch({ ...property, blank: optional }, example);
    if (expected === undefined) continue;
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
  ...path: readonly [property: string, key?: string]
): SpecNode | undefined {
  const steps = ["objects", object.name, "properties", ...path];
  return steps.reduce<SpecNode | undefined>((node, key = "") => childOf(node, key), spec.types);
}
