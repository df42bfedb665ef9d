import { voidElements } from "./markup.js";

/**
 * Clean HTML with its lines as paragraphs: text outside of blocks is wrapped in `<p>`, a blank line begins the next one, any
 * other line break becomes `<br />`. Blocks and what they hold stay as they are, and so does HTML of nothing but blocks:
 * the paragraphs of paragraphs are the same ones.
 */
export function paragraphs(html: string): string {
  const pieces = piecesOf(html);
  if (!pieces.some(({ isBlock, text }) => !isBlock && text.trim() !== "")) return html;
  return pieces.flatMap(({ isBlock, text }) => (isBlock ? [text] : paragraphsOf(text))).join("\n");
}

const blocks: ReadonlySet<string> = new Set(
  `address article aside blockquote caption center col colgroup dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6
  header hr li ol p pre section summary table tbody td tfoot th thead tr ul`.split(/\s+/),
);

/**
 * Blocks with all they hold, and runs of text and inline elements: cut before and behind each element outside of all others
 * that is a block or holds one.
 */
function piecesOf(html: string) {
  const pieces: { readonly isBlock: boolean; readonly text: string }[] = [];
  let depth = 0;
  let runFrom = 0;
  let from = 0;
  let isBlock = false;
  for (const tag of html.matchAll(/<(\/?)([a-z][a-z0-9]*)(?:[^a-z0-9<>][^<>]*)?>/g)) {
    const [all, slash = "", name = ""] = tag;
    if (depth === 0) {
      from = tag.index;
      isBlock = false;
    }
    if (blocks.has(name)) isBlock = true;
    if (slash !== "") depth -= 1;
    else if (!voidElements.has(name)) depth += 1;
    if (depth > 0 || !isBlock) continue;
    const end = tag.index + all.length;
    pieces.push(
      { isBlock: false, text: html.slice(runFrom, from) },
      { isBlock, text: html.slice(from, end) },
    );
    runFrom = end;
  }
  return [...pieces, { isBlock: false, text: html.slice(runFrom) }];
}

/** Blank lines inside of an inline element do not end the paragraph, which would cut the element. */
function paragraphsOf(run: string): string[] {
  let depth = 0;
  const lines = run.replace(/\r\n?/g, "\n").split(/(<[^<>]*>)/);
  const marked = lines.map((part, place) => {
    if (place % 2 === 0) return depth === 0 ? part.replace(/\n[^\S\n]*(?:\n[^\S\n]*)+/g, paragraphEnd) : part;
    const name = /^<\/?([a-z0-9]+)/.exec(part)?.[1] ?? "";
    if (!voidElements.has(name)) depth += part.startsWith("</") ? -1 : 1;
    return part;
  });
  return marked
    .join("")
    .split(paragraphEnd)
    .map(withoutOuterLineBreaks)
    .filter((text) => text.trim() !== "")
    .map((text) => `<p>${withBreaks(text)}</p>`);
}

/** No text that is stored holds this character. */
const paragraphEnd = "\0";

function withoutOuterLineBreaks(text: string): string {
  let [from, to] = [0, text.length];
  while (text[from] === "\n") from += 1;
  while (to > from && text[to - 1] === "\n") to -= 1;
  return text.slice(from, to);
}

/** Line breaks outside of tags, but for those that follow a `<br>`. */
function withBreaks(text: string): string {
  const parts = text.split(/(<[^<>]*>)/);
  return parts
    .map((part, at) => (at % 2 === 1 ? part : linesWithBreaks(part, /^<br\b/.test(parts[at - 1] ?? ""))))
    .join("");
}

function linesWithBreaks(text: string, followsBreak: boolean): string {
  const lines = text.split("\n");
  const last = lines.length - 1;
  return lines
    .map((line, at) => {
      if (at === last) return line;
      return followsBreak && at === 0 && line.trim() === "" ? `${line}\n` : `${line.trimEnd()}<br />\n`;
    })
    .join("");
}
