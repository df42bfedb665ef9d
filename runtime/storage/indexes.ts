import type { Collection, Document, IndexDescriptionInfo } from "mongodb";
import type { IndexDescriptor } from "../core/descriptors.js";

/**
 * Indexes take a third to a half of the room on disk when their pages are compressed, and as much as ever in memory. Pages
 * that many writes have changed are split early: inserts wait while a checkpoint writes one, which took up to 0.4 s.
 */
const indexPages = { wiredTiger: { configString: "block_compressor=snappy,memory_page_max=1MB" } };

/**
 * Creates the indexes that are missing or have other keys, and waits for those that another process is making; reads and
 * writes go on meanwhile. Present ones stay as an earlier version made them.
 */
export async function ensureIndexesOf<T extends Document>(
  collection: Collection<T>,
  wanted: readonly IndexDescriptor[],
): Promise<void> {
  const present = await presentIndexes(collection);
  for (const facts of wanted) {
    const found = present.get(facts.name);
    if (found === undefined || shapeOf(found.key, found) === shapeOf(facts.keys, facts)) continue;
    await collection.dropIndex(facts.name);
    present.delete(facts.name);
  }
  const indexes = wanted.map(({ name, keys, unique, sparse }) => ({
    name,
    key: { ...keys },
    ...(unique === true ? { unique } : {}),
    ...(sparse === true ? { sparse } : {}),
  }));
  const tuned = indexes.map((index) => {
    // The store refuses other options for an index that is there.
    const { storageEngine } = present.get(index.name) ?? { storageEngine: indexPages };
    return storageEngine === undefined ? index : { ...index, storageEngine };
  });
  try {
    await collection.createIndexes(tuned);
  } catch (error) {
    // Services that are like MongoDB may have other engines, and refuse the option; refusals have a number.
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
}

/** The store refuses to make an index of another shape beside one with its name. */
function shapeOf(keys: object, { unique = false, sparse = false }: Constraints): string {
  return JSON.stringify([Object.entries(keys), unique, sparse]);
}
