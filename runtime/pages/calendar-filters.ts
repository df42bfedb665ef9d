import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import { resourceNamed } from "../resources/app-context.js";
import { nameIn, textIn } from "./agenda.js";
import { type CalendarFilter, type CalendarState, calendarLink, searchIn } from "./calendar-state.js";
import { type Html, html } from "./layout.js";
import { calendarTexts, fieldLabel, labelOf, type PageRequest, pathIn } from "./page-request.js";

/** A filter with the records that it can be set to. */
export type OfferedFilter = Awaited<ReturnType<typeof offerFilter>>;

/** Adds the records to choose from, by name; the chosen ones among them even where there are more than a page of them. */
export async function offerFilter(visit: PageRequest, filter: CalendarFilter, state: CalendarState) {
  const { name, target } = filter;
  if (target === undefined) return { ...filter, choices: [] };
  const resource = resourceNamed(visit.app, target).resource;
  const { records } = await visit.api.list(resource, {
    [visit.app.service.paging.size]: visit.app.maximumPageSize,
  });
  const missing = chosenIn(state, name).filter((chosen) => !records.some(({ id }) => String(id) === chosen));
  const further = await Promise.all(
    missing.map(async (id) => visit.api.byId(resource, id).catch((): undefined => undefined)),
  );
  const choices = [...records, ...further.filter((record) => record !== undefined)]
    .map((record) => ({
      id: String(record.id),
      text: nameIn(visit, resource, record),
      color: textIn(record, resource.display?.color),
    }))
    .sort((one, next) => one.text.localeCompare(next.text, visit.language));
  return { ...filter, choices };
}

function chosenIn({ filters }: CalendarState, name: string): readonly string[] {
  return filters[name]?.split(",") ?? [];
}

/** The form of the filters, each with the records it can be set to, behind a button that counts those that are set. */
export function filterForm(
  visit: PageRequest,
  calendar: ResourceDescriptor,
  { state, filters }: { readonly state: CalendarState; readonly filters: readonly OfferedFilter[] },
): Html {
  const texts = calendarTexts(visit);
  const search = searchIn(filters);
  const box = (name: string, value: string, text: string): Html =>
    html`<label><input type="checkbox" name="${name}" value="${value}"${chosenIn(state, name).includes(value) && html` checked`}> ${text}</label>`;
  const group = ({ name, target, choices }: OfferedFilter): Html | false =>
    target !== undefined &&
    choices.length > 0 &&
    html`<fieldset><legend>${labelOf(visit, resourceNamed(visit.app, target).resource, "label")}</legend><div>${choices.map(({ id, text }) => box(name, id, text))}</div></fieldset>`;
  const single = ({ name, value }: CalendarFilter): Html | false =>
    value !== undefined &&
    box(name, value, name in calendar.fields ? fieldLabel(visit, calendar, name) : texts.past);
  const number = Object.keys(state.filters).length;
  return html`<details class="find"><summary class="button"><span>${texts.find}</span>${number > 0 && ` · ${number}`}</summary><form class="filters" method="get" action="${pathIn(visit, visit.language, "/")}" role="search">
${hidden("view", state.view, state.view !== "month" && state.search === undefined)}${hidden("date", state.day, state.day !== state.today)}${Object.entries(visit.frame).map(([name, value]) => hidden(name, value, true))}
${search !== undefined && html`<label class="search"><span>${texts.search}</span><input type="search" name="${search}" value="${state.search ?? ""}" maxlength="200" autocomplete="off"></label>`}
${filters.map(group)}
<p>${filters.map(single)}</p>
<div class="actions"><button>${texts.show}</button>${number > 0 && html`<a href="${calendarLink(visit, { ...state, filters: {}, page: 1 })}">${texts.clear}</a>`}</div>
</form></details>`;
}

function hidden(name: string, value: string, isNeeded: boolean): Html | false {
  return isNeeded && html`<input type="hidden" name="${name}" value="${value}">`;
}

/** Leads to a day in the same view. */
export function dateForm(visit: PageRequest, state: CalendarState): Html {
  const { goTo } = calendarTexts(visit);
  return html`<form class="jump" method="get" action="${pathIn(visit, visit.language, "/")}">
${hidden("view", state.view, state.view !== "month")}${Object.entries(visit.frame).map(([name, value]) => hidden(name, value, true))}${Object.entries(state.filters).map(([name, value]) => hidden(name, value, true))}
<input type="date" name="date" value="${state.day}" aria-label="${goTo}" required><button>${goTo}</button>
</form>`;
}
