import ICAL from "ical.js";
import { dayMs } from "../../dates/civil.js";
import { civilOf, dateLimit, isOver, startsOf, TooManyDates } from "../../dates/recurrence-dates.js";
import { RuleFault } from "../../dates/recurrence-rule.js";
import { type Entry, timeOf } from "./calendar-entry.js";
import { readEvent } from "./calendar-event.js";
import type { CalendarOptions } from "./calendar-options.js";
import { clocksOf, datesBeside, recurrenceOf, ruleOf } from "./calendar-recurrence.js";
import { wallOf } from "./calendar-time.js";
import type { SourceRecord } from "./source.js";
import { isWithinDays, timesWithinDays } from "./subdaily-rule.js";

const yearMs = 365.25 * 24 * 3600 * 1000;
/** Series without an end are followed so far, to either side. */
const reachMs = 2 * yearMs;
/** Most single records of one series. */
const mostOccurrences = 2000;

/** A series becomes single records, where it is one that the service has none like. */
export async function expandSeries(
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
  const found = await timesOf(options, { event: component, zone }, { from, to });
  if (typeof found === "string") {
    return [{ ...readEvent(options, { key: uid, event: component, zone }), rejection: found }];
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
  entry: Entry,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<{ readonly times: readonly ICAL.Time[]; readonly isOver: boolean } | string> {
  const { event } = entry;
  const start = timeOf(event, "dtstart");
  if (start === undefined) return "It has no start.";
  const wall = wallOf(start);
  const timeAt = (at: number): ICAL.Time => {
    const time = start.clone();
    const days = Math.floor(at / dayMs);
    time.adjust(days, 0, 0, (at - days * dayMs) / 1000);
    return time;
  };
  try {
    const rule = ruleOf(event);
    if (rule !== undefined && isWithinDays(rule)) {
      const zone = clocksOf(options, entry, start);
      const { places, isOver: isDone } = timesWithinDays(rule, start, { from, to, zone });
      const { rdate, exdate } = datesBeside(event, start, zone);
      const excluded = new Set(exdate.map((date) => civilOf(date) - civilOf(wall)));
      const all = [...new Set([...places, ...rdate.map((date) => civilOf(date) - civilOf(wall))])];
      const found = all.filter((at) => !excluded.has(at)).sort((a, b) => a - b);
      return { times: nextOf(found, options.now - civilOf(wall)).map(timeAt), isOver: isDone };
    }
    const recurrence = recurrenceOf(options, entry, start);
    const { exdate } = recurrence;
    // No zone is further from another than two days.
    const span = { last: to + 2 * dayMs, from: from - 2 * dayMs };
    const found = await startsOf(recurrence, wall, span.last, { from: span.from, limit: dateLimit });
    // The start is a date of its series, whatever the rule says.
    const places = exdate.includes(wall) ? found : [...new Set([0, ...found])].sort((a, b) => a - b);
    return { times: places.map(timeAt), isOver: await isOver(recurrence, wall, span.last) };
  } catch (error) {
    if (error instanceof RuleFault) return `It repeats in a way that cannot be taken over: ${error.part}.`;
    if (error instanceof TooManyDates) return "It repeats too often.";
    throw error;
  }
}

/** Where there are more times than records are made of, those to come go before those that are past. */
function nextOf(places: readonly number[], now: number): readonly number[] {
  const upcoming = places.findIndex((at) => at >= now);
  const last = Math.max(0, places.length - mostOccurrences);
  return places.slice(upcoming < 0 ? last : Math.min(upcoming, last));
}
