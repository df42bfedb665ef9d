/**
 * The query string of an input, with `?`, or nothing. Lists are sent as `name[]=1&name[]=2`, empty ones as `name[]=`,
 * objects as JSON. What is undefined or null is left out: a query has no word for it.
 */
export function queryOf(input: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input) as [string, unknown][]) {
    if (Array.isArray(value) && !isBlank(value)) {
      for (const entry of value.length > 0 ? value : [""]) query.append(`${name}[]`, textOf(entry));
    } else if (value !== undefined && value !== null) query.append(name, textOf(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** A list of nothing but an empty text would read like an empty list; as JSON it does not. */
function isBlank(list: readonly unknown[]): boolean {
  return list.length === 1 && list[0] === "";
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
