import pLimit from "p-limit";
import type { RecordDocument } from "../../core/documents.js";
import type { RecordId } from "../../core/record-id.js";
import { timeLimit } from "../../storage/command-options.js";
import { importImage } from "./import-image.js";
import { type Documents, importRecord } from "./import-record.js";
import { imageKind } from "./ledger.js";
import { type ImportSession, resourceOf } from "./session.js";
import type { Batch, SourceLink, SourceRecord } from "./source.js";
import { isReservable } from "./source-ids.js";

/** Records at a time: their identical queries are batched, and while some are stored others are prepared. */
const concurrency = 600;

/** Imports a batch: images, then what its records refer to, then the records. */
export async function importBatch(session: ImportSession, { records, images = [] }: Batch): Promise<void> {
  const { ledger } = session;
  await ledger.load(images.map(({ key }) => ({ resource: imageKind, key })));
  for (const image of images) await importImage(session, image);
  await importRecords(session, records);
  await ledger.flush();
}

/** Imports records, and before them what they refer to. */
export async function importRecords(session: ImportSession, records: readonly SourceRecord[]): Promise<void> {
  const { ledger } = session;
  const links = records.flatMap((record) => linksOf(session, record));
  await ledger.load([
    ...records,
    ...links.map(({ target, link: { key } }) => ({ resource: target, key })),
    ...records.flatMap(({ image }) => (image === undefined ? [] : [{ resource: imageKind, key: image }])),
  ]);
  const linked = await missingRecords(session, links);
  if (linked.length > 0) await importRecords(session, linked);

  await reserveIds(session, records);
  const documents = await presentDocuments(session, records);
  await pLimit(concurrency).map(distinct(records), (record) => importRecord(session, record, documents));
}

async function reserveIds(session: ImportSession, records: readonly SourceRecord[]): Promise<void> {
  const highest = new Map<string, number>();
  for (const record of records) {
    const { id = 0 } = record;
    if (typeof id !== "number" || !isReservable(id)) continue;
    const { sequence } = resourceOf(session, record).facts;
    highest.set(sequence, Math.max(highest.get(sequence) ?? 0, id));
  }
  for (const [sequence, id] of highest) await session.ledger.reserveIds(sequence, id);
}

/** The same record may be shown inside several others. */
function distinct(records: readonly SourceRecord[]): SourceRecord[] {
  return [...new Map(records.map((record) => [`${record.resource} ${record.key}`, record])).values()];
}

interface FieldLink {
  readonly target: string;
  readonly link: SourceLink;
  /** The record refers to one of its own resource, which may come later. */
  readonly isOwnKind: boolean;
}

function linksOf(session: ImportSession, record: SourceRecord): FieldLink[] {
  const { fields } = resourceOf(session, record).facts;
  return Object.entries(record.links).flatMap(([name, entries]) => {
    const target = fields[name]?.target;
    if (target === undefined) return [];
    return entries.map((link) => ({ target, link, isOwnKind: target === record.resource }));
  });
}

/** Collects the records that links lead to and that are not here yet: as shown inside others, else by a request of their own. */
export async function missingRecords(
  { source, ledger, run }: ImportSession,
  links: readonly FieldLink[],
): Promise<SourceRecord[]> {
  const found = new Map<string, SourceRecord | undefined>();
  for (const { target, link, isOwnKind } of links) {
    const name = `${target} ${link.key}`;
    if (found.has(name)) continue;
    const known = ledger.find(target, link.key);
    const isComplete = known !== undefined && known.outcome !== "writing";
    const isPresent = known?.run === run || (known?.id !== undefined && source.lists(target));
    if (isComplete && isPresent) continue;
    if (link.record !== undefined) found.set(name, link.record);
    else if (!isOwnKind && !(isComplete && known.id !== undefined))
      found.set(name, await source.linked(target, link.key));
  }
  return distinct([...found.values()].filter((record) => record !== undefined));
}

/** Reads the documents of records that an earlier run imported. */
async function presentDocuments(
  session: ImportSession,
  records: readonly SourceRecord[],
): Promise<Documents> {
  const ids = new Map<string, RecordId[]>();
  for (const { resource, key } of records) {
    const id = session.ledger.find(resource, key)?.id;
    if (id !== undefined) ids.set(resource, [...(ids.get(resource) ?? []), id]);
  }
  const found = new Map<string, RecordDocument>();
  for (const [resource, wanted] of ids) {
    const collection = session.site.database.collection(resourceOf(session, { resource }).token);
    for await (const document of collection.find({ _id: { $in: wanted } }, timeLimit))
      found.set(`${resource} ${document._id}`, document);
  }
  return found;
}
