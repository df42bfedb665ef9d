import { collections } from "../../../generated/server/app.js";
import { ensureIndexes } from "../../app-context.js";
import type { Config } from "../../config.js";
import type { IndexDescriptor } from "../../core/descriptors.js";
import type { RecordDocument } from "../../core/documents.js";
import type { CollectionReference, Database } from "../../storage/database.js";
import { freeBytes } from "../../storage/embedded/supervisor.js";
import type { Store } from "../../storage/store.js";
import { withIndexProgress } from "../index-progress.js";

/** The indexes of so few records are made anew within seconds. */
const few = 10_000;
/** The store wants room before it makes an index for records that are there. */
const roomForIndex = 2 ** 30;

/**
 * Writes many records. Each has dozens of entries in the indexes that serve lists and searches, which cost a third where an
 * index is made of all records at once: in a store that nobody else can read meanwhile, they wait until the records are
 * there. If it does not come to that, the next start of the service makes them.
 */
export async function withDeferredIndexes<Result>(
  database: Database,
  { dataDir }: Config,
  kind: Store["kind"],
  write: () => Promise<Result>,
): Promise<Result> {
  const isAlone = kind === "embedded" || kind === "mongod";
  if (!isAlone || ((await freeBytes(dataDir)) ?? 0) < roomForIndex) {
    await ensureIndexes(database);
    return write();
  }
  await ensureIndexes(database, (index) => !isOfLists(index));
  for (const token of collections) await dropOfFew(database, token);
  const result = await write();
  await withIndexProgress(database, () => ensureIndexes(database));
  return result;
}

/** Whether an index serves nothing but lists: who writes finds records by their ids, slugs, names and places in a series. */
function isOfLists({ keys, unique, sparse }: IndexDescriptor): boolean {
  const [first] = Object.keys(keys);
  return unique !== true && sparse !== true && first !== "sort_name";
}

async function dropOfFew({ db }: Database, token: CollectionReference<RecordDocument>): Promise<void> {
  const collection = db.collection(token.name);
  if ((await collection.estimatedDocumentCount()) >= few) return;
  for (const { name } of token.indexes.filter(isOfLists))
    if (await collection.indexExists(name)) await collection.dropIndex(name);
}
