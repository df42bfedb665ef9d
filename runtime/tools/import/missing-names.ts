import type ICAL from "ical.js";
import { plainText } from "../../text/html.js";
import { textOf } from "./calendar-entry.js";

/** Characters of a name that is made of other texts. */
const longest = 80;

/** A name made of the first text that has words: its first line, cut behind a word. */
export function nameFrom(texts: readonly (string | undefined)[]): string {
  const lines = texts.map((text = "") =>
    plainText(text.split(/<\/(?:p|div|h\d|li)>|<br\b|\n\s*\n/i)[0] ?? ""),
  );
  const found = lines.find((line) => line !== "") ?? "";
  const start = found.slice(0, longest);
  const end = start.lastIndexOf(" ");
  return start === found ? found : `${end < 0 ? start : start.slice(0, end)} …`;
}

/**
 * Whether the address of an event is that of its page on the site that wrote the calendar: the plugin of WordPress names the
 * site in its ids (`10-1700000000-1700003600@example.org`) or in the calendar. That page ends with the move.
 */
export function isOfSource(address: string, event: ICAL.Component): boolean {
  const host = hostOf(address);
  const [, named = ""] = /^\d+-\d+-\d+@(.+)$/.exec(textOf(event, "uid") ?? "") ?? [];
  const parent = event.parent as ICAL.Component | null;
  const origin = parent === null ? "" : (textOf(parent, "x-original-url") ?? "");
  return host !== "" && [named.toLowerCase().replace(/^www\./, ""), hostOf(origin)].includes(host);
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : "";
}
