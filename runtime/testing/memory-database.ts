import type { Db } from "mongodb";
import { untrackedVersions } from "../storage/collection-versions.js";
import { createDatabase } from "../storage/database.js";
import { openSequences } from "../storage/sequences.js";
import type { Condition } from "./matcher.js";
import {
  copyDocument,
  createMemoryDocuments,
  DuplicateKeyError,
  type FindOptions,
  type MemoryDocuments,
  type MemoryIndex,
  RejectedDocumentsError,
  type StoredDocument,
  type Update,
} from "./memory-documents.js";

export type MemoryDatabase = ReturnType<typeof createMemoryDatabase>;

/** Creates an empty database in memory. Its `collection` returns one by its name, and creates it where there is none. */
export function createMemoryDatabase() {
  const collections = new Map<string, ReturnType<typeof createMemoryCollection>>();
  const collection = (name: string) => {
    const found = collections.get(name) ?? createMemoryCollection(name);
    collections.set(name, found);
    return found;
  };
  // It has the calls that the runtime makes, and no others.
  const db = { collection, command: () => Promise.resolve({ ok: 1 }) } as unknown as Db;
  return {
    database: createDatabase(db, {
      versions: untrackedVersions(),
      now: () => Date.now(),
      sequences: openSequences(db),
      close: () => Promise.resolve(),
    }),
    collection,
  };
}

/**
 * Creates an empty collection in memory with the calls of the MongoDB driver that the runtime makes, and their outcome: documents
 * are copied, unique indexes hold, each call is atomic. Projections, which only save transport, are not applied.
 */
function createMemoryCollection(name: string) {
  const documents = createMemoryDocuments(name);
  return { collectionName: name, ...readsOf(documents), ...writesOf(documents), ...indexesOf(documents) };
}

function readsOf({ matching }: MemoryDocuments) {
  function find(condition: Condition, options: FindOptions = {}) {
    const toArray = () => settle(() => matching(condition, options).map(copyDocument));
    let buffered: StoredDocument[] | undefined;
    return {
      toArray,
      async *[Symbol.asyncIterator]() {
        yield* await toArray();
      },
      async hasNext() {
        buffered ??= await toArray();
        return buffered.length > 0;
      },
      /** The documents that were not read yet; none before `hasNext`. */
      readBufferedDocuments: () => buffered?.splice(0) ?? [],
      close: () => settle(() => undefined),
    };
  }

  return {
    find,
    findOne: (condition: Condition, options?: FindOptions) =>
      settle(() => copyOrNull(matching(condition, { ...options, limit: 1 })[0])),
    /** The one pipeline of the runtime: the ids of matching documents, up to a limit. */
    aggregate: ([{ $match }, { $limit }]: readonly [
      { readonly $match: Condition },
      { readonly $limit: number },
      ...object[],
    ]) => ({
      toArray: () => settle(() => [{ ids: matching($match, { limit: $limit }).map(({ _id }) => _id) }]),
    }),
    countDocuments: (condition: Condition) => settle(() => matching(condition).length),
    estimatedDocumentCount: () => settle(() => matching({}).length),
    distinct: (property: string, condition: Condition) =>
      settle(() => {
        const values = matching(condition).flatMap((document) => copyDocument(document)[property] ?? []);
        return [...new Set(values)];
      }),
  };
}

function writesOf({ matching, insert, update, upsert, remove }: MemoryDocuments) {
  return {
    findOneAndUpdate: (
      condition: Condition,
      change: Update,
      options: { readonly upsert?: boolean; readonly returnDocument?: "before" | "after" } = {},
    ) =>
      settle(() => {
        const before = matching(condition, { limit: 1 });
        const isNew = before.length === 0 && options.upsert === true;
        const after = isNew ? [upsert(condition, change)] : update(before, change);
        return copyOrNull((options.returnDocument === "after" ? after : before)[0]);
      }),
    insertOne: (document: StoredDocument) =>
      settle(() => {
        insert(document);
        return { insertedId: document._id };
      }),
    /** Leaves out documents that an index rejects, and with `ordered` those behind them, and throws an error that lists them. */
    insertMany: (given: readonly StoredDocument[], { ordered = true }: { readonly ordered?: boolean } = {}) =>
      settle(() => insertMany(insert, given, ordered)),
    updateOne: (condition: Condition, change: Update, options: { readonly upsert?: boolean } = {}) =>
      settle(() => {
        const { length } = update(matching(condition, { limit: 1 }), change);
        if (length > 0 || options.upsert !== true) return { matchedCount: length, upsertedCount: 0 };
        upsert(condition, change);
        return { matchedCount: 0, upsertedCount: 1 };
      }),
    updateMany: (condition: Condition, change: Update) =>
      settle(() => ({ matchedCount: update(matching(condition), change).length, upsertedCount: 0 })),
    bulkWrite: (
      updates: readonly { readonly updateMany: { readonly filter: Condition; readonly update: Update } }[],
    ) =>
      settle(() => {
        const changed = updates.flatMap(({ updateMany: one }) => update(matching(one.filter), one.update));
        return { matchedCount: changed.length };
      }),
    deleteOne: (condition: Condition) => settle(() => remove(matching(condition, { limit: 1 }))),
    deleteMany: (condition: Condition) => settle(() => remove(matching(condition))),
  };
}

function insertMany(insert: MemoryDocuments["insert"], given: readonly StoredDocument[], isOrdered: boolean) {
  const writeErrors: { readonly index: number; readonly code: number; readonly errmsg: string }[] = [];
  for (const [index, document] of given.entries()) {
    if (isOrdered && writeErrors.length > 0) break;
    try {
      insert(document);
    } catch (error) {
      if (!(error instanceof DuplicateKeyError)) throw error;
      writeErrors.push({ index, code: error.code, errmsg: error.message });
    }
  }
  if (writeErrors.length > 0)
    throw new RejectedDocumentsError(given.length - writeErrors.length, writeErrors);
  return { insertedCount: given.length };
}

function indexesOf({ indexes, addIndex }: MemoryDocuments) {
  return {
    createIndexes: (wanted: readonly MemoryIndex[]) =>
      settle(() =>
        wanted.map((index) => {
          addIndex(index);
          return index.name;
        }),
      ),
    indexes: () => settle(() => [...indexes.values()]),
    dropIndex: (name: string) => settle(() => void indexes.delete(name)),
  };
}

/** Does the work now and settles later, as a driver does. */
function settle<Result>(work: () => Result): Promise<Result> {
  return new Promise((resolve) => resolve(work()));
}

function copyOrNull(document: StoredDocument | undefined): StoredDocument | null {
  return document === undefined ? null : copyDocument(document);
}
