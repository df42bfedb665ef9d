import { EventEmitter } from "node:events";
import { MongoClient } from "mongodb";
import { afterEach, expect, inject, it, vi } from "vitest";
import { startReconnectWatchdog } from "../../runtime/storage/reconnect-watchdog.js";

afterEach(() => {
  vi.useRealTimers();
});

it("a client whose watch over its server hangs is connected anew, and serves on", async () => {
  const client = await MongoClient.connect(inject("mongoUri"));
  const end = startReconnectWatchdog(client);
  const opened = new Promise((resolve) => client.once("topologyOpening", resolve));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  EventEmitter.prototype.emit.call(client, "serverHeartbeatStarted", {
    connectionId: "elsewhere:1",
    awaited: false,
  });
  vi.advanceTimersByTime(client.options.connectTimeoutMS + 1000);
  vi.useRealTimers();
  await opened;
  await expect.poll(() => client.db("admin").command({ ping: 1 }).catch(String)).toMatchObject({ ok: 1 });
  end();
  await client.close();
});
