import { emptySnapshot } from "../../core/cache-snapshot.js";
import type { RecordDocument } from "../../core/documents.js";
import { HttpError } from "../../core/http-error.js";
import type { FieldDescriptor } from "../../core/parameter-descriptors.js";
import type { Principal } from "../../core/principal.js";
import { defined, imageIdsIn, propertyIn, shownValue, storedProperty } from "../../core/properties.js";
import { isRecordId, type RecordId } from "../../core/record-id.js";
import type { PeriodDescriptor } from "../../core/resource-descriptor.js";
import { isRecurring, isSeries, occurrencesFilter, seriesOf, withSeriesStatus } from "../../core/series.js";
import { clockText, toWall } from "../../dates/wall-time.js";
import { parseZone, utc } from "../../dates/zone.js";
import { type AppContext, resourceNamed } from "../../resources/app-context.js";
import { mayChangeRecord, mayLink } from "../../resources/policy.js";
import type { Records } from "../../resources/registered-resource.js";
import { isStatusDocument, isTrashed } from "../../resources/status.js";
import { nameOf } from "../../resources/texts.js";
import { timeLimit } from "../../storage/command-options.js";
import type { EditedRecord, RelatedName } from "./admin-answers.js";
import type { ResourceForm, WriteDescriptor } from "./forms.js";

/** Who reads which records for editing, in which language, and at which address. */
export interface EditorContext {
  readonly app: AppContext;
  readonly principal: Principal;
  readonly language: string;
  readonly origin: string;
  /** The instant in milliseconds. */
  readonly now: number;
  readonly records: Records;
  readonly writes: ResourceForm["writes"];
}

/** Whether there is a route, and the caller has its capability. */
export function maySend(write: WriteDescriptor | undefined, principal: Principal): boolean {
  return write !== undefined && (write.access === undefined || principal.can(write.access));
}

/** The document of a record. Throws 404 where there is none, 403 where the caller may not change it. */
export async function editableDocument(context: EditorContext, id: RecordId): Promise<RecordDocument> {
  const { app, records } = context;
  const stored = await app.database.collection(records.token).findOne({ _id: id }, timeLimit);
  if (stored === null) throw new HttpError("rest_no_route");
  const document = withSeriesStatus(stored);
  if (!mayChangeRecord({ app, records, call: context }, "update", document))
    throw new HttpError("rest_forbidden");
  return document;
}

/** A record as its form shows it. */
export async function formRecord(context: EditorContext, document: RecordDocument): Promise<EditedRecord> {
  const { app, origin, records } = context;
  const { resource, token } = records;
  const collection = app.database.collection(token);
  const series = seriesOf(document);
  const ruled = series === undefined ? null : await collection.findOne({ _id: series }, timeLimit);
  const values = Object.entries(resource.fields).map(([name, field]) => {
    const holder = name === resource.recurrence?.rule ? (ruled ?? document) : document;
    const value = field.storage === "date" ? dateOf(app, document) : valueOf(holder, name, field);
    const isFormer = name === resource.period?.eventStatus?.former;
    return [name, isFormer ? onOwnClocks(value, document, resource.period) : value] as const;
  });
  return defined({
    id: document._id,
    revision: document.revision,
    language: document.language,
    status: isStatusDocument(document) ? document.status : undefined,
    isTrashed: isTrashed(app, document),
    texts: document.text as EditedRecord["texts"],
    values: defined(Object.fromEntries(values)),
    image: await imageOf(app, imageIdsIn(document)[0], origin),
    isOccurrence: document.occurrence !== undefined,
    series: await seriesDates(context, series ?? (isSeries(document) ? document._id : undefined)),
    isProtected: isStatusDocument(document) && document.password !== undefined,
    related: await relatedNames(context, document),
  });
}

/** Dates of a series from a month ago on; undefined without a series. */
async function seriesDates(
  { app, records: { resource, token }, now }: EditorContext,
  series: RecordId | undefined,
): Promise<EditedRecord["series"]> {
  if (series === undefined || !isRecurring(resource)) return undefined;
  const { start } = resource.period;
  const at = `utc_${start}`;
  const filter = {
    ...occurrencesFilter(series),
    "occurrence.gone": { $exists: false },
    [at]: { $gte: new Date(now - 31 * 86_400_000) },
  };
  const projection = { [start]: 1, status: 1, _trashed: 1 };
  const options = { sort: { [at]: 1 }, limit: 1000, batchSize: 1001, projection } as const;
  const found = await app.database.find(token, filter, options);
  const dates = found.map((document) => ({
    id: document._id,
    start: String(propertyIn(document, start)),
    isTrashed: isTrashed(app, document),
  }));
  return { id: series, dates };
}

/** A time as the clocks of the record show it, where its writers read it. */
function onOwnClocks(stored: unknown, document: RecordDocument, { zone }: PeriodDescriptor): unknown {
  return typeof stored === "string"
    ? clockText(stored, parseZone(String(propertyIn(document, zone))) ?? utc)
    : stored;
}

/** The stored value of a field. Localized fields are among the texts; a password is never shown. */
function valueOf(document: RecordDocument, name: string, field: FieldDescriptor): unknown {
  const isHidden = ["localized", "slug", "password", "date_utc"].includes(field.storage);
  return isHidden ? undefined : shownValue(propertyIn(document, storedProperty(name, field)), field);
}

/** The publication date as local time of the site; undefined for terms and undated drafts. */
function dateOf({ zone }: AppContext, document: RecordDocument): string | undefined {
  return isStatusDocument(document) && document.undated !== true
    ? toWall(document.date.getTime(), zone)
    : undefined;
}

async function imageOf(app: AppContext, id: number | undefined, origin: string) {
  const { images } = app.features;
  if (id === undefined || images === undefined) return undefined;
  const image = (await images.load([id], emptySnapshot)).get(id);
  return image && images.show(image, origin);
}

async function relatedNames(context: EditorContext, document: RecordDocument) {
  const entries = Object.entries(context.records.resource.fields).map(async ([name, field]) => {
    if (field.target === undefined) return [];
    const ids = [propertyIn(document, storedProperty(name, field))].flat().filter(isRecordId);
    return [[name, await namesOf(context, resourceNamed(context.app, field.target), ids)] as const];
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}

/** The names of linked records; of those that the caller may not read there is only the id. */
export async function namesOf(
  context: EditorContext,
  records: Records,
  ids: readonly RecordId[],
): Promise<readonly RelatedName[]> {
  if (ids.length === 0) return [];
  const { app, language } = context;
  const options = { batchSize: ids.length + 1 };
  const documents = await app.database.find(records.token, { _id: { $in: [...ids] } }, options);
  const names = new Map(
    documents
      .filter((document) => mayLink({ app, records, call: context }, document))
      .map((document) => [document._id, nameOf(records.resource, document, language) || `#${document._id}`]),
  );
  return ids.map((id) => ({ id, name: names.get(id) ?? `#${id}` }));
}
