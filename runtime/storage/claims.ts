import type { Collection, Db, FindOptions } from "mongodb";
import type { RecordDocument } from "../core/documents.js";
import type { RecordId } from "../core/record-id.js";
import { timeLimit } from "./command-options.js";
import { type IndexedCollection, uniqueValuesOf } from "./unique-values.js";

/** The record that has a unique value, or is about to get it. */
export interface ClaimDocument {
  /** The unique value, as `uniqueValuesOf` returns it. */
  readonly _id: string;
  readonly record: RecordId;
  /** The highest revision with which a write gives the record this value: a later one that lacks it does not get it. */
  readonly revision: number;
  /** The last write that claimed it. */
  readonly write: string;
  /** When it did, by the clock of the store. */
  readonly at: Date;
}

/** Milliseconds after which a write is over, done or not: the driver gives up well before. */
export const longestWriteMs = 120_000;

/** What was applied is decisive, also where no majority has acknowledged it yet. */
export const ofPrimary = {
  readConcern: { level: "local" },
  readPreference: "primary",
  ...timeLimit,
} as const;

/** By the read concern of the database. */
const ofMajority = { readPreference: "primary", ...timeLimit } as const;

/** The claims of a database. */
export function claimsIn(db: Db): Collection<ClaimDocument> {
  return db.collection<ClaimDocument>("unique_claims");
}

/** Those of some claims of a collection whose record lacks the value, and does not get it any more. */
export async function findStale(
  { db, now }: { readonly db: Db; readonly now: () => number },
  collection: IndexedCollection,
  claims: readonly ClaimDocument[],
): Promise<readonly ClaimDocument[]> {
  const records = db.collection<RecordDocument>(collection.name);
  const projection = uniqueProperties(collection);
  const staleOf = async (
    some: readonly ClaimDocument[],
    options: FindOptions,
  ): Promise<readonly ClaimDocument[]> => {
    if (some.length === 0) return some;
    const filter = { _id: { $in: some.map(({ record }) => record) } };
    const holders = await records.find(filter, { projection, ...options }).toArray();
    const byId = new Map(holders.map((holder) => [holder._id, holder]));
    return some.filter(({ _id, record, revision, at }) => {
      const holder = byId.get(record);
      if (holder !== undefined && uniqueValuesOf(collection, holder).includes(_id)) return false;
      const isPast = holder !== undefined && revision <= holder.revision;
      return isPast || at.getTime() + longestWriteMs < now();
    });
  };
  // A change that no majority has acknowledged may be undone: the record must lack the value before and after it.
  return staleOf(await staleOf(claims, ofPrimary), ofMajority);
}

/** Projection of what claims are compared with. */
export function uniqueProperties({ indexes }: IndexedCollection): Readonly<Record<string, 1>> {
  const names = indexes.flatMap(({ unique, keys }) => (unique === true ? Object.keys(keys) : []));
  return Object.fromEntries(["revision", ...names].map((name) => [name, 1]));
}
