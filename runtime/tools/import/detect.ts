import { createReadStream, existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createInterface } from "node:readline";
import { isObject } from "../../core/properties.js";
import type { ServiceDescriptor } from "../../core/service-descriptor.js";
import type { FetchedAnswer } from "../../network/fetch-file.js";
import { parseJson, ToolError } from "../tool.js";
import { addressOf } from "./api-lists.js";
import { exportFormat } from "./export-format.js";
import type { ThrottledClient } from "./throttled-client.js";

/** The kinds of sources. */
export const sourceKinds = ["api", "ics", "csv", "jsonl"] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** A source of a known kind. */
export type Found =
  | { readonly kind: "api"; readonly api: URL; readonly isPlain: boolean }
  | { readonly kind: "ics" | "csv"; readonly text: string; readonly warning?: string }
  | { readonly kind: "jsonl"; readonly lines: () => AsyncIterable<string>; readonly version: string };

/** Detects what an address or a file holds, of the kind that the operator names if any. Throws a ToolError where it does not exist or is of no known kind. */
export async function detect(
  given: string,
  wanted: SourceKind | undefined,
  { client, service }: { readonly client: ThrottledClient; readonly service: ServiceDescriptor },
): Promise<Found> {
  const url = addressIn(given);
  if (url === undefined) return detectFile(given, wanted);
  const answer = await client.get(url);
  const text = withoutByteOrderMark(answer.body.toString("utf8"));
  const start = `${text.slice(0, 20)} ${String(answer.headers["content-type"])}`;
  if (wanted === "api" || (wanted === undefined && !/^BEGIN:VCALENDAR|csv|ndjson/i.test(start))) {
    const found = await findApi(client, answer, service);
    if (found !== undefined) return { kind: "api", ...found };
    const problem = answer.status === 200 ? "leads to no API of events" : `answers ${answer.status}`;
    if (wanted === "api" || /^\s*</.test(text)) {
      const paths = service.mounts.map(({ path }) => path).join(" or ");
      throw new ToolError(`${url.href} ${problem}: give the address of the site, or of its API at ${paths}.`);
    }
  }
  if (answer.status !== 200) throw new ToolError(`${url.href} answers ${answer.status}.`);
  return fromAnswer(answer, text, wanted);
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
  return isName && (path.length > 0 || !Object.hasOwn(kindsByExtension, extensionOf(host)));
}

async function detectFile(file: string, wanted: SourceKind | undefined): Promise<Found> {
  if (!existsSync(file)) throw new ToolError(`There is no file ${file}.`);
  const found = await stat(file);
  if (found.isDirectory()) throw new ToolError(`${file} is a folder.`);
  const lines = (): AsyncIterable<string> =>
    createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  const kind = wanted ?? kindOf(await firstLine(lines()), file);
  switch (kind) {
    case "api":
      throw new ToolError("An API is given by its address, not by a file.");
    case "jsonl":
      return { kind, lines, version: `${found.size} ${found.mtimeMs}` };
    case "ics":
    case "csv":
      return decoded(kind, file, await readFile(file));
  }
}

async function firstLine(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) return line;
  return "";
}

const kindsByExtension: Readonly<Record<string, "ics" | "csv" | "jsonl">> = {
  ics: "ics",
  ical: "ics",
  csv: "csv",
  tsv: "csv",
  jsonl: "jsonl",
  ndjson: "jsonl",
};

function extensionOf(name: string): string {
  return /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
}

function kindOf(start: string, name: string): Exclude<SourceKind, "api"> {
  const text = withoutByteOrderMark(start).trimStart();
  if (/^BEGIN:VCALENDAR/i.test(text)) return "ics";
  if (text.startsWith("{") && text.includes(exportFormat)) return "jsonl";
  const kind = kindsByExtension[extensionOf(name)];
  if (kind !== undefined) return kind;
  if (/[,;\t]/.test(text) && !/^[<{[]/.test(text)) return "csv";
  throw new ToolError(
    `What ${name} holds is not understood. Say what it is: --from ${sourceKinds.join(", ")}.`,
  );
}

function fromAnswer(
  { headers, url, body }: FetchedAnswer,
  text: string,
  wanted: SourceKind | undefined,
): Found {
  const type = headers["content-type"] ?? "";
  const byType = type.includes("calendar") ? "ics" : type.includes("csv") ? "csv" : undefined;
  const kind = wanted ?? byType ?? kindOf(text.slice(0, 2000).split("\n")[0] ?? "", url.pathname);
  if (kind === "jsonl") {
    const lines = text.split("\n");
    return { kind, lines: () => asyncLines(lines), version: String(text.length) };
  }
  return decoded(kind === "ics" ? "ics" : "csv", url.href, body);
}

function decoded(kind: "ics" | "csv", name: string, bytes: Uint8Array): Found {
  return { kind, ...(kind === "ics" ? decodeCalendar : decode)(name, bytes) };
}

async function* asyncLines(lines: readonly string[]): AsyncGenerator<string> {
  for (const line of lines) yield await Promise.resolve(line);
}

/** Removes the byte order mark that some programs write first. */
function withoutByteOrderMark(text: string): string {
  return text.replace(/^\uFEFF+/, "");
}

/** Decodes a file in UTF-8, UTF-16 or windows-1252, which is guessed. Throws a ToolError for other encodings. */
function decode(name: string, bytes: Uint8Array): { readonly text: string; readonly warning?: string } {
  const wide = utf16Of(bytes);
  if (wide !== undefined) return { text: decodeAs(wide, bytes) ?? fail(name) };
  const text = decodeAs("utf-8", bytes);
  if (text !== undefined) return { text };
  // A file that is UTF-8 in part is damaged rather than in another encoding.
  if (isPartlyUtf8(bytes)) return fail(name);
  const western = asWestern(bytes);
  if (/[\u0080-\u009f]/.test(western)) return fail(name);
  return { text: western, warning: `${name} is not in UTF-8; it was read as windows-1252.` };
}

/** Decodes a calendar, which is folded by bytes, maybe inside a letter. Lines of UTF-8 and others may be mixed. */
function decodeCalendar(name: string, bytes: Uint8Array): ReturnType<typeof decode> {
  const folded = Buffer.from(bytes).toString("latin1");
  // The rest of a letter goes in front of the fold.
  const whole = Buffer.from(folded.replace(/(\r?\n[ \t])([\x80-\xbf]{1,3})/g, "$2$1"), "latin1");
  if (utf16Of(bytes) !== undefined) return decode(name, bytes);
  if (decodeAs("utf-8", whole) !== undefined || !isPartlyUtf8(whole)) return decode(name, whole);
  const strange: number[] = [];
  const lines = whole
    .toString("latin1")
    .split("\n")
    .map((line, at) => {
      const read = decodeAs("utf-8", Buffer.from(line, "latin1"));
      if (read === undefined) strange.push(at + 1);
      return read ?? asWestern(Buffer.from(line, "latin1"));
    });
  const named = strange.slice(0, 10).join(", ");
  return {
    text: lines.join("\n"),
    warning: `Not in UTF-8, and read as windows-1252: line ${named} of ${name}.`,
  };
}

function isPartlyUtf8(bytes: Uint8Array): boolean {
  return /[^\p{ASCII}\uFFFD]/u.test(new TextDecoder().decode(bytes));
}

function asWestern(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString("latin1")
    .replace(/[\u0080-\u009f]/g, lettersOf);
}

// Node 20 decodes windows-1252 as Latin-1, which has control characters at these positions.
const letters = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

function lettersOf(control: string): string {
  return letters.charAt(control.charCodeAt(0) - 0x80);
}

/** Detects UTF-16 by a byte order mark, or by zeros next to the letters that tables and calendars begin with. */
function utf16Of([first = 1, second = 1, third = 1, fourth = 1]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return "utf-16le";
  return first === 0 && second !== 0 && third === 0 && fourth !== 0 ? "utf-16be" : undefined;
}

function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function fail(name: string): never {
  throw new ToolError(
    `The text of ${name} cannot be read: it is neither UTF-8 nor UTF-16 nor windows-1252. Save it as UTF-8.`,
  );
}

/**
 * Finds the root of an API of events, such as `https://example.org/wp-json/tribe/events/v1`, by the response of an address: the
 * root, a list or a record in it, the index of all APIs of the site, or a page. Undefined where there is none.
 */
async function findApi(
  client: ThrottledClient,
  answer: FetchedAnswer,
  { mounts }: ServiceDescriptor,
): Promise<{ readonly api: URL; readonly isPlain: boolean } | undefined> {
  const namespaces = mounts.map(({ namespace }) => namespace);
  const own = rootIn(answer, namespaces);
  if (own !== undefined) return { api: withoutQuery(answer.url), isPlain: own.isPlain };
  const candidates = [
    ...rootsAbove(answer.url, mounts),
    ...indexesOf(answer).flatMap((index) =>
      namespaces.map((namespace) => addressOf(withoutQuery(index), `/${namespace}`)),
    ),
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

/** The root of an API names itself and lists its routes. Services of this kind send plain texts, the reference service HTML. */
function rootIn(
  { status, body }: FetchedAnswer,
  namespaces: readonly string[],
): { readonly isPlain: boolean } | undefined {
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
