import type { Database } from "../storage/database.js";

/** What a caller has left in the current minute. */
export type Allowance = ReturnType<ReturnType<typeof createRateLimiter>["take"]>;

const syncMs = 1000;

/**
 * Starts counting the requests of each caller in whole minutes. A request costs no round trip: counts of all processes meet in the store once a second, so that
 * together they may let through what arrives within that second. While the store is away, each process counts alone.
 * Minutes are those of the store, on which machines agree.
 */
export function createRateLimiter(database: Database, now = () => database.now()) {
  const counts = createRequestCounts(now);
  const sync = createSync(database, counts);
  let isSyncing = false;

  function look(caller: string, limit: number) {
    const { shared, own } = counts.of(caller);
    const remaining = Math.max(0, limit - shared - own);
    /** Seconds until the count starts anew. */
    const reset = Math.ceil(((counts.minute + 1) * minuteMs - now()) / 1000);
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

  return {
    /** Counts a request of a caller, unless it has none left. */
    take(caller: string, limit: number) {
      const before = look(caller, limit);
      if (!before.isAllowed) return before;
      counts.of(caller).own += 1;
      syncSoon();
      return { ...before, remaining: before.remaining - 1 };
    },
    /** What a caller has left, without counting. */
    look,
    /** Exchanges counts with the store; runs a second after a request without being called. */
    sync,
  };
}

/** Adds the counts of this process to those of the store, and takes over the totals. */
function createSync(database: Database, counts: ReturnType<typeof createRequestCounts>): () => Promise<void> {
  // An id is the number of the minute, then the caller.
  const counters = database.db.collection<{ readonly _id: string; readonly count: number }>("rate_limits", {
    writeConcern: { w: 1, journal: false },
    // What was just added counts, also before a majority has it.
    readConcern: { level: "local" },
  });
  return async () => {
    const sent = counts.unshared();
    const prefix = prefixOf(counts.minute);
    try {
      await counters.bulkWrite(
        [...sent].map(([name, own]) => ({
          updateOne: { filter: { _id: prefix + name }, update: { $inc: { count: own } }, upsert: true },
        })),
        { ordered: false },
      );
      const ids = [...sent.keys()].map((name) => prefix + name);
      const stored = await counters.find({ _id: { $in: ids } }, { batchSize: callerLimit }).toArray();
      if (prefix === prefixOf(counts.minute))
        for (const { _id, count } of stored) {
          const name = _id.slice(prefix.length);
          counts.adopt(name, count, sent.get(name) ?? 0);
        }
      await counters.deleteMany({ _id: { $lt: prefixOf(counts.minute - 1) } });
    } catch {
      // While the store is away, requests stay counted here; the next sync sends them.
    }
  };
}

/** Minutes have eight digits for the next hundred years, so that their texts sort like numbers. */
function prefixOf(minute: number): string {
  return `${minute} `;
}

const minuteMs = 60_000;
/** Callers beyond so many in one minute share a single count, so that memory is bounded. */
const callerLimit = 100_000;
const others = "others";

/** Creates the counts of all callers in the current minute by a clock in milliseconds. */
function createRequestCounts(now: () => number) {
  /** Requests of each caller in this minute: those the store has counted, and those only this process has. */
  const counts = new Map<string, { shared: number; own: number }>();
  let minute = 0;
  return {
    /** Number of the minute of the latest `of`. */
    get minute(): number {
      return minute;
    },
    /** The count of a caller; all counts start anew with each minute. */
    of(caller: string) {
      const current = Math.floor(now() / minuteMs);
      if (current !== minute) {
        minute = current;
        counts.clear();
      }
      const name = counts.size < callerLimit || counts.has(caller) ? caller : others;
      const known = counts.get(name);
      if (known !== undefined) return known;
      const created = { shared: 0, own: 0 };
      counts.set(name, created);
      return created;
    },
    /** The requests by name that only this process has counted. */
    unshared: () =>
      new Map([...counts].filter(([, { own }]) => own > 0).map(([name, { own }]) => [name, own])),
    /** Takes over the total of the store for a name, which includes `sent` of the requests of this process. */
    adopt(name: string, total: number, sent: number): void {
      const known = counts.get(name);
      if (known === undefined) return;
      // A total falls only where the store has lost counts.
      known.shared = Math.max(known.shared, total);
      known.own -= sent;
    },
  };
}
