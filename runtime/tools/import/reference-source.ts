import { defined, isObject } from "../../core/properties.js";
import { type IdKind, parseId } from "../../core/record-id.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { resourceNamed } from "../../resources/site.js";
import { jsonText } from "../json.js";
import { type ListName, type ListOptions, largestPage, readListed, readListPage } from "./api-lists.js";
import { isMissing, type ListPage, type MissingPage, readPages } from "./list-pages.js";
import { type ReadingOptions, readRecord } from "./reference-record.js";
import { inOrder, isReferredTo } from "./resource-order.js";
import type { Batch, Source } from "./source.js";
import { surveyZone, type ZoneSurvey } from "./source-zone.js";

/** The API of a site: the reference service, or another service of this kind. */
export interface ReferenceOptions extends ReadingOptions, ListOptions {
  readonly name: string;
  /** Languages to read one after another; records belong to the first in which they are met. */
  readonly languages: readonly string[];
  /** Pages to read ahead. */
  readonly ahead: number;
}

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
  readonly zone: ZoneSurvey;
}

/** Creates a source that reads the API of a site. */
export function createReferenceSource(options: ReferenceOptions): Source {
  const { site, name, api, languages, hasImages } = options;
  const order = inOrder([...site.resources.values()].map(({ facts }) => facts));
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
      ...reading.zone.warnings(site),
      ...reading.absent.values(),
      ...order.flatMap(({ hiddenBy, plural }) =>
        hiddenBy === undefined
          ? []
          : [`Of ${plural}, those with ${hiddenBy} are in no list of the source, and were not seen.`],
      ),
    ],
  };
}

async function readLinked(options: ReferenceOptions, resource: string, key: string) {
  const { facts } = resourceNamed(options.site, resource);
  const name = { facts, language: options.languages[0] ?? options.site.language };
  const json = await readListed(options, name, key);
  return json === undefined ? undefined : readRecord(options, name, json);
}

/** Reads a list in a language from a page on. */
async function* listBatches(reading: Reading, start: Position): AsyncGenerator<Batch> {
  const { options, order } = reading;
  const facts = order[start.resource];
  const language = options.languages[start.language];
  if (facts === undefined || language === undefined) return;
  const label = options.languages.length === 1 ? facts.plural : `${facts.plural} (${language})`;
  const list: List = { facts, language, seen: new Set() };
  const read = (page: number): Promise<ListPage | MissingPage> => readListPage(options, list, page);
  for await (const { page, answer, isLast } of readPages(
    { size: largestPage, ahead: options.ahead, read },
    start.page,
  )) {
    const next: Position = isLast
      ? { ...start, resource: start.resource + 1, page: 1 }
      : { ...start, page: page + 1 };
    if (isMissing(answer)) {
      yield { label, total: 0, records: [], next, missing: reportMissing(reading, facts, { page, answer }) };
      continue;
    }
    const batch = readBatch(reading, list, answer);
    const isCounted = start.language === 0 && answer.unchanged !== undefined;
    yield { ...batch, label, ...(isCounted ? { unchangedAs: facts.plural } : {}), next };
    // A source without pages gives the same answer again.
    if (answer.pages === undefined && batch.listed.read === 0) return;
  }
}

interface List extends ListName {
  /** Ids on the pages so far. */
  readonly seen: Set<string>;
}

function readBatch({ options, zone }: Reading, list: List, answer: ListPage) {
  const { facts, seen } = list;
  const { url, rows, unchanged, validator, pages } = answer;
  const before = seen.size;
  const usable = rows.filter((row) => isObject(row)).filter(({ id }) => isId(facts, id));
  for (const row of usable) {
    seen.add(String(row.id));
    zone.add(row);
  }
  const read = seen.size - before + (unchanged ?? 0);
  const total = answer.total ?? read;
  const missing = rows.flatMap((row, at) =>
    isObject(row) && isId(facts, row.id) ? [] : [`${facts.plural}: record ${at + 1} of ${url} has no id.`],
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
  facts: ResourceDescriptor,
  { page, answer: { url, status, code } }: { readonly page: number; readonly answer: MissingPage },
): string[] {
  const isShownElsewhere = isReferredTo(order, facts);
  if (page > 1) return [`${facts.plural}: page ${page} was not given: ${url} answers ${status}.`];
  const others = isShownElsewhere ? "; those were taken that other records show" : "";
  absent.set(facts.name, `The source has no list of ${facts.plural} (it answers ${status})${others}.`);
  if (isShownElsewhere && code === "rest_no_route") return [];
  return [`${facts.plural}: the list was not given: ${url} answers ${status}.`];
}

/** Integers are numbers, in some versions written as text. */
function isId(kind: IdKind, id: unknown): boolean {
  const parsed = parseId(kind, jsonText(id));
  return parsed !== undefined && parsed !== 0;
}
