import { beforeAll, expect, it } from "vitest";
import { openKeys } from "../../runtime/auth/keys.js";
import type { TestAnswer } from "../support/service.js";
import { useSpec } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";

const service = useSpec(specFiles("series_policies"));

let writer: Readonly<Record<string, string>>;

beforeAll(async () => {
  const key = await openKeys(service.database, undefined).create({ name: "w", role: "writer", author: 7 });
  writer = { authorization: `Bearer ${key}` };
});

type Course = Readonly<Record<"id", number> & Record<"title" | "state", string>>;

const call = (method: string, path: string, body?: object, headers = writer): Promise<TestAnswer> =>
  service.request(method, `/api/v1/courses${path}`, { headers, ...(body === undefined ? {} : { body }) });
const patch = (id: number | undefined, body: object, headers = writer): Promise<TestAnswer> =>
  call("PATCH", `/${id}`, body, headers);
const remove = (id: number | undefined, reach: string): Promise<TestAnswer> =>
  call("DELETE", `/${id}?reach=${reach}`);
const maintain = (id: number | undefined, body: object): Promise<TestAnswer> => patch(id, body, {});
const outcome = ({ status, body }: TestAnswer): unknown => [status, body.code];

const times = { from: "2031-03-10 18:00:00", to: "2031-03-10 20:00:00", tz: "Europe/Rome" };

/** The id of a new series of four days, and its occurrences in their order. */
async function makeSeries(): Promise<{ readonly id: number; readonly days: readonly Course[] }> {
  const body = { title: "Yoga", ...times, repeats: { rrule: "FREQ=DAILY;COUNT=4" } };
  const made = await call("POST", "", body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const id = Number(made.body.id);
  return { id, days: await occurrences(id) };
}

async function occurrences(series: number): Promise<readonly Course[]> {
  const { status, body } = await call("GET", `?part_of=${series}`);
  expect(status, JSON.stringify(body)).toBe(200);
  // The answer of this resource has these properties.
  return body.items as unknown as readonly Course[];
}

const titles = async (series: number): Promise<readonly string[]> =>
  (await occurrences(series)).map(({ title }) => title);

const notPermitted = [403, "course-not-permitted"];
const violated = [403, "course-violates-policy"];

it("checks the policy of the occurrence that a write changes alone", async () => {
  const { id, days } = await makeSeries();
  expect((await maintain(days[1]?.id, { state: "closed" })).status).toBe(200);
  expect(outcome(await patch(days[1]?.id, { title: "Mine" }))).toEqual(notPermitted);
  expect(outcome(await patch(days[2]?.id, { state: "closed" }))).toEqual(violated);
  expect((await patch(days[2]?.id, { title: "Special" })).status).toBe(200);
  expect(await titles(id)).toEqual(["Yoga", "Yoga", "Special", "Yoga"]);
});

it("checks the policies of a series and of all occurrences that a write of it changes", async () => {
  const { id, days } = await makeSeries();
  expect((await maintain(days[1]?.id, { state: "closed" })).status).toBe(200);
  const wide = { title: "Mine", reach: "all" };
  expect(outcome(await patch(id, { title: "Mine" }))).toEqual(notPermitted);
  expect(outcome(await patch(days[0]?.id, wide))).toEqual(notPermitted);
  expect(outcome(await patch(days[0]?.id, { ...wide, reach: "following" }))).toEqual(notPermitted);
  expect(await titles(id)).toEqual(["Yoga", "Yoga", "Yoga", "Yoga"]);
  // The closed day lies before those that follow this one.
  const split = await patch(days[2]?.id, { title: "Mine", reach: "following" });
  expect([split.status, await titles(id)]).toEqual([200, ["Yoga", "Yoga"]]);
  expect((await maintain(id, { state: "closed" })).status).toBe(200);
  expect((await maintain(days[0]?.id, { state: "open" })).status).toBe(200);
  expect((await patch(days[0]?.id, { title: "First" })).status).toBe(200);
  expect(outcome(await patch(days[0]?.id, wide))).toEqual(notPermitted);
});

it("checks what a write makes of this and the following occurrences", async () => {
  const { id, days } = await makeSeries();
  for (const reach of ["following", "all"])
    expect(outcome(await patch(days[2]?.id, { state: "closed", reach }))).toEqual(violated);
  expect((await occurrences(id)).map(({ state }) => state)).toEqual(["open", "open", "open", "open"]);
});

it("checks deletes of occurrences and of a series as such", async () => {
  const { id, days } = await makeSeries();
  expect((await maintain(days[3]?.id, { kept: true })).status).toBe(200);
  expect(outcome(await remove(days[3]?.id, "this"))).toEqual(notPermitted);
  for (const reach of ["following", "all"])
    expect(outcome(await remove(days[1]?.id, reach))).toEqual(notPermitted);
  expect(outcome(await remove(id, "this"))).toEqual(notPermitted);
  expect(await titles(id)).toHaveLength(4);
  expect((await remove(days[1]?.id, "this")).status).toBe(200);
  expect((await patch(days[1]?.id, { title: "Back" })).status).toBe(200);
  expect((await maintain(days[3]?.id, { kept: false })).status).toBe(200);
  expect((await remove(days[1]?.id, "following")).status).toBe(200);
  expect(await titles(id)).toHaveLength(1);
  expect((await remove(id, "this")).status).toBe(200);
  expect(await occurrences(id)).toEqual([]);
});

it("checks a new series as a record that is created", async () => {
  const repeats = { rrule: "FREQ=DAILY;COUNT=2" };
  const body = { title: "Yoga", ...times };
  expect(outcome(await call("POST", "", { ...body, repeats, kept: true }))).toEqual(violated);
  const made = await call("POST", "", body);
  const id = Number(made.body.id);
  expect(outcome(await patch(id, { repeats, kept: true }))).toEqual(violated);
  const begun = await patch(id, { repeats });
  expect(begun.status, JSON.stringify(begun.body)).toBe(200);
  const series = Number((begun.body.part_of as { id?: number } | undefined)?.id ?? begun.body.part_of);
  expect(await titles(series)).toEqual(["Yoga", "Yoga"]);
});
