import type { Db, Document, MongoClient } from "mongodb";
import { isPrimaryFollowed, readAfter } from "./causal-read.js";
import { type ChangeStream, type ChangeStreamOptions, followChanges } from "./change-stream.js";
import { type ClusterTime, clusterTimeOf, timestampOf } from "./cluster-time.js";
import type { RemoteWrites } from "./collection-versions.js";
import type { StoreLog } from "./embedded/supervisor.js";
import { followPrimary, type Primary } from "./primary.js";
import type { Write } from "./written-commands.js";

/** The writes of other machines, which are unknown until collections are followed. */
interface FollowedWrites extends RemoteWrites {
  /** Follows the writes to these collections; the first call decides. */
  follow(collections: readonly string[]): void;
  /** Records the moment of a reply to this process. */
  observe(reply: Document): void;
  close(): void;
}

/** How the writes of other machines are followed. */
export interface FollowOptions extends Pick<ChangeStreamOptions, "connectToOne"> {
  /** Who answers reads; with `primaryPreferred`, others while there is no primary. */
  readonly readPreference: "primary" | "primaryPreferred";
  /** Where it is said when the writes are no longer known, and when they are again. */
  readonly log?: StoreLog | undefined;
}

/** A change stream that is further behind has to be bypassed. */
const longestWaitMs = 500;
const longestReadMs = 5000;
/** A primary whose change stream is further behind may be none any more. */
const longestLagMs = 1000;

/** Reports the writes of all machines to a database, and logs when they are no longer known, and when they are again. */
export function followRemoteWrites(
  db: Db,
  onWrite: (write: Write) => void,
  { log, readPreference, connectToOne }: FollowOptions,
): FollowedWrites {
  let stream: ChangeStream | undefined;
  let failures = 0;
  let latest: ClusterTime | undefined;
  /** Up to this moment, reads show all writes, whatever the stream has reported. */
  let shown: ClusterTime = "";
  const present = followClusterTime(db.client);
  const readsPrimary = readPreference === "primary";
  const primary = followPrimary(db.client, {
    // Meanwhile, members that lag behind may have answered reads.
    onReturn: readsPrimary ? () => undefined : () => onWrite("all"),
    onElection() {
      shown = "";
      stream?.moveToPrimary();
    },
  });
  const onFailure = (): void => {
    failures += 1;
    shown = "";
  };
  // Also a new primary lags behind until a majority follows it.
  const events = { onWrite, onResume: () => onWrite("all"), ...logOutages(log, onFailure) };
  return {
    lagMs: () => stream?.lagMs() ?? Number.POSITIVE_INFINITY,
    unreportedSeconds: () => secondsBetween(stream?.position() ?? "", later(present(), latest ?? "")),
    failures: () => failures,
    elections: () => primary.elections(),
    latest: () => latest,
    async reach(time, limitMs = longestReadMs) {
      if (timestampOf(time) === undefined || stream?.isSupported() !== true) return () => false;
      const wasLost = readsPrimary ? () => false : primary.watch();
      const isPrimaryRead = readsPrimary || (primary.exists() && stream.lagMs() < longestLagMs);
      const waitMs = Math.min(longestWaitMs, limitMs / 2);
      if (isPrimaryRead && (time <= shown || (await stream.reached(time, waitMs)))) return wasLost;
      const proven = await readAfter(db, time, Math.ceil(Math.min(longestReadMs, limitMs - waitMs)));
      if (proven === undefined || time <= shown) return wasLost;
      onWrite("all");
      shown = later(proven, shown);
      return wasLost;
    },
    watch() {
      const mayLackWrites = watchReads(db, primary);
      return async () => stream?.isSupported() === true && mayLackWrites();
    },
    follow(collections) {
      stream ??= followChanges(db, { collections, connectToOne, ...events });
    },
    observe(reply) {
      const time = clusterTimeOf(reply);
      if (time !== undefined && (latest === undefined || time > latest)) latest = time;
    },
    close: () => stream?.close(),
  };
}

/** Returns a function that resolves to whether what was read of the primary meanwhile may lack acknowledged writes. */
function watchReads(db: Db, primary: Primary): () => Promise<boolean> {
  const wasLost = primary.watch();
  const before = primary.elections();
  return async () => wasLost() || primary.elections() !== before || !(await isPrimaryFollowed(db));
}

/** Logs when the change stream fails first, and when it answers again. */
function logOutages(
  log: StoreLog | undefined,
  onFailure: () => void,
): Pick<ChangeStreamOptions, "onOpen" | "onFailure"> {
  let isLost = false;
  return {
    onOpen() {
      if (isLost) log?.info("The change stream answers again: cached answers are current.");
      isLost = false;
    },
    onFailure(error) {
      onFailure();
      if (!isLost)
        log?.warn(`The change stream failed, so that cached answers may lag by CACHE_LAG: ${String(error)}`);
      isLost = true;
    },
  };
}

/** Follows the latest moment of the store that heartbeats show. */
function followClusterTime(client: MongoClient): () => ClusterTime {
  let present: ClusterTime = "";
  client.on("serverHeartbeatSucceeded", ({ reply }) => {
    const time = clusterTimeOf(reply);
    if (time !== undefined && time > present) present = time;
  });
  return () => present;
}

const later = (one: ClusterTime, other: ClusterTime): ClusterTime => (one > other ? one : other);

/** Whole seconds from one moment to another; none if that is earlier, undefined where one of them is none. */
function secondsBetween(from: ClusterTime, to: ClusterTime): number | undefined {
  const [start, end] = [timestampOf(from), timestampOf(to)];
  return start === undefined || end === undefined ? undefined : Math.max(0, end.t - start.t);
}
