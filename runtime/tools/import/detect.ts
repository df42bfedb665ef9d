import { createReadStream, existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createInterface } from "node:readline";
import type { ServiceFacts } from "../../http/service-facts.js";
import type { FetchedAnswer } from "../../images/fetch-file.js";
import { ToolError } from "../tool.js";
import { exportFormat } from "./lines-source.js";
import type { PoliteClient } from "./polite-client.js";

/** What a source may be. */
export const sourceKinds = ["api", "ics", "csv", "jsonl"] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** Where records come from, and what kind of thing that is. */
export type Found =
  | { readonly kind: "api"; readonly api: URL; readonly isPlain: boolean }
  | { readonly kind: "ics" | "csv"; readonly text: string; readonly tag?: string }
  | { readonly kind: "jsonl"; readonly lines: () => AsyncIterable<string>; readonly print: string };

/** Looks at an address or a file. Throws a ToolError where nothing is there, or nothing that is understood. */
export async function detect(
  given: string,
  wanted: SourceKind | undefined,
  client: PoliteClient,
  facts: ServiceFacts,
): Promise<Found> {
  const url = addressIn(given);
  return url === undefined ? detectFile(given, wanted) : detectAddress(url, wanted, client, facts);
}

/** The address, where it is one; calendars are handed on as `webcal:` as well. */
export function addressIn(given: string): URL | undefined {
  const address = given.replace(/^webcals?:/i, "https:");
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
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
      return { kind, lines, print: `${found.size} ${found.mtimeMs}` };
    case "ics":
    case "csv":
      return { kind, text: await readFile(file, "utf8") };
  }
}

async function firstLine(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) return line;
  return "";
}

function kindOf(start: string, name: string): Exclude<SourceKind, "api"> {
  const text = start.replace(/^\uFEFF/, "").trimStart();
  if (/^BEGIN:VCALENDAR/i.test(text)) return "ics";
  if (text.startsWith("{") && text.includes(exportFormat)) return "jsonl";
  const [, extension = ""] = /\.([a-z]+)$/i.exec(name) ?? [];
  const kinds: Readonly<Record<string, "ics" | "csv" | "jsonl">> = {
    ics: "ics",
    ical: "ics",
    csv: "csv",
    tsv: "csv",
    jsonl: "jsonl",
    ndjson: "jsonl",
  };
  const kind = kinds[extension.toLowerCase()];
  if (kind !== undefined) return kind;
  if (/[,;\t]/.test(text) && !/^[<{[]/.test(text)) return "csv";
  throw new ToolError(
    `What ${name} holds is not understood. Say what it is: --from ${sourceKinds.join(", ")}.`,
  );
}

async function detectAddress(
  url: URL,
  wanted: SourceKind | undefined,
  client: PoliteClient,
  facts: ServiceFacts,
): Promise<Found> {
  const answer = await client.get(url);
  const isWell = answer.status === 200;
  const text = answer.body.toString("utf8");
  if (wanted === "api" || (wanted === undefined && isWell && isRoot(text)))
    return { kind: "api", api: url, isPlain: isOwnKind(text) };
  if (
    wanted === undefined &&
    !/^BEGIN:VCALENDAR|csv|ndjson/i.test(`${text.slice(0, 20)} ${String(answer.headers["content-type"])}`)
  ) {
    for (const { path } of facts.mounts) {
      const api = new URL(url.pathname.replace(/\/$/, "") + path, url);
      const root = await client.get(api);
      const body = root.body.toString("utf8");
      if (root.status === 200 && isRoot(body)) return { kind: "api", api, isPlain: isOwnKind(body) };
    }
  }
  if (!isWell) throw new ToolError(`${url.href} answers ${answer.status}.`);
  return fromAnswer(answer, text, wanted);
}

function fromAnswer({ headers, url }: FetchedAnswer, text: string, wanted: SourceKind | undefined): Found {
  const type = headers["content-type"] ?? "";
  const byType = type.includes("calendar") ? "ics" : type.includes("csv") ? "csv" : undefined;
  const kind = wanted ?? byType ?? kindOf(text.slice(0, 2000).split("\n")[0] ?? "", url.pathname);
  if (kind === "jsonl") {
    const lines = text.split("\n");
    return { kind, lines: () => asyncLines(lines), print: String(text.length) };
  }
  return { kind: kind === "ics" ? "ics" : "csv", text };
}

async function* asyncLines(lines: readonly string[]): AsyncGenerator<string> {
  for (const line of lines) yield await Promise.resolve(line);
}

/** The root of an API lists its routes. */
function isRoot(text: string): boolean {
  const body = parsed(text);
  return body !== undefined && "namespace" in body && "routes" in body;
}

/** Services of this kind answer texts as text, and tell their contract. */
function isOwnKind(text: string): boolean {
  const body = parsed(text);
  return body !== undefined && "contract" in body;
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
