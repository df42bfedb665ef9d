import { setTimeout as delay } from "node:timers/promises";
import type { MongoClient, ServerHeartbeatStartedEvent } from "mongodb";

/** Longer than a heartbeat may take, whether it is answered at once or when the store has news. */
const patienceMs = { asked: 8000, awaited: 25_000 } as const;
const retryMs = 1000;

/**
 * Connects a client anew whose watch over a server hangs: the driver waits for ever for a heartbeat whose connection was
 * accepted and closed at the wrong moment, as by a proxy whose store is away, and would never use the server again. Calls
 * that are under way fail as when the store is away. Ends with the function that it returns.
 */
export function reviveStuck(client: MongoClient): () => void {
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
    const timer = setTimeout(() => void revive(), event.awaited ? patienceMs.awaited : patienceMs.asked);
    waiting.set(event.connectionId, timer.unref());
  };
  const end = (): void => {
    isEnded = true;
    for (const timer of waiting.values()) clearTimeout(timer);
  };

  async function revive(): Promise<void> {
    if (isReviving || hasEnded()) return;
    isReviving = true;
    await client.close().catch(() => undefined);
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
