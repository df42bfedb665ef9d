import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../../runtime/storage/database.js";
import { eventually } from "../../support/eventually.js";
import { root, type ServiceProcess, startService } from "../../support/workspace.js";
import { callsOf, rowsOf, type TestAnswer } from "../support/service.js";
import { fastFolder, joinDatabase } from "../torture/ground.js";
import { keyed, newKey } from "./repeat-service.js";
import { eventBody } from "./sample-records.js";

const folder = mkdtempSync(join(fastFolder(), "killed-"));
let running: ServiceProcess;
let database: Database;
const calls = callsOf(
  (path, init) => fetch(new URL(running.api).origin + path, init),
  () => "/calendar/events/v1",
);

async function start(): Promise<void> {
  const environment = { DATA_DIR: folder, MONGODB_URI: "", RATE_LIMIT: "0", LOG_LEVEL: "warn" };
  running = await startService(root, environment);
  database = await joinDatabase(folder);
}

beforeAll(start);
afterAll(async () => {
  await database.close();
  await running.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
});

type Write = readonly [method: string, path: string, body?: object];

/**
 * Sends writes with idempotency keys, kills the service once so many events have been added, starts it again, and sends them
 * again; the answers to that.
 */
async function killAfter(added: number, writes: readonly Write[]): Promise<readonly TestAnswer[]> {
  const keys = writes.map(newKey);
  const send = (): Promise<TestAnswer>[] => writes.map((write, at) => keyed(calls, keys[at] ?? "", write));
  const count = (): Promise<number> => database.db.collection("events").countDocuments();
  const before = await count();
  const first = Promise.allSettled(send());
  await eventually(async () => (await count()) >= before + added);
  await running.stop("SIGKILL");
  await database.close();
  expect((await first).some(({ status }) => status === "rejected")).toBe(true);
  await start();
  return Promise.all(send());
}

describe("a service that is killed while it writes", () => {
  it.each([1, 40, 120])("does a batch once that is sent again: killed after %i records", async (added) => {
    const name = `Batch ${added}`;
    const [hall, gone] = [
      await calls.create("/venues", { venue: name }),
      await Promise.all(
        Array.from({ length: 10 }, (_, at) => calls.create("/tags", { name: `${name} gone ${at}` })),
      ),
    ];
    const external = (id: number): object => ({ source: "batch", id: `${added} ${id}` });
    const items = Array.from({ length: 400 }, (_, at) => {
      const title = `${name} ${at}`;
      const tag = gone[at / 40];
      if (tag !== undefined) return { operation: "delete", resource: "tag", id: tag.id };
      if (at % 40 === 1)
        return { operation: "update", resource: "venue", id: hall.id, values: { city: title } };
      if (at % 2 === 0) return { operation: "create", values: eventBody({ title, venue: hall.id }) };
      return { operation: "upsert", external: external(at), values: eventBody({ title }) };
    });
    const [answer] = await killAfter(added, [["POST", "/events/batch", { items }]]);
    expect(answer?.status, JSON.stringify(answer?.body)).toBe(200);
    const done = rowsOf(answer?.body.items).map(({ status }) => status);
    const meant = items.map(({ operation }) =>
      operation === "create" || operation === "upsert" ? 201 : 200,
    );
    expect(done).toEqual(meant);
    const { db } = database;
    const titles = await db
      .collection("events")
      .find({ "text.en.title": { $regex: `^${name} ` } })
      .toArray();
    expect(titles).toHaveLength(meant.filter((status) => status === 201).length);
    expect(new Set(titles.map(({ text }) => (text as { en: { title: string } }).en.title)).size).toBe(380);
    expect(await db.collection("tags").countDocuments({ "text.en.name": { $regex: `^${name} ` } })).toBe(0);
    const updates = items.filter(({ operation }) => operation === "update").length;
    expect(await db.collection("venues").findOne({ "text.en.venue": name })).toMatchObject({
      city: `${name} 361`,
      revision: 1 + updates,
    });
  });

  it("does puts by external ids once that are sent again, also those that make series", async () => {
    const recurrence = { rrule: "FREQ=DAILY;COUNT=3" };
    const path = (at: number): string => `/events/by-external/puts/${at}`;
    const puts = (body: (at: number) => object): readonly Write[] =>
      Array.from({ length: 60 }, (_, at) => ["PUT", path(at), body(at)]);
    const created = await killAfter(
      20,
      puts((at) => eventBody({ title: `Put ${at}`, ...(at % 3 === 0 ? { recurrence } : {}) })),
    );
    expect(new Set(created.map(({ body }) => Number(body.id))).size).toBe(60);
    const changed = await killAfter(
      30,
      puts((at) => ({ title: `Changed ${at}`, recurrence })),
    );
    const stored = database.db.collection("events");
    for (const [at, { status, body }] of changed.entries()) {
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body).toMatchObject({
        title: `Changed ${at}`,
        recurrence,
        external: { source: "puts", id: `${at}` },
      });
      await eventually(async () => {
        const dates = await stored.find({ occurrence_of: { $regex: `^${Number(body.id)}@` } }).toArray();
        expect(dates.map(({ text }) => (text as { en: { title: string } }).en.title)).toEqual(
          Array(3).fill(`Changed ${at}`),
        );
      });
    }
    expect(await stored.countDocuments({ "external.source": "puts" })).toBe(60);
    expect(await stored.countDocuments({ "text.en.title": { $regex: "^(Put|Changed) " } })).toBe(60 * 4);
  });
});
