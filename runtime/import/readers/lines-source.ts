import { externalOf } from "../../core/external.js";
import { defined, fieldStoredAs, isObject } from "../../core/properties.js";
import { isRecordId } from "../../core/record-id.js";
import { statusRoles } from "../../resources/status.js";
import { jsonText, parseJson } from "../../text/json.js";
import {
  type ExportedImage,
  type ExportedRecord,
  type ExportHeader,
  exportFormat,
} from "../export-format.js";
import {
  type Batch,
  descriptorOf,
  ImportError,
  type Model,
  type Source,
  type SourceImage,
  type SourceLink,
  type SourceRecord,
  sourceName,
  unknownStatus,
} from "../source.js";

/** Large batches, because the store and the importer wait for each other between two of them. */
const batchSize = 2000;
/** Images are held in memory. */
const mostImages = 50;

/** Creates a source of the lines of an export; `lines` opens the file at its beginning, and `store` names the
 * store that records go to. Throws an ImportError. */
export async function createLinesSource(
  model: Model,
  { name, lines, store }: { name?: string; lines: () => AsyncIterable<string>; store: string },
): Promise<Source> {
  const header = await readHeader(lines());
  return {
    name: name ?? sourceName(`export-${header.store}`),
    isOwn: header.store === store,
    warnings: () => [],
    batches: () => readBatches(model, header, lines()),
  };
}

/** A batch that is read. */
interface Open extends Batch {
  readonly records: SourceRecord[];
  readonly images: SourceImage[];
}

async function* readBatches(
  model: Model,
  header: ExportHeader,
  lines: AsyncIterable<string>,
): AsyncGenerator<Batch> {
  const totals = totalsOf(model, header);
  const emptyBatch = (label: string): Open => ({
    label,
    total: totals.get(label) ?? 0,
    records: [],
    images: [],
  });
  const unread = new Set(totals.keys());
  let batch: Open | undefined;
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (number === 1 || line.trim() === "") continue;
    const entry = readLine(line, number);
    const label = "image" in entry ? "images" : pluralOf(model, entry, number);
    const current: Open = batch?.label === label && hasRoom(batch) ? batch : emptyBatch(label);
    if (batch !== undefined && batch !== current) yield withCount(batch);
    batch = current;
    unread.delete(label);
    if ("image" in entry) current.images.push(imageOf(entry));
    else current.records.push({ ...recordOf(model, entry), location: `line ${number}` });
  }
  if (batch !== undefined) yield withCount(batch);
  // A truncated file may lack all records of a kind.
  for (const label of unread) yield withCount(emptyBatch(label));
}

function hasRoom({ records, images }: Open): boolean {
  return images.length < mostImages && records.length < batchSize;
}

function withCount(batch: Open): Batch {
  const { total, records, images } = batch;
  return { ...batch, listed: { total, read: records.length + images.length } };
}

/** How many records and images an export has, by the labels of their batches. */
function totalsOf({ resources }: Model, { counts }: ExportHeader): ReadonlyMap<string, number> {
  const totals = Object.entries(counts).map(([name, count]) => {
    return [name === "image" ? "images" : resources.get(name)?.plural, count] as const;
  });
  return new Map(totals.filter((one): one is [string, number] => one[0] !== undefined && one[1] > 0));
}

/** Reads the first line, whose format and version vouch for the rest of it. */
async function readHeader(lines: AsyncIterable<string>): Promise<ExportHeader> {
  for await (const line of lines) {
    const header = parse(line, 1);
    if (header.format === exportFormat && header.version === 1) return header as unknown as ExportHeader;
    break;
  }
  throw new ImportError("The file is no export of this service: its first line does not say so.");
}

function readLine(line: string, number: number): ExportedRecord | ExportedImage {
  const entry: unknown = parse(line, number);
  if (isImage(entry) || isRecord(entry)) return entry;
  throw new ImportError(`Line ${number} is no record of an export.`);
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

function parse(line: string, number: number): Readonly<Record<string, unknown>> {
  const value = parseJson(line);
  if (value === undefined) throw new ImportError(`Line ${number} is no JSON.`);
  if (isDeeper(value, mostNested))
    throw new ImportError(
      `Line ${number} is no record of an export: it is nested more than ${mostNested} deep.`,
    );
  return isObject(value) ? value : {};
}

function isDeeper(value: unknown, most: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return most === 0 || Object.values(value).some((inner) => isDeeper(inner, most - 1));
}

function pluralOf({ resources }: Model, { resource }: ExportedRecord, line: number): string {
  const plural = resources.get(resource)?.plural;
  if (plural === undefined) throw new ImportError(`Line ${line}: there is no resource ${resource}.`);
  return plural;
}

function imageOf({ image, name, base64 }: ExportedImage): SourceImage {
  return { key: String(image), name, bytes: Buffer.from(base64, "base64") };
}

function recordOf(model: Model, entry: ExportedRecord): SourceRecord {
  const resource = descriptorOf(model, entry.resource);
  const [imageField, slugField] = [fieldStoredAs(resource, "image"), fieldStoredAs(resource, "slug")];
  const { [imageField ?? ""]: image, [resource.external ?? ""]: externalId, ...fields } = entry.fields;
  const isLink = ([name]: readonly [string, unknown]): boolean => resource.fields[name]?.kind === "reference";
  const links = Object.entries(fields).filter(isLink);
  const values = Object.fromEntries(Object.entries(fields).filter((one) => !isLink(one)));
  if (slugField !== undefined && entry.slug !== undefined) values[slugField] = entry.slug;
  // The image comes by its key; a record without one loses the one it has.
  if (imageField !== undefined && image === undefined) values[imageField] = "";
  const isKnown = model.service.statuses.some(({ name }) => name === entry.status);
  const status = entry.status === undefined || isKnown ? entry.status : statusRoles(model).draft;
  const texts = Object.entries(entry.texts ?? {}).map(([language, text]) => {
    return [language, { values: text.fields, ...defined({ slug: text.slug }) }] as const;
  });
  return {
    resource: entry.resource,
    key: keyOf(entry.id),
    id: typeof entry.id === "string" ? keyOf(entry.id) : entry.id,
    title: jsonText(values[resource.namedBy]),
    language: entry.language,
    values,
    links: Object.fromEntries(links.map(([name, value]) => [name, linksTo(value)])),
    texts: Object.fromEntries(texts),
    ...defined({
      external: externalOf(externalId),
      image: image === undefined ? undefined : jsonText(image),
      isTrashed: entry.trashed,
      warnings: status === entry.status ? undefined : [unknownStatus(entry.status ?? "", status ?? "")],
    }),
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

function linksTo(value: unknown): SourceLink[] {
  const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
  return ids.filter((id) => id !== null).map((id) => ({ key: keyOf(id) }));
}
