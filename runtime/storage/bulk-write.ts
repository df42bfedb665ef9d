import type {
  AnyBulkWriteOperation,
  Collection,
  Document,
  Filter,
  MongoBulkWriteError,
  OptionalUnlessRequiredId,
  WriteError,
} from "mongodb";
import { isDuplicateKey } from "./store-errors.js";

/**
 * Inserts new documents with one command and returns the error of each in their order, undefined where it is stored. Rejects
 * where it is not known which ones are.
 */
export function bulkInsert<T extends Document>(
  collection: Collection<T>,
  documents: readonly OptionalUnlessRequiredId<T>[],
): Promise<(Error | undefined)[]> {
  return writeAll(documents, async (some) => {
    const [only] = some;
    if (some.length === 1 && only !== undefined) await collection.insertOne(only);
    else await collection.insertMany(some, { ordered: false });
  });
}

/** Replaces or inserts documents by their ids; the result is that of `bulkInsert`. */
export function bulkReplace<T extends Document & { readonly _id: string | number }>(
  collection: Collection<T>,
  documents: readonly T[],
): Promise<(Error | undefined)[]> {
  return writeAll(documents, async (some) => {
    const writes = some.map((document): AnyBulkWriteOperation<T> => {
      const filter = { _id: document._id } as Filter<T>;
      return { replaceOne: { filter, replacement: document, upsert: true } };
    });
    await collection.bulkWrite(writes, { ordered: false });
  });
}

async function writeAll<T>(
  documents: readonly T[],
  write: (documents: readonly T[]) => Promise<void>,
): Promise<(Error | undefined)[]> {
  try {
    await write(documents);
    return documents.map(() => undefined);
  } catch (error) {
    if (isPartial(error, documents.length)) return outcomesOf(error, documents.length);
    // A single document is rejected with an error of its own.
    if (documents.length === 1 && isDuplicateKey(error)) return [error];
    // The driver sends nothing where one of them is too large; the others are written one by one.
    if (!isNamed(error, ...unsentErrors) || documents.length === 1) throw error;
    const alone = documents.map((document) => writeAll([document], write));
    // The driver rejects with errors only.
    return Promise.all(
      alone.map((one) =>
        one.then(
          ([outcome]) => outcome,
          (reason: unknown) => reason as Error,
        ),
      ),
    );
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
