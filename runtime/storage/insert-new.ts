import type { Collection, Document } from "mongodb";
import { bulkInsert } from "./bulk-write.js";
import { isDuplicateKey } from "./duplicate-key.js";

/** Inserts documents in their order; those whose id is there already stay as they are. */
export async function insertNew<T extends Document>(
  collection: Collection<T>,
  documents: readonly T[],
): Promise<void> {
  if (documents.length === 0) return;
  const outcomes = await bulkInsert(collection, documents);
  const fault = outcomes.find((outcome) => outcome !== undefined && !isDuplicateKey(outcome));
  if (fault !== undefined) throw fault;
}
