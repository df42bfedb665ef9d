import { EventEmitter } from "node:events";
import type { Collection, Db, Filter, FindOptions, UpdateFilter } from "mongodb";
import type { RecordDocument } from "../core/documents.js";
import type { RecordId } from "../core/record-id.js";
import type { IndexDescriptor } from "../core/resource-descriptor.js";
import { createNamedBatcher } from "./batcher.js";
import { bulkInsert } from "./bulk-write.js";
import type { CollectionVersions } from "./collection-versions.js";
import { forReading, timeLimit } from "./command-options.js";
import type { Sequences } from "./sequences.js";

/** A typed name of a collection, printed by the generator; the one place that ties a document type to its name. */
export interface CollectionReference<Document extends RecordDocument> {
  readonly name: string;
  readonly indexes: readonly IndexDescriptor[];
  /** Never set: carries the type only. */
  readonly document?: Document;
}

/** The database of the service. Every call names a time limit through `timeLimit`. */
export type Database = ReturnType<typeof createDatabase>;

const pingMs = 2000;

/** The database in a store that is open. */
export function createDatabase(
  db: Db,
  parts: {
    /** The versions of its collections, which change with each write. */
    readonly versions: CollectionVersions;
    /** The instant in milliseconds by the clock of the store: leases are compared by it, as clocks of machines differ. */
    readonly now: () => number;
    /** Allocates and reserves ids of records. */
    readonly sequences: Sequences;
    /** Leaves the store. */
    readonly close: () => Promise<void>;
  },
) {
  const collections = new Map<string, Collection<RecordDocument>>();
  const records = (name: string): Collection<RecordDocument> => {
    const collection = collections.get(name) ?? db.collection<RecordDocument>(name);
    collections.set(name, collection);
    return collection;
  };
  // A collection holds documents of its token's type only.
  const collection = <Document extends RecordDocument>({ name }: CollectionReference<Document>) =>
    records(name) as unknown as Collection<Document>;
  return {
    ...parts,
    db,
    /** Carries the events of `createSignal`. */
    signals: new EventEmitter(),
    collection,
    /**
     * The documents that a filter selects. They come in one batch where it is larger than their number: it exceeds the limit, or
     * `batchSize` says what to expect.
     */
    find: <Document extends RecordDocument>(
      token: CollectionReference<Document>,
      filter: Filter<Document>,
      options: FindOptions,
    ) =>
      collection(token)
        .find(filter, { batchSize: (options.limit ?? 0) + 1, ...options, ...timeLimit })
        .toArray(),
    ...writesOf(records),
    ...readsOf(records),
    /** Resolves when the store answers; rejects when it does not within two seconds. */
    ping: () => ping(db),
  };
}

type RecordCollections = (name: string) => Collection<RecordDocument>;

function writesOf(records: RecordCollections) {
  const insert = createNamedBatcher((name, documents: readonly RecordDocument[]) =>
    bulkInsert(records(name), documents),
  );
  return {
    /**
     * Stores a new document, together with those of others at the same time. Rejects with the error of the store, and with one
     * that `isDuplicateKey` accepts where another document has its id or a unique value.
     */
    async insert<Document extends RecordDocument>(
      { name }: CollectionReference<Document>,
      document: Document,
    ): Promise<void> {
      await insert(name, document);
    },
    /** Updates a document if its revision is unchanged, else resolves to false. Rejects as `insert` does. */
    async update(
      { name }: CollectionReference<RecordDocument>,
      document: RecordDocument,
      update: UpdateFilter<RecordDocument>,
    ): Promise<boolean> {
      return (await records(name).updateOne(unchanged(document), update, timeLimit)).matchedCount === 1;
    },
    /** Deletes a document if its revision is unchanged, else resolves to false. */
    async remove({ name }: CollectionReference<RecordDocument>, document: RecordDocument): Promise<boolean> {
      return (await records(name).deleteOne(unchanged(document), timeLimit)).deletedCount === 1;
    },
  };
}

function readsOf(records: RecordCollections) {
  const load = createNamedBatcher(async (name, asked: readonly (readonly RecordId[])[]) => {
    const ids = [...new Set(asked.flat())];
    const options = { projection: forReading, batchSize: ids.length + 1, ...timeLimit };
    const found = await records(name)
      .find({ _id: { $in: ids } }, options)
      .toArray();
    const byId = new Map(found.map((document) => [document._id, document]));
    return asked.map((wanted) => wanted.map((id) => byId.get(id)).filter((one) => one !== undefined));
  });
  return {
    /** Those of some entries of the index `slugs` that other documents than that of the id have. */
    async takenSlugs(
      { name }: CollectionReference<RecordDocument>,
      entries: readonly string[],
      id: RecordId,
    ): Promise<ReadonlySet<string>> {
      const holders = await records(name)
        .find(
          { slugs: { $in: [...entries] }, _id: { $ne: id } },
          { projection: { slugs: 1 }, batchSize: entries.length + 1, ...timeLimit },
        )
        .toArray();
      return new Set(holders.flatMap(({ slugs }) => slugs));
    },
    /**
     * The documents that have one of the ids, in any order, without the words that only the search needs; look-ups at the same
     * time are one.
     */
    load: <Document extends RecordDocument>(token: CollectionReference<Document>, ids: readonly RecordId[]) =>
      load(token.name, ids) as Promise<Document[]>,
  };
}

function unchanged({ _id, revision }: RecordDocument): Filter<RecordDocument> {
  return { _id, revision };
}

async function ping(db: Db): Promise<void> {
  // A command does not take over the preference of its database.
  const { readPreference } = db;
  // The signal counts where the store does not run at all.
  const signal = AbortSignal.timeout(pingMs);
  await db.command({ ping: 1, maxTimeMS: pingMs }, { readPreference, signal });
}
