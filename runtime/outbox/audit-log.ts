import type { Filter } from "mongodb";
import type { IndexDescriptor } from "../core/descriptors.js";
import type { RecordDocument } from "../core/documents.js";
import type { OutboxEntry } from "../core/outbox-entry.js";
import type { RegisteredResource } from "../resources/registered-resource.js";
import { type Database, timeLimit } from "../storage/database.js";
import { ensureIndexesOf } from "../storage/indexes.js";
import { insertNew } from "../storage/insert-new.js";

/** A change of a record, as it is kept. Nothing changes it; it goes when it is older than the operator wants. */
export interface AuditEntry extends Omit<OutboxEntry, "id"> {
  /** `resource/record/note`, so that a note taken over twice makes one entry. */
  readonly _id: string;
  readonly resource: string;
  readonly record: number;
  /** Revision of the record after the change: changes of one record are in its order. */
  readonly revision: number;
  /** Set before a record is deleted for good: the record as it was, until it is known to be gone. */
  readonly intended?: RecordDocument;
  /** Why there is no message about the delete. */
  readonly fault?: string;
}

/** Which entries to read. Those of intentions are never among them. */
export interface AuditFilter {
  readonly resource?: string;
  readonly record?: number;
  /** Id or name of a key. */
  readonly key?: string;
  readonly request?: string;
  readonly from?: Date;
  readonly to?: Date;
}

/** The journal of changes, which the audit reads and messages are made from. */
export interface AuditLog {
  /** Notes that a record is about to be deleted for good; a second time this replaces the first. */
  intend(
    resource: Pick<RegisteredResource, "facts">,
    document: RecordDocument,
    note: OutboxEntry,
  ): Promise<void>;
  /** Deletes that were intended, done or not. */
  intended(): Promise<AuditEntry[]>;
  /** The intended delete was done; `fault` is the reason why no message was made of it. */
  confirm(id: string, fault?: string): Promise<void>;
  /** The intended delete was not done. */
  dismiss(entry: AuditEntry): Promise<void>;
  /** Adds entries that are not there yet. */
  add(entries: readonly AuditEntry[]): Promise<void>;
  /** Entries, the latest first, and how many there are in all. Those of one record are in the order of its revisions. */
  read(
    filter: AuditFilter,
    page: { readonly skip: number; readonly limit: number },
  ): Promise<{ readonly entries: AuditEntry[]; readonly total: number }>;
  /** Removes entries from before an instant; returns how many. */
  forget(before: Date): Promise<number>;
}

function collectionOf({ db }: Database) {
  return db.collection<AuditEntry>("change_log");
}

/** The index by which every collection of records finds those with notes. */
export const outboxIndex: IndexDescriptor = { name: "noted", keys: { noted: 1 }, sparse: true };

/** Creates the indexes of the journal. */
export async function ensureAuditIndexes(database: Database): Promise<void> {
  await ensureIndexesOf(collectionOf(database), [
    { name: "at", keys: { at: -1, _id: -1 } },
    { name: "revision", keys: { resource: 1, record: 1, revision: -1, _id: -1 } },
    { name: "key", keys: { "by.key": 1, at: -1, _id: -1 } },
    { name: "intended", keys: { "intended._id": 1 }, sparse: true },
  ]);
}

/** The entry of a note. `revision` is that of the record after the change. */
export function entryOf(resource: string, record: number, revision: number, note: OutboxEntry): AuditEntry {
  const { id, ...rest } = note;
  return { _id: `${resource}/${record}/${id}`, resource, record, revision, ...rest };
}

/** Opens the journal of a database. */
export function openAuditLog(database: Database): AuditLog {
  const journal = collectionOf(database);
  const latest = { at: -1, _id: -1 } as const;
  return {
    async intend({ facts }, document, note) {
      const entry = entryOf(facts.name, document._id, document.revision + 1, note);
      const { _id, ...rest } = { ...entry, _id: `${facts.name}/${document._id}/deleted`, intended: document };
      await journal.updateOne({ _id }, { $set: rest }, { upsert: true, ...timeLimit });
    },
    intended: () =>
      journal.find({ "intended._id": { $gt: 0 } }, { batchSize: 200, limit: 200, ...timeLimit }).toArray(),
    async confirm(_id, fault) {
      const reason = fault === undefined ? {} : { $set: { fault } };
      await journal.updateOne({ _id }, { $unset: { intended: "" }, ...reason }, timeLimit);
    },
    async dismiss({ _id, at }) {
      await journal.deleteOne({ _id, at, "intended._id": { $gt: 0 } }, timeLimit);
    },
    add: (entries) => insertNew(journal, entries),
    async read(filter, { skip, limit }) {
      const wanted = conditionOf(filter);
      // A clock may be set back, a revision never is.
      const sort =
        filter.record === undefined ? latest : ({ resource: 1, record: 1, revision: -1, _id: -1 } as const);
      const options = { sort, skip, limit, batchSize: limit + 1, ...timeLimit };
      const entries = await journal.find(wanted, options).toArray();
      // A page that is not full is the last one: counting apart would see what came in between.
      const isLast = entries.length < limit && (entries.length > 0 || skip === 0);
      const total = isLast ? skip + entries.length : await journal.countDocuments(wanted, timeLimit);
      return { entries, total };
    },
    async forget(before) {
      return (await journal.deleteMany({ at: { $lt: before } }, timeLimit)).deletedCount;
    },
  };
}

function conditionOf({ resource, record, key, request, from, to }: AuditFilter): Filter<AuditEntry> {
  const dates = { ...(from === undefined ? {} : { $gte: from }), ...(to === undefined ? {} : { $lt: to }) };
  return {
    ...(resource === undefined ? {} : { resource }),
    ...(record === undefined ? {} : { record }),
    ...(key === undefined ? {} : { $or: [{ "by.key": key }, { "by.name": key }] }),
    ...(request === undefined ? {} : { request }),
    ...(Object.keys(dates).length === 0 ? {} : { at: dates }),
    "intended._id": { $exists: false },
  };
}
