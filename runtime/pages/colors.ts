import { resourceNamed } from "../resources/app-context.js";
import { nameIn, relatedIn, textIn } from "./agenda.js";
import { type CalendarState, calendarLink, filterBy } from "./calendar-state.js";
import { type Html, html } from "./layout.js";
import type { PageRecord } from "./page-api.js";
import type { CalendarDescriptor, PageRequest } from "./page-request.js";

/** Relations to terms that give records their colour, with the field of the term that has it. */
export function colorFields({ app }: PageRequest, { display, fields }: CalendarDescriptor) {
  return (display?.tags ?? []).flatMap((relation) => {
    const target = fields[relation]?.target;
    const terms = target === undefined ? undefined : resourceNamed(app, target).resource;
    const color = terms?.display?.color;
    return terms === undefined || color === undefined ? [] : [{ relation, terms, color }];
  });
}

/** The colour of a record, which is that of its first term that has one. */
export function colorOf(visit: PageRequest, calendar: CalendarDescriptor, record: PageRecord): string {
  return (
    colorFields(visit, calendar)
      .flatMap(({ relation, color }) => relatedIn(record, relation).map((term) => textIn(term, color)))
      .find((color) => color !== "") ?? ""
  );
}

/** A dot in a colour; in that of the page where it is empty. The policy of pages allows no styles in elements. */
export function dot(color: string): Html {
  return html`<svg class="dot" viewBox="0 0 2 2" aria-hidden="true"><circle cx="1" cy="1" r="1"${color !== "" && html` fill="${color}"`}/></svg>`;
}

/** The terms with a colour, each of which leads to what is marked with it. */
export async function legend(
  visit: PageRequest,
  calendar: CalendarDescriptor,
  state: CalendarState,
): Promise<Html | false> {
  const size = { [visit.app.service.paging.size]: visit.app.maximumPageSize };
  const rows = colorFields(visit, calendar).map(async ({ relation, terms, color }) => {
    const filter = filterBy(calendar, relation);
    const { records } = await visit.api.list(terms, size);
    const link = (id: string): string =>
      calendarLink(visit, { ...state, filters: filter === undefined ? {} : { [filter]: id }, page: 1 });
    return records.flatMap((term) =>
      textIn(term, color) === ""
        ? []
        : [
            html`<li><a href="${link(String(term.id))}">${dot(textIn(term, color))} ${nameIn(visit, terms, term)}</a></li>`,
          ],
    );
  });
  const items = (await Promise.all(rows)).flat();
  return items.length > 0 && html`<ul class="legend">${items}</ul>\n`;
}
