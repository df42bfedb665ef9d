import type { FilterDescriptor } from "../core/parameter-descriptors.js";
import { defined } from "../core/properties.js";
import { noId, parseId } from "../core/record-id.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import { dayMs, isCalendarDate } from "../dates/civil.js";
import { toWall } from "../dates/wall-time.js";
import type { Zone } from "../dates/zone.js";
import { type AppContext, resourceNamed } from "../resources/app-context.js";
import { type Html, html } from "./layout.js";
import type { PageQuery } from "./page-api.js";
import { type CalendarDescriptor, calendarTexts, type PageRequest, pathIn } from "./page-request.js";

/** The views that the page leads to. */
export const views = ["month", "week", "day", "list"] as const;

/** The part of the calendar that a visitor reads, from the query of the page. */
export interface CalendarState {
  readonly view: (typeof views)[number];
  /** A day of the month or week, or the first of the list. Days are those of the site, such as `2031-03-10`. */
  readonly day: string;
  readonly today: string;
  /** The weekday that weeks begin with: 0 for Sunday. */
  readonly firstDay: number;
  readonly page: number;
  /** The words that are searched for. */
  readonly search?: string | undefined;
  /** Values of the API's filters by name. */
  readonly filters: Readonly<Record<string, string>>;
}

/** A filter that visitors may set: the words of the search, the records that a relation leads to, a field, or all times. */
export interface CalendarFilter {
  readonly name: string;
  /** What visitors write or choose, where the spec offers the filter by its name, with the limits of a number. */
  readonly input?: Pick<FilterDescriptor, "minimum" | "maximum"> & { readonly kind: "number" | "text" };
  /** The field whose values may be chosen. */
  readonly of?: { readonly resource: string; readonly field: string };
  /** It is one of those that say what is near. */
  readonly isNear?: true;
  /** The resource whose records may be chosen. */
  readonly target?: string;
  /** The value that may be chosen, of the field of this name, or of a filter that lifts the window of time. */
  readonly value?: string;
}

/** The filters that the calendar offers, from what the spec shows of its records. */
export function calendarFilters(resource: ResourceDescriptor): readonly CalendarFilter[] {
  const { filters, display } = resource;
  const { offered = [], near = [] } = resource.period?.filters ?? {};
  const shown = [...(display?.tags ?? []), display?.place, display?.host];
  const rows = Object.entries(filters);
  const search = rows.find(([, { match }]) => match?.by === "search");
  return [
    ...(search === undefined ? [] : [{ name: search[0] }]),
    ...shown.flatMap((field) => {
      const name = filterBy(resource, field);
      const target = filters[name ?? ""]?.target;
      return name === undefined || target === undefined ? [] : [{ name, target }];
    }),
    ...rows.flatMap(([name, { match, values: [value = ""] = [] }]) => {
      if (match?.by === "disables_defaults_of") return [{ name, value }];
      return name === display?.featured || name === display?.online ? [{ name, value: "true" }] : [];
    }),
    ...offered.map(({ name, of }): CalendarFilter => {
      const { kind, ...limits } = filters[name] ?? { kind: "text" };
      if (kind === "boolean" || kind === "flag") return { name, value: "true" };
      return defined({ name, of, input: { ...limits, kind: kind === "text" ? "text" : "number" } as const });
    }),
    ...near.map((name): CalendarFilter => {
      return { name, isNear: true, input: { ...filters[name], kind: "number" } };
    }),
  ];
}

/** The filter by the records that a relation leads to. */
export function filterBy({ filters }: ResourceDescriptor, field: string | undefined): string | undefined {
  return Object.keys(filters).find((name) => {
    const match = filters[name]?.match;
    return match?.by === "reference" && match.through === undefined && match.property === field;
  });
}

/** Reads the query of a visit; what it does not understand is passed over. Several records of a filter are joined by commas. */
export function readCalendarState(visit: PageRequest, filters: readonly CalendarFilter[]): CalendarState {
  const { query, now, app } = visit;
  const today = dayAt(now, app.zone);
  const chosen = filters.flatMap((filter) => {
    const { name, target } = filter;
    const values = query.getAll(name).flatMap((value) => (target === undefined ? [value] : value.split(",")));
    const fit = values
      .map((value) => value.trim().slice(0, 200))
      .filter((value) => isFit(app, filter, value));
    const one = filter.input === undefined ? fit : fit.slice(0, 1);
    return one.length === 0 ? [] : [[name, [...new Set(one)].join(",")] as const];
  });
  const near = filters.filter(({ isNear }) => isNear).map(({ name }) => name);
  // A radius alone says nothing.
  const isPlaced = near.every((name) => chosen.some(([other]) => other === name));
  const search = chosen.find(([name]) => name === searchIn(filters))?.[1];
  return {
    search,
    view: search !== undefined ? "list" : (views.find((view) => view === query.get("view")) ?? "month"),
    day: readDay(query.get("date")) ?? today,
    today,
    firstDay: firstDayIn(visit.locale),
    page: readPage(visit),
    filters: Object.fromEntries(chosen.filter(([name]) => isPlaced || !near.includes(name))),
  };
}

/** The name of the filter that takes words. */
export function searchIn(filters: readonly CalendarFilter[]): string | undefined {
  return filters.find(({ target, value, input }) => (target ?? value ?? input) === undefined)?.name;
}

function isFit(app: AppContext, { target, value: only, input }: CalendarFilter, value: string): boolean {
  if (only !== undefined) return value === only;
  if (input?.kind === "number") {
    const { minimum = -1e9, maximum = 1e9 } = input;
    return /^-?\d{1,9}(?:\.\d{1,9})?$/.test(value) && minimum <= Number(value) && Number(value) <= maximum;
  }
  if (target === undefined) return value !== "";
  const resource = resourceNamed(app, target).resource;
  const id = parseId(resource, value);
  return id !== noId(resource) && String(id) === value;
}

/** Records on a page of the calendar. */
export function pageSize({ maximumPageSize }: AppContext): number {
  return Math.min(50, maximumPageSize);
}

/** Most pages of the API that are read for one page. */
const mostPages = 10;

/** What a query leaves, as far as a few pages have it. */
export async function recordsOf(visit: PageRequest, calendar: ResourceDescriptor, query: PageQuery) {
  const { paging } = visit.app.service;
  const read = async (page: number) =>
    visit.api.list(calendar, { ...query, [paging.page]: page, [paging.size]: visit.app.maximumPageSize });
  const { records, pages } = await read(1);
  const further = calendar.roles.cursor === undefined ? Math.min(pages, mostPages) - 1 : 0;
  const lists = await Promise.all(
    Array.from({ length: Math.max(0, further) }, async (_, at) => read(at + 2)),
  );
  return [...records, ...lists.flatMap((list) => list.records)];
}

/** The filter that lifts the window of time, where a list shows all times: visitors chose it, or search for words. */
export function allTimesIn(calendar: CalendarDescriptor, { view, search, filters }: CalendarState) {
  const lifts = ({ name }: CalendarFilter): boolean =>
    calendar.filters[name]?.match?.by === "disables_defaults_of";
  const lifting = calendarFilters(calendar).find(lifts);
  const isMeant = search !== undefined || filters[lifting?.name ?? ""] !== undefined;
  return view === "list" && isMeant ? { [lifting?.name ?? ""]: lifting?.value } : undefined;
}

/** The link to the calendar in another state. */
export function calendarLink(visit: PageRequest, state: CalendarState): string {
  const { view, day, today, page, filters } = state;
  const query = new URLSearchParams({
    ...(view === "month" ? {} : { view }),
    ...(day === today ? {} : { date: day }),
    ...filters,
    ...(page === 1 ? {} : { page: String(page) }),
    ...visit.frame,
  });
  return pathIn(visit, visit.language, "/") + (query.size === 0 ? "" : `?${query.toString()}`);
}

/** First day, and the day after the last; a list has no end. */
export function rangeOf(state: CalendarState): { readonly from: string; readonly to?: string } {
  const { view, day } = state;
  if (view === "month") return { from: addMonths(day, 0), to: addMonths(day, 1) };
  if (view === "day") return { from: day, to: addDays(day, 1) };
  if (view === "week") return { from: startOfWeek(day, state), to: addDays(startOfWeek(day, state), 7) };
  return { from: day };
}

/** The state one step back or on; lists go by pages instead. */
export function stepped(state: CalendarState, step: -1 | 1): CalendarState {
  const days = { day: 1, week: 7, month: undefined, list: undefined }[state.view];
  const day = days === undefined ? addMonths(state.day, step) : addDays(state.day, days * step);
  return { ...state, day, page: 1 };
}

/** The query of the API for what has not ended before a day, and begins before another. Days are those of the site's zone. */
export function betweenDays(
  { period }: CalendarDescriptor,
  { from, to }: { readonly from?: string; readonly to?: string },
): PageQuery {
  const { after, before, exact } = period.filters;
  const begin = (day: string | undefined) => day && `${day} 00:00:00`;
  return { [after]: begin(from), [before]: begin(to), ...(exact === undefined ? {} : { [exact]: true }) };
}

/** The day that a text names, of a month its first; undefined for any other text. */
function readDay(text: string | null): string | undefined {
  const day = text !== null && /^\d{4}-\d\d/.test(text) ? text.padEnd(10, "-01") : "";
  return isCalendarDate(day) ? day : undefined;
}

/** The day on the clocks of a zone. */
export function dayAt(instant: number, zone: Zone): string {
  return toWall(instant, zone).slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The first day of the month that lies so many months away. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The first day of the week of a day. */
export function startOfWeek(day: string, { firstDay }: CalendarState): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 7 - firstDay) % 7));
}

/** The weekday that weeks begin with where a locale is used: 0 for Sunday. Engines have it as a getter or a method. */
function firstDayIn(locale: string): number {
  interface Week {
    readonly firstDay: number;
  }
  const found: Intl.Locale & { readonly weekInfo?: Week; getWeekInfo?(): Week } = new Intl.Locale(locale);
  return ((found.getWeekInfo?.() ?? found.weekInfo)?.firstDay ?? 1) % 7;
}

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
