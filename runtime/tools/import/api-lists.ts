import { defined, isObject } from "../../core/properties.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import type { FetchedAnswer } from "../../network/fetch-file.js";
import type { AppContext } from "../../resources/app-context.js";
import { timeLimit } from "../../storage/command-options.js";
import { jsonText, parseJson, ToolError } from "../tool.js";
import type { ThrottledClient } from "./throttled-client.js";

/** How the API of a site is read: the reference service, or another service of this kind. */
export interface ReferenceOptions {
  readonly app: AppContext;
  readonly name: string;
  /** Root of the API, such as `https://example.org/wp-json/tribe/events/v1`. */
  readonly api: URL;
  readonly client: ThrottledClient;
  /** Languages to read one after another; records belong to the first in which they are met. */
  readonly languages: readonly string[];
  /** Whether the source answers titles as text; the reference service answers HTML. */
  readonly isPlain: boolean;
  /** Whether the source shows more than what is published. */
  readonly isLoggedIn: boolean;
  readonly hasImages: boolean;
  /** Pages to read ahead. */
  readonly ahead: number;
  readonly pages: ReturnType<typeof openPageValidators>;
}

/** A list in a language. */
export interface ListName {
  readonly resource: ResourceDescriptor;
  readonly language: string;
}

/** Most records of a page: in a list without a page count, a full page is followed by another. */
const largestPage = 50;
/** Every date that a calendar has. */
const always = ["1900-01-01 00:00:00", "2199-12-31 23:59:59"] as const;

/** Reads a page of a list, with a validator if one is known. Throws a ToolError where the answer is not JSON. */
async function readListPage(
  options: ReferenceOptions,
  { resource, language }: ListName,
  page: number,
): Promise<ListPage> {
  const { app, api, client, pages } = options;
  const parameters = {
    ...listParameters(options, resource),
    ...languageParameters(app, language),
    [app.service.paging.page]: String(page),
  };
  const { href: url } = addressOf(api, `/${resource.plural}`, parameters);
  const known = await pages.find(url);
  const answer = await client.get(new URL(url), known === undefined ? {} : { "If-None-Match": known.tag });
  if (answer.status === 304 && known !== undefined)
    return { url, rows: [], total: known.total, pages: known.pages, unchanged: known.records };
  const missing = { url, rows: [], failure: { status: answer.status, code: errorCode(answer) } };
  if (answer.status !== 200) return missing;
  const body = jsonOf(answer);
  const envelope = isObject(body) ? body : {};
  const rows: unknown = Array.isArray(body) ? body : envelope[resource.plural];
  if (!Array.isArray(rows)) return missing;
  const total = countIn(envelope.total, answer.headers["x-wp-total"]);
  const pageCount = countIn(envelope.total_pages, answer.headers["x-wp-totalpages"]);
  return { url, rows, ...defined({ total, pages: pageCount, validator: answer.headers.etag }) };
}

/** Reads a record by its key at the source; undefined where the source does not give it. */
export async function readListed(
  { app, api, client }: ReferenceOptions,
  { resource, language }: ListName,
  key: string,
): Promise<Record<string, unknown> | undefined> {
  const url = addressOf(api, `/${resource.plural}/${key}`, languageParameters(app, language));
  const answer = await client.get(url);
  const record = answer.status === 200 ? jsonOf(answer) : undefined;
  return isObject(record) ? record : undefined;
}

/** The address of a path below the root of an API, or below the index of all APIs. */
export function addressOf(api: URL, path: string, parameters: Readonly<Record<string, string>> = {}): URL {
  const url = new URL(api);
  // The root of the API may itself be a query parameter.
  const route = url.searchParams.get("rest_route");
  if (route === null) url.pathname = url.pathname.replace(/\/$/, "") + path;
  else url.searchParams.set("rest_route", route.replace(/\/$/, "") + path);
  for (const [parameter, value] of Object.entries(parameters)) url.searchParams.set(parameter, value);
  return url;
}

function listParameters(
  { app, isLoggedIn }: ReferenceOptions,
  resource: ResourceDescriptor,
): Record<string, string> {
  const { filters, period } = resource;
  const parameters: Record<string, string> = { [app.service.paging.size]: String(largestPage) };
  if (period !== undefined) {
    if (period.start in filters) parameters[period.start] = always[0];
    if (period.end in filters) parameters[period.end] = always[1];
  }
  const emptyToo = resource.roles.hide_empty;
  if (emptyToo !== undefined) parameters[emptyToo] = "false";
  const status = resource.roles.status;
  if (isLoggedIn && status !== undefined) {
    const { values } = resource.filters[status] ?? {};
    const shown = app.service.statuses.filter(
      ({ name, role }) => role !== "trash" && values?.includes(name) !== false,
    );
    parameters[status] = shown.map(({ name }) => name).join(",");
  }
  return parameters;
}

function languageParameters({ service }: AppContext, language: string): Record<string, string> {
  const { parameter, aliases } = service.languages;
  return Object.fromEntries([parameter, ...aliases].map((name) => [name, language]));
}

function jsonOf({ body, url }: FetchedAnswer): unknown {
  const value = parseJson(body.toString("utf8"));
  if (value === undefined) throw new ToolError(`${url.href} does not answer with JSON.`);
  return value;
}

function errorCode({ body }: FetchedAnswer): string {
  const value = parseJson(body.toString("utf8"));
  return isObject(value) ? jsonText(value.code) : "";
}

function countIn(...candidates: readonly unknown[]): number | undefined {
  const given = candidates.map((candidate) => (candidate === undefined ? Number.NaN : Number(candidate)));
  return given.find((number) => Number.isSafeInteger(number) && number >= 0);
}

/** A page of a list. */
export interface ListPage {
  readonly url: string;
  readonly rows: readonly unknown[];
  /** Records and pages of the whole list; absent where the source does not give them. */
  readonly total?: number;
  readonly pages?: number;
  /** Number of records of an unchanged page, which the response does not hold. */
  readonly unchanged?: number;
  readonly validator?: string;
  /** Status and name of the error, which may be empty, where the source does not give the page. */
  readonly failure?: { readonly status: number; readonly code: string };
}

/** Consecutive missing pages that end a list. */
const mostMissing = 3;

/** Reads the pages of a list from `start` on. A missing page is yielded, and the pages after it are read all the same. */
export async function* readPages(options: ReferenceOptions, list: ListName, start: number) {
  const coming: Promise<ListPage>[] = [];
  let last = start;
  let missing = 0;
  let isOpenEnded = false;
  let largest = 0;
  for (let page = start; page <= last; page += 1) {
    const answer = await (coming.shift() ?? readListPage(options, list, page));
    const { failure } = answer;
    if (failure !== undefined) {
      // The page after the last one of a list without a page count.
      if (isOpenEnded && (failure.status === 400 || failure.status === 404)) return;
      missing += 1;
      if (missing >= mostMissing) last = page;
    } else {
      missing = 0;
      isOpenEnded = answer.pages === undefined;
      largest = Math.max(largest, answer.rows.length);
      last = Math.max(page, answer.pages ?? guessedPages(answer, page, largest));
    }
    yield { page, answer, isLast: page === last };
    while (coming.length < options.ahead && page + coming.length < last) {
      const next = readListPage(options, list, page + coming.length + 1);
      // Its error is thrown when it is awaited.
      next.catch(() => undefined);
      coming.push(next);
    }
  }
}

function guessedPages({ rows, total }: ListPage, page: number, largest: number): number {
  if (total !== undefined) return Math.ceil(total / Math.max(1, largest));
  return rows.length >= largestPage ? page + 1 : page;
}

/** A page that was imported completely. */
interface ValidatedPage {
  readonly url: string;
  readonly tag: string;
  readonly records: number;
  readonly total: number;
  readonly pages: number;
}

/** Opens the entity tags of pages as they were imported from a source; with `isUsed` false they are only saved. */
export function openPageValidators(app: AppContext, source: string, isUsed: boolean) {
  const pages = app.database.db.collection<ValidatedPage & { readonly _id: string }>("import_pages");
  return {
    async find(url: string): Promise<ValidatedPage | undefined> {
      const found = isUsed ? await pages.findOne({ _id: `${source} ${url}` }, timeLimit) : null;
      return found ?? undefined;
    },
    async save(page: ValidatedPage): Promise<void> {
      await pages.replaceOne({ _id: `${source} ${page.url}` }, page, { upsert: true });
    },
  };
}
