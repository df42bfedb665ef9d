import { calendarFilters, pageSize } from "./calendar-state.js";
import { PageError } from "./page-api.js";
import { readPage } from "./page-links.js";
import type { PageRequest } from "./page-request.js";
import { calendarFacts, factsNamed } from "./page-site.js";

/**
 * The visit of the calendar page that shows what an address of another service's pages stands for; `query` is that of the
 * page, with records by slug. Throws 404 for a slug that no record has.
 */
export async function calendarVisit(visit: PageRequest, query: URLSearchParams): Promise<PageRequest> {
  const { site, language } = visit;
  const facts = calendarFacts(site);
  for (const { name, target } of facts === undefined ? [] : calendarFilters(facts)) {
    const slug = query.get(name)?.split("/").at(-1) ?? "";
    if (target === undefined || slug === "") continue;
    const id = await site.idBySlug(factsNamed(site, target), slug, language);
    if (id === undefined && !/^\d+$/.test(slug)) throw new PageError(404, visit.texts.notFound);
    query.set(name, String(id ?? slug));
  }
  const shown = { ...visit, path: "/", query };
  // Those pages had as many records as pages of the API; the one here has those of several.
  const { default: size } = site.facts.paging;
  const page = Math.floor(((readPage(shown) - 1) * size) / pageSize(site)) + 1;
  query.delete("page");
  if (page > 1) query.set("page", String(page));
  return shown;
}
