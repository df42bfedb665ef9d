import type { Collection } from "mongodb";
import { unusedIndexes } from "../app-context.js";
import type { Product } from "../product.js";
import type { Database } from "../storage/database.js";

/** Finds the indexes that this version does not use, and drops them where asked to. Returns a sentence for each. */
export async function checkUnusedIndexes(
  database: Database,
  product: Pick<Product, "collections">,
  isDropping: boolean,
): Promise<string[]> {
  const findings: string[] = [];
  for (const { collection: name, name: index, keys } of await unusedIndexes(database, product)) {
    const collection = database.db.collection(name);
    const facts = [await sizeOf(database, name, index), await usesOf(collection, index)].flat();
    const shown = facts.length === 0 ? "" : ` (${facts.join(", ")})`;
    findings.push(`${name}: the index ${index} on ${keys.join(", ")} is not used by this version${shown}.`);
    if (isDropping) await collection.dropIndex(index);
  }
  return findings;
}

interface CollectionStatistics {
  readonly indexSizes?: Readonly<Record<string, number>>;
}

/** Size of an index on disk, as text; none where the store does not report it. */
async function sizeOf({ db }: Database, collection: string, index: string): Promise<string[]> {
  const statistics: CollectionStatistics = await db.command({ collStats: collection }).catch(() => ({}));
  const bytes = statistics.indexSizes?.[index];
  return bytes === undefined ? [] : [`${(bytes / 1_000_000).toFixed(1)} MB`];
}

interface IndexUses {
  readonly accesses: { readonly ops: number; readonly since: Date };
}

/** How often the servers have used an index since they started, as text; none where they do not report it. */
async function usesOf(collection: Collection, index: string): Promise<string[]> {
  const stages = [{ $indexStats: {} }, { $match: { name: index } }];
  const found = await collection
    .aggregate<IndexUses>(stages)
    .toArray()
    .catch(() => []);
  const [first] = found;
  if (first === undefined) return [];
  const uses = found.reduce((sum, { accesses }) => sum + accesses.ops, 0);
  return [`${uses} uses since ${first.accesses.since.toISOString()}`];
}
