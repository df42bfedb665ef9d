import type { Collection, Document, IndexDescriptionInfo } from "mongodb";
import type { IndexDescriptor } from "../core/descriptors.js";

/**
 * Compressed pages take a third to a half of the disk space, and as much memory. Pages that many writes have changed are
 * split early: inserts wait while a checkpoint writes one, which took up to 0.4 s.
 */
const indexPages = { wiredTiger: { configString: "block_compressor=snappy,memory_page_max=1MB" } };

/**
 * Creates the indexes that are missing or have other keys, and waits for those that another process creates; reads and
 * writes go on meanwhile. Existing indexes retain the options of the version that created them.
 */
export async function ensureIndexesOf<T extends Document>(
  collection: Collection<T>,
  wanted: readonly IndexDescriptor[],
): Promise<void> {
  const present = await presentIndexes(collection);
  for (const index of wanted) {
    const found = present.get(index.name);
    if (found === undefined || shapeOf(found.key, found) === shapeOf(index.keys, index)) continue;
    await collection.dropIndex(index.name);
    present.delete(index.name);
  }
  const indexes = wanted.map(({ name, keys, unique, sparse, partialFilterExpression }) => ({
    name,
    key: { ...keys },
    ...(unique === true ? { unique } : {}),
    ...(sparse === true ? { sparse } : {}),
    ...(partialFilterExpression === undefined ? {} : { partialFilterExpression }),
  }));
  const tuned = indexes.map((index) => {
    // The store rejects other options for an existing index.
    const { storageEngine } = present.get(index.name) ?? { storageEngine: indexPages };
    return storageEngine === undefined ? index : { ...index, storageEngine };
  });
  try {
    await collection.createIndexes(tuned);
  } catch (error) {
    // Services compatible with MongoDB may have other engines and reject the option with a numeric code.
    if (!(error instanceof Error && "code" in error && typeof error.code === "number")) throw error;
    await collection.createIndexes(indexes);
  }
}

async function presentIndexes<T extends Document>(
  collection: Collection<T>,
): Promise<Map<string | undefined, IndexDescriptionInfo>> {
  const present = await collection.indexes().catch((error: unknown) => {
    // The collection comes with its first index.
    if (error instanceof Error && "codeName" in error && error.codeName === "NamespaceNotFound") return [];
    throw error;
  });
  return new Map(present.map((index) => [index.name, index]));
}

interface Constraints {
  readonly unique?: boolean;
  readonly sparse?: boolean;
  readonly partialFilterExpression?: object;
}

/** The store rejects an index of another shape under an existing name. */
function shapeOf(
  keys: object,
  { unique = false, sparse = false, partialFilterExpression = {} }: Constraints,
): string {
  return JSON.stringify([Object.entries(keys), unique, sparse, partialFilterExpression]);
}
