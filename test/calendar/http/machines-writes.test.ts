import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { testTime } from "../../support/clock.js";
import { eventually } from "../../support/eventually.js";
import { type Machines, startMachines } from "../support/machines.js";

let machines: Machines;
beforeAll(async () => {
  machines = await startMachines(`test_machines_writes_${process.pid}`, { REQUEST_TIMEOUT: "120" });
});
afterAll(() => machines.close());

/** Sends the same create many times, to both machines in turn and at the same time. */
function createMany(count: number, headers: Readonly<Record<string, string>> = {}) {
  const { first, second } = machines;
  const body = { venue: "Hall" };
  return Promise.all(
    Array.from({ length: count }, (_, place) =>
      (place % 2 === 0 ? first : second).post("/venues", body, { headers }),
    ),
  );
}

describe("writes to two machines at the same time", () => {
  it("get ids and slugs of their own", async () => {
    const answers = await createMany(40);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    for (const name of ["id", "slug"])
      expect(new Set(answers.map(({ body }) => body[name])).size, name).toBe(40);
  });

  it("with one Idempotency-Key are done once", async () => {
    const venues = machines.first.database.db.collection("venues");
    const before = await venues.countDocuments();
    const answers = await createMany(20, { "idempotency-key": "one-hall" });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await venues.countDocuments()).toBe(before + 1);
  });
});

describe("a delete with an Idempotency-Key that another machine takes over", () => {
  it("is answered as done although the store does it late, as the first machine asked", async () => {
    const { first, second } = machines;
    const { db } = first.database;
    const created = await first.post("/tags", { name: "Jazz" });
    const path = `/tags/${JSON.stringify(created.body.id)}`;
    const headers = { "idempotency-key": "no-jazz" };
    const locks = db.collection<{ _id: string }>("locks");
    const lock = { _id: "tags/tree", owner: "another", until: new Date(Date.now() + 3_600_000) };
    await locks.insertOne(lock);
    const keys = db.collection("idempotency_keys");
    const isPlanned = { "planned.status": 200, answer: { $exists: false } };
    const begun = first.delete(path, { headers });
    await eventually(async () => (await keys.findOne(isPlanned)) !== null);
    await keys.updateOne(isPlanned, { $set: { owner: "another", until: new Date(0) } });
    const resumed = second.delete(path, { headers });
    await eventually(async () => (await keys.findOne({ ...isPlanned, owner: { $ne: "another" } })) !== null);
    await db.collection("tags").deleteOne({ _id: created.body.id as never });
    await locks.deleteOne({ _id: lock._id });
    const { status, body } = await resumed;
    expect([status, body.name]).toEqual([200, "Jazz"]);
    await begun;
  });
});

describe("the rate limit of two machines", () => {
  it("counts the requests of a caller to both", async () => {
    const limit = 40;
    const limited = await startMachines(`test_machines_limit_${process.pid}`, {
      RATE_LIMIT: String(limit),
      TRUST_PROXY: "true",
      ADMIN_API_KEY: "a-key-for-the-tests",
    });
    onTestFinished(() => limited.close());
    const headers = { "x-forwarded-for": "203.0.113.7" };
    // A minute that never ends.
    for (const { database } of [limited.first, limited.second])
      vi.spyOn(database, "now").mockReturnValue(testTime);
    let isLimited = false;
    for (let sent = 0; !isLimited && sent < limit; sent += 1) {
      const both = [limited.first, limited.second].map((one) => one.get("/tags", { headers }));
      const statuses = (await Promise.all(both)).map(({ status }) => status);
      isLimited = statuses.includes(429);
      expect([200, 429]).toEqual(expect.arrayContaining(statuses));
      await pause(150);
    }
    // Each of them alone would have answered more.
    expect(isLimited).toBe(true);
  });
});
