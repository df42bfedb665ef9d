import type { RecordDocument } from "../../core/documents.js";
import type { CollectionReference, Database } from "../../storage/database.js";

/** The authors of all records of these collections, those in the trash included. */
export async function authorsOfRecords(
  database: Database,
  collections: readonly CollectionReference<RecordDocument>[],
): Promise<ReadonlySet<number>> {
  const found = await Promise.all(collections.map((token) => database.collection(token).distinct("author")));
  return new Set(found.flat().filter((author) => typeof author === "number"));
}
