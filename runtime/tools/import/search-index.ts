import { collections } from "../../../generated/server/app.js";
import type { Config } from "../../config.js";
import { wordIndex } from "../../records/load-list.js";
import { ensureIndexes } from "../../site.js";
import type { Database } from "../../storage/database.js";
import { freeBytes } from "../../storage/embedded/supervisor.js";
import type { Store } from "../../storage/store.js";

/** The index of so few records is made anew within a second. */
const few = 10_000;
/** The store wants room before it makes an index for records that are there. */
const roomForIndex = 2 ** 30;

/**
 * Writes many records. Each has dozens of words, and their index costs a third where it is made of all of them at once:
 * in a store that nobody else can search meanwhile, it waits until they are there. If it does not come to that, the next
 * start of the service makes it.
 */
export async function searchableAfter<Result>(
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
  await ensureIndexes(database, ({ name }) => name !== wordIndex);
  for (const token of collections) await dropIndexOfFew(database, token.name);
  const result = await write();
  await ensureIndexes(database);
  return result;
}

async function dropIndexOfFew({ db }: Database, name: string): Promise<void> {
  const collection = db.collection(name);
  const isThere = await collection.indexExists(wordIndex);
  if (isThere && (await collection.estimatedDocumentCount()) < few) await collection.dropIndex(wordIndex);
}
