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
export function civilMs(time: CivilTime): number {
  const clock = (time.hour * 60 + time.minute) * minuteMs + time.second * secondMs;
  return daysSinceEpoch(time.year, time.month, time.day) * dayMs + clock;
}

/** The reading that stands for civil milliseconds; fractions of a second are cut off. Inverse of {@link civilMs}. */
export function civilOf(ms: number): CivilTime {
  const days = Math.floor(ms / dayMs);
  const seconds = Math.floor((ms - days * dayMs) / secondMs);
  return {
    ...calendarDay(days),
    hour: Math.floor(seconds / 3600),
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
  };
}

/** Day of the week of civil milliseconds: 0 is Sunday, 6 is Saturday. */
export function weekdayOf(ms: number): number {
  // 1970-01-01 was a Thursday.
  return (((Math.floor(ms / dayMs) + 4) % 7) + 7) % 7;
}

// The Gregorian calendar repeats every 400 years; counted from 1 March, the leap day comes last and month lengths
// follow one linear formula.
const daysPerCycle = 146_097;
const daysToEpoch = 719_468;

function daysSinceEpoch(year: number, month: number, day: number): number {
  const months = year * 12 + month - 3;
  const marchYear = Math.floor(months / 12);
  const monthFromMarch = months - marchYear * 12;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return marchYear * 365 + leapDays + Math.floor((153 * monthFromMarch + 2) / 5) + day - 1 - daysToEpoch;
}

function calendarDay(daysFromEpoch: number): { year: number; month: number; day: number } {
  const days = daysFromEpoch + daysToEpoch;
  const cycle = Math.floor(days / daysPerCycle);
  const dayOfCycle = days - cycle * daysPerCycle;
  const yearOfCycle = Math.floor(
    (dayOfCycle -
      Math.floor(dayOfCycle / 1460) +
      Math.floor(dayOfCycle / 36_524) -
      Math.floor(dayOfCycle / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
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
