/** Values of a query string or a form by name. A name that cannot be decoded, or that nests, has the value `unreadable`. */
export type RawValues = Map<string, unknown>;

/** Stands for a value that is not text: broken percent signs, broken UTF-8, or control characters. */
export const unreadable = Symbol("unreadable");

const pairLimit = 1000;

/**
 * Reads `a=1&b[]=2&b[]=3`. A name given twice becomes a list; `b[]` and `b[0]` always are one; other brackets, which
 * nest, give an object, so that validation refuses them by name. Later pairs than the 1,000th are not read.
 */
export function parseQuery(text: string): RawValues {
  const values: RawValues = new Map();
  if (text === "") return values;
  for (const pair of text.split("&", pairLimit)) {
    if (pair !== "") addPair(values, pair);
  }
  return values;
}

function addPair(values: RawValues, pair: string): void {
  const equals = pair.indexOf("=");
  const key = decode(equals === -1 ? pair : pair.slice(0, equals));
  const value = equals === -1 ? "" : decode(pair.slice(equals + 1));
  if (key === undefined) return;
  addValue(values, key, value ?? unreadable);
}

/** Adds one decoded pair; also serves the fields of a multipart body. */
export function addValue(values: RawValues, key: string, value: unknown): void {
  const bracket = key.indexOf("[");
  if (bracket <= 0) {
    const known = values.get(key);
    values.set(key, known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value]);
    return;
  }
  const name = key.slice(0, bracket);
  const known = values.get(name);
  if (!/^\[\d*\]$/.test(key.slice(bracket))) {
    values.set(name, {});
    return;
  }
  if (known !== undefined && !Array.isArray(known) && typeof known === "object") return;
  values.set(name, [...(Array.isArray(known) ? known : known === undefined ? [] : [known]), value]);
}

// Control characters other than tab and line breaks are never part of a text.
const controlCharacters = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

function decode(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text.replaceAll("+", " "));
    return controlCharacters.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** Whether a text holds characters that no text field may have, such as NUL or a lone surrogate. */
export function isUnreadable(text: string): boolean {
  return controlCharacters.test(text) || !text.isWellFormed();
}
