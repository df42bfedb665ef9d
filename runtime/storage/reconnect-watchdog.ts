import type { MongoClient, ServerHeartbeatStartedEvent } from "mongodb";
import { retry } from "../jobs/retry.js";

/** The driver gives up a heartbeat after the times of its options, unless it hangs; it is late by less than this. */
const latenessMs = 1000;

/**
 * Reconnects a client whose heartbeat of a server hangs: the driver waits for ever for a heartbeat whose connection was
 * accepted and closed at the wrong moment, as by a proxy whose store is away, and would never use the server again. Calls
 * that are under way fail as when the store is away. Returns a function that ends the watchdog.
 */
export function startReconnectWatchdog(client: MongoClient): () => void {
  const { connectTimeoutMS: connectMs, heartbeatFrequencyMS: awaitedMs } = client.options;
  const timers = new Map<string, NodeJS.Timeout>();
  const ended = new AbortController();
  let isReconnecting = false;

  const clear = ({ connectionId }: { readonly connectionId: string }): void => {
    clearTimeout(timers.get(connectionId));
    timers.delete(connectionId);
  };
  const expectEnd = (event: ServerHeartbeatStartedEvent): void => {
    clear(event);
    const timeoutMs = connectMs + (event.awaited ? awaitedMs : 0) + latenessMs;
    timers.set(event.connectionId, setTimeout(() => void reconnect(), timeoutMs).unref());
  };

  async function reconnect(): Promise<void> {
    if (ended.signal.aborted) return;
    // Where a new connection hangs as well, this ends the attempt, and the next one follows.
    const closed = client.close().catch(() => undefined);
    if (isReconnecting) return;
    isReconnecting = true;
    await closed;
    const connect = () => client.connect().catch(() => undefined);
    await retry(connect, { delayMs: 250, signal: ended.signal, isBackground: true });
    isReconnecting = false;
  }

  client.on("serverHeartbeatStarted", expectEnd);
  client.on("serverHeartbeatSucceeded", clear);
  client.on("serverHeartbeatFailed", clear);
  client.on("serverClosed", ({ address }) => clear({ connectionId: address }));
  return () => {
    ended.abort();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
