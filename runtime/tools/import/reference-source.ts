import type { ResourceDescriptor } from "../../core/descriptors.js";
import type { FetchedAnswer } from "../../network/fetch-file.js";
import { parameterBy } from "../../resources/read/parameters.js";
import { resourceNamed, type Site } from "../../resources/site.js";
import { isObject, jsonText } from "../properties.js";
import { ToolError } from "../tool.js";
import { isMissing, type ListPage, type MissingPage, readPages } from "./list-pages.js";
import { type ReadingOptions, readRecord } from "./reference-record.js";
import { inOrder, isReferredTo } from "./resource-order.js";
import type { Batch, Source } from "./source.js";
import { surveyZone } from "./source-zone.js";
import type { ThrottledClient } from "./throttled-client.js";

/** The API of a site: the reference service, or another one of this kind. */
export interface ReferenceOptions extends ReadingOptions {
  readonly name: string;
  /** Root of the API, such as `https://example.org/wp-json/tribe/events/v1`. */
  readonly api: URL;
  readonly client: ThrottledClient;
  /** Languages to ask for one after another; records belong to the first in which they are met. */
  readonly languages: readonly string[];
  /** Whether the source shows more than what is published. */
  readonly isLoggedIn: boolean;
  /** Pages that are read ahead. */
  readonly ahead: number;
  /** What is known of pages that were taken before; nothing is where pages have to be read anew. */
  readonly pages: PageValidators;
}

/** Pages of the source as they were when they were last taken. */
export interface PageValidators {
  find(url: string): Promise<ValidatedPage | undefined>;
  save(page: ValidatedPage): Promise<void>;
}

export interface ValidatedPage {
  readonly url: string;
  readonly tag: string;
  readonly records: number;
  readonly total: number;
  readonly pages: number;
}

/** Where reading goes on: the language, the resource and the page that come next. */
interface Position {
  readonly language: number;
  readonly resource: number;
  readonly page: number;
}

const largestPage = 50;
/** Every date that a calendar has. */
const always = ["1900-01-01 00:00:00", "2199-12-31 23:59:59"] as const;

/** Opens the API of a site as a source. */
export function createReferenceSource(options: ReferenceOptions): Source {
  const { site, name, api, client, languages } = options;
  const order = inOrder([...site.resources.values()].map(({ facts }) => facts));
  const absent = new Map<string, string>();
  const zone = surveyZone();

  return {
    name,
    ...(options.hasImages ? { imageBase: new URL("/", api) } : {}),
    async *batches(from) {
      const start = (from ?? { language: 0, resource: 0, page: 1 }) as Position;
      for (let language = start.language; language < languages.length; language += 1) {
        const first = language === start.language ? start.resource : 0;
        for (let resource = first; resource < order.length; resource += 1) {
          const isStart = language === start.language && resource === start.resource;
          yield* listBatches(language, resource, isStart ? start.page : 1);
        }
      }
    },
    async linked(resource, key) {
      const { facts } = resourceNamed(site, resource);
      const language = languages[0] ?? site.language;
      const answer = await client.get(
        addressOf(`/${facts.plural}/${key}`, languageParameters(site, language)),
      );
      const record = answer.status === 200 ? parseJson(answer) : undefined;
      return isObject(record) ? readRecord(options, facts, record, language) : undefined;
    },
    lists: (resource) => !absent.has(resource),
    warnings: () => [
      ...zone.warnings(site),
      ...absent.values(),
      ...order.flatMap(({ hiddenBy, plural }) =>
        hiddenBy === undefined
          ? []
          : [`Of ${plural}, those with ${hiddenBy} are in no list of the source, and were not seen.`],
      ),
    ],
  };

  function addressOf(path: string, parameters: Readonly<Record<string, string>>): URL {
    const url = new URL(api);
    // A root that is itself a query parameter goes on there.
    const route = url.searchParams.get("rest_route");
    if (route === null) url.pathname = url.pathname.replace(/\/$/, "") + path;
    else url.searchParams.set("rest_route", route.replace(/\/$/, "") + path);
    for (const [parameter, value] of Object.entries(parameters)) url.searchParams.set(parameter, value);
    return url;
  }

  async function* listBatches(languageAt: number, resourceAt: number, start: number): AsyncGenerator<Batch> {
    const facts = order[resourceAt];
    const language = languages[languageAt];
    if (facts === undefined || language === undefined) return;
    const label = languages.length === 1 ? facts.plural : `${facts.plural} (${language})`;
    const seen = new Set<string>();
    const read = (page: number): Promise<ListPage | MissingPage> => readPage(facts, language, page);
    for await (const { page, answer, isLast } of readPages(
      { size: largestPage, ahead: options.ahead, read },
      start,
    )) {
      const position: Position = isLast
        ? { language: languageAt, resource: resourceAt + 1, page: 1 }
        : { language: languageAt, resource: resourceAt, page: page + 1 };
      if (isMissing(answer)) {
        yield { label, total: 0, records: [], next: position, missing: reportMissing(facts, page, answer) };
        continue;
      }
      const batch = readBatch(facts, language, { answer, seen });
      yield {
        ...batch,
        label,
        ...(languageAt > 0 || answer.unchanged === undefined ? {} : { unchangedAs: facts.plural }),
        next: position,
      };
      // A source that knows no pages answers the same one again.
      if (answer.pages === undefined && batch.listed.read === 0) return;
    }
  }

  function readBatch(
    facts: ResourceDescriptor,
    language: string,
    { answer, seen }: { readonly answer: ListPage; readonly seen: Set<string> },
  ) {
    const { url, rows, unchanged, validator, pages } = answer;
    const before = seen.size;
    const usable = rows.filter((row) => isObject(row) && isId(row.id)) as Record<string, unknown>[];
    for (const row of usable) {
      seen.add(String(row.id));
      zone.add(row);
    }
    const read = seen.size - before + (unchanged ?? 0);
    const total = answer.total ?? read;
    const missing = rows.flatMap((row, at) =>
      usable.includes(row as Record<string, unknown>)
        ? []
        : [`${facts.plural}: record ${at + 1} of ${url} has no id.`],
    );
    return {
      total,
      records: usable.map((row) => readRecord(options, facts, row, language)),
      listed: { total, read },
      missing,
      ...(unchanged === undefined ? {} : { unchanged }),
      onImported: async () => {
        if (validator !== undefined && pages !== undefined && missing.length === 0)
          await options.pages.save({ url, tag: validator, records: rows.length, total, pages });
      },
    };
  }

  /** Where the source has no such list, other records may still show what would be in it; what else it does not give is missing. */
  function reportMissing(
    facts: ResourceDescriptor,
    page: number,
    { url, status, code }: MissingPage,
  ): string[] {
    const isShownElsewhere = isReferredTo(order, facts);
    if (page > 1) return [`${facts.plural}: page ${page} was not given: ${url} answers ${status}.`];
    const others = isShownElsewhere ? "; those were taken that other records show" : "";
    absent.set(facts.name, `The source has no list of ${facts.plural} (it answers ${status})${others}.`);
    if (isShownElsewhere && code === "rest_no_route") return [];
    return [`${facts.plural}: the list was not given: ${url} answers ${status}.`];
  }

  function listAddress(facts: ResourceDescriptor, language: string, page: number): URL {
    return addressOf(`/${facts.plural}`, {
      ...listParameters(options, facts),
      ...languageParameters(site, language),
      [site.facts.paging.page]: String(page),
    });
  }

  async function readPage(
    facts: ResourceDescriptor,
    language: string,
    page: number,
  ): Promise<ListPage | MissingPage> {
    const { href: url } = listAddress(facts, language, page);
    const known = await options.pages.find(url);
    const answer = await client.get(new URL(url), known === undefined ? {} : { "If-None-Match": known.tag });
    if (answer.status === 304 && known !== undefined)
      return { url, rows: [], total: known.total, pages: known.pages, unchanged: known.records };
    if (answer.status !== 200) return { url, status: answer.status, code: errorCode(answer) };
    const body = parseJson(answer);
    const envelope = isObject(body) ? body : {};
    const rows: unknown = Array.isArray(body) ? body : envelope[facts.plural];
    if (!Array.isArray(rows)) return { url, status: answer.status, code: errorCode(answer) };
    const total = count(envelope.total, answer.headers["x-wp-total"]);
    const pages = count(envelope.total_pages, answer.headers["x-wp-totalpages"]);
    const { etag } = answer.headers;
    return {
      url,
      rows,
      ...(total === undefined ? {} : { total }),
      ...(pages === undefined ? {} : { pages }),
      ...(etag === undefined ? {} : { validator: etag }),
    };
  }
}

function listParameters(
  { site, isLoggedIn }: ReferenceOptions,
  facts: ResourceDescriptor,
): Record<string, string> {
  const { filters, period } = facts;
  const parameters: Record<string, string> = { [site.facts.paging.size]: String(largestPage) };
  if (period !== undefined) {
    if (period.start in filters) parameters[period.start] = always[0];
    if (period.end in filters) parameters[period.end] = always[1];
  }
  const emptyToo = parameterBy(facts, "hide_empty");
  if (emptyToo !== undefined) parameters[emptyToo] = "false";
  const status = parameterBy(facts, "status");
  if (isLoggedIn && status !== undefined) {
    const shown = site.facts.statuses.filter(({ role }) => role !== "trash");
    parameters[status] = shown.map(({ name }) => name).join(",");
  }
  return parameters;
}

function languageParameters({ facts }: Site, language: string): Record<string, string> {
  const { parameter, aliases } = facts.languages;
  return Object.fromEntries([parameter, ...aliases].map((name) => [name, language]));
}

function parseJson({ body, url }: FetchedAnswer): unknown {
  try {
    return JSON.parse(body.toString("utf8").replace(/^\uFEFF/, ""));
  } catch (cause) {
    throw new ToolError(`${url.href} does not answer with JSON.`, { cause });
  }
}

function errorCode({ body }: FetchedAnswer): string {
  try {
    const value: unknown = JSON.parse(body.toString("utf8"));
    return isObject(value) ? jsonText(value.code) : "";
  } catch {
    return "";
  }
}

/** Ids are numbers, in some versions written as text. */
function isId(id: unknown): boolean {
  return Number.isSafeInteger(Number(jsonText(id) || undefined)) && Number(id) > 0;
}

function count(...candidates: readonly unknown[]): number | undefined {
  const given = candidates.map((candidate) => (candidate === undefined ? Number.NaN : Number(candidate)));
  return given.find((number) => Number.isSafeInteger(number) && number >= 0);
}
