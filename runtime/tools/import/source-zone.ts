import { minuteMs } from "../../dates/civil.js";
import { parseZone, type Zone } from "../../dates/zone.js";
import type { Site } from "../../resources/site.js";

/** Finds the time zone of a source by the dates that it shows in its own time and in UTC. */
export interface ZoneSurvey {
  add(json: Readonly<Record<string, unknown>>): void;
  /** What to say about the zone, and how to set it where this service has another one; nothing where no date was seen. */
  warnings(site: Site): readonly string[];
}

/** A moment and how far the source's clocks are ahead of UTC then, in milliseconds. */
interface Sample {
  readonly instant: number;
  readonly offset: number;
}

const datePairs = [
  ["date", "date_utc"],
  ["modified", "modified_utc"],
] as const;
const mostSamples = 5000;
/** A zone that fits so many of the samples is that of the source. */
const clearly = 0.9;
const likely = 0.5;

/** Of zones with the same clocks, the first is named. */
const usual = [
  ...["Europe/London", "Europe/Berlin", "Europe/Athens", "Europe/Istanbul", "Europe/Moscow"],
  ...["America/New_York", "America/Chicago", "America/Denver", "America/Phoenix", "America/Los_Angeles"],
  ...["America/Halifax", "America/Sao_Paulo", "America/Mexico_City", "America/Argentina/Buenos_Aires"],
  ...["Asia/Tokyo", "Asia/Shanghai", "Asia/Kolkata", "Asia/Dubai", "Asia/Jerusalem"],
  ...["Australia/Sydney", "Australia/Brisbane", "Australia/Adelaide", "Australia/Perth", "Pacific/Auckland"],
  ...["Africa/Johannesburg", "Africa/Lagos", "Africa/Cairo"],
];

export function surveyZone(): ZoneSurvey {
  const samples = new Map<string, Sample>();
  const ofRecords = new Map<string, number>();
  return {
    add(json) {
      for (const [local, inUtc] of datePairs) {
        const sample = sampleOf(json[local], json[inUtc]);
        // One for each day is enough.
        const name =
          sample === undefined ? "" : `${Math.floor(sample.instant / 86_400_000)} ${sample.offset}`;
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
      ? Date.parse(`${text.replace(" ", "T")}Z`)
      : Number.NaN,
  );
  if (shown === undefined || instant === undefined || Number.isNaN(shown - instant)) return undefined;
  const offset = shown - instant;
  // Other distances are no zone's: one of the two dates was changed alone.
  const isOffset = offset % (15 * minuteMs) === 0 && Math.abs(offset) <= 14 * 60 * minuteMs;
  return isOffset ? { instant, offset } : undefined;
}

/** The zone that fits best: one that the records name, that of this service, a distance from UTC, or else any. */
function zoneOf(samples: readonly Sample[], named: readonly string[], own: Zone): Zone | undefined {
  const near = best(samples, [...named, own.name, fixedZone(samples)]);
  if (near.share >= clearly) return near.zone;
  const any = best(samples, [...usual, ...Intl.supportedValuesOf("timeZone")]);
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

/** The distance from UTC that most samples have. */
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

/** Compares two zones in each half of the years that the samples are from, and of this one. */
function hasSameClocks(one: Zone, other: Zone, samples: readonly Sample[]): boolean {
  const years = new Set(
    [Date.now(), ...samples.map(({ instant }) => instant)].map((at) => new Date(at).getUTCFullYear()),
  );
  const moments = [...years].flatMap((year) => [Date.UTC(year, 0, 15), Date.UTC(year, 6, 15)]);
  return [...moments, ...samples.map(({ instant }) => instant)].every(
    (at) => one.offsetAt(at) === other.offsetAt(at),
  );
}
