import type { MessageValues } from "./http-error.js";
import type { ParameterErrors } from "./parameter-errors.js";

/**
 * Returns whether a value has the shape of `T`. After a call that returned false, `errors` has every error, until the
 * next call.
 */
export interface Guard<T> {
  (value: unknown): value is T;
  errors?: readonly ValidationError[] | null;
}

/** One error, as AJV's code reports it. */
export interface ValidationError {
  /** The rule that was broken, such as `maxLength`. */
  readonly keyword: string;
  /** Where in the value, as a JSON pointer; empty for the value itself. */
  readonly instancePath: string;
  /** What the rule demands, such as `{ limit: 200 }`. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** Whether a guard lets a value pass. Adds the errors that it finds, or only those of the parameters that `only` has. */
export function checkShape<Value>(
  guard: Guard<Value>,
  value: unknown,
  { errors, only }: { readonly errors: ParameterErrors; readonly only?: object | undefined },
): value is Value {
  if (guard(value)) return true;
  for (const { parameter, reason, values } of parameterErrorsOf(guard.errors ?? []))
    if (only === undefined || Object.hasOwn(only, parameter)) errors.add(parameter, reason, values);
  return false;
}

/**
 * Returns one error for each invalid parameter, in the order of the guard's errors. Of several errors of a parameter, it
 * is the first one that a person can correct.
 */
export function parameterErrorsOf(errors: readonly ValidationError[]) {
  const found = new Map<string, ReturnType<typeof reasonOf>>();
  for (const error of errors) {
    if (followsFromOthers.has(error.keyword)) continue;
    const parameterError = reasonOf(error);
    if (!found.has(parameterError.parameter)) found.set(parameterError.parameter, parameterError);
  }
  return [...found.values()];
}

/**
 * Converts a single error to the error of its parameter, which is at the top of the input: its reason, by the name in the
 * catalogue of the spec, and what fills the words of its text; `name` is the path to the error inside the parameter.
 */
export function reasonOf(error: ValidationError) {
  const path = [...segmentsOf(error.instancePath), ...missingName(error)];
  return {
    parameter: path[0] ?? "",
    reason: isInside(error) ? "missing_inside" : (reasonNames[error.keyword]?.(error.params) ?? "not_object"),
    values: {
      name: pathText(path),
      ...limitOf(error.params),
      ...choicesOf(error.params),
      ...patternOf(error.params),
    },
  };
}

/** Rules that only say that another rule, reported as well, was broken. */
const followsFromOthers: ReadonlySet<string> = new Set(["if", "anyOf", "oneOf"]);

/** What lacks inside a parameter makes the parameter invalid; it is not missing itself. */
function isInside({ keyword, instancePath }: ValidationError): boolean {
  return keyword === "required" && instancePath !== "";
}

/** The pattern of texts that must not be blank. */
const notBlankPattern = "\\S";

const reasonNames: Readonly<Record<string, (params: ValidationError["params"]) => string>> = {
  type: ({ type }) => typeReason(Array.isArray(type) ? type : [type]),
  required: () => "missing",
  pattern: ({ pattern }) => (pattern === notBlankPattern ? "blank" : "not_matching"),
  minLength: () => "too_short",
  format: ({ format }) => formatReasons[String(format)] ?? "not_url",
  enum: () => "not_one_of",
  maxLength: () => "too_long",
  minItems: () => "too_few",
  maxItems: () => "too_many",
  maxProperties: () => "too_many",
  minimum: () => "too_small",
  maximum: () => "too_large",
};

const formatReasons: Readonly<Record<string, string>> = {
  date: "not_calendar_date",
  uuid: "not_uuid",
  email: "not_email",
  email_or_blank: "not_email",
};

const typeReasons: Readonly<Record<string, string>> = {
  string: "not_string",
  integer: "not_integer",
  number: "not_number",
  boolean: "not_boolean",
  array: "not_list",
  object: "not_object",
};

/** Of several types, the first names the reason, unless nearly everything is allowed. */
function typeReason(types: readonly unknown[]): string {
  const names = types.filter((type) => type !== "null").map(String);
  if (names.includes("string") && names.includes("boolean")) return "not_scalar";
  return typeReasons[names[0] ?? ""] ?? "not_object";
}

function segmentsOf(pointer: string): readonly string[] {
  const segments = pointer.split("/").slice(1);
  return segments.map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function missingName({ params }: ValidationError): readonly string[] {
  return typeof params.missingProperty === "string" ? [params.missingProperty] : [];
}

/** Places in lists count from 0, as in JavaScript: `parts[0].name`. */
function pathText([first = "", ...rest]: readonly string[]): string {
  return first + rest.map((segment) => (/^\d+$/.test(segment) ? `[${segment}]` : `.${segment}`)).join("");
}

function limitOf({ limit }: ValidationError["params"]): MessageValues {
  return typeof limit === "number" || typeof limit === "string" ? { limit } : {};
}

function patternOf({ pattern }: ValidationError["params"]): MessageValues {
  return typeof pattern === "string" && pattern !== notBlankPattern ? { pattern } : {};
}

function choicesOf({ allowedValues }: ValidationError["params"]): MessageValues {
  if (!Array.isArray(allowedValues)) return {};
  return { values: allowedValues.filter((value) => value !== null).join(", ") };
}

/** The errors found so far with one more; AJV's code calls it. */
export function withError<Found>(errors: Found[] | null, error: Found): Found[] {
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}

/** The errors found so far with those of another check; AJV's code calls it. Neither list is changed. */
export function withErrors<Found>(
  errors: readonly Found[] | null,
  others: readonly Found[],
): readonly Found[] {
  return errors === null ? others : [...errors, ...others];
}

/** Length of a text in characters, where those outside the basic plane count as one; AJV's code calls it. */
export function textLength(text: string): number {
  let length = 0;
  for (let position = 0; position < text.length; position += 1) {
    const code = text.charCodeAt(position);
    const isPairStart = code >= 0xd800 && code <= 0xdbff;
    if (isPairStart && (text.charCodeAt(position + 1) & 0xfc00) === 0xdc00) position += 1;
    length += 1;
  }
  return length;
}
