/** Parses JSON; undefined for other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF+/, "")) as unknown;
  } catch {
    return undefined;
  }
}

/** The text of a JSON value; empty for what is neither a string nor a number. */
export function jsonText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
