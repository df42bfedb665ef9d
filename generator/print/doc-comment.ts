import type { JsonValue } from "../model/model.js";
import { literal } from "./literal.js";

const lineWidth = 100;

/**
 * Prose as the description of a doc comment: one line where it fits, else lines of at most 100 characters. Nothing in
 * the prose can end the comment. Paragraphs are joined by an empty line; an item that starts with `- ` stays on its own line, and
 * the lines of an example are unchanged.
 */
export function docComment(...paragraphs: readonly string[]): string {
  const blocks = paragraphs
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => (isExample(paragraph) ? escape(paragraph) : wrap(escape(paragraph))));
  const text = blocks.join("\n\n");
  return text.includes("\n") ? `\n${text}` : text;
}

/** The paragraph of an example: a value as TypeScript writes it, or code. */
export function exampleTag(value: JsonValue): string {
  return `@example ${literal(value, "@example ".length)}`;
}

export function codeTag(code: string): string {
  return `@example\n\`\`\`ts\n${code}\n\`\`\``;
}

function isExample(paragraph: string): boolean {
  return paragraph.startsWith("@example");
}

function escape(prose: string): string {
  return prose.replaceAll("*/", "*\\/");
}

function wrap(prose: string): string {
  return prose
    .split("\n")
    .map((line) => wrapLine(line.trim()))
    .join("\n");
}

/** Breaks between words, never inside code; what follows in a list item is indented below its text. */
function wrapLine(line: string): string {
  const indent = line.startsWith("- ") ? "  " : "";
  const lines: string[] = [];
  let current = "";
  for (const word of line.match(/(?:`[^`]*`|\S)+/g) ?? []) {
    if (current !== "" && current.length + 1 + word.length > lineWidth) {
      lines.push(current);
      current = indent + word;
    } else {
      current = current === "" ? word : `${current} ${word}`;
    }
  }
  return [...lines, current].join("\n");
}
