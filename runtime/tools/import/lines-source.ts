import { defined, fieldStoredAs, isObject } from "../../core/properties.js";
import { isRecordId } from "../../core/record-id.js";
import { type AppContext, resourceNamed } from "../../resources/app-context.js";
import { statusRoles } from "../../resources/status.js";
import { jsonText, parseJson, ToolError } from "../tool.js";
import {
  type ExportedImage,
  type ExportedRecord,
  type ExportHeader,
  exportFormat,
  storeName,
} from "./export-format.js";
import type { Batch, Source, SourceImage, SourceLink, SourceRecord } from "./source.js";
import { unknownStatus } from "./write-record.js";

/** Large batches, because the store and the importer wait for each other between two of them. */
const batchSize = 2000;
/** Images are held in memory. */
const mostImages = 50;

/** Creates a source of the lines of an export; `lines` opens the file at its beginning. Throws a ToolError. */
export async function createLinesSource(
  app: AppContext,
  name: string | undefined,
  lines: () => AsyncIterable<string>,
): Promise<Source> {
  const header = await readHeader(lines());
  return {
    name: name ?? `export ${header.store}`,
    highest: header.highest,
    isOwn: header.store === (await storeName(app)),
    warnings: () => [],
    batches: (from) => readBatches(app, header, { lines, start: typeof from === "number" ? from : 1 }),
  };
}

function emptyBatch(label: string) {
  return { label, records: [] as SourceRecord[], images: [] as SourceImage[] };
}

async function* readBatches(
  app: AppContext,
  header: ExportHeader,
  { lines, start }: { readonly lines: () => AsyncIterable<string>; readonly start: number },
): AsyncGenerator<Batch> {
  const totals = totalsOf(app, header);
  const unread = new Set(totals.keys());
  let at = 0;
  const batchOf = (batch: ReturnType<typeof emptyBatch>): Batch => {
    unread.delete(batch.label);
    const read = batch.records.length + batch.images.length;
    const total = totals.get(batch.label) ?? 0;
    return { ...batch, total, listed: { total, read }, next: at };
  };
  let batch: ReturnType<typeof emptyBatch> | undefined;
  for await (const line of lines()) {
    if (at >= start && line.trim() !== "") {
      const entry = readLine(line, at + 1);
      const label = "image" in entry ? "images" : resourceOf(app, entry, at + 1).resource.plural;
      if (batch !== undefined && !(batch.label === label && hasRoom(batch, entry))) {
        yield batchOf(batch);
        batch = undefined;
      }
      batch ??= emptyBatch(label);
      if ("image" in entry) batch.images.push(imageOf(entry));
      else batch.records.push({ ...recordOf(app, entry), location: `line ${at + 1}` });
    }
    at += 1;
  }
  if (batch !== undefined) yield batchOf(batch);
  // A truncated file may lack all records of a kind.
  for (const label of unread) yield batchOf(emptyBatch(label));
}

/** An occurrence is not in one batch with its series, which has to be imported before. */
function hasRoom(
  { records, images }: ReturnType<typeof emptyBatch>,
  entry: ExportedRecord | ExportedImage,
): boolean {
  const [first] = records;
  if (first === undefined) return images.length < mostImages;
  return records.length < batchSize && (first.imported?.occurrence !== undefined) === "occurrence" in entry;
}

async function readHeader(lines: AsyncIterable<string>): Promise<ExportHeader> {
  for await (const line of lines) {
    const header = parse(line, 1);
    if (isHeader(header)) return header;
    break;
  }
  throw new ToolError("The file is no export of this service: its first line does not say so.");
}

/** The format and its version vouch for the rest. */
function isHeader(value: unknown): value is ExportHeader {
  return isObject(value) && value.format === exportFormat && value.version === 1;
}

function readLine(line: string, number: number): ExportedRecord | ExportedImage {
  const entry = parse(line, number);
  if (isImage(entry) || isRecord(entry)) return entry;
  throw new ToolError(`Line ${number} is no record of an export.`);
}

function isImage(value: unknown): value is ExportedImage {
  return isObject(value) && typeof value.image === "number";
}

function isRecord(value: unknown): value is ExportedRecord {
  if (!isObject(value)) return false;
  return typeof value.resource === "string" && isRecordId(value.id) && isObject(value.fields);
}

/** Deeper than any field of a record. */
const mostNested = 50;

function parse(line: string, number: number): unknown {
  const value = parseJson(line);
  if (value === undefined) throw new ToolError(`Line ${number} is no JSON.`);
  if (isDeeper(value, mostNested))
    throw new ToolError(
      `Line ${number} is no record of an export: it is nested more than ${mostNested} deep.`,
    );
  return value;
}

function isDeeper(value: unknown, most: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return most === 0 || Object.values(value).some((inner) => isDeeper(inner, most - 1));
}

function resourceOf(app: AppContext, { resource }: ExportedRecord, line: number) {
  if (!app.resources.has(resource)) throw new ToolError(`Line ${line}: there is no resource ${resource}.`);
  return resourceNamed(app, resource);
}

/** How many records and images an export has, by the labels of their batches. */
function totalsOf(app: AppContext, { counts }: ExportHeader): ReadonlyMap<string, number> {
  const totals = Object.entries(counts).map(([resource, number]): [string | undefined, number] => [
    resource === "image" ? "images" : app.resources.get(resource)?.resource.plural,
    number,
  ]);
  return new Map(totals.filter((total): total is [string, number] => total[0] !== undefined && total[1] > 0));
}

function imageOf({ image, name, base64 }: ExportedImage): SourceImage {
  return { key: String(image), name, bytes: Buffer.from(base64, "base64") };
}

function recordOf(app: AppContext, entry: ExportedRecord): SourceRecord {
  const { resource } = resourceNamed(app, entry.resource);
  const { values, links } = fieldsOf(app, entry);
  const imageField = fieldStoredAs(resource, "image");
  const slugField = fieldStoredAs(resource, "slug");
  const image = imageField === undefined ? undefined : values[imageField];
  if (slugField !== undefined && entry.slug !== undefined) values[slugField] = entry.slug;
  const isKnown = app.service.statuses.some(({ name }) => name === entry.status);
  const status = entry.status === undefined || isKnown ? entry.status : statusRoles(app).draft;
  const texts = Object.entries(entry.texts ?? {}).map(([language, { fields, slug }]) => [
    language,
    { values: fields, ...defined({ slug }) },
  ]);
  return {
    resource: entry.resource,
    key: keyOf(entry.id),
    id: typeof entry.id === "string" ? keyOf(entry.id) : entry.id,
    title: jsonText(values[resource.namedBy]),
    language: entry.language,
    // The image comes by its key; a record without one loses the one it has.
    values:
      imageField === undefined
        ? values
        : defined({ ...values, [imageField]: image === undefined ? "" : undefined }),
    links,
    texts: Object.fromEntries(texts) as NonNullable<SourceRecord["texts"]>,
    ...(image === undefined ? {} : { image: jsonText(image) }),
    ...(entry.trashed === true ? { isTrashed: true } : {}),
    ...(status === entry.status ? {} : { warnings: [unknownStatus(entry.status ?? "", status ?? "")] }),
    imported: defined({
      slug: slugField === undefined ? entry.slug : undefined,
      created: new Date(entry.created),
      modified: new Date(entry.modified),
      date: entry.published === undefined ? undefined : new Date(entry.published),
      password: entry.password_hash,
      author: entry.author,
      status,
      occurrence: entry.occurrence,
    }),
  };
}

/** The key of a record by its id; UUIDs may come in capitals. */
function keyOf(id: unknown): string {
  return jsonText(id).toLowerCase();
}

function fieldsOf(app: AppContext, { resource: resourceName, fields }: ExportedRecord) {
  const { resource } = resourceNamed(app, resourceName);
  const values: Record<string, unknown> = {};
  const links: Record<string, SourceLink[]> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (resource.fields[name]?.kind !== "reference") {
      values[name] = value;
      continue;
    }
    const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
    links[name] = ids.filter((id) => id !== null).map((id) => ({ key: keyOf(id) }));
  }
  return { values, links };
}
