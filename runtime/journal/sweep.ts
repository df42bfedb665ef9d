import type { AnyBulkWriteOperation } from "mongodb";
import type { RecordDocument } from "../records/documents.js";
import type { RegisteredResource, Site } from "../records/site.js";
import { unseenComment } from "../storage/changes.js";
import { timeLimit, toBeShown } from "../storage/database.js";
import { entryOf, type JournalEntry, openJournal } from "./journal.js";
import type { NewRecord } from "./note.js";

/** A change that the journal takes over, with the record as it is now, or was before it was deleted for good. */
export interface Change {
  readonly entry: JournalEntry;
  readonly resource: RegisteredResource;
  readonly document: RecordDocument;
}

/** Told of changes, those of one record in their order, before the journal has them; of some of them more than once. */
export type ChangeListener = (changes: readonly Change[]) => Promise<void>;

const batchSize = 100;
/** A delete that takes longer than this was cut short. */
const intentionMs = 60_000;

/**
 * Brings all notes in the store into the journal. Each step may be repeated: the listener first, then the entries, whose ids
 * are those of the notes, then the notes go. Any number of processes may do this for the same store.
 */
export async function sweepNotes(site: Site, listener: ChangeListener): Promise<void> {
  await settleDeletes(site, listener);
  for (const resource of site.resources.values()) {
    let documents: readonly RecordDocument[];
    do {
      documents = await findNoted(site, resource);
      if (documents.length > 0) await takeOver(site, resource, documents, listener);
    } while (documents.length === batchSize);
  }
}

/** The same for records that are known to be new, which nobody has to look for. What became of them since is left there. */
export async function sweepNew(
  site: Site,
  records: readonly NewRecord[],
  listener: ChangeListener,
): Promise<void> {
  for (const resource of new Set(records.map((record) => record.resource))) {
    const own = records.filter((record) => record.resource === resource).map(({ document }) => document);
    for (let at = 0; at < own.length; at += batchSize)
      await takeOver(site, resource, own.slice(at, at + batchSize), listener);
  }
}

function findNoted(site: Site, resource: RegisteredResource): Promise<RecordDocument[]> {
  const options = {
    projection: toBeShown,
    sort: { noted: 1 },
    limit: batchSize,
    batchSize: batchSize + 1,
    ...timeLimit,
  } as const;
  const noted = { noted: { $gt: new Date(0) } };
  return site.database.collection(resource.token).find(noted, options).toArray();
}

async function takeOver(
  site: Site,
  resource: RegisteredResource,
  documents: readonly RecordDocument[],
  listener: ChangeListener,
): Promise<void> {
  const collection = site.database.collection(resource.token);
  const changes = documents.flatMap((document) => changesOf(resource, document));
  await listener(changes);
  await openJournal(site.database).add(changes.map(({ entry }) => entry));
  const together = { ordered: false, comment: unseenComment };
  const removed = await collection.bulkWrite(removals(documents), together);
  if (removed.matchedCount < documents.length)
    await collection.bulkWrite(documents.map(laterRemoval), together);
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
      update: { $unset: { notes: "", noted: "" } },
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
async function settleDeletes(site: Site, listener: ChangeListener): Promise<void> {
  const journal = openJournal(site.database);
  for (const intention of await journal.intended()) {
    const { intended: document, ...entry } = intention;
    const resource = site.resources.get(entry.resource);
    if (document === undefined || resource === undefined) continue;
    const found = await site.database
      .collection(resource.token)
      .findOne({ _id: entry.record }, { projection: { _id: 1 }, ...timeLimit });
    if (found === null) {
      const earlier = changesOf(resource, document);
      await listener([...earlier, { entry, resource, document }]);
      await journal.add(earlier.map((change) => change.entry));
      await journal.confirm(entry._id);
    } else if (Date.now() - entry.at.getTime() > intentionMs) {
      await journal.dismiss(intention);
    }
  }
}
