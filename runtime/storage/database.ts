import { type Collection, type Db, MongoClient } from "mongodb";
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
  /** Creates the indexes that are missing, without blocking reads and writes. */
  ensureIndexes(token: CollectionToken<RecordDocument>): Promise<void>;
  /** The next id of a sequence. Ids grow and are never given twice, also after a crash. */
  nextId(sequence: string): Promise<number>;
  /** Resolves when the store answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds a query may take in the store before it is given up. */
export const timeLimit = { maxTimeMS: 10_000 } as const;

/** A store that is away is given up well before the callers' patience ends; one that hangs, soon after. */
const patience = { serverSelectionTimeoutMS: 5000, connectTimeoutMS: 5000, socketTimeoutMS: 30_000 } as const;

/** What the URI says of it counts. */
function patienceWith(uri: string): Partial<typeof patience> {
  return Object.fromEntries(Object.entries(patience).filter(([name]) => !uri.includes(`${name}=`)));
}

interface SequenceDocument {
  readonly _id: string;
  readonly value: number;
}

/** Connects to the store at `uri` and opens the database. Throws when the store does not answer. */
export async function openDatabase(uri: string, name: string): Promise<Database> {
  const client = new MongoClient(uri, {
    appName: "calendar-events",
    ignoreUndefined: true,
    ...patienceWith(uri),
  });
  await client.connect();
  const db = client.db(name);
  const sequences = db.collection<SequenceDocument>("sequences");

  return {
    db,
    collection: <Document extends RecordDocument>(token: CollectionToken<Document>) =>
      db.collection<Document>(token.name),
    async ensureIndexes(token) {
      const collection = db.collection(token.name);
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
    close: () => client.close(),
  };
}
