import ICAL from "ical.js";
import { civilOfWall, toInstant, toWall, wallOfCivil } from "../../dates/wall-time.js";
import { parseZone, utc, type Zone } from "../../dates/zone.js";
import {
  type CalendarOptions,
  type CalendarTime,
  calendarTime,
  type Entry,
  shownTime,
  textOf,
  timeOf,
  wallOf,
} from "./calendar-entry.js";
import { type Duration, durationOf } from "./calendar-values.js";

/**
 * Reads when an event, or one of its dates, takes place as values of a record; its length is that of the event unless given, and
 * an end before the start is skipped.
 */
export function readPeriod(
  options: CalendarOptions,
  times: Entry & { readonly start: ICAL.Time; readonly length?: Duration | undefined },
) {
  const { event, zone, start, length = lengthOf(options, times) } = times;
  const { app, resource } = options;
  const { period } = resource;
  const from = shownTime(event, start, zone ?? app.zone.name);
  const isBefore = length.civil + length.exact < 0;
  const skipped = isBefore ? [`${period.end}: it is before the start.`] : [];
  const to = endOf(from, isBefore ? { civil: 0, exact: 0 } : length);
  if (start.isDate) {
    // The end is the day after the last one.
    const last = Math.max(civilOfWall(from.wall), civilOfWall(to.wall) - 1000);
    const own = textOf(event, "x-zone") ?? "";
    const name = parseZone(own) === undefined ? zone : own;
    const days = {
      [period.start]: from.wall,
      [period.end]: `${wallOfCivil(last).slice(0, 10)} 00:00:00`,
      [period.wholeDays]: true,
    };
    return { values: name === undefined ? days : { ...days, [period.zone]: name }, warnings: [], skipped };
  }
  const isWholeDays = textOf(event, "x-microsoft-cdo-alldayevent")?.toUpperCase() === "TRUE";
  const [shownFrom, shownTo] = isWholeDays ? wholeDays(from.wall, to.wall) : [from.text, to.text];
  const values = {
    [period.start]: shownFrom,
    [period.end]: shownTo,
    [period.zone]: from.zone,
    [period.wholeDays]: isWholeDays,
  };
  return { values, warnings: from.warning === undefined ? [] : [from.warning], skipped };
}

/** How an event ends after its start: by the calendar where both are on the same clocks, else exactly. */
export function lengthOf(
  { app }: CalendarOptions,
  { event, zone, start = timeOf(event, "dtstart") }: Entry & { readonly start?: ICAL.Time },
): Duration {
  const own = timeOf(event, "dtstart") ?? start;
  const end = timeOf(event, "dtend");
  if (own === undefined || end === undefined) {
    const value: unknown = event.getFirstPropertyValue("duration");
    const length = value instanceof ICAL.Duration ? durationOf(value.toString()) : undefined;
    if (length === undefined) return { civil: 0, exact: 0 };
    return own?.isDate === true ? { civil: length.civil + length.exact, exact: 0 } : length;
  }
  if (own.isDate) return { civil: civilOfWall(wallOf(end)) - civilOfWall(wallOf(own)), exact: 0 };
  const from = shownTime(event, own, zone ?? app.zone.name);
  return between(
    from,
    calendarTime(end, event.getFirstProperty("dtend")?.getFirstParameter("tzid"), from.zone),
  );
}

function between(from: CalendarTime, to: CalendarTime): Duration {
  const isSame = from.zone === to.zone && from.isConverted !== true && to.isConverted !== true;
  return isSame
    ? { civil: civilOfWall(to.wall) - civilOfWall(from.wall), exact: 0 }
    : { civil: 0, exact: instantOf(to) - instantOf(from) };
}

function endOf(from: CalendarTime, { civil, exact }: Duration): Pick<CalendarTime, "wall" | "text"> {
  const wall = wallOfCivil(civilOfWall(from.wall) + civil);
  if (exact === 0 && from.text === from.wall) return { wall, text: wall };
  const zone = parseZone(from.zone) ?? utc;
  const instant = (civil === 0 ? instantOf(from) : toInstant(wall, zone)) + exact;
  return { wall: wallOfCivil(instant + zone.offsetAt(instant)), text: new Date(instant).toISOString() };
}

/** The instant of a time, in milliseconds. */
export function instantOf({ text, wall, zone }: CalendarTime): number {
  return text === wall ? toInstant(wall, parseZone(zone) ?? utc) : Date.parse(text);
}

/** The wall-clock text of a time on the clocks of a start. Zones that the calendar does not describe are known by name only. */
export function wallBy(
  time: ICAL.Time,
  {
    start,
    zone,
    tzid,
  }: { readonly start: ICAL.Time; readonly zone: Zone; readonly tzid?: string | undefined },
): string {
  if (start.zone !== ICAL.Timezone.localTimezone) return wallOf(time.convertToZone(start.zone));
  const shown = calendarTime(time, tzid, zone.name);
  return shown.zone === zone.name ? shown.wall : toWall(instantOf(shown), zone);
}

/** The first and last day of a time whose end is the midnight after the last day. */
function wholeDays(from: string, to: string): readonly string[] {
  const last = wallOfCivil(Math.max(civilOfWall(from), civilOfWall(to) - 1000));
  return [from, last].map((time) => `${time.slice(0, 10)} 00:00:00`);
}
