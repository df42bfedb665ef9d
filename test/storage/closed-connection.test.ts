import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";
import { afterEach, expect, inject, it } from "vitest";
import { createClient } from "../../runtime/storage/open-database.js";

const sockets = new Set<Socket>();
const collect = (message: unknown): void => {
  sockets.add((message as { readonly socket: Socket }).socket);
};

afterEach(() => {
  unsubscribe("net.client.socket", collect);
});

it("a command that is sent while its connection closes is retried on another one", async () => {
  subscribe("net.client.socket", collect);
  const client = createClient(inject("mongoUri"), {});
  const books = client.db(`test_closed_${process.pid}`).collection("books");
  await books.findOne();
  for (const socket of sockets) socket.destroy();
  expect(await books.findOne()).toBeNull();
  await client.close();
});
