import type ICAL from "ical.js";
import { dayMs, minuteMs } from "../../dates/civil.js";
import { TooManyDates } from "../../dates/recurrence-dates.js";
import { RuleError } from "../../dates/recurrence-rule.js";
import { civilOfWall } from "../../dates/wall-time.js";
import type { Zone } from "../../dates/zone.js";
import { wallBy } from "./calendar-period.js";
import { wallOf } from "./calendar-time.js";

const hourMs = 60 * minuteMs;
/** Most steps of a rule; every minute of four years is fewer. */
const mostSteps = 3_000_000;
const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/** Whether a rule has several times in a day. */
export function isWithinDays({ freq }: ICAL.Recur): boolean {
  return freq === "HOURLY" || freq === "MINUTELY";
}

interface TimesRange {
  readonly from: number;
  readonly to: number;
  readonly zone: Zone;
  /** More times are too many. */
  readonly limit: number;
  /** Times after which none are looked for. */
  readonly most?: number | undefined;
}

/**
 * The times of a rule by hours or minutes within a span, in civil milliseconds after its start, and whether none follow.
 * Throws a RuleError for parts that are not supported, and TooManyDates where it would take too long.
 */
export function timesWithinDays(
  rule: ICAL.Recur,
  start: ICAL.Time,
  { from, to, zone, limit, most = Number.POSITIVE_INFINITY }: TimesRange,
): { readonly places: readonly number[]; readonly isOver: boolean } {
  const first = civilOfWall(wallOf(start));
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
