import type { Db } from "mongodb";
import { type ChangeStream, followChanges } from "./change-stream.js";
import type { RemoteWrites } from "./collection-versions.js";
import type { StoreLog } from "./embedded/supervisor.js";
import type { Write } from "./written-commands.js";

/** The writes of other machines, which are unknown until collections are followed. */
interface FollowedWrites extends RemoteWrites {
  /** Follows the writes to these collections; the first call decides. */
  follow(collections: readonly string[]): void;
  close(): void;
}

/** Reports the writes of all machines to a database, and logs when they are no longer known, and when they are again. */
export function followRemoteWrites(
  db: Db,
  onWrite: (write: Write) => void,
  log: StoreLog | undefined,
): FollowedWrites {
  let stream: ChangeStream | undefined;
  let failures = 0;
  let isLost = false;
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
    follow(collections) {
      stream ??= followChanges(db, { collections, ...events });
    },
    close: () => stream?.close(),
  };
}
