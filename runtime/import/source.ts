import { hash } from "node:crypto";
import type { ExternalId } from "../core/documents.js";
import { isObject } from "../core/properties.js";
import type { RecordId } from "../core/record-id.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import type { ServiceDescriptor } from "../core/service-descriptor.js";
import type { Zone } from "../dates/zone.js";
import type { ImportedProperties } from "../resources/input.js";
import { cleanHtml, plainText } from "../text/html.js";
import { nameKey } from "../text/words.js";
import type { LeftOut } from "./entry.js";

/** An error in what an import is given; its message says how to correct it. */
export class ImportError extends Error {}

/** What readers know of the service that records go to. */
export interface Model {
  readonly service: ServiceDescriptor;
  /** Resources by name. */
  readonly resources: ReadonlyMap<string, ResourceDescriptor>;
  readonly language: string;
  readonly zone: Zone;
}

export function descriptorOf({ resources }: Model, name: string): ResourceDescriptor {
  const resource = resources.get(name);
  if (resource === undefined) throw new Error(`No resource is named ${name}.`);
  return resource;
}

/** A source of records. */
export interface Source {
  /** Names the source in external ids: the same name means the same records. */
  readonly name: string;
  /** Reads batches, referenced records first as far as possible. */
  batches(): AsyncIterable<Batch>;
  /** Reads a referenced record that no batch held; undefined where the source does not give it. */
  linked?(resource: string, key: string): Promise<SourceRecord | undefined>;
  /** Records come again in further languages. */
  readonly isTranslated?: boolean;
  /** The source is an export of the store that records go to: its ids are those of the records there. */
  readonly isOwn?: boolean;
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
  /** Total of the source's list, and how many further records of it this batch holds. */
  readonly listed?: { readonly total: number; readonly read: number };
  /** What the source did not give, such as a page: a sentence each. */
  readonly missing?: readonly string[];
}

/** A record as it will be written: values by the names of the spec's fields. */
export interface SourceRecord {
  readonly resource: string;
  /** Key of the record at the source, unique in its resource. */
  readonly key: string;
  /** Id that the record gets here if it is free. */
  readonly id?: RecordId;
  /** The external id that it has at the source. */
  readonly external?: ExternalId;
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
  readonly isTrashed?: true;
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
  model: Model,
  target: string,
  {
    name,
    language,
    values = {},
  }: { name: string; language: string; values?: Readonly<Record<string, unknown>> },
): SourceLink {
  const { namedBy } = descriptorOf(model, target);
  const record = {
    resource: target,
    key: nameKey(name),
    title: name,
    language,
    values: { ...values, [namedBy]: name },
    links: {},
    isReused: true,
  };
  return { key: record.key, record };
}

/** The warning about a record whose status is unknown here. */
export function unknownStatus(status: string, draft: string): string {
  return `Its status ${status.slice(0, 60)} is unknown here: it has the status ${draft}.`;
}

/**
 * Creates a source of records that are read with the first batch; `label` is what they are, such as `events`. What of the file
 * could not be read is a sentence of `missing` each, which is complete when the records are read.
 */
export function createListSource(
  { name, label }: { readonly name: string; readonly label: string },
  read: () => Promise<readonly SourceRecord[]>,
  { warnings, missing }: { warnings: () => readonly string[]; missing: () => readonly string[] },
): Source {
  return {
    name,
    warnings,
    async *batches() {
      const all = await read();
      const total = all.length;
      yield { label, total, records: all, missing: missing() };
    },
  };
}

/** The name of a source as external ids take it: lower-case letters, digits, dots, hyphens and underscores. */
export function sourceName(text: string): string {
  const name = text
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, "-")
    .replace(/^-|-$/g, "");
  return name.length <= mostOfName && name !== ""
    ? name
    : `${name.slice(0, 40)}-${fingerprint(text).toLowerCase()}`;
}

const mostOfName = 64;

/** The key of a record as an external id takes it. */
export function externalKey(key: string): string {
  const isPlain = key.length <= mostOfKey && !/\p{Cc}/u.test(key);
  return isPlain ? key : fingerprint(key);
}

const mostOfKey = 255;

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
