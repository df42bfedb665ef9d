import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type KeyDocument, openKeys } from "../../../runtime/auth/keys.js";
import { slotOf } from "../../../runtime/storage/collection-versions.js";
import { eventually } from "../../support/eventually.js";
import { type Machines, startMachines } from "../support/machines.js";

const timeoutMs = 15_000;
/** Longer than the driver waits for a primary, by what a busy machine is late. */
const electionMs = 10_000;

let machines: Machines;

/** The status and `Retry-After` of an answer, which has to come within the time limit of requests. */
async function outcomeOf(
  answer: Promise<{ readonly status: number; readonly headers: Headers }>,
): Promise<readonly unknown[]> {
  const start = performance.now();
  const { status, headers } = await answer;
  expect(performance.now() - start).toBeLessThan(timeoutMs);
  return [status, headers.get("retry-after")];
}

/** What is answered while there is no primary, all at once, as nothing waits for the end of the election. */
async function answersWithoutPrimary(token: string): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const { first, set } = machines;
  await eventually(() => (first.database.versions.remote?.lagMs() ?? 0) < 1000);
  const elected = set.stepDown(electionMs);
  await eventually(() => first.database.versions.remote?.lagMs() === Number.POSITIVE_INFINITY);
  const headers = { "x-consistency-token": token };
  const [list, record, causal, write, ready] = await Promise.all([
    outcomeOf(first.get("/venues?search=hall")),
    outcomeOf(first.get("/venues/1")),
    outcomeOf(first.get("/venues?search=none", { headers })),
    outcomeOf(first.post("/venues", { venue: "Hall" })),
    outcomeOf(fetch(`${first.origin}/readyz`)),
  ]);
  await elected;
  await eventually(async () => (await first.post("/venues", { venue: "Hall" })).status === 201);
  return { list, record, causal, write, ready };
}

const away = [503, "2"];

describe.each([
  ["primary", { list: away, record: away, causal: away, write: away, ready: away }],
  [
    "primaryPreferred",
    { list: [200, null], record: [200, null], causal: away, write: away, ready: [200, null] },
  ],
])("a service with READ_PREFERENCE=%s", (readPreference, expected) => {
  beforeAll(async () => {
    machines = await startMachines(`test_election_${process.pid}_${readPreference.length}`, {
      READ_PREFERENCE: readPreference,
    });
  });

  afterAll(() => machines.close());

  it("answers within its time limit while there is no primary, and recovers without a restart", async () => {
    const { first, errors } = machines;
    const created = await first.post("/venues", { venue: "Hall" });
    expect(created.status).toBe(201);
    const { versions } = first.database;
    const before = versions.current();
    expect(await answersWithoutPrimary(created.headers.get("x-consistency-token") ?? "")).toEqual(expected);
    // What members that may lag behind have answered is cached until the change stream answers at the latest.
    await eventually(() => (versions.remote?.lagMs() ?? 0) < 1000);
    versions.current();
    expect(versions.changedIds(before, slotOf("organizers"))).toBeUndefined();
    // Errors of the store are reported to the operator.
    expect(errors.length).toBeGreaterThan(0);
  });
});

describe("a read with a token while there is no primary", () => {
  it("gets 503 when its time is over", async () => {
    machines = await startMachines(`test_election_${process.pid}_limit`, { REQUEST_TIMEOUT: "1" });
    onTestFinished(() => machines.close());
    const { first, set } = machines;
    const created = await first.post("/venues", { venue: "Hall" });
    const headers = { "x-consistency-token": created.headers.get("x-consistency-token") ?? "" };
    const elected = set.stepDown(electionMs);
    await eventually(() => first.database.versions.remote?.lagMs() === Number.POSITIVE_INFINITY);
    const start = performance.now();
    expect(await outcomeOf(first.get("/venues?search=none", { headers }))).toEqual(away);
    expect(performance.now() - start).toBeLessThan(5000);
    await elected;
  });
});

describe("a read with a token that was sent to a primary which is lost before it answers", () => {
  it("gets 503 where the driver repeats it on a member that lags behind", async () => {
    machines = await startMachines(`test_election_${process.pid}_lost`, {
      READ_PREFERENCE: "primaryPreferred",
    });
    onTestFinished(() => machines.close());
    const { first, set } = machines;
    for (const host of set.hosts.filter((one) => one !== set.primary())) await set.lag(host);
    const created = await first.post("/venues", { venue: "Hall" });
    const token = created.headers.get("x-consistency-token") ?? "";
    await first.database.versions.remote?.reach(token);
    set.freeze([set.primary() ?? ""]);
    const path = `/venues/${JSON.stringify(created.body.id)}`;
    const read = first.get(path, { headers: { "x-consistency-token": token } });
    expect(await outcomeOf(read)).toEqual(away);
    // Without one, it shows what there is.
    expect((await first.get(path)).status).toBe(400);
    await set.restore();
  });
});

describe("a write without a token that finds no record", () => {
  it("gets 503 from a primary that has lost the majority", async () => {
    machines = await startMachines(`test_election_${process.pid}_isolated`);
    onTestFinished(() => machines.close());
    const { first, second, set } = machines;
    const former = set.primary() ?? "";
    const others = set.hosts.filter((host) => host !== former);
    set.networks[0].cut(others);
    set.networks[1].cut([former]);
    const isolated = set.isolatePrimary({ electionMs: 0, claimMs: 60_000 });
    const create = () => second.post("/venues", { venue: "Hall" });
    const id = await eventually(async () => (await create()).body.id ?? false);
    const write = (which: number) => first.patch(`/venues/${which}`, { city: "Como" });
    expect(await outcomeOf(write(Number(id)))).toEqual(away);
    // What else decides a rejection is not known to the answer.
    expect(await outcomeOf(first.post("/venues", {}))).toEqual(away);
    set.endClaim();
    await isolated;
    await set.restore();
    await eventually(async () => (await write(Number(id))).status === 200);
    expect((await write(12_345)).status).toBe(400);
  });
});

describe("a service that reads from other members while there is no primary", () => {
  beforeAll(async () => {
    machines = await startMachines(`test_election_${process.pid}_reads`, {
      READ_PREFERENCE: "primaryPreferred",
    });
  });

  afterAll(() => machines.close());

  it("is ready once its driver has forgotten the former primary", async () => {
    const elected = machines.set.stepDown(electionMs);
    await eventually(() => machines.first.database.versions.remote?.lagMs() === Number.POSITIVE_INFINITY);
    expect(await outcomeOf(fetch(`${machines.first.origin}/readyz`))).toEqual([200, null]);
    await elected;
  });

  it("answers reads with a key whose last use is to be stored", async () => {
    const { database } = machines.first;
    const key = await openKeys(database, undefined).create({ name: "reader", role: "editor", author: 7 });
    const used = { $set: { last_used: new Date(Date.now() - 61_000) } };
    await database.db.collection<KeyDocument>("keys").updateOne({ name: "reader" }, used);
    await eventually(() => (database.versions.remote?.lagMs() ?? 0) < 1000);
    const elected = machines.set.stepDown(electionMs);
    await eventually(() => database.versions.remote?.lagMs() === Number.POSITIVE_INFINITY);
    const headers = { authorization: `Bearer ${key}` };
    expect(await outcomeOf(machines.first.get("/venues", { headers }))).toEqual([200, null]);
    await elected;
  });
});
