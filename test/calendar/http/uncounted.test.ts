import type { CommandStartedEvent } from "mongodb";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import type { BackgroundJob } from "../../../runtime/jobs/poller.js";
import type { Site } from "../../../runtime/resources/site.js";
import { startCountsJob } from "../../../runtime/resources/write/counts-job.js";
import { checkStore } from "../../../runtime/tools/check-store.js";
import { openApp } from "../../support/app.js";
import { eventually } from "../../support/eventually.js";
import { type Machines, startMachines } from "../support/machines.js";

let machines: Machines;
let site: Site;
let work: BackgroundJob;
let name = 0;

beforeAll(async () => {
  machines = await startMachines(`test_uncounted_${process.pid}`);
  const onError = (error: unknown) => machines.errors.push(error);
  site = openApp(calendar, machines.first.database, { onError }).site;
});
afterAll(() => machines.close());
beforeEach(async () => {
  // A job that is stopped leaves its marker to others, which correct counts 100 ms later.
  await machines.first.database.db.collection("count_markers").deleteMany({});
  work = startCountsJob(site, (error) => machines.errors.push(error), 100);
});
afterEach(async () => {
  await work.stop();
  vi.restoreAllMocks();
});

const body = (categories: readonly string[]) => ({
  ...{ title: `Event ${(name += 1)}`, start_date: "2030-01-01 10:00:00", end_date: "2030-01-01 11:00:00" },
  categories,
});

/** Sends a request with an idempotency key; the same again until the service answers it. */
async function sendTwice(method: string, path: string, sent: object): Promise<readonly number[]> {
  const options = { body: sent, headers: { "idempotency-key": `uncounted-${name}` } };
  const first = await machines.first.request(method, path, options);
  return eventually(async () => {
    const { status } = await machines.first.request(method, path, options);
    expect(status).toBeLessThan(500);
    return [first.status, status];
  });
}

/** Lets the primary step down when the counts of categories are next updated. */
function stepDownWhenCounted(): void {
  const { client } = machines.first.database.db;
  const onCommand = ({ commandName, command }: CommandStartedEvent): void => {
    if (commandName !== "update" || command.update !== "categories") return;
    client.off("commandStarted", onCommand);
    void machines.set.stepDown(300);
  };
  client.on("commandStarted", onCommand);
}

const untilCounted = () =>
  eventually(async () => expect(await checkStore(machines.first.database, calendar, false)).toEqual([]));

it("a new record that an election leaves uncounted is counted without a restart", async () => {
  stepDownWhenCounted();
  expect(await sendTwice("POST", "/events", body(["New"]))).toEqual([503, 201]);
  await untilCounted();
});

it("a change and a move to the trash that an election leaves uncounted are counted without a restart", async () => {
  const { body: event } = await machines.first.request("POST", "/events", { body: body(["Old"]) });
  const path = `/events/${JSON.stringify(event.id)}`;
  stepDownWhenCounted();
  expect(await sendTwice("PATCH", path, { categories: ["Other"] })).toEqual([503, 200]);
  await untilCounted();
  stepDownWhenCounted();
  expect((await machines.first.request("DELETE", path)).status).toBe(503);
  await untilCounted();
});

it.each([true, false])(
  "a new record is counted once where the store did not say that it is stored: %s",
  async (isStored) => {
    const { database } = machines.first;
    const insert = database.insert.bind(database);
    vi.spyOn(database, "insert").mockImplementationOnce(async (token, document) => {
      if (isStored) await insert(token, document);
      throw Object.assign(new Error("The answer is lost."), { name: "MongoNetworkError" });
    });
    const category = `Unanswered ${isStored}`;
    expect(await sendTwice("POST", "/events", body([category]))).toEqual([503, 201]);
    await untilCounted();
  },
);

it("the occurrences of a series of which one cannot be stored are counted", async () => {
  const { database } = machines.first;
  const insert = database.insert.bind(database);
  let inserts = 0;
  vi.spyOn(database, "insert").mockImplementation(async (token, document) => {
    inserts += 1;
    if (inserts === 3) throw new Error("The document is not valid.");
    await insert(token, document);
  });
  const series = { ...body(["Weekly"]), recurrence: { rrule: "FREQ=WEEKLY;COUNT=10" } };
  const made = await machines.first.request("POST", "/events", { body: series });
  expect(made.status).toBe(201);
  expect(inserts).toBeGreaterThan(3);
  const lacks: unknown = expect.stringMatching(/^events: the series \d+ lacks 1 occurrences\.$/);
  await eventually(async () => expect(await checkStore(database, calendar, false)).toEqual([lacks]));
  // The other tests find a whole store.
  await machines.first.request("DELETE", `/events/${JSON.stringify(made.body.id)}`);
  await untilCounted();
});
