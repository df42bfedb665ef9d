import { resourceNamed } from "../resources/app-context.js";
import { nameIn } from "./agenda.js";
import { type CalendarFilter, type CalendarState, calendarLink } from "./calendar-state.js";
import { type Html, html } from "./layout.js";
import { calendarTexts, labelOf, type PageRequest, pathIn } from "./page-request.js";

/** Records to choose from, by name; the chosen one among them even where there are more than a page of them. */
export async function choicesOf(
  visit: PageRequest,
  { name, target }: CalendarFilter,
  state: CalendarState,
): Promise<readonly { readonly id: string; readonly text: string }[]> {
  if (target === undefined) return [];
  const resource = resourceNamed(visit.app, target).resource;
  const { records } = await visit.api.list(resource, {
    [visit.app.service.paging.size]: visit.app.maximumPageSize,
  });
  const chosen = state.filters[name];
  const isListed = chosen === undefined || records.some(({ id }) => String(id) === chosen);
  const further = isListed ? undefined : await visit.api.byId(resource, chosen).catch(() => undefined);
  return [...records, ...(further === undefined ? [] : [further])]
    .map((record) => ({ id: String(record.id), text: nameIn(visit, resource, record) }))
    .sort((one, next) => one.text.localeCompare(next.text, visit.language));
}

/** The form of the filters, each with the records it can be set to; none for filters that take no record. */
export function filterForm(
  visit: PageRequest,
  state: CalendarState,
  filters: readonly (CalendarFilter & { readonly choices: Awaited<ReturnType<typeof choicesOf>> })[],
): Html {
  const texts = calendarTexts(visit);
  const chosen = Object.keys(state.filters).length > 0;
  const select = ({ name, target, choices }: (typeof filters)[number]): Html | false => {
    if (target === undefined || choices.length === 0) return false;
    const label = labelOf(visit, resourceNamed(visit.app, target).resource, "label");
    return html`<label><span>${label}</span><select name="${name}"><option value="">${texts.any}</option>${choices.map(
      ({ id, text }) =>
        html`<option value="${id}"${state.filters[name] === id && html` selected`}>${text}</option>`,
    )}</select></label>`;
  };
  const search = filters.find(({ target, values }) => target === undefined && values === undefined);
  const lifting = filters.filter(({ values }) => values !== undefined);
  const number = Object.keys(state.filters).length;
  return html`<details class="find"><summary class="button"><span>${texts.find}</span>${number > 0 && ` · ${number}`}</summary><form class="filters" method="get" action="${pathIn(visit, visit.language, "/")}" role="search">
${hidden("view", state.view, state.view !== "month")}${hidden("date", state.day, state.day !== state.today)}${hidden("embed", "1", visit.isEmbedded)}${lifting.map(({ name }) => hidden(name, state.filters[name] ?? "", state.filters[name] !== undefined))}
${search !== undefined && html`<label class="search"><span>${texts.search}</span><input type="search" name="${search.name}" value="${state.filters[search.name] ?? ""}" maxlength="200" autocomplete="off"></label>`}
<div class="choices">${filters.map(select)}</div>
<div class="actions"><button>${texts.show}</button>${chosen && html`<a href="${calendarLink(visit, { ...state, filters: {}, page: 1 })}">${texts.clear}</a>`}</div>
</form></details>`;
}

function hidden(name: string, value: string, isNeeded: boolean): Html | false {
  return isNeeded && html`<input type="hidden" name="${name}" value="${value}">`;
}

/** Leads to a day in the same view. */
export function dateForm(visit: PageRequest, state: CalendarState): Html {
  const { goTo } = calendarTexts(visit);
  return html`<form class="jump" method="get" action="${pathIn(visit, visit.language, "/")}">
${hidden("view", state.view, state.view !== "month")}${hidden("embed", "1", visit.isEmbedded)}${Object.entries(state.filters).map(([name, value]) => hidden(name, value, true))}
<input type="date" name="date" value="${state.day}" aria-label="${goTo}" required><button>${goTo}</button>
</form>`;
}
