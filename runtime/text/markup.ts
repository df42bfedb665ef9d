import { droppedElements, isKnownElement } from "./html-rules.js";

/**
 * Drops comments and the tags of known elements, and leaves the text between; a `<` that opens none stays (`1 < 2`, `a<b and c`,
 * `<me@example.org>`). Whatever was nested in the input, no result opens an element that could act where a client takes
 * text for HTML. The time is linear in the length.
 */
export function stripMarkup(text: string): string {
  if (!text.includes("<")) return text;
  const clean = withoutActing(withoutMarkup(text));
  // What is left joined by what went (`<<b>script>`) must not become a tag.
  return withoutMarkup(clean) === clean ? clean : withoutOpenings(clean);
}

function withoutMarkup(text: string): string {
  return replaceMarkup(text, { markup: () => "", stray: "<" });
}

/** Escapes each `<` that opens no known element, so that no parser takes the text behind it for a tag. */
export function escapeStrayMarkup(html: string): string {
  return replaceMarkup(html, { markup: (tag) => tag, stray: "&lt;" });
}

/** Drops control characters; tabulator, line feed and carriage return stay. */
export function stripControls(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}/gu, "");
}

interface Replacement {
  /** What stands for a tag, a comment or a declaration. */
  readonly markup: (found: string) => string;
  /** What stands for any other `<`. */
  readonly stray: string;
}

function replaceMarkup(text: string, { markup, stray }: Replacement): string {
  const endOf = markupEnds(text);
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", from)) {
    const end = endOf(at);
    parts.push(text.slice(from, at), end === undefined ? stray : markup(text.slice(at, end)));
    from = end ?? at + 1;
  }
  return parts.length === 0 ? text : parts.join("") + text.slice(from);
}

/** Finds the end of the markup that begins at a `<`; nothing where none begins there, or where it does not end. */
function markupEnds(text: string): (at: number) => number | undefined {
  const lastEnd = text.lastIndexOf(">");
  const lastCommentEnd = text.lastIndexOf("-->");
  const endless = new Set<number>();
  return (at) => {
    if (at > lastEnd) return undefined;
    if (text.startsWith("<!--", at))
      return lastCommentEnd < at + 2 ? undefined : text.indexOf("-->", at + 2) + 3;
    const declaration = matchAt(/<(?:!doctype\b|!\[|\?[a-z])[^<>]*>/iy, text, at);
    if (declaration !== "") return at + declaration.length;
    const opening = matchAt(/<\/?[a-z][a-z0-9]{0,15}(?::[a-z][\w.-]{0,30})?(?=[\s/>])/iy, text, at);
    if (!isKnownElement(opening.replace(/^<\/?/, ""))) return undefined;
    return endOfTag(text, at + opening.length, endless);
  };
}

/**
 * The place behind a tag, from behind its name; nothing where the text, a quoted value or another `<` comes first. Places that led to
 * none are remembered, so that no stretch of the text is read for each tag that could begin before it.
 */
function endOfTag(text: string, from: number, endless: Set<number>): number | undefined {
  const visited: number[] = [];
  for (let at = from; !endless.has(at); ) {
    if (text[at] === ">") return at + 1;
    const part = matchAt(
      /[\s/]+|[^\s/<>][^\s/<>=]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|(?![\s"'])[^\s<>]*)|(?!\s*=))/y,
      text,
      at,
    );
    visited.push(at);
    if (part === "") break;
    at += part.length;
  }
  for (const place of visited) endless.add(place);
  return undefined;
}

/** Titles are text, but clients of other services may take them for HTML: there, too, nothing in them may act. */
function withoutActing(text: string): string {
  let last = 0;
  for (const { index } of text.matchAll(actingAttribute)) last = index;
  return withoutOpenings(text.slice(0, last)) + text.slice(last).replace(swallowing, "");
}

const actingAttribute =
  /[\s/"'](?:on[a-z]+|style|src[a-z]*|(?:xlink:)?href|(?:form)?action|data|background|poster|content)\s*=/gi;

/** Comments and elements that would take in what follows the text, even where they have no end in it. */
const swallowing = new RegExp(`(?<!<)<+(?=!--|/?(?:plaintext|${droppedElements.join("|")})\\b)`, "gi");

/** Drops each `<` that could open a tag of any name. */
function withoutOpenings(text: string): string {
  return text.replace(/(?<!<)<+(?=[a-z/!?])/gi, "");
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}
