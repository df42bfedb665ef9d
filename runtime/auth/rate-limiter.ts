import type { Database } from "../storage/database.js";

/** What a caller has left in the current minute. */
export interface Allowance {
  readonly isAllowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the count starts anew. */
  readonly reset: number;
}

/** Counts the requests of each caller in whole minutes, together with all other processes on the same store. */
export interface RateLimiter {
  /** Counts a request of a caller, unless it has none left. */
  take(caller: string, limit: number): Allowance;
  /** What a caller has left, without counting. */
  look(caller: string, limit: number): Allowance;
  /** Brings the counts of this process and the store together; done by itself a second after a request. */
  sync(): Promise<void>;
}

interface CounterDocument {
  /** Number of the minute, then the caller. */
  readonly _id: string;
  readonly count: number;
}

/** Requests of a caller in this minute: those the store knows of, and those only this process does. */
interface Count {
  shared: number;
  own: number;
}

const minuteMs = 60_000;
const syncMs = 1000;
/** Callers beyond so many in one minute share a single count, so that memory is bounded. */
const callerLimit = 100_000;
const others = "others";

/**
 * Starts counting. A request costs no round trip: counts of all processes meet in the store once a second, so that
 * together they may let through what arrives within that second. While the store is away, each process counts alone.
 */
export function createRateLimiter(database: Database, now: () => number = Date.now): RateLimiter {
  const counters = database.db.collection<CounterDocument>("rate_limits", {
    writeConcern: { w: 1, journal: false },
  });
  const counts = new Map<string, Count>();
  let minute = 0;
  let isSyncing = false;

  function countOf(caller: string): Count {
    const current = Math.floor(now() / minuteMs);
    if (current !== minute) {
      minute = current;
      counts.clear();
    }
    const name = counts.size < callerLimit || counts.has(caller) ? caller : others;
    const known = counts.get(name);
    if (known !== undefined) return known;
    const fresh = { shared: 0, own: 0 };
    counts.set(name, fresh);
    return fresh;
  }

  function allowanceOf(count: Count, limit: number): Allowance {
    const remaining = Math.max(0, limit - count.shared - count.own);
    const reset = Math.ceil(((minute + 1) * minuteMs - now()) / 1000);
    return { isAllowed: remaining > 0, limit, remaining, reset };
  }

  function syncSoon(): void {
    if (isSyncing) return;
    isSyncing = true;
    setTimeout(() => {
      void sync().finally(() => {
        isSyncing = false;
      });
    }, syncMs).unref();
  }

  async function sync(): Promise<void> {
    const counted = new Map(
      [...counts].filter(([, { own }]) => own > 0).map(([name, { own }]) => [name, own]),
    );
    const prefix = prefixOf(minute);
    try {
      await counters.bulkWrite(
        [...counted].map(([name, own]) => ({
          updateOne: { filter: { _id: prefix + name }, update: { $inc: { count: own } }, upsert: true },
        })),
        { ordered: false },
      );
      const ids = [...counted.keys()].map((name) => prefix + name);
      const stored = await counters.find({ _id: { $in: ids } }, { batchSize: callerLimit }).toArray();
      if (prefix === prefixOf(minute)) adopt(stored, counted, prefix.length);
      await counters.deleteMany({ _id: { $lt: prefixOf(minute - 1) } });
    } catch {
      // The store is away: what was counted here stays counted here, and is told with the next request.
    }
  }

  function adopt(
    stored: readonly CounterDocument[],
    counted: ReadonlyMap<string, number>,
    from: number,
  ): void {
    for (const { _id, count } of stored) {
      const name = _id.slice(from);
      const known = counts.get(name);
      if (known === undefined) continue;
      known.shared = count;
      known.own -= counted.get(name) ?? 0;
    }
  }

  return {
    take(caller, limit) {
      const count = countOf(caller);
      const before = allowanceOf(count, limit);
      if (!before.isAllowed) return before;
      count.own += 1;
      syncSoon();
      return { ...before, remaining: before.remaining - 1 };
    },
    look: (caller, limit) => allowanceOf(countOf(caller), limit),
    sync,
  };
}

/** Minutes have eight digits for the next hundred years, so that their texts sort like numbers. */
function prefixOf(minute: number): string {
  return `${minute} `;
}
