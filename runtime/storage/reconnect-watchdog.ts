import { setTimeout as delay } from "node:timers/promises";
import type { MongoClient, ServerHeartbeatStartedEvent } from "mongodb";

/** The driver gives up a heartbeat after the times of its options, where it does not hang; it is late by less than this. */
const latenessMs = 1000;
const retryMs = 250;

/**
 * Connects a client anew whose watch over a server hangs: the driver waits for ever for a heartbeat whose connection was
 * accepted and closed at the wrong moment, as by a proxy whose store is away, and would never use the server again. Calls
 * that are under way fail as when the store is away. Ends with the function that it returns.
 */
export function startReconnectWatchdog(client: MongoClient): () => void {
  const { connectTimeoutMS: connectMs, heartbeatFrequencyMS: newsMs } = client.options;
  const waiting = new Map<string, NodeJS.Timeout>();
  let isEnded = false;
  let isReviving = false;
  const hasEnded = (): boolean => isEnded;

  const forget = ({ connectionId }: { readonly connectionId: string }): void => {
    clearTimeout(waiting.get(connectionId));
    waiting.delete(connectionId);
  };
  const wait = (event: ServerHeartbeatStartedEvent): void => {
    forget(event);
    const patienceMs = connectMs + (event.awaited ? newsMs : 0) + latenessMs;
    const timer = setTimeout(() => void revive(), patienceMs);
    waiting.set(event.connectionId, timer.unref());
  };
  const end = (): void => {
    isEnded = true;
    for (const timer of waiting.values()) clearTimeout(timer);
  };

  async function revive(): Promise<void> {
    if (hasEnded()) return;
    // Where a new connection hangs as well, this ends the attempt, and the next one follows.
    const closed = client.close().catch(() => undefined);
    if (isReviving) return;
    isReviving = true;
    await closed;
    while (!hasEnded() && !(await isConnected())) await delay(retryMs, undefined, { ref: false });
    isReviving = false;
  }

  async function isConnected(): Promise<boolean> {
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    }
  }

  client.on("serverHeartbeatStarted", wait);
  client.on("serverHeartbeatSucceeded", forget);
  client.on("serverHeartbeatFailed", forget);
  client.on("serverClosed", ({ address }) => forget({ connectionId: address }));
  return end;
}
