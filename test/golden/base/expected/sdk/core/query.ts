// Copied from runtime/client/query.ts. Do not edit: change that file and run `npm run generate`.

/**
 * The query string of an input, with `?`, or nothing. Lists and objects are sent as JSON: their entries may have commas, and
 * an empty list is one. What is undefined or null is left out: a query has no word for it.
 */
export function queryOf(input: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input) as [string, unknown][]) {
    if (value !== undefined && value !== null)
      query.append(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}
