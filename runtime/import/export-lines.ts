import type { RecordDocument } from "../core/documents.js";
import type { FieldDescriptor } from "../core/parameter-descriptors.js";
import {
  defined,
  fieldStoredAs,
  fieldsStoredAs,
  propertyIn,
  propertyOfField,
  shownValue,
  storedProperty,
} from "../core/properties.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import { withSeriesStatus } from "../core/series.js";
import { civilOfWall, offsetText, toWall } from "../dates/wall-time.js";
import { parseZone } from "../dates/zone.js";
import { type AppContext, resourceNamed } from "../resources/app-context.js";
import type { Records } from "../resources/registered-resource.js";
import { isStatusDocument, isTrashed, statusRoles } from "../resources/status.js";
import { restoredSlug } from "../resources/write/slugs.js";
import {
  type ExportedImage,
  type ExportedRecord,
  type ExportHeader,
  exportFormat,
  inOrder,
  storeName,
} from "./export-format.js";

/** Exports all content as lines of JSON: a header, images, then records, those first that others refer to. */
export async function* exportLines(app: AppContext, onLine: () => void): AsyncGenerator<string> {
  const order = inOrder([...app.resources.values()].map(({ resource }) => resource));
  yield `${JSON.stringify(await headerOf(app, order))}\n`;
  for await (const { id, name, bytes } of app.features.images?.files() ?? []) {
    const line: ExportedImage = { image: id, name, base64: bytes.toString("base64") };
    yield `${JSON.stringify(line)}\n`;
    onLine();
  }
  for (const { name } of order) {
    const records = resourceNamed(app, name);
    const collection = app.database.collection(records.token);
    // A series comes before its occurrences, whatever their ids.
    for (const isOccurrence of records.resource.recurrence === undefined ? [false] : [false, true]) {
      const found = collection.find(
        { occurrence_of: { $exists: isOccurrence } },
        { sort: { _id: 1 }, batchSize: 500 },
      );
      for await (const document of found) {
        yield `${JSON.stringify(exportedRecord(app, records, withSeriesStatus(document)))}\n`;
        onLine();
      }
    }
  }
}

/** Counts the lines after the header. */
export async function countLines(app: AppContext): Promise<number> {
  return Object.values(await countsOf(app, app.resources.keys())).reduce((sum, count) => sum + count, 0);
}

async function headerOf(app: AppContext, order: readonly ResourceDescriptor[]): Promise<ExportHeader> {
  return {
    format: exportFormat,
    version: 1,
    store: await storeName(app),
    written: new Date().toISOString(),
    counts: await countsOf(
      app,
      order.map(({ name }) => name),
    ),
    highest: await highestOf(app, order),
  };
}

async function highestOf(
  app: AppContext,
  order: readonly ResourceDescriptor[],
): Promise<Record<string, number>> {
  const highest: Record<string, number> = {};
  for (const { name, ids, sequence } of order) {
    if (ids !== undefined) continue;
    const collection = app.database.collection(resourceNamed(app, name).token);
    const last = await collection.findOne({}, { sort: { _id: -1 }, projection: { _id: 1 } });
    highest[sequence] = Math.max(highest[sequence] ?? 1, Number(last?._id ?? 1));
  }
  return highest;
}

async function countsOf(app: AppContext, names: Iterable<string>): Promise<Record<string, number>> {
  const counts: Record<string, number> = { image: (await app.features.images?.count()) ?? 0 };
  for (const name of names)
    counts[name] = await app.database.collection(resourceNamed(app, name).token).countDocuments({});
  return counts;
}

function exportedRecord(app: AppContext, { resource }: Records, document: RecordDocument): ExportedRecord {
  const isGone = isTrashed(app, document);
  const hasOwnAuthor = resource.hasAuthor === true && fieldStoredAs(resource, "author") === undefined;
  const status = fieldStoredAs(resource, "status") === undefined ? statusOf(app, document) : undefined;
  const slugIn = (language: string): { slug?: string } => {
    const slug: unknown = propertyIn(document.text[language] ?? {}, "slug");
    if (typeof slug !== "string" || slug === "") return {};
    return { slug: isGone ? restoredSlug(slug) : slug };
  };
  const others = Object.keys(document.text).filter((language) => language !== document.language);
  const texts = others.map((language) => [
    language,
    { fields: textsIn(resource, document, language), ...slugIn(language) },
  ]);
  return defined({
    resource: resource.name,
    id: document._id,
    language: document.language,
    fields: fieldsOf(app, resource, document),
    ...slugIn(document.language),
    texts: others.length === 0 ? undefined : (Object.fromEntries(texts) as ExportedRecord["texts"] & object),
    created: document.created.toISOString(),
    modified: document.modified.toISOString(),
    published:
      isStatusDocument(document) && document.undated !== true ? document.date.toISOString() : undefined,
    author: hasOwnAuthor && typeof document.author === "number" ? document.author : undefined,
    status,
    trashed: isGone ? (true as const) : undefined,
    password_hash: isStatusDocument(document) ? document.password : undefined,
    occurrence: document.occurrence,
  });
}

function textsIn(
  resource: ResourceDescriptor,
  document: RecordDocument,
  language: string,
): Record<string, unknown> {
  const texts = document.text[language] ?? {};
  return Object.fromEntries(
    fieldsStoredAs(resource, "localized")
      .map((name) => [name, propertyOfField(resource, name)] as const)
      .filter(([, property]) => property in texts)
      .map(([name, property]) => [name, propertyIn(texts, property)]),
  );
}

function fieldsOf(
  app: AppContext,
  resource: ResourceDescriptor,
  document: RecordDocument,
): Record<string, unknown> {
  const fields: Record<string, unknown> = textsIn(resource, document, document.language);
  for (const [name, field] of Object.entries(resource.fields)) {
    const value = valueOf(app, document, { resource, name, field });
    if (value !== undefined) fields[name] = value;
  }
  return fields;
}

function valueOf(
  app: AppContext,
  document: RecordDocument,
  { resource, name, field }: { resource: ResourceDescriptor; name: string; field: FieldDescriptor },
): unknown {
  const stored = shownValue(propertyIn(document, storedProperty(name, field)), field);
  switch (field.storage) {
    case "plain":
    case "reference":
      // A null removes the value in a later import.
      return stored ?? (field.nullable === true ? null : undefined);
    case "references":
    case "author":
    case "image":
      return stored;
    case "period":
      return periodValue(resource, document, name);
    case "status":
      return statusOf(app, document);
    // They are elsewhere in the line, or follow from another field.
    case "localized":
    case "date":
    case "date_utc":
    case "slug":
    case "password":
    case "scope":
      return undefined;
  }
}

/** The status of a record, or the one that it had before it went to the trash. */
function statusOf(app: AppContext, document: RecordDocument): string | undefined {
  if (!isStatusDocument(document)) return undefined;
  return document.status === statusRoles(app).trash ? document.trashed_from : document.status;
}

/** Writes times with their offset, which identifies an hour that comes twice in autumn. */
function periodValue({ period }: ResourceDescriptor, document: RecordDocument, name: string): unknown {
  const wall = propertyIn(document, name);
  const instant = propertyIn(document, `utc_${name}`);
  if (name !== period?.start && name !== period?.end) return wall;
  if (typeof wall !== "string" || !(instant instanceof Date)) return wall;
  const zone = propertyIn(document, period.zone);
  const known = typeof zone === "string" ? parseZone(zone) : undefined;
  if (known === undefined || toWall(instant.getTime(), known) !== wall) return wall;
  const minutes = (civilOfWall(wall) - instant.getTime()) / 60_000;
  if (!Number.isInteger(minutes)) return instant.toISOString();
  return wall.replace(" ", "T") + offsetText(minutes);
}
