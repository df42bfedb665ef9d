import type {
  Collection,
  Document,
  MongoBulkWriteError,
  OptionalUnlessRequiredId,
  WriteError,
} from "mongodb";
import { isDuplicateKey } from "./store-errors.js";

/**
 * Inserts new documents with one command and returns the error of each in their order, undefined where it is stored. Rejects
 * where it is not known which ones are.
 */
export async function bulkInsert<T extends Document>(
  collection: Collection<T>,
  documents: readonly OptionalUnlessRequiredId<T>[],
): Promise<(Error | undefined)[]> {
  const [only] = documents;
  const isSingle = documents.length === 1 && only !== undefined;
  try {
    if (isSingle) await collection.insertOne(only);
    else await collection.insertMany(documents, { ordered: false });
    return documents.map(() => undefined);
  } catch (error) {
    if (isPartial(error, documents.length)) return outcomesOf(error, documents.length);
    // A single document is rejected with an error of its own.
    if (isSingle && isDuplicateKey(error)) return [error];
    // The driver sends nothing where one of them is too large; the others are written one by one.
    if (isSingle || !isNamed(error, ...unsentErrors)) throw error;
    const alone = await Promise.allSettled(documents.map((document) => bulkInsert(collection, [document])));
    // The driver rejects with errors only.
    return alone.map((one) => (one.status === "fulfilled" ? one.value[0] : (one.reason as Error)));
  }
}

/** Errors of a driver that could not write the command. */
const unsentErrors = ["MongoInvalidArgumentError", "BSONError", "RangeError"];

function isNamed(error: unknown, ...names: readonly string[]): boolean {
  return error instanceof Error && names.includes(error.name);
}

/**
 * Whether the store rejected some of the documents and acknowledged the others. The driver throws the same error, without
 * write errors, where the store did not answer: then no outcome is known.
 */
function isPartial(error: unknown, count: number): error is MongoBulkWriteError {
  if (!isNamed(error, "MongoBulkWriteError")) return false;
  const { result, insertedCount, matchedCount, upsertedCount, writeErrors } = error as MongoBulkWriteError;
  const known = insertedCount + matchedCount + upsertedCount + [writeErrors].flat().length;
  return known === count && result.getWriteConcernError() === undefined;
}

function outcomesOf({ writeErrors }: MongoBulkWriteError, count: number): (Error | undefined)[] {
  const errors: readonly WriteError[] = [writeErrors].flat();
  return Array.from({ length: count }, (_, at) => {
    const failed = errors.find(({ index }) => index === at);
    return failed && Object.assign(new Error(failed.errmsg), { code: failed.code });
  });
}

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
