import { defined, isObject } from "../../core/properties.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import type { Model } from "../../import/source.js";
import { jsonText, parseJson } from "../../text/json.js";
import { ToolError } from "../tool.js";
import type { ThrottledClient } from "./throttled-client.js";

/** How the API of a site is read: the reference service, or another service of this kind. */
export interface ReferenceOptions {
  readonly model: Model;
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

/** A page of a list. */
export interface ListPage {
  readonly url: string;
  readonly rows: readonly unknown[];
  /** Records and pages of the whole list; absent where the source does not give them. */
  readonly total?: number;
  readonly pages?: number;
  /** Status and name of the error, which may be empty, where the source does not give the page. */
  readonly failure?: { readonly status: number; readonly code: string };
}

/** Reads a page of a list. Throws a ToolError where the answer is not JSON. */
async function readListPage(options: ReferenceOptions, list: ListName, page: number): Promise<ListPage> {
  const { plural } = list.resource;
  const parameters = { ...listParameters(options, list), [options.model.service.paging.page]: String(page) };
  const url = addressOf(options.api, `/${plural}`, parameters);
  const { json, status, headers } = await getJson(options, url);
  const envelope = isObject(json) ? json : {};
  const rows: unknown = Array.isArray(json) ? json : envelope[plural];
  if (status !== 200 || !Array.isArray(rows))
    return { url: url.href, rows: [], failure: { status, code: jsonText(envelope.code) } };
  const total = countIn(envelope.total, headers["x-wp-total"]);
  const pages = countIn(envelope.total_pages, headers["x-wp-totalpages"]);
  return { url: url.href, rows, ...defined({ total, pages }) };
}

/** Reads a record by its key at the source; undefined where the source does not give it. */
export async function readListed(
  options: ReferenceOptions,
  { resource, language }: ListName,
  key: string,
): Promise<Record<string, unknown> | undefined> {
  const parameters = languageParameters(options.model, language);
  const answer = await getJson(options, addressOf(options.api, `/${resource.plural}/${key}`, parameters));
  return answer.status === 200 && isObject(answer.json) ? answer.json : undefined;
}

async function getJson({ client }: ReferenceOptions, address: URL) {
  const { status, headers, body, url } = await client.get(address);
  const json = parseJson(body.toString("utf8"));
  if (status === 200 && json === undefined) throw new ToolError(`${url.href} does not answer with JSON.`);
  return { json, status, headers };
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
  { model, isLoggedIn }: ReferenceOptions,
  { resource, language }: ListName,
): Record<string, string> {
  const { filters, period, roles } = resource;
  const { paging, statuses } = model.service;
  const parameters = { ...languageParameters(model, language), [paging.size]: String(largestPage) };
  if (period !== undefined) {
    if (period.start in filters) parameters[period.start] = always[0];
    if (period.end in filters) parameters[period.end] = always[1];
  }
  if (roles.hide_empty !== undefined) parameters[roles.hide_empty] = "false";
  if (isLoggedIn && roles.status !== undefined) {
    const { values } = filters[roles.status] ?? {};
    const shown = statuses.filter(({ name, role }) => role !== "trash" && values?.includes(name) !== false);
    parameters[roles.status] = shown.map(({ name }) => name).join(",");
  }
  return parameters;
}

function languageParameters({ service }: Model, language: string): Record<string, string> {
  const { parameter, aliases } = service.languages;
  return Object.fromEntries([parameter, ...aliases].map((name) => [name, language]));
}

function countIn(...candidates: readonly unknown[]): number | undefined {
  const given = candidates.map((candidate) => (candidate === undefined ? Number.NaN : Number(candidate)));
  return given.find((number) => Number.isSafeInteger(number) && number >= 0);
}

/** Consecutive missing pages that end a list. */
const mostMissing = 3;

/** Reads the pages of a list. A missing page is yielded, and the pages after it are read all the same. */
export async function* readPages(options: ReferenceOptions, list: ListName) {
  const coming: Promise<ListPage>[] = [];
  let last = 1;
  let missing = 0;
  let isOpenEnded = false;
  let largest = 0;
  for (let page = 1; page <= last; page += 1) {
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
    yield { page, answer };
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
