import { type CivilTime, civilMs, civilOf, dayMs, hasPlainYear, secondMs, weekdayOf } from "./civil.js";
import { instantAt } from "./wall-time.js";
import type { Zone } from "./zone.js";

/** The parts of a time text read so far; those that it does not mention are undefined. */
export interface TimeReading {
  year: number | undefined;
  month: number | undefined;
  day: number | undefined;
  time: { readonly hour: number; readonly minute: number; readonly second: number } | undefined;
  /** The text names a day, so without a time of its own it means 00:00. */
  fromMidnight: boolean;
  zone: Zone | undefined;
  /** A day of the week, 0 is Sunday, and which of them. */
  weekday: number | undefined;
  /** Which of the days with a name: the base day or later, later, earlier, or the one in its week from Monday on. */
  weekdayRule: "onOrAfter" | "after" | "before" | "sameWeek";
  dayOfMonth: DayOfMonth | undefined;
  /** Relative amounts; the seconds are time that passes, whatever the clocks do meanwhile. */
  readonly shift: { years: number; months: number; days: number; seconds: number };
}

/** A day counted within the month that the rest of the text arrives at; `nth` 0 is the last such weekday. */
export type DayOfMonth =
  | { readonly kind: "first" }
  | { readonly kind: "last" }
  | { readonly kind: "weekday"; readonly day: number; readonly nth: number };

/** A reading that says nothing yet. */
export function emptyReading(): TimeReading {
  return {
    year: undefined,
    month: undefined,
    day: undefined,
    time: undefined,
    fromMidnight: false,
    zone: undefined,
    weekday: undefined,
    weekdayRule: "onOrAfter",
    dayOfMonth: undefined,
    shift: { years: 0, months: 0, days: 0, seconds: 0 },
  };
}

/** The instant that a reading stands for. */
export interface ReadInstant {
  readonly instant: number;
  /** The zone that it was read in. */
  readonly zone: Zone;
  /** How far the clocks of that zone moved it forward, in milliseconds, because they leave it out. */
  readonly gapMs: number;
}

/**
 * The instant a reading stands for, seen from `now`; the reading's own zone goes before `zone`.
 * The day of the week is settled first, then the relative amounts are added, then the day within the month is chosen.
 * Returns undefined when it leaves the years 0000 to 9999.
 */
export function instantOf(reading: TimeReading, zone: Zone, now: number): ReadInstant | undefined {
  const place = reading.zone ?? zone;
  const passed = reading.shift.seconds * secondMs;
  if (!movesClock(reading)) return { instant: now + passed, zone: place, gapMs: 0 };
  const civil = civilTarget(reading, now + place.offsetAt(now));
  if (!hasPlainYear(civil)) return undefined;
  const instant = instantAt(civil, place);
  return { instant: instant + passed, zone: place, gapMs: instant + place.offsetAt(instant) - civil };
}

/** Whether a reading leaves nothing open, so that it means the same at any time. */
export function isWhole({ year, month, day, time, fromMidnight }: TimeReading): boolean {
  const hasDay = year !== undefined && month !== undefined && day !== undefined;
  return hasDay && (time !== undefined || fromMidnight);
}

function movesClock(reading: TimeReading): boolean {
  const { years, months, days } = reading.shift;
  return (
    reading.day !== undefined ||
    reading.month !== undefined ||
    reading.time !== undefined ||
    reading.fromMidnight ||
    reading.weekday !== undefined ||
    reading.dayOfMonth !== undefined ||
    years !== 0 ||
    months !== 0 ||
    days !== 0
  );
}

function civilTarget(reading: TimeReading, civilNow: number): number {
  // Only what the text leaves open is that of the present.
  const present = isWhole(reading) ? epoch : civilOf(civilNow);
  const base = startOfMonthDay(
    reading.year ?? present.year,
    reading.month ?? present.month,
    reading.day ?? present.day,
  );
  const { hour, minute, second } = reading.time ?? (reading.fromMidnight ? midnight : present);
  return movedDay(reading, base) + civilMs({ ...epochDay, hour, minute, second });
}

/** The day that relative words lead to from a base day; both in civil milliseconds. */
function movedDay(reading: TimeReading, base: number): number {
  const { years, months, days } = reading.shift;
  const isMoved =
    reading.weekday !== undefined || reading.dayOfMonth !== undefined || years !== 0 || months !== 0;
  if (!isMoved) return base + days * dayMs;
  const { year, month, day } = civilOf(base + daysToWeekday(reading, weekdayOf(base)) * dayMs);
  const moved = { year: year + years, month: month + months };
  const date =
    reading.dayOfMonth === undefined
      ? startOfMonthDay(moved.year, moved.month, day)
      : startOfMonthDay(moved.year, moved.month, dayNumber(reading.dayOfMonth, moved.year, moved.month));
  return date + days * dayMs;
}

const midnight = { hour: 0, minute: 0, second: 0 };
const epochDay = { year: 1970, month: 1, day: 1 };
const epoch: CivilTime = { ...epochDay, ...midnight };

function startOfMonthDay(year: number, month: number, day: number): number {
  return civilMs({ year, month, day, ...midnight });
}

function daysToWeekday({ weekday, weekdayRule }: TimeReading, today: number): number {
  if (weekday === undefined) return 0;
  const ahead = (weekday - today + 7) % 7;
  switch (weekdayRule) {
    case "onOrAfter":
      return ahead;
    case "after":
      return ahead === 0 ? 7 : ahead;
    case "before":
      return ahead - 7;
    case "sameWeek":
      return ((weekday + 6) % 7) - ((today + 6) % 7);
  }
}

function dayNumber(choice: DayOfMonth, year: number, month: number): number {
  const first = startOfMonthDay(year, month, 1);
  const length = (startOfMonthDay(year, month + 1, 1) - first) / dayMs;
  if (choice.kind !== "weekday") return choice.kind === "first" ? 1 : length;
  const firstMatch = 1 + ((choice.day - weekdayOf(first) + 7) % 7);
  const weeks = choice.nth > 0 ? choice.nth - 1 : Math.floor((length - firstMatch) / 7);
  return firstMatch + weeks * 7;
}
