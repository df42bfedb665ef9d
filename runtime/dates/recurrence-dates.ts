import { setImmediate as nextTurn } from "node:timers/promises";
import { dayMs } from "./civil.js";
import { partsOf, writeRule } from "./recurrence-rule.js";
import { civilOfWall, compactDay, wallOfCivil } from "./wall-time.js";

/** How a record repeats, as it is stored. Times are wall-clock texts of the record's zone. */
export interface StoredRecurrence {
  /** In the form that `readRule` gives. */
  readonly rrule?: string;
  readonly rdate?: readonly string[];
  readonly exdate?: readonly string[];
}

/** Most dates that a series may be written with. One without an end has more as the years go by. */
export const dateLimit = 5000;
/** Most dates that it may come to have: every day for 54 years. */
export const lastingLimit = 20_000;

/** A rule gives more dates than a series may be written with, or would take too long to look through. */
export class TooManyDates extends Error {}

/** More periods than any rule needs to come from its start to the present. */
const periodLimit = 100_000;
/** No date is later: years have four digits. */
const lastCivil = Date.UTC(9999, 11, 31);
/** Days that are looked through at once, which takes milliseconds; where they have few dates, twice as many next. */
const stretchDays = 1000;
const fewDates = 100;

/** Which dates of a recurrence are computed. */
interface DateRange {
  /** Leaves out what comes after this instant, in civil milliseconds. */
  readonly last: number;
  /** Leaves out what the rule has before this instant, in civil milliseconds. */
  readonly from?: number;
  /** More dates than this are too many. */
  readonly limit?: number;
}

/**
 * The starts of a recurrence that begins at `start` (wall-clock text), in a range: how many civil milliseconds they lie
 * behind it, in order. Only the calendar decides: a time of day is the same on every date. Throws TooManyDates as soon as
 * there are more than `limit`.
 */
export async function startsOf(
  recurrence: StoredRecurrence,
  start: string,
  { last, from = civilOfWall(start), limit = Number.POSITIVE_INFINITY }: DateRange,
): Promise<number[]> {
  const first = civilOfWall(start);
  const { rrule, rdate = [], exdate = [] } = recurrence;
  const days = rrule === undefined ? [0] : await daysOf(rrule, first, { last, from, limit });
  const excluded = new Set(exdate.map(civilOfWall));
  const extra = rdate.map(civilOfWall).filter((civil) => civil <= last);
  const all = new Set([...days.map((distance) => first + distance), ...extra]);
  if (all.size > limit) throw new TooManyDates();
  return [...all]
    .filter((civil) => !excluded.has(civil))
    .map((civil) => civil - first)
    .sort((a, b) => a - b);
}

/**
 * How far behind `first` the dates of a rule lie, from an instant of the calendar up to `last`. They are found in stretches,
 * between which others have their turn.
 */
async function daysOf(
  rrule: string,
  first: number,
  { last, from = first, limit = Number.POSITIVE_INFINITY }: DateRange,
): Promise<number[]> {
  if (last < first) return [];
  const parts = new Map(partsOf(rrule));
  const count = Number(parts.get("COUNT") ?? Number.POSITIVE_INFINITY);
  // A rule that is counted is gone through from its start, and else as if it had no number.
  parts.delete("COUNT");
  const day = Math.floor(first / dayMs) * dayMs;
  const rule = await openRule(writeRule(parts), day);
  const until = Math.min(last - (first - day), lastCivil);
  const wanted = from - (first - day);
  const found: number[] = [];
  let length = stretchDays * dayMs;
  for (let at = Number.isFinite(count) ? day : Math.max(day, wanted); at <= until && found.length < count; ) {
    const some = datesBetween(rule, at, Math.min(until, at + length - 1));
    for (const date of some.slice(0, count - found.length)) found.push(date);
    if (found.length > limit) throw new TooManyDates();
    at += length;
    if (some.length < fewDates) length *= 2;
    if (at <= until) await nextTurn();
  }
  return found.filter((date) => date >= wanted).map((date) => date - day);
}

async function openRule(rrule: string, day: number) {
  // Loaded with the first rule: most services, and most requests, need none.
  const { RRuleTemporal } = await import("rrule-temporal");
  const rruleString = `DTSTART:${compactDay(day)}T000000Z\nRRULE:${rrule.replace(/(UNTIL=\d{8})/, "$1T000000Z")}`;
  return new RRuleTemporal({ rruleString, maxIterations: periodLimit });
}

function datesBetween(rule: Awaited<ReturnType<typeof openRule>>, from: number, until: number): number[] {
  try {
    return rule
      .between(new Date(from), new Date(until), true)
      .map(({ epochMilliseconds }) => epochMilliseconds);
  } catch {
    throw new TooManyDates();
  }
}

/** Whether a recurrence has a date at its own start, as it has to. */
export async function isAtStart(recurrence: StoredRecurrence, start: string): Promise<boolean> {
  const first = civilOfWall(start);
  const { rrule } = recurrence;
  return rrule === undefined || (await daysOf(rrule, first, { last: first })).length === 1;
}

/** Whether a recurrence has no dates behind an instant of its civil time, or none that can be computed. */
export async function isOver(recurrence: StoredRecurrence, start: string, last: number): Promise<boolean> {
  const { rrule, rdate = [] } = recurrence;
  if (rdate.some((wall) => civilOfWall(wall) > last)) return false;
  if (rrule === undefined) return true;
  const parts = partsOf(rrule);
  const [count, until] = [parts.get("COUNT"), parts.get("UNTIL")];
  if (until !== undefined) return civilOfWall(dayText(until)) + dayMs <= last;
  if (count === undefined) return false;
  try {
    return (await daysOf(rrule, civilOfWall(start), { last })).length >= Number(count);
  } catch (error) {
    if (error instanceof TooManyDates) return true;
    throw error;
  }
}

/** A recurrence whose dates all lie `distance` civil milliseconds later. */
export function shifted(recurrence: StoredRecurrence, distance: number, start: string): StoredRecurrence {
  const move = (walls: readonly string[]): string[] =>
    walls.map((wall) => wallOfCivil(civilOfWall(wall) + distance));
  const { rrule, rdate, exdate } = recurrence;
  return {
    ...(rrule === undefined ? {} : { rrule: withLaterEnd(rrule, distance, start) }),
    ...(rdate === undefined ? {} : { rdate: move(rdate) }),
    ...(exdate === undefined ? {} : { exdate: move(exdate) }),
  };
}

function withLaterEnd(rrule: string, distance: number, start: string): string {
  const parts = new Map(partsOf(rrule));
  const until = parts.get("UNTIL");
  if (until === undefined) return rrule;
  const days = dayNumber(civilOfWall(start) + distance) - dayNumber(civilOfWall(start));
  return writeRule(parts.set("UNTIL", compactDay(civilOfWall(dayText(until)) + days * dayMs)));
}

/**
 * The two parts of a recurrence that is split `at` civil milliseconds behind its start: what lies before, and what begins
 * there. The first is undefined where nothing lies before.
 */
export async function splitAt(
  recurrence: StoredRecurrence,
  start: string,
  at: number,
): Promise<{ readonly before: StoredRecurrence | undefined; readonly after: StoredRecurrence }> {
  const first = civilOfWall(start);
  const edge = first + at;
  const { rrule, rdate = [], exdate = [] } = recurrence;
  const split = (walls: readonly string[], isLater: boolean): string[] =>
    walls.filter((wall) => civilOfWall(wall) >= edge === isLater);
  const earlier = rrule === undefined ? (at > 0 ? [0] : []) : await daysOf(rrule, first, { last: edge - 1 });
  const dates = (name: "rdate" | "exdate", walls: readonly string[], isLater: boolean) => {
    const selected = split(walls, isLater);
    return selected.length === 0 ? {} : { [name]: selected };
  };
  const part = (rule: string | undefined, isLater: boolean): StoredRecurrence => ({
    ...(rule === undefined ? {} : { rrule: rule }),
    ...dates("rdate", rdate, isLater),
    ...dates("exdate", exdate, isLater),
  });
  return {
    before: earlier.length === 0 ? undefined : part(rrule && endedBefore(rrule, edge), false),
    after: part(rrule && withoutEarlier(rrule, earlier.length), true),
  };
}

/** No two dates of a rule lie on the same day, so that the day before is its end. */
function endedBefore(rrule: string, edge: number): string {
  const parts = new Map(partsOf(rrule));
  parts.delete("COUNT");
  return writeRule(parts.set("UNTIL", compactDay((dayNumber(edge) - 1) * dayMs)));
}

function withoutEarlier(rrule: string, earlier: number): string {
  const parts = new Map(partsOf(rrule));
  const count = parts.get("COUNT");
  return count === undefined
    ? rrule
    : writeRule(parts.set("COUNT", String(Math.max(1, Number(count) - earlier))));
}

function dayNumber(civil: number): number {
  return Math.floor(civil / dayMs);
}

function dayText(compact: string): string {
  return `${compact.slice(0, 4)}-${compact.slice(4, 6)}-${compact.slice(6)} 00:00:00`;
}

/** How often a series is made longer, and how far ahead it then reaches: two years, until the next time. */
const paceDays = 7;
const yearsAhead = 2;

/** How far ahead occurrences are stored, in civil milliseconds: counted from now, or from a start that is still to come. */
export function horizonOf(start: string, now: number): number {
  return leastAhead(start, now) + (paceDays + 1) * dayMs;
}

/** Up to when occurrences exist at any time. */
export function leastAhead(start: string, now: number): number {
  const from = new Date(Math.max(now, civilOfWall(start)));
  from.setUTCFullYear(from.getUTCFullYear() + yearsAhead);
  return from.getTime();
}

/** When a series is to be made longer; never where it has an end that is within reach. */
export async function nextDue(
  recurrence: StoredRecurrence,
  start: string,
  now: number,
): Promise<Date | undefined> {
  if (await isOver(recurrence, start, horizonOf(start, now))) return undefined;
  return new Date(Math.max(now, civilOfWall(start)) + paceDays * dayMs);
}
