import ICAL from "ical.js";
import { findIana } from "windows-iana";
import { minuteMs } from "../../dates/civil.js";
import { parseZone } from "../../dates/parse-zone.js";
import { wallOfCivil } from "../../dates/wall-time.js";
import { zoneDisplayedAs, zoneLike } from "./zone-names.js";

/** A zone that the service knows, with a warning where its name in the calendar is another one. */
export interface NamedZone {
  readonly zone: string;
  readonly warning?: string;
}

/** The time zone that a calendar names as a whole. */
export function zoneOfCalendar(calendar: ICAL.Component): string | undefined {
  const name = textIn(calendar, "x-wr-timezone");
  return name === "" ? undefined : name;
}

/**
 * The zone that a `TZID` means: a name of the zone database, maybe with an address in front
 * (`/citadel.org/20250101_1/Europe/Rome`), one of Windows, or an offset; else what the calendar describes, where that has
 * one offset only, or the clocks of a zone that is known. Undefined for all others.
 */
export function zoneNamed(tzid: string, time?: ICAL.Time): NamedZone | undefined {
  const described = ICAL.TimezoneService.has(tzid) ? ICAL.TimezoneService.get(tzid) : undefined;
  const parts = tzid.split("/");
  const names = [tzid, ...[3, 2].map((count) => parts.slice(-count).join("/"))];
  if (described !== undefined) names.push(textIn(described.component, "x-lic-location"));
  const known = names.find((name) => /[/]|^UTC$/.test(name) && parseZone(name) !== undefined);
  if (known !== undefined) return { zone: known };
  const listed = /^(?:tzone:\/\/Microsoft\/Utc|GMT|Z)$/i.test(tzid)
    ? "UTC"
    : (findIana(tzid)[0] ?? zoneDisplayedAs(tzid));
  if (listed !== undefined && parseZone(listed) !== undefined) return { zone: listed };
  const offset = offsetNamed(tzid);
  const isShort =
    offset === undefined &&
    parseZone(tzid) !== undefined &&
    (described === undefined || (time !== undefined && isLike(time, tzid)));
  if (isShort) return { zone: tzid };
  const fixed =
    (described === undefined ? undefined : (fixedZone(described) ?? knownLike(described))) ?? offset;
  if (fixed === undefined || offset !== undefined) return fixed === undefined ? undefined : { zone: fixed };
  return { zone: fixed, warning: `Its time zone "${tzid}" is read as ${fixed}.` };
}

/** Whether the offsets of a time are those of a zone, in winter and in summer. */
function isLike(time: ICAL.Time, name: string): boolean {
  return [1, 7].every((month) => {
    const other = time.clone();
    other.month = month;
    other.day = 15;
    return parseZone(name)?.offsetAt(other.toJSDate().getTime()) === other.utcOffset() * 1000;
  });
}

const likes = new WeakMap<ICAL.Timezone, string | undefined>();

/** The known zone whose clocks a calendar describes. */
function knownLike(described: ICAL.Timezone): string | undefined {
  if (!likes.has(described)) {
    const offsetAt = (civil: number) =>
      described.utcOffset(ICAL.Time.fromDateTimeString(wallOfCivil(civil).replace(" ", "T"))) * 1000;
    likes.set(described, zoneLike(offsetAt, Date.now()));
  }
  return likes.get(described);
}

/** `UTC+0530` and the like in the form of the service: `UTC+5:30`. */
function offsetNamed(tzid: string): string | undefined {
  const [, sign, hours = "", minutes = "00"] =
    /^(?:utc|gmt)?([+-])(\d{1,2})(?::?([0-5]\d))?$/i.exec(tzid) ?? [];
  if (sign === undefined) return undefined;
  return knownOffset((Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1));
}

function knownOffset(minutes: number): string | undefined {
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? "" : `:${String(size % 60).padStart(2, "0")}`;
  const name = `UTC${minutes < 0 ? "-" : "+"}${Math.floor(size / 60)}${rest}`;
  return parseZone(name) === undefined ? undefined : name;
}

/** A zone with one offset only; by the name that it gives itself, where that is the offset. */
function fixedZone({ component }: ICAL.Timezone): string | undefined {
  const observances = component.getAllSubcomponents();
  const [offset, ...others] = new Set(
    observances.map((one) => (one.getFirstPropertyValue("tzoffsetto") as ICAL.UtcOffset).toSeconds()),
  );
  if (offset === undefined || others.length > 0 || offset % 60 !== 0) return undefined;
  const names = observances.map((one) => textIn(one, "tzname"));
  const named = names.find(
    (name) => /^utc[+-]/i.test(name) && parseZone(name)?.offsetAt(0) === offset * 1000,
  );
  return named ?? knownOffset((offset * 1000) / minuteMs);
}

function textIn(component: ICAL.Component, name: string): string {
  const value: unknown = component.getFirstPropertyValue(name);
  return typeof value === "string" ? value : "";
}
