import { resourceNamed } from "../resources/app-context.js";
import { relatedIn, textIn } from "./agenda.js";
import type { OfferedFilter } from "./calendar-filters.js";
import { type CalendarState, calendarLink } from "./calendar-state.js";
import { type Html, html } from "./layout.js";
import type { PageRecord } from "./page-api.js";
import type { CalendarDescriptor, PageRequest } from "./page-request.js";

/** Relations to terms that give records their colour, with the field of the term that has it. */
export function colorFields({ app }: PageRequest, { display, fields }: CalendarDescriptor) {
  return (display?.tags ?? []).flatMap((relation) => {
    const target = fields[relation]?.target;
    const color = target && resourceNamed(app, target).resource.display?.color;
    return color === undefined ? [] : [{ relation, color }];
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
export function legend(
  visit: PageRequest,
  state: CalendarState,
  filters: readonly OfferedFilter[],
): Html | false {
  const items = filters.flatMap(({ name, choices }) =>
    choices.flatMap(({ id, text, color }) => {
      const link = calendarLink(visit, { ...state, filters: { [name]: id }, page: 1 });
      return color === "" ? [] : [html`<li><a href="${link}">${dot(color)} ${text}</a></li>`];
    }),
  );
  return items.length > 0 && html`<ul class="legend">${items}</ul>\n`;
}
