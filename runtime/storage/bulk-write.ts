import type {
  AnyBulkWriteOperation,
  Collection,
  Document,
  Filter,
  MongoBulkWriteError,
  OptionalUnlessRequiredId,
  WriteError,
} from "mongodb";
import { isDuplicateKey } from "./duplicate-key.js";

/** What became of one document of several: stored, or the error of the store. */
type Outcome = undefined | Error;

/**
 * Inserts new documents, all with one command, and gives the outcome of each in their order. Rejects where it is not known
 * of any whether it is stored.
 */
export function bulkInsert<T extends Document>(
  collection: Collection<T>,
  documents: readonly T[],
): Promise<Outcome[]> {
  return writeTogether(documents, async (some) => {
    // Every document given has an id.
    const all = some as unknown as OptionalUnlessRequiredId<T>[];
    const [only] = all;
    if (all.length === 1 && only !== undefined) await collection.insertOne(only);
    else await collection.insertMany(all, { ordered: false });
  });
}

/** Stores documents in place of those with their ids, which need not be there; outcomes are those of inserts. */
export function bulkReplace<T extends Document & { readonly _id: string | number }>(
  collection: Collection<T>,
  documents: readonly T[],
): Promise<Outcome[]> {
  return writeTogether(documents, async (some) => {
    const writes = some.map((document): AnyBulkWriteOperation<T> => {
      const filter = { _id: document._id } as Filter<T>;
      return { replaceOne: { filter, replacement: document, upsert: true } };
    });
    await collection.bulkWrite(writes, { ordered: false });
  });
}

async function writeTogether<T>(
  documents: readonly T[],
  write: (documents: readonly T[]) => Promise<void>,
): Promise<Outcome[]> {
  try {
    await write(documents);
    return documents.map(() => undefined);
  } catch (error) {
    if (isPartial(error, documents.length)) return outcomesOf(error, documents.length);
    // The store refuses one by itself with an error of its own.
    if (documents.length === 1 && isDuplicateKey(error)) return [error];
    // The driver sends nothing where one of them is too large; that is no fault of the others.
    if (!isUnsent(error) || documents.length === 1) throw error;
    return Promise.all(documents.map((document) => writeAlone(document, write)));
  }
}

async function writeAlone<T>(
  document: T,
  write: (documents: readonly T[]) => Promise<void>,
): Promise<Outcome> {
  try {
    const [outcome] = await writeTogether([document], write);
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
 * Whether the store refused some of the documents, and acknowledged the others. The driver throws the same error, without any
 * refused, where the store gave no answer: then nothing is known of any.
 */
function isPartial(error: unknown, count: number): error is MongoBulkWriteError {
  if (!isNamed(error, "MongoBulkWriteError")) return false;
  const { result, insertedCount, matchedCount, upsertedCount, writeErrors } = error as MongoBulkWriteError;
  const told = insertedCount + matchedCount + upsertedCount + [writeErrors].flat().length;
  return told === count && result.getWriteConcernError() === undefined;
}

function outcomesOf({ writeErrors }: MongoBulkWriteError, count: number): Outcome[] {
  const faults: readonly WriteError[] = [writeErrors].flat();
  return Array.from({ length: count }, (_, at) => {
    const fault = faults.find(({ index }) => index === at);
    return fault && Object.assign(new Error(fault.errmsg), { code: fault.code });
  });
}
