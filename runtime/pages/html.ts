/** HTML that is safe to send. */
export class Html {
  constructor(readonly text: string) {}
}

/** Values of a template: text is escaped, HTML is not, nothing is shown for false and undefined. */
export type Shown = Html | string | number | false | undefined | readonly Shown[];

/** A piece of HTML; every value in it is escaped unless it is HTML itself. Attributes need double quotes. */
export function html(pieces: TemplateStringsArray, ...values: readonly Shown[]): Html {
  return new Html(pieces.map((piece, at) => piece + textOf(at < values.length ? values[at] : "")).join(""));
}

/** HTML that was cleaned before it was stored. Its headings begin below the one of the page, without a level left out. */
export function cleaned(text: string): Html {
  // Of text that was cleaned, only tags begin with this sign.
  const tags = /<(\/?)h([1-6])\b/g;
  const levels = [...new Set([...text.matchAll(tags)].map(([, , level]) => level))].sort();
  return new Html(
    text.replace(
      tags,
      (_, end: string, level: string) => `<${end}h${Math.min(6, 2 + levels.indexOf(level))}`,
    ),
  );
}

/** Data in a script element that is not run: no `</script>` can end it. */
export function jsonIn(value: unknown): Html {
  return new Html(JSON.stringify(value).replaceAll("<", "\\u003c"));
}

/** The address if a link may lead there; others, such as `javascript:`, give undefined. */
export function linkAddress(text: unknown): string | undefined {
  if (typeof text !== "string" || !URL.canParse(text)) return undefined;
  return ["http:", "https:"].includes(new URL(text).protocol) ? text : undefined;
}

function textOf(value: Shown): string {
  if (value instanceof Html) return value.text;
  if (value === undefined || value === false) return "";
  if (typeof value === "object") return value.map(textOf).join("");
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
