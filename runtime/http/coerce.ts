import type { ParameterDescriptor } from "../core/parameter-descriptors.js";
import { isObject } from "../core/properties.js";
import { idOf } from "../core/record-id.js";
import { Repeated } from "./query.js";

const trueWords = new Set(["true", "1"]);
const falseWords = new Set(["false", "0"]);
/** What a flag may be besides. */
const flagWords: ReadonlyMap<unknown, boolean> = new Map([
  ["yes", true],
  ["on", true],
  ["no", false],
  ["off", false],
]);

/**
 * Brings a raw value (text of a query or form, or JSON) into the shape that the validators expect: numbers, booleans and
 * lists from text, single values into lists. A value that does not fit is handed on as it is, for the validator to name.
 */
export function coerce(descriptor: ParameterDescriptor, raw: unknown): unknown {
  if (descriptor.list === true) return toList(descriptor, raw instanceof Repeated ? raw.values : raw);
  if (!(raw instanceof Repeated)) return toScalar(descriptor, raw);
  const acceptsLists = ["any", "json", "value"].includes(descriptor.kind);
  return acceptsLists ? raw.values : toScalar(descriptor, raw.last);
}

function toList(descriptor: ParameterDescriptor, raw: unknown): unknown {
  const values = listOf(descriptor, raw);
  return Array.isArray(values) ? values.map((value) => toScalar(descriptor, value)) : values;
}

function listOf(descriptor: ParameterDescriptor, raw: unknown): unknown {
  if (descriptor.kind === "reference" && descriptor.nullable === true && isZero(raw)) return [];
  // `a[]=` is how forms write an empty list.
  if (Array.isArray(raw)) return raw.length === 1 && raw[0] === "" ? [] : raw;
  if (typeof raw === "string") return splitList(raw);
  if (isNumbered(raw)) return Object.values(raw);
  if (descriptor.kind === "reference") return raw === false || raw === 0 ? [] : [raw];
  return typeof raw === "number" || typeof raw === "boolean" ? [raw] : raw;
}

/** `a[0][b]=1&a[1][b]=2`, as forms write a list of objects. */
function isNumbered(raw: unknown): raw is object {
  if (typeof raw !== "object" || raw === null) return false;
  const names = Object.keys(raw);
  return names.length > 0 && names.every((name) => /^\d+$/.test(name));
}

/** A JSON array or object as text, or comma-separated values; a bracket that begins no JSON belongs to the first value. */
function splitList(text: string): unknown {
  const trimmed = text.trim();
  const parsed = /^[[{]/.test(trimmed) ? parseJson(trimmed) : trimmed;
  if (parsed !== trimmed) return Array.isArray(parsed) ? parsed : [parsed];
  return trimmed
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function toScalar(descriptor: ParameterDescriptor, raw: unknown): unknown {
  switch (descriptor.kind) {
    case "integer":
    case "user":
      return toNumber(raw, Number.isSafeInteger);
    case "number":
      return toNumber(raw, Number.isFinite);
    case "boolean":
      return toBoolean(raw);
    case "flag":
      return flagWords.get(typeof raw === "string" ? raw.toLowerCase() : raw) ?? toBoolean(raw);
    case "date":
      return typeof raw === "string" ? raw.trim() : raw;
    case "decimal":
      return typeof raw === "number" ? String(raw) : typeof raw === "string" ? raw.trim() : raw;
    case "uuid":
      return typeof raw === "string" ? raw.trim().toLowerCase() : raw;
    case "enum":
      return toEnumValue(descriptor, raw);
    case "reference":
      return toReference(descriptor, raw);
    case "image":
      return toImage(raw);
    case "object":
      return toObject(descriptor, typeof raw === "string" ? parseJson(raw) : raw);
    case "json":
      return toMap(descriptor, typeof raw === "string" ? parseJson(raw) : raw);
    default:
      return raw;
  }
}

/** Its properties are read as parameters are; null for one that is nullable means that it is absent. */
function toObject({ properties }: ParameterDescriptor, value: unknown): unknown {
  if (properties === undefined || !isObject(value)) return value;
  const present = Object.entries(value).flatMap(([name, inner]) => {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (own === undefined) return [[name, inner] as const];
    return inner === null && own.nullable === true ? [] : [[name, coerce(own, inner)] as const];
  });
  return Object.fromEntries(present);
}

function toMap({ each }: ParameterDescriptor, value: unknown): unknown {
  if (each === undefined || !isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, coerce(each, inner)]));
}

function toNumber(raw: unknown, isFit: (value: unknown) => boolean): unknown {
  if (typeof raw !== "string" || !/^\s*[+-]?\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?\s*$/i.test(raw)) return raw;
  const value = Number(raw);
  return isFit(value) ? value : raw;
}

function toBoolean(raw: unknown): unknown {
  const word = typeof raw === "number" ? String(raw) : typeof raw === "string" ? raw.toLowerCase() : "";
  if (trueWords.has(word)) return true;
  return falseWords.has(word) ? false : raw;
}

function toEnumValue(descriptor: ParameterDescriptor, raw: unknown): unknown {
  if (typeof raw !== "string") return raw;
  const wanted = raw.trim().toLowerCase();
  const [, meant] =
    Object.entries(descriptor.spellings ?? {}).find(([sent]) => sent.toLowerCase() === wanted) ?? [];
  return descriptor.values?.find((value) => value.toLowerCase() === wanted) ?? meant ?? raw;
}

/** An id, a slug or name where those identify a record, or the object of a new record; `{id: 12}` stands for its id. */
function toReference(descriptor: ParameterDescriptor, raw: unknown): unknown {
  const isSingle = descriptor.list !== true;
  if (isSingle && (raw === "" || (descriptor.nullable === true && isZero(raw)))) return null;
  const given = typeof raw === "string" && raw.startsWith("{") ? parseJson(raw) : raw;
  const isById = isIdOnly(given);
  const name = isById ? given.id : raw;
  if (descriptor.ids !== undefined)
    return idOf(descriptor, typeof name === "string" ? name.trim() : name) ?? name;
  // What may be a name stays a text: whether its digits are an id depends on those that exist.
  const isName = !isById && (descriptor.create === "name" || descriptor.by?.includes("name") === true);
  return isName ? name : toNumber(name, Number.isSafeInteger);
}

/** An address or the id of an image; `{id: 12}`, as answers show an image, stands for its id, and false for none. */
function toImage(raw: unknown): unknown {
  if (raw === false) return "";
  const given = isIdOnly(raw) ? raw.id : raw;
  return typeof given === "number" ? String(given) : given;
}

/** Zero means no record, where there may be none. */
function isZero(raw: unknown): boolean {
  return raw === 0 || raw === "0";
}

function isIdOnly(raw: unknown): raw is { readonly id: unknown } {
  return typeof raw === "object" && raw !== null && "id" in raw;
}

/** The value of a JSON text; any other text as it is. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
