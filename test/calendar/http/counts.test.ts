import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import { checkStore } from "../../../runtime/tools/check-store.js";
import { eventually } from "../../support/eventually.js";
import { openStoreProxy } from "../../support/store-proxy.js";
import { root, startService } from "../../support/workspace.js";
import { type StartedMachine, startMachine } from "../support/machines.js";
import { createEvent, eventBody, textOf } from "./sample-records.js";

const errors: unknown[] = [];
const name = `test_counts_${process.pid}`;
let service: StartedMachine;

beforeAll(async () => {
  service = await startMachine(inject("engineUri"), { name, errors });
  await flags().insertOne({ _id: "counts" });
});
afterAll(async () => {
  await service.database.db.dropDatabase();
  await service.close();
  expect(errors).toEqual([]);
});

/** A store whose counts were right once has one. */
const flags = () => service.database.db.collection<{ _id: string }>("migrations");
const findings = () => checkStore(service.database, calendar, false);

interface State {
  status: string;
  readonly categories: readonly number[];
}

/** A write to one of three events, which refer to some of three categories. */
const write = fc.record({
  event: fc.nat(2),
  fields: fc.record<Partial<State>>(
    {
      categories: fc.subarray([0, 1, 2]),
      status: fc.constantFrom("publish", "draft", "pending", "private", "trash"),
    },
    { requiredKeys: [] },
  ),
});
let words = 0;

it("the count of a category is the number of published events that refer to it, after any writes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 12 }), async (history) => {
      words += 1;
      const names = [0, 1, 2].map((number) => ({ name: `Kind ${number} of ${words}` }));
      const categories = await Promise.all(names.map((body) => service.create("/categories", body)));
      const ids = categories.map(({ body }) => body.id);
      const events = await Promise.all([0, 1, 2].map(() => createEvent(service)));
      const states = events.map((): State => ({ status: "publish", categories: [] }));
      for (const { event, fields } of history) {
        const { path } = events[event] ?? expect.fail();
        const before = states[event] ?? expect.fail();
        const isTrashed = fields.status === "trash";
        const state = { ...before, ...(isTrashed ? { status: "trash" } : fields) };
        if (isTrashed) await service.delete(path);
        else {
          const referring = fields.categories?.map((number) => ids[number]);
          const { status, body } = await service.patch(path, { ...fields, categories: referring });
          expect(status, JSON.stringify(body)).toBe(200);
          // A change takes an event out of the trash.
          state.status = textOf(body.status);
        }
        states[event] = state;
      }
      for (const [number, category] of categories.entries()) {
        const { body } = await service.get(category.path);
        const counted = states.filter(
          (state) => state.status === "publish" && state.categories.includes(number),
        );
        expect(body.count).toBe(counted.length);
      }
    }),
    { numRuns: 20 },
  );
});

it("counts that a killed process left wrong are corrected by the next one, while others write", async () => {
  const proxy = await openStoreProxy(inject("engineUri"));
  const killed = await startService(root, { MONGODB_URI: proxy.uri, MONGODB_DB: name });
  await service.create("/categories", { name: "Killed" });
  // The event is stored, and never counted, unless its own write is ended with the lost one.
  proxy.onWrite(({ collection }) => (collection === "categories" ? "is lost" : "passes"));
  await eventually(async () => {
    const { status } = await fetch(`${killed.api}/events`, {
      method: "POST",
      body: JSON.stringify(eventBody({ categories: ["Killed"] })),
      headers: { "content-type": "application/json" },
    });
    expect(status).toBe(503);
    expect(await findings()).toHaveLength(1);
  });
  await killed.stop("SIGKILL");
  await proxy.close();
  await nextCorrects(() => createEvent(service, { categories: ["Killed", "Alive"] }));
});

it("counts that a former version left wrong are corrected", async () => {
  const { body } = await createEvent(service, { categories: ["Former"] });
  await flags().deleteMany({});
  const categories = service.database.db.collection<{ _id: number }>("categories");
  await categories.updateOne({ _id: Number(body.categories?.[0]?.id) }, { $inc: { count: 3 } });
  expect(await findings()).toHaveLength(1);
  await nextCorrects();
});

/** Starts another process, which corrects the counts, and ends it. */
async function nextCorrects(meanwhile: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
  const next = await startMachine(inject("engineUri"), { name, errors });
  next.startWork();
  await eventually(async () => {
    await meanwhile();
    expect(await findings()).toEqual([]);
  });
  await next.close();
}
