/** A part of the cache. Where it holds values of several types, the keys of each begin with a word of their own. */
export interface CacheRegion<Value> {
  readonly name: string;
  /** Never set: carries the type only. */
  readonly value?: Value;
}

/** The region of a name, with the type of the values under some of its keys. */
export function cacheRegion<Value>(name: string): CacheRegion<Value> {
  return { name };
}

/** The cache at the versions that the collections have when the snapshot is taken. Take it before reading what is to be cached. */
export interface Snapshot {
  /** The value under a key, if it is valid at the versions of the snapshot. */
  get<Value>(region: CacheRegion<Value>, key: string): Value | undefined;
  /**
   * The value under a key that was built from one collection, valid or not, with the documents that have changed since it was
   * built; undefined where those are unknown or many.
   */
  getStale<Value>(region: CacheRegion<Value>, key: string, collection: string): StaleEntry<Value> | undefined;
  /** Caches a value under the versions of the snapshot. Values larger than a quarter of the cache are not stored. */
  set<Value>(region: CacheRegion<Value>, key: string, entry: EntryOptions & { readonly value: Value }): void;
  /** Whether any of the documents has changed since the snapshot was taken, as far as is known. */
  hasChanged(collection: string, ids: readonly number[]): boolean;
  /** Whether the cache has room left: then a new entry evicts nothing. */
  readonly hasHeadroom: boolean;
}

/** A snapshot of a cache that is off, for reads that are never repeated. */
export const emptySnapshot: Snapshot = {
  get: () => undefined,
  getStale: () => undefined,
  set: () => undefined,
  hasChanged: () => false,
  hasHeadroom: false,
};

/** An entry that may be out of date. */
export interface StaleEntry<Value> {
  readonly value: Value;
  /** Ids of the documents that have changed since; empty while the entry is valid. */
  readonly changedIds: readonly number[];
  readonly expiresAt: number;
  /** Milliseconds from the time of the snapshot until then. */
  readonly remainingMs: number;
  /** Whether more than half of its life is over. */
  readonly isAging: boolean;
}

/** A collection, or only some documents of it. */
export type Dependency = string | DocumentDependency;

export interface DocumentDependency {
  readonly collection: string;
  readonly ids: readonly number[];
}

const suffixOfNumbers = ".count";

/** The numbers in the documents of a collection that change without the record, as a dependency of their own. */
export function numbersOf(collection: string): string {
  // Processes of earlier versions, which share the log of writes, have the counts under this name.
  return collection + suffixOfNumbers;
}

/** Whether a dependency is one on numbers in some documents. */
export function isOfNumbers(dependency: Dependency): dependency is DocumentDependency {
  return typeof dependency !== "string" && dependency.collection.endsWith(suffixOfNumbers);
}

/** Collections with their numbers. */
export function withNumbers(collections: readonly string[]): readonly string[] {
  return [...new Set(collections)].flatMap((name) => [name, numbersOf(name)]);
}

/** What a cached value depends on, and what it costs. */
export interface EntryOptions {
  /** What the value was built from: a change of any of it invalidates the entry. Without any, it does not lag behind writes. */
  readonly dependencies: readonly Dependency[];
  /** Bytes of the value; at least its key and the bookkeeping are counted. */
  readonly size?: number;
  /** The instant in milliseconds at which the value stops being valid, if the clock matters. */
  readonly expiresAt?: number;
}
