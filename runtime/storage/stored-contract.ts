import type { Db } from "mongodb";
import { timeLimit } from "./command-options.js";

/** The contract of the documents of a store; undefined where no service or migration has stored it. */
export async function readContract(db: Db): Promise<string | undefined> {
  const found = await contracts(db).findOne({ _id: "contract" }, timeLimit);
  return found?.contract;
}

/** Stores the contract of the documents. */
export async function writeContract(db: Db, contract: string): Promise<void> {
  await contracts(db).updateOne({ _id: "contract" }, { $set: { contract } }, { upsert: true, ...timeLimit });
}

/**
 * Stores the contract of the service where the store has no records yet, and returns the contract of the store; undefined
 * where its records are older than stored contracts.
 */
export async function agreeOnContract(db: Db, contract: string): Promise<string | undefined> {
  const known = await readContract(db);
  if (known !== undefined) return known;
  // Every record took its id from a sequence.
  if ((await db.collection("sequences").findOne({}, timeLimit)) !== null) return undefined;
  await writeContract(db, contract);
  return contract;
}

function contracts(db: Db) {
  return db.collection<{ readonly _id: "contract"; readonly contract: string }>("migrations");
}

/** Collection that holds a document while a backup is being restored, and is empty otherwise. */
export const restoreMarkers = "restores";

/** The file that is being restored, or whose restore was interrupted. */
export async function restoringFrom(db: Db): Promise<string | undefined> {
  return (await markers(db).findOne({ _id: "running" }, timeLimit))?.file;
}

/** Marks the store as incomplete. */
export async function beginRestore(db: Db, file: string): Promise<void> {
  const started = new Date();
  await markers(db).updateOne(
    { _id: "running" },
    { $set: { file, started } },
    { upsert: true, ...timeLimit },
  );
}

/** Marks the store as complete. */
export async function endRestore(db: Db): Promise<void> {
  await markers(db).deleteOne({ _id: "running" }, timeLimit);
}

function markers(db: Db) {
  return db.collection<{ readonly _id: "running"; readonly file: string; readonly started: Date }>(
    restoreMarkers,
  );
}
