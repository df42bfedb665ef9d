import { defined, isObject } from "../../core/properties.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import type { FetchedAnswer } from "../../network/fetch-file.js";
import { parameterBy } from "../../resources/read/parameters.js";
import type { Site } from "../../resources/site.js";
import { jsonText, parseJson } from "../json.js";
import { ToolError } from "../tool.js";
import type { ListPage, MissingPage } from "./list-pages.js";
import type { PageValidators } from "./page-validators.js";
import type { ThrottledClient } from "./throttled-client.js";

/** How the lists of an API are read. */
export interface ListOptions {
  readonly site: Site;
  /** Root of the API, such as `https://example.org/wp-json/tribe/events/v1`. */
  readonly api: URL;
  readonly client: ThrottledClient;
  /** Whether the source shows more than what is published. */
  readonly isLoggedIn: boolean;
  readonly pages: PageValidators;
}

/** A list in a language. */
export interface ListName {
  readonly facts: ResourceDescriptor;
  readonly language: string;
}

/** Most records of a page. */
export const largestPage = 50;
/** Every date that a calendar has. */
const always = ["1900-01-01 00:00:00", "2199-12-31 23:59:59"] as const;

/** Reads a page of a list, with a validator if one is known. Throws a ToolError where the answer is not JSON. */
export async function readListPage(
  options: ListOptions,
  { facts, language }: ListName,
  page: number,
): Promise<ListPage | MissingPage> {
  const { site, api, client, pages } = options;
  const parameters = {
    ...listParameters(options, facts),
    ...languageParameters(site, language),
    [site.facts.paging.page]: String(page),
  };
  const { href: url } = addressOf(api, `/${facts.plural}`, parameters);
  const known = await pages.find(url);
  const answer = await client.get(new URL(url), known === undefined ? {} : { "If-None-Match": known.tag });
  if (answer.status === 304 && known !== undefined)
    return { url, rows: [], total: known.total, pages: known.pages, unchanged: known.records };
  const missing = { url, status: answer.status, code: errorCode(answer) };
  if (answer.status !== 200) return missing;
  const body = jsonOf(answer);
  const envelope = isObject(body) ? body : {};
  const rows: unknown = Array.isArray(body) ? body : envelope[facts.plural];
  if (!Array.isArray(rows)) return missing;
  const total = countIn(envelope.total, answer.headers["x-wp-total"]);
  const pageCount = countIn(envelope.total_pages, answer.headers["x-wp-totalpages"]);
  return { url, rows, ...defined({ total, pages: pageCount, validator: answer.headers.etag }) };
}

/** Reads a record by its key at the source; undefined where the source does not give it. */
export async function readListed(
  { site, api, client }: ListOptions,
  { facts, language }: ListName,
  key: string,
): Promise<Record<string, unknown> | undefined> {
  const url = addressOf(api, `/${facts.plural}/${key}`, languageParameters(site, language));
  const answer = await client.get(url);
  const record = answer.status === 200 ? jsonOf(answer) : undefined;
  return isObject(record) ? record : undefined;
}

function addressOf(api: URL, path: string, parameters: Readonly<Record<string, string>>): URL {
  const url = new URL(api);
  // The root of the API may itself be a query parameter.
  const route = url.searchParams.get("rest_route");
  if (route === null) url.pathname = url.pathname.replace(/\/$/, "") + path;
  else url.searchParams.set("rest_route", route.replace(/\/$/, "") + path);
  for (const [parameter, value] of Object.entries(parameters)) url.searchParams.set(parameter, value);
  return url;
}

function listParameters(
  { site, isLoggedIn }: ListOptions,
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
    const { values } = facts.filters[status] ?? {};
    const shown = site.facts.statuses.filter(
      ({ name, role }) => role !== "trash" && values?.includes(name) !== false,
    );
    parameters[status] = shown.map(({ name }) => name).join(",");
  }
  return parameters;
}

function languageParameters({ facts }: Site, language: string): Record<string, string> {
  const { parameter, aliases } = facts.languages;
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
