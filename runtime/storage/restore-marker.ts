import type { Db } from "mongodb";
import { timeLimit } from "./command-options.js";

/** Collection that holds a document while a backup is being restored, and is empty otherwise. */
export const restoreMarkers = "restores";

interface RestoreDocument {
  readonly _id: "running";
  readonly file: string;
  readonly started: Date;
}

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
  return db.collection<RestoreDocument>(restoreMarkers);
}
