import type { ImportedOccurrence } from "../../recurrence/merge.js";
import type { Site } from "../../resources/site.js";
import { resourceNamed } from "../../resources/site.js";
import { fieldStoredAs } from "../../resources/stored-fields.js";
import { storeName } from "../export/store-name.js";
import { isObject, jsonText } from "../properties.js";
import { ToolError } from "../tool.js";
import {
  type Batch,
  plainSource,
  type Source,
  type SourceImage,
  type SourceLink,
  type SourceRecord,
} from "./source.js";

/** First line of an export. */
export interface ExportHeader {
  readonly format: "calendar-export";
  readonly version: 1;
  /** Stands for the store that the export was made from. */
  readonly store: string;
  readonly written: string;
  /** How many lines there are of each kind; images stand under `image`. */
  readonly counts: Readonly<Record<string, number>>;
  /** The highest id of each sequence. */
  readonly highest: Readonly<Record<string, number>>;
}

/** A line of an export: a record with its fields in its own language. */
export interface ExportedRecord {
  readonly resource: string;
  readonly id: number;
  readonly language: string;
  /** By the names of the spec's fields; references are ids, images too. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly slug?: string;
  /** Localized fields and the slug in further languages. */
  readonly texts?: Readonly<
    Record<string, { readonly fields: Readonly<Record<string, unknown>>; readonly slug?: string }>
  >;
  readonly created: string;
  readonly modified: string;
  /** Absent where it never was, and has no date for it. */
  readonly published?: string;
  /** The record lies in the trash; its status is the one it had before. */
  readonly trashed?: true;
  /** As the store keeps it. */
  readonly password_hash?: string;
  /** Its place in a series. Such records stand behind all others of their resource. */
  readonly occurrence?: ImportedOccurrence;
}

/** A line of an export: an image as a file. */
export interface ExportedImage {
  readonly image: number;
  readonly name: string;
  readonly base64: string;
}

export const exportFormat = "calendar-export";

/** Between two batches the store waits for the importer, and the importer for the store. */
const batchSize = 2000;
/** Images are held in memory. */
const mostImages = 50;

/** Opens the lines of an export as a source; `lines` starts the file from its beginning. */
export async function createLinesSource(
  site: Site,
  name: string | undefined,
  lines: () => AsyncIterable<string>,
): Promise<Source> {
  const header = await readHeader(lines());
  return {
    ...plainSource,
    name: name ?? `export ${header.store}`,
    highest: header.highest,
    isOwn: header.store === (await storeName(site)),
    warnings: () => [],
    async *batches(from) {
      const start = typeof from === "number" ? from : 1;
      const seen = new Set<string>();
      let at = 0;
      let batch = startBatch("");
      const close = (): Batch => {
        seen.add(batch.label);
        const listed = { total: totalOf(site, header, batch.label), read: sizeOf(batch) };
        return { ...batch, total: listed.total, listed, next: at };
      };
      for await (const line of lines()) {
        if (at >= start && line.trim() !== "") {
          const entry = readLine(line, at + 1);
          const label = "image" in entry ? "images" : resourceOf(site, entry, at + 1).facts.plural;
          if (batch.label !== label || !hasRoom(batch, entry)) {
            if (batch.label !== "") yield close();
            batch = startBatch(label);
          }
          add(site, batch, entry, at + 1);
        }
        at += 1;
      }
      if (batch.label !== "") yield close();
      // A file that was cut short may lack all records of a kind.
      for (const label of labelsOf(site, header).filter((one) => !seen.has(one))) {
        batch = startBatch(label);
        yield close();
      }
    },
  };
}

/** Occurrences come when their series is there, and so not together with it. */
function hasRoom({ records, images }: Collected, entry: ExportedRecord | ExportedImage): boolean {
  const [first] = records;
  if (first === undefined) return images.length < mostImages;
  return records.length < batchSize && (first.imported?.occurrence !== undefined) === "occurrence" in entry;
}

interface Collected {
  readonly label: string;
  readonly records: SourceRecord[];
  readonly images: SourceImage[];
}

function startBatch(label: string): Collected {
  return { label, records: [], images: [] };
}

function sizeOf({ records, images }: Collected): number {
  return records.length + images.length;
}

function add(
  site: Site,
  { records, images }: Collected,
  entry: ExportedRecord | ExportedImage,
  line: number,
): void {
  if ("image" in entry)
    images.push({ key: String(entry.image), name: entry.name, bytes: Buffer.from(entry.base64, "base64") });
  else records.push({ ...readExported(site, entry), location: `line ${line}` });
}

async function readHeader(lines: AsyncIterable<string>): Promise<ExportHeader> {
  for await (const line of lines) {
    const header = parse(line, 1);
    if (isObject(header) && header.format === exportFormat && header.version === 1)
      return header as unknown as ExportHeader;
    break;
  }
  throw new ToolError("The file is no export of this service: its first line does not say so.");
}

function readLine(line: string, number: number): ExportedRecord | ExportedImage {
  const entry = parse(line, number);
  if (isObject(entry) && typeof entry.image === "number") return entry as unknown as ExportedImage;
  if (
    isObject(entry) &&
    typeof entry.resource === "string" &&
    typeof entry.id === "number" &&
    isObject(entry.fields)
  )
    return entry as unknown as ExportedRecord;
  throw new ToolError(`Line ${number} is no record of an export.`);
}

/** Deeper than what any field of a record holds. */
const mostNested = 50;

function parse(line: string, number: number): unknown {
  const value = parseJson(line, number);
  if (isDeeper(value, mostNested))
    throw new ToolError(
      `Line ${number} is no record of an export: it is nested more than ${mostNested} deep.`,
    );
  return value;
}

function parseJson(line: string, number: number): unknown {
  try {
    return JSON.parse(line.replace(/^\uFEFF/, ""));
  } catch (cause) {
    throw new ToolError(`Line ${number} is no JSON.`, { cause });
  }
}

function isDeeper(value: unknown, most: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return most === 0 || Object.values(value).some((inner) => isDeeper(inner, most - 1));
}

function resourceOf(site: Site, { resource }: ExportedRecord, line: number) {
  if (!site.resources.has(resource)) throw new ToolError(`Line ${line}: there is no resource ${resource}.`);
  return resourceNamed(site, resource);
}

/** What batches are called that hold the records of an export. */
function labelsOf(site: Site, { counts }: ExportHeader): readonly string[] {
  return Object.entries(counts).flatMap(([resource, number]) => {
    const label = resource === "image" ? "images" : site.resources.get(resource)?.facts.plural;
    return label === undefined || number === 0 ? [] : [label];
  });
}

function totalOf(site: Site, { counts }: ExportHeader, label: string): number {
  const resource = [...site.resources.values()].find(({ facts }) => facts.plural === label)?.facts.name;
  return counts[resource ?? "image"] ?? 0;
}

function readExported(site: Site, entry: ExportedRecord): SourceRecord {
  const { facts } = resourceNamed(site, entry.resource);
  const values: Record<string, unknown> = {};
  const links: Record<string, SourceLink[]> = {};
  for (const [name, value] of Object.entries(entry.fields)) {
    if (facts.fields[name]?.kind === "reference")
      links[name] = (Array.isArray(value) ? value : [value])
        .filter((id) => id !== null)
        .map((id) => ({ key: String(id) }));
    else values[name] = value;
  }
  const imageField = fieldStoredAs(facts, "image");
  const image = imageField === undefined ? undefined : values[imageField];
  if (imageField !== undefined) Reflect.deleteProperty(values, imageField);
  const slugField = fieldStoredAs(facts, "slug");
  if (slugField !== undefined && entry.slug !== undefined) values[slugField] = entry.slug;
  const texts = Object.entries(entry.texts ?? {}).map(
    ([language, { fields, slug }]) =>
      [language, { values: fields, ...(slug === undefined ? {} : { slug }) }] as const,
  );
  return {
    resource: entry.resource,
    key: String(entry.id),
    id: entry.id,
    title: jsonText(values[facts.namedBy]),
    language: entry.language,
    values: imageField !== undefined && image === undefined ? { ...values, [imageField]: "" } : values,
    links,
    texts: Object.fromEntries(texts),
    ...(image === undefined ? {} : { image: jsonText(image) }),
    ...(entry.trashed === true ? { isTrashed: true } : {}),
    imported: {
      ...(entry.slug === undefined || slugField !== undefined ? {} : { slug: entry.slug }),
      created: new Date(entry.created),
      modified: new Date(entry.modified),
      ...(entry.published === undefined ? {} : { date: new Date(entry.published) }),
      ...(entry.password_hash === undefined ? {} : { password: entry.password_hash }),
      ...(entry.occurrence === undefined ? {} : { occurrence: entry.occurrence }),
    },
  };
}
