import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../../support/eventually.js";
import { root, type ServiceProcess, startService } from "../../support/workspace.js";
import { type Receiver, startReceiver } from "../../webhooks/receiver.js";
import { fastFolder } from "../torture/ground.js";

// The service is killed in the moment between the answers to writes and what follows from them.
describe("a service that is killed", () => {
  const dataDir = mkdtempSync(join(fastFolder(), "calendar-webhooks-"));
  const services: ServiceProcess[] = [];
  let receiver: Receiver;

  async function start(): Promise<ServiceProcess> {
    const service = await startService(root, {
      DATA_DIR: dataDir,
      MONGODB_URI: "",
      LOG_LEVEL: "warn",
      WEBHOOK_LOCAL: "true",
      WEBHOOK_RETRY: "100",
      WEBHOOK_TIMEOUT: "1",
    });
    services.push(service);
    return service;
  }

  async function call(service: ServiceProcess, method: string, path: string, body?: object) {
    const response = await fetch(service.api + path, {
      method,
      headers: { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  beforeAll(async () => {
    receiver = await startReceiver();
  });
  afterAll(async () => {
    for (const service of services) await service.stop("SIGKILL");
    await receiver.close();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 });
  });

  it("sends every acknowledged write after its restart, in order, and the audit lists them", async () => {
    const first = await start();
    expect((await call(first, "POST", "/webhooks", { name: "watcher", url: receiver.url })).status).toBe(201);
    receiver.answer(503);
    const acknowledged = new Map<number, number>();
    const write = async (at: number): Promise<void> => {
      const made = await call(first, "POST", "/venues", { venue: `Hall ${at}` });
      const id = Number(made.body.id);
      if (made.status === 201) acknowledged.set(id, 1);
      for (let revision = 2; revision <= 4; revision += 1) {
        const { status } = await call(first, "POST", `/venues/${id}`, { phone: String(revision) });
        if (status === 200) acknowledged.set(id, revision);
      }
    };
    const writes = Array.from({ length: 8 }, (_, at) => write(at).catch(() => undefined));
    await eventually(() => acknowledged.size >= 6);
    await first.stop("SIGKILL");
    await Promise.all(writes);

    receiver.received.splice(0);
    receiver.answer(204);
    const second = await start();
    const revisionsOf = (id: number): number[] => {
      const messages = receiver.received.filter(
        ({ body }) => body.id === id && body.type !== "venue.published",
      );
      return [...new Set(messages.map(({ body }) => body.revision))];
    };
    await eventually(() => {
      for (const [id, revision] of acknowledged) {
        const revisions = revisionsOf(id);
        expect(revisions.slice(0, revision)).toEqual(Array.from({ length: revision }, (_, at) => at + 1));
      }
    });
    for (const [id, revision] of acknowledged) {
      const { body: venue } = await call(second, "GET", `/venues/${id}`);
      expect(Number(venue.phone ?? 1)).toBeGreaterThanOrEqual(revision);
      const { body } = await call(second, "GET", `/audit?resource=venue&record=${id}&per_page=50`);
      const revisions = (body.entries as { revision: number }[]).map((entry) => entry.revision).reverse();
      expect(revisions.slice(0, revision)).toEqual(Array.from({ length: revision }, (_, at) => at + 1));
      expect(new Set(revisions).size).toBe(revisions.length);
    }
  });
});
