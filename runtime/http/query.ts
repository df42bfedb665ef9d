import { HttpError } from "../core/http-error.js";

/** Most parameters of a query string or a form. Lists in the hundreds fit; what is longer belongs into JSON. */
const parameterLimit = 1000;

/**
 * Values of a query string or a form by name: a text, `unreadable`, a list (`a[]=1`), an object (`a[b]=1`), or `Repeated`.
 * A name that cannot be decoded is the name of no parameter and is left out.
 */
export type RawValues = Map<string, unknown>;

/** Stands for a value that is not text: broken percent signs, broken UTF-8, or control characters. */
export const unreadable = Symbol("unreadable");

/** The values of a name that was given several times without brackets: all of them for a list, else the last one. */
export class Repeated {
  readonly values: unknown[];

  constructor(values: unknown[]) {
    this.values = values;
  }

  get last(): unknown {
    return this.values.at(-1);
  }
}

/**
 * Reads `a=1&b[]=2&b[]=3&c[d]=4`. Brackets that are empty or hold a number make a list, words in brackets an object of
 * at most five levels. Throws 400 for more than `parameterLimit` pairs. A bracket that is not closed is part of the name. Other brackets, such as `a[$ne]`, give an empty object, so that validation rejects them by name.
 */
export function parseQuery(text: string): RawValues {
  const values: RawValues = new Map();
  if (text === "") return values;
  let count = 0;
  for (const pair of text.split("&")) {
    if (pair === "") continue;
    count += 1;
    if (count > parameterLimit) throw new HttpError("rest_too_many_parameters", { limit: parameterLimit });
    addPair(values, pair);
  }
  return values;
}

function addPair(values: RawValues, pair: string): void {
  const equals = pair.indexOf("=");
  const key = decode(equals === -1 ? pair : pair.slice(0, equals));
  const value = equals === -1 ? "" : decode(pair.slice(equals + 1));
  if (key !== undefined) addValue(values, key, value ?? unreadable);
}

function decode(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text.replaceAll("+", " "));
    return isUnreadable(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** Adds one decoded pair; also serves the fields of a multipart body. */
export function addValue(values: RawValues, key: string, value: unknown): void {
  const bracket = key.indexOf("[");
  if (bracket <= 0 || !key.includes("]", bracket)) {
    values.set(key, repeated(values.get(key), value));
    return;
  }
  const name = key.slice(0, bracket);
  const known = values.get(name);
  const path = segmentsOf(key.slice(bracket));
  if (path === undefined) values.set(name, {});
  else if (path.length === 1 && /^\d*$/.test(path[0] ?? "")) values.set(name, withEntry(known, value));
  else values.set(name, withMember(known, path, value));
}

/** What a name stands for once a plain value was added to what it stood for before. */
function repeated(known: unknown, value: unknown): unknown {
  if (known === undefined) return value;
  if (isBranch(known)) return known;
  if (isList(known)) known.push(value);
  else if (known instanceof Repeated) known.values.push(value);
  else return new Repeated([known, value]);
  return known;
}

function withEntry(known: unknown, value: unknown): unknown {
  if (known === undefined) return [value];
  if (known instanceof Repeated) return [...known.values, value];
  if (isBranch(known)) return known;
  if (!isList(known)) return [known, value];
  known.push(value);
  return known;
}

type Branch = Record<string, unknown>;

/** Lists of objects stay objects with numbers as names; coercion knows which of them are lists. */
function withMember(known: unknown, path: readonly string[], value: unknown): Branch {
  if (known !== undefined && !isBranch(known)) return {};
  const root: Branch = known ?? {};
  let at = root;
  for (const segment of path.slice(0, -1)) {
    const inner = Object.hasOwn(at, segment) ? at[segment] : undefined;
    const next: Branch = isBranch(inner) ? inner : {};
    at[segment] = next;
    at = next;
  }
  at[path.at(-1) ?? ""] = value;
  return root;
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isBranch(value: unknown): value is Branch {
  return typeof value === "object" && value !== null && !isList(value) && !(value instanceof Repeated);
}

const levelLimit = 5;

/** The words in `[a][b]`, or undefined where they cannot name members of an object. */
function segmentsOf(brackets: string): readonly string[] | undefined {
  if (!/^(?:\[\w*\])+$/.test(brackets)) return undefined;
  const segments = brackets.slice(1, -1).split("][", levelLimit + 1);
  const isList = segments.length === 1;
  const isFit = segments.every((segment) => segment !== "__proto__" && (isList || segment !== ""));
  return isFit && segments.length <= levelLimit ? segments : undefined;
}

// Control characters other than tab and line breaks are never part of a text; those above 127 occur in old texts.
const controlCharacter = /[^\P{Cc}\t\n\r\u0080-\u009f]/u;

/** Whether a text holds characters that no text field may have, such as NUL or a lone surrogate. */
export function isUnreadable(text: string): boolean {
  return controlCharacter.test(text) || !text.isWellFormed();
}
