import { type Condition, matcherOf } from "./matcher.js";

/** An index, as the driver creates and lists it; only unique ones have an effect here. Of a list, every entry counts; of several keys, none holds a list. */
export interface MemoryIndex {
  readonly name: string;
  readonly key: Readonly<Record<string, unknown>>;
  readonly unique?: boolean;
  /** Documents without the property do not count. */
  readonly sparse?: boolean;
  /** Documents that do not match do not count. */
  readonly partialFilterExpression?: Condition;
}

export interface FindOptions {
  readonly sort?: SortKeys;
  readonly skip?: number;
  readonly limit?: number;
}

export type MemoryDocuments = ReturnType<typeof createMemoryDocuments>;

const idIndex: MemoryIndex = { name: "_id_", key: { _id: 1 } };

/** Creates an empty set of documents under unique indexes; what adds one throws a DuplicateKeyError where they collide. */
export function createMemoryDocuments(name: string) {
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
    /** The documents that match, not copied. */
    matching: (condition: Condition, { sort, skip = 0, limit = 0 }: FindOptions = {}): StoredDocument[] => {
      const found = candidates(documents, condition).filter(matcherOf(condition));
      if (sort !== undefined) found.sort(compareBy(sort));
      return found.slice(skip, limit === 0 ? undefined : skip + limit);
    },
    insert,
    update: (found: readonly StoredDocument[], change: Update) =>
      found.map((document) => {
        const changed = applyUpdate(document, change);
        store(changed);
        return changed;
      }),
    /** Inserts a document with the equalities of a condition and a change. */
    upsert: (condition: Condition, change: Update) => {
      const equalities = Object.entries(condition).filter(([, value]) => typeof value !== "object");
      const created = applyUpdate({ _id: undefined, ...Object.fromEntries(equalities) }, change);
      insert(created);
      return created;
    },
    remove: (found: readonly StoredDocument[]) => {
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
  return Object.keys(key).every((property) => {
    const [values, others] = [entriesAt(one, property), entriesAt(other, property)];
    if (values.length === 0) return index.sparse !== true && others.length === 0;
    return values.some((value) => others.includes(value));
  });
}

/** The values that a document has at the path of an index key, such as `external.id`. */
function entriesAt(document: object, path: string): readonly unknown[] {
  const value = path
    .split(".")
    .reduce<unknown>((inner, name) => (Object(inner) as Readonly<Record<string, unknown>>)[name], document);
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** What the driver throws where a unique index has a value already. */
export class DuplicateKeyError extends Error {
  override readonly name = "MongoServerError";
  readonly code = 11_000;

  constructor(collection: string, { name, key }: MemoryIndex) {
    const values = Object.keys(key).map((property) => `${property}: ...`);
    super(
      `E11000 duplicate key error collection: ${collection} index: ${name} dup key: { ${values.join(", ")} }`,
    );
  }
}

/** What the driver throws where some of many documents are rejected. */
export class RejectedDocumentsError extends Error {
  override readonly name = "MongoBulkWriteError";
  readonly result = { getWriteConcernError: () => undefined };

  constructor(
    /** Number of documents that were stored. */
    readonly insertedCount: number,
    readonly writeErrors: readonly {
      readonly index: number;
      readonly code: number;
      readonly errmsg: string;
    }[],
  ) {
    super(writeErrors[0]?.errmsg);
  }
}

/** Properties and directions of a sort, as the driver takes them. */
type SortKeys =
  | Readonly<Record<string, number>>
  | readonly (readonly [property: string, direction: number])[];

/** Compares documents in the order of the database: by kind of value first, texts by their code points. */
function compareBy(keys: SortKeys): (one: StoredDocument, other: StoredDocument) => number {
  const pairs: readonly (readonly [string, number])[] = isList(keys) ? keys : Object.entries(keys);
  return (one, other) => {
    for (const [property, direction] of pairs) {
      const order = compareValues(one[property], other[property]);
      if (order !== 0) return direction * order;
    }
    return 0;
  };
}

function isList(keys: SortKeys): keys is readonly (readonly [string, number])[] {
  return Array.isArray(keys);
}

function compareValues(one: unknown, other: unknown): number {
  const kinds = kindOf(one) - kindOf(other);
  if (kinds !== 0) return kinds;
  if (typeof one === "string" && typeof other === "string")
    return Buffer.compare(Buffer.from(one), Buffer.from(other));
  const [a, b] = [Number(one ?? 0), Number(other ?? 0)];
  return a < b ? -1 : a > b ? 1 : 0;
}

const kinds = ["number", "string", "object", "boolean"];

/** Missing values come first. */
function kindOf(value: unknown): number {
  if (value === undefined || value === null) return -1;
  return value instanceof Date ? kinds.length : kinds.indexOf(typeof value);
}

/** Changes by operator, as the driver takes them. */
export type Update = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Applies changes to a copy of a document. Throws for operators that the runtime does not use. */
function applyUpdate(document: StoredDocument, update: Update): StoredDocument {
  const changed: Record<string, unknown> & StoredDocument = { ...document };
  for (const [operator, values] of Object.entries(update))
    for (const [property, value] of Object.entries(values))
      changed[property] = changedValue(operator, changed[property], value);
  // Which leaves undefined values out.
  return copyDocument(changed);
}

function changedValue(operator: string, current: unknown, value: unknown): unknown {
  const list: readonly unknown[] = Array.isArray(current) ? current : [];
  switch (operator) {
    case "$set":
      return value;
    case "$unset":
      return undefined;
    case "$inc":
      return Number(current ?? 0) + Number(value);
    case "$push":
      return [...list, value];
    case "$pull":
      return Array.isArray(current) ? list.filter((entry) => entry !== value) : current;
    default:
      throw new Error(`The store in memory has no operator ${operator}.`);
  }
}

/** A document in memory. */
export interface StoredDocument {
  readonly _id: unknown;
  readonly [property: string]: unknown;
}

/** Copies a document deeply. As in the store, undefined properties are left out. */
export function copyDocument(document: StoredDocument): StoredDocument {
  return { _id: document._id, ...copyProperties(document) };
}

/** Copies any value that a document may hold. */
function copyValue(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Date) return new Date(value);
  if (value instanceof Uint8Array) return Buffer.from(value);
  if (Array.isArray(value))
    return value.map((entry: unknown) => (entry === undefined ? null : copyValue(entry)));
  return copyProperties(value);
}

function copyProperties(object: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, copyValue(value)]),
  );
}
