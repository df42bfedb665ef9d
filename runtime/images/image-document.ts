import type { Collection } from "mongodb";
import type { ImageDocument } from "../core/image.js";
import type { Database } from "../storage/database.js";
import { ensureIndexesOf } from "../storage/indexes.js";

export const imageCollectionName = "images";

/** The collection of images. */
export function imageCollection(database: Database): Collection<ImageDocument> {
  return database.db.collection<ImageDocument>(imageCollectionName);
}

/** Creates the index by which an address is fetched only once. */
export async function ensureImageIndexes(database: Database): Promise<void> {
  await ensureIndexesOf(imageCollection(database), [
    { name: "source", keys: { source: 1 }, unique: true, sparse: true },
  ]);
}
