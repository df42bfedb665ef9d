import { hash } from "node:crypto";
import type ICAL from "ical.js";
import { isObject } from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { type AppContext, resourceNamed } from "../../resources/app-context.js";
import type { ImportedProperties } from "../../resources/input.js";
import { cleanHtml, plainText } from "../../text/html.js";
import { nameKey } from "../../text/words.js";
import { textOf } from "./calendar-entry.js";

/** A source of records. */
export interface Source {
  /** Identifies the source in the ledger: the same name means the same records. */
  readonly name: string;
  /** Reads batches, referenced records first as far as possible; `from` is the position of an earlier run. */
  batches(from: unknown): AsyncIterable<Batch>;
  /** Reads a referenced record that no batch held; undefined where the source does not give it. */
  linked?(resource: string, key: string): Promise<SourceRecord | undefined>;
  /** Whether batches hold all records of a resource, as usual; other resources only appear inside records of batches. */
  lists?(resource: string): boolean;
  /** The source is an export of this store: its ids are those of the records here. */
  readonly isOwn?: boolean;
  /** The highest id of each sequence, if known. */
  readonly highest?: Readonly<Record<string, number>>;
  /** Base of relative addresses in texts; absent where images in texts are not imported. */
  readonly imageBase?: URL;
  /** Warnings about the source as a whole, complete when all batches are read. */
  warnings(): readonly string[];
}

/** Some records of one resource. */
export interface Batch {
  /** The kind of the records, such as `events`. */
  readonly label: string;
  /** How many records batches with this label hold together. */
  readonly total: number;
  readonly records: readonly SourceRecord[];
  readonly images?: readonly SourceImage[];
  /** Number of further records that the source reports as unchanged. */
  readonly unchanged?: number;
  /** Label that those are counted under; absent where another language counted them. */
  readonly unchangedAs?: string;
  /** The position after this batch, as JSON. */
  readonly next: unknown;
  /** Total of the source's list, and how many further records of it this batch holds. */
  readonly listed?: { readonly total: number; readonly read: number };
  /** What the source did not give, such as a page: a sentence each. */
  readonly missing?: readonly string[];
  /** Called when the whole batch is imported. */
  readonly onImported?: () => Promise<void>;
}

/** A record as it will be written: values by the names of the spec's fields. */
export interface SourceRecord {
  readonly resource: string;
  /** Key of the record at the source, unique in its resource. */
  readonly key: string;
  /** Id that the record gets here if it is free. */
  readonly id?: RecordId;
  /** For the report. */
  readonly title: string;
  /** Address or line at the source, for the report. */
  readonly location?: string;
  readonly language: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** References by field; an empty list removes the present ones. */
  readonly links: Readonly<Record<string, readonly SourceLink[]>>;
  /** Further languages: localized values, and the slug. */
  readonly texts?: Readonly<Record<string, SourceTexts>>;
  readonly imported?: Omit<ImportedProperties, "id">;
  /** Key of an image that a batch held before. */
  readonly image?: string;
  /** The record is moved to the trash after it is written. */
  readonly isTrashed?: boolean;
  /** A record of the same name that is here already is used instead. */
  readonly isReused?: boolean;
  /** Why the record cannot be imported at all. */
  readonly rejection?: string;
  /** Values that cannot be imported, with the reason. */
  readonly skipped?: readonly string[];
  readonly warnings?: readonly string[];
  readonly leftOut?: readonly LeftOut[];
}

export interface SourceTexts {
  readonly values: Readonly<Record<string, unknown>>;
  readonly slug?: string;
}

/** A reference, with the record where the source shows it inside. */
export interface SourceLink {
  readonly key: string;
  readonly record?: SourceRecord;
}

/** An image that comes as a file. */
export interface SourceImage {
  readonly key: string;
  readonly name: string;
  readonly bytes: Buffer;
}

/** What a record has at its source and not here, such as `custom_fields` or `<iframe>`. */
export interface LeftOut {
  readonly kind: string;
  readonly count: number;
}

/** Images in texts that stay where they are. */
export const remoteImages = "images in texts, which stay at their address";
const inlineImages = "images in texts, written as data";

/** Derived properties of responses, which are computed here. */
const derived: ReadonlySet<string> = new Set([
  ...["id", "global_id", "global_id_lineage", "slug", "url", "rest_url", "urls", "_links", "json_ld"],
  ...["modified", "modified_utc", "timezone_abbr", "cost_details", "excerpt", "count", "taxonomy"],
  ...["term_group", "term_taxonomy_id", "term_id", "filter"],
  ...["start_date", "end_date", "utc_start_date", "utc_end_date"].flatMap((date) => [
    date,
    `${date}_details`,
  ]),
]);

/** Finds what of a record cannot be imported: properties that no field holds, and elements that texts may not hold. */
export function leftOutOf(
  { fields }: ResourceDescriptor,
  json: Readonly<Record<string, unknown>>,
): LeftOut[] {
  const unknown = Object.entries(json)
    .filter(([name, value]) => !Object.hasOwn(fields, name) && !derived.has(name) && !isEmpty(value))
    .map(([kind]) => ({ kind, count: 1 }));
  const texts = Object.entries(fields).flatMap(([name, { kind }]) => {
    const value = json[name];
    return kind === "html" && typeof value === "string" ? [value] : [];
  });
  return addUp([...unknown, ...texts.flatMap(droppedFrom)]);
}

export function addUp(parts: readonly LeftOut[]): LeftOut[] {
  const sums = new Map<string, number>();
  for (const { kind, count } of parts) if (count > 0) sums.set(kind, (sums.get(kind) ?? 0) + count);
  return [...sums].map(([kind, count]) => ({ kind, count }));
}

function isEmpty(value: unknown): boolean {
  if (isObject(value)) return Object.keys(value).length === 0;
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || [null, "", false, 0, "0"].includes(value as null);
}

function droppedFrom(html: string): LeftOut[] {
  if (!html.includes("<")) return [];
  const before = elementsIn(html);
  const after = elementsIn(cleanHtml(html));
  const gone = [...before].map(([name, count]) => ({
    kind: `<${name}>`,
    count: count - (after.get(name) ?? 0),
  }));
  const inline = html.match(/<img\b[^<>]*\ssrc=["']?\s*data:/gi)?.length ?? 0;
  return [...gone, { kind: inlineImages, count: inline }];
}

function elementsIn(html: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [, name = ""] of html.matchAll(/<([a-z][a-z0-9]*)(?:\s[^<>]*)?\/?>/gi)) {
    const element = name.toLowerCase();
    counts.set(element, (counts.get(element) ?? 0) + 1);
  }
  return counts;
}

/** Links to the record of a name here, or to a new one, which gets the values. */
export function linkByName(
  app: AppContext,
  target: string,
  {
    name,
    language,
    values = {},
  }: { name: string; language: string; values?: Readonly<Record<string, unknown>> },
): SourceLink {
  const { resource } = resourceNamed(app, target);
  const record = {
    resource: target,
    key: nameKey(name),
    title: name,
    language,
    values: { ...values, [resource.namedBy]: name },
    links: {},
    isReused: true,
  };
  return { key: record.key, record };
}

/** Large batches, because the store and the importer wait for each other between two of them. */
const batchSize = 2000;

/**
 * Creates a source of records that are read with the first batch, occurrences behind all others; `label` is what they are, such
 * as `events`. What of the file could not be read is a sentence of `missing` each, which is complete when the records are read.
 */
export function createListSource(
  { name, label }: { readonly name: string; readonly label: string },
  read: () => Promise<readonly SourceRecord[]>,
  { warnings, missing }: { warnings: () => readonly string[]; missing: () => readonly string[] },
): Source {
  return {
    name,
    warnings,
    async *batches(from) {
      const all = await read();
      const start = typeof from === "number" ? from : 0;
      if (start === 0 && missing().length > 0)
        yield { label, total: all.length, records: [], next: 0, missing: missing() };
      for (let at = start; at < all.length; ) {
        const next = endOfBatch(all, at);
        yield { label, total: all.length, records: all.slice(at, next), next };
        at = next;
      }
    },
  };
}

/** An occurrence is not in one batch with its series, which has to be imported before. */
function endOfBatch(records: readonly SourceRecord[], from: number): number {
  const isOccurrence = (record: SourceRecord | undefined) => record?.imported?.occurrence !== undefined;
  const end = Math.min(from + batchSize, records.length);
  const change = records
    .slice(from, end)
    .findIndex((record) => isOccurrence(record) !== isOccurrence(records[from]));
  return change < 0 ? end : from + change;
}

/** Computes a short text that is equal for equal JSON values, whatever the order of their properties. */
export function fingerprint(value: object | string): string {
  return hash("sha256", JSON.stringify(sorted(value)), "base64url").slice(0, 22);
}

function sorted(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [name, sorted(inner)]);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Characters of a name that is made of other texts. */
const longest = 80;

/** A name made of the first text that has words: its first line, cut behind a word. */
export function nameFrom(texts: readonly (string | undefined)[]): string {
  const lines = texts.map((text = "") =>
    plainText(text.split(/<\/(?:p|div|h\d|li)>|<br\b|\n\s*\n/i)[0] ?? ""),
  );
  const found = lines.find((line) => line !== "") ?? "";
  const start = found.slice(0, longest);
  const end = start.lastIndexOf(" ");
  return start === found ? found : `${end < 0 ? start : start.slice(0, end)} …`;
}

/**
 * Whether the address of an event is that of its page on the site that wrote the calendar: the plugin of WordPress names the
 * site in its ids (`10-1700000000-1700003600@example.org`) or in the calendar. That page ends with the move.
 */
export function isOfSource(address: string, event: ICAL.Component): boolean {
  const host = hostOf(address);
  const [, named = ""] = /^\d+-\d+-\d+@(.+)$/.exec(textOf(event, "uid") ?? "") ?? [];
  const parent = event.parent as ICAL.Component | null;
  const origin = parent === null ? "" : (textOf(parent, "x-original-url") ?? "");
  return host !== "" && [named.toLowerCase().replace(/^www\./, ""), hostOf(origin)].includes(host);
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : "";
}
