import { civilMs, civilOf } from "./civil.js";

/** Whether a text is a day of the calendar as RFC 3339 writes it, such as `2031-03-10`. */
export function isCalendarDate(text: string): boolean {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (parts === null) return false;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const found = civilOf(civilMs({ year, month, day, hour: 0, minute: 0, second: 0 }));
  return found.month === month && found.day === day;
}
