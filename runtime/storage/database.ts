import type { Collection, Db } from "mongodb";
import type { RecordDocument } from "../records/documents.js";
import type { IndexFacts } from "../records/facts.js";

/** A typed name of a collection, printed by the generator; the one place that ties a document type to its name. */
export interface CollectionToken<Document extends RecordDocument> {
  readonly name: string;
  readonly indexes: readonly IndexFacts[];
  /** Never set: carries the type only. */
  readonly document?: Document;
}

/** The database of the service. Every call names a time limit through `timeLimit`. */
export interface Database {
  readonly db: Db;
  collection<Document extends RecordDocument>(token: CollectionToken<Document>): Collection<Document>;
  /** Creates the indexes that are missing or have other keys, without blocking reads and writes. */
  ensureIndexes(token: CollectionToken<RecordDocument>): Promise<void>;
  /** The next id of a sequence. Ids grow and are never given twice, also after a crash. */
  nextId(sequence: string): Promise<number>;
  /** Resolves when the store answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds a query may take in the store before it is given up. */
export const timeLimit = { maxTimeMS: 10_000 } as const;

interface SequenceDocument {
  readonly _id: string;
  readonly value: number;
}

/** The database in a store that is open; `close` leaves the store. */
export function createDatabase(db: Db, close: () => Promise<void>): Database {
  const sequences = db.collection<SequenceDocument>("sequences");

  return {
    db,
    collection: <Document extends RecordDocument>(token: CollectionToken<Document>) =>
      db.collection<Document>(token.name),
    async ensureIndexes(token) {
      const collection = db.collection(token.name);
      for (const name of await outdatedIndexes(collection, token.indexes)) await collection.dropIndex(name);
      await collection.createIndexes(
        token.indexes.map(({ name: indexName, keys, unique }) => ({
          name: indexName,
          key: { ...keys },
          ...(unique === true ? { unique } : {}),
        })),
      );
    },
    async nextId(sequence) {
      const options = { upsert: true, returnDocument: "after", ...timeLimit } as const;
      const found = await sequences.findOneAndUpdate({ _id: sequence }, { $inc: { value: 1 } }, options);
      if (found === null) throw new Error(`The sequence ${sequence} gave no id.`);
      return found.value;
    },
    async ping() {
      await db.command({ ping: 1, maxTimeMS: 2000 });
    },
    close,
  };
}

/** Names of present indexes that stand for other keys now: the store refuses to make them anew beside the old ones. */
async function outdatedIndexes(collection: Collection, wanted: readonly IndexFacts[]): Promise<string[]> {
  const present = await collection.indexes().catch((error: unknown) => {
    // The collection comes with its first index.
    if (error instanceof Error && "codeName" in error && error.codeName === "NamespaceNotFound") return [];
    throw error;
  });
  const shape = (keys: object, isUnique: boolean): string => JSON.stringify([Object.entries(keys), isUnique]);
  return wanted.flatMap(({ name, keys, unique }) => {
    const found = present.find((index) => index.name === name);
    const isSame =
      found === undefined || shape(found.key, found.unique === true) === shape(keys, unique === true);
    return isSame ? [] : [name];
  });
}
