import ICAL from "ical.js";
import { parseZone } from "../../dates/parse-zone.js";
import { toWall } from "../../dates/wall-time.js";
import { zoneNamed } from "./calendar-zones.js";

/** A time of a calendar as a record takes it. */
export interface CalendarTime {
  /** Wall-clock text in its zone. */
  readonly wall: string;
  /** The same as an input that is read in the zone. */
  readonly text: string;
  readonly zone: string;
  /** The zone is not that of the calendar: a series in it would have other dates. */
  readonly isConverted?: boolean;
  /** Set where the zone is not the one that the calendar names. */
  readonly warning?: string;
}

/**
 * A time in the zone that its `TZID` names. Times in UTC, and those of zones that cannot be named, are shown in the zone
 * given, at the same instant; those of names that mean nothing are read in it.
 */
export function calendarTime(time: ICAL.Time, tzid: string | undefined, fallback: string): CalendarTime {
  const wall = wallOf(time);
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  const isLocal = time.isDate || time.zone === ICAL.Timezone.localTimezone;
  const name = tzid ?? (isLocal ? undefined : time.zone.tzid);
  const named = isUtc || name === undefined ? undefined : zoneNamed(name, isLocal ? undefined : time);
  if (named !== undefined) return { wall, text: wall, ...named };
  if (isLocal) {
    const isLost = !time.isDate && tzid !== undefined;
    const warning = `Its time zone "${tzid ?? ""}" is unknown: its times are read as those of ${fallback}.`;
    return { wall, text: wall, zone: fallback, ...(isLost ? { warning } : {}) };
  }
  const instant = time.toJSDate();
  const zone = parseZone(fallback);
  const shown = {
    wall: zone === undefined ? wall : toWall(instant.getTime(), zone),
    text: instant.toISOString(),
    zone: fallback,
    isConverted: !isUtc || fallback !== "UTC",
  };
  return isUtc
    ? shown
    : { ...shown, warning: `Its time zone "${name ?? ""}" is shown as ${fallback}, at the same instants.` };
}

/** The wall-clock text of a time; of a day, its midnight. */
export function wallOf({ year, month, day, hour, minute, second, isDate }: ICAL.Time): string {
  const pad = (part: number, width = 2): string => String(part).padStart(width, "0");
  const clock = isDate ? "00:00:00" : [hour, minute, second].map((part) => pad(part)).join(":");
  return `${pad(year, 4)}-${pad(month)}-${pad(day)} ${clock}`;
}
