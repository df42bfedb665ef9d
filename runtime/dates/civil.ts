/** A reading of calendar and clock, in no particular zone. Months and days count from 1, hours from 0. */
export interface CivilTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const dayMs = 24 * 60 * minuteMs;

/**
 * Milliseconds from 1970-01-01 00:00:00 to a reading, as if every day had 24 hours ("civil milliseconds").
 * Parts out of range roll over, so day 0 is the last day of the month before. Years below 100 mean what they say,
 * which they do not in `Date.UTC`.
 */
export function civilMs({ year, month, day, hour, minute, second }: CivilTime): number {
  const midnight = new Date(0).setUTCFullYear(year, month - 1, day);
  return midnight + (hour * 60 + minute) * minuteMs + second * secondMs;
}

/** The reading that stands for civil milliseconds; fractions of a second are cut off. Inverse of {@link civilMs}. */
export function civilOf(ms: number): CivilTime {
  const date = new Date(ms);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}

/** Day of the week of civil milliseconds: 0 is Sunday, 6 is Saturday. */
export function weekdayOf(ms: number): number {
  return new Date(ms).getUTCDay();
}

/** The first and the last second that can be written with four digits for the year, in civil milliseconds. */
export const firstSecond = civilMs({ year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0 });
export const lastSecond = civilMs({ year: 9999, month: 12, day: 31, hour: 23, minute: 59, second: 59 });

/** Whether civil milliseconds lie in the years 0000 to 9999. */
export function hasPlainYear(ms: number): boolean {
  return ms >= firstSecond && ms < lastSecond + secondMs;
}

/** Whether a text is a day of the calendar as RFC 3339 writes it, such as `2031-03-10`. */
export function isCalendarDate(text: string): boolean {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (parts === null) return false;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const found = civilOf(civilMs({ year, month, day, hour: 0, minute: 0, second: 0 }));
  return found.month === month && found.day === day;
}
