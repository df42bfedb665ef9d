import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../../support/eventually.js";
import { type Machines, startMachines } from "../support/machines.js";

let machines: Machines;

beforeAll(async () => {
  machines = await startMachines(`test_expired_${process.pid}`, { CACHE_LAG: "1" });
});

afterAll(() => machines.close());

/** Queries that load a whole list into memory. */
const loads = (): number =>
  machines.set.commands.filter(({ find, batchSize }) => find === "events" && Number(batchSize) === 20_000)
    .length;

it("a list that expires while it is loaded is not loaded again and again", async () => {
  const { first, set } = machines;
  const ask = async (): Promise<void> => {
    expect((await first.get("/events?start_date=2031-05-01")).status).toBe(200);
  };
  // Nothing proves now that the cache is current.
  set.holdStreams(true);
  await eventually(async () => {
    await ask();
    return loads() > 0;
  });
  for (let round = 0; round < 30; round += 1) await ask();
  expect(loads()).toBe(1);
  set.holdStreams(false);
});
