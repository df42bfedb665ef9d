import { LRUCache } from "lru-cache";
import {
  type CacheRegion,
  type Dependency,
  type DocumentDependency,
  type EntryOptions,
  emptySnapshot,
  type Snapshot,
  type StaleEntry,
} from "../core/cache-snapshot.js";
import { type CollectionVersions, slotOf, type Versions } from "../storage/collection-versions.js";
import type { MetricDefinition } from "../telemetry/metrics.js";

/**
 * The cache of a process: an LRU bounded by bytes, whose entries are valid while the collections or documents that they were
 * built from have the versions of that time.
 */
export interface VersionedCache {
  /** The cache at the present versions; `now` is in milliseconds. */
  snapshot(now: number): Snapshot;
  /** Look-ups since the start, and the bytes of all entries. */
  readonly counts: { readonly hits: number; readonly misses: number; readonly bytes: number };
}

/** Longest life of an entry: a process that dies between a write and its log entry leaves the others uninformed for that long. */
const longestLifeMs = 600_000;
/** Share of the limit up to which the cache has headroom. */
const headroomShare = 3 / 4;
/** Share of the limit that one entry may take. */
const largestShare = 1 / 4;
/** Bytes of the bookkeeping of an entry, roughly. */
const overhead = 200;

interface Entry {
  readonly value: unknown;
  /** The latest versions at which the entry is known to be valid. */
  versions: Versions;
  readonly dependencies: readonly ResolvedDependency[];
  readonly expiresAt: number;
  readonly storedAt: number;
}

/** A dependency with the slot of its collection; without ids, on all documents. */
interface ResolvedDependency {
  readonly slot: number;
  readonly ids?: readonly number[];
}

/** What the snapshots of a cache share. */
interface CacheState {
  readonly collections: CollectionVersions;
  readonly entries: LRUCache<string, Entry>;
  /** Bytes of all entries together. */
  readonly limit: number;
  /**
   * Milliseconds that an entry may lag behind writes of other machines to the same database: how long it lives while the
   * versions are further behind those, or nothing is known of them.
   */
  readonly lagMs: number;
  hits: number;
  misses: number;
}

/** Creates the cache of one process over one database; a limit of 0 turns it off. */
export function createVersionedCache(
  collections: CollectionVersions,
  { limit, lagMs }: { readonly limit: number; readonly lagMs: number },
): VersionedCache {
  if (limit === 0)
    return {
      snapshot() {
        const versions = collections.current();
        return {
          ...emptySnapshot,
          hasChanged: (collection, ids) => hasChanged(collections, versions, { collection, ids }),
        };
      },
      counts: { hits: 0, misses: 0, bytes: 0 },
    };
  const maxEntrySize = Math.floor(limit * largestShare);
  const state: CacheState = {
    collections,
    entries: new LRUCache({ maxSize: limit, maxEntrySize }),
    limit,
    lagMs,
    hits: 0,
    misses: 0,
  };
  return {
    snapshot: (now) => new VersionedSnapshot(state, now),
    get counts() {
      const { hits, misses, entries } = state;
      return { hits, misses, bytes: entries.calculatedSize };
    },
  };
}

/** A class, because each request creates one: closures and accessors of their own would take most of the time of a hit. */
class VersionedSnapshot implements Snapshot {
  readonly #state: CacheState;
  readonly #versions: Versions;
  readonly #now: number;
  readonly #lifeMs: number;

  constructor(state: CacheState, now: number) {
    this.#state = state;
    this.#versions = state.collections.current();
    this.#now = now;
    this.#lifeMs = lifeOf(state);
  }

  get<Value>({ name }: CacheRegion<Value>, key: string): Value | undefined {
    const { collections } = this.#state;
    const read = (entry: Entry): unknown =>
      isValid(collections, entry, this.#versions) ? entry.value : undefined;
    // Only `set` writes under the name of a region, and its values are of the region's type.
    return this.#use(`${name} ${key}`, read) as Value | undefined;
  }

  getStale<Value>(
    { name }: CacheRegion<Value>,
    key: string,
    collection: string,
  ): StaleEntry<Value> | undefined {
    const { collections } = this.#state;
    const slot = slotOf(collection);
    const read = ({ value, ...entry }: Entry): StaleEntry<Value> | undefined => {
      if (!entry.dependencies.every((dependency) => dependency.slot === slot)) return undefined;
      const isCurrent = !isNewer(this.#versions, entry.versions, slot);
      const changedIds = isCurrent ? [] : collections.changedIds(entry.versions, slot);
      const expiresAt = this.#endOf(entry);
      const remainingMs = expiresAt - this.#now;
      const isAging = remainingMs < this.#lifeMs / 2;
      return changedIds && { value: value as Value, changedIds, expiresAt, remainingMs, isAging };
    };
    return this.#use(`${name} ${key}`, read);
  }

  set<Value>(
    { name }: CacheRegion<Value>,
    key: string,
    given: EntryOptions & { readonly value: Value },
  ): void {
    const { value, dependencies, size = 0, expiresAt = Number.POSITIVE_INFINITY } = given;
    const { collections, entries } = this.#state;
    const storedAt = this.#now;
    const isTracked = (dependency: Dependency): boolean =>
      collections.isTracked(typeof dependency === "string" ? dependency : dependency.collection);
    if (this.#endOf({ expiresAt, storedAt, dependencies }) <= storedAt || !dependencies.every(isTracked))
      return;
    const resolved = dependencies.map(resolve);
    const fullKey = `${name} ${key}`;
    const bytes = size + 2 * fullKey.length + overhead + sizeOf(resolved);
    const entry = { value, versions: this.#versions, dependencies: resolved, expiresAt, storedAt };
    entries.set(fullKey, entry, { size: bytes });
  }

  hasChanged(collection: string, ids: readonly number[]): boolean {
    return hasChanged(this.#state.collections, this.#versions, { collection, ids });
  }

  get hasHeadroom(): boolean {
    return this.#state.entries.calculatedSize < this.#state.limit * headroomShare;
  }

  /** What `read` makes of an entry; one that has expired, or that it makes nothing of, is deleted. */
  #use<Result>(key: string, read: (entry: Entry) => Result | undefined): Result | undefined {
    const state = this.#state;
    const entry = state.entries.get(key);
    const found = entry !== undefined && this.#now < this.#endOf(entry) ? read(entry) : undefined;
    if (found !== undefined) {
      state.hits += 1;
      return found;
    }
    state.misses += 1;
    if (entry !== undefined) state.entries.delete(key);
    return undefined;
  }

  /** The instant at which an entry expires, as far as is known. What was not built from the store cannot lag behind it. */
  #endOf({
    expiresAt,
    storedAt,
    dependencies,
  }: {
    readonly expiresAt: number;
    readonly storedAt: number;
    readonly dependencies: readonly unknown[];
  }): number {
    const lifeMs = dependencies.length === 0 ? longestLifeMs : this.#lifeMs;
    return Math.min(expiresAt, storedAt + lifeMs);
  }
}

/** Milliseconds that entries live at present. */
function lifeOf({ collections: { remote }, lagMs }: CacheState): number {
  return remote === undefined || remote.lagMs() <= lagMs ? longestLifeMs : Math.min(lagMs, longestLifeMs);
}

/** Whether an entry is valid at some versions; remembers the latest ones at which it is. */
function isValid(collections: CollectionVersions, entry: Entry, versions: Versions): boolean {
  if (entry.versions === versions) return true;
  const isCurrent = entry.dependencies.every(
    ({ slot, ids }) =>
      !isNewer(versions, entry.versions, slot) ||
      (ids !== undefined && !collections.mayHaveChanged(entry.versions, slot, ids)),
  );
  if (isCurrent && versions.takenAt > entry.versions.takenAt) entry.versions = versions;
  return isCurrent;
}

function hasChanged(
  collections: CollectionVersions,
  since: Versions,
  { collection, ids }: DocumentDependency,
): boolean {
  const slot = slotOf(collection);
  return (
    isNewer(collections.current(), since, slot) &&
    collections.changedIds(since, slot)?.some((id) => ids.includes(id)) === true
  );
}

/** Whether a slot has a later version than another time. */
function isNewer(versions: Versions, others: Versions, slot: number): boolean {
  return (versions.slots[slot] ?? 0) > (others.slots[slot] ?? 0);
}

function resolve(dependency: Dependency): ResolvedDependency {
  return typeof dependency === "string"
    ? { slot: slotOf(dependency) }
    : { slot: slotOf(dependency.collection), ids: dependency.ids };
}

/** Bytes of the ids of dependencies. */
function sizeOf(dependencies: readonly ResolvedDependency[]): number {
  return dependencies.reduce((sum, { ids }) => sum + 8 * (ids?.length ?? 0), 0);
}

/** Metrics of a cache. */
export function cacheMetrics(cache: VersionedCache): readonly MetricDefinition[] {
  return [
    {
      name: "cache_answers",
      help: "Look-ups in the cache, by outcome.",
      label: "outcome",
      read: () => ({ hit: cache.counts.hits, miss: cache.counts.misses }),
    },
    { name: "cache_bytes", help: "Bytes of all cache entries.", read: () => cache.counts.bytes },
  ];
}
