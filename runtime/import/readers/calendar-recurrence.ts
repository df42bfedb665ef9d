import { dayMs } from "../../dates/civil.js";
import { isOver, startsOf, TooManyDates } from "../../dates/recurrence-dates.js";
import { RuleError, readRule } from "../../dates/recurrence-rule.js";
import { civilOfWall, toInstant, toWall } from "../../dates/wall-time.js";
import { utc } from "../../dates/zone.js";
import { type Component, type Property, propertiesOf, propertyOf, textOf } from "./calendar-components.js";
import {
  type CalendarReading,
  type CalendarTime,
  type Entry,
  later,
  readTime,
  timeOf,
  wallAt,
} from "./calendar-times.js";
import { type Duration, durationOf, wallOf } from "./calendar-values.js";

/** An event that recurs, and the entries that change dates of it. */
export interface Series extends Entry {
  readonly uid: string;
  readonly changing: readonly Entry[];
}

/** How an event recurs, on the clocks of its start: all its rules, and the dates beside them. */
export interface CalendarRecurrence extends Series {
  readonly start: CalendarTime;
  readonly rules: readonly CalendarRule[];
  readonly excluded: readonly CalendarRule[];
  readonly rdate: readonly string[];
  readonly exdate: readonly string[];
  readonly changes: readonly Change[];
}

interface CalendarRule {
  readonly rrule: string;
  /** It is in the form of the service, which has no rules with several times in a day, or with both a number and an end. */
  readonly isSupported: boolean;
}

/** A change of one date, or of all from it on; `at` is in civil milliseconds after the start of the series. */
export interface Change {
  readonly entry: Entry;
  readonly key: string;
  readonly at: number;
  /** Of a date that takes another time than the rest. */
  readonly length?: Duration;
}

/** Reads how an event recurs. Throws a RuleError for a rule that is not supported. */
export function recurrenceOf(
  reading: CalendarReading,
  series: Series,
  start: CalendarTime,
): CalendarRecurrence {
  const { event, uid } = series;
  const dates = (name: string) => propertiesOf(event, name).flatMap((one) => datesIn(reading, one, start));
  const distance = (date: string): number => civilOfWall(date) - civilOfWall(start.wall);
  const added = dates("rdate");
  const changes = new Map<number, Change>();
  for (const { date, length } of added) {
    const at = distance(date);
    const key = `${uid} ${keyOf(later(start, at))}`;
    if (length !== undefined) changes.set(at, { entry: series, key, at, length });
  }
  // Of several changes of one date, the latest version stays.
  const versions = [...series.changing].sort((one, next) => sequenceOf(one.event) - sequenceOf(next.event));
  for (const entry of versions)
    for (const id of propertiesOf(entry.event, "recurrence-id")) {
      const at = distance(datesIn(reading, id, start)[0]?.date ?? start.wall);
      changes.set(at, { entry, key: keyOfChange(reading, uid, entry), at });
    }
  return {
    ...series,
    start,
    rules: propertiesOf(event, "rrule").map(({ value }) => ruleOf(value, start)),
    excluded: propertiesOf(event, "exrule").map(({ value }) => ruleOf(value, start)),
    rdate: added.map(({ date }) => date),
    exdate: dates("exdate").map(({ date }) => date),
    changes: [...changes.values()],
  };
}

/** Reads a rule. Throws a RuleError. */
function ruleOf(text: string, { wall, clocks }: CalendarTime): CalendarRule {
  const parts = text.split(";");
  const until = /UNTIL=([^;]*)/.exec(text)?.[1] ?? "";
  const isOwn = (part: string): boolean =>
    /^BY(?:HOUR|MINUTE|SECOND)=[\d,]+$/.test(part) || (until !== "" && part.startsWith("COUNT="));
  const rest = parts.filter((part) => !isOwn(part)).join(";");
  const daily = rest.replace(/FREQ=(?:HOURLY|MINUTELY)/, "FREQ=DAILY");
  const rrule = readRule(daily, wall, clocks);
  if (daily === text) return { rrule, isSupported: true };
  if (/BY(?:SETPOS|WEEKNO|YEARDAY)/.test(text)) throw new RuleError(text.slice(0, 60));
  const last = until.endsWith("Z") ? toWall(toInstant(wallOf(until), utc), clocks) : wallOf(until);
  const end = `UNTIL=${compact(until.includes("T") ? last : `${last.slice(0, 10)} 23:59:59`)}`;
  return {
    rrule: parts.map((part) => (part.startsWith("UNTIL=") ? end : part)).join(";"),
    isSupported: false,
  };
}

function compact(wall: string): string {
  return `${wall.replaceAll(/[-:]/g, "").replace(" ", "T")}Z`;
}

/** Civil milliseconds between which dates are looked for; absent `from`: from the start on. */
interface DateRange {
  readonly from?: number;
  readonly to: number;
  /** More dates are too many. */
  readonly limit: number;
}

/**
 * The dates that all rules give together, in civil milliseconds after the start, and whether none follow. The start is one,
 * whatever they say. Throws TooManyDates.
 */
export async function datesOf(recurrence: CalendarRecurrence, range: DateRange) {
  const { start, rules, excluded, rdate, exdate } = recurrence;
  const first = civilOfWall(start.wall);
  const distances = (walls: readonly string[]): number[] => walls.map((wall) => civilOfWall(wall) - first);
  const added = await Promise.all(rules.map((rule) => datesOfRule(rule, start.wall, range)));
  const removed = await Promise.all(excluded.map((rule) => datesOfRule(rule, start.wall, range)));
  const gone = new Set([...removed.flatMap(({ dates }) => dates), ...distances(exdate)]);
  const found = new Set([0, ...distances(rdate), ...added.flatMap(({ dates }) => dates)]);
  const dates = [...found].filter((at) => !gone.has(at)).sort((one, other) => one - other);
  if (dates.length > range.limit) throw new TooManyDates();
  return { dates, isOver: added.every((one) => one.isOver) };
}

async function datesOfRule({ rrule, isSupported }: CalendarRule, wall: string, range: DateRange) {
  if (!isSupported) return timesOfRule(rrule, civilOfWall(wall), range);
  const { from, to, limit } = range;
  // No zone is further from another than two days.
  const last = to + 2 * dayMs;
  const limits = { last, limit, ...(from === undefined ? {} : { from: from - 2 * dayMs }) };
  return {
    dates: await startsOf({ rrule }, wall, limits),
    isOver: await isOver({ rrule }, wall, last),
  };
}

/** Most periods of a rule that are looked through for its next date. */
const maxIterations = 100_000;
/** Where a span has fewer dates than this, the next one is twice as long. */
const fewDates = 100;

async function timesOfRule(rrule: string, first: number, { from = first, to, limit }: DateRange) {
  const { RRuleTemporal } = await import("rrule-temporal");
  const start = new Date(first).toISOString().replace(/\.\d+|[-:]/g, "");
  const dates: number[] = [];
  try {
    const rule = new RRuleTemporal({ rruleString: `DTSTART:${start}\nRRULE:${rrule}`, maxIterations });
    for (let at = Math.max(from, first), length = dayMs; at <= to; ) {
      const found = rule.between(new Date(at), new Date(Math.min(to, at + length - 1)), true);
      dates.push(...found.map(({ epochMilliseconds }) => epochMilliseconds - first));
      if (dates.length > limit) throw new TooManyDates();
      at += length;
      if (found.length < fewDates) length *= 2;
    }
    return { dates, isOver: /COUNT|UNTIL/.test(rrule) && rule.next(new Date(to)) === null };
  } catch (error) {
    throw error instanceof TooManyDates ? error : new RuleError(rrule.slice(0, 60));
  }
}

/** The key of a changed date of a series. */
export function keyOfChange(reading: CalendarReading, uid: string, entry: Entry): string {
  const date = timeOf(reading, entry, "recurrence-id");
  return date === undefined ? uid : `${uid} ${keyOf(date)}`;
}

/** A time as keys have it. */
export function keyOf({ wall, isDay, clocks }: CalendarTime): string {
  return isDay ? wall.slice(0, 10) : wall.replace(" ", "T") + (clocks === utc ? "Z" : "");
}

/** The number of the version of an event. */
export function sequenceOf(event: Component): number {
  return Number.parseInt(textOf(event, "sequence") ?? "", 10) || 0;
}

export function isForLater({ event }: Entry): boolean {
  const range = propertyOf(event, "recurrence-id")?.parameters.get("range");
  return range?.toUpperCase() === "THISANDFUTURE";
}

/** The dates of a property on the clocks of the start; a whole day gets the time of the start. */
function datesIn(reading: CalendarReading, { parameters, value: list }: Property, start: CalendarTime) {
  const timeIn = (value: string): CalendarTime => readTime(reading, { parameters, value }, start.clocks);
  return list.split(",").map((text): { date: string; length?: Duration } => {
    const [from = "", to] = text.split("/");
    const time = timeIn(from);
    if (start.isDay || time.isDay) return { date: time.wall.slice(0, 10) + start.wall.slice(10) };
    const date = wallAt(time, start);
    if (to === undefined) return { date };
    const until = (): number => civilOfWall(wallAt(timeIn(to), start)) - civilOfWall(date);
    return { date, length: durationOf(to) ?? { civil: until(), exact: 0 } };
  });
}
