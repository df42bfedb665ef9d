import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import { agenda, dayInWords, daysInWords, happeningOf, monthInWords } from "./agenda.js";
import { dateForm, filterChips, filterForm, offerFilter } from "./calendar-filters.js";
import {
  addDays,
  allTimesIn,
  betweenDays,
  type CalendarState,
  calendarFilters,
  calendarLink,
  dayAt,
  pageLinks,
  pageSize,
  rangeOf,
  readCalendarState,
  stepped,
  views,
} from "./calendar-state.js";
import { colorFields, legend } from "./colors.js";
import { dayTable, nightEndOf } from "./days.js";
import { everywhere, type Html, html, jsonIn, layOut } from "./layout.js";
import { type PageList, type PageRecord, partNamed } from "./page-api.js";
import {
  type CalendarDescriptor,
  calendarOf,
  calendarTexts,
  type PageAnswer,
  type PageRequest,
  pathIn,
} from "./page-request.js";
import { feedAddress, subscription } from "./visitor-links.js";

/** Month, week and list of the records with a period; the list of the same time serves readers without scripts. */
export async function calendarPage(visit: PageRequest): Promise<PageAnswer> {
  const calendar = calendarOf(visit.app);
  if (calendar === undefined)
    throw new Error("No resource can be asked for by time, so there is no calendar.");
  const filters = calendarFilters(calendar);
  const state = readCalendarState(visit, filters);
  const size = pageSize(visit.app);
  const { paging } = visit.app.service;
  const allTimes = allTimesIn(calendar, state);
  const [list, offered, days] = await Promise.all([
    visit.api.list(calendar, {
      ...state.filters,
      ...(allTimes ?? betweenDays(calendar, rangeOf(state))),
      [paging.page]: state.page,
      [paging.size]: size,
    }),
    Promise.all(filters.map(async (filter) => offerFilter(visit, filter, state))),
    dayTable(visit, calendar, state),
  ]);
  const hint = list.total === 0 && state.page === 1 ? await emptyHint(visit, calendar, state) : undefined;
  const title = titleOf(visit, state, allTimes !== undefined);
  const drawn = state.view !== "list" && grid(visit, calendar, state);
  return layOut(visit, {
    title: `${title} – ${visit.app.service.title}`,
    description: `${visit.app.service.title}: ${title}`,
    main: html`<div class="bar">
<div class="now"><h1>${title}</h1>
${stepLinks(visit, state)}</div>
${viewLinks(visit, state)}
${filterForm(visit, calendar, { state, filters: offered })}
${dateForm(visit, state)}
${filterChips(visit, calendar, { state, filters: offered })}
${drawn !== false && html`<label class="own-zone"><input type="checkbox"> ${calendarTexts(visit).showYourTime} <span></span></label>`}
</div>
${drawn}
${days}
${hint}
<div class="listing${drawn !== false && " beside-grid"}">${hint === undefined && (await listing(visit, calendar, { state, list }))}</div>
${legend(visit, state, offered)}${subscription(visit, state.filters)}
${embedding(visit, state)}`,
    head: html`${feedLinks(visit, calendar, state)}`,
    scripts: ["calendar.js"],
    styles: ["calendar.css"],
    translations: everywhere(visit, (other) => calendarLink(other, state)),
    // The grid brings the letters of its signs.
    policy: { "font-src": "data:" },
    isHidden: visit.isEmbedded || state.day !== state.today || Object.keys(state.filters).length > 0,
  });
}

function titleOf(visit: PageRequest, state: CalendarState, isAllTimes: boolean): string {
  const { from, to } = rangeOf(state);
  const { search, calendar } = calendarTexts(visit);
  if (isAllTimes) return state.search === undefined ? calendar : `${search}: ${state.search}`;
  if (state.view === "month") return monthInWords(from, visit.locale);
  if (state.view === "day") return dayInWords(from, visit.locale);
  if (to !== undefined) return daysInWords(from, addDays(to, -1), visit.locale);
  return calendarTexts(visit).upcoming;
}

function stepLinks(visit: PageRequest, state: CalendarState): Html {
  const texts = calendarTexts(visit);
  const step = (to: -1 | 1, text: string, sign: string): Html =>
    html`<a class="button" href="${calendarLink(visit, stepped(state, to))}" rel="${to < 0 ? "prev" : "next"}" aria-label="${text}">${sign}</a>`;
  const today = calendarLink(visit, { ...state, day: state.today, page: 1 });
  return html`<div class="steps">${state.view !== "list" && step(-1, texts.previous, "‹")}<a class="button" href="${today}">${texts.today}</a>${state.view !== "list" && step(1, texts.next, "›")}</div>`;
}

function viewLinks(visit: PageRequest, state: CalendarState): Html {
  const texts = calendarTexts(visit);
  return html`<nav class="views" aria-label="${texts.views}">${views.map((view) => {
    const isHere = view === state.view && state.search === undefined;
    // Other views show a time, and a search all.
    const link = calendarLink(visit, { ...withoutSearch(state), view, page: 1 });
    return html`<a class="button" href="${link}"${isHere && html` aria-current="page"`}>${texts[view]}</a>`;
  })}</nav>`;
}

function withoutSearch({ search, ...state }: CalendarState): CalendarState {
  const filters = Object.entries(state.filters).filter(([, value]) => value !== search);
  return { ...state, filters: Object.fromEntries(filters) };
}

/** Where the script of the page puts the grid, and all it has to know; none where it cannot go from page to page. */
function grid(visit: PageRequest, calendar: CalendarDescriptor, state: CalendarState): Html | false {
  const names = namesToWalk(calendar);
  if (names === undefined) return false;
  const { period, display, namedBy, plural, paths } = calendar;
  const { filters: times, eventStatus, ...fields } = period;
  const { after, before, exact } = times;
  const settings = {
    api: visit.prefix + visit.api.path,
    language: visit.language,
    locale: visit.locale,
    firstDay: state.firstDay,
    nightEnd: nightEndOf(visit),
    failed: calendarTexts(visit).loadFailed,
    list: {
      name: plural,
      path: paths.list,
      stream: paths.changes_stream,
      size: visit.app.maximumPageSize,
      sizeName: visit.app.service.paging.size,
      languageName: visit.app.service.languages.parameter,
      ...names,
      ...{ after, before, exact },
    },
    fields: {
      name: namedBy,
      ...fields,
      featured: display?.featured,
      standing: eventStatus?.field,
      colors: colorFields(visit, calendar).map(({ relation, color }) => [relation, color]),
    },
    // What people call the values that say that something does not take place as announced.
    standings: Object.fromEntries(
      Object.entries(eventStatus?.values ?? {}).map(([value, { means, label }]) => [
        value,
        { means, label: label[visit.language] ?? value },
      ]),
    ),
    pages: {
      origin: visit.origin,
      base: pathIn(visit, visit.language, "/"),
      day: calendarLink(visit, { ...state, view: "day", day: "DAY", page: 1 }),
    },
    view: state.view,
    day: state.day,
    today: state.today,
    filters: state.filters,
  };
  return html`<div id="grid" class="grid" aria-live="polite"></div>
<script type="application/json" id="grid-settings">${jsonIn(settings)}</script>`;
}

/** Names of the properties with the records of a page and the address of the next one, where lists have both. */
function namesToWalk({ list }: CalendarDescriptor) {
  const [records, next] = [partNamed(list, "items"), partNamed(list, "next")];
  return records === undefined || next === undefined ? undefined : { records, next };
}

/** Says that nothing takes place in the time shown, and leads to what the same filters leave after it, or before. */
async function emptyHint(visit: PageRequest, resource: CalendarDescriptor, state: CalendarState) {
  const texts = calendarTexts(visit);
  const { paging } = visit.app.service;
  const isFiltered = Object.keys(state.filters).length > 0;
  const { from, to } = rangeOf(state);
  const read = (range: { readonly from: string } | { readonly to: string }, page = 1) =>
    visit.api.list(resource, {
      ...state.filters,
      ...betweenDays(resource, range),
      [paging.page]: page,
      [paging.size]: 1,
    });
  const [next] = to === undefined ? [] : (await read({ from: to })).records;
  // Pages by cursor are reached from the first one only.
  const hasLast = next === undefined && resource.roles.cursor === undefined;
  const total = hasLast ? (await read({ to: from })).total : 0;
  const [last] = total === 0 ? [] : (await read({ to: from }, total)).records;
  const found = next ?? last;
  const start = found && happeningOf(resource, found)?.startInstant;
  if (start === undefined)
    return html`<p class="nothing">${isFiltered ? texts.nothingEver : texts.nothing}</p>`;
  const day = dayAt(Date.parse(start), visit.app.zone);
  const label = next === undefined ? texts.lastFound : texts.nextFound;
  return html`<p class="nothing">${isFiltered ? texts.nothingFound : texts.nothing} <a href="${calendarLink(visit, { ...state, day, page: 1 })}">${label}: ${dayInWords(day, visit.locale)}</a></p>`;
}

async function listing(
  visit: PageRequest,
  resource: ResourceDescriptor,
  { state, list }: { readonly state: CalendarState; readonly list: PageList },
): Promise<Html> {
  const { pages, records } = list;
  if (records.length === 0) return html`<p class="nothing">${calendarTexts(visit).nothing}</p>`;
  // A search comes to what is over after what is to come.
  const isOver = (record: PageRecord): boolean =>
    state.search !== undefined && Date.parse(happeningOf(resource, record)?.endInstant ?? "") < visit.now;
  const shown = records.filter((record) => !isOver(record));
  const over = records.filter(isOver);
  return html`${await agenda(visit, resource, { records: shown, level: 2 })}
${over.length > 0 && html`<details class="over"${shown.length === 0 && html` open`}><summary>${calendarTexts(visit).past} · ${over.length}</summary>${await agenda(visit, resource, { records: over, level: 2 })}</details>`}
${pageLinks(visit, { page: state.page, pages }, (page) => calendarLink(visit, { ...state, page }))}`;
}

/** The line that puts the calendar, as it is shown, into a page of another site. */
function embedding(visit: PageRequest, { view, filters }: CalendarState): Html | false {
  if (visit.isEmbedded || visit.config.corsOrigins.length === 0) return false;
  const isOwn = visit.language === visit.app.language;
  const data = {
    ...(isOwn ? {} : { language: visit.language }),
    ...(view === "month" ? {} : { view }),
    ...filters,
  };
  const attributes = Object.entries(data).map(([name, value]) => html` data-${name}="${value}"`);
  const line = html`<script src="${visit.origin}/embed.js"${attributes}></script>`;
  return html`<details class="embed"><summary>${calendarTexts(visit).embed}</summary><code>${line.text}</code></details>`;
}

function feedLinks(visit: PageRequest, resource: ResourceDescriptor, state: CalendarState) {
  const link = (format: "ics" | "rss", type: string): Html | false => {
    const address = feedAddress(visit, resource.paths[`list_${format}`], state.filters);
    return address !== undefined && html`<link rel="alternate" type="${type}" href="${address}">\n`;
  };
  return [link("ics", "text/calendar"), link("rss", "application/rss+xml")];
}
