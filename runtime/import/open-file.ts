import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import { exportFormat } from "./export-format.js";
import { createCalendarSource } from "./readers/calendar-source.js";
import { createLinesSource } from "./readers/lines-source.js";
import { createTableSource, type DateOrder } from "./readers/table-source.js";
import { ImportError, type Model, type Source, sourceName } from "./source.js";

/** The kinds of files. */
export const fileKinds = ["ics", "csv", "jsonl"] as const;
export type FileKind = (typeof fileKinds)[number];

/** A file of a known kind. */
export type FoundFile =
  | { readonly kind: "ics" | "csv"; readonly text: string; readonly warning?: string }
  | { readonly kind: "jsonl"; readonly lines: () => AsyncIterable<string> };

/** What a file does not say of its records. */
export interface ReadingOptions {
  /** Name of the source in external ids; by default that of the file. */
  readonly source?: string | undefined;
  /** Language of calendars and tables; by default that of the site. */
  readonly language?: string | undefined;
  /** Zone of times that name none. */
  readonly zone?: string | undefined;
  /** Resource of the rows of a table, by its name or plural; by default the one that takes place at a time. */
  readonly resource?: string | undefined;
  /** Columns of a table by field. */
  readonly map?: ReadonlyMap<string, readonly string[]> | undefined;
  /** The column of a table with the key of a row. */
  readonly keyColumn?: string | undefined;
  readonly dates?: DateOrder | undefined;
}

/** Detects what a file holds, unless its kind is given, and decodes it. Throws an ImportError. */
export function decodeFile(
  name: string,
  bytes: Buffer,
  kind: FileKind = kindOf(startOf(bytes), name),
): FoundFile {
  if (kind === "jsonl") return { kind, lines: () => asyncLines(bytes.toString("utf8").split("\n")) };
  return { kind, ...decode(name, bytes, kind) };
}

/** Opens a file as a source; `name` is that of the source, and `store` that of the store that records go to. Throws an ImportError. */
export async function openFile(
  file: FoundFile,
  { model, name, store, options }: { model: Model; name: string; store: string; options: ReadingOptions },
): Promise<Source> {
  const { resource: plural, map: columns = new Map(), keyColumn: key, zone, dates } = options;
  const { source, language = model.language } = options;
  const common = { model, name: sourceName(source ?? (file.kind === "ics" ? "ics" : name)), language, zone };
  if (file.kind === "jsonl") {
    const own = source === undefined ? {} : { name: common.name };
    return createLinesSource(model, { ...own, lines: file.lines, store });
  }
  const { kind, text, warning } = file;
  const resource = plural === undefined ? datedResource(model) : resourceCalled(model, plural);
  const opened =
    kind === "csv"
      ? createTableSource({ ...common, text, resource, columns, key, dates })
      : createCalendarSource({ ...common, text, resource: datedResource(model), now: Date.now() });
  return warning === undefined ? opened : { ...opened, warnings: () => [warning, ...opened.warnings()] };
}

function datedResource({ resources }: Model) {
  for (const resource of resources.values()) {
    const { period } = resource;
    if (period !== undefined) return { ...resource, period };
  }
  throw new ImportError("The spec has no resource that takes place at a time.");
}

function resourceCalled({ resources }: Model, plural: string): ResourceDescriptor {
  const all = [...resources.values()];
  const found = all.find((resource) => resource.plural === plural || resource.name === plural);
  if (found !== undefined) return found;
  throw new ImportError(
    `There are no ${plural}: use one of ${all.map((resource) => resource.plural).join(", ")}.`,
  );
}

async function* asyncLines(lines: readonly string[]): AsyncGenerator<string> {
  for (const line of lines) yield await Promise.resolve(line);
}

/** The first line, without the byte order mark that some programs write first. */
export function startOf(text: string | Buffer): string {
  const start = typeof text === "string" ? text : text.toString("utf8", 0, 2000);
  return start.replace(/^\uFEFF+/, "").split("\n", 1)[0] ?? "";
}

const kindsByExtension = { ics: ["ics", "ical"], csv: ["csv", "tsv"], jsonl: ["jsonl", "ndjson"] } as const;

export function kindByExtension(name: string): FileKind | undefined {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  return fileKinds.find((kind) => kindsByExtension[kind].some((one) => one === extension));
}

/** The kind of a file by its first line, or else its name. Throws an ImportError for one of no known kind. */
export function kindOf(start: string, name: string): FileKind {
  const text = start.trimStart();
  if (/^BEGIN:VCALENDAR/i.test(text)) return "ics";
  if (text.startsWith("{") && text.includes(exportFormat)) return "jsonl";
  const kind = kindByExtension(name);
  if (kind !== undefined) return kind;
  if (/[,;\t]/.test(text) && !/^[<{[]/.test(text)) return "csv";
  throw new ImportError(
    `What ${name} holds is not understood. Say what it is: --from ${fileKinds.join(", ")}.`,
  );
}

/** Decodes a file in UTF-8, UTF-16 or windows-1252, which is guessed. Throws an ImportError for other encodings. */
function decode(name: string, bytes: Buffer, kind: "ics" | "csv"): { text: string; warning?: string } {
  const encoding = utf16Of(bytes) ?? "utf-8";
  const whole = kind === "ics" && encoding === "utf-8" ? withWholeLetters(bytes) : bytes;
  const text = decodeAs(encoding, whole);
  if (text !== undefined) return { text };
  // A table that is UTF-8 in part is damaged rather than in another encoding; lines of a calendar may be mixed.
  const isMixed = /[^\p{ASCII}\uFFFD]/u.test(whole.toString("utf8"));
  if (encoding !== "utf-8" || (isMixed && kind !== "ics")) return fail(name);
  const western: number[] = [];
  const lines = whole
    .toString("latin1")
    .split("\n")
    .map((line, at) => {
      const read = decodeAs("utf-8", Buffer.from(line, "latin1"));
      if (read === undefined) western.push(at + 1);
      return read ?? line.replace(/[\u0080-\u009f]/g, lettersOf);
    });
  const read = lines.join("\n");
  if (!isMixed && /[\u0080-\u009f]/.test(read)) return fail(name);
  const named = western.slice(0, 10).join(", ");
  return { text: read, warning: `Not in UTF-8, and read as windows-1252: line ${named} of ${name}.` };
}

/** A calendar is folded by bytes, maybe inside a letter: its rest goes in front of the fold. */
function withWholeLetters(bytes: Buffer): Buffer {
  const folded = bytes.toString("latin1").replace(/(\r?\n[ \t])([\x80-\xbf]{1,3})/g, "$2$1");
  return Buffer.from(folded, "latin1");
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
  throw new ImportError(
    `The text of ${name} cannot be read: it is neither UTF-8 nor UTF-16 nor windows-1252. Save it as UTF-8.`,
  );
}
