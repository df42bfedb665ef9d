import { isList } from "../model/is-list.js";
import type { JsonValue } from "../model/model.js";

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
export function onOneLine(value: Literal, room: number, notation: Notation): string | undefined {
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
