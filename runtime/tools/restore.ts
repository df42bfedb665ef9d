import { basename } from "node:path";
import { type AnyBulkWriteOperation, BSON, type Collection, type Db } from "mongodb";
import type { Product } from "../app.js";
import { ensureIndexes } from "../features.js";
import { openNumberedLog } from "../outbox/numbers.js";
import type { Database } from "../storage/database.js";
import { beginRestore, endRestore, restoringFrom } from "../storage/stored-contract.js";
import { namesIn } from "./backup.js";
import { type BackupEntry, type BackupFooter, type BackupHeader, readBackup } from "./backup-file.js";
import { checkStore } from "./check-store.js";
import { withIndexProgress } from "./index-progress.js";
import { createProgress, createTool, runTool, ToolError, withStore } from "./tool.js";

/** Runs `restore` with its arguments. */
export async function run(product: Product, args: readonly string[]): Promise<void> {
  const contract = product.serviceDescriptor.storedContract;
  const tool = createTool(
    "restore",
    "Restores the store from a file that `npm run backup` wrote, and checks it. Stop the service first. An interrupted " +
      "restore starts again from the beginning.",
  )
    .argument("<file>", "the backup")
    .option("--replace", "delete what the store holds")
    .action(async (file: string, { replace }: { readonly replace?: boolean }) => {
      const backup = await checkBackup(file);
      const repaired = await withStore(product, async ({ database, kind }) => {
        if (kind === "joined")
          throw new ToolError("The service runs on this store. Stop it first, then restore.");
        const findings = await restoreStore(database, backup, replace === true);
        if (backup.header.contract !== contract) return findings;
        await withIndexProgress(database, () => ensureIndexes(database, product));
        return [...findings, ...(await checkStore(database, product, true))];
      });
      printResult(backup, repaired, contract);
    });
  await runTool(tool, args);
}

function printResult({ header, footer }: CheckedBackup, repaired: readonly string[], contract: string): void {
  const total = Object.values(footer.counts).reduce((sum, one) => sum + one, 0);
  console.log(
    `${total} documents of ${Object.keys(footer.counts).length} collections are restored, as of ${footer.finished.toISOString()}.`,
  );
  for (const line of repaired) console.log(`repaired: ${line}`);
  if (header.contract !== undefined && header.contract !== contract)
    console.log(
      `They were stored under contract ${header.contract}, and the spec has ${contract}: run \`npm run spec -- plan OLD --out plan.json\`, then \`npm run migrate -- plan.json --dry-run\`.`,
    );
}

/** A backup that was read to its end and is complete. */
type CheckedBackup = Awaited<ReturnType<typeof checkBackup>>;

/** Reads a backup to its end. Throws a ToolError where it is damaged. */
export async function checkBackup(file: string) {
  let header: BackupHeader | undefined;
  let footer: BackupFooter | undefined;
  for await (const part of readBackup(file)) {
    if ("header" in part) header = part.header;
    else if ("footer" in part) footer = part.footer;
  }
  if (header === undefined || footer === undefined)
    throw new Error(`The backup ${file} has no beginning or no end.`);
  return { file, header, footer };
}

/**
 * Replaces the content of the store by the documents and indexes of a backup, and counts them. Throws a ToolError where the
 * store is not empty and `isReplacing` is not set. An interrupted restore leaves a marker, with which no service starts; the
 * next restore starts from the beginning. Returns a sentence for every document that had to be repaired.
 */
export async function restoreStore(
  database: Database,
  backup: CheckedBackup,
  isReplacing: boolean,
): Promise<string[]> {
  const { db } = database;
  const isCutShort = (await restoringFrom(db)) !== undefined;
  if (!isReplacing && !isCutShort) await requireEmpty(db);
  await beginRestore(db, basename(backup.file));
  await clear(db);
  await writeDocuments(db, backup);
  const repaired = await makeIndexes(db, backup);
  await compareCounts(db, backup.footer);
  await removeClaims(db);
  // The store was at other changes when callers got their tokens.
  await openNumberedLog(database).removeNumbers();
  await endRestore(db);
  return repaired;
}

async function requireEmpty(db: Db): Promise<void> {
  for (const name of await namesIn(db)) {
    // A service that started on an empty store has stored its contract.
    if (name === "migrations") continue;
    if ((await db.collection(name).findOne({}, { projection: { _id: 1 } })) === null) continue;
    throw new ToolError(
      `The store is not empty: there are ${name}. Restore into an empty one, or say --replace, which deletes what it holds.`,
    );
  }
}

/** Empties collections instead of dropping them, because a cluster stores settings with them. Indexes follow the documents. */
async function clear(db: Db): Promise<void> {
  for (const name of await namesIn(db)) {
    await db.collection(name).deleteMany({});
    for (const { name: index = "" } of await db.collection(name).indexes()) {
      if (index !== "_id_") await db.collection(name).dropIndex(index);
    }
  }
}

const batchLength = 500;
const batchBytes = 8 * 1024 * 1024;

async function writeDocuments(db: Db, { file, header, footer }: CheckedBackup): Promise<void> {
  const progress = createProgress("Restoring", footer.entries);
  let batch: BackupEntry[] = [];
  let size = 0;
  const write = async (): Promise<void> => {
    const [first] = batch;
    if (first !== undefined) await writeBatch(db.collection(nameOf(header, first)), batch);
    progress.step(batch.length);
    batch = [];
    size = 0;
  };
  for await (const part of readBackup(file)) {
    if (!("kind" in part)) continue;
    const isOther = batch[0] !== undefined && batch[0].collection !== part.collection;
    if (isOther || batch.length >= batchLength || size + part.bytes.length > batchBytes) await write();
    batch.push(part);
    size += part.bytes.length;
  }
  await write();
  progress.end();
}

function nameOf({ collections }: BackupHeader, { collection }: BackupEntry): string {
  const name = collections[collection]?.name;
  if (name === undefined) throw new Error(`The backup has no collection ${collection}.`);
  return name;
}

async function writeBatch(collection: Collection, batch: readonly BackupEntry[]): Promise<void> {
  await collection.bulkWrite(batch.map(writeOf), { ordered: batch.some(({ kind }) => kind !== "insert") });
}

/** Numbers are written with their stored BSON type. */
function writeOf({ kind, bytes }: BackupEntry): AnyBulkWriteOperation {
  const document = BSON.deserialize(bytes, { promoteValues: false });
  switch (kind) {
    case "insert":
      return { insertOne: { document } };
    case "replace":
      return { replaceOne: { filter: { _id: document._id as never }, replacement: document, upsert: true } };
    case "delete":
      return { deleteOne: { filter: { _id: document._id as never } } };
  }
}

async function makeIndexes(db: Db, { header, footer }: CheckedBackup): Promise<string[]> {
  const progress = createProgress("Indexing", header.collections.length);
  const repaired: string[] = [];
  for (const { name, indexes } of header.collections) {
    const collection = await emptyOrPresent(db, name);
    for (const index of indexes) {
      const isOfSlugs = "slugs" in index.key;
      if (isOfSlugs && !footer.isExact) repaired.push(...(await partSlugs(collection)));
      await collection.createIndexes([index]);
    }
    progress.step();
  }
  progress.end();
  return repaired;
}

async function emptyOrPresent(db: Db, name: string): Promise<Collection> {
  const isThere = await db.listCollections({ name }, { nameOnly: true }).hasNext();
  return isThere ? db.collection(name) : await db.createCollection(name);
}

/**
 * Removes duplicate slugs: one that moved from one record to another during an inexact backup may be in both. The record
 * that was changed last has it afterwards.
 */
async function partSlugs(collection: Collection): Promise<string[]> {
  const holders = { $push: { id: "$_id", modified: "$modified" } };
  const shared = collection.aggregate<{ _id: string; holders: { id: number; modified: Date }[] }>([
    { $unwind: "$slugs" },
    { $group: { _id: "$slugs", holders } },
    { $match: { "holders.1": { $exists: true } } },
  ]);
  const repaired: string[] = [];
  for await (const { _id: slug, holders: found } of shared) {
    const [, ...losers] = found.sort((a, b) => b.modified.getTime() - a.modified.getTime());
    for (const { id } of losers) {
      const others = { $filter: { input: "$slugs", cond: { $ne: ["$$this", slug] } } };
      const left = { $cond: [{ $eq: [others, []] }, [`#${id}`], others] };
      await collection.updateOne({ _id: id as never }, [{ $set: { slugs: left } }]);
      repaired.push(`${collection.collectionName}: ${id} lost the slug ${slug}, which another record has.`);
    }
  }
  return repaired;
}

/** A backup of a store that was prepared for sharded records has claims of its unique values; here, indexes reject duplicates. */
async function removeClaims(db: Db): Promise<void> {
  await db.collection("unique_claims").deleteMany({});
  await db.collection<{ _id: string }>("migrations").deleteOne({ _id: "sharding" });
}

async function compareCounts(db: Db, { counts }: BackupFooter): Promise<void> {
  for (const [name, count] of Object.entries(counts)) {
    const stored = await db.collection(name).countDocuments({});
    if (stored !== count)
      throw new ToolError(
        `The store has ${stored} ${name} instead of ${count}: something else writes to it. Stop the service, and restore again.`,
      );
  }
}
