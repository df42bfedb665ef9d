import type sanitizeHtml from "sanitize-html";
import { loadSanitizer } from "./load-sanitizer.js";
import {
  allowedElements,
  attributeLists,
  cleanStyle,
  droppedElements,
  escapeStrayMarkup,
  isAllowedAttribute,
  stripControls,
  stripMarkup,
  voidElements,
} from "./markup.js";

/**
 * HTML that is safe to show: elements, attributes, addresses and styles outside the allow list are gone, scripts with
 * their text, and every element is closed; a `<` that opens no known element is text. HTML that is already so comes back
 * byte for byte, entities included. Cleaning a result again changes nothing. HTML nested deeper than browsers read is
 * reduced to its text.
 */
export function cleanHtml(html: string): string {
  const text = stripControls(html);
  return isCleanHtml(text) ? text : sanitize(escapeStrayMarkup(text), cleaning);
}

/**
 * The text of some HTML on one line: tags dropped, a blank where a block ends, entities read, runs of blanks made one.
 * It is text: to put it into HTML, escape it.
 */
export function plainText(html: string): string {
  return collapseBlanks(readText(stripControls(html)));
}

/**
 * A title or name as it is stored: tags and control characters dropped, character references read once, trimmed. It is
 * text, not HTML: `Tom & Jerry` and `x<y` stay as they are, nothing is encoded, and no `<` is left that opens an element.
 */
export function cleanText(text: string): string {
  const clean = stripMarkup(stripControls(text));
  if (!clean.includes("&")) return clean.trim();
  const read = stripControls(clean.replace(reference, readText));
  // A tag that was written as text stays written so.
  const safe =
    stripMarkup(read) === read ? read : stripMarkup(stripControls(clean.replace(otherReference, readText)));
  return safe.trim();
}

/** Character references with their semicolon: without it, words would change (`rock&regalia`). */
const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;
const otherReference = /&(?!lt;|#0*60;|#x0*3c;)(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

function readText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  if (plainMarkup.test(html)) return html.replace(/<[^<>]*>/g, (tag) => (inlineTag.test(tag) ? "" : " "));
  return sanitize(escapeStrayMarkup(html).replace(blockMarkup, " $&"), reading).replace(
    /&(?:amp|lt|gt);/g,
    (entity) => escapes.get(entity) ?? entity,
  );
}

/** What most texts are: elements without attributes, which need no parser. */
const plainMarkup = /^(?:[^<&]|<\/?(?:p|br|h[1-6]|ul|ol|li|blockquote|b|i|em|strong)>)*$/;
const inlineTag = /^<\/?(?:b|i|em|strong)>$/;

const blockMarkup =
  /<\/?(?:address|article|aside|blockquote|br|caption|center|d[dlt]|details|div|fig\w+|footer|h[1-6r]|header|li|main|nav|ol|p|pre|section|summary|t[dhr]|table|ul)\b/gi;

const escapes: ReadonlyMap<string, string> = new Map([
  ["&amp;", "&"],
  ["&lt;", "<"],
  ["&gt;", ">"],
]);

function collapseBlanks(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/g, " ").trim();
}

/** Entities stay unread here, so that the text comes back as it was written; the rules for attributes know that. */
const cleaning: sanitizeHtml.IOptions = {
  allowedTags: [...allowedElements.keys()],
  allowedAttributes: attributeLists(),
  allowedSchemes: ["http", "https", "mailto", "tel"],
  selfClosing: [...voidElements],
  nonTextTags: [...droppedElements],
  parseStyleAttributes: false,
  transformTags: { "*": (tagName, attribs) => ({ tagName, attribs: cleanAttributes(tagName, attribs) }) },
  parser: { decodeEntities: false },
};

const reading: sanitizeHtml.IOptions = {
  allowedTags: [],
  allowedAttributes: {},
  nonTextTags: [...droppedElements],
};

function cleanAttributes(element: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const styled =
    attributes.style === undefined ? attributes : { ...attributes, style: cleanStyle(attributes.style) };
  return Object.fromEntries(
    Object.entries(styled).filter(([name, value]) => isAllowedAttribute(element, name, value)),
  );
}

class TooDeep extends Error {}

/** The depth is bounded because the parser's time grows with length times depth. */
function sanitize(html: string, options: sanitizeHtml.IOptions): string {
  let depth = 0;
  try {
    return loadSanitizer()(html, {
      ...options,
      onOpenTag: () => {
        depth += 1;
        if (depth > maxDepth) throw new TooDeep();
      },
      onCloseTag: () => {
        depth -= 1;
      },
    });
  } catch (error) {
    if (error instanceof TooDeep) return stripMarkup(html).replaceAll("<", "&lt;");
    throw error;
  }
}

/** Deepest nesting of elements in stored HTML; browsers stop at about the same depth. */
const maxDepth = 512;

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
