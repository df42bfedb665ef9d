import { ensureIndexes } from "../../app-context.js";
import type { RecordDocument } from "../../core/documents.js";
import type { IndexDescriptor } from "../../core/resource-descriptor.js";
import type { Product } from "../../product.js";
import type { CollectionReference, Database } from "../../storage/database.js";
import { freeBytes } from "../../storage/embedded/supervisor.js";
import { findIndex, presentIndexes } from "../../storage/indexes.js";
import type { Store } from "../../storage/store.js";
import { withIndexProgress } from "../index-progress.js";

/** The indexes of fewer records are created again within seconds. */
const few = 10_000;
/** Free bytes that the store needs to create an index of existing records. */
const roomForIndex = 2 ** 30;

interface Target {
  readonly product: Product;
  readonly database: Database;
  readonly kind: Store["kind"];
  readonly dataDir: string;
}

/**
 * Does work that writes many records, and creates the indexes of lists and searches afterwards, where no other process
 * reads the store meanwhile: an index of all records at once costs a third. If the work fails, the next start of the service creates
 * them.
 */
export async function withDeferredIndexes<Result>(
  { product, database, kind, dataDir }: Target,
  work: () => Promise<Result>,
): Promise<Result> {
  const isAlone = kind === "embedded" || kind === "mongod";
  if (!isAlone || ((await freeBytes(dataDir)) ?? 0) < roomForIndex) {
    await ensureIndexes(database, product);
    return work();
  }
  await ensureIndexes(database, product, (index) => !isOfLists(index));
  for (const token of product.collections) await dropOfFew(database, token);
  const result = await work();
  await withIndexProgress(database, () => ensureIndexes(database, product));
  return result;
}

/** Whether an index serves lists only: writes find records by id, slug, name and occurrence. */
function isOfLists({ keys, unique, sparse }: IndexDescriptor): boolean {
  const [first] = Object.keys(keys);
  return unique !== true && sparse !== true && first !== "sort_name";
}

async function dropOfFew({ db }: Database, token: CollectionReference<RecordDocument>): Promise<void> {
  const collection = db.collection(token.name);
  if ((await collection.estimatedDocumentCount()) >= few) return;
  const present = await presentIndexes(collection);
  for (const index of token.indexes.filter(isOfLists)) {
    const name = findIndex(present, index)?.name;
    if (name !== undefined) await collection.dropIndex(name);
  }
}
