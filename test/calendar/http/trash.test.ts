import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import { checkStore } from "../../../runtime/tools/check-store.js";
import { createCopy, untilLogged } from "../changes/copy.js";
import { rowsOf, type TestAnswer, useService } from "../support/service.js";
import { type Caller, untilKeysAreKnown, useCaller } from "./callers.js";
import { createEvent } from "./sample-records.js";

const service = useService();
const administrator = useCaller(service, "administrator", 1);
const author = useCaller(service, "author", 3);

beforeAll(() => service.startWork());
beforeAll(() => untilKeysAreKnown(service));
afterAll(async () => {
  expect(service.errors).toEqual([]);
  expect(await checkStore(service.database, calendar, false)).toEqual([]);
});

const empty = (caller: Caller, plural: string, ids?: readonly unknown[]): Promise<TestAnswer> =>
  caller.request("DELETE", `/trash/${plural}`, { base: "/admin", body: ids === undefined ? {} : { ids } });

async function trashed(): Promise<readonly number[]> {
  const { status, body } = await administrator.get("/events?status=trash&window=all&per_page=50");
  return status === 404 ? [] : rowsOf(body.events).map(({ id }) => Number(id));
}

/** Creates an event and moves it to the trash. */
async function put(fields: object = {}): Promise<{ readonly id: number; readonly path: string }> {
  const created = await createEvent(administrator, fields);
  await administrator.delete(created.path);
  return created;
}

// Each looks at the whole trash.
describe("the trash", { shuffle: false }, () => {
  it("loses for good the records that are chosen, their slugs are free, and their ids are not used again", async () => {
    const [kept, gone] = [await put(), await put({ title: "Old plan", slug: "old-plan" })];
    const copy = createCopy(administrator);
    await untilLogged(service.database);
    await copy.follow();
    expect(await empty(administrator, "events", [gone.id])).toMatchObject({
      status: 200,
      body: { deleted: 1, remaining: 0 },
    });
    await untilLogged(service.database);
    // Consumers lost it when it went to the trash.
    expect(await copy.follow()).toEqual([]);
    expect(await trashed()).toEqual([kept.id]);
    expect((await administrator.get(gone.path)).status).toBe(404);
    expect((await administrator.delete(gone.path)).status).toBe(404);
    const next = await createEvent(administrator, { title: "Old plan" });
    expect(next.id).toBeGreaterThan(gone.id);
    expect((await administrator.read(next.path)).slug).toBe("old-plan");
    await untilLogged(service.database);
    const { body } = await administrator.get(`/audit?record=${gone.id}&per_page=50`);
    expect(JSON.stringify(body)).toContain('"deleted"');
  });

  it("loses all of a resource, whole series too, and nothing outside it", async () => {
    const series = await administrator.create("/events", {
      title: "Choir",
      start_date: "2031-03-10 18:00:00",
      end_date: "2031-03-10 19:00:00",
      recurrence: { rrule: "FREQ=DAILY;COUNT=3" },
    });
    const alive = await administrator.create("/events", {
      title: "Walk",
      start_date: "2031-04-10 18:00:00",
      end_date: "2031-04-10 19:00:00",
      recurrence: { rrule: "FREQ=DAILY;COUNT=3" },
    });
    const dates = async (id: number): Promise<readonly number[]> =>
      rowsOf((await service.read(`/events?post_parent=${id}&window=all`)).events).map((one) =>
        Number(one.id),
      );
    const [, second = 0] = await dates(alive.id);
    await administrator.delete(`/events/${series.id}?scope=all`);
    await administrator.delete(`/events/${second}`);
    const venue = await administrator.create("/venues", { venue: "Barn" });
    await administrator.delete(venue.path);

    const { status, body } = await empty(administrator, "events");
    expect([status, body.remaining]).toEqual([200, 0]);
    expect(await trashed()).toEqual([]);
    expect((await administrator.get(`/events/${series.id}`)).status).toBe(404);
    // The one that was taken out does not come back with the rule.
    await administrator.patch(`/events/${alive.id}`, { title: "Long walk" });
    expect(await dates(alive.id)).toHaveLength(2);
    expect((await administrator.patch(venue.path, { status: "publish" })).status).toBe(200);
  });

  it("leaves what is not in it, and rejects other callers and bad input", async () => {
    const [shown, hidden] = [await createEvent(administrator), await put()];
    expect((await empty(administrator, "events", [shown.id])).body).toEqual({ deleted: 0, remaining: 0 });
    expect((await administrator.get(shown.path)).status).toBe(200);
    for (const [caller, expected] of [
      [author, 403],
      [{ ...author, ...service }, 401],
    ] as const)
      expect((await empty(caller as Caller, "events")).status).toBe(expected);
    expect((await empty(administrator, "events", ["x"])).body).toMatchObject({
      data: { params: { ids: expect.stringContaining("x") as string } },
    });
    const wrong = { base: "/admin", body: { ids: "1" } };
    expect((await administrator.request("DELETE", "/trash/events", wrong)).status).toBe(400);
    expect((await empty(administrator, "tags")).status).toBe(404);
    expect((await administrator.request("POST", "/trash/events", { base: "/admin" })).status).toBe(405);
    expect(await trashed()).toEqual([hidden.id]);
  });
});
