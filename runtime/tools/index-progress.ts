import type { Document } from "mongodb";
import type { RecordDocument } from "../core/documents.js";
import { isObject } from "../core/properties.js";
import type { IndexDescriptor } from "../core/resource-descriptor.js";
import { ensureIndexes } from "../features.js";
import type { CollectionReference, Database } from "../storage/database.js";
import { freeBytes } from "../storage/embedded/supervisor.js";
import { findIndex, presentIndexes } from "../storage/indexes.js";
import { createProgress, jsonText, type OpenStore } from "./tool.js";

/** Shows the progress of index builds on a terminal while work goes on that creates indexes. */
export async function withIndexProgress<Result>(
  { db }: Database,
  work: () => Promise<Result>,
  { stream = process.stderr, pollMs = 500 }: { stream?: NodeJS.WriteStream; pollMs?: number } = {},
): Promise<Result> {
  if (!stream.isTTY) return work();
  const progress = createProgress("Indexing", 0, stream);
  let shown = { total: 0, done: 0 };
  const poll = async (): Promise<void> => {
    const step = stepIn(await db.admin().command({ currentOp: 1 }));
    if (step === undefined) return;
    if (shown.total !== step.total || step.done < shown.done) {
      progress.next("Indexing", step.total);
      shown = { total: step.total, done: 0 };
    }
    progress.step(step.done - shown.done);
    shown = step;
  };
  // A poll that fails shows nothing; the work itself reports the error.
  const timer = setInterval(() => void poll().catch(() => undefined), pollMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    progress.end();
  }
}

/** Reads the message of an index build, which ends in `done/total` and a percentage. */
function stepIn({ inprog }: Document): { readonly done: number; readonly total: number } | undefined {
  const running: readonly unknown[] = Array.isArray(inprog) ? inprog : [];
  for (const operation of running) {
    const message = isObject(operation) ? jsonText(operation.msg) : "";
    const [, done, total] = /^Index Build\b.* (\d+)\/(\d+)\b/.exec(message) ?? [];
    if (done !== undefined && total !== undefined) return { done: Number(done), total: Number(total) };
  }
  return undefined;
}

/** The indexes of fewer records are created again within seconds. */
const few = 10_000;
/** Free bytes that the store needs to create an index of existing records. */
const roomForIndex = 2 ** 30;

/**
 * Does work that writes many records, and creates the indexes of lists and searches afterwards, where no other process
 * reads the store meanwhile: an index of all records at once costs a third. If the work fails, the next start of the service creates
 * them.
 */
export async function withDeferredIndexes<Result>(
  { product, database, kind, config }: OpenStore,
  work: () => Promise<Result>,
): Promise<Result> {
  const isAlone = kind === "embedded" || kind === "mongod";
  if (!isAlone || ((await freeBytes(config.dataDir)) ?? 0) < roomForIndex) {
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
