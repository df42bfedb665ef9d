import type { Collection } from "mongodb";
import { indexesOf, unusedIndexes } from "../../app-context.js";
import type { IndexDescriptor } from "../../core/resource-descriptor.js";
import { findIndex, presentIndexes } from "../../storage/indexes.js";
import { readSharding } from "../../storage/sharding.js";
import { type Cluster, type Findings, unlessForbidden } from "./section.js";

/** Reports the indexes that are missing, being built, or used by no process of this version. */
export async function reportIndexes({ db, product }: Cluster): Promise<Findings> {
  const database = { db, isSharded: (await readSharding(db)) !== undefined };
  const wanted = Object.entries(indexesOf(database, product.collections));
  const states = await Promise.all(wanted.map(([name, indexes]) => stateOf(db.collection(name), indexes)));
  if (states.every(({ exists }) => !exists))
    return { lines: ["There are none yet: the service creates them when it starts."], problems: [] };
  const count = states.reduce((sum, state) => sum + state.present, 0);
  const unused = await unusedIndexes(database, product);
  return {
    lines: [
      `present: ${count} of ${wanted.flatMap(([, indexes]) => indexes).length}`,
      ...states.flatMap(({ name, building }) => building.map((index) => `being built: ${name}.${index}`)),
      ...unused.map(
        ({ collection, name }) =>
          `unused: ${collection}.${name}; \`npm run doctor -- --drop-unused\` drops it once no process of another version runs`,
      ),
    ],
    problems: states.flatMap(({ name, missing }) => (missing.length === 0 ? [] : [problemOf(name, missing)])),
  };
}

interface IndexState {
  readonly name: string;
  /** Whether the collection exists. */
  readonly exists: boolean;
  /** How many of the wanted indexes exist. */
  readonly present: number;
  readonly building: readonly string[];
  /** Names of wanted indexes; of those whose name another index has, with a remark. */
  readonly missing: readonly string[];
}

async function stateOf(collection: Collection, wanted: readonly IndexDescriptor[]): Promise<IndexState> {
  const present = await presentIndexes(collection);
  const missing = wanted.filter((index) => findIndex(present, index) === undefined);
  const exists = present.length > 0;
  return {
    name: collection.collectionName,
    exists,
    present: wanted.length - missing.length,
    building: exists ? await buildsOf(collection) : [],
    missing: missing.map(({ name }) =>
      present.some((other) => other.name === name) ? `${name}, in place of one of another definition` : name,
    ),
  };
}

/** Names of the indexes that are being built. */
async function buildsOf(collection: Collection): Promise<readonly string[]> {
  const stages = [{ $collStats: { storageStats: {} } }];
  const [stats] = (await unlessForbidden(collection.aggregate<CollectionStats>(stages).toArray())) ?? [];
  return stats?.storageStats.indexBuilds ?? [];
}

interface CollectionStats {
  readonly storageStats: { readonly indexBuilds?: readonly string[] };
}

const problemOf = (collection: string, missing: readonly string[]): string =>
  `${collection} lacks indexes (${missing.join("; ")}): queries read every document, and what they make unique is not. Start the service or run \`npm run doctor\`, which create them.`;
