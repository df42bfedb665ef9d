import { isObject } from "../../core/properties.js";
import { type IdKind, parseId } from "../../core/record-id.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { dayMs, minuteMs } from "../../dates/civil.js";
import { civilOfWall } from "../../dates/wall-time.js";
import { parseZone, type Zone } from "../../dates/zone.js";
import { inOrder, isReferredTo } from "../../import/export-format.js";
import { knownOffset, usualZones } from "../../import/readers/calendar-zones.js";
import { type Batch, descriptorOf, type Model, type Source } from "../../import/source.js";
import { jsonText } from "../../text/json.js";
import { type ListPage, type ReferenceOptions, readListed, readPages } from "./api-lists.js";
import { readRecord } from "./reference-record.js";

/** The state of one reading. */
interface Reading {
  readonly options: ReferenceOptions;
  /** Resources with those first that others refer to. */
  readonly order: readonly ResourceDescriptor[];
  /** Why a resource has no list, by its name. */
  readonly absent: Map<string, string>;
  readonly zone: ReturnType<typeof surveyZone>;
}

/** Creates a source that reads the API of a site. */
export function createReferenceSource(options: ReferenceOptions): Source {
  const { model, name, api, languages, hasImages } = options;
  const order = inOrder([...model.resources.values()]);
  const reading: Reading = { options, order, absent: new Map(), zone: surveyZone() };
  return {
    name,
    ...(hasImages ? { imageBase: new URL("/", api) } : {}),
    isTranslated: languages.length > 1,
    async *batches() {
      for (const language of languages)
        for (const resource of order) yield* listBatches(reading, resource, language);
    },
    async linked(resourceName, key) {
      const resource = descriptorOf(model, resourceName);
      const list = { resource, language: languages[0] ?? model.language };
      const json = await readListed(options, list, key);
      return json === undefined ? undefined : readRecord(options, list, json);
    },
    warnings: () => [
      ...reading.zone.warnings(model),
      ...reading.absent.values(),
      ...order.flatMap(({ hiddenBy, plural }) =>
        hiddenBy === undefined
          ? []
          : [`Of ${plural}, those with ${hiddenBy} are in no list of the source, and were not seen.`],
      ),
    ],
  };
}

/** Reads a list in a language. */
async function* listBatches(
  reading: Reading,
  resource: ResourceDescriptor,
  language: string,
): AsyncGenerator<Batch> {
  const { options, zone } = reading;
  const label = options.languages.length === 1 ? resource.plural : `${resource.plural} (${language})`;
  const list = { resource, language };
  const seen = new Set<unknown>();
  for await (const { page, answer } of readPages(options, list)) {
    const { url, rows, failure, pages } = answer;
    if (failure !== undefined) {
      const missing = reportMissing(reading, resource, { page, url, ...failure });
      yield { label, total: 0, records: [], missing };
      continue;
    }
    const before = seen.size;
    const missing: string[] = [];
    const records = rows.flatMap((row, at) => {
      if (!isObject(row) || !isId(resource, row.id)) {
        missing.push(`${resource.plural}: record ${at + 1} of ${url} has no id.`);
        return [];
      }
      seen.add(String(row.id));
      zone.add(row);
      return [readRecord(options, list, row)];
    });
    const read = seen.size - before;
    const total = answer.total ?? read;
    yield { label, total, records, listed: { total, read }, missing };
    // A source without pages gives the same answer again.
    if (pages === undefined && read === 0) return;
  }
}

/** Describes a page that the source did not give. A list that does not exist may be shown inside other records. */
function reportMissing(
  { order, absent }: Reading,
  resource: ResourceDescriptor,
  { page, url, status, code }: { page: number; url: string } & NonNullable<ListPage["failure"]>,
): string[] {
  const isShownElsewhere = isReferredTo(order, resource);
  if (page > 1) return [`${resource.plural}: page ${page} was not given: ${url} answers ${status}.`];
  const others = isShownElsewhere ? "; those were taken that other records show" : "";
  absent.set(resource.name, `The source has no list of ${resource.plural} (it answers ${status})${others}.`);
  if (isShownElsewhere && code === "rest_no_route") return [];
  return [`${resource.plural}: the list was not given: ${url} answers ${status}.`];
}

/** Integers are numbers, in some versions written as text. */
function isId(kind: IdKind, id: unknown): boolean {
  const parsed = parseId(kind, jsonText(id));
  return parsed !== undefined && parsed !== 0;
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

/** Detects the time zone of a source by dates in local time and in UTC. */
export function surveyZone() {
  const samples = new Map<string, Sample>();
  const ofRecords = new Map<string, number>();
  return {
    add(json: Readonly<Record<string, unknown>>): void {
      for (const [local, inUtc] of datePairs) {
        const sample = sampleOf(json[local], json[inUtc]);
        // One sample a day is enough.
        if (sample !== undefined && samples.size < mostSamples)
          samples.set(`${Math.floor(sample.instant / dayMs)} ${sample.offset}`, sample);
      }
      const { timezone } = json;
      if (typeof timezone === "string" && parseZone(timezone) !== undefined)
        ofRecords.set(timezone, (ofRecords.get(timezone) ?? 0) + 1);
    },
    /** Names the zone, and warns where this service has another one; empty where no date was seen. */
    warnings({ zone: own }: Model): readonly string[] {
      const named = [...ofRecords].sort(([, one], [, other]) => other - one).map(([name]) => name);
      const seen = [...samples.values()];
      const zone = seen.length === 0 ? parseZone(named[0] ?? "") : zoneOf(seen, [...named, own.name]);
      if (zone === undefined) return [];
      const found =
        seen.length === 0
          ? `Most records of the source are in the time zone ${zone.name}; its own one is not shown.`
          : `The time zone of the source is ${zone.name}.`;
      if (hasSameClocks(zone, own, seen)) return [found];
      return [
        found,
        `Warning: the time zone of this service is ${own.name}, so that lists by day begin and end at other hours ` +
          `than at the source, and records are not found on their own day. Set SITE_TIMEZONE=${zone.name} for the service.`,
      ];
    },
  };
}

function sampleOf(local: unknown, inUtc: unknown): Sample | undefined {
  const [shown = Number.NaN, instant = Number.NaN] = [local, inUtc].map((text) =>
    /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(jsonText(text)) ? civilOfWall(jsonText(text)) : Number.NaN,
  );
  const offset = shown - instant;
  // No zone has another offset: one of the two dates was changed alone.
  const isOffset = offset % (15 * minuteMs) === 0 && Math.abs(offset) <= 14 * 60 * minuteMs;
  return isOffset ? { instant, offset } : undefined;
}

/** The zone that matches best: one of those that are likely, an offset from UTC, or else any. */
function zoneOf(samples: readonly Sample[], names: readonly string[]): Zone | undefined {
  const offsets = samples.map(({ offset }) => knownOffset(offset / minuteMs) ?? "UTC");
  const near = best(samples, [...names, ...new Set(offsets)]);
  if (near.share >= clearly) return near.zone;
  const any = best(samples, [...usualZones, ...Intl.supportedValuesOf("timeZone")]);
  const found = any.share > near.share ? any : near;
  return found.share >= likely ? found.zone : undefined;
}

/** The first zone that the largest share of the samples fits, if any fits one. */
function best(samples: readonly Sample[], names: readonly string[]) {
  let found: { readonly zone?: Zone; readonly share: number } = { share: 0 };
  for (const zone of names.map(parseZone)) {
    const fitting = samples.filter(({ instant, offset }) => zone?.offsetAt(instant) === offset).length;
    const share = fitting / samples.length;
    if (zone !== undefined && share > found.share) found = { zone, share };
  }
  return found;
}

/** Compares two zones at the samples, now, and half a year later each. */
function hasSameClocks(one: Zone, other: Zone, samples: readonly Sample[]): boolean {
  const moments = [Date.now(), ...samples.map(({ instant }) => instant)];
  return moments
    .flatMap((at) => [at, at + 182 * dayMs])
    .every((at) => one.offsetAt(at) === other.offsetAt(at));
}
