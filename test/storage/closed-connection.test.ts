import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";
import type { MongoClient } from "mongodb";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { createClient } from "../../runtime/storage/open-database.js";

const sockets = new Set<Socket>();
const collect = (message: unknown): void => {
  sockets.add((message as { readonly socket: Socket }).socket);
};
const destroySockets = (): void => {
  for (const socket of sockets) socket.destroy();
};

let client: MongoClient;

beforeEach(async () => {
  sockets.clear();
  subscribe("net.client.socket", collect);
  const uri = new URL(inject("mongoUri"));
  uri.searchParams.set("heartbeatFrequencyMS", "500");
  client = await createClient(uri.href, {}).connect();
});

afterEach(async () => {
  unsubscribe("net.client.socket", collect);
  await client.close();
});

it("a command that is sent while its connection closes is retried on another one", async () => {
  const books = client.db(`test_closed_${process.pid}`).collection("books");
  await books.findOne();
  destroySockets();
  expect(await books.findOne()).toBeNull();
});

it("a heartbeat that is sent while its connection closes fails, and the next one reconnects", async () => {
  const outcomes: string[] = [];
  client.on("serverHeartbeatFailed", () => outcomes.push("failed"));
  client.on("serverHeartbeatSucceeded", () => outcomes.push("succeeded"));
  client.once("serverHeartbeatStarted", destroySockets);
  await expect.poll(() => outcomes.slice(-2), { timeout: 30_000 }).toEqual(["failed", "succeeded"]);
});
