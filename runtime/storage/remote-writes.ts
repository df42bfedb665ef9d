import { type Db, type Document, MongoError } from "mongodb";
import { type ChangeStream, followChanges } from "./change-stream.js";
import { type ClusterTime, clusterTimeOf, timestampOf } from "./cluster-time.js";
import type { RemoteWrites } from "./collection-versions.js";
import type { StoreLog } from "./embedded/supervisor.js";
import type { Write } from "./written-commands.js";

/** The writes of other machines, which are unknown until collections are followed. */
interface FollowedWrites extends RemoteWrites {
  /** Follows the writes to these collections; the first call decides. */
  follow(collections: readonly string[]): void;
  /** Records the reply to a write of this process. */
  acknowledge(reply: Document): void;
  close(): void;
}

/** A change stream that is further behind has to be bypassed. */
const longestWaitMs = 500;
const longestReadMs = 5000;
/** The store has not come to a moment yet: it is none of its history. */
const inFuture = 72;

/** Reports the writes of all machines to a database, and logs when they are no longer known, and when they are again. */
export function followRemoteWrites(
  db: Db,
  onWrite: (write: Write) => void,
  log: StoreLog | undefined,
): FollowedWrites {
  let stream: ChangeStream | undefined;
  let failures = 0;
  let isLost = false;
  let latest: ClusterTime | undefined;
  /** Up to this moment, reads show all writes, whatever the stream has reported. */
  let shown: ClusterTime = "";
  const events = {
    onWrite,
    onOpen() {
      if (isLost) log?.info("The change stream answers again: cached answers are current.");
      isLost = false;
    },
    onFailure(error: unknown) {
      failures += 1;
      if (!isLost)
        log?.warn(`The change stream failed, so that cached answers may lag by CACHE_LAG: ${String(error)}`);
      isLost = true;
    },
  };
  return {
    lagMs: () => stream?.lagMs() ?? Number.POSITIVE_INFINITY,
    failures: () => failures,
    latest: () => latest,
    async reach(time) {
      const isMoment = timestampOf(time) !== undefined;
      if (!isMoment || stream?.isSupported() !== true || time <= shown) return;
      if ((await stream.reached(time, longestWaitMs)) || !(await readAfter(db, time))) return;
      onWrite("all");
      if (time > shown) shown = time;
    },
    follow(collections) {
      stream ??= followChanges(db, { collections, ...events });
    },
    acknowledge(reply) {
      const time = clusterTimeOf(reply);
      if (time !== undefined && (latest === undefined || time > latest)) latest = time;
    },
    close: () => stream?.close(),
  };
}

/** Waits until the primary shows all writes up to a moment; false for a moment in the future. */
async function readAfter(db: Db, time: ClusterTime): Promise<boolean> {
  const readConcern = { level: "majority", afterClusterTime: timestampOf(time) };
  try {
    await db.command({
      find: "sequences",
      limit: 1,
      singleBatch: true,
      readConcern,
      maxTimeMS: longestReadMs,
    });
    return true;
  } catch (error) {
    if (error instanceof MongoError && error.code === inFuture) return false;
    throw error;
  }
}
