import { defined, isObject } from "../../core/properties.js";
import { type IdKind, parseId } from "../../core/record-id.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { dayMs, minuteMs } from "../../dates/civil.js";
import { civilOfWall } from "../../dates/wall-time.js";
import { parseZone, type Zone } from "../../dates/zone.js";
import { type AppContext, resourceNamed } from "../../resources/app-context.js";
import { jsonText } from "../tool.js";
import { type ListName, type ListPage, type ReferenceOptions, readListed, readPages } from "./api-lists.js";
import { knownOffset, usualZones } from "./calendar-zones.js";
import { inOrder, isReferredTo } from "./export-format.js";
import { readRecord } from "./reference-record.js";
import type { Batch, Source } from "./source.js";

/** Where reading continues: the language, the resource and the page that come next. */
interface Position {
  readonly language: number;
  readonly resource: number;
  readonly page: number;
}

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
  const { app, name, api, languages, hasImages } = options;
  const order = inOrder([...app.resources.values()].map(({ resource }) => resource));
  const reading: Reading = { options, order, absent: new Map(), zone: surveyZone() };
  return {
    name,
    ...(hasImages ? { imageBase: new URL("/", api) } : {}),
    async *batches(from) {
      let position = (from ?? { language: 0, resource: 0, page: 1 }) as Position;
      while (position.language < languages.length) {
        if (position.resource < order.length) {
          yield* listBatches(reading, position);
          position = { ...position, resource: position.resource + 1, page: 1 };
        } else position = { language: position.language + 1, resource: 0, page: 1 };
      }
    },
    linked: (resource, key) => readLinked(options, resource, key),
    lists: (resource) => !reading.absent.has(resource),
    warnings: () => [
      ...reading.zone.warnings(app),
      ...reading.absent.values(),
      ...order.flatMap(({ hiddenBy, plural }) =>
        hiddenBy === undefined
          ? []
          : [`Of ${plural}, those with ${hiddenBy} are in no list of the source, and were not seen.`],
      ),
    ],
  };
}

async function readLinked(options: ReferenceOptions, resourceName: string, key: string) {
  const { resource } = resourceNamed(options.app, resourceName);
  const name = { resource, language: options.languages[0] ?? options.app.language };
  const json = await readListed(options, name, key);
  return json === undefined ? undefined : readRecord(options, name, json);
}

/** Reads a list in a language from a page on. */
async function* listBatches(reading: Reading, start: Position): AsyncGenerator<Batch> {
  const { options, order } = reading;
  const resource = order[start.resource];
  const language = options.languages[start.language];
  if (resource === undefined || language === undefined) return;
  const label = options.languages.length === 1 ? resource.plural : `${resource.plural} (${language})`;
  const list = { resource, language, seen: new Set<string>() };
  for await (const { page, answer, isLast } of readPages(options, list, start.page)) {
    const next: Position = isLast
      ? { ...start, resource: start.resource + 1, page: 1 }
      : { ...start, page: page + 1 };
    if (answer.failure !== undefined) {
      const missing = reportMissing(reading, resource, { page, url: answer.url, ...answer.failure });
      yield { label, total: 0, records: [], next, missing };
      continue;
    }
    const batch = readBatch(reading, list, answer);
    const isCounted = start.language === 0 && answer.unchanged !== undefined;
    yield { ...batch, label, ...(isCounted ? { unchangedAs: resource.plural } : {}), next };
    // A source without pages gives the same answer again.
    if (answer.pages === undefined && batch.listed.read === 0) return;
  }
}

/** Reads a page of a list; `seen` has the ids on the pages so far. */
function readBatch(
  { options, zone }: Reading,
  list: ListName & { readonly seen: Set<string> },
  answer: ListPage,
) {
  const { resource, seen } = list;
  const { url, rows, unchanged, validator, pages } = answer;
  const before = seen.size;
  const usable = rows.filter((row) => isObject(row)).filter(({ id }) => isId(resource, id));
  for (const row of usable) {
    seen.add(String(row.id));
    zone.add(row);
  }
  const read = seen.size - before + (unchanged ?? 0);
  const total = answer.total ?? read;
  const missing = rows.flatMap((row, at) =>
    isObject(row) && isId(resource, row.id)
      ? []
      : [`${resource.plural}: record ${at + 1} of ${url} has no id.`],
  );
  return {
    total,
    records: usable.map((row) => readRecord(options, list, row)),
    listed: { total, read },
    missing,
    ...defined({ unchanged }),
    onImported: async () => {
      if (validator !== undefined && pages !== undefined && missing.length === 0)
        await options.pages.save({ url, tag: validator, records: rows.length, total, pages });
    },
  } satisfies Partial<Batch>;
}

/** Describes a page that the source did not give. A list that does not exist may be shown inside other records. */
function reportMissing(
  { order, absent }: Reading,
  resource: ResourceDescriptor,
  { page, url, status, code }: { page: number; url: string; status: number; code: string },
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
        const name = sample === undefined ? "" : `${Math.floor(sample.instant / dayMs)} ${sample.offset}`;
        if (sample !== undefined && samples.size < mostSamples) samples.set(name, sample);
      }
      const { timezone } = json;
      if (typeof timezone === "string" && parseZone(timezone) !== undefined)
        ofRecords.set(timezone, (ofRecords.get(timezone) ?? 0) + 1);
    },
    /** Names the zone, and warns where this service has another one; empty where no date was seen. */
    warnings(app: AppContext): readonly string[] {
      const named = [...ofRecords].sort(([, one], [, other]) => other - one).map(([name]) => name);
      const seen = [...samples.values()];
      const zone = seen.length === 0 ? parseZone(named[0] ?? "") : zoneOf(seen, named, app.zone);
      return zone === undefined ? [] : sentences(zone, app, seen);
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

/** The offset from UTC that most samples have. */
function fixedZone(samples: readonly Sample[]): string {
  const counts = new Map<number, number>();
  for (const { offset } of samples) counts.set(offset, (counts.get(offset) ?? 0) + 1);
  const [most = [0]] = [...counts].sort(([, one], [, other]) => other - one);
  return knownOffset(most[0] / minuteMs) ?? "UTC";
}

function sentences(zone: Zone, app: AppContext, samples: readonly Sample[]): readonly string[] {
  const found =
    samples.length === 0
      ? `Most records of the source are in the time zone ${zone.name}; its own one is not shown.`
      : `The time zone of the source is ${zone.name}.`;
  if (hasSameClocks(zone, app.zone, samples)) return [found];
  return [
    found,
    `Warning: the time zone of this service is ${app.zone.name}, so that lists by day begin and end at other hours ` +
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
