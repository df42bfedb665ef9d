import ICAL from "ical.js";
import { parseZone } from "../../dates/parse-zone.js";
import type { StoredRecurrence } from "../../dates/recurrence-dates.js";
import { readRule } from "../../dates/recurrence-rule.js";
import { toWall } from "../../dates/wall-time.js";
import type { Zone } from "../../dates/zone.js";
import { type Entry, shownTime } from "./calendar-entry.js";
import type { CalendarOptions } from "./calendar-options.js";
import { wallOf } from "./calendar-time.js";

/** The recurrence of an event, on the clocks of its start. Throws a RuleError. */
export function recurrenceOf(options: CalendarOptions, entry: Entry, start: ICAL.Time): Recurrence {
  const rule = ruleOf(entry.event);
  const zone = clocksOf(options, entry, start);
  const rrule = rule === undefined ? {} : { rrule: readRule(rule.toString(), wallOf(start), zone) };
  return { ...rrule, ...datesBeside(entry.event, start, zone) };
}

/** The time zone of an event. */
export function clocksOf({ site }: CalendarOptions, { event, zone }: Entry, start: ICAL.Time): Zone {
  return parseZone(shownTime(event, start, zone ?? site.zone.name).zone) ?? site.zone;
}

export function ruleOf(event: ICAL.Component): ICAL.Recur | undefined {
  const rule: unknown = event.getFirstPropertyValue("rrule");
  return rule instanceof ICAL.Recur ? rule : undefined;
}

/** The additional and the excluded dates of an event. */
export function datesBeside(
  event: ICAL.Component,
  start: ICAL.Time,
  zone: Zone,
): Pick<Recurrence, "rdate" | "exdate"> {
  const datesOf = (name: string): string[] =>
    event
      .getAllProperties(name)
      .flatMap((one) => one.getValues().flatMap((value) => dateIn(value, start, zone)));
  return { rdate: datesOf("rdate"), exdate: datesOf("exdate") };
}

/** With both lists. */
export type Recurrence = StoredRecurrence & Required<Pick<StoredRecurrence, "rdate" | "exdate">>;

/** A date of RDATE or EXDATE on the clocks of the start; a whole day gets the time of the start. */
export function dateIn(value: unknown, start: ICAL.Time, zone: Zone): string[] {
  const time = value instanceof ICAL.Period ? value.start : value;
  if (!(time instanceof ICAL.Time)) return [];
  if (time.isDate && !start.isDate) return [wallOf(time).slice(0, 10) + wallOf(start).slice(10)];
  return [time.isDate ? wallOf(time) : wallBy(time, start, zone)];
}

/** The wall-clock text of a time on the clocks of a start. Zones that the calendar does not describe are known by name only. */
export function wallBy(time: ICAL.Time, start: ICAL.Time, zone: Zone): string {
  const isDescribed = start.zone !== ICAL.Timezone.localTimezone;
  return time.zone === ICAL.Timezone.utcTimezone && !isDescribed
    ? toWall(time.toJSDate().getTime(), zone)
    : wallOf(time.convertToZone(start.zone));
}
