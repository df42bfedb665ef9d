import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
} from "yaml";
import { applyChanges } from "./edits.js";
import { flowGaps, type Gap, gapBetween } from "./format-gaps.js";
import { indentLines, LineIndents } from "./format-lines.js";

/**
 * A YAML text in the layout of the spec: two blanks for each level, one behind colons and commas, `{ a: b }`, `[a, b]`,
 * double quotes, no blanks at line ends, at most one empty line. Line breaks, comments and what the text means stay; a
 * text in this layout stays byte for byte. Absent where YAML cannot read the text.
 */
export function formatYaml(text: string): string | undefined {
  const source = text.replaceAll("\r\n", "\n");
  const document = parseDocument(source, options);
  if (document.errors.length > 0) return undefined;
  const layout: Layout = { source, gaps: [], indents: new LineIndents(source) };
  layoutBlock(layout, document.contents, 0);
  const { gaps, indents } = layout;
  const lines = applyChanges(source, gaps).split("\n");
  const formatted = indentLines(lines, indents);
  // What cannot be laid out safely, such as keys with a question mark, stays as it is written.
  return isEqual(document, formatted) ? formatted : text;
}

const options = { merge: true, stringKeys: true, prettyErrors: false } as const;

function isEqual(document: Document, formatted: string): boolean {
  const other = parseDocument(formatted, options);
  return other.errors.length === 0 && JSON.stringify(other.toJS()) === JSON.stringify(document.toJS());
}

/** What is found out about a text on the way through its nodes. */
interface Layout {
  readonly source: string;
  readonly gaps: Gap[];
  readonly indents: LineIndents;
}

/** Lays out a value in block style at a level; anything else lies within the lines of its key. */
function layoutBlock(layout: Layout, node: unknown, level: number): void {
  if (isMap(node) && node.flow !== true) {
    for (const pair of node.items) layoutEntry(layout, pair, level);
  } else if (isSeq(node) && node.flow !== true) {
    for (const item of node.items) layoutItem(layout, item, level);
  } else {
    layoutInline(layout, node);
  }
}

function layoutEntry(layout: Layout, { key, value }: Pair, level: number): void {
  const [start, end] = rangeOf(key);
  layout.indents.set(start, level * 2);
  const [valueStart] = rangeOf(value);
  if (valueStart > end) layout.gaps.push(...gapBetween(layout.source, [end, valueStart], ":"));
  layoutBlock(layout, value, level + 1);
}

/** The dash is indented to the level, and its item one level deeper. */
function layoutItem(layout: Layout, item: unknown, level: number): void {
  const [start] = rangeOf(item);
  const dash = layout.source.lastIndexOf("-", start - 1);
  layout.indents.set(dash, level * 2);
  layout.gaps.push(...gapBetween(layout.source, [dash, start], "-"));
  layoutBlock(layout, item, level + 1);
}

/** Flow style, scalars and aliases: their further lines move along with the first one. */
function layoutInline(layout: Layout, node: unknown): void {
  const [start, end] = rangeOf(node);
  if (isMap(node) || isSeq(node)) {
    layout.indents.setInner(start, end, node.items.map(startOfItem));
    layout.gaps.push(...flowGaps(layout.source, node));
    for (const item of node.items) {
      if (!isPair(item)) layoutInline(layout, item);
      else for (const part of [item.key, item.value]) layoutInline(layout, part);
    }
  } else if (isScalar(node)) {
    const isBlock = node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED";
    layout.indents.follow(start, end, isBlock ? "verbatim" : "folded");
    if (node.type === "QUOTE_SINGLE") layout.gaps.push(...doubleQuotes(layout.source, start, end));
  }
}

/** Single quotes become double ones where nothing inside has to be escaped. */
function doubleQuotes(source: string, start: number, end: number): readonly Gap[] {
  if (/["\\\n]|''/.test(source.slice(start + 1, end - 1))) return [];
  return [
    { start, end: start + 1, text: '"' },
    { start: end - 1, end, text: '"' },
  ];
}

function startOfItem(item: unknown): number {
  return rangeOf(isPair(item) ? item.key : item)[0];
}

/** Offset of a node, or -1. */
function rangeOf(node: unknown): readonly [start: number, end: number] {
  const range = isNode(node) || isAlias(node) ? node.range : undefined;
  return range ? [range[0], range[1]] : [-1, -1];
}
