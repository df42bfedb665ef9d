import type { Document, MongoClient } from "mongodb";

/**
 * Follows the clock of the primary of a replica set, which its heartbeats show, so that machines agree on the time to within
 * milliseconds, whatever their own clocks say. Returns the instant in milliseconds: that of this machine before the first
 * heartbeat, and where no other machine reaches the store.
 */
export function followStoreClock(client: MongoClient): () => number {
  let seen: { readonly time: number; readonly at: number } | undefined;
  client.on("serverHeartbeatSucceeded", ({ reply }) => {
    const { setName, isWritablePrimary, localTime } = reply as Document & HeartbeatReply;
    if (setName === undefined || isWritablePrimary !== true || localTime === undefined) return;
    // Not the clock of this machine, which may be set meanwhile.
    seen = { time: localTime.getTime(), at: performance.now() };
  });
  return () => (seen === undefined ? Date.now() : seen.time + performance.now() - seen.at);
}

interface HeartbeatReply {
  readonly setName?: string;
  readonly isWritablePrimary?: boolean;
  readonly localTime?: Date;
}
