import type { ParameterDescriptor } from "../core/descriptors.js";
import type { ParameterErrors } from "../core/parameter-errors.js";
import type { RequestBody } from "./body.js";
import { coerce } from "./coerce.js";
import { isUploadedFile } from "./multipart.js";
import { isUnreadable, type RawValues, unreadable } from "./query.js";

/** Where the values of a request's parameters may stand. */
export interface InputSources {
  readonly body: RequestBody;
  readonly query: RawValues;
}

/** Facts of the fields of a resource by its name, for records that stand inside others. */
export type FieldsOf = (resource: string) => Readonly<Record<string, ParameterDescriptor>>;

/**
 * The values of the declared parameters, brought into shape. For a name given twice the JSON body wins over the form, the
 * form over the query string. Null counts as not given, unless the parameter may be null. Other names are ignored.
 */
export function readInput(
  parameters: Readonly<Record<string, ParameterDescriptor>>,
  sources: InputSources,
  fieldsOf: FieldsOf,
  faults: ParameterErrors,
): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, facts] of Object.entries(parameters)) {
    const file = facts.kind === "image" ? sources.body.files?.get(name) : undefined;
    const raw = file?.token ?? rawValue(name, sources);
    if (raw === undefined || (raw === null && facts.nullable !== true)) continue;
    const value = raw === null ? null : shape(facts, raw, fieldsOf);
    // Looked for after shaping: JSON in a text may have escapes of its own.
    if (hasUnreadableText(value)) faults.add(name, "unreadable");
    else input[name] = value;
  }
  return input;
}

/** Takes out the values that their parameters do not have, of those that are lenient at one of the mounts. */
export function leaveOutUnknown(
  input: Record<string, unknown>,
  parameters: Readonly<Record<string, ParameterDescriptor>>,
  mounts: readonly string[],
): void {
  for (const [name, { lenientAt, values = [] }] of Object.entries(parameters)) {
    const isLenient = lenientAt?.some((path) => mounts.includes(path)) === true;
    if (isLenient && !values.some((value) => value === input[name])) Reflect.deleteProperty(input, name);
  }
}

/** What the request gives for a name, as it stands there; undefined where the name does not occur. */
export function rawValue(name: string, { body, query }: InputSources): unknown {
  if (Object.hasOwn(body.json, name)) return body.json[name];
  return body.form.get(name) ?? query.get(name);
}

function shape(facts: ParameterDescriptor, raw: unknown, fieldsOf: FieldsOf): unknown {
  const value = coerce(facts, raw);
  if (facts.create !== "record" || facts.target === undefined) return value;
  const fields = fieldsOf(facts.target);
  return Array.isArray(value)
    ? value.map((entry: unknown) => (isObject(entry) ? shapeRecord(fields, entry) : entry))
    : value;
}

/** A record inside another: its own fields are read like those of a body. */
function shapeRecord(
  fields: Readonly<Record<string, ParameterDescriptor>>,
  record: object,
): Record<string, unknown> {
  const shaped: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(record)) {
    const facts = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (facts === undefined || value === null) continue;
    if (!isUploadedFile(value)) shaped[name] = coerce(facts, value);
    else if (facts.kind === "image") shaped[name] = value.token;
  }
  return shaped;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function hasUnreadableText(value: unknown, depth = 0): boolean {
  if (value === unreadable) return true;
  if (typeof value === "string") return isUnreadable(value);
  if (typeof value !== "object" || value === null || depth > 20) return depth > 20;
  return Object.values(value).some((inner) => hasUnreadableText(inner, depth + 1));
}
