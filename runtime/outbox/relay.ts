import type { AnyBulkWriteOperation, Filter } from "mongodb";
import type { RecordDocument } from "../core/documents.js";
import type { RegisteredResource } from "../resources/registered-resource.js";
import type { Site } from "../resources/site.js";
import { unseenComment } from "../storage/collection-versions.js";
import { forReading, timeLimit } from "../storage/database.js";
import { isStoreError } from "../storage/store-errors.js";
import { type AuditEntry, type AuditLog, entryOf, openAuditLog } from "./audit-log.js";
import type { NewRecord } from "./entry.js";

/** A change that the journal takes over, with the record as it is now, or was before it was deleted for good. */
export interface Change {
  readonly entry: AuditEntry;
  readonly resource: RegisteredResource;
  readonly document: RecordDocument;
}

/** Told of changes, those of one record in their order, before the journal has them; of some of them more than once. */
export type ChangeListener = (changes: readonly Change[]) => Promise<void>;

/** What a sweep works with. `onFault` gets the errors of records that are set aside. */
export interface RelayRun {
  readonly site: Site;
  readonly listener: ChangeListener;
  readonly onFault: (error: unknown) => void;
}

const batchSize = 100;
/** A delete that takes longer than this was cut short. */
const intentionMs = 60_000;
/** `noted` of a record that is set aside: before any date, so that no sweep finds it. A later change notes a date again. */
const setAsideDate = new Date(-1);
const reasonLength = 500;

/**
 * Brings all notes in the store into the journal. Each step may be repeated: entries first, whose ids are those of the notes,
 * then the listener, then the notes go. Any number of processes may do this for the same store. A record that fails is set
 * aside and blocks no other; only errors of the store itself are thrown.
 */
export async function relayEntries(sweep: RelayRun): Promise<void> {
  await settleDeletes(sweep);
  for (const resource of sweep.site.resources.values()) {
    let documents: readonly RecordDocument[];
    do {
      documents = await findNoted(sweep.site, resource);
      await takeOverAll(sweep, resource, documents);
    } while (documents.length === batchSize);
  }
}

/** The same for records that are known to be new, which nobody has to look for. What became of them since is left there. */
export async function relayNewEntries(sweep: RelayRun, records: readonly NewRecord[]): Promise<void> {
  for (const resource of new Set(records.map((record) => record.resource))) {
    const own = records.filter((record) => record.resource === resource).map(({ document }) => document);
    for (let at = 0; at < own.length; at += batchSize)
      await takeOverAll(sweep, resource, own.slice(at, at + batchSize));
  }
}

/** Condition of records that are set aside. */
export const setAsideFilter = { noted: setAsideDate } as const;

/** How many records are set aside. */
export async function countSetAside(site: Site): Promise<number> {
  const counts = [...site.resources.values()].map(({ token }) =>
    site.database.collection(token).countDocuments(setAsideFilter, { limit: 10_000, maxTimeMS: 1000 }),
  );
  return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);
}

/** Has the next sweep try records again that were set aside. */
export async function retrySetAside(site: Site): Promise<void> {
  for (const { token } of site.resources.values())
    await site.database
      .collection(token)
      .updateMany(setAsideFilter, { $set: { noted: new Date() } }, { comment: unseenComment, ...timeLimit });
}

function findNoted(site: Site, resource: RegisteredResource): Promise<RecordDocument[]> {
  const options = {
    projection: forReading,
    sort: { noted: 1 },
    limit: batchSize,
    batchSize: batchSize + 1,
    ...timeLimit,
  } as const;
  const noted = { noted: { $gt: new Date(0) } };
  return site.database.collection(resource.token).find(noted, options).toArray();
}

/** Takes over all in one batch; where that fails, each alone. */
async function takeOverAll(
  sweep: RelayRun,
  resource: RegisteredResource,
  documents: readonly RecordDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  try {
    await takeOver(sweep, resource, documents);
  } catch (error) {
    if (isStoreError(error)) throw error;
    const [only] = documents;
    if (documents.length === 1 && only !== undefined) await setAside(sweep, resource, { only, error });
    else for (const document of documents) await takeOverAll(sweep, resource, [document]);
  }
}

async function takeOver(
  { site, listener }: RelayRun,
  resource: RegisteredResource,
  documents: readonly RecordDocument[],
): Promise<void> {
  const collection = site.database.collection(resource.token);
  const changes = documents.flatMap((document) => changesOf(resource, document));
  // The audit has what happened, whatever becomes of messages about it.
  await openAuditLog(site.database).add(changes.map(({ entry }) => entry));
  await listener(changes);
  const together = { ordered: false, comment: unseenComment };
  const removed = await collection.bulkWrite(removals(documents), together);
  if (removed.matchedCount < documents.length)
    await collection.bulkWrite(documents.map(laterRemoval), together);
}

/** The notes stay in the record, with the reason, until a change of it or a new start of the service. */
async function setAside(
  { site, onFault }: RelayRun,
  { facts, token }: RegisteredResource,
  { only: { _id, revision }, error }: { readonly only: RecordDocument; readonly error: unknown },
): Promise<void> {
  const reason = reasonOf(error);
  const same: Filter<RecordDocument> = { _id, revision, noted: { $exists: true } };
  await site.database
    .collection(token)
    .updateOne(
      same,
      { $set: { noted: setAsideDate, noted_fault: reason } },
      { comment: unseenComment, ...timeLimit },
    );
  onFault(new Error(`The changes of ${facts.name} ${_id} are set aside: ${reason}`, { cause: error }));
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, reasonLength);
}

/** Every change of a record leaves one note, so that the last one belongs to the present revision. */
function changesOf(resource: RegisteredResource, document: RecordDocument): Change[] {
  const { notes = [], _id, revision } = document;
  return notes.map((note, position) => ({
    entry: entryOf(resource.facts.name, _id, revision - (notes.length - 1 - position), note),
    resource,
    document,
  }));
}

/** Most records have not changed since; those of the same revision take one update together. */
function removals(documents: readonly RecordDocument[]): AnyBulkWriteOperation<RecordDocument>[] {
  const idsByRevision = new Map<number, number[]>();
  for (const { _id, revision } of documents)
    idsByRevision.set(revision, [...(idsByRevision.get(revision) ?? []), _id]);
  return [...idsByRevision].map(([revision, ids]) => ({
    updateMany: {
      filter: { _id: { $in: ids }, revision },
      update: { $unset: { notes: "", noted: "", noted_fault: "" } },
    },
  }));
}

/** What was noted meanwhile stays for the next round. */
function laterRemoval({ _id, revision, notes = [] }: RecordDocument): AnyBulkWriteOperation<RecordDocument> {
  const taken = notes.map(({ id }) => id);
  return {
    updateOne: {
      filter: { _id, revision: { $gt: revision } },
      update: { $pull: { notes: { id: { $in: taken } } } },
    },
  };
}

/** Of what was deleted for good only the intention is left. Ids are never used again: what is gone was deleted. */
async function settleDeletes(sweep: RelayRun): Promise<void> {
  const journal = openAuditLog(sweep.site.database);
  for (const intention of await journal.intended()) {
    try {
      await settleDelete(sweep, journal, intention);
    } catch (error) {
      if (isStoreError(error)) throw error;
      await journal.confirm(intention._id, reasonOf(error));
      sweep.onFault(new Error(`The delete ${intention._id} has no message.`, { cause: error }));
    }
  }
}

async function settleDelete(
  { site, listener }: RelayRun,
  journal: AuditLog,
  intention: AuditEntry,
): Promise<void> {
  const { intended: document, ...entry } = intention;
  const resource = site.resources.get(entry.resource);
  if (document === undefined || resource === undefined) return;
  const found = await site.database
    .collection(resource.token)
    .findOne({ _id: entry.record }, { projection: { _id: 1 }, ...timeLimit });
  if (found === null) {
    const earlier = changesOf(resource, document);
    await journal.add(earlier.map((change) => change.entry));
    await listener([...earlier, { entry, resource, document }]);
    await journal.confirm(entry._id);
  } else if (Date.now() - entry.at.getTime() > intentionMs) {
    await journal.dismiss(intention);
  }
}
