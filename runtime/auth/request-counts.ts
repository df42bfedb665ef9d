/** Requests of a caller in this minute: those the store has counted, and those only this process has. */
export interface RequestCount {
  shared: number;
  own: number;
}

/** The counts of all callers in the current minute. */
export interface RequestCounts {
  /** Number of the minute of the latest `of`. */
  readonly minute: number;
  /** The count of a caller; all counts start anew with each minute. */
  of(caller: string): RequestCount;
  /** The requests by name that only this process has counted. */
  unshared(): ReadonlyMap<string, number>;
  /** Takes over the total of the store for a name, which includes `sent` of the requests of this process. */
  adopt(name: string, total: number, sent: number): void;
}

export const minuteMs = 60_000;
/** Callers beyond so many in one minute share a single count, so that memory is bounded. */
export const callerLimit = 100_000;
const others = "others";

/** Creates counts by a clock in milliseconds. */
export function createRequestCounts(now: () => number): RequestCounts {
  const counts = new Map<string, RequestCount>();
  let minute = 0;
  return {
    get minute() {
      return minute;
    },
    of(caller) {
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
    unshared: () =>
      new Map([...counts].filter(([, { own }]) => own > 0).map(([name, { own }]) => [name, own])),
    adopt(name, total, sent) {
      const known = counts.get(name);
      if (known === undefined) return;
      // A total falls only where the store has lost counts.
      known.shared = Math.max(known.shared, total);
      known.own -= sent;
    },
  };
}
