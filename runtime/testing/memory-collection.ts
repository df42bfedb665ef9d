import { compareBy, type SortKeys } from "./document-order.js";
import { DuplicateKeyError, matcherOf, RejectedDocumentsError } from "./document-query.js";
import { applyUpdate, type Update } from "./document-update.js";
import { copyDocument, type StoredDocument } from "./stored-document.js";

/** What the driver takes to create an index; only unique ones have an effect here. Of a list, every entry counts. */
export interface IndexDescription {
  readonly name?: string;
  readonly key: Readonly<Record<string, unknown>>;
  readonly unique?: boolean;
  /** Documents without the property do not count. */
  readonly sparse?: boolean;
}

/** An index that is there. */
interface MemoryIndex extends IndexDescription {
  readonly name: string;
}

type Condition = Readonly<Record<string, unknown>>;

interface FindOptions {
  readonly sort?: SortKeys;
  readonly skip?: number;
  readonly limit?: number;
}

/** A cursor that has all its documents already. */
export interface MemoryCursor extends AsyncIterable<StoredDocument> {
  limit(count: number): MemoryCursor;
  toArray(): Promise<StoredDocument[]>;
  hasNext(): Promise<boolean>;
  /** Those that were not read yet; none before `hasNext`. */
  readBufferedDocuments(): StoredDocument[];
  close(): Promise<void>;
}

/**
 * A collection in memory with the calls of the MongoDB driver that the runtime makes, and their outcome: documents come and
 * go as copies, unique indexes hold, each call happens at once. Projections, which only save transport, are not applied.
 */
export interface MemoryCollection {
  readonly collectionName: string;
  find(condition: Condition, options?: FindOptions): MemoryCursor;
  findOne(condition: Condition, options?: FindOptions): Promise<StoredDocument | null>;
  findOneAndUpdate(
    condition: Condition,
    update: Update,
    options?: { readonly upsert?: boolean; readonly returnDocument?: "before" | "after" },
  ): Promise<StoredDocument | null>;
  /** The one pipeline of the runtime: the ids of what matches, as many as are wanted. */
  aggregate(pipeline: readonly [{ readonly $match: Condition }, { readonly $limit: number }, ...object[]]): {
    toArray(): Promise<{ readonly ids: unknown[] }[]>;
  };
  countDocuments(condition: Condition): Promise<number>;
  estimatedDocumentCount(): Promise<number>;
  distinct(property: string, condition: Condition): Promise<unknown[]>;
  insertOne(document: StoredDocument): Promise<{ readonly insertedId: unknown }>;
  /** Those that an index refuses are left out, as with `ordered: false`, and told. */
  insertMany(documents: readonly StoredDocument[]): Promise<{ readonly insertedCount: number }>;
  updateOne(
    condition: Condition,
    update: Update,
    options?: { readonly upsert?: boolean },
  ): Promise<UpdateOutcome>;
  updateMany(condition: Condition, update: Update): Promise<UpdateOutcome>;
  bulkWrite(
    updates: readonly {
      readonly updateMany: { readonly filter: Condition; readonly update: Update };
    }[],
  ): Promise<{ readonly matchedCount: number }>;
  deleteOne(condition: Condition): Promise<{ readonly deletedCount: number }>;
  deleteMany(condition: Condition): Promise<{ readonly deletedCount: number }>;
  createIndexes(indexes: readonly IndexDescription[]): Promise<string[]>;
  indexes(): Promise<readonly MemoryIndex[]>;
  dropIndex(name: string): Promise<void>;
}

interface UpdateOutcome {
  readonly matchedCount: number;
  readonly upsertedCount: number;
}

/** An empty collection. */
export function createMemoryCollection(name: string): MemoryCollection {
  const documents = new Map<unknown, StoredDocument>();
  const indexesByName = new Map<string, MemoryIndex>();

  function matching(condition: Condition, { sort, skip = 0, limit = 0 }: FindOptions = {}): StoredDocument[] {
    const isMatch = matcherOf(condition);
    const found = candidates(documents, condition).filter(isMatch);
    if (sort !== undefined) found.sort(compareBy(sort));
    return found.slice(skip, limit === 0 ? undefined : skip + limit);
  }

  function store(document: StoredDocument): void {
    for (const index of indexesByName.values()) {
      if (
        index.unique === true &&
        [...documents.values()].some((other) => other._id !== document._id && collide(index, document, other))
      )
        throw new DuplicateKeyError(name, index.name);
    }
    documents.set(document._id, document);
  }

  function insert(document: StoredDocument): void {
    if (documents.has(document._id)) throw new DuplicateKeyError(name, "_id_");
    store(document);
  }

  function update(found: readonly StoredDocument[], change: Update): StoredDocument[] {
    return found.map((document) => {
      const changed = applyUpdate(document, change);
      store(changed);
      return changed;
    });
  }

  function upsert(condition: Condition, change: Update): StoredDocument {
    const equalities = Object.entries(condition).filter(([, value]) => typeof value !== "object");
    const created = applyUpdate({ _id: undefined, ...Object.fromEntries(equalities) }, change);
    insert(created);
    return created;
  }

  function remove(found: readonly StoredDocument[]): { readonly deletedCount: number } {
    for (const { _id } of found) documents.delete(_id);
    return { deletedCount: found.length };
  }

  function cursor(condition: Condition, options: FindOptions = {}): MemoryCursor {
    const toArray = (): Promise<StoredDocument[]> =>
      settle(() => matching(condition, options).map(copyDocument));
    let buffered: StoredDocument[] | undefined;
    return {
      limit: (limit) => cursor(condition, { ...options, limit }),
      toArray,
      async *[Symbol.asyncIterator]() {
        yield* await toArray();
      },
      async hasNext() {
        buffered ??= await toArray();
        return buffered.length > 0;
      },
      readBufferedDocuments: () => buffered?.splice(0) ?? [],
      close: () => settle(() => undefined),
    };
  }

  return {
    collectionName: name,
    find: cursor,
    findOne: (condition, options) =>
      settle(() => copyOrNull(matching(condition, { ...options, limit: 1 })[0])),
    findOneAndUpdate: (condition, change, { upsert: isUpsert, returnDocument = "before" } = {}) =>
      settle(() => {
        const before = matching(condition, { limit: 1 });
        const after =
          before.length === 0 && isUpsert === true ? [upsert(condition, change)] : update(before, change);
        return copyOrNull((returnDocument === "after" ? after : before)[0]);
      }),
    aggregate: ([{ $match }, { $limit }]) => ({
      toArray: () => settle(() => [{ ids: matching($match, { limit: $limit }).map(({ _id }) => _id) }]),
    }),
    countDocuments: (condition) => settle(() => matching(condition).length),
    estimatedDocumentCount: () => settle(() => matching({}).length),
    distinct: (property, condition) =>
      settle(() => [
        ...new Set(matching(condition).flatMap((document) => copyDocument(document)[property] ?? [])),
      ]),
    insertOne: (document) =>
      settle(() => {
        insert(copyDocument(document));
        return { insertedId: document._id };
      }),
    insertMany: (given) =>
      settle(() => {
        const writeErrors = given.flatMap((document, index) => {
          try {
            insert(copyDocument(document));
            return [];
          } catch (error) {
            if (!(error instanceof DuplicateKeyError)) throw error;
            return [{ index, code: error.code, errmsg: error.message }];
          }
        });
        if (writeErrors.length > 0)
          throw new RejectedDocumentsError(given.length - writeErrors.length, writeErrors);
        return { insertedCount: given.length };
      }),
    updateOne: (condition, change, { upsert: isUpsert } = {}) =>
      settle(() => {
        const { length } = update(matching(condition, { limit: 1 }), change);
        if (length > 0 || isUpsert !== true) return { matchedCount: length, upsertedCount: 0 };
        upsert(condition, change);
        return { matchedCount: 0, upsertedCount: 1 };
      }),
    updateMany: (condition, change) =>
      settle(() => ({ matchedCount: update(matching(condition), change).length, upsertedCount: 0 })),
    bulkWrite: (updates) =>
      settle(() => {
        const counts = updates.map(
          ({ updateMany: { filter, update: change } }) => update(matching(filter), change).length,
        );
        return { matchedCount: counts.reduce((sum, count) => sum + count, 0) };
      }),
    deleteOne: (condition) => settle(() => remove(matching(condition, { limit: 1 }))),
    deleteMany: (condition) => settle(() => remove(matching(condition))),
    createIndexes: (wanted) =>
      settle(() =>
        wanted.map((index) => {
          const name = index.name ?? String(Object.keys(index.key)[0]);
          indexesByName.set(name, { ...index, name });
          return name;
        }),
      ),
    indexes: () => settle(() => [...indexesByName.values()]),
    dropIndex: (name) => settle(() => void indexesByName.delete(name)),
  };
}

/** Does the work now, and tells the outcome later, as a driver does. */
function settle<Result>(work: () => Result): Promise<Result> {
  return new Promise((resolve) => resolve(work()));
}

/** The documents that a condition may keep, by their ids where it names them, which most do. */
function candidates(
  documents: ReadonlyMap<unknown, StoredDocument>,
  { _id: wanted }: Condition,
): StoredDocument[] {
  if (wanted === undefined) return [...documents.values()];
  const ids = typeof wanted === "object" && wanted !== null && "$in" in wanted ? wanted.$in : [wanted];
  if (!Array.isArray(ids) || ids.some((id) => typeof id === "object")) return [...documents.values()];
  return [...new Set<unknown>(ids)]
    .map((id) => documents.get(id))
    .filter((document) => document !== undefined);
}

function collide({ key, sparse = false }: MemoryIndex, one: StoredDocument, other: StoredDocument): boolean {
  const [property = ""] = Object.keys(key);
  const values = entriesOf(one[property]);
  if (sparse && values.length === 0) return false;
  const others = entriesOf(other[property]);
  return values.some((value) => others.includes(value)) || (values.length === 0 && others.length === 0);
}

function entriesOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function copyOrNull(document: StoredDocument | undefined): StoredDocument | null {
  return document === undefined ? null : copyDocument(document);
}
