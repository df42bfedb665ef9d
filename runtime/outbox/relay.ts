import type { AnyBulkWriteOperation, Collection, Filter } from "mongodb";
import type { RecordDocument } from "../core/documents.js";
import type { RecordId } from "../core/record-id.js";
import { forReading, timeLimit } from "../storage/command-options.js";
import type { Database } from "../storage/database.js";
import { isDriverError, isStoreError } from "../storage/store-errors.js";
import { type AuditEntry, auditEntryOf } from "./audit-entry.js";
import { openAuditLog } from "./audit-log.js";
import type { NewRecord, OutboxResource } from "./entry.js";
import { hasNumbers } from "./numbers.js";

/** A change that the audit log records, with the record as it is now, or was before it was deleted for good. */
export interface Change {
  readonly entry: AuditEntry;
  readonly records: OutboxResource;
  readonly document: RecordDocument;
}

/**
 * Gets changes after the audit log has recorded them, those of one record in their order; after a crash or an error it gets
 * some of them again.
 */
export type ChangeListener = (changes: readonly Change[]) => Promise<void>;

/** What a run of the relay works with. `onError` gets the errors of records that are set aside. */
export interface RelayRun {
  readonly database: Database;
  readonly resources: ReadonlyMap<string, OutboxResource>;
  readonly listener: ChangeListener;
  readonly onError: (error: unknown) => void;
}

/** Milliseconds after which a write is over, done or not: the driver gives up well before. */
const maxWriteMs = 120_000;
/** What was applied is decisive, also where no majority has acknowledged it yet. */
const ofPrimary = { readConcern: { level: "local" }, readPreference: "primary", ...timeLimit } as const;
const batchSize = 100;
/** `noted` of a record that is set aside: before any date, so that no run finds it. A later change sets a date again. */
const setAsideDate = new Date(-1);
const reasonLength = 500;

/**
 * Moves all outbox entries of the store into the audit log. Each step is idempotent: first the audit log gets the entries
 * under their own ids, then the listener, then they are removed from the records. Any number of processes may do this for
 * the same store. A record that fails is set aside and blocks no other; only errors of the store itself are thrown.
 */
export async function relayEntries(run: RelayRun): Promise<void> {
  await settleDeletes(run);
  for (const records of run.resources.values()) {
    let documents: readonly RecordDocument[];
    do {
      documents = await findWithEntries(run.database, records);
      await relayAll(run, records, documents);
    } while (documents.length === batchSize);
  }
}

/** Does the same for records that are known to be new, without a search. Entries that they got since are left there. */
export async function relayNewEntries(run: RelayRun, newRecords: readonly NewRecord[]): Promise<void> {
  for (const records of new Set(newRecords.map((record) => record.records))) {
    const own = newRecords.filter((record) => record.records === records).map(({ document }) => document);
    for (let at = 0; at < own.length; at += batchSize)
      await relayAll(run, records, own.slice(at, at + batchSize));
  }
}

/** Filter of records that are set aside. */
export const setAsideFilter = { noted: setAsideDate } as const;

/** Counts the records that are set aside, up to 10000 of each resource. */
export async function countSetAside(
  database: Database,
  resources: Iterable<OutboxResource>,
): Promise<number> {
  const counts = [...resources].map(({ token }) =>
    database.collection(token).countDocuments(setAsideFilter, { limit: 10_000, maxTimeMS: 1000 }),
  );
  return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);
}

/** Lets the next run try records again that were set aside. */
export async function retrySetAside(database: Database, resources: Iterable<OutboxResource>): Promise<void> {
  for (const { token } of resources)
    await database.collection(token).updateMany(setAsideFilter, { $set: { noted: new Date() } }, timeLimit);
}

function findWithEntries(database: Database, { token }: OutboxResource): Promise<RecordDocument[]> {
  const options = { projection: forReading, sort: { noted: 1 }, limit: batchSize } as const;
  return database.find(token, { noted: { $gt: new Date(0) } }, options);
}

/** Relays the entries of all documents in one batch; after an error, document by document. */
async function relayAll(
  run: RelayRun,
  records: OutboxResource,
  documents: readonly RecordDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  try {
    await relayBatch(run, records, documents);
  } catch (error) {
    if (isStoreError(error)) throw error;
    const [only] = documents;
    if (documents.length === 1 && only !== undefined) await setAside(run, records, { only, error });
    else for (const document of documents) await relayAll(run, records, [document]);
  }
}

function logOf({ database, resources }: RelayRun): ReturnType<typeof openAuditLog> {
  return openAuditLog(database, hasNumbers(resources));
}

async function relayBatch(
  run: RelayRun,
  records: OutboxResource,
  documents: readonly RecordDocument[],
): Promise<void> {
  const changes = documents.flatMap((document) => changesOf(records, document));
  // The audit log is complete whatever becomes of messages about the changes.
  await logOf(run).add(changes.map(({ entry }) => entry));
  await run.listener(changes);
  await removeEntries(run.database.collection(records.token), documents);
}

/** The entries stay in the record, with the reason, until it changes or the service starts again. */
async function setAside(
  { database, onError }: RelayRun,
  { resource, token }: OutboxResource,
  { only: { _id, revision }, error }: { readonly only: RecordDocument; readonly error: unknown },
): Promise<void> {
  const reason = reasonOf(error);
  const unchanged: Filter<RecordDocument> = { _id, revision, noted: { $exists: true } };
  const update = { $set: { noted: setAsideDate, noted_fault: reason } };
  await database.collection(token).updateOne(unchanged, update, timeLimit);
  onError(new Error(`The changes of ${resource.name} ${_id} are set aside: ${reason}`, { cause: error }));
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, reasonLength);
}

/** Every change of a record appends one entry, so that the last one belongs to the present revision. */
function changesOf(records: OutboxResource, document: RecordDocument): Change[] {
  const { notes: entries = [], _id: record, revision } = document;
  return entries.map((entry, position) => ({
    entry: auditEntryOf(entry, {
      resource: records.resource.name,
      record,
      revision: revision - (entries.length - 1 - position),
    }),
    records,
    document,
  }));
}

/** Only the tombstone is left of what was deleted for good. Ids are never used again: a missing record was deleted. */
async function settleDeletes(run: RelayRun): Promise<void> {
  const log = logOf(run);
  for (const tombstone of await log.tombstones()) {
    try {
      await settleDelete(run, tombstone);
    } catch (error) {
      if (isStoreError(error)) throw error;
      // The error may be temporary: the next run tries again.
      const isPermanent = !isDriverError(error);
      if (isPermanent) await log.commitDelete(tombstone._id, reasonOf(error));
      const outcome = isPermanent ? "no message" : "no message yet";
      run.onError(new Error(`The delete ${tombstone._id} has ${outcome}.`, { cause: error }));
    }
  }
}

async function settleDelete(run: RelayRun, tombstone: AuditEntry): Promise<void> {
  const { database, resources, listener } = run;
  const { intended: document, begun, ...entry } = tombstone;
  const records = resources.get(entry.resource);
  if (document === undefined || records === undefined) return;
  const log = logOf(run);
  const ofRecord = { _id: entry.record };
  const collection = database.collection(records.token);
  const options = { projection: { _id: 1 }, readPreference: "primary", ...timeLimit } as const;
  if ((await collection.findOne(ofRecord, options)) === null) {
    const earlier = changesOf(records, document);
    await log.add(earlier.map((change) => change.entry));
    await listener([...earlier, { entry, records, document }]);
    await log.commitDelete(entry._id);
  } else if (database.now() - (begun ?? entry.at).getTime() > maxWriteMs) {
    // A delete that no majority has acknowledged yet is still to come.
    if ((await collection.findOne(ofRecord, ofPrimary)) === null) return;
    await log.abortDelete(tombstone);
    // A process that continues may have found the tombstone before.
    if ((await collection.findOne(ofRecord, ofPrimary)) === null)
      await openAuditLog(database).add([tombstone]);
  }
}

/** Removes relayed outbox entries from their documents. Entries appended since stay for the next run. */
async function removeEntries(
  collection: Collection<RecordDocument>,
  documents: readonly RecordDocument[],
): Promise<void> {
  const options = { ordered: false };
  const { matchedCount } = await collection.bulkWrite(removals(documents), options);
  if (matchedCount < documents.length) await collection.bulkWrite(documents.map(laterRemoval), options);
}

/** Most records have not changed since; those of the same revision take one update together. */
function removals(documents: readonly RecordDocument[]): AnyBulkWriteOperation<RecordDocument>[] {
  const idsByRevision = new Map<number, RecordId[]>();
  for (const { _id, revision } of documents)
    idsByRevision.set(revision, [...(idsByRevision.get(revision) ?? []), _id]);
  return [...idsByRevision].map(([revision, ids]) => ({
    updateMany: {
      filter: { _id: { $in: ids }, revision },
      update: { $unset: { notes: "", noted: "", noted_fault: "" } },
    },
  }));
}

function laterRemoval({
  _id,
  revision,
  notes: entries = [],
}: RecordDocument): AnyBulkWriteOperation<RecordDocument> {
  const relayed = entries.map(({ id }) => id);
  return {
    updateOne: {
      filter: { _id, revision: { $gt: revision } },
      update: { $pull: { notes: { id: { $in: relayed } } } },
    },
  };
}
