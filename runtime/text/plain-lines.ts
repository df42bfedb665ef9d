import { plainText } from "./html.js";

/** Characters for private use, which stand for the ends of lines and paragraphs and for list items while markup is dropped. */
const line = "\uE000";
const paragraph = "\uE001";
const item = "\uE002";

const blocks = new Set(
  "address article aside blockquote caption center dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section summary table tr ul".split(
    " ",
  ),
);

/** The text of clean HTML in lines: paragraphs with a blank line between them, list items with a dash, links with their address. */
export function plainLines(html: string): string {
  let marked = "";
  let isPreformatted = false;
  let link: { readonly address: string; readonly text: string } | undefined;
  for (const part of html.replace(/[\uE000-\uE002]/g, "").split(/(<[^<>]*>)/)) {
    const [, slash, tag = ""] = /^<(\/?)([a-z]\w*)/i.exec(part) ?? [];
    const name = tag.toLowerCase();
    if (name === "pre") isPreformatted = slash === "";
    if (name === "a") {
      marked += link === undefined ? "" : linkText(link);
      link = slash === "" ? { address: addressIn(part), text: "" } : undefined;
      continue;
    }
    const shown = marksOf(part, { name, slash, isPreformatted });
    if (link === undefined) marked += shown;
    else link = { ...link, text: link.text + shown };
  }
  return inLines(plainText(marked));
}

/** The marks in place of a tag; text as it is. */
function marksOf(
  part: string,
  {
    name,
    slash,
    isPreformatted,
  }: { readonly name: string; readonly slash: string | undefined; readonly isPreformatted: boolean },
): string {
  if (name === "") return isPreformatted ? part.replaceAll("\n", line) : part;
  if (name === "br") return line;
  if (name === "li") return slash === "" ? item : "";
  return blocks.has(name) ? paragraph : "";
}

function inLines(marked: string): string {
  let text = "";
  let ends = "";
  for (const part of marked.split(/([\uE000-\uE002])/)) {
    const words = part.trim();
    if (part === line || part === paragraph) ends += part;
    else if (part === item) {
      const lines = ends.includes(paragraph) ? 1 : ends.length + 1;
      text += `${text === "" ? "" : "\n".repeat(lines)}- `;
      ends = "";
    } else if (words !== "") {
      // A paragraph that begins an item stands behind its dash.
      const lines = text.endsWith("- ") ? ends.replaceAll(paragraph, "").length : ends.length;
      const isParagraph = ends.includes(paragraph) && !text.endsWith("- ");
      text += (text === "" ? "" : "\n".repeat(isParagraph ? 2 : lines)) + words;
      ends = "";
    }
  }
  return text.trim();
}

/** The address in the tag of a link; clean HTML has quotes around all values. */
function addressIn(tag: string): string {
  const parts = tag.split('"');
  return parts[parts.findIndex((part) => part.toLowerCase().endsWith(" href=")) + 1] ?? "";
}

/** The text of a link with its address behind it, unless it is the text. */
function linkText({ address, text }: { readonly address: string; readonly text: string }): string {
  const target = address.replace(/^(?:mailto|tel):/i, "");
  const isOutside = /^(?:https?:|mailto:|tel:)/i.test(address);
  const shown = plainText(text);
  return !isOutside || shown === plainText(target) ? text : `${text} (${target})`;
}
