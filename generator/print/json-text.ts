import { isList } from "../model/is-list.js";
import type { JsonValue } from "../model/model.js";
import { type Notation, onOneLine } from "./one-line.js";

const lineWidth = 120;

const notation: Notation = { key: JSON.stringify, scalar: JSON.stringify };

/** A value as JSON that people read: an object or a list on one line if it fits into 120 columns, else an entry per line. */
export function jsonText(value: JsonValue): string {
  return `${printed(value, 0, 0)}\n`;
}

/** `column` is where the text starts, `indent` how far the line it starts on is indented. */
function printed(value: JsonValue, column: number, indent: number): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  // Room for a comma.
  const line = onOneLine(value, lineWidth - 1 - column, notation);
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
