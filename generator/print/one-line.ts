import { isList } from "../model/is-list.js";
import type { JsonValue } from "../model/model.js";

/** How a language writes the keys of objects, and values that are no objects. */
export interface Notation {
  key(name: string): string;
  scalar(value: string | number | boolean | null): string;
}

/** The value on one line, unless that is longer than `room`. */
export function onOneLine(value: JsonValue, room: number, notation: Notation): string | undefined {
  const line =
    typeof value !== "object" || value === null
      ? notation.scalar(value)
      : entriesOnOneLine(value, room, notation);
  return line === undefined || line.length > room ? undefined : line;
}

/** Gives up as soon as the entries so far are too long. */
function entriesOnOneLine(value: JsonValue & object, room: number, notation: Notation): string | undefined {
  const entries: string[] = [];
  let left = room;
  for (const [name, child] of Object.entries<JsonValue>(value)) {
    const key = isList(value) ? "" : `${notation.key(name)}: `;
    const line = onOneLine(child, left - key.length, notation);
    if (line === undefined) return undefined;
    entries.push(key + line);
    left -= key.length + line.length;
  }
  if (isList(value)) return `[${entries.join(", ")}]`;
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}
