import type { Collection, Filter } from "mongodb";
import type { ExternalId, OutboxEntry, RecordDocument } from "../core/documents.js";
import { externalIn } from "../core/external.js";
import { defined } from "../core/properties.js";
import type { RecordId } from "../core/record-id.js";
import type { IndexDescriptor } from "../core/resource-descriptor.js";
import { createOwnedBatcher } from "../storage/batcher.js";
import { insertNew } from "../storage/bulk-write.js";
import { timeLimit } from "../storage/command-options.js";
import type { Database } from "../storage/database.js";
import type { IndexesByCollection } from "../storage/indexes.js";
import { type AuditEntry, auditCollectionName, auditEntryOf } from "./audit-entry.js";
import type { OutboxResource } from "./entry.js";
import { addNumbered, withNextNumber } from "./numbers.js";

/** Selects entries; tombstones are never among them. */
export interface AuditFilter {
  readonly resource?: string;
  readonly record?: RecordId;
  /** Id or name of a key. */
  readonly key?: string;
  readonly request?: string;
  readonly from?: Date;
  readonly to?: Date;
  /** Changes that came after this revision of the record. */
  readonly since?: number;
}

/** The index by which every collection of records finds those with outbox entries. */
export const outboxIndex: IndexDescriptor = { name: "noted", keys: { noted: 1 }, sparse: true };

/** The indexes of the audit log. */
export const auditIndexes: IndexesByCollection = {
  [auditCollectionName]: [
    { name: "at", keys: { at: -1, _id: -1 } },
    { name: "revision", keys: { resource: 1, record: 1, revision: -1, _id: -1 } },
    { name: "key", keys: { "by.key": 1, at: -1, _id: -1 } },
    { name: "intended", keys: { "intended._id": 1 }, sparse: true },
    { name: "seq", keys: { seq: 1 }, unique: true, sparse: true },
    { name: "external", keys: { "external.id": 1, "external.source": 1 }, sparse: true },
  ],
};

const latest = { at: -1, _id: -1 } as const;

/**
 * Opens the log of changes, which the audit reads and messages are made from. With `isNumbered`, its entries get a number when
 * they are added.
 */
export function openAuditLog(database: Database, isNumbered = false) {
  const log = database.db.collection<AuditEntry>(auditCollectionName);
  return {
    /** Stores and returns the tombstone of a record that is about to be deleted for good; a second one replaces the first. */
    async beginDelete({ resource }: OutboxResource, document: RecordDocument, entry: OutboxEntry) {
      const subject = { resource: resource.name, record: document._id, revision: document.revision + 1 };
      const tombstone = {
        ...auditEntryOf({ ...entry, id: "deleted" }, subject),
        ...defined({ external: externalIn(resource, document) }),
        intended: document,
        begun: new Date(database.now()),
      };
      const { _id, ...rest } = tombstone;
      await log.updateOne({ _id }, { $set: rest }, { upsert: true, ...timeLimit });
      return tombstone;
    },
    /** Tombstones of deletes that are done or not. */
    tombstones: () =>
      log.find({ "intended._id": { $exists: true } }, { batchSize: 200, limit: 200, ...timeLimit }).toArray(),
    /** Makes an entry of a tombstone whose delete is done; `fault` says why there is no message about it. */
    async commitDelete(_id: string, fault?: string): Promise<void> {
      const commit = (number: object) => commitTombstone(log, _id, defined({ fault, ...number }));
      await (isNumbered ? withNextNumber(database, log, commit) : commit({}));
    },
    /** Removes a tombstone whose delete was not done. */
    async abortDelete({ _id, at, begun }: AuditEntry): Promise<void> {
      const same = begun === undefined ? { at } : { begun };
      await log.deleteOne({ _id, ...same, "intended._id": { $exists: true } }, timeLimit);
    },
    /** Adds entries that are not there yet. */
    add: (entries: readonly AuditEntry[]): Promise<void> =>
      isNumbered ? addNumbered(database, log, entries) : insertNew(log, entries),
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
    /** Removes entries from before an instant; returns how many. The latest with a number stays: the next one follows it. */
    async removeBefore(before: Date): Promise<number> {
      const old = { at: { $lt: before } };
      const numbered = { ...old, seq: { $gt: 0 } };
      const last = isNumbered ? await log.findOne(numbered, { sort: latest, ...timeLimit }) : null;
      const others = last === null ? old : { ...old, _id: { $ne: last._id } };
      return (await log.deleteMany(others, timeLimit)).deletedCount;
    },
  };
}

/** Makes a tombstone an entry and sets properties of it; false where it is none any more. */
async function commitTombstone(log: Collection<AuditEntry>, _id: string, $set: object): Promise<boolean> {
  const change = Object.keys($set).length > 0 ? { $set } : {};
  const update = { $unset: { intended: "", begun: "" }, ...change } as const;
  return (
    (await log.updateOne({ _id, "intended._id": { $exists: true } }, update, timeLimit)).matchedCount === 1
  );
}

/**
 * Whether a record with an external id was deleted for good, as far as entries reach back; concurrent questions about a resource
 * are one query.
 */
export const wasDeleted = createOwnedBatcher(
  async ({ db }: Database, resource, all: readonly ExternalId[]): Promise<readonly boolean[]> => {
    const filter = { "external.id": { $in: all.map(({ id }) => id) }, resource };
    const found = await db
      .collection<AuditEntry>(auditCollectionName)
      .find(filter, { projection: { external: 1 }, ...timeLimit })
      .toArray();
    const deleted = new Set(found.map(({ external }) => `${external?.source}/${external?.id}`));
    return all.map(({ source, id }) => deleted.has(`${source}/${id}`));
  },
);

function conditionOf({ resource, record, key, request, from, to, since }: AuditFilter): Filter<AuditEntry> {
  const isDated = from !== undefined || to !== undefined;
  return defined({
    resource,
    record,
    $or: key === undefined ? undefined : [{ "by.key": key }, { "by.name": key }],
    request,
    revision: since === undefined ? undefined : { $gt: since },
    at: isDated ? defined({ $gte: from, $lt: to }) : undefined,
    "intended._id": { $exists: false },
  });
}
