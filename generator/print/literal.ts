import { isList } from "../model/is-list.js";
import type { JsonValue } from "../model/model.js";
import { type Notation, onOneLine } from "./one-line.js";

/** Longest line of generated TypeScript. */
export const lineWidth = 110;

const notation: Notation = { key: propertyKey, scalar };

/**
 * A value as a TypeScript literal: on one line where it fits into 110 columns, else one entry per line. `column` is
 * where the text starts, `indent` how far the line it starts on is indented.
 */
export function literal(value: JsonValue, column = 0, indent = 0): string {
  if (typeof value !== "object" || value === null) return scalar(value);
  const line = isMatrix(value) ? undefined : onOneLine(value, lineWidth - 1 - column, notation);
  if (line !== undefined) return line;
  const inner = indent + 2;
  const entries = isList(value)
    ? value.map((entry) => literal(entry, inner, inner))
    : Object.entries(value).map(([name, entry]) => {
        const key = propertyKey(name);
        return `${key}:${propertyValue(key, entry, inner)}`;
      });
  const [open, close] = isList(value) ? ["[", "]"] : ["{", "}"];
  const pad = " ".repeat(inner);
  return `${open}\n${entries.map((entry) => `${pad}${entry},\n`).join("")}${" ".repeat(indent)}${close}`;
}

/**
 * An object literal of properties that are code: on one line where it fits, else one property per line. `column` and `indent`
 * are those of `literal`.
 */
export function objectOf(properties: readonly string[], column: number, indent: number): string {
  if (properties.length === 0) return "{}";
  const line = `{ ${properties.join(", ")} }`;
  const isShort = column + line.length < lineWidth && !line.includes("\n");
  const pad = " ".repeat(indent);
  return isShort ? line : `{\n${properties.map((property) => `${pad}  ${property},\n`).join("")}${pad}}`;
}

/** The properties of an object literal that is indented by two columns, one text each. */
export function propertyLines(properties: Readonly<Record<string, JsonValue>>): readonly string[] {
  return Object.entries(properties).map(([key, value]) => `  ${key}: ${literal(value, key.length + 4, 2)},`);
}

/** Behind a short key a line break would gain little. */
const shortKey = 4;

/** The value after a key and its colon; a long text is put on a line of its own. */
function propertyValue(key: string, value: JsonValue, indent: number): string {
  const column = indent + key.length + 2;
  const text = literal(value, column, indent);
  const isTooLong = key.length > shortKey && typeof value === "string" && column + text.length >= lineWidth;
  return isTooLong ? `\n${" ".repeat(indent + 2)}${text}` : ` ${text}`;
}

/** A property name, quoted where it is no identifier. */
export function propertyKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

function scalar(value: string | number | boolean | null): string {
  return typeof value === "string" ? quoted(value) : String(value);
}

/** Double quotes, unless single ones save escapes. */
function quoted(text: string): string {
  const json = JSON.stringify(text);
  if (!text.includes('"')) return json;
  const doubles = text.split('"').length;
  const singles = text.split("'").length;
  if (doubles <= singles) return json;
  return `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** Several lists of several entries read like a table. */
function isMatrix(value: JsonValue): boolean {
  return isList(value) && value.length > 1 && value.every((row) => isList(row) && row.length > 1);
}
