import ICAL from "ical.js";
import { dayMs } from "../../dates/civil.js";
import { dateLimit, isOver, startsOf, TooManyDates } from "../../recurrence/dates.js";
import { RuleFault } from "../../recurrence/rule.js";
import { type Entry, timeOf } from "./calendar-entry.js";
import { readEvent } from "./calendar-event.js";
import type { CalendarOptions } from "./calendar-options.js";
import { recurrenceOf } from "./calendar-recurrence.js";
import { wallOf } from "./calendar-time.js";
import type { SourceRecord } from "./source.js";

const yearMs = 365.25 * 24 * 3600 * 1000;
/** Series without an end are followed so far, to either side. */
const reachMs = 2 * yearMs;
/** Most single records of one series. */
const mostOccurrences = 2000;

/** A series becomes single records, where it is one that the service has none like. */
export async function seriesAsMany(
  options: CalendarOptions,
  uid: string,
  { event: component, zone }: Entry,
  changed: readonly ICAL.Component[],
  series: string[],
): Promise<SourceRecord[]> {
  const master = new ICAL.Event(component, { strictExceptions: false });
  for (const exception of changed) master.relateException(exception);
  const [from, to] = [options.now - reachMs, options.now + reachMs];
  const records: SourceRecord[] = [];
  const found = await timesOf(options, component, zone, { from, to });
  if (typeof found === "string") {
    return [{ ...readEvent(options, { key: uid, event: component, zone }), refusal: found }];
  }
  let hasMore = !found.isOver;
  for (const time of found.times) {
    const instant = time.toJSDate().getTime();
    if (instant > to || records.length >= mostOccurrences) {
      hasMore = true;
      break;
    }
    if (instant < from) continue;
    // The library's type of the details leads nowhere.
    const details = master.getOccurrenceDetails(time) as OccurrenceDetails;
    const key = `${uid} ${details.recurrenceId.toString()}`;
    const { component: event } = details.item;
    records.push(readEvent(options, { key, event, zone, start: details.startDate, end: details.endDate }));
  }
  const rule = String(component.getFirstPropertyValue("rrule") ?? "RDATE");
  const [last] = records.slice(-1);
  const until =
    hasMore && last !== undefined
      ? `, up to ${String(last.values[options.facts.period.start])}; run again later for more`
      : "";
  series.push(
    `The series "${master.summary}" (${rule}) became ${records.length} single ${options.facts.plural}${until}.`,
  );
  return records;
}

interface OccurrenceDetails {
  readonly recurrenceId: ICAL.Time;
  readonly item: ICAL.Event;
  readonly startDate: ICAL.Time;
  readonly endDate: ICAL.Time;
}

/** The times of a series around a span, and whether none follow; a sentence where its rule is none that the service knows. */
async function timesOf(
  options: CalendarOptions,
  event: ICAL.Component,
  fallback: string | undefined,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<{ readonly times: readonly ICAL.Time[]; readonly isOver: boolean } | string> {
  const start = timeOf(event, "dtstart");
  if (start === undefined) return "It has no start.";
  const wall = wallOf(start);
  try {
    const recurrence = recurrenceOf(options, event, start, fallback);
    const { exdate } = recurrence;
    // No zone is further from another than two days.
    const span = { last: to + 2 * dayMs, from: from - 2 * dayMs };
    const found = await startsOf(recurrence, wall, span.last, { from: span.from, limit: dateLimit });
    // The start is a date of its series, whatever the rule says.
    const places = exdate.includes(wall) ? found : [...new Set([0, ...found])].sort((a, b) => a - b);
    const times = places.map((at) => {
      const time = start.clone();
      const days = Math.floor(at / dayMs);
      time.adjust(days, 0, 0, (at - days * dayMs) / 1000);
      return time;
    });
    return { times, isOver: await isOver(recurrence, wall, span.last) };
  } catch (error) {
    if (error instanceof RuleFault) return `It repeats in a way that cannot be taken over: ${error.part}.`;
    if (error instanceof TooManyDates) return "It repeats too often.";
    throw error;
  }
}
