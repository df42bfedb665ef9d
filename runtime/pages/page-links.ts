import { type Html, html } from "./html.js";
import { calendarTexts, type PageRequest } from "./page-request.js";

/** The page of a list that a visit asks for, from 1; the first for what is no number. */
export function readPage({ query }: PageRequest): number {
  const page = query.get("page") ?? "1";
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

/** Links to the page before and after one of a list, as far as there are any. */
export function pageLinks(
  visit: PageRequest,
  { page, pages }: { readonly page: number; readonly pages: number },
  addressOf: (page: number) => string,
): Html | false {
  const texts = calendarTexts(visit);
  const link = (to: number, text: string, rel: string): Html =>
    html`<a class="button" rel="${rel}" href="${addressOf(to)}">${text}</a>`;
  const [before, after] = [page > 1, page < pages];
  if (!before && !after) return false;
  return html`<nav class="pages" aria-label="${texts.list}">${before && link(page - 1, texts.previous, "prev")}${after && link(page + 1, texts.next, "next")}</nav>`;
}
