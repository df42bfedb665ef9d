import { isObject, parseDecimal, shownValue } from "../../core/properties.js";
import { isUuid } from "../../core/record-id.js";
import { isCalendarDate } from "../../dates/civil.js";
import { type ParsedTime, parseTime } from "../../dates/parse-time.js";
import { isoInstant } from "../../dates/wall-time.js";
import { parseZone } from "../../dates/zone.js";
import type { AppContext } from "../../resources/app-context.js";
import { cleanHtml, plainText } from "../../text/html.js";
import type { ValueType } from "./plan.js";

/** Whether a text has the form of its kind. */
const forms: Readonly<Record<string, (text: string) => boolean>> = {
  date: isCalendarDate,
  datetime: (text) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text),
  exact_instant: (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text),
  instant: (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text),
  timezone: (text) => parseZone(text) !== undefined,
  url: (text) => /^https?:\/\/\S+$/.test(text) && URL.canParse(text),
  email: (text) => /^[^\s@]+@[^\s@]+$/.test(text),
  // Documents have UUIDs in lower case.
  uuid: (text) => isUuid(text) && text === text.toLowerCase(),
};

/** Whether a value is one of the type, limits included. */
export function fits(type: ValueType, value: unknown): boolean {
  switch (type.kind) {
    case "integer":
    case "number":
    case "decimal":
      return (
        typeof value === "number" &&
        (type.kind === "number" || Number.isSafeInteger(value)) &&
        value >= (type.minimum ?? Number.NEGATIVE_INFINITY) &&
        value <= (type.maximum ?? Number.POSITIVE_INFINITY)
      );
    case "boolean":
      return typeof value === "boolean";
    case "enum":
      return typeof value === "string" && type.values.includes(value);
    case "reference":
      return type.ids !== undefined
        ? fits({ kind: type.ids }, value)
        : typeof value === "number" && Number.isSafeInteger(value) && value > 0;
    case "list":
      return Array.isArray(value) && value.every((entry) => fits(type.of, entry));
    case "map":
      return isObject(value) && Object.values(value).every((entry) => fits(type.of, entry));
    case "object":
      return isObject(value) && hasProperties(type.properties, value);
    case "any":
      return value !== undefined;
    default:
      return typeof value === "string" && forms[type.kind]?.(value) !== false;
  }
}

function hasProperties(
  properties: (ValueType & { readonly kind: "object" })["properties"],
  value: Readonly<Record<string, unknown>>,
): boolean {
  const isKnown = Object.keys(value).every((name) => Object.hasOwn(properties, name));
  return (
    isKnown &&
    Object.entries(properties).every(([name, { type, optional }]) =>
      value[name] === undefined ? optional : fits(type, value[name]),
    )
  );
}

/** Converts a value to another type; undefined where that loses something. Limits are checked elsewhere. */
export function convert(
  app: AppContext,
  stored: unknown,
  { from, to }: { readonly from: ValueType; readonly to: ValueType },
): unknown {
  const value = shownValue(stored, from);
  switch (to.kind) {
    case "decimal":
      return decimalOf(value, to.scale);
    case "text":
      return typeof value === "string" && from.kind === "html" ? plainText(value) : textOf(value);
    case "html":
      return typeof value === "string" && from.kind === "html" ? value : markup(textOf(value));
    case "integer":
    case "number":
      return numberOf(value, to.kind);
    case "boolean":
      return booleanOf(value);
    case "datetime":
      return timeOf(app, value)?.wall;
    case "instant":
    case "exact_instant": {
      const time = timeOf(app, value);
      return time === undefined ? undefined : isoInstant(time.instant, to.kind === "exact_instant");
    }
    case "uuid": {
      const text = textOf(value)?.trim().toLowerCase();
      return fits(to, text) ? text : undefined;
    }
    case "enum": {
      const text = textOf(value)?.trim().toLowerCase();
      return to.values.find((known) => known.toLowerCase() === text);
    }
    default: {
      const trimmed = typeof value === "string" ? value.trim() : value;
      return fits(to, trimmed) ? trimmed : undefined;
    }
  }
}

function textOf(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : undefined;
}

/** Text as HTML that shows it. */
function markup(text: string | undefined): string | undefined {
  return text === undefined
    ? undefined
    : cleanHtml(text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"));
}

function numberOf(value: unknown, kind: "integer" | "number"): number | undefined {
  const number = readNumber(value);
  return number !== undefined && (kind === "number" || Number.isSafeInteger(number)) ? number : undefined;
}

/** Digits behind the point that are zero may be lost. */
function decimalOf(value: unknown, scale: number): number | undefined {
  const text = textOf(value)?.trim() ?? "";
  const [whole = "", fraction = ""] = text.split(".");
  const digits = fraction.slice(0, scale) + fraction.slice(scale).replace(/^0+$/, "");
  return parseDecimal(digits === "" ? whole : `${whole}.${digits}`, scale);
}

function readNumber(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? 1 : 0;
  const isNumber = typeof value === "string" && /^\s*[+-]?\d+(?:\.\d+)?\s*$/.test(value);
  return isNumber ? Number(value) : undefined;
}

const words: ReadonlyMap<string, boolean> = new Map([
  ...["true", "1", "yes", "on"].map((word) => [word, true] as const),
  ...["false", "0", "no", "off"].map((word) => [word, false] as const),
]);

function booleanOf(value: unknown): boolean | undefined {
  return typeof value === "boolean" ? value : words.get(textOf(value)?.trim().toLowerCase() ?? "");
}

function timeOf(app: AppContext, value: unknown): ParsedTime | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  return parseTime(value, { zone: app.zone, now: Date.now() });
}
