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

/** The outcome of one document of several: undefined where it is stored, else the error of the store. */
type Outcome = undefined | Error;

/**
 * Inserts new documents with one command and returns the outcome of each in their order. Rejects where no outcome is
 * known.
 */
export function bulkInsert<T extends Document>(
  collection: Collection<T>,
  documents: readonly OptionalUnlessRequiredId<T>[],
): Promise<Outcome[]> {
  return writeAll(documents, async (some) => {
    const [only] = some;
    if (some.length === 1 && only !== undefined) await collection.insertOne(only);
    else await collection.insertMany(some, { ordered: false });
  });
}

/** Replaces or inserts documents by their ids; outcomes are those of `bulkInsert`. */
export function bulkReplace<T extends Document & { readonly _id: string | number }>(
  collection: Collection<T>,
  documents: readonly T[],
): Promise<Outcome[]> {
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
): Promise<Outcome[]> {
  try {
    await write(documents);
    return documents.map(() => undefined);
  } catch (error) {
    if (isPartial(error, documents.length)) return outcomesOf(error, documents.length);
    // A single document is rejected with an error of its own.
    if (documents.length === 1 && isDuplicateKey(error)) return [error];
    // The driver sends nothing where one of them is too large; the others are written one by one.
    if (!isUnsent(error) || documents.length === 1) throw error;
    return Promise.all(documents.map((document) => writeAlone(document, write)));
  }
}

async function writeAlone<T>(
  document: T,
  write: (documents: readonly T[]) => Promise<void>,
): Promise<Outcome> {
  try {
    const [outcome] = await writeAll([document], write);
    return outcome;
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

/** Whether the driver could not write the command. */
function isUnsent(error: unknown): boolean {
  return ["MongoInvalidArgumentError", "BSONError", "RangeError"].some((name) => isNamed(error, name));
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
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

function outcomesOf({ writeErrors }: MongoBulkWriteError, count: number): Outcome[] {
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
