import type { MetricDefinition } from "../telemetry/metrics.js";
import { fnv1a } from "../text/words.js";

/** The versions of all collections at a moment. The same object while nothing is written. */
export interface Versions {
  /** A number for each slot of collections, which grows with each acknowledged write. */
  readonly slots: ArrayLike<number>;
  /** When they were taken, in the order of the changes. */
  readonly takenAt: number;
}

/** The versions of the collections of a database, whichever process of this machine writes to them. */
export interface CollectionVersions {
  /** What is read after this is current while the versions of its collections stay the same. */
  current(): Versions;
  /**
   * Ids of the documents of a slot that were written to between some versions and the latest ones taken, and maybe others;
   * undefined where they are unknown, as after updates by a condition, or many.
   */
  changedIds(since: Versions, slot: number): readonly number[] | undefined;
  /** Whether any of the documents may have been written to between some versions and the latest ones taken. */
  mayHaveChanged(since: Versions, slot: number, ids: readonly number[]): boolean;
  /**
   * Tracks these collections only; until then, all. Nothing that depends on another one may be cached. `numbers` are the
   * properties by collection that change without the record, as counts do in all of them.
   */
  trackOnly(collections: readonly string[], numbers?: ReadonlyMap<string, readonly string[]>): void;
  isTracked(collection: string): boolean;
  /** Whether the processes of this machine inform each other of their writes; otherwise nothing that was read is current later. */
  readonly isShared: boolean;
  /** What is known of the writes of other machines; absent where no other machine reaches the store. */
  readonly remote: RemoteWrites | undefined;
  close(): void;
}

/** The writes of other machines. */
export interface RemoteWrites {
  /** Milliseconds by which the versions may be behind them; infinite while that is unknown. */
  lagMs(): number;
  /** Seconds of the store's history that are not reported yet; undefined before any is. */
  unreportedSeconds(): number | undefined;
  /** How often the store failed to report them. */
  failures(): number;
  /** How often another primary was elected. */
  elections(): number;
  /**
   * The moment of the latest reply of a replica set: nothing that this process has read or written is later. A later moment is
   * the greater text.
   */
  latest(): string | undefined;
  /**
   * Resolves when reads, and what is cached, show all writes up to a moment; at once for a text that is none, and after a read
   * of the store for one that is none of its history. Rejects where the store is unavailable, after the milliseconds at the
   * latest. Resolves to whether what was read since then may be older all the same: a member that lags behind may have answered.
   */
  reach(moment: string, limitMs?: number): Promise<() => boolean>;
  /** Returns a function that resolves to whether what was read meanwhile may lack acknowledged writes; it asks the store. */
  trackReads(): () => Promise<boolean>;
}

/** Collections that share a slot seem to be written together. */
export const slotCount = 64;

/** The slot of a collection, the same in all processes. */
export function slotOf(collection: string): number {
  const hash = fnv1a(collection);
  return (hash ^ (hash >>> 15)) & (slotCount - 1);
}

/** Versions of a database whose writes are unknown: nothing that was read once is current later. */
export function untrackedVersions(): CollectionVersions {
  let takenAt = 0;
  return {
    current() {
      takenAt += 1;
      return { slots: new Float64Array(slotCount).fill(takenAt), takenAt };
    },
    changedIds: () => undefined,
    mayHaveChanged: () => true,
    trackOnly: () => undefined,
    isTracked: () => true,
    isShared: false,
    remote: undefined,
    close: () => undefined,
  };
}

/** Metrics of how current the versions are; those of other machines are current while they lag by at most so many milliseconds. */
export function versionMetrics(
  { isShared, remote }: CollectionVersions,
  lagMs: number,
): readonly MetricDefinition[] {
  const isCurrent = remote && (() => ({ change_stream: Number(remote.lagMs() <= lagMs) }));
  return [
    {
      name: "cache_current_processes",
      help: "Processes whose cached answers are current as to the writes of the process itself, of the machine, and of all machines.",
      label: "source",
      read: () => ({ process: 1, machine: Number(isShared), ...isCurrent?.() }),
    },
    ...(remote === undefined ? [] : remoteMetrics(remote)),
  ];
}

/** Metrics of a store that several machines share. */
function remoteMetrics(remote: RemoteWrites): readonly MetricDefinition[] {
  return [
    {
      name: "change_stream_lag_seconds",
      help: "Seconds between the latest cluster time that is known and the position of the change stream.",
      together: "max",
      read: () =>
        remote.unreportedSeconds() ?? Promise.reject(new Error("The change stream has no position yet.")),
    },
    {
      name: "change_stream_failures_total",
      type: "counter",
      help: "Failures of the change stream.",
      read: () => remote.failures(),
    },
    {
      name: "store_elections_total",
      type: "counter",
      help: "Elections of another primary that this process has seen.",
      together: "max",
      read: () => remote.elections(),
    },
  ];
}
