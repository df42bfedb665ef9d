import { toWall } from "../dates/wall-time.js";
import type { Zone } from "../dates/zone.js";

/** A day such as `2031-03-10`. */
export type Day = string;

const dayPattern = /^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/;

/** The day that a text names, of a month its first; undefined for any other text. */
export function readDay(text: string | null): Day | undefined {
  if (text === null || !dayPattern.test(text)) return undefined;
  const day = text.padEnd(10, "-01");
  return addDays(day, 0) === day ? day : undefined;
}

/** The day on the clocks of a zone. */
export function dayAt(instant: number, zone: Zone): Day {
  return toWall(instant, zone).slice(0, 10);
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The first day of the month that lies so many months away. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The Monday of the week of a day. */
export function startOfWeek(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}
