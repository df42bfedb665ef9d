import type { Collection, Document, OptionalUnlessRequiredId } from "mongodb";
import { duplicateKey, isDuplicateKey } from "./duplicate-key.js";

/** Inserts documents in their order; those whose id is there already stay as they are. */
export async function insertNew<T extends Document>(
  collection: Collection<T>,
  documents: readonly T[],
): Promise<void> {
  if (documents.length === 0) return;
  try {
    // Every document given has an id.
    await collection.insertMany(documents as unknown as OptionalUnlessRequiredId<T>[], { ordered: false });
  } catch (error) {
    if (!isDuplicateKey(error) || !areDuplicates(error)) throw error;
  }
}

/** The driver shows the fault of the first document as that of the whole. */
function areDuplicates(error: Error): boolean {
  const faults: unknown = "writeErrors" in error ? error.writeErrors : [];
  const all: readonly unknown[] = Array.isArray(faults) ? faults : [faults];
  return all.every((fault) => {
    return typeof fault === "object" && fault !== null && "code" in fault && fault.code === duplicateKey;
  });
}
