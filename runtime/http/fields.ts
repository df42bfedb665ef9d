import type { ParameterErrors } from "../core/parameter-errors.js";
import type { InputSources } from "./input.js";
import { Repeated } from "./query.js";

/** Most names in `_fields`. */
const nameLimit = 200;

/**
 * Selects the named properties of an answer, as `_fields=id,title,venue.city` asks: nested ones by a dot, in each entry of
 * a list.
 */
export function selectFields(answer: unknown, fields: readonly string[]): unknown {
  const whole = new Set(fields);
  const below = new Map<string, string[]>();
  for (const field of fields) {
    const dot = field.indexOf(".");
    if (dot === -1) continue;
    const name = field.slice(0, dot);
    const inner = below.get(name) ?? [];
    if (inner.length === 0) below.set(name, inner);
    inner.push(field.slice(dot + 1));
  }
  return select(answer, whole, below);
}

function select(answer: unknown, whole: Set<string>, below: Map<string, readonly string[]>): unknown {
  if (Array.isArray(answer)) return answer.map((entry: unknown) => select(entry, whole, below));
  if (typeof answer !== "object" || answer === null) return answer;
  const selected = Object.entries(answer).flatMap(([name, value]: [string, unknown]) => {
    if (whole.has(name)) return [[name, value]];
    const inner = below.get(name);
    return inner === undefined ? [] : [[name, selectFields(value, inner)]];
  });
  return Object.fromEntries(selected) as object;
}

/** The names in `_fields`, of the form or the query: separated by commas, or given one by one. */
export function fieldNames({ body, query }: InputSources): readonly string[] {
  const value = body.form.get("_fields") ?? query.get("_fields");
  const given: unknown = value instanceof Repeated ? value.values : value;
  const texts = (Array.isArray(given) ? given : [given]).filter((text) => typeof text === "string");
  return texts
    .flatMap((text) => text.split(",", nameLimit + 1))
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/** Adds an error where `_fields` has too many names. */
export function checkFieldNames(sources: InputSources, errors: ParameterErrors): void {
  if (fieldNames(sources).length > nameLimit) errors.add("_fields", "too_many", { limit: nameLimit });
}
