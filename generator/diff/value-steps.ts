import { defined } from "../model/tables.js";
import { isSameJson, type ValueType, valueTypeText } from "../model/value-type.js";
import type { Decision, StepAction, Target } from "./migration-step.js";

/** A step for one value at any path; `id` and `text` still lack the field. */
export interface ValueStep {
  readonly id: string;
  readonly action: StepAction;
  readonly text: string;
  readonly decision?: Decision;
}

/** What has to happen to values of one type so that they are of the other, from the outside to the inside. */
export function valueSteps(target: Target, from: ValueType, to: ValueType): readonly ValueStep[] {
  if (to.kind === "any" || isSameJson(from, to)) return [];
  if (from.kind === "object" && to.kind === "object") return propertySteps(target, from, to);
  if (from.kind === "list" && to.kind === "list") return valueSteps(inside(target, "[]"), from.of, to.of);
  if (from.kind === "map" && to.kind === "map") return valueSteps(inside(target, "{}"), from.of, to.of);
  if (to.kind === "list" && from.kind !== "any") return toList(target, from, to.of);
  if (from.kind === "list") return toSingle(target, from.of, to);
  return scalarSteps(target, from, to);
}

function inside(target: Target, ...steps: readonly string[]): Target {
  return { ...target, path: [...target.path, ...steps] };
}

/** The part of the id that distinguishes values inside a field. */
function idOf({ path }: Target, name: string): string {
  return [...path.slice(1).filter((key) => key !== "[]" && key !== "{}"), name].join(".");
}

function toList(target: Target, from: ValueType, to: ValueType): readonly ValueStep[] {
  return [
    {
      id: idOf(target, "list"),
      action: { kind: "reshape_field", target, shape: "list" },
      text: "a list now, of the one value there is.",
    },
    ...valueSteps(inside(target, "[]"), from, to),
  ];
}

function toSingle(target: Target, from: ValueType, to: ValueType): readonly ValueStep[] {
  const words = to.kind === "text" ? ["first", "last", "joined"] : ["first", "last"];
  return [
    {
      id: idOf(target, "single"),
      action: { kind: "reshape_field", target, shape: "single" },
      text: "one value now. Of lists with several, one has to be chosen.",
      decision: { words },
    },
    ...valueSteps(target, from, to),
  ];
}

type ObjectType = ValueType & { readonly kind: "object" };

function propertySteps(target: Target, from: ObjectType, to: ObjectType): readonly ValueStep[] {
  const gone = Object.keys(from.properties).filter((name) => !Object.hasOwn(to.properties, name));
  return [
    ...Object.entries(to.properties).flatMap(([name, { type, optional }]) => {
      const at = inside(target, name);
      const before = from.properties[name];
      const isRequired = !optional && before?.optional !== false;
      return [
        ...(before === undefined ? [] : valueSteps(at, before.type, type)),
        ...(isRequired ? [requiredStep(at, name, type)] : []),
      ];
    }),
    ...gone.map((name): ValueStep => {
      const at = inside(target, name);
      const text = `\`${name}\` is gone. What is stored stays unless it is to be dropped.`;
      return { id: idOf(at, "removed"), action: { kind: "remove_field", target: at }, text };
    }),
  ];
}

function requiredStep(target: Target, name: string, value: ValueType): ValueStep {
  return {
    id: idOf(target, "required"),
    action: { kind: "require_field", target },
    text: `\`${name}\` is required now: what lacks it needs a value (${valueTypeText(value)}).`,
    decision: { words: ["keep"], value },
  };
}

function scalarSteps(target: Target, from: ValueType, to: ValueType): readonly ValueStep[] {
  if (from.kind === "enum" && to.kind === "enum") return enumSteps(target, from.values, to);
  if (to.kind === "reference") return [retargetStep(target, from, to)];
  const limits = isNumeric(to) ? limitSteps(target, from, to) : [];
  return isConverted(from, to) ? [convertStep(target, from, to), ...limits] : limits;
}

/** Whether values have to change: numbers take in integers, and texts what is stored as text. */
function isConverted(from: ValueType, to: ValueType): boolean {
  if (from.kind === "decimal" && to.kind === "decimal") return from.scale !== to.scale;
  if (from.kind === to.kind) return from.kind === "object";
  if (from.kind === "integer" && to.kind === "number") return false;
  const texts: readonly ValueType["kind"][] = [
    "text",
    "url",
    "email",
    "enum",
    "date",
    "datetime",
    "instant",
    "exact_instant",
    "timezone",
    "uuid",
  ];
  return !(to.kind === "text" && texts.includes(from.kind));
}

function convertStep(target: Target, from: ValueType, to: ValueType): ValueStep {
  return {
    id: idOf(target, "type"),
    action: { kind: "convert_value", target, from, to },
    text: `${valueTypeText(to)} instead of ${valueTypeText(from)}. Values that cannot be converted need another one, or null to remove them.`,
    decision: { words: ["null"], value: to },
  };
}

type NumericType = ValueType & { readonly kind: "integer" | "number" | "decimal" };

function isNumeric(type: ValueType): type is NumericType {
  return type.kind === "integer" || type.kind === "number" || type.kind === "decimal";
}

/** Limits of decimals count in their last digit. */
function scaleOf(type: NumericType): number {
  return type.kind === "decimal" ? type.scale : 0;
}

function limitText(limit: number | undefined, type: NumericType): string {
  if (limit === undefined) return "any";
  return type.kind === "decimal" ? (limit / 10 ** type.scale).toFixed(type.scale) : String(limit);
}

function limitSteps(target: Target, from: ValueType, to: NumericType): readonly ValueStep[] {
  const { minimum, maximum } = to;
  const before = isNumeric(from) && scaleOf(from) === scaleOf(to) ? from : undefined;
  const isNarrower =
    (minimum !== undefined && minimum > (before?.minimum ?? Number.NEGATIVE_INFINITY)) ||
    (maximum !== undefined && maximum < (before?.maximum ?? Number.POSITIVE_INFINITY));
  if (!isNarrower) return [];
  const limits = defined({ minimum, maximum });
  return [
    {
      id: idOf(target, "limits"),
      action: { kind: "limit_value", target, ...limits },
      text: `from ${limitText(minimum, to)} to ${limitText(maximum, to)} now. Values beyond can be clamped, retained, or replaced.`,
      decision: { words: ["clamp", "keep"], value: to },
    },
  ];
}

function enumSteps(
  target: Target,
  from: readonly string[],
  type: ValueType & { readonly kind: "enum" },
): readonly ValueStep[] {
  return from
    .filter((value) => !type.values.includes(value))
    .map((value) => ({
      id: idOf(target, `value.${value}`),
      action: { kind: "map_value", target, value } as const,
      text: `the value ${value} is gone: documents that have it need another one, or null to remove it.`,
      decision: { words: ["null"], value: type },
    }));
}

/** Ids of the other kind can be those of no record there. */
function retargetStep(target: Target, from: ValueType, to: ReferenceType): ValueStep {
  const [before, after] = [idKindOf(from), idKindOf(to)];
  const isOther = before !== undefined && before !== after;
  const text = isOther
    ? `${valueTypeText(to)} now, whose records have ids of the kind ${after} instead of ${before}: clear those of other records, or give the id of one.`
    : `${valueTypeText(to)} now. Ids of other records mean nothing there: clear them, retain them where the ids are right, or give the id of one.`;
  return {
    id: idOf(target, "relation"),
    action: { kind: "retarget_value", target },
    text,
    decision: { words: isOther ? ["clear"] : ["clear", "keep"], value: to },
  };
}

type ReferenceType = ValueType & { readonly kind: "reference" };

/** The kind of ids that values are; undefined where they may be anything. */
function idKindOf(type: ValueType): "integer" | "uuid" | "text" | undefined {
  if (type.kind === "reference") return type.ids ?? "integer";
  return type.kind === "integer" || type.kind === "uuid" ? type.kind : undefined;
}
