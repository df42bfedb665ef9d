import { afterAll, describe, expect, it } from "vitest";
import { type JsonBody, rowsOf, useService } from "../support/service.js";
import { eventBody } from "./sample-records.js";

const service = useService();
afterAll(() => expect(service.errors).toEqual([]));

/** Everything that is stored. */
async function contents(): Promise<unknown> {
  const { db } = service.database;
  const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name).sort();
  const all = names.map(async (name) => [name, await db.collection(name).find().sort({ _id: 1 }).toArray()]);
  return Promise.all(all);
}

async function send(items: readonly object[], more: object = {}): Promise<readonly JsonBody[]> {
  const { status, body } = await service.post("/events/batch", { items, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  return rowsOf(body.items);
}

/** The outcomes of a batch that stores nothing. */
async function plan(items: readonly object[], more: object = {}): Promise<readonly JsonBody[]> {
  const before = await contents();
  const outcomes = await send(items, { ...more, dry_run: true });
  expect(await contents()).toEqual(before);
  return outcomes;
}

const rule = { rrule: "FREQ=DAILY;COUNT=3" };
const create = (more: object = {}): object => ({ operation: "create", values: eventBody(more) });
const statusesOf = (all: readonly JsonBody[]): unknown[] => all.map(({ status }) => status);

describe("a batch with dry_run", () => {
  it("answers with what would be created, and stores nothing", async () => {
    const [venue, , event] = await plan([
      { operation: "create", resource: "venue", values: { venue: "Mill", city: "Como" } },
      { operation: "create", resource: "category", values: { name: "Planned" } },
      create({
        title: "Choir <b>late</b>",
        venue: [{ $ref: "items/0" }],
        categories: [{ $ref: "items/1" }],
        organizer: { organizer: "Nobody yet" },
        tags: ["New tag"],
        image: "https://picture.test/a.png",
      }),
    ]);
    expect(venue).toMatchObject({
      status: 201,
      id: 0,
      record: { venue: "Mill", city: "Como", slug: "mill" },
    });
    expect(event).toMatchObject({ status: 201, id: 0, record: { start_date: "2027-03-10 19:30:00" } });
  });

  it("answers with the errors that each write would get", async () => {
    const { id } = await service.create("/venues", { venue: "There" });
    await service.put("/events/by-external/plan/1", eventBody());
    const outcomes = await plan(
      [
        create({ title: "", end_date: "never" }),
        create({ venue: 999_999 }),
        create({ external: { source: "plan", id: "1" } }),
        { operation: "update", id: 999_999, values: { title: "A" } },
        { operation: "create", resource: "venue", values: { venue: "Other", id } },
        { operation: "create", resource: "venue", values: { venue: "" } },
        create({ venue: { $ref: "items/5" } }),
      ],
      { context: "import" },
    );
    expect(statusesOf(outcomes)).toEqual([400, 400, 400, 404, 409, 400, 424]);
    expect(outcomes[0]?.error).toMatchObject({
      data: { params: { end_date: expect.anything() as unknown } },
    });
    expect(outcomes[2]?.error?.message).toContain("external");
  });

  it("shows changes without making them, and says which change nothing", async () => {
    const { id, path } = await service.create("/events", eventBody({ title: "Before" }));
    const outcomes = await plan([
      { operation: "update", id, values: { title: "After" } },
      { operation: "update", id, values: { title: "Before" } },
      { operation: "delete", id },
    ]);
    expect(outcomes).toMatchObject([
      { status: 200, id, record: { title: "After" } },
      { status: 200, id, unchanged: true, record: { title: "Before" } },
      { status: 200, id, record: { status: "trash" } },
    ]);
    expect((await service.get(path)).body).toMatchObject({ title: "Before", status: "publish" });
  });

  it("tells by an external id what is there, and what somebody else changed", async () => {
    const path = "/events/by-external/plan/edited";
    const { body } = await service.put(path, eventBody());
    const item = (id: string, values: object = {}): object => ({
      ...{ operation: "upsert", external: { source: "plan", id }, if_unchanged: true, values },
    });
    expect(await plan([item("edited"), item("new", eventBody())])).toMatchObject([
      { status: 200, id: body.id, unchanged: true },
      { status: 201, id: 0 },
    ]);
    await service.patch(`/events/${Number(body.id)}`, { title: "By hand" });
    expect(statusesOf(await plan([item("edited", { title: "By the source" })]))).toEqual([412]);
  });

  it("makes no occurrences of a series, and moves none", async () => {
    const { id } = await service.create("/events", eventBody({ recurrence: rule }));
    const list = `/events?post_parent=${id}&window=all`;
    const [first] = rowsOf((await service.read(list)).events);
    const { id: single } = await service.create("/events", eventBody());
    const outcomes = await plan([
      create({ recurrence: rule }),
      { operation: "update", id, values: { title: "All", start_date: "2027-03-10 20:00:00" } },
      { operation: "update", id: first?.id, values: { title: "Later", scope: "following" } },
      { operation: "update", id: single, values: { recurrence: rule } },
      { operation: "delete", id: first?.id, values: { scope: "all" } },
    ]);
    expect(statusesOf(outcomes)).toEqual([201, 200, 200, 200, 200]);
    expect(rowsOf((await service.read(list)).events)).toHaveLength(3);
  });

  it("leaves the Idempotency-Key to the batch that stores", async () => {
    const headers = { "Idempotency-Key": "planned-first" };
    const items = [{ operation: "create", resource: "tag", values: { name: "Planned" } }];
    const before = await contents();
    const planned = await service.post("/events/batch", { items, dry_run: true }, { headers });
    expect([planned.status, await contents()]).toEqual([200, before]);
    const { body } = await service.post("/events/batch", { items }, { headers });
    expect(rowsOf(body.items)).toMatchObject([{ status: 201, record: { name: "Planned" } }]);
    const again = await plan(items);
    expect(statusesOf(again)).toEqual([400]);
    expect(again[0]?.error).toMatchObject({ code: "term_exists" });
  });
});

describe("an item with reuse", () => {
  it("is the record of its name where there is one, which stays as it is", async () => {
    const item = (city: string): object => ({
      ...{ operation: "create", resource: "venue", reuse: true, values: { venue: "Old mill", city } },
    });
    expect(statusesOf(await plan([item("Como")]))).toEqual([201]);
    const [made, ...others] = await send([item("Como"), item("Lecco"), item("Rome")]);
    expect([made, ...others].map((one) => one?.id)).toEqual([made?.id, made?.id, made?.id]);
    const created = [made, ...others].filter((one) => (one?.status as unknown) === 201);
    expect(created).toHaveLength(1);
    const [again] = await send([item("Milan")]);
    expect(again).toMatchObject({ status: 200, id: made?.id, unchanged: true });
    expect((await service.get("/venues?search=Old mill")).body.total).toBe(1);
  });
});
