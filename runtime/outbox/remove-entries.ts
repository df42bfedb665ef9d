import type { AnyBulkWriteOperation, Collection } from "mongodb";
import type { RecordDocument } from "../core/documents.js";
import type { RecordId } from "../core/record-id.js";

/** Removes relayed outbox entries from their documents. Entries appended since stay for the next run. */
export async function removeEntries(
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
