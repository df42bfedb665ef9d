import ICAL from "ical.js";
import { parseZone } from "../../dates/zone.js";
import type { StoredRecurrence } from "../../recurrence/dates.js";
import { readRule } from "../../recurrence/rule.js";
import { shownTime } from "./calendar-entry.js";
import type { CalendarOptions } from "./calendar-options.js";
import { wallOf } from "./calendar-time.js";

/** How an event repeats, on the clocks of its start. Throws a RuleFault. */
export function recurrenceOf(
  { site }: CalendarOptions,
  event: ICAL.Component,
  start: ICAL.Time,
  fallback: string | undefined,
): Recurrence {
  const zone = parseZone(shownTime(event, start, fallback ?? site.zone.name).zone) ?? site.zone;
  const rule: unknown = event.getFirstPropertyValue("rrule");
  const datesOf = (name: string): string[] =>
    event.getAllProperties(name).flatMap((one) => one.getValues().flatMap((value) => dateIn(value, start)));
  const rrule = rule instanceof ICAL.Recur ? { rrule: readRule(rule.toString(), wallOf(start), zone) } : {};
  return { ...rrule, rdate: datesOf("rdate"), exdate: datesOf("exdate") };
}

/** With both lists. */
export type Recurrence = StoredRecurrence & Required<Pick<StoredRecurrence, "rdate" | "exdate">>;

/** A date beside a rule on the clocks of the start; where whole days are left out, at the time of the start. */
export function dateIn(value: unknown, start: ICAL.Time): string[] {
  const time = value instanceof ICAL.Period ? value.start : value;
  if (!(time instanceof ICAL.Time)) return [];
  if (time.isDate && !start.isDate) return [wallOf(time).slice(0, 10) + wallOf(start).slice(10)];
  return [wallOf(time.isDate ? time : time.convertToZone(start.zone))];
}
