/** The text of a JSON value; empty for what is neither a text nor a number. */
export function jsonText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
