import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Machines, startMachines } from "../support/machines.js";

let machines: Machines;
beforeAll(async () => {
  machines = await startMachines(`test_machines_writes_${process.pid}`);
});
afterAll(() => machines.close());

/** Sends the same create many times, to both machines in turn and at the same time. */
function createMany(count: number, headers: Readonly<Record<string, string>> = {}) {
  const { first, second } = machines;
  const body = { venue: "Hall" };
  return Promise.all(
    Array.from({ length: count }, (_, place) =>
      (place % 2 === 0 ? first : second).request("POST", "/venues", { body, headers }),
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
    const answers = await createMany(20, { "idempotency-key": "one-hall" });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await machines.first.database.db.collection("venues").countDocuments()).toBe(41);
  });
});
