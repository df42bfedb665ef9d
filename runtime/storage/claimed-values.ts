import { randomUUID } from "node:crypto";
import type { Db } from "mongodb";
import type { RecordDocument } from "../core/documents.js";
import type { RecordId } from "../core/record-id.js";
import { retryInBackground } from "../jobs/retry.js";
import { type Batched, createBatcher } from "./batcher.js";
import { bulkInsert } from "./bulk-write.js";
import { type ClaimDocument, claimsIn, findStale, longestWriteMs, ofPrimary } from "./claims.js";
import { timeLimit } from "./command-options.js";
import { DuplicateValueError, isDuplicateKey } from "./duplicate-key.js";
import {
  type IndexedCollection,
  readUniqueValue,
  type UniqueValues,
  uniqueValue,
  uniqueValuesOf,
} from "./unique-values.js";

/** The claims, and what they are claimed with. */
interface ClaimStore {
  readonly db: Db;
  readonly now: () => number;
  readonly insert: Batched<ClaimDocument, undefined>;
}

/**
 * Unique values by claims, for records that are sharded by their id: a claim is a document whose `_id` is the value. It is
 * inserted before the record is written, and deleted once the record lacks the value. One that a crash left behind is taken
 * over: at once where the record has a later revision, else after the longest time that a write takes.
 */
export function claimedValues(db: Db, now: () => number): UniqueValues {
  const insert = createBatcher((some: readonly ClaimDocument[]) => bulkInsert(claimsIn(db), some));
  const store = { db, now, insert };

  return {
    async write(collection, { before, after }, storeRecord) {
      const had = before === undefined ? [] : uniqueValuesOf(collection, before);
      const wanted = after === undefined ? [] : uniqueValuesOf(collection, after);
      const added = wanted.filter((value) => !had.includes(value));
      const lost = had.filter((value) => !wanted.includes(value));
      const claimed = after === undefined ? none : await claimAll(store, collection, { after, added });
      try {
        const isStored = await storeRecord();
        if (!isStored) await release(db, claimed);
        else if (before !== undefined)
          await release(db, { values: lost, record: before._id, revision: { $lte: before.revision } });
        return isStored;
      } catch (error) {
        // After other errors the record may be stored.
        if (isDuplicateKey(error)) await release(db, claimed);
        throw error;
      }
    },
    async takenSlugs({ name }, entries, id) {
      const byValue = new Map(entries.map((entry) => [uniqueValue(name, ["slugs"], [entry]), entry]));
      const filter = { _id: { $in: [...byValue.keys()] }, record: { $ne: id } };
      const held = await claimsIn(db)
        .find(filter, { projection: { _id: 1 }, ...ofPrimary })
        .toArray();
      return new Set(held.flatMap(({ _id }) => byValue.get(_id) ?? []));
    },
  };
}

/** Claims of some values, as far as they match. */
interface ClaimSelection {
  readonly values: readonly string[];
  readonly write?: string;
  readonly record?: RecordId;
  readonly revision?: { readonly $lte: number };
}

const none: ClaimSelection = { values: [] };

/** Deletes claims. One that stays because the store is away is stale. */
async function release(db: Db, { values, ...condition }: ClaimSelection): Promise<void> {
  if (values.length === 0) return;
  const filter = { _id: { $in: [...values] }, ...condition };
  await retryInBackground(() => claimsIn(db).deleteMany(filter, timeLimit), longestWriteMs);
}

interface Claiming {
  /** The record as it is to be. */
  readonly after: RecordDocument;
  /** The values that it does not have yet. */
  readonly added: readonly string[];
}

/** Claims values, all or none; returns the claims that are new. Throws where another record has one. */
async function claimAll(
  store: ClaimStore,
  collection: IndexedCollection,
  { after, added }: Claiming,
): Promise<ClaimSelection> {
  const write = randomUUID();
  const fresh = new Set<string>();
  const claimed = (): ClaimSelection => ({ values: [...fresh], write });
  const claim = async (_id: string): Promise<void> => {
    const { _id: record, revision } = after;
    const isNew = await claimOne(store, collection, {
      _id,
      record,
      revision,
      write,
      at: new Date(store.now()),
    });
    if (isNew) fresh.add(_id);
  };
  for (;;) {
    const began = performance.now();
    const outcomes = await Promise.allSettled(added.map(claim));
    const failed = outcomes.find((outcome) => outcome.status === "rejected");
    if (failed !== undefined) {
      await release(store.db, claimed());
      throw failed.reason;
    }
    // After a long pause of the process, others may have taken them over.
    if (performance.now() - began < longestWriteMs / 2) return claimed();
  }
}

/** Claims a value; returns false where the record has claimed it before. Throws where another record has it. */
async function claimOne(
  store: ClaimStore,
  collection: IndexedCollection,
  claim: ClaimDocument,
): Promise<boolean> {
  const claims = claimsIn(store.db);
  const { _id, record, revision, write, at } = claim;
  for (;;) {
    try {
      await store.insert(claim);
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const held = await claims.findOne({ _id }, ofPrimary);
    if (held === null) continue;
    const isOwn = held.record === record;
    if (!isOwn && (await findStale(store, collection, [held])).length === 0)
      throw new DuplicateValueError(readUniqueValue(_id).properties);
    const same = { _id, record: held.record, write: held.write };
    const change = { record, write, at, revision: isOwn ? Math.max(revision, held.revision) : revision };
    if ((await claims.updateOne(same, { $set: change }, timeLimit)).matchedCount === 1) return !isOwn;
  }
}
