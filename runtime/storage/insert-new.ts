import type { Collection, Document, OptionalUnlessRequiredId } from "mongodb";
import { bulkInsert } from "./bulk-write.js";
import { isDuplicateKey } from "./duplicate-key.js";

/** Inserts documents, except those whose id exists already; in their order. */
export async function insertNew<T extends Document>(
  collection: Collection<T>,
  documents: readonly OptionalUnlessRequiredId<T>[],
): Promise<void> {
  if (documents.length === 0) return;
  const outcomes = await bulkInsert(collection, documents);
  const failure = outcomes.find((outcome) => outcome !== undefined && !isDuplicateKey(outcome));
  if (failure !== undefined) throw failure;
}
