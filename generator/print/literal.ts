import type { JsonValue } from "../model/model.js";
import { isList } from "../model/tables.js";

/** Longest line of generated TypeScript. */
export const lineWidth = 110;

const notation: Notation = { key: propertyKey, scalar };

/** Code that needs no room. */
export function code(text: string): Code {
  return () => text;
}

/** The call of a function, whose last argument may take several lines. */
export function callOf(name: string, ...values: readonly [...Literal[], Literal]): Code {
  return (column, indent) => {
    const last = values.length - 1;
    const head = values
      .slice(0, last)
      .reduce<string>((line, value) => `${line}${literal(value)}, `, `${name}(`);
    return `${head}${literal(values[last] ?? null, column + head.length + ")".length, indent)})`;
  };
}

/**
 * A value as a TypeScript literal: on one line where it fits into 110 columns, else one entry per line. `column` is
 * where the text starts, `indent` how far the line it starts on is indented.
 */
export function literal(value: Literal, column = 0, indent = 0): string {
  if (typeof value === "function") return value(column, indent);
  if (typeof value !== "object" || value === null) return scalar(value);
  const line = isMatrix(value) ? undefined : onOneLine(value, lineWidth - 1 - column, notation);
  return line ?? block(value, indent);
}

/** An object or list with a line for each entry, also where it would fit on one. */
export function block(value: LiteralObject | readonly Literal[], indent = 0): string {
  const inner = indent + 2;
  const entries = isList(value)
    ? value.map((entry) => literal(entry, inner, inner))
    : Object.entries(value).map(([name, entry]) => property(name, entry, inner));
  const [open, close] = isList(value) ? ["[", "]"] : ["{", "}"];
  if (entries.length === 0) return open + close;
  const pad = " ".repeat(inner);
  return `${open}\n${entries.map((entry) => `${pad}${entry},\n`).join("")}${" ".repeat(indent)}${close}`;
}

/** A property of an object; a constant of the same name stands for both. */
function property(name: string, value: Literal, indent: number): string {
  const key = propertyKey(name);
  const text = propertyValue(key, value, indent);
  return typeof value === "function" && text === ` ${key}` ? key : `${key}:${text}`;
}

/** Behind a short key a line break would gain little. */
const shortKey = 4;

/** The value after a key and its colon; a long text is put on a line of its own. */
function propertyValue(key: string, value: Literal, indent: number): string {
  const column = indent + key.length + 2;
  const text = literal(value, column, indent);
  const isTooLong = key.length > shortKey && typeof value === "string" && column + text.length >= lineWidth;
  return isTooLong ? `\n${" ".repeat(indent + 2)}${text}` : ` ${text}`;
}

/** A property name, quoted where it is no identifier. */
export function propertyKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

function scalar(value: string | number | boolean | null | Code): string {
  if (typeof value === "function") return value(0, 0);
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
function isMatrix(value: Literal): boolean {
  return isList(value) && value.length > 1 && value.every((row) => isList(row) && row.length > 1);
}

/**
 * Code in a literal, such as the name of a constant or a call. It gets the column where it starts, and how far the line it
 * starts on is indented.
 */
export type Code = (column: number, indent: number) => string;

/** A value of JSON, parts of which may be code. */
export type Literal = JsonValue | Code | readonly Literal[] | LiteralObject;
export interface LiteralObject {
  readonly [name: string]: Literal;
}

/** How a language writes the keys of objects, and values that are no objects. */
export interface Notation {
  key(name: string): string;
  scalar(value: string | number | boolean | null | Code): string;
}

/** The value on one line, unless that is longer than `room`. */
function onOneLine(value: Literal, room: number, notation: Notation): string | undefined {
  const line =
    typeof value !== "object" || value === null
      ? notation.scalar(value)
      : entriesOnOneLine(value, room, notation);
  return line === undefined || line.length > room || line.includes("\n") ? undefined : line;
}

/** Gives up as soon as the entries so far are too long. */
function entriesOnOneLine(
  value: Exclude<Literal, Code> & object,
  room: number,
  notation: Notation,
): string | undefined {
  const entries: string[] = [];
  let left = room;
  for (const [name, child] of Object.entries<Literal>(value)) {
    const key = isList(value) ? "" : `${notation.key(name)}: `;
    const line = onOneLine(child, left - key.length, notation);
    if (line === undefined) return undefined;
    entries.push(key + line);
    left -= key.length + line.length;
  }
  if (isList(value)) return `[${entries.join(", ")}]`;
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

const jsonWidth = 120;

const jsonNotation: Notation = { key: JSON.stringify, scalar: JSON.stringify };

/** A value as JSON that people read: an object or a list on one line if it fits into 120 columns, else an entry per line. */
export function jsonText(value: JsonValue): string {
  return `${printed(value, 0, 0)}\n`;
}

/** `column` is where the text starts, `indent` how far the line it starts on is indented. */
function printed(value: JsonValue, column: number, indent: number): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  // Room for a comma.
  const line = onOneLine(value, jsonWidth - 1 - column, jsonNotation);
  if (line !== undefined) return line;
  const inner = indent + 2;
  const pad = " ".repeat(inner);
  const entries = Object.entries<JsonValue>(value).map(([key, entry]) => {
    const head = isList(value) ? pad : `${pad}${JSON.stringify(key)}: `;
    return head + printed(entry, head.length, inner);
  });
  const [open, close] = isList(value) ? "[]" : "{}";
  return `${open}\n${entries.join(",\n")}\n${" ".repeat(indent)}${close}`;
}
