import ICAL from "ical.js";
import { dayMs } from "../../dates/civil.js";
import { dateLimit, isOver, startsOf, TooManyDates } from "../../dates/recurrence-dates.js";
import { RuleError } from "../../dates/recurrence-rule.js";
import { civilOfWall } from "../../dates/wall-time.js";
import { type Entry, timeOf } from "./calendar-entry.js";
import { readEvent } from "./calendar-event.js";
import type { CalendarOptions, CalendarReading, SeriesEntry } from "./calendar-options.js";
import { clocksOf, datesBeside, recurrenceOf, ruleOf } from "./calendar-recurrence.js";
import { wallOf } from "./calendar-time.js";
import type { SourceRecord } from "./source.js";
import { isWithinDays, timesWithinDays } from "./subdaily-rule.js";

const yearMs = 365.25 * 24 * 3600 * 1000;
/** How far series are followed, to either side. */
const reachMs = 2 * yearMs;
/** Most single records of one series. */
const mostOccurrences = 2000;

/** Expands a series that the service does not support into single records. */
export async function expandSeries(
  reading: CalendarReading,
  { uid, event: component, zone, changes }: SeriesEntry,
): Promise<SourceRecord[]> {
  const { now, facts, warnings } = reading;
  const master = new ICAL.Event(component, { strictExceptions: false });
  for (const change of changes) master.relateException(change);
  const [from, to] = [now - reachMs, now + reachMs];
  const found = await timesOf(reading, { event: component, zone }, { from, to });
  if (typeof found === "string")
    return [{ ...readEvent(reading, { key: uid, event: component, zone }), rejection: found }];
  const instantOf = (time: ICAL.Time): number => time.toJSDate().getTime();
  const inReach = found.times.filter((time) => instantOf(time) >= from && instantOf(time) <= to);
  const records = inReach.slice(0, mostOccurrences).map((time) => {
    // The library's type of the details leads nowhere.
    const details = master.getOccurrenceDetails(time) as OccurrenceDetails;
    const key = `${uid} ${details.recurrenceId.toString()}`;
    const { startDate: start, endDate: end } = details;
    return readEvent(reading, { key, event: details.item.component, zone, start, end });
  });
  const hasMore =
    !found.isOver || inReach.length > mostOccurrences || found.times.some((time) => instantOf(time) > to);
  const rule = String(component.getFirstPropertyValue("rrule") ?? "RDATE");
  const last = records.at(-1);
  const until =
    hasMore && last !== undefined
      ? `, up to ${String(last.values[facts.period.start])}; run again later for more`
      : "";
  warnings.push(
    `The series "${master.summary}" (${rule}) became ${records.length} single ${facts.plural}${until}.`,
  );
  return records;
}

interface OccurrenceDetails {
  readonly recurrenceId: ICAL.Time;
  readonly item: ICAL.Event;
  readonly startDate: ICAL.Time;
  readonly endDate: ICAL.Time;
}

/** The times of a series around a span, and whether none follow; the reason where its rule is not supported. */
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
      const excluded = new Set(exdate.map((date) => civilOfWall(date) - civilOfWall(wall)));
      const all = [...new Set([...places, ...rdate.map((date) => civilOfWall(date) - civilOfWall(wall))])];
      const found = all.filter((at) => !excluded.has(at)).sort((a, b) => a - b);
      return { times: nextOf(found, options.now - civilOfWall(wall)).map(timeAt), isOver: isDone };
    }
    const recurrence = recurrenceOf(options, entry, start);
    const { exdate } = recurrence;
    // No zone is further from another than two days.
    const span = { last: to + 2 * dayMs, from: from - 2 * dayMs };
    const found = await startsOf(recurrence, wall, { ...span, limit: dateLimit });
    // The start is a date of its series, whatever the rule says.
    const places = exdate.includes(wall) ? found : [...new Set([0, ...found])].sort((a, b) => a - b);
    return { times: places.map(timeAt), isOver: await isOver(recurrence, wall, span.last) };
  } catch (error) {
    if (error instanceof RuleError) return `It repeats in a way that cannot be taken over: ${error.part}.`;
    if (error instanceof TooManyDates) return "It repeats too often.";
    throw error;
  }
}

/** Of too many times, those to come go before those that are past. */
function nextOf(places: readonly number[], now: number): readonly number[] {
  const upcoming = places.findIndex((at) => at >= now);
  const last = Math.max(0, places.length - mostOccurrences);
  return places.slice(upcoming < 0 ? last : Math.min(upcoming, last));
}
