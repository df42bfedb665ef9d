import type { Collection, Filter } from "mongodb";
import { cacheRegion, type Snapshot } from "../core/cache-snapshot.js";
import type { RecordDocument } from "../core/documents.js";
import type { RecordId } from "../core/record-id.js";
import { timeLimit } from "../storage/command-options.js";

/** More ids than this are not put into a condition. */
const mostIds = 1000;

const lockedRecords = cacheRegion<readonly RecordId[]>("locked");

/**
 * Conditions that an index alone answers: the ids of the few records with a password replace the check of each record for
 * one.
 */
export async function coveredBy<Document extends RecordDocument>(
  collection: Collection<Document>,
  conditions: readonly object[],
  snapshot: Snapshot,
): Promise<readonly object[]> {
  const isOfLocks = (condition: object): boolean => "password" in condition;
  if (!conditions.some(isOfLocks)) return conditions;
  const ids = await lockedIds(collection, snapshot);
  if (ids.length > mostIds) return conditions;
  return [...conditions.filter((condition) => !isOfLocks(condition)), { _id: { $nin: ids } }];
}

/** The ids of the records with a password; of many only some. */
export async function lockedIds<Document extends RecordDocument>(
  collection: Collection<Document>,
  snapshot: Snapshot,
): Promise<readonly RecordId[]> {
  const name = collection.collectionName;
  const known = snapshot.get(lockedRecords, name);
  if (known !== undefined) return known;
  const limit = mostIds + 1;
  const found = await collection
    .find({ password: { $exists: true } } as Filter<Document>, {
      projection: { _id: 1 },
      limit,
      batchSize: limit + 1,
      ...timeLimit,
    })
    .toArray();
  const ids = found.map(({ _id }) => _id);
  snapshot.set(lockedRecords, name, { value: ids, dependencies: [name], size: 8 * ids.length });
  return ids;
}
