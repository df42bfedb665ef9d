import type { FetchedAnswer } from "../../images/fetch-file.js";
import type { ResourceFacts } from "../../records/facts.js";
import { noDate } from "../../records/life.js";
import { parameterBy } from "../../records/parameters.js";
import { resourceNamed, type Site } from "../../records/site.js";
import { fieldStoredAs } from "../../records/stored-fields.js";
import { plainText } from "../../text/html.js";
import { ToolError } from "../tool.js";
import { jsonText } from "./json-text.js";
import type { PoliteClient } from "./polite-client.js";
import { inOrder } from "./resource-order.js";
import type { Batch, Source, SourceLink, SourceRecord } from "./source.js";

/** The API of a site: the reference service, or another one of this kind. */
export interface ReferenceOptions {
  readonly site: Site;
  readonly name: string;
  /** Root of the API, such as `https://example.org/wp-json/tribe/events/v1`. */
  readonly api: URL;
  readonly client: PoliteClient;
  /** Languages to ask for one after another; records belong to the first in which they are met. */
  readonly languages: readonly string[];
  /** Whether the source answers titles as text; the reference service answers HTML. */
  readonly isPlain: boolean;
  /** Whether the source shows more than what is published. */
  readonly isLoggedIn: boolean;
  /** Pages that are read ahead. */
  readonly ahead: number;
  readonly hasImages: boolean;
  /** What is known of pages that were taken before; nothing is where pages have to be read anew. */
  readonly pages: KnownPages;
}

/** Pages of the source as they were when they were last taken. */
export interface KnownPages {
  find(url: string): Promise<KnownPage | undefined>;
  keep(page: KnownPage): Promise<void>;
}

export interface KnownPage {
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

interface Page {
  readonly records: readonly Record<string, unknown>[];
  readonly total: number;
  readonly pages: number;
  /** The page is as it was; its records are not in the answer. */
  readonly unchanged?: number;
  readonly validator?: string;
}

const largestPage = 50;
/** Every date that a calendar has. */
const always = ["1900-01-01 00:00:00", "2199-12-31 23:59:59"] as const;

/** Opens the API of a site as a source. */
export function createReferenceSource(options: ReferenceOptions): Source {
  const { site, name, api, client, languages } = options;
  const order = inOrder([...site.resources.values()].map(({ facts }) => facts));
  const absent = new Map<string, string>();

  return {
    name,
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
    remarks: () => [
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
    const read = (page: number): Promise<Page | undefined> => readPage(facts, language, page);
    const first = await read(start);
    if (first === undefined) return;
    const coming: Promise<Page | undefined>[] = [];
    const readAhead = (page: number): void => {
      const next = read(page);
      // Whoever awaits it hears of a fault; until then nobody does.
      next.catch(() => undefined);
      coming.push(next);
    };
    for (let page = start, found: Page | undefined = first; found !== undefined; page += 1) {
      const { pages, total, records, unchanged, validator } = found;
      while (coming.length < options.ahead && page + coming.length < pages)
        readAhead(page + coming.length + 1);
      const url = listAddress(facts, language, page).href;
      const count = records.length;
      yield {
        label: languages.length === 1 ? facts.plural : `${facts.plural} (${language})`,
        total,
        records: records.map((record) => readRecord(options, facts, record, language)),
        ...(unchanged === undefined ? {} : { unchanged }),
        ...(unchanged === undefined || languageAt > 0 ? {} : { unchangedAs: facts.plural }),
        next:
          page < pages
            ? { language: languageAt, resource: resourceAt, page: page + 1 }
            : { language: languageAt, resource: resourceAt + 1, page: 1 },
        onTaken: async () => {
          if (validator !== undefined)
            await options.pages.keep({ url, tag: validator, records: count, total, pages });
        },
      };
      if (page >= pages) return;
      if (coming.length === 0) readAhead(page + 1);
      found = await coming.shift();
    }
  }

  function listAddress(facts: ResourceFacts, language: string, page: number): URL {
    return addressOf(`/${facts.plural}`, {
      ...listParameters(options, facts),
      ...languageParameters(site, language),
      [site.facts.paging.page]: String(page),
    });
  }

  async function readPage(facts: ResourceFacts, language: string, page: number): Promise<Page | undefined> {
    const url = listAddress(facts, language, page);
    const known = await options.pages.find(url.href);
    const answer = await client.get(url, known === undefined ? {} : { "If-None-Match": known.tag });
    if (answer.status === 304 && known !== undefined)
      return { records: [], total: known.total, pages: known.pages, unchanged: known.records };
    const body = parseJson(answer);
    const rows: unknown = Array.isArray(body) ? body : isObject(body) ? body[facts.plural] : undefined;
    if (answer.status !== 200 || !Array.isArray(rows)) {
      if (page === 1)
        absent.set(
          facts.name,
          `The source has no list of ${facts.plural} (it answers ${answer.status}); those were taken that other records show.`,
        );
      return undefined;
    }
    const envelope = isObject(body) ? body : {};
    const records = rows.filter(isObject);
    const total = count(envelope.total, answer.headers["x-wp-total"]) ?? records.length;
    const pages = count(envelope.total_pages, answer.headers["x-wp-totalpages"]) ?? 1;
    const { etag } = answer.headers;
    return { records, total, pages, ...(etag === undefined ? {} : { validator: etag }) };
  }
}

function listParameters(
  { site, isLoggedIn }: ReferenceOptions,
  facts: ResourceFacts,
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

/** A record of the API as the fields of the spec take it. */
export function readRecord(
  options: ReferenceOptions,
  facts: ResourceFacts,
  json: Readonly<Record<string, unknown>>,
  language: string,
): SourceRecord {
  const values: Record<string, unknown> = {};
  const links: Record<string, SourceLink[]> = {};
  for (const [name, field] of Object.entries(facts.fields)) {
    const raw = json[name];
    if (raw === undefined || raw === null) continue;
    switch (field.storage) {
      case "references":
      case "reference":
        links[name] = readLinks(options, field.target ?? "", raw, language);
        break;
      case "image":
        if (options.hasImages) values[name] = isObject(raw) ? raw.url : raw === false ? "" : raw;
        break;
      case "password":
        break;
      default:
        values[name] = options.isPlain ? raw : asText(field.kind, raw);
    }
  }
  keepOneDate(facts, values);
  const key = String(json.id);
  const id = Number(json.id);
  return {
    resource: facts.name,
    key,
    ...(Number.isSafeInteger(id) ? { id } : {}),
    title: jsonText(values[facts.namedBy] ?? json.slug),
    language,
    values,
    links,
    kept: keptOf(facts, json),
    ...(isMasked(facts, json)
      ? { refusal: "It is protected by a password at the source, which shows only its title." }
      : {}),
  };
}

function readLinks(options: ReferenceOptions, target: string, raw: unknown, language: string): SourceLink[] {
  const { facts } = resourceNamed(options.site, target);
  const entries: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  return entries.flatMap((entry): SourceLink[] => {
    if (isObject(entry)) {
      if (!Number.isSafeInteger(Number(entry.id))) return [];
      const isWhole = Object.keys(entry).length > 1;
      return [
        {
          key: String(entry.id),
          ...(isWhole ? { record: readRecord(options, facts, entry, language) } : {}),
        },
      ];
    }
    return Number(entry) > 0 ? [{ key: String(Number(entry)) }] : [];
  });
}

/** The reference service answers titles as HTML and addresses with entities. */
function asText(kind: string, raw: unknown): unknown {
  if (typeof raw !== "string" || !raw.includes("&")) return raw;
  if (kind === "text") return plainText(raw);
  return kind === "url" ? raw.replace(/&(?:amp|#0*38);/g, "&") : raw;
}

/** The publication date in UTC says it all; a record that was never published has none. */
function keepOneDate(facts: ResourceFacts, values: Record<string, unknown>): void {
  const local = fieldStoredAs(facts, "date");
  const inUtc = fieldStoredAs(facts, "date_utc");
  if (inUtc === undefined || typeof values[inUtc] !== "string") return;
  if (local !== undefined) Reflect.deleteProperty(values, local);
  if (values[inUtc] === noDate) Reflect.deleteProperty(values, inUtc);
}

function keptOf(
  facts: ResourceFacts,
  { slug, modified_utc }: Readonly<Record<string, unknown>>,
): NonNullable<SourceRecord["kept"]> {
  const hasField = fieldStoredAs(facts, "slug") !== undefined;
  const modified =
    typeof modified_utc === "string" ? new Date(`${modified_utc.replace(" ", "T")}Z`) : undefined;
  return {
    ...(!hasField && typeof slug === "string" && slug !== "" ? { slug } : {}),
    ...(modified === undefined || Number.isNaN(modified.getTime()) ? {} : { modified }),
  };
}

/** Readers without the password see nothing in some places where otherwise there is always something. */
function isMasked({ masked = {} }: ResourceFacts, json: Readonly<Record<string, unknown>>): boolean {
  const never = Object.keys(masked).filter((name) => masked[name] === null && name in json);
  return never.length > 0 && never.every((name) => json[name] === null);
}

function parseJson({ body, url }: FetchedAnswer): unknown {
  try {
    return JSON.parse(body.toString("utf8").replace(/^\uFEFF/, ""));
  } catch (cause) {
    throw new ToolError(`${url.href} does not answer with JSON.`, { cause });
  }
}

function count(...candidates: readonly unknown[]): number | undefined {
  const given = candidates.map((candidate) => (candidate === undefined ? Number.NaN : Number(candidate)));
  return given.find((number) => Number.isSafeInteger(number) && number >= 0);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
