// Copied from runtime/client/query.ts. Do not edit: change that file and run `npm run generate`.

/**
 * The query string of an input, with `?`, or nothing. Lists are sent as `name[]=1&name[]=2`; objects as JSON, and so are
 * lists without text, which would look alike, and times as ISO 8601. What is undefined or null is left out: a query has no
 * word for it.
 */
export function queryOf(input: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input) as [string, unknown][]) {
    const isList = Array.isArray(value) && String(value) !== "";
    for (const entry of isList ? value : [value]) {
      if (entry !== undefined && entry !== null) query.append(isList ? `${name}[]` : name, textOf(entry));
    }
  }
  const text = String(query);
  return text && `?${text}`;
}

/** Numbers and booleans as JSON writes them; a `Date` or an object of Temporal as the text that it is in JSON. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return (value as { toJSON?: () => string | null }).toJSON?.() ?? JSON.stringify(value);
}
