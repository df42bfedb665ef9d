import type { Document, MongoClient } from "mongodb";

/**
 * Follows the clock of the primary of a replica set, or of a single server, which heartbeats show, so that machines agree on
 * the time to within milliseconds, whatever their own clocks say. Returns the instant in milliseconds: that of this machine
 * before the first heartbeat, and behind routers, which have a clock each.
 */
export function followStoreClock(client: MongoClient): () => number {
  let seen: { readonly time: number; readonly at: number } | undefined;
  client.on("serverHeartbeatSucceeded", ({ reply }) => {
    const { msg, isWritablePrimary, localTime } = reply as Document & HeartbeatReply;
    if (msg === "isdbgrid" || isWritablePrimary !== true || localTime === undefined) return;
    // Not the clock of this machine, which may be set meanwhile.
    seen = { time: localTime.getTime(), at: performance.now() };
  });
  return () => (seen === undefined ? Date.now() : seen.time + performance.now() - seen.at);
}

interface HeartbeatReply {
  /** Of routers. */
  readonly msg?: string;
  readonly isWritablePrimary?: boolean;
  readonly localTime?: Date;
}
