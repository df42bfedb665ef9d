import type { Db } from "mongodb";
import { timeLimit } from "./database.js";

/** Collection that holds a mark while a backup is being restored, and nothing else. */
export const restoreMarks = "restores";

interface MarkDocument {
  readonly _id: "running";
  readonly file: string;
  readonly started: Date;
}

/** The file that is being restored, or whose restore was cut short. */
export async function restoringFrom(db: Db): Promise<string | undefined> {
  return (await marks(db).findOne({ _id: "running" }, timeLimit))?.file;
}

/** Says that the store is incomplete from now on. */
export async function markRestore(db: Db, file: string): Promise<void> {
  const started = new Date();
  await marks(db).updateOne({ _id: "running" }, { $set: { file, started } }, { upsert: true, ...timeLimit });
}

/** Says that the store is complete. */
export async function unmarkRestore(db: Db): Promise<void> {
  await marks(db).deleteOne({ _id: "running" }, timeLimit);
}

function marks(db: Db) {
  return db.collection<MarkDocument>(restoreMarks);
}
