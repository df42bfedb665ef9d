import { EventEmitter } from "node:events";
import { MongoClient } from "mongodb";
import { expect, it, onTestFinished, vi } from "vitest";
import { followStoreClock } from "../../runtime/storage/open-database.js";

const hour = 3_600_000;

it.each([
  ["is that of a single server", {}, hour],
  ["is that of the primary of a replica set", { setName: "set" }, hour],
  ["is not that of a secondary", { setName: "set", isWritablePrimary: false }, 0],
  ["is that of this machine behind routers, which have one each", { msg: "isdbgrid" }, 0],
])("the clock of the store %s", (_, hello, aheadMs) => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const client = new MongoClient("mongodb://localhost");
  const now = followStoreClock(client);
  const localTime = new Date(Date.now() + hour);
  const reply = { isWritablePrimary: true, localTime, ...hello };
  EventEmitter.prototype.emit.call(client, "serverHeartbeatSucceeded", { reply });
  expect(now() - Date.now()).toBe(aheadMs);
});
