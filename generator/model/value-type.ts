import type { ValueType } from "../../runtime/tools/migration/plan.js";
import type { Field, JsonValue, ObjectProperty, ParameterType, Resource } from "./model.js";
import { nestsItself } from "./nested-objects.js";
import { scalars } from "./scalars.js";
import { defined, tableOf } from "./tables.js";
import { hasOwnClocks, isIsoTime } from "./times.js";
import { defaultScale, storedDecimal } from "./value-limits.js";

export type { ValueType } from "../../runtime/tools/migration/plan.js";

interface Limits {
  readonly scale?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The type of the values of a field. */
export function valueTypeOf(field: Field, resource: Pick<Resource, "period" | "recurrence">): ValueType {
  const type = ofType(field.type, field);
  return hasOwnClocks(resource, field) ? withClocks(type) : type;
}

/** The type with times as clocks show them. */
function withClocks(type: ValueType): ValueType {
  switch (type.kind) {
    case "instant":
    case "exact_instant":
      return { kind: "datetime" };
    case "list":
    case "map":
      return { ...type, of: withClocks(type.of) };
    case "object": {
      const rows = Object.entries(type.properties);
      const properties = rows.map(([name, row]) => [name, { ...row, type: withClocks(row.type) }] as const);
      return { ...type, properties: Object.fromEntries(properties) };
    }
    default:
      return type;
  }
}

type ScalarKind = Exclude<ValueType["kind"], "enum" | "reference" | "list" | "map" | "object">;

function ofType(type: ParameterType, limits: Limits): ValueType {
  switch (type.kind) {
    case "scalar":
      return isIsoTime(type)
        ? { kind: "exact" in type ? "exact_instant" : "instant" }
        : ofScalar(scalars[type.scalar].stored as ScalarKind, limits);
    case "enum":
      return { kind: "enum", values: type.enum.values.map(({ value }) => value) };
    case "object":
      if (nestsItself(type.object)) return { kind: "any" };
      return {
        kind: "object",
        properties: tableOf(type.object.properties, (row) => [row.name, ofProperty(row)]),
      };
    case "list":
    case "map":
      return { kind: type.kind, of: ofType(type.of, limits) };
    case "reference": {
      const { name: target, ids } = type.target;
      const one = { kind: "reference", target, ...(ids === "integer" ? {} : { ids }) } as const;
      return type.many ? { kind: "list", of: one } : one;
    }
  }
}

function ofScalar(kind: ScalarKind, { minimum, maximum, scale = defaultScale }: Limits): ValueType {
  if (kind === "decimal") {
    const limits = { minimum: storedDecimal(minimum, scale), maximum: storedDecimal(maximum, scale) };
    return { kind, scale, ...defined(limits) };
  }
  if (kind !== "integer" && kind !== "number") return { kind };
  return { kind, ...defined({ minimum, maximum }) };
}

function ofProperty(property: ObjectProperty): { readonly type: ValueType; readonly optional: boolean } {
  return { type: ofType(property.type, property), optional: property.optional };
}

/** How the times in values of a type are stored; undefined where there are none. */
export function timesIn(type: ValueType): "datetime" | "instant" | "exact_instant" | undefined {
  switch (type.kind) {
    case "datetime":
    case "instant":
    case "exact_instant":
      return type.kind;
    case "list":
    case "map":
      return timesIn(type.of);
    case "object":
      return Object.values(type.properties)
        .map((row) => timesIn(row.type))
        .find((kind) => kind !== undefined);
    default:
      return undefined;
  }
}

/** A value type in words, such as `list of text`. */
export function valueTypeText(type: ValueType): string {
  if (type.kind === "list" || type.kind === "map") return `${type.kind} of ${valueTypeText(type.of)}`;
  if (type.kind === "decimal") return `decimal with ${type.scale} digits behind the point`;
  return type.kind === "reference" ? `reference to ${type.target}` : type.kind;
}

/** Whether two JSON values are the same; the order of keys counts. */
export function isSameJson(
  one: JsonValue | ValueType | undefined,
  other: JsonValue | ValueType | undefined,
): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
