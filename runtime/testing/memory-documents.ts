import { compareBy, type SortKeys } from "./document-order.js";
import { DuplicateKeyError, matcherOf } from "./document-query.js";
import { applyUpdate, type Update } from "./document-update.js";
import { copyDocument, type StoredDocument } from "./stored-document.js";

/** What the driver takes to create an index; only unique ones have an effect here. Of a list, every entry counts; of several keys, none holds a list. */
export interface IndexDescription {
  readonly name?: string;
  readonly key: Readonly<Record<string, unknown>>;
  readonly unique?: boolean;
  /** Documents without the property do not count. */
  readonly sparse?: boolean;
  /** Documents that do not match do not count. */
  readonly partialFilterExpression?: Condition;
}

/** An index that exists. */
export interface MemoryIndex extends IndexDescription {
  readonly name: string;
}

export type Condition = Readonly<Record<string, unknown>>;

export interface FindOptions {
  readonly sort?: SortKeys;
  readonly skip?: number;
  readonly limit?: number;
}

/** Documents in memory under unique indexes. */
export interface MemoryDocuments {
  readonly indexes: Map<string, MemoryIndex>;
  /** Throws a DuplicateKeyError where documents collide. */
  readonly addIndex: (index: MemoryIndex) => void;
  /** The documents that match, not copied. */
  readonly matching: (condition: Condition, options?: FindOptions) => StoredDocument[];
  /** Throws a DuplicateKeyError. */
  readonly insert: (document: StoredDocument) => void;
  readonly update: (found: readonly StoredDocument[], change: Update) => StoredDocument[];
  /** Inserts a document with the equalities of a condition and a change. */
  readonly upsert: (condition: Condition, change: Update) => StoredDocument;
  readonly remove: (found: readonly StoredDocument[]) => { readonly deletedCount: number };
}

const idIndex: MemoryIndex = { name: "_id_", key: { _id: 1 } };

/** Creates an empty set of documents. */
export function createMemoryDocuments(name: string): MemoryDocuments {
  const documents = new Map<unknown, StoredDocument>();
  const indexes = new Map<string, MemoryIndex>();

  function store(document: StoredDocument): void {
    for (const index of indexes.values()) {
      if (index.unique !== true) continue;
      const others = [...documents.values()].filter(({ _id }) => _id !== document._id);
      if (others.some((other) => collide(index, document, other))) throw new DuplicateKeyError(name, index);
    }
    documents.set(document._id, document);
  }

  function insert(document: StoredDocument): void {
    if (documents.has(document._id)) throw new DuplicateKeyError(name, idIndex);
    store(copyDocument(document));
  }

  function addIndex(index: MemoryIndex): void {
    const stored = [...documents.values()];
    const collides = (one: StoredDocument, at: number): boolean =>
      stored.slice(at + 1).some((other) => collide(index, one, other));
    if (index.unique === true && stored.some(collides)) throw new DuplicateKeyError(name, index);
    indexes.set(index.name, index);
  }

  return {
    indexes,
    addIndex,
    matching(condition, { sort, skip = 0, limit = 0 } = {}) {
      const found = candidates(documents, condition).filter(matcherOf(condition));
      if (sort !== undefined) found.sort(compareBy(sort));
      return found.slice(skip, limit === 0 ? undefined : skip + limit);
    },
    insert,
    update: (found, change) =>
      found.map((document) => {
        const changed = applyUpdate(document, change);
        store(changed);
        return changed;
      }),
    upsert(condition, change) {
      const equalities = Object.entries(condition).filter(([, value]) => typeof value !== "object");
      const created = applyUpdate({ _id: undefined, ...Object.fromEntries(equalities) }, change);
      insert(created);
      return created;
    },
    remove(found) {
      for (const { _id } of found) documents.delete(_id);
      return { deletedCount: found.length };
    },
  };
}

/** The documents that may match a condition; found by id where the condition names ids, as most do. */
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

function collide(index: MemoryIndex, one: StoredDocument, other: StoredDocument): boolean {
  const { key, partialFilterExpression } = index;
  if (partialFilterExpression !== undefined) {
    const isIndexed = matcherOf(partialFilterExpression);
    if (!isIndexed(one) || !isIndexed(other)) return false;
  }
  return Object.keys(key).every((property) => collideIn(property, index, [one, other]));
}

function collideIn(
  property: string,
  { sparse = false }: MemoryIndex,
  [one, other]: readonly [StoredDocument, StoredDocument],
): boolean {
  const values = entriesOf(one[property]);
  if (sparse && values.length === 0) return false;
  const others = entriesOf(other[property]);
  return values.some((value) => others.includes(value)) || (values.length === 0 && others.length === 0);
}

function entriesOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
