import { datePattern, emailPattern, uuidPattern } from "./formats.js";
import type { AnswerType, Enum, JsonValue, ObjectType, ParameterType, ScalarName } from "./model.js";
import { idType, takesText } from "./record-ids.js";
import { isScalar, scalars } from "./scalars.js";
import { isList } from "./tables.js";

/** What a type expects, where a value written in the spec does not fit it. */
export function mismatchOf(type: ParameterType | AnswerType, value: JsonValue): string | undefined {
  switch (type.kind) {
    case "scalar":
      return fitsScalar(type.scalar, value) ? undefined : scalars[type.scalar].expected;
    case "enum":
      return enumMismatch(type.enum, value);
    case "object":
      return objectMismatch(type.object, value);
    case "list":
      return isList(value) ? firstMismatch(value, (item) => mismatchOf(type.of, item)) : "a list";
    case "map":
      return isTable(value)
        ? firstMismatch(Object.values(value), (item) => mismatchOf(type.of, item))
        : "a table";
    case "reference":
      return mismatchOf(type.many ? { kind: "list", of: idType(type.target) } : idType(type.target), value);
    case "embedded":
      return type.show === "one" ? "a record" : isList(value) && value.length === 0 ? undefined : "[]";
    case "image_or_false":
      return value === false ? undefined : "false";
    case "nullable":
      return value === null ? undefined : mismatchOf(type.of, value);
  }
}

/** The same of what callers send, who may name a record otherwise than by its id, or send it as a table of its fields. */
export function sentMismatchOf(type: ParameterType | AnswerType, value: JsonValue): string | undefined {
  if (type.kind !== "reference") return mismatchOf(type, value);
  if (!type.many) return recordMismatch(type, value);
  return isList(value) ? firstMismatch(value, (item) => recordMismatch(type, item)) : "a list";
}

function recordMismatch(type: ParameterType & { kind: "reference" }, value: JsonValue): string | undefined {
  const { target, create } = type;
  if (typeof value === "string" && takesText(type)) return undefined;
  if (!isTable(value) || create !== "record") return mismatchOf(idType(target), value);
  const missing = target.fields.find(({ name, required }) => required && value[name] === undefined);
  if (missing !== undefined) return `${target.name} has the field ${missing.name}`;
  for (const [name, entry] of Object.entries(value)) {
    const field = target.fields.find((one) => one.name === name);
    if (field === undefined) return `${target.name} has no field ${name}`;
    const mismatch = sentMismatchOf(field.type, entry);
    if (mismatch !== undefined) return `${name} is ${mismatch}`;
  }
  return undefined;
}

function enumMismatch({ values }: Enum, value: JsonValue): string | undefined {
  const known = values.map((entry) => entry.value);
  // An enum without values is an error of its own.
  return known.length === 0 || known.some((entry) => entry === value)
    ? undefined
    : `one of ${known.join(", ")}`;
}

/** The values of a closed type, for "did you mean". */
export function likelyValues(type: ParameterType | AnswerType): readonly string[] {
  if (type.kind === "enum") return type.enum.values.map(({ value }) => value);
  if (type.kind === "image_or_false") return ["false"];
  if (type.kind === "nullable") return likelyValues(type.of);
  return isScalar(type, "boolean", "flag") ? ["true", "false"] : [];
}

function firstMismatch(
  values: readonly JsonValue[],
  mismatch: (value: JsonValue) => string | undefined,
): string | undefined {
  return values.map(mismatch).find((found) => found !== undefined);
}

function objectMismatch(object: ObjectType, value: JsonValue): string | undefined {
  if (!isTable(value)) return `a table with the keys of ${object.name}`;
  const extra = Object.keys(value).find((key) => object.properties.every(({ name }) => name !== key));
  if (extra !== undefined) return `${object.name} has no key ${extra}`;
  for (const { name, type, optional } of object.properties) {
    const entry = value[name];
    if (entry === undefined && !optional) return `${object.name} has the key ${name}`;
    const mismatch = entry === undefined ? undefined : mismatchOf(type, entry);
    if (mismatch !== undefined) return `${name} is ${mismatch}`;
  }
  return undefined;
}

function isTable(value: JsonValue): value is Readonly<Record<string, JsonValue>> {
  return typeof value === "object" && value !== null && !isList(value);
}

function fitsScalar(scalar: ScalarName, value: JsonValue): boolean {
  switch (scalar) {
    case "text":
    case "html":
    case "password":
      return typeof value === "string";
    case "integer":
    case "user":
      return typeof value === "number" && Number.isInteger(value);
    case "number":
      return typeof value === "number";
    case "decimal":
      // How many digits it can have depends on the row.
      return typeof value === "number" || (typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value));
    case "boolean":
    case "flag":
      return typeof value === "boolean";
    case "date":
      return typeof value === "string" && datePattern.test(value);
    case "datetime":
      return typeof value === "string" && /^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}(:\d{2})?)?/.test(value);
    case "timezone":
      return typeof value === "string" && /^(UTC([+-][\d.:]+)?|[A-Z][\w+-]*(\/[\w+-]+)*)$/.test(value);
    case "url":
      return typeof value === "string" && /^https?:\/\/\S+$/.test(value);
    case "uuid":
      return typeof value === "string" && uuidPattern.test(value);
    case "email":
      return typeof value === "string" && emailPattern.test(value);
    case "slug":
      return typeof value === "string" && /^[^\s/]+$/.test(value);
    case "image":
      return (
        (typeof value === "number" && Number.isInteger(value)) || (typeof value === "string" && value !== "")
      );
    case "any":
    case "json":
    case "value":
      return true;
  }
}
