import ICAL from "ical.js";
import { dayMs, minuteMs } from "../../dates/civil.js";
import { isOver, startsOf, TooManyDates } from "../../dates/recurrence-dates.js";
import { RuleError, readRule } from "../../dates/recurrence-rule.js";
import { civilOfWall } from "../../dates/wall-time.js";
import { parseZone, type Zone } from "../../dates/zone.js";
import {
  type CalendarOptions,
  type Entry,
  idOfOccurrence,
  type SeriesEntry,
  sequenceOf,
  shownTime,
  wallOf,
} from "./calendar-entry.js";
import { wallBy } from "./calendar-period.js";
import { type Duration, durationOf } from "./calendar-values.js";

/** The start of a series, and the zone whose clocks its dates are on. */
interface Clocks {
  readonly start: ICAL.Time;
  /** Wall-clock text of the start. */
  readonly wall: string;
  readonly zone: Zone;
}

/** How an event recurs, on the clocks of its start: all its rules, and the dates beside them. */
export interface CalendarRecurrence extends Clocks {
  readonly rules: readonly CalendarRule[];
  readonly excluded: readonly CalendarRule[];
  readonly rdate: readonly string[];
  readonly exdate: readonly string[];
  /** Dates that take another time than the rest. */
  readonly periods: ReadonlyMap<string, Duration>;
}

/** A rule in the form of the service, or one with several times a day. */
type CalendarRule = string | ICAL.Recur;

/** Reads how an event recurs. Throws a RuleError for a rule that is not supported. */
export async function recurrenceOf(
  options: CalendarOptions,
  entry: Entry,
  start: ICAL.Time,
): Promise<CalendarRecurrence> {
  const { event } = entry;
  const zone = clocksOf(options, entry, start);
  const rulesOf = async (name: string): Promise<CalendarRule[]> => {
    const rules = event.getAllProperties(name).map((one): unknown => one.getFirstValue());
    const found: CalendarRule[] = [];
    for (const rule of rules)
      if (rule instanceof ICAL.Recur)
        found.push(isWithinDays(rule) ? rule : await readBounded(rule.toString(), wallOf(start), zone));
    return found;
  };
  const clocks = { start, wall: wallOf(start), zone };
  const datesOf = (name: string): string[] =>
    event.getAllProperties(name).flatMap((one) => datesIn(one, clocks).map(({ date }) => date));
  const added = event.getAllProperties("rdate").flatMap((one) => datesIn(one, clocks));
  return {
    ...clocks,
    periods: new Map(added.flatMap(({ date, length }) => (length === undefined ? [] : [[date, length]]))),
    rules: await rulesOf("rrule"),
    excluded: await rulesOf("exrule"),
    rdate: added.map(({ date }) => date),
    exdate: datesOf("exdate"),
  };
}

/** Reads a rule; of a number and an end, the one that is reached first stays. */
async function readBounded(text: string, wall: string, zone: Zone): Promise<string> {
  const [, count] = /;COUNT=(\d+)/.exec(text) ?? [];
  if (count === undefined || !text.includes("UNTIL=")) return readRule(text, wall, zone);
  const ended = readRule(text.replace(/;COUNT=\d+/, ""), wall, zone);
  try {
    await startsOf({ rrule: ended }, wall, { last: Number.MAX_SAFE_INTEGER, limit: Number(count) });
    return ended;
  } catch (error) {
    if (!(error instanceof TooManyDates)) throw error;
    return readRule(text.replace(/;UNTIL=[^;]*/, ""), wall, zone);
  }
}

/** Civil milliseconds between which dates are looked for; absent `from`: from the start on. */
interface PlacesRange {
  readonly from?: number;
  readonly to: number;
  /** More dates are too many. */
  readonly limit: number;
  /** Dates of a rule by hours or minutes after which none are looked for. */
  readonly most?: number;
}

/**
 * The dates that all rules give together, in civil milliseconds after the start, and whether none follow. The start is one,
 * whatever they say. Throws a RuleError or TooManyDates.
 */
export async function placesOf(recurrence: CalendarRecurrence, range: PlacesRange) {
  const { wall, rules, excluded, rdate, exdate } = recurrence;
  const { from, to, limit } = range;
  const first = civilOfWall(wall);
  let isDone = true;
  const ofRule = async (rule: CalendarRule): Promise<readonly number[]> => {
    if (typeof rule !== "string") {
      const found = timesWithinDays(rule, recurrence, range);
      isDone &&= found.isOver;
      return found.places;
    }
    // No zone is further from another than two days.
    const last = to + 2 * dayMs;
    isDone &&= await isOver({ rrule: rule }, wall, last);
    return startsOf({ rrule: rule }, wall, {
      last,
      limit,
      ...(from === undefined ? {} : { from: from - 2 * dayMs }),
    });
  };
  const placesIn = (walls: readonly string[]) => walls.map((date) => civilOfWall(date) - first);
  const found = new Set([0, ...placesIn(rdate)]);
  for (const rule of rules) for (const at of await ofRule(rule)) found.add(at);
  const isFinite = isDone;
  for (const rule of excluded) for (const at of await ofRule(rule)) found.delete(at);
  for (const at of placesIn(exdate)) found.delete(at);
  if (found.size > limit) throw new TooManyDates();
  return { places: [...found].sort((a, b) => a - b), isOver: isFinite };
}

/** A change of one date, or of all from it on; `at` is in civil milliseconds after the start of the series. */
export interface Change {
  readonly entry: Entry;
  readonly key: string;
  readonly at: number;
  /** Absent: that of its event. */
  readonly length?: Duration;
}

/** The changes of a series; of several of one date, the latest version. */
export function changesOf({ uid, changes }: SeriesEntry, clocks: Clocks): readonly Change[] {
  const found = new Map<number, Change>();
  for (const entry of changes) {
    const id = entry.event.getFirstProperty("recurrence-id");
    const date = (id === null ? undefined : datesIn(id, clocks)[0])?.date ?? clocks.wall;
    const at = civilOfWall(date) - civilOfWall(clocks.wall);
    const change = { entry, key: `${uid} ${idOfOccurrence(entry.event)}`, at };
    const other = found.get(change.at);
    if (other === undefined || sequenceOf(entry.event) >= sequenceOf(other.entry.event))
      found.set(change.at, change);
  }
  return [...found.values()];
}

export function isForLater({ event }: Entry): boolean {
  const range: unknown = event.getFirstProperty("recurrence-id")?.getFirstParameter("range");
  return typeof range === "string" && range.toUpperCase() === "THISANDFUTURE";
}

/** The time zone of an event. */
function clocksOf({ app }: CalendarOptions, { event, zone }: Entry, start: ICAL.Time): Zone {
  return parseZone(shownTime(event, start, zone ?? app.zone.name).zone) ?? app.zone;
}

/** The dates of a property on the clocks of the start; a whole day gets the time of the start. */
function datesIn(property: ICAL.Property, { start, wall, zone }: Clocks) {
  const tzid = property.getFirstParameter("tzid");
  return property.getValues().flatMap((value: unknown): { date: string; length?: Duration }[] => {
    const time = value instanceof ICAL.Period ? value.start : value;
    if (!(time instanceof ICAL.Time)) return [];
    if (start.isDate) return [{ date: `${wallOf(time).slice(0, 10)} 00:00:00` }];
    if (time.isDate) return [{ date: wallOf(time).slice(0, 10) + wall.slice(10) }];
    const date = wallBy(time, { start, zone, tzid });
    if (!(value instanceof ICAL.Period)) return [{ date }];
    const length =
      (value.end as ICAL.Time | null) === null
        ? durationOf(String(value.duration))
        : { civil: civilOfWall(wallBy(value.end, { start, zone, tzid })) - civilOfWall(date), exact: 0 };
    return [length === undefined ? { date } : { date, length }];
  });
}

const hourMs = 60 * minuteMs;
/** Most steps of a rule; every minute of four years is fewer. */
const mostSteps = 3_000_000;
const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/** Whether a rule has several times in a day. */
function isWithinDays({ freq }: ICAL.Recur): boolean {
  return freq === "HOURLY" || freq === "MINUTELY";
}

/**
 * The times of a rule by hours or minutes within a span, in civil milliseconds after its start, and whether none follow.
 * Throws a RuleError for parts that are not supported, and TooManyDates where it would take too long.
 */
function timesWithinDays(
  rule: ICAL.Recur,
  { start, wall, zone }: Clocks,
  { from = civilOfWall(wall), to, limit, most = Number.POSITIVE_INFINITY }: PlacesRange,
) {
  const first = civilOfWall(wall);
  const isHourly = rule.freq === "HOURLY";
  const step = Math.max(1, rule.interval) * (isHourly ? hourMs : minuteMs);
  const until = rule.until === null ? Number.POSITIVE_INFINITY : endOf(rule.until, start, zone);
  const minutes = isHourly ? numbersIn(rule, "BYMINUTE") : undefined;
  const isGiven = filterOf(rule, isHourly);
  const base = minutes === undefined ? first : Math.floor(first / hourMs) * hourMs;
  const offsets = minutes?.map((minute) => minute * minuteMs + start.second * 1000) ?? [0];
  const places: number[] = [];
  // Only a rule with COUNT has to be followed from its start.
  const skipped = rule.count === null ? Math.max(0, Math.floor((from - base) / step)) : 0;
  let [count, at] = [0, base + skipped * step];
  for (let steps = 0; at <= Math.min(to, until); at += step, steps += 1) {
    if (steps > mostSteps) throw new TooManyDates();
    if (!isGiven(new Date(at))) continue;
    for (const time of offsets.map((offset) => at + offset).sort((a, b) => a - b)) {
      if (time < first || time > until) continue;
      if (rule.count !== null && count >= rule.count) return { places, isOver: true };
      count += 1;
      if (time >= from && time <= to) places.push(time - first);
      if (places.length > limit) throw new TooManyDates();
      if (places.length >= most) return { places, isOver: false };
    }
  }
  return { places, isOver: until <= to };
}

function endOf(until: ICAL.Time, start: ICAL.Time, zone: Zone): number {
  return until.isDate ? civilOfWall(wallOf(until)) + dayMs - 1 : civilOfWall(wallBy(until, { start, zone }));
}

/** Whether the parts of a rule allow a time. */
function filterOf(rule: ICAL.Recur, isHourly: boolean): (time: Date) => boolean {
  const names = ["BYMONTH", "BYMONTHDAY", "BYDAY", "BYHOUR", "BYMINUTE"];
  const stray = Object.keys(rule.parts).find((name) => !names.includes(name));
  const numbered = (rule.parts.BYDAY ?? []).map(String).find((day) => !weekdays.includes(day));
  if (stray !== undefined || numbered !== undefined) throw new RuleError(stray ?? `BYDAY=${numbered ?? ""}`);
  const days = rule.parts.BYDAY?.map(String);
  const [months, dates, hours] = ["BYMONTH", "BYMONTHDAY", "BYHOUR"].map((name) => numbersIn(rule, name));
  const minutes = isHourly ? undefined : numbersIn(rule, "BYMINUTE");
  const isIn = <Value>(allowed: readonly Value[] | undefined, value: Value): boolean =>
    allowed?.includes(value) !== false;
  return (time) =>
    isIn(months, time.getUTCMonth() + 1) &&
    isIn(dates, time.getUTCDate()) &&
    isIn(days, weekdays[time.getUTCDay()] ?? "") &&
    isIn(hours, time.getUTCHours()) &&
    isIn(minutes, time.getUTCMinutes());
}

function numbersIn(rule: ICAL.Recur, name: string): number[] | undefined {
  const values: readonly unknown[] | undefined = (rule.parts as Record<string, readonly unknown[]>)[name];
  const numbers = values?.map(Number);
  if (numbers?.some((number) => number < 0)) throw new RuleError(`${name}=${numbers.join(",")}`);
  return numbers;
}
