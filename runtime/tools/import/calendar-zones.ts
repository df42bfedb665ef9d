import ICAL from "ical.js";
import { findIana } from "windows-iana";
import { dayMs, minuteMs } from "../../dates/civil.js";
import { wallOfCivil } from "../../dates/wall-time.js";
import { parseZone } from "../../dates/zone.js";

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
export function zoneNamed(
  tzid: string,
  time?: ICAL.Time,
): { readonly zone: string; readonly warning?: string } | undefined {
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

/** The name of a zone with an offset from UTC only; undefined where there is none. */
export function knownOffset(minutes: number): string | undefined {
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

/** Windows names of zones whose displayed name has neither that name nor a city of the zone database. */
const displayed: Readonly<Record<string, string>> = {
  Arizona: "US Mountain",
  Saskatchewan: "Canada Central",
  "Indiana (East)": "US Eastern",
  Alaska: "Alaskan",
  Hawaii: "Hawaiian",
  "International Date Line West": "Dateline",
  Brasilia: "E. South America",
  Georgetown: "SA Eastern",
  "Cape Verde Is.": "Cape Verde",
  "Cape Verde Islands": "Cape Verde",
  "West Central Africa": "W. Central Africa",
  "Port Louis": "Mauritius",
  Kolkata: "India",
  Kathmandu: "Nepal",
  "Sri Jayawardenepura": "Sri Lanka",
  "Yangon (Rangoon)": "Myanmar",
  "Petropavlovsk-Kamchatsky": "Kamchatka",
  "Nuku'alofa": "Tonga",
};

/** The zone that Windows displays as `(UTC-05:00) Eastern Time (US & Canada)`: by its name, or by a city in it. */
function zoneDisplayedAs(name: string): string | undefined {
  const [, offset = "+00:00", shown = ""] = /^\((?:UTC|GMT)([+-]\d\d:\d\d)?\)(.+)$/i.exec(name) ?? [];
  const words = shown.trim();
  if (words === "") return undefined;
  const [outside = ""] = words.split(/ \((?:US (?:&|and) )?Canada\)/);
  const plain = outside.replace(/ Time\b/, "");
  const parts = [words, plain, ...words.split(/[,:;]/).map((part) => part.trim())];
  const found = parts.flatMap((part) => {
    const windows = displayed[part] ?? part;
    return [findIana(`${windows} Standard Time`)[0], findIana(windows)[0], cities().get(part.toLowerCase())];
  });
  const known = found.filter((zone): zone is NonNullable<typeof zone> => zone !== undefined);
  const fitting = known.find((zone) => offsetsOf(zone).includes(parseZone(offset)?.offsetAt(0) ?? 0));
  return fitting ?? known[0];
}

/** The zones with the names of their cities. */
function cities(): ReadonlyMap<string, string> {
  const zones = Intl.supportedValuesOf("timeZone");
  return new Map(zones.map((zone) => [zone.replace(/^.*\//, "").replaceAll("_", " ").toLowerCase(), zone]));
}

function offsetsOf(zone: string): (number | undefined)[] {
  return [0, 6].map((month) => parseZone(zone)?.offsetAt(Date.UTC(new Date().getUTCFullYear(), month, 15)));
}

/** The zones to name first, of those with the same offsets. */
export const usualZones = [
  ...["Europe/London", "Europe/Berlin", "Europe/Athens", "Europe/Istanbul", "Europe/Moscow"],
  ...["America/New_York", "America/Chicago", "America/Denver", "America/Phoenix", "America/Los_Angeles"],
  ...["America/Halifax", "America/Sao_Paulo", "America/Mexico_City", "America/Argentina/Buenos_Aires"],
  ...["Asia/Tokyo", "Asia/Shanghai", "Asia/Kolkata", "Asia/Dubai", "Asia/Jerusalem"],
  ...["Australia/Sydney", "Australia/Brisbane", "Australia/Adelaide", "Australia/Perth", "Pacific/Auckland"],
  ...["Africa/Johannesburg", "Africa/Lagos", "Africa/Cairo"],
];

/** Compared from the year before an instant to three years after it, at all hours of the day. */
const comparedFrom = -366 * dayMs;
const comparedTo = 3 * 366 * dayMs;
const comparedStep = (5 * dayMs) / 24;
const aroundMs = (2 * dayMs) / 24;

/** The zone whose clocks have the given offset (in milliseconds) at every time around an instant. */
function zoneLike(offsetAt: (civil: number) => number, now: number): string | undefined {
  const samples: { readonly instant: number; readonly offset: number }[] = [];
  for (let civil = now + comparedFrom; civil < now + comparedTo; civil += comparedStep) {
    const offset = offsetAt(civil);
    // Of hours that clocks leave out or show twice, each program thinks otherwise.
    if (offsetAt(civil - aroundMs) !== offsetAt(civil + aroundMs)) continue;
    samples.push({ instant: civil - offset, offset });
  }
  return [...usualZones, ...Intl.supportedValuesOf("timeZone")].find((name) => {
    const zone = parseZone(name);
    return zone !== undefined && samples.every(({ instant, offset }) => zone.offsetAt(instant) === offset);
  });
}
