import type { Filter } from "mongodb";
import type { OutboxEntry, RecordDocument } from "../core/documents.js";
import { defined } from "../core/properties.js";
import type { RecordId } from "../core/record-id.js";
import type { IndexDescriptor } from "../core/resource-descriptor.js";
import { insertNew } from "../storage/bulk-write.js";
import { timeLimit } from "../storage/command-options.js";
import type { Database } from "../storage/database.js";
import type { IndexesByCollection } from "../storage/indexes.js";
import type { OutboxResource } from "./entry.js";

/** A stored change of a record. No operation changes it; it is removed when it is older than the operator wants. */
export interface AuditEntry extends Omit<OutboxEntry, "id"> {
  /** `resource/record/entry`, so that an outbox entry that is relayed twice makes one audit entry. */
  readonly _id: string;
  readonly resource: string;
  readonly record: RecordId;
  /** Revision of the record after the change: changes of one record are in its order. */
  readonly revision: number;
  /** Makes the entry a tombstone: the record as it was, while its delete is under way. */
  readonly intended?: RecordDocument;
  /** When the delete of a tombstone began, by the clock of the store; absent where an earlier version stored it. */
  readonly begun?: Date;
  /** Why there is no message about the delete. */
  readonly fault?: string;
}

/** Selects entries; tombstones are never among them. */
export interface AuditFilter {
  readonly resource?: string;
  readonly record?: RecordId;
  /** Id or name of a key. */
  readonly key?: string;
  readonly request?: string;
  readonly from?: Date;
  readonly to?: Date;
}

const collectionName = "change_log";

/** The index by which every collection of records finds those with outbox entries. */
export const outboxIndex: IndexDescriptor = { name: "noted", keys: { noted: 1 }, sparse: true };

/** The indexes of the audit log. */
export const auditIndexes: IndexesByCollection = {
  [collectionName]: [
    { name: "at", keys: { at: -1, _id: -1 } },
    { name: "revision", keys: { resource: 1, record: 1, revision: -1, _id: -1 } },
    { name: "key", keys: { "by.key": 1, at: -1, _id: -1 } },
    { name: "intended", keys: { "intended._id": 1 }, sparse: true },
  ],
};

/** Makes the audit entry of an outbox entry. `revision` is that of the record after the change. */
export function auditEntryOf(
  { id, ...rest }: OutboxEntry,
  subject: { readonly resource: string; readonly record: RecordId; readonly revision: number },
): AuditEntry {
  return { _id: `${subject.resource}/${subject.record}/${id}`, ...subject, ...rest };
}

/** Opens the log of changes, which the audit reads and messages are made from. */
export function openAuditLog(database: Database) {
  const log = database.db.collection<AuditEntry>(collectionName);
  const latest = { at: -1, _id: -1 } as const;
  return {
    /** Stores and returns the tombstone of a record that is about to be deleted for good; a second one replaces the first. */
    async beginDelete(
      { resource }: OutboxResource,
      document: RecordDocument,
      entry: OutboxEntry,
    ): Promise<AuditEntry> {
      const subject = { resource: resource.name, record: document._id, revision: document.revision + 1 };
      const tombstone = {
        ...auditEntryOf({ ...entry, id: "deleted" }, subject),
        intended: document,
        begun: new Date(database.now()),
      };
      const { _id, ...rest } = tombstone;
      await log.updateOne({ _id }, { $set: rest }, { upsert: true, ...timeLimit });
      return tombstone;
    },
    /** Tombstones of deletes that are done or not. */
    tombstones: (): Promise<AuditEntry[]> =>
      log.find({ "intended._id": { $exists: true } }, { batchSize: 200, limit: 200, ...timeLimit }).toArray(),
    /** Makes an entry of a tombstone whose delete is done; `reason` says why there is no message about it. */
    async commitDelete(_id: string, reason?: string): Promise<void> {
      const change = reason === undefined ? {} : { $set: { fault: reason } };
      await log.updateOne({ _id }, { $unset: { intended: "", begun: "" }, ...change }, timeLimit);
    },
    /** Removes a tombstone whose delete was not done. */
    async abortDelete({ _id, at, begun }: AuditEntry): Promise<void> {
      const same = begun === undefined ? { at } : { begun };
      await log.deleteOne({ _id, ...same, "intended._id": { $exists: true } }, timeLimit);
    },
    /** Adds entries that are not there yet. */
    add: (entries: readonly AuditEntry[]): Promise<void> => insertNew(log, entries),
    /** Entries, the latest first, and their total. Those of one record are in the order of its revisions. */
    async read(
      filter: AuditFilter,
      { skip, limit }: { readonly skip: number; readonly limit: number },
    ): Promise<{ readonly entries: AuditEntry[]; readonly total: number }> {
      const wanted = conditionOf(filter);
      // A clock may be set back, a revision never is.
      const sort =
        filter.record === undefined ? latest : ({ resource: 1, record: 1, revision: -1, _id: -1 } as const);
      const options = { sort, skip, limit, batchSize: limit + 1, ...timeLimit };
      const entries = await log.find(wanted, options).toArray();
      // A page that is not full is the last one: a separate count would include what was added in between.
      const isLast = entries.length < limit && (entries.length > 0 || skip === 0);
      const total = isLast ? skip + entries.length : await log.countDocuments(wanted, timeLimit);
      return { entries, total };
    },
    /** Removes entries from before an instant; returns how many. */
    async removeBefore(before: Date): Promise<number> {
      return (await log.deleteMany({ at: { $lt: before } }, timeLimit)).deletedCount;
    },
  };
}

function conditionOf({ resource, record, key, request, from, to }: AuditFilter): Filter<AuditEntry> {
  const isDated = from !== undefined || to !== undefined;
  return defined({
    resource,
    record,
    $or: key === undefined ? undefined : [{ "by.key": key }, { "by.name": key }],
    request,
    at: isDated ? defined({ $gte: from, $lt: to }) : undefined,
    "intended._id": { $exists: false },
  });
}
