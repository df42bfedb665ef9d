import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import { resourceNamed } from "../resources/app-context.js";
import { nameIn, textIn } from "./agenda.js";
import {
  type CalendarFilter,
  type CalendarState,
  calendarLink,
  recordsOf,
  searchIn,
} from "./calendar-state.js";
import { type Html, html } from "./layout.js";
import { calendarTexts, fieldLabel, labelOf, type PageRequest, pathIn } from "./page-request.js";

/** A filter with the records that it can be set to. */
export type OfferedFilter = Awaited<ReturnType<typeof offerFilter>>;

/** Adds the records to choose from, by name; the chosen ones among them even where there are more than a page of them. */
export async function offerFilter(visit: PageRequest, filter: CalendarFilter, state: CalendarState) {
  const { name, target, of } = filter;
  if (of !== undefined) return { ...filter, choices: await valuesOf(visit, of, state.filters[name]) };
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

/** The values of a field in the first pages of its records, and the chosen one, in the order of the language. */
async function valuesOf(
  visit: PageRequest,
  { resource: name, field }: NonNullable<CalendarFilter["of"]>,
  chosen = "",
) {
  const { resource } = resourceNamed(visit.app, name);
  const records = await recordsOf(visit, resource, {});
  const values = new Set([...records.map((record) => textIn(record, field)), chosen]);
  values.delete("");
  return [...values]
    .sort((one, next) => one.localeCompare(next, visit.language))
    .map((value) => ({ id: value, text: value, color: "" }));
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
    value !== undefined && box(name, value, filterLabel(visit, calendar, name));
  const number = chipsOf(visit, calendar, { state, filters }).length;
  const written = ({ name, input, choices, of, isNear }: OfferedFilter): Html | false => {
    if (input === undefined || isNear === true) return false;
    const value = state.filters[name] ?? "";
    const { minimum = "", maximum = "" } = input;
    const field =
      of === undefined
        ? html`<input type="${input.kind}" name="${name}" value="${value}"${input.kind === "number" && html` min="${minimum}" max="${maximum}" step="any"`}>`
        : html`<select name="${name}"><option value="">${texts.any}</option>${choices.map(({ id, text }) => html`<option${id === value && html` selected`}>${text}</option>`)}</select>`;
    return html`<label><span>${filterLabel(visit, calendar, name)}</span>${field}</label>`;
  };
  return html`<details class="find"><summary class="button"><span>${texts.find}</span>${number > 0 && ` · ${number}`}</summary><form class="filters" method="get" action="${pathIn(visit, visit.language, "/")}" role="search">
${hidden("view", state.view, state.view !== "month" && state.search === undefined)}${hidden("date", state.day, state.day !== state.today)}${Object.entries(visit.frame).map(([name, value]) => hidden(name, value, true))}
${search !== undefined && html`<label class="search"><span>${texts.search}</span><input type="search" name="${search}" value="${state.search ?? ""}" maxlength="200" autocomplete="off"></label>`}
${filters.map(group)}
<div class="written">${filters.map(written)}${nearBox(visit, state, filters)}</div>
<p>${filters.map(single)}</p>
<div class="actions"><button>${texts.show}</button>${number > 0 && html`<a href="${calendarLink(visit, { ...state, filters: {}, page: 1 })}">${texts.clear}</a>`}</div>
</form></details>`;
}

/** What people call a filter: the field that it is named as, or what the first words of its text say. */
function filterLabel(visit: PageRequest, { fields, filters }: ResourceDescriptor, name: string): string {
  if (filters[name]?.match?.by === "disables_defaults_of") return calendarTexts(visit).past;
  return fieldLabel(visit, { fields: name in fields ? fields : filters }, name);
}

/** Asks the browser for the position on a click, and for the distance; without scripts it is not shown. */
function nearBox(visit: PageRequest, { filters: set }: CalendarState, filters: readonly OfferedFilter[]) {
  const [latitude, longitude, radius] = filters.filter(({ isNear }) => isNear).map(({ name }) => name);
  if (latitude === undefined || longitude === undefined || radius === undefined) return false;
  const { near, nearFailed } = calendarTexts(visit);
  const chosen = set[radius] ?? "25";
  const radii = [...new Set([...distances, chosen])];
  return html`<div class="near" data-failed="${nearFailed}">${hidden(latitude, set[latitude] ?? "", true)}${hidden(longitude, set[longitude] ?? "", true)}<select name="${radius}" aria-label="${near}">${radii.map((km) => html`<option value="${km}"${km === chosen && html` selected`}>${inKilometres(visit, km)}</option>`)}</select><button type="button">${near}</button><span role="status"></span></div>`;
}

/** Distances to choose from, in km. */
const distances = ["5", "10", "25", "50", "100"];

function inKilometres({ locale }: PageRequest, km: string): string {
  const unit = { style: "unit", unit: "kilometer", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, unit).format(Number(km));
}

/** What is set of the filters, each in words, with the state without it. */
function chipsOf(
  visit: PageRequest,
  calendar: ResourceDescriptor,
  { state, filters }: { readonly state: CalendarState; readonly filters: readonly OfferedFilter[] },
) {
  const without = (names: readonly string[], rest = ""): CalendarState => {
    const others = Object.entries(state.filters).filter(([name]) => !names.includes(name));
    const kept = rest === "" ? [] : names.map((name) => [name, rest] as const);
    return { ...state, page: 1, filters: Object.fromEntries([...others, ...kept]) };
  };
  const near = filters.filter(({ isNear, name }) => isNear === true && name in state.filters);
  const radius = near.at(-1)?.name ?? "";
  const chips = filters.flatMap(({ name, target, value, input, isNear, choices }) => {
    const set = state.filters[name];
    if (set === undefined || isNear === true) return [];
    const label = filterLabel(visit, calendar, name);
    if (target === undefined) {
      const text = value !== undefined ? label : input?.kind === "number" ? `${label}: ${set}` : set;
      return [{ text, left: without([name]) }];
    }
    const ids = chosenIn(state, name);
    return ids.map((id) => ({
      text: choices.find((choice) => choice.id === id)?.text ?? `#${id}`,
      left: without([name], ids.filter((other) => other !== id).join(",")),
    }));
  });
  if (near.length === 0) return chips;
  const text = `${calendarTexts(visit).near}: ${inKilometres(visit, state.filters[radius] ?? "")}`;
  return [...chips, { text, left: without(near.map(({ name }) => name)) }];
}

/** The filters that are set, each a link that takes it away. */
export function filterChips(...asked: Parameters<typeof chipsOf>): Html | false {
  const [visit] = asked;
  const { remove } = calendarTexts(visit);
  const chips = chipsOf(...asked).map(
    ({ text, left }) =>
      html`<li><a href="${calendarLink(visit, left)}" aria-label="${remove.replace("{name}", () => text)}">${text} <span aria-hidden="true">×</span></a></li>`,
  );
  return chips.length > 0 && html`<ul class="chips">${chips}</ul>`;
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
