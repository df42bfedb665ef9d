import ICAL from "ical.js";
import { toWall } from "../../dates/wall-time.js";
import { parseZone } from "../../dates/zone.js";

/** A time of a calendar as a record takes it. */
export interface CalendarTime {
  /** What the clocks of its zone show. */
  readonly wall: string;
  /** The same as an input that is understood in the zone. */
  readonly text: string;
  readonly zone: string;
  /** Set where the zone is another one than the calendar says. */
  readonly remark?: string;
}

/**
 * A time in the zone that its `TZID` names. Times in UTC, and those of zones that nobody knows by name, are shown in the
 * zone given, at the same instant.
 */
export function calendarTime(time: ICAL.Time, tzid: string | undefined, fallback: string): CalendarTime {
  const wall = wallOf(time);
  if (time.isDate || time.zone === ICAL.Timezone.localTimezone) {
    const named = tzid === undefined ? undefined : zoneNamed(tzid);
    return { wall, text: wall, zone: named ?? fallback };
  }
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  const named = isUtc ? undefined : zoneNamed(tzid ?? time.zone.tzid);
  if (named !== undefined) return { wall, text: wall, zone: named };
  const instant = time.toJSDate();
  const zone = parseZone(fallback);
  const shown = {
    wall: zone === undefined ? wall : toWall(instant.getTime(), zone),
    text: instant.toISOString(),
    zone: fallback,
  };
  return isUtc
    ? shown
    : { ...shown, remark: `Its time zone "${tzid ?? ""}" is shown as ${fallback}, at the same instants.` };
}

/** The zone of a whole calendar, as many programs write it. */
export function zoneOfCalendar(calendar: ICAL.Component): string | undefined {
  const given: unknown = calendar.getFirstPropertyValue("x-wr-timezone");
  return typeof given === "string" ? zoneNamed(given) : undefined;
}

/** Some programs put an address before the name: `/citadel.org/20250101_1/Europe/Rome`. */
function zoneNamed(tzid: string): string | undefined {
  const parts = tzid.split("/");
  const names = [3, 2].map((count) => parts.slice(-count).join("/"));
  const location: unknown = ICAL.TimezoneService.has(tzid)
    ? ICAL.TimezoneService.get(tzid).component.getFirstPropertyValue("x-lic-location")
    : undefined;
  const candidates = [tzid, ...names, ...(typeof location === "string" ? [location] : [])];
  return candidates.find((one) => /[/]|^UTC$/.test(one) && parseZone(one) !== undefined);
}

/** What the clocks show; of a day, its midnight. */
export function wallOf({ year, month, day, hour, minute, second, isDate }: ICAL.Time): string {
  const pad = (part: number, width = 2): string => String(part).padStart(width, "0");
  const clock = isDate ? "00:00:00" : [hour, minute, second].map((part) => pad(part)).join(":");
  return `${pad(year, 4)}-${pad(month)}-${pad(day)} ${clock}`;
}
