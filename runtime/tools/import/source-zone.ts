import { dayMs, minuteMs } from "../../dates/civil.js";
import { parseZone } from "../../dates/parse-zone.js";
import { civilOfWall } from "../../dates/wall-time.js";
import type { Zone } from "../../dates/zone.js";
import type { Site } from "../../resources/site.js";
import { usualZones } from "./zone-names.js";

/** Detects the time zone of a source by dates in local time and in UTC. */
export interface ZoneSurvey {
  add(json: Readonly<Record<string, unknown>>): void;
  /** Names the zone, and warns where this service has another one; empty where no date was seen. */
  warnings(site: Site): readonly string[];
}

/** An instant and the offset of the source from UTC then, in milliseconds. */
interface Sample {
  readonly instant: number;
  readonly offset: number;
}

const datePairs = [
  ["date", "date_utc"],
  ["modified", "modified_utc"],
] as const;
const mostSamples = 5000;
/** Share of matching samples that makes a zone certain, and one that makes it likely. */
const clearly = 0.9;
const likely = 0.5;

export function surveyZone(): ZoneSurvey {
  const samples = new Map<string, Sample>();
  const ofRecords = new Map<string, number>();
  return {
    add(json) {
      for (const [local, inUtc] of datePairs) {
        const sample = sampleOf(json[local], json[inUtc]);
        // One sample a day is enough.
        const name = sample === undefined ? "" : `${Math.floor(sample.instant / dayMs)} ${sample.offset}`;
        if (sample !== undefined && samples.size < mostSamples) samples.set(name, sample);
      }
      const { timezone } = json;
      if (typeof timezone === "string" && parseZone(timezone) !== undefined)
        ofRecords.set(timezone, (ofRecords.get(timezone) ?? 0) + 1);
    },
    warnings(site) {
      const named = [...ofRecords].sort(([, one], [, other]) => other - one).map(([name]) => name);
      const seen = [...samples.values()];
      const zone = seen.length === 0 ? parseZone(named[0] ?? "") : zoneOf(seen, named, site.zone);
      return zone === undefined ? [] : sentences(zone, site, seen);
    },
  };
}

function sampleOf(local: unknown, inUtc: unknown): Sample | undefined {
  const [shown, instant] = [local, inUtc].map((text) =>
    typeof text === "string" && /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)
      ? civilOfWall(text)
      : Number.NaN,
  );
  if (shown === undefined || instant === undefined || Number.isNaN(shown - instant)) return undefined;
  const offset = shown - instant;
  // No zone has another offset: one of the two dates was changed alone.
  const isOffset = offset % (15 * minuteMs) === 0 && Math.abs(offset) <= 14 * 60 * minuteMs;
  return isOffset ? { instant, offset } : undefined;
}

/** The zone that matches best: one that the records name, that of this service, an offset from UTC, or else any. */
function zoneOf(samples: readonly Sample[], named: readonly string[], own: Zone): Zone | undefined {
  const near = best(samples, [...named, own.name, fixedZone(samples)]);
  if (near.share >= clearly) return near.zone;
  const any = best(samples, [...usualZones, ...Intl.supportedValuesOf("timeZone")]);
  const found = any.share > near.share ? any : near;
  return found.share >= likely ? found.zone : undefined;
}

function best(
  samples: readonly Sample[],
  names: readonly string[],
): { readonly zone: Zone | undefined; readonly share: number } {
  let found: { readonly zone: Zone | undefined; readonly share: number } = { zone: undefined, share: 0 };
  for (const name of names) {
    const zone = parseZone(name);
    if (zone === undefined) continue;
    const fitting = samples.filter(({ instant, offset }) => zone.offsetAt(instant) === offset).length;
    if (fitting / samples.length > found.share) found = { zone, share: fitting / samples.length };
  }
  return found;
}

/** The offset from UTC that most samples have. */
function fixedZone(samples: readonly Sample[]): string {
  const counts = new Map<number, number>();
  for (const { offset } of samples) counts.set(offset, (counts.get(offset) ?? 0) + 1);
  const [most = [0]] = [...counts].sort(([, one], [, other]) => other - one);
  const minutes = Math.abs(most[0]) / minuteMs;
  const rest = minutes % 60 === 0 ? "" : `:${minutes % 60}`;
  return `UTC${most[0] < 0 ? "-" : "+"}${Math.floor(minutes / 60)}${rest}`;
}

function sentences(zone: Zone, site: Site, samples: readonly Sample[]): readonly string[] {
  const found =
    samples.length === 0
      ? `Most records of the source are in the time zone ${zone.name}; its own one is not shown.`
      : `The time zone of the source is ${zone.name}.`;
  if (hasSameClocks(zone, site.zone, samples)) return [found];
  return [
    found,
    `Warning: the time zone of this service is ${site.zone.name}, so that lists by day begin and end at other hours ` +
      `than at the source, and records are not found on their own day. Set SITE_TIMEZONE=${zone.name} for the service.`,
  ];
}

/** Compares two zones in each half of the years of the samples, and of this year. */
function hasSameClocks(one: Zone, other: Zone, samples: readonly Sample[]): boolean {
  const years = new Set(
    [Date.now(), ...samples.map(({ instant }) => instant)].map((at) => new Date(at).getUTCFullYear()),
  );
  const moments = [...years].flatMap((year) => [Date.UTC(year, 0, 15), Date.UTC(year, 6, 15)]);
  return [...moments, ...samples.map(({ instant }) => instant)].every(
    (at) => one.offsetAt(at) === other.offsetAt(at),
  );
}
