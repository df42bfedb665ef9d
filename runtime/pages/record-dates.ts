import { fillMessage } from "../core/http-error.js";
import { isObject } from "../core/properties.js";
import { isRecordId } from "../core/record-id.js";
import { partsOf } from "../dates/recurrence-rule.js";
import { dayInWords, happeningInWords, happeningOf, nameIn, weekdayInWords } from "./agenda.js";
import { betweenDays, dayAt, filterBy } from "./calendar-state.js";
import { type Html, html } from "./layout.js";
import type { PageQuery, PageRecord } from "./page-api.js";
import {
  type CalendarDescriptor,
  calendarTexts,
  type PageRequest,
  type RecordVisit,
  recordPath,
  textsIn,
} from "./page-request.js";

/** How the series of a record repeats in words, and links to its next other dates. */
export async function seriesDates(visit: RecordVisit, calendar: CalendarDescriptor) {
  const { api, app, now, record } = visit;
  const { series = "", rule = "" } = calendar.recurrence ?? {};
  const filter = filterBy(calendar, series);
  const id = isObject(record[rule]) ? record.id : record[series];
  if (filter === undefined || !isRecordId(id)) return {};
  const range = betweenDays(calendar, { from: dayAt(now, app.zone) });
  const [whole, { records }] = await Promise.all([
    id === record.id ? record : api.byId(calendar, id).catch(() => undefined),
    api.list(calendar, { [filter]: id, ...range, [app.service.paging.size]: 7 }),
  ]);
  const { rrule } = isObject(whole?.[rule]) ? whole[rule] : {};
  const start = whole && happeningOf(calendar, whole)?.start;
  const others = records.filter((other) => other.id !== record.id).slice(0, 6);
  const links = others.map((other) => {
    const happening = happeningOf(calendar, other);
    const words = happening && happeningInWords({ ...happening, end: happening.start }, visit.locale);
    return html`<li><a href="${recordPath(visit, calendar, other)}">${words}</a></li>`;
  });
  return {
    repeats: typeof rrule === "string" && start !== undefined ? ruleInWords(visit, rrule, start) : "",
    dates:
      links.length > 0 &&
      html`<section class="upcoming"><h2>${calendarTexts(visit).upcoming}</h2><ul class="marks">${links}</ul></section>`,
  };
}

/** Links to the records before and after one. */
export async function neighbours(visit: RecordVisit, calendar: CalendarDescriptor): Promise<Html> {
  const { api, app, record } = visit;
  const start = happeningOf(calendar, record)?.startInstant;
  const { after, before, exact = before } = calendar.period.filters;
  const { page, size } = app.service.paging;
  const read = (query: PageQuery) => api.list(calendar, { [exact]: true, ...query });
  // What began earlier and goes on comes first; more of it than fits on a page leaves no link.
  const [following, { total }] = await Promise.all([
    read({ [after]: start, [size]: app.maximumPageSize }),
    read({ [before]: start, [size]: 1 }),
  ]);
  const at = following.records.findIndex(({ id }) => id === record.id);
  // Pages by cursor are reached from the first one only.
  const hasPrevious = total > 0 && calendar.roles.cursor === undefined;
  const previous = hasPrevious ? await read({ [before]: start, [size]: 1, [page]: total }) : undefined;
  const link = (to: PageRecord | undefined, rel: "prev" | "next"): Html | undefined =>
    to &&
    html`<a class="button" rel="${rel}" href="${recordPath(visit, calendar, to)}">${rel === "prev" && "← "}${nameIn(visit, calendar, to)}${rel === "next" && " →"}</a>`;
  return html`<nav class="pages" aria-label="${calendarTexts(visit).calendar}">${link(previous?.records[0], "prev")}${link(at < 0 ? undefined : following.records[at + 1], "next")}</nav>`;
}

const units = { DAILY: "day", WEEKLY: "week", MONTHLY: "month", YEARLY: "year" } as const;
const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/** A rule of iCalendar in words; what would need many of them is left to the dates beside it. */
function ruleInWords(visit: PageRequest, text: string, start: string): string {
  const { locale, product, language } = visit;
  const texts = calendarTexts(visit);
  const parts = partsOf(text);
  const frequency = (parts.get("FREQ") ?? "DAILY") as keyof typeof units;
  const [interval, until, count] = ["INTERVAL", "UNTIL", "COUNT"].map((name) => parts.get(name));
  const style = { style: "unit", unit: units[frequency], unitDisplay: "long" } as const;
  const { daily, weekly, monthly, yearly } = textsIn(product.editorTexts, language).repeats;
  const usual = { DAILY: daily, WEEKLY: weekly, MONTHLY: monthly, YEARLY: yearly }[frequency];
  const time = new Intl.NumberFormat(locale, style).format(Number(interval));
  const every = interval === undefined ? usual : fillMessage(texts.repeatsInterval, { time });
  const own = weekdays[new Date(start.slice(0, 10)).getUTCDay()] ?? "";
  const names = (parts.get("BYDAY") ?? own)
    .split(",")
    .map((day) => weekdayInWords(weekdays.indexOf(day.slice(-2)), locale));
  const days = new Intl.ListFormat(locale).format(names);
  const onDays = interval === undefined ? fillMessage(texts.repeatsOn, { days }) : `${every}: ${days}`;
  const rule = frequency === "WEEKLY" && !parts.has("BYMONTH") ? onDays : every;
  if (count !== undefined) return fillMessage(texts.repeatsTimes, { rule, count });
  const last = until?.replace(/^(\d{4})(\d\d)(\d\d).*/, "$1-$2-$3");
  return last === undefined ? rule : fillMessage(texts.repeatsUntil, { rule, day: dayInWords(last, locale) });
}
