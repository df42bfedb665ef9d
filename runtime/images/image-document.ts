import type { Collection } from "mongodb";
import type { ImageDocument } from "../core/image.js";
import type { Database } from "../storage/database.js";
import type { IndexesByCollection } from "../storage/indexes.js";

export const imageCollectionName = "images";

/** The collection of images. */
export function imageCollection(database: Database): Collection<ImageDocument> {
  return database.db.collection<ImageDocument>(imageCollectionName);
}

/** The index by which an address is fetched only once. */
export const imageIndexes: IndexesByCollection = {
  [imageCollectionName]: [{ name: "source", keys: { source: 1 }, unique: true, sparse: true }],
};
