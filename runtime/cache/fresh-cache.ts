import type { Dependency, Snapshot } from "../core/cache-snapshot.js";
import { type Changes, type Marks, partOf } from "../storage/collection-versions.js";
import { createByteCache } from "./byte-cache.js";

/** What was made from the store, for as long as nothing was written since to the collections that it was made from. */
export interface FreshCache {
  /**
   * The cache as it is now, at an instant in milliseconds. Open it before reading what is to be kept: it gives only what
   * still holds, and keeps what is given to it under the state of the store in which it was opened.
   */
  at(now: number): Snapshot;
  /** What was asked for since the start, and the bytes that are kept. */
  readonly counts: { readonly hits: number; readonly misses: number; readonly bytes: number };
}

export interface FreshCacheOptions {
  /** Bytes of all values together; 0 keeps nothing. */
  readonly limit: number;
  /** Milliseconds that an answer may be behind what other machines wrote to the same store. */
  readonly lagMs: number;
}

/**
 * A process that dies between a write and telling of it leaves others in the dark for so long, unless one starts on the same
 * store before; nobody was told of the write.
 */
const longestLifeMs = 600_000;

/** There is room as long as no more than that share of it is taken. */
const roomyShare = 3 / 4;

interface Kept {
  readonly value: unknown;
  /** The latest marks at which it is known to hold. */
  marks: Marks;
  readonly parts: readonly number[];
  /** Beside each part the documents that count, unless all do. */
  readonly ids: readonly (readonly number[] | undefined)[];
  readonly until: number;
}

/** A view that keeps nothing, for reads that nobody repeats. */
export const nothingKept: Snapshot = {
  get: () => undefined,
  last: () => undefined,
  set: () => undefined,
  wroteTo: () => false,
  isRoomy: false,
};

/** Creates the cache of one process over one database. */
export function createFreshCache(changes: Changes, { limit, lagMs }: FreshCacheOptions): FreshCache {
  const kept = createByteCache<Kept>(limit);
  const lifeMs = changes.isShared ? Math.min(lagMs, longestLifeMs) : longestLifeMs;
  let hits = 0;
  let misses = 0;
  const writtenSince = (entry: Kept, marks: Marks, part: number): readonly number[] | undefined =>
    isAsNew(entry, marks) ? [] : changes.writtenSince(entry.marks, part);
  /** Whether an entry holds under some marks; those are its own from then on. */
  const holds = (entry: Kept, marks: Marks): boolean => {
    if (isAsNew(entry, marks)) return true;
    const holdsStill = entry.parts.every((part, at) => {
      if (isPartAsNew(entry, marks, part)) return true;
      const ids = entry.ids[at];
      return ids !== undefined && !changes.wroteTo(entry.marks, part, ids);
    });
    if (holdsStill) entry.marks = marks;
    return holdsStill;
  };

  return {
    at(now) {
      const marks = changes.marks();
      const wroteTo: Snapshot["wroteTo"] = (collection, ids) => {
        const part = partOf(collection);
        if ((marks[part] ?? 0) >= (changes.marks()[part] ?? 0)) return false;
        return changes.writtenSince(marks, part)?.some((id) => ids.includes(id)) === true;
      };
      if (limit === 0) return { ...nothingKept, wroteTo };
      return {
        get(key) {
          const entry = kept.get(key);
          if (entry !== undefined && now < entry.until && holds(entry, marks)) {
            hits += 1;
            return entry.value;
          }
          misses += 1;
          if (entry !== undefined) kept.delete(key);
          return undefined;
        },
        last(key, collection) {
          const entry = kept.get(key);
          const part = partOf(collection);
          const isOfIt = entry?.parts.every((other) => other === part) === true;
          const written = isOfIt ? writtenSince(entry, marks, part) : undefined;
          if (entry === undefined || written === undefined || now >= entry.until) {
            misses += 1;
            if (entry !== undefined) kept.delete(key);
            return undefined;
          }
          hits += 1;
          const { value, until } = entry;
          return { value, written, until, isOld: until - now < lifeMs / 2 };
        },
        set(key, value, { from, bytes = 0, until = Number.POSITIVE_INFINITY, ...others }) {
          const end = Math.min(until, now + lifeMs);
          if (end <= now) return;
          const ids = from.map((source) => (typeof source === "string" ? undefined : source.ids));
          const entry = { value, marks, parts: from.map(partOfSource), ids, until: end };
          kept.set(key, entry, { ...others, bytes: bytes + sizeOf(ids) });
        },
        wroteTo,
        get isRoomy() {
          return kept.bytes < limit * roomyShare;
        },
      };
    },
    get counts() {
      return { hits, misses, bytes: kept.bytes };
    },
  };
}

/** Whether nothing was written, between the marks of an entry and others, to the collections that it was made from. */
function isAsNew(entry: Kept, others: Marks): boolean {
  return entry.marks === others || entry.parts.every((part) => isPartAsNew(entry, others, part));
}

function isPartAsNew({ marks }: Kept, others: Marks, part: number): boolean {
  return (marks[part] ?? 0) >= (others[part] ?? 0);
}

function partOfSource(source: Dependency): number {
  return partOf(typeof source === "string" ? source : source.collection);
}

/** Bytes of some ids. */
function sizeOf(ids: Kept["ids"]): number {
  return ids.reduce((sum, some) => sum + 8 * (some?.length ?? 0), 0);
}
