import type { IncomingHttpHeaders } from "node:http";
import { HttpError } from "../core/http-error.js";
import type { ParameterDescriptor } from "../core/parameter-descriptors.js";
import { ParameterErrors } from "../core/parameter-errors.js";
import { isObject } from "../core/properties.js";
import type { ServiceDescriptor, Texts } from "../core/service-descriptor.js";
import { isUploadedFile, type RequestBody } from "./body.js";
import { coerce } from "./coerce.js";
import { isUnreadable, type RawValues, Repeated, unreadable } from "./query.js";
import { addNamesInside, type RecordsOf } from "./unknown-names.js";

/** The parts of a request that may carry parameters. */
export interface InputSources {
  readonly body: RequestBody;
  readonly query: RawValues;
}

/** Where the values of parameters come from, and where their errors go. */
interface InputReader {
  readonly sources: InputSources;
  readonly recordsOf: RecordsOf;
  readonly errors: ParameterErrors;
  /** Null where there has to be a value, and names that objects and records do not have, are errors. */
  readonly isStrict?: boolean;
  /** Null inside records is none, and so is an empty list of records, however many there have to be otherwise. */
  readonly nullValues?: boolean | undefined;
  /** Texts are left to those who get them. */
  readonly isBatch?: boolean | undefined;
}

/**
 * Reads the values of the declared parameters and coerces them. For a name given twice the JSON body wins over the form,
 * the form over the query string. Null counts as not given, unless the parameter is nullable, or the reader strict.
 */
export function readInput(
  parameters: Readonly<Record<string, ParameterDescriptor>>,
  reader: InputReader,
): Record<string, unknown> {
  const { sources, errors } = reader;
  const input: Record<string, unknown> = {};
  for (const [name, descriptor] of Object.entries(parameters)) {
    const file = descriptor.kind === "image" ? sources.body.files?.get(name) : undefined;
    const raw = file?.token ?? rawValue(name, sources);
    if (raw === null && rejectsNull(descriptor, reader)) errors.add(name, "blank");
    if (raw === undefined || (raw === null && descriptor.nullable !== true)) continue;
    const value =
      raw === null || isNone(descriptor, raw, reader) ? null : shape(name, raw, { descriptor, reader });
    // Checked after coercion: JSON in a text may have escapes of its own.
    if (hasUnreadable(value, reader.isBatch === true ? () => false : isUnreadable))
      errors.add(name, "unreadable");
    else input[name] = value;
  }
  return input;
}

/** The values without those that their parameters do not allow, of parameters that are lenient at one of the mounts. */
export function withoutUnknown(
  input: Readonly<Record<string, unknown>>,
  parameters: Readonly<Record<string, ParameterDescriptor>>,
  mounts: readonly string[],
): Readonly<Record<string, unknown>> {
  const unknown = Object.entries(parameters).filter(
    ([name, { ignoreInvalidAt, values = [] }]) =>
      ignoreInvalidAt?.some((path) => mounts.includes(path)) === true &&
      ![input[name]].flat().every((given) => values.some((value) => value === given)),
  );
  if (unknown.length === 0) return input;
  const known = new Map(unknown.map(([name, { values = [] }]) => [name, values]));
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, given]): [string, unknown][] => {
      const values: readonly unknown[] | undefined = known.get(name);
      if (values === undefined) return [[name, given]];
      const left = Array.isArray(given) ? given.filter((one) => values.includes(one)) : [];
      return left.length === 0 ? [] : [[name, left]];
    }),
  );
}

/** The names in a request outside of its path. Files have the names of forms, with brackets. */
export function namesGiven({ body, query }: InputSources): readonly string[] {
  const files = [...(body.files?.keys() ?? [])].map((name) => name.replace(/(?<=.)\[.*/, ""));
  return [...query.keys(), ...Object.keys(body.json), ...body.form.keys(), ...files];
}

/** The raw value that a request gives for a name; undefined where the name does not occur. */
export function rawValue(name: string, { body, query }: InputSources): unknown {
  if (Object.hasOwn(body.json, name)) return body.json[name];
  return body.form.get(name) ?? query.get(name);
}

/** A relation to no records, as answers show it, is none, however many it needs otherwise. */
function isNone({ kind, nullable }: ParameterDescriptor, raw: unknown, { nullValues }: InputReader): boolean {
  const isEmpty = Array.isArray(raw) && raw.length === 0;
  return nullValues === true && nullable === true && kind === "reference" && isEmpty;
}

function rejectsNull({ nullable, ignoresNull }: ParameterDescriptor, { isStrict }: InputReader): boolean {
  return isStrict === true && nullable !== true && ignoresNull !== true;
}

function shape(
  name: string,
  raw: unknown,
  { descriptor, reader }: { readonly descriptor: ParameterDescriptor; readonly reader: InputReader },
): unknown {
  const { recordsOf, errors, isStrict } = reader;
  const value = coerce(descriptor, raw);
  if (isStrict === true) addNamesInside({ descriptor, value, path: name }, recordsOf, errors);
  const { create, target } = descriptor;
  if (create !== "record" || target === undefined || !Array.isArray(value)) return value;
  const { fields } = recordsOf(target);
  return value.map((entry: unknown) => (isObject(entry) ? shapeRecord(fields, entry, reader) : entry));
}

/** A record inside another: its own fields are read like those of a body. */
function shapeRecord(
  fields: Readonly<Record<string, ParameterDescriptor>>,
  record: object,
  reader: InputReader,
): Record<string, unknown> {
  const shaped: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(record)) {
    const descriptor = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (descriptor === undefined) continue;
    // The validator names what has to have a value.
    if (
      value === null &&
      (descriptor.nullable === true ? reader.nullValues === true : rejectsNull(descriptor, reader))
    )
      shaped[name] = null;
    else if (value === null) continue;
    else if (!isUploadedFile(value)) shaped[name] = coerce(descriptor, value);
    else if (descriptor.kind === "image") shaped[name] = value.token;
  }
  return shaped;
}

/** Whether a value has texts, or is nested, as nothing here reads. */
function hasUnreadable(value: unknown, isText: (text: string) => boolean, depth = 0): boolean {
  if (value === unreadable) return true;
  if (typeof value === "string") return isText(value);
  if (typeof value !== "object" || value === null || depth > 20) return depth > 20;
  return Object.values(value).some((inner) => hasUnreadable(inner, isText, depth + 1));
}

const name = "_jsonp";

/**
 * Returns the function that `_jsonp` names, which a response that is loaded as a script calls. Throws 400 for what is no
 * name of a function; `reasons` are the texts of parameter errors.
 */
export function jsonpCallback(
  query: RawValues,
  reasons: Readonly<Record<string, Texts>>,
  language: string,
): string | undefined {
  const given = query.get(name);
  if (given === undefined) return undefined;
  if (typeof given === "string" && /^[\w.]{1,100}$/.test(given)) return given;
  const errors = new ParameterErrors(reasons, language);
  errors.add(name, "not_one_of", { values: "A-Z a-z 0-9 _ ." });
  errors.throwIfAny();
  return undefined;
}

const longestKey = 255;

/**
 * Parses an `Idempotency-Key` header: a quoted string as in the IETF draft, or the same characters without quotes; undefined
 * without one. Throws 400 for an empty or too long key, and for one with other characters than visible ASCII and spaces.
 */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const { "idempotency-key": header } = headers;
  if (header === undefined) return undefined;
  const text = typeof header === "string" ? header.trim() : "";
  const quoted = /^"((?:[^"\\]|\\["\\])*)"$/.exec(text)?.[1]?.replace(/\\(["\\])/g, "$1");
  const key = quoted ?? (text.startsWith('"') ? "" : text);
  if (!/^[ -~]+$/.test(key) || key.length > longestKey) {
    throw new HttpError("rest_invalid_idempotency_key", { limit: longestKey });
  }
  return key;
}

/** Returns the language that a parameter names, in either case of letters, else the default. */
export function requestLanguage(
  { parameter, aliases, all }: ServiceDescriptor["languages"],
  sources: InputSources,
  byDefault: string,
): {
  readonly code: string;
  /** Name of the parameter whose value is no language of the service; `code` is then the default. */
  readonly rejected?: string;
} {
  for (const name of [parameter, ...aliases]) {
    const raw = rawValue(name, sources);
    const given = raw instanceof Repeated ? raw.last : raw;
    if (given === undefined || given === null) continue;
    const code = all.find((language) => typeof given === "string" && language === given.toLowerCase());
    return code === undefined ? { code: byDefault, rejected: name } : { code };
  }
  return { code: byDefault };
}
