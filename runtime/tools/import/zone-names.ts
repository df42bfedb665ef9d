import { findIana } from "windows-iana";
import { dayMs } from "../../dates/civil.js";
import { parseZone } from "../../dates/parse-zone.js";

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
export function zoneDisplayedAs(name: string): string | undefined {
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
export function zoneLike(offsetAt: (civil: number) => number, now: number): string | undefined {
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
