import { isObject } from "../../core/properties.js";
import type { ServiceDescriptor } from "../../core/service-descriptor.js";
import type { FetchedAnswer } from "../../network/fetch-file.js";
import { parseJson } from "../json.js";
import type { ThrottledClient } from "./throttled-client.js";

/** The root of an API of events, such as `https://example.org/wp-json/tribe/events/v1`. */
export interface FoundApi {
  readonly api: URL;
  /** Whether texts are plain text, as services of this kind send them; the reference service sends HTML. */
  readonly isPlain: boolean;
}

/**
 * Finds the API by the response of an address: its root, a list or a record in it, the index of all APIs of the site, or a
 * page. Undefined where there is none.
 */
export async function findApi(
  client: ThrottledClient,
  answer: FetchedAnswer,
  { mounts }: Pick<ServiceDescriptor, "mounts">,
): Promise<FoundApi | undefined> {
  const namespaces = mounts.map(({ namespace }) => namespace);
  const own = rootIn(answer, namespaces);
  if (own !== undefined) return { api: withoutQuery(answer.url), isPlain: own.isPlain };
  const candidates = [
    ...rootsAbove(answer.url, mounts),
    ...indexesOf(answer).flatMap((index) => namespaces.map((namespace) => below(index, namespace))),
    ...foldersOf(answer.url).flatMap((folder) =>
      mounts.map(({ path }) => new URL(folder + path, answer.url)),
    ),
  ];
  const distinct = new Map(candidates.map((candidate) => [candidate.href, candidate]));
  for (const api of distinct.values()) {
    const found = rootIn(await client.get(api), namespaces);
    if (found !== undefined) return { api, isPlain: found.isPlain };
  }
  return undefined;
}

/** The root of an API names itself and lists its routes. */
function rootIn(
  { status, body }: FetchedAnswer,
  namespaces: readonly string[],
): Pick<FoundApi, "isPlain"> | undefined {
  const root = status === 200 ? parsed(body) : undefined;
  const isRoot = root !== undefined && "routes" in root && namespaces.includes(String(root.namespace));
  return isRoot ? { isPlain: "contract" in root } : undefined;
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
  const index = parsed(body);
  if (index !== undefined && Array.isArray(index.namespaces)) return [url];
  const { link = "" } = headers;
  const inHeader = /<([^<>]*)>\s*;[^,<>]*rel=["']?https:\/\/api\.w\.org\//.exec(String(link))?.[1];
  const [element = ""] =
    body
      .toString("utf8")
      .match(/<link\b[^<>]*>/gi)
      ?.filter((one) => /\brel=["']?https:\/\/api\.w\.org\//i.test(one)) ?? [];
  const [, double, single, bare] = /\bhref=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(element) ?? [];
  const inElement = (double ?? single ?? bare)?.replace(/&(?:amp|#0*38);/g, "&");
  return [inHeader, inElement].flatMap((address) =>
    address !== undefined && URL.canParse(address, url.href) ? [new URL(address, url)] : [],
  );
}

/** The address of an API below the index of all. */
function below(index: URL, namespace: string): URL {
  const url = new URL(index);
  const route = url.searchParams.get("rest_route");
  if (route === null) return new URL(`${url.pathname.replace(/\/$/, "")}/${namespace}`, url);
  url.searchParams.set("rest_route", `${route.replace(/\/$/, "")}/${namespace}`);
  return url;
}

/** The folders of a path, the deepest first: each may be the root of the site. */
function foldersOf({ pathname }: URL): readonly string[] {
  const parts = pathname.split("/").filter((part) => part !== "");
  return Array.from({ length: parts.length + 1 }, (_, at) =>
    parts
      .slice(0, parts.length - at)
      .map((part) => `/${part}`)
      .join(""),
  );
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

function parsed(body: Buffer): Record<string, unknown> | undefined {
  const value = parseJson(body.toString("utf8"));
  return isObject(value) ? value : undefined;
}
