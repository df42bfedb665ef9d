import { findIana } from "windows-iana";
import { dayMs, minuteMs } from "../../dates/civil.js";
import { startsOf, TooManyDates } from "../../dates/recurrence-dates.js";
import { RuleError, readRule } from "../../dates/recurrence-rule.js";
import { civilOfWall } from "../../dates/wall-time.js";
import { parseZone, type Zone } from "../../dates/zone.js";
import { type Component, propertiesOf, textOf } from "./calendar-components.js";
import { wallOf } from "./calendar-values.js";

/** A zone as a calendar describes it. */
export interface DescribedZone {
  readonly clocks: Zone;
  /** In milliseconds. */
  readonly offsets: ReadonlySet<number>;
  /** Names that it gives its clocks. */
  readonly letters: readonly string[];
  /** The known zone that it names beside its own name. */
  readonly location: string;
}

/**
 * The zone that a `TZID` means: a name of the zone database, maybe with an address in front
 * (`/citadel.org/20250101_1/Europe/Rome`), one of Windows, or an offset; else what the calendar describes, where that has
 * one offset only, or the clocks of a zone that is known. Undefined for all others.
 */
export function zoneNamed(
  tzid: string,
  described?: DescribedZone,
): { readonly zone: string; readonly warning?: string } | undefined {
  const parts = tzid.split("/");
  const names = [tzid, parts.slice(-3).join("/"), parts.slice(-2).join("/"), described?.location ?? ""];
  const listed = names.find((name) => /[/]|^UTC$/.test(name) && isZone(name)) ?? windowsZone(tzid);
  if (listed !== undefined) return { zone: listed };
  const offset = offsetNamed(tzid);
  const own = offset === undefined && isZone(tzid) ? tzid : undefined;
  const zone =
    described === undefined
      ? (own ?? offset)
      : (zoneLike(described.clocks, own === undefined ? [] : [own]) ??
        fixedZone(described) ??
        zoneLike(described.clocks, [...usualZones, ...Intl.supportedValuesOf("timeZone")]) ??
        offset);
  if (zone === undefined) return undefined;
  const isOwn = zone === own || offset !== undefined;
  return isOwn ? { zone } : { zone, warning: `Its time zone "${tzid}" is read as ${zone}.` };
}

function isZone(name: string): boolean {
  return parseZone(name) !== undefined;
}

/** Dates between which the changes of clocks are computed, and the most of a rule, which is yearly. */
const changes = { from: Date.UTC(1850), last: Date.UTC(2100), limit: 300 };

/** Reads a description of a zone; undefined where it is incomplete or has rules that are not yearly. */
export async function describedZone(component: Component): Promise<DescribedZone | undefined> {
  const found: { readonly instant: number; readonly before: number; readonly after: number }[] = [];
  for (const observance of component.components) {
    const [start, from, to] = ["dtstart", "tzoffsetfrom", "tzoffsetto"].map((name) =>
      textOf(observance, name),
    );
    if (start === undefined || from === undefined || to === undefined) return undefined;
    const [before, after] = [offsetOf(from), offsetOf(to)];
    const walls = await changesOf(observance, wallOf(start), before);
    if (walls === undefined || !/^(?:standard|daylight)$/.test(observance.name)) return undefined;
    found.push(...walls.map((civil) => ({ instant: civil - before, before, after })));
  }
  found.sort((one, other) => one.instant - other.instant);
  const [first] = found;
  if (first === undefined) return undefined;
  const offsetAt = (at: number): number =>
    found.findLast(({ instant }) => instant <= at)?.after ?? first.before;
  return {
    clocks: { name: "", offsetAt, abbreviationAt: () => "" },
    offsets: new Set(found.map(({ after }) => after)),
    letters: component.components.map((one) => textOf(one, "tzname") ?? ""),
    location: textOf(component, "x-lic-location") ?? "",
  };
}

/** When an observance begins, in civil milliseconds on the clocks before. */
async function changesOf(observance: Component, wall: string, before: number): Promise<number[] | undefined> {
  const found = [0];
  const clocks: Zone = { name: "", offsetAt: () => before, abbreviationAt: () => "" };
  try {
    for (const { value } of propertiesOf(observance, "rrule")) {
      const dates = await startsOf({ rrule: readRule(value, wall, clocks) }, wall, changes);
      if (dates.length === 0) return undefined;
      found.push(...dates);
    }
  } catch (error) {
    if (error instanceof RuleError || error instanceof TooManyDates) return undefined;
    throw error;
  }
  const dates = propertiesOf(observance, "rdate").flatMap(({ value }) => value.split(",").map(wallOf));
  return [...found.map((at) => civilOfWall(wall) + at), ...dates.map(civilOfWall)];
}

/** Milliseconds of an offset such as `+0530` or `-001234`. */
function offsetOf(text: string): number {
  const [hours, minutes, seconds] = [1, 3, 5].map((at) => Number(text.slice(at, at + 2)));
  const size = ((hours ?? 0) * 60 + (minutes ?? 0)) * minuteMs + (seconds ?? 0) * 1000;
  return text.startsWith("-") ? -size : size;
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
  return isZone(name) ? name : undefined;
}

/** A zone with one offset only; by the name that it gives itself, where that is the offset. */
function fixedZone({ offsets, letters }: DescribedZone): string | undefined {
  const [offset = 0, ...others] = offsets;
  if (others.length > 0 || offset % minuteMs !== 0) return undefined;
  const named = letters.find((name) => /^utc[+-]/i.test(name) && parseZone(name)?.offsetAt(0) === offset);
  return named ?? knownOffset(offset / minuteMs);
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

/** The zone that Windows means by a name. */
function windowsZone(tzid: string): string | undefined {
  if (/^(?:tzone:\/\/Microsoft\/Utc|GMT|Z)$/i.test(tzid)) return "UTC";
  const zone = findIana(tzid)[0] ?? zoneDisplayedAs(tzid);
  return zone !== undefined && isZone(zone) ? zone : undefined;
}

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

/** Zones are compared from the year before the present to three years after it, at all hours of the day. */
const compared = { from: -366 * dayMs, to: 3 * 366 * dayMs, step: (29 * dayMs) / 24 };
/** Of the hours around a change of the clocks, each program thinks otherwise. */
const aroundMs = (2 * dayMs) / 24;

/** The first zone by name with the clocks of another one. */
function zoneLike(clocks: Zone, names: readonly string[]): string | undefined {
  const samples: { readonly instant: number; readonly offset: number }[] = [];
  const now = Date.now();
  for (let instant = now + compared.from; instant < now + compared.to; instant += compared.step) {
    if (clocks.offsetAt(instant - aroundMs) === clocks.offsetAt(instant + aroundMs))
      samples.push({ instant, offset: clocks.offsetAt(instant) });
  }
  return names.find((name) => {
    const zone = parseZone(name);
    return zone !== undefined && samples.every(({ instant, offset }) => zone.offsetAt(instant) === offset);
  });
}
