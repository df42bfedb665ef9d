import { createReadStream, existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createInterface } from "node:readline";
import type { ServiceDescriptor } from "../../core/service-descriptor.js";
import type { FetchedAnswer } from "../../network/fetch-file.js";
import { ToolError } from "../tool.js";
import { findApi } from "./api-address.js";
import { decode, decodeCalendar } from "./decode.js";
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

/** Detects what an address or a file holds. Throws a ToolError where it does not exist or is of no known kind. */
export async function detect(given: string, options: DetectOptions): Promise<Found> {
  const url = addressIn(given);
  return url === undefined ? detectFile(given, options.wanted) : detectAddress(url, options);
}

interface DetectOptions {
  /** The kind that the operator names. */
  readonly wanted: SourceKind | undefined;
  readonly client: ThrottledClient;
  readonly facts: ServiceDescriptor;
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

async function detectAddress(url: URL, { wanted, client, facts }: DetectOptions): Promise<Found> {
  const answer = await client.get(url);
  const text = withoutByteOrderMark(answer.body.toString("utf8"));
  const start = `${text.slice(0, 20)} ${String(answer.headers["content-type"])}`;
  if (wanted === "api" || (wanted === undefined && !/^BEGIN:VCALENDAR|csv|ndjson/i.test(start))) {
    const found = await findApi(client, answer, facts);
    if (found !== undefined) return { kind: "api", ...found };
    const problem = answer.status === 200 ? "leads to no API of events" : `answers ${answer.status}`;
    if (wanted === "api" || /^\s*</.test(text)) {
      const paths = facts.mounts.map(({ path }) => path).join(" or ");
      throw new ToolError(`${url.href} ${problem}: give the address of the site, or of its API at ${paths}.`);
    }
  }
  if (answer.status !== 200) throw new ToolError(`${url.href} answers ${answer.status}.`);
  return fromAnswer(answer, text, wanted);
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
