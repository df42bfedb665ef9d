import type ICAL from "ical.js";
import { dayMs } from "../../dates/civil.js";
import { lastingLimit, TooManyDates } from "../../dates/recurrence-dates.js";
import { civilOfWall } from "../../dates/wall-time.js";
import { textOf, timeOf } from "./calendar-entry.js";
import { readEvent } from "./calendar-event.js";
import type { CalendarOptions, CalendarReading, SeriesEntry } from "./calendar-options.js";
import {
  type CalendarRecurrence,
  type Change,
  changesOf,
  isForLater,
  type Places,
  placesOf,
} from "./calendar-recurrence.js";
import { wallOf } from "./calendar-time.js";
import type { SourceRecord } from "./source.js";

/** How far series without an end are followed, to either side. */
const reachMs = 2 * 365.25 * dayMs;
/** Most single records of one series. */
const mostOccurrences = 2000;

/** Expands a series that the service does not support into single records, and says which dates are lost. */
export async function expandSeries(
  reading: CalendarReading,
  series: SeriesEntry,
  recurrence: CalendarRecurrence,
): Promise<SourceRecord[]> {
  const { now, facts, warnings, lost } = reading;
  const { event, line, uid } = series;
  const name = `Line ${line}: the series "${textOf(event, "summary") ?? uid}" (${ruleText(event)})`;
  const first = civilOfWall(recurrence.wall);
  const { places, isOver, isWhole } = await reachablePlaces(recurrence, now);
  const chosen = nextOf(places, now - first);
  const changes = withPeriods(series, recurrence);
  const later = changes.filter(({ entry }) => isForLater(entry)).sort((one, other) => one.at - other.at);
  const changed = new Map(changes.map((one) => [one.at, one]));
  const records = chosen.map((at) => {
    const own = changed.get(at);
    if (own !== undefined) return readChange(reading, recurrence, own);
    const base = later.findLast((one) => one.at <= at);
    const key = `${uid} ${String(timeAt(recurrence.start, at))}`;
    if (base === undefined)
      return readEvent(reading, { ...series, key, start: timeAt(recurrence.start, at) });
    const start = timeOf(base.entry.event, "dtstart") ?? timeAt(recurrence.start, base.at);
    return readEvent(reading, { ...base.entry, key, start: timeAt(start, at - base.at) });
  });
  const isChosen = new Set(chosen);
  const strays = changes.filter(({ at }) => !isChosen.has(at) && !places.includes(at));
  records.push(...strays.map((change) => readChange(reading, recurrence, change)));
  warnings.push(`${name} became ${records.length} single ${facts.plural}.`);
  const last = chosen.at(-1) ?? 0;
  const isCut = last !== (places.at(-1) ?? last);
  if (!isWhole || (places[0] ?? 0) !== (chosen[0] ?? 0))
    lost.push(`${name} lacks dates before ${shownAt(recurrence, chosen[0] ?? 0)}.`);
  if (!isOver || isCut)
    lost.push(`${name} lacks dates after ${shownAt(recurrence, last)}; run again later for more.`);
  return records;
}

function ruleText(event: ICAL.Component): string {
  const rules = ["rrule", "exrule"].flatMap((name) => event.getAllProperties(name));
  return rules.map((one) => String(one.getFirstValue())).join(", ") || "RDATE";
}

function shownAt({ start }: CalendarRecurrence, at: number): string {
  return wallOf(timeAt(start, at)).slice(0, 16);
}

/** A time so many civil milliseconds later. */
function timeAt(start: ICAL.Time, at: number): ICAL.Time {
  const time = start.clone();
  const days = Math.floor(at / dayMs);
  time.adjust(days, 0, 0, (at - days * dayMs) / 1000);
  return time;
}

/** Reads a changed date of a series. */
export function readChange(
  options: CalendarOptions,
  { start }: CalendarRecurrence,
  { entry, key, at, length }: Change,
): SourceRecord {
  return readEvent(options, {
    ...entry,
    key,
    length,
    ...(length === undefined ? {} : { start: timeAt(start, at) }),
  });
}

/** The changes of a series, and the dates that take another time than the rest. */
export function withPeriods(series: SeriesEntry, recurrence: CalendarRecurrence): readonly Change[] {
  const changes = changesOf(series, recurrence);
  const { wall, periods, start } = recurrence;
  const others = [...periods].map(([date, length]): Change => {
    const at = civilOfWall(date) - civilOfWall(wall);
    return { entry: series, key: `${series.uid} ${String(timeAt(start, at))}`, at, length };
  });
  return [...changes, ...others.filter(({ at }) => !changes.some((one) => one.at === at))];
}

/** All dates of a series up to two years ahead; where those are too many, the next ones, with those of two years before. */
async function reachablePlaces(
  recurrence: CalendarRecurrence,
  now: number,
): Promise<Places & { readonly isWhole: boolean }> {
  const to = now + reachMs;
  try {
    return { ...(await placesOf(recurrence, { to, limit: lastingLimit })), isWhole: true };
  } catch (error) {
    if (!(error instanceof TooManyDates)) throw error;
    const all = { to, limit: Number.POSITIVE_INFINITY };
    const next = await placesOf(recurrence, { ...all, from: now, most: mostOccurrences });
    const isFull = next.places.length > mostOccurrences;
    const found = isFull ? next : await placesOf(recurrence, { ...all, from: now - reachMs });
    return { ...found, isWhole: false };
  }
}

/** Of too many times, those to come go before those that are past. */
function nextOf(places: readonly number[], now: number): readonly number[] {
  const upcoming = places.findIndex((at) => at >= now);
  const last = Math.max(0, places.length - mostOccurrences);
  const from = upcoming < 0 ? last : Math.min(upcoming, last);
  return places.slice(from, from + mostOccurrences);
}
