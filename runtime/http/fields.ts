import { Repeated } from "./query.js";

/**
 * Selects the named properties of an answer, as `_fields=id,title,venue.city` asks: nested ones by a dot, in each entry of
 * a list.
 */
export function selectFields(answer: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(answer)) return answer.map((entry: unknown) => selectFields(entry, fields));
  if (typeof answer !== "object" || answer === null) return answer;
  const selected: [string, unknown][] = [];
  for (const [name, value] of Object.entries(answer)) {
    const below = fields
      .filter((field) => field.startsWith(`${name}.`))
      .map((field) => field.slice(name.length + 1));
    if (fields.includes(name)) selected.push([name, value]);
    else if (below.length > 0) selected.push([name, selectFields(value, below)]);
  }
  return Object.fromEntries(selected);
}

/** The names in the value of `_fields`: separated by commas, or given one by one. */
export function fieldNames(value: unknown): readonly string[] {
  const given: unknown = value instanceof Repeated ? value.values : value;
  const texts = (Array.isArray(given) ? given : [given]).filter((text) => typeof text === "string");
  return texts
    .flatMap((text) => text.split(","))
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
