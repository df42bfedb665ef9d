import type { AnswerType, Field, JsonValue, ParameterType, Resource, Wire } from "./model.js";
import { isList, mapTable } from "./tables.js";

const isoTime = { kind: "scalar", scalar: "datetime", iso: true } as const;
const exactTime = { ...isoTime, exact: true } as const;

/** A datetime with `dates: iso`. */
export function isoTimeOf({ datePrecision }: Pick<Wire, "datePrecision">): typeof isoTime | typeof exactTime {
  return datePrecision === "milliseconds" ? exactTime : isoTime;
}

/** Whether a type is a datetime that answers have with its offset. */
export function isIsoTime(type: AnswerType | ParameterType): boolean {
  return type.kind === "scalar" && type.iso === true;
}

/** Whether documents have the times of a field as the clocks of the record show them. */
export function hasOwnClocks(
  { period, recurrence }: Pick<Resource, "period" | "recurrence">,
  field: Field,
): boolean {
  return field === period?.start || field === period?.end || field === recurrence?.rule;
}

/** A value of the spec with its times as documents and answers have them; those without an offset are in UTC. */
export function withIsoTimes(
  type: AnswerType | ParameterType,
  value: JsonValue | undefined,
): JsonValue | undefined {
  if (value === undefined || value === null) return value;
  switch (type.kind) {
    case "scalar":
      return type.iso === true && typeof value === "string" ? isoText(value, type.exact) : value;
    case "nullable":
      return withIsoTimes(type.of, value);
    case "list":
      return isList(value) ? value.map((entry) => withIsoTimes(type.of, entry) ?? null) : value;
    case "map":
    case "object":
      return typeof value === "object" && !isList(value) ? isoTable(type, value) : value;
    default:
      return value;
  }
}

type TableType = Extract<AnswerType, { readonly kind: "map" | "object" }>;

function isoTable(type: TableType, table: Readonly<Record<string, JsonValue>>): JsonValue {
  return mapTable(table, (value, name) => {
    const own = type.kind === "map" ? type.of : type.object.properties.find((one) => one.name === name)?.type;
    return own === undefined ? value : (withIsoTimes(own, value) ?? null);
  });
}

/** Words such as `now` stay as they are. */
function isoText(text: string, isExact = false): string {
  const [, day = "", time = "00:00", offset = "Z"] = timePattern.exec(text) ?? [];
  const instant = Date.parse(`${day}T${time}${offset}`);
  return Number.isNaN(instant) ? text : `${new Date(instant).toISOString().slice(0, isExact ? 23 : 19)}Z`;
}

const timePattern = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?))?(Z|[+-]\d\d:\d\d)?$/;
