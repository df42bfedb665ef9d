import { createReadStream, existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createInterface } from "node:readline";
import { isObject } from "../../core/properties.js";
import type { ServiceDescriptor } from "../../core/service-descriptor.js";
import {
  decodeFile,
  type FoundFile,
  fileKinds,
  kindByExtension,
  kindOf,
  startOf,
} from "../../import/open-file.js";
import type { FetchedAnswer } from "../../network/fetch-file.js";
import { parseJson } from "../../text/json.js";
import { ToolError } from "../tool.js";
import { addressOf } from "./api-lists.js";
import type { ThrottledClient } from "./throttled-client.js";

/** The kinds of sources. */
export const sourceKinds = ["api", ...fileKinds] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** A source of a known kind. */
export type Found = { readonly kind: "api"; readonly api: URL; readonly isPlain: boolean } | FoundFile;

/** Detects what an address or a file holds, of the kind that the operator names if any. Throws a ToolError where it does not exist or is of no known kind. */
export async function detect(
  given: string,
  wanted: SourceKind | undefined,
  { client, service }: { readonly client: ThrottledClient; readonly service: ServiceDescriptor },
): Promise<Found> {
  const url = addressIn(given);
  if (url === undefined) return detectFile(given, wanted);
  const answer = await client.get(url);
  const { status, body, headers } = answer;
  const [type, start] = [headers["content-type"] ?? "", startOf(body)];
  const isFile = /^BEGIN:VCALENDAR/i.test(start) || /csv|ndjson/i.test(type);
  if (wanted === "api" || (wanted === undefined && !isFile)) {
    const found = await findApi(client, answer, service);
    if (found !== undefined) return { kind: "api", ...found };
    if (wanted === "api" || start.trimStart().startsWith("<")) {
      const problem = status === 200 ? "leads to no API of events" : `answers ${status}`;
      const paths = service.mounts.map(({ path }) => path).join(" or ");
      throw new ToolError(`${url.href} ${problem}: give the address of the site, or of its API at ${paths}.`);
    }
  }
  if (status !== 200) throw new ToolError(`${url.href} answers ${status}.`);
  const byType = type.includes("calendar") ? "ics" : type.includes("csv") ? "csv" : undefined;
  const kind = wanted ?? byType ?? kindOf(start, answer.url.pathname);
  return decodeFile(answer.url.href, body, kind);
}

/** Reads an address; `webcal:` stands for calendars, and the name of a host for a site. */
export function addressIn(given: string): URL | undefined {
  const address = given.trim().replace(/^webcals?:/i, "https:");
  const full = isHost(address) && !existsSync(given) ? `https://${address}` : address;
  return /^https?:\/\//i.test(full) && URL.canParse(full) ? new URL(full) : undefined;
}

function isHost(text: string): boolean {
  const [host = "", ...path] = text.split(/[/?#]/);
  const isName = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?$/i.test(host);
  return isName && (path.length > 0 || kindByExtension(host) === undefined);
}

async function detectFile(file: string, wanted: SourceKind | undefined): Promise<Found> {
  if (!existsSync(file)) throw new ToolError(`There is no file ${file}.`);
  if ((await stat(file)).isDirectory()) throw new ToolError(`${file} is a folder.`);
  if (wanted === "api") throw new ToolError("An API is given by its address, not by a file.");
  const lines = (): AsyncIterable<string> =>
    createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  const kind = wanted ?? kindOf(await firstOf(lines()), file);
  return kind === "jsonl" ? { kind, lines } : decodeFile(file, await readFile(file), kind);
}

async function firstOf(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) return startOf(line);
  return "";
}

/** The root of an API of events. Services of this kind send plain texts, the reference service HTML. */
interface FoundApi {
  readonly api: URL;
  readonly isPlain: boolean;
}

/**
 * Finds the root of an API of events, such as `https://example.org/wp-json/tribe/events/v1`, by the response of an address: the
 * root, a list or a record in it, the index of all APIs of the site, or a page. Undefined where there is none.
 */
async function findApi(
  client: ThrottledClient,
  answer: FetchedAnswer,
  { mounts }: ServiceDescriptor,
): Promise<FoundApi | undefined> {
  const { url } = answer;
  const rootOf = (given: FetchedAnswer, api: URL): FoundApi | undefined => {
    // The root of an API names itself and lists its routes.
    const root = given.status === 200 ? parsed(given.body) : {};
    const isRoot = "routes" in root && mounts.some(({ namespace }) => namespace === root.namespace);
    return isRoot ? { api, isPlain: "contract" in root } : undefined;
  };
  const own = rootOf(answer, withoutQuery(url));
  if (own !== undefined) return own;
  const indexes = indexesOf(answer).map(withoutQuery);
  const candidates = [
    ...rootsAbove(url, mounts),
    ...indexes.flatMap((index) => mounts.map(({ namespace }) => addressOf(index, `/${namespace}`))),
    ...foldersOf(url).flatMap((folder) => mounts.map(({ path }) => new URL(folder + path, url))),
  ];
  const distinct = new Map(candidates.map((candidate) => [candidate.href, candidate]));
  for (const api of distinct.values()) {
    const found = rootOf(await client.get(api), api);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The roots above an address, in its path or its query parameter for paths. */
function rootsAbove(url: URL, mounts: ServiceDescriptor["mounts"]): readonly URL[] {
  return mounts.flatMap(({ path, namespace, query }) => {
    const at = `${url.pathname}/`.indexOf(`${path}/`);
    if (at >= 0) return [new URL(url.pathname.slice(0, at) + path, url)];
    const route = query === undefined ? null : url.searchParams.get(query);
    if (query === undefined || !`${route ?? ""}/`.startsWith(`/${namespace}/`)) return [];
    return [new URL(`?${query}=/${namespace}`, url)];
  });
}

/** Indexes of the APIs of a site: the response itself, or what its headers or its HTML head link to. */
function indexesOf({ headers, body, url }: FetchedAnswer): readonly URL[] {
  if (Array.isArray(parsed(body).namespaces)) return [url];
  const inHeader = /<([^<>]*)>\s*;[^,<>]*rel=["']?https:\/\/api\.w\.org\//.exec(String(headers.link))?.[1];
  const elements = body.toString("utf8").match(/<link\b[^<>]*>/gi) ?? [];
  const element = elements.find((one) => /\brel=["']?https:\/\/api\.w\.org\//i.test(one)) ?? "";
  const [, double, single, bare] = /\bhref=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(element) ?? [];
  const inElement = (double ?? single ?? bare)?.replace(/&(?:amp|#0*38);/g, "&");
  return [inHeader, inElement].flatMap((address) =>
    address !== undefined && URL.canParse(address, url.href) ? [new URL(address, url)] : [],
  );
}

/** The folders of a path, the deepest first: each may be the root of the site. */
function foldersOf({ pathname }: URL): readonly string[] {
  const parts = pathname.split("/").filter((part) => part !== "");
  const paths = parts.map((_, at) => `/${parts.slice(0, at + 1).join("/")}`);
  return ["", ...paths].reverse();
}

/** Removes the query, except for a parameter that holds the path. */
function withoutQuery(url: URL): URL {
  const route = url.searchParams.get("rest_route");
  const root = new URL(url);
  root.search = "";
  root.hash = "";
  if (route !== null) root.searchParams.set("rest_route", route);
  return root;
}

function parsed(body: Buffer): Readonly<Record<string, unknown>> {
  const value = parseJson(body.toString("utf8"));
  return isObject(value) ? value : {};
}
