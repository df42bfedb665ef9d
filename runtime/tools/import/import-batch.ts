import pLimit from "p-limit";
import type { RecordDocument } from "../../core/documents.js";
import { defined, fieldStoredAs } from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import type { AppContext } from "../../resources/app-context.js";
import { isTrashed } from "../../resources/status.js";
import { timeLimit } from "../../storage/command-options.js";
import { importRecord } from "./import-record.js";
import { imageKind, isReservable, type LedgerEntry, newEntry } from "./ledger.js";
import { type ImportSession, readDocument, resourceOf } from "./session.js";
import { type Batch, fingerprint, type SourceImage, type SourceLink, type SourceRecord } from "./source.js";
import { rejectionOf, trashValues, writeOrDegrade } from "./write-record.js";

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
async function importRecords(session: ImportSession, records: readonly SourceRecord[]): Promise<void> {
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
    const { sequence } = resourceOf(session, record).resource;
    highest.set(sequence, Math.max(highest.get(sequence) ?? 0, id));
  }
  for (const [sequence, id] of highest) await session.ledger.reserveIds(sequence, id);
}

/** The same record may be shown inside several others. */
function distinct(records: readonly SourceRecord[]): SourceRecord[] {
  return [...new Map(records.map((record) => [`${record.resource} ${record.key}`, record])).values()];
}

/** The links of a record, those to its own resource too, which may come later. */
function linksOf(session: ImportSession, record: SourceRecord) {
  const { fields } = resourceOf(session, record).resource;
  return Object.entries(record.links).flatMap(([name, entries]) => {
    const target = fields[name]?.target;
    if (target === undefined) return [];
    return entries.map((link) => ({ target, link, isOwnKind: target === record.resource }));
  });
}

/** Collects the records that links lead to and that are not here yet: as shown inside others, else by a request of their own. */
async function missingRecords(
  { source, ledger, run }: ImportSession,
  links: readonly { readonly target: string; readonly link: SourceLink; readonly isOwnKind: boolean }[],
): Promise<SourceRecord[]> {
  const found = new Map<string, SourceRecord | undefined>();
  for (const { target, link, isOwnKind } of links) {
    const name = `${target} ${link.key}`;
    if (found.has(name)) continue;
    const known = ledger.find(target, link.key);
    const isComplete = known !== undefined && known.outcome !== "writing";
    const isPresent = known?.run === run || (known?.id !== undefined && source.lists?.(target) !== false);
    if (isComplete && isPresent) continue;
    if (link.record !== undefined) found.set(name, link.record);
    else if (!isOwnKind && !(isComplete && known.id !== undefined))
      found.set(name, await source.linked?.(target, link.key));
  }
  return distinct([...found.values()].filter((record) => record !== undefined));
}

/** Reads the documents of records that an earlier run imported. */
async function presentDocuments(
  session: ImportSession,
  records: readonly SourceRecord[],
): Promise<ReadonlyMap<string, RecordDocument>> {
  const ids = new Map<string, RecordId[]>();
  for (const { resource, key } of records) {
    const id = session.ledger.find(resource, key)?.id;
    if (id !== undefined) ids.set(resource, [...(ids.get(resource) ?? []), id]);
  }
  const found = new Map<string, RecordDocument>();
  for (const [resource, wanted] of ids) {
    const collection = session.app.database.collection(resourceOf(session, { resource }).token);
    for await (const document of collection.find({ _id: { $in: wanted } }, timeLimit))
      found.set(`${resource} ${document._id}`, document);
  }
  return found;
}

/** Sets the references to records that came after those that refer to them. */
export async function resolvePending(session: ImportSession): Promise<void> {
  const { ledger, run } = session;
  for (const entry of await ledger.pending())
    if (entry.run === run && entry.id !== undefined) await resolveEntry(session, entry, entry.id);
  await ledger.flush();
}

async function resolveEntry(session: ImportSession, entry: LedgerEntry, id: RecordId): Promise<void> {
  const { ledger } = session;
  const { fields } = resourceOf(session, entry).resource;
  await importMissing(session, entry);
  const given: Record<string, unknown> = {};
  const open: Record<string, readonly SourceLink[]> = {};
  for (const [field, links] of Object.entries(entry.pending ?? {})) {
    const idOf = ({ key }: SourceLink) => ledger.find(fields[field]?.target ?? entry.resource, key)?.id;
    const missing = links.filter((link) => idOf(link) === undefined);
    if (missing.length > 0) open[field] = missing;
    const ids = links.flatMap((link) => idOf(link) ?? []);
    if (ids.length > 0) given[field] = fields[field]?.list === true ? ids : ids[0];
  }
  const skipped = Object.entries(open).map(
    ([field, links]) => `${field}: the source does not give ${links.map(({ key }) => key).join(", ")}.`,
  );
  const written = Object.keys(given).length === 0 ? undefined : await write(session, { ...entry, id }, given);
  const resolved = defined({
    ...entry,
    pending: Object.keys(open).length === 0 ? undefined : open,
    revision: written?.document?.revision ?? entry.revision,
  });
  const lost = entry.lost.filter((reason) => !skipped.includes(reason));
  await ledger.save({ ...resolved, lost: [...lost, ...skipped, ...(written?.skipped ?? [])] });
}

async function importMissing(session: ImportSession, entry: LedgerEntry): Promise<void> {
  const { fields } = resourceOf(session, entry).resource;
  const links = Object.entries(entry.pending ?? {}).flatMap(([name, entries]) =>
    entries.map((link) => ({ target: fields[name]?.target ?? entry.resource, link, isOwnKind: false })),
  );
  await session.ledger.load(links.map(({ target, link: { key } }) => ({ resource: target, key })));
  const found = await missingRecords(session, links);
  if (found.length > 0) await importRecords(session, found);
}

async function write(
  session: ImportSession,
  entry: LedgerEntry & { readonly id: RecordId },
  given: Readonly<Record<string, unknown>>,
) {
  const records = resourceOf(session, entry);
  const { id, language } = entry;
  const stored = await readDocument(session, records, { _id: id });
  // Any write restores a record, unless it asks for the trash.
  const isGone = stored !== undefined && isTrashed(session.app, stored);
  const values = isGone ? { ...given, ...trashValues(session, records) } : given;
  const imported = defined({ modified: stored?.modified, isTrashed: isGone ? (true as const) : undefined });
  try {
    return await writeOrDegrade(session, { records, language, id, given: values, imported });
  } catch (error) {
    const reason = rejectionOf(session, error);
    if (reason === undefined) throw error;
    return { document: undefined, skipped: [reason] };
  }
}

/** Stores an image, unless the same one is here. */
async function importImage(session: ImportSession, { key, name, bytes }: SourceImage): Promise<void> {
  const { app, source, ledger, run, isDryRun } = session;
  const known = ledger.find(imageKind, key);
  const current = fingerprint(bytes.toString("base64"));
  const record: SourceRecord = { resource: imageKind, key, title: name, language: "", values: {}, links: {} };
  const entry: LedgerEntry = {
    ...(known ?? newEntry(source.name, run, record)),
    run,
    prints: { "": current },
  };
  const id = known?.id ?? (source.isOwn === true ? key : undefined);
  // Images have integers.
  const present = id === undefined ? undefined : Number(id);
  const isSame = known === undefined || known.prints[""] === current;
  if (
    present !== undefined &&
    isSame &&
    (isDryRun || (await app.features.images?.exists(present)) === true)
  ) {
    ledger.saveSoon({ ...entry, id: present, outcome: "left", lost: [] });
    return;
  }
  const released = defined({ ...entry, id: undefined, claim: undefined });
  try {
    const sequence = imageSequence(app);
    const assigned = await ledger.assignId({ ...released, outcome: "writing" }, { sequence }, Number(key));
    if (!isDryRun) await app.features.images?.store({ name, bytes }, sequence, Number(assigned.id));
    await ledger.save({ ...assigned, outcome: "created", lost: [] });
  } catch (error) {
    const reason = rejectionOf(session, error);
    if (reason === undefined) throw error;
    ledger.saveSoon({ ...released, outcome: "refused", lost: [reason] });
  }
}

/** The sequence of the first resource with an image field. */
function imageSequence({ resources }: AppContext): string {
  const descriptors = [...resources.values()].map((records) => records.resource);
  return descriptors.find((one) => fieldStoredAs(one, "image") !== undefined)?.sequence ?? "";
}
