import { allowedElements, isAllowedAttribute, voidElements } from "./html-rules.js";

/** Deepest nesting of elements in stored HTML; browsers stop at about the same depth. */
export const maxDepth = 512;

/**
 * Whether HTML can be stored as it is: every `<` begins a well-formed tag of an allowed element in lower case, with
 * quoted, allowed attributes, and every element is closed in the right order. A `false` says nothing about danger, only
 * that a parser has to look. Linear in the length.
 */
export function isCleanHtml(html: string): boolean {
  const open: string[] = [];
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at)) {
    const end = html.startsWith("</", at) ? readEnd(html, at, open) : readStart(html, at, open);
    if (end === undefined || open.length > maxDepth) return false;
    at = end;
  }
  return open.length === 0;
}

/** Reads the tag at a place and closes its element; returns the place behind it, or nothing when it does not fit. */
function readEnd(html: string, at: number, open: string[]): number | undefined {
  const name = open.pop();
  if (name === undefined || !html.startsWith(`</${name}>`, at)) return undefined;
  return at + name.length + 3;
}

function readStart(html: string, at: number, open: string[]): number | undefined {
  const [start, element = ""] = matchAt(/<([a-z][a-z0-9]*)/y, html, at);
  if (start === undefined || !allowedElements.has(element)) return undefined;
  const afterAttributes = readAttributes(html, at + start.length, element);
  if (afterAttributes === undefined) return undefined;
  const [end] = matchAt(/\s*\/?>/y, html, afterAttributes);
  if (end === undefined) return undefined;
  if (!voidElements.has(element)) {
    if (end.includes("/")) return undefined;
    open.push(element);
  }
  return afterAttributes + end.length;
}

function readAttributes(html: string, start: number, element: string): number | undefined {
  const seen = new Set<string>();
  for (let at = start; ; ) {
    const [all, name = "", double, single] = matchAt(
      /\s+([a-z][a-z0-9_.:-]*)(?:="([^"<>]*)"|='([^'<>]*)'|(?=[\s/>]))/y,
      html,
      at,
    );
    if (all === undefined) return at;
    if (seen.has(name) || !isAllowedAttribute(element, name, double ?? single ?? "")) return undefined;
    seen.add(name);
    at += all.length;
  }
}

function matchAt(pattern: RegExp, text: string, at: number): readonly (string | undefined)[] {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? [];
}
