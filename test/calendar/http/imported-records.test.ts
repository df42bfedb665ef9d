import { describe, expect, it } from "vitest";
import {
  type RequestOptions,
  rowsOf,
  type TestAnswer,
  type TestCalls,
  useService,
} from "../support/service.js";
import { anonymousCaller, createCaller, untilKeysAreKnown, useCaller } from "./callers.js";
import { eventBody } from "./sample-records.js";
import { useTwin } from "./twin-service.js";

const service = useService();
/** A second service on the same store, as another process would be. */
const other = useTwin(service);
const administrator = useCaller(service, "administrator", 1);

const context = "import";
const headers = (more: object = {}): RequestOptions => ({ headers: { ...administrator.headers, ...more } });
const post = (path: string, values: object, from: TestCalls = service): Promise<TestAnswer> =>
  from.post(path, { ...(path === "/events" ? eventBody() : {}), ...values }, headers());
let count = 0;
const putEvent = (values: object): Promise<TestAnswer> =>
  service.put(`/events/by-external/moved/${(count += 1)}`, eventBody({ context, ...values }), headers());
const statusesOf = (answers: readonly TestAnswer[]) => answers.map(({ status }) => status).sort();
const sequence = async (): Promise<number> => Number((await post("/venues", { venue: "Next" })).body.id);

describe("a record that moves here with context=import", () => {
  it("has the id, the dates, the author and the slug that it had", async () => {
    const id = 10 * (await sequence());
    const values = {
      context,
      id,
      created: "2020-01-02 03:04:05",
      modified: "2021-01-02 03:04:05",
      date: "2020-02-03 04:05:06",
      author: 4711,
    };
    const event = await post("/events", { ...values, slug: "old-event", status: "publish" });
    expect(event.body).toMatchObject({
      id,
      modified: values.modified,
      date: values.date,
      author: "4711",
      slug: "old-event",
      status: "publish",
    });
    const venue = await post("/venues", {
      ...values,
      id: id + 1,
      venue: "Hall",
      slug: "old-hall",
      status: "publish",
    });
    expect(venue.body).toMatchObject({ id: id + 1, slug: "old-hall", author: "4711" });
    const list = await service.read("/events?orderby=created&window=all&per_page=1", headers());
    expect(list).toMatchObject({ events: [{ id }] });
    const changed = { title: "Moved", context, modified: "2022-01-02 03:04:05" };
    expect((await service.patch(`/events/${id}`, changed, headers())).body).toMatchObject({
      title: "Moved",
      modified: changed.modified,
    });
    // Ids that were allocated in advance come first.
    await expect.poll(sequence).toBeGreaterThan(id + 1);
  });

  it("gets no id that a record has or had, of any resource of the sequence", async () => {
    const given = 10 * (await sequence());
    const free = (await post("/events", { context, id: given })).body.id;
    expect(free).toEqual(given);
    const past = await sequence();
    for (const id of [given, past, 1]) {
      const { status, body } = await post("/organizers", { organizer: "Unknown", context, id });
      expect(status, String(id)).toBe(409);
      expect(body).toMatchObject({ code: "rest_id_taken", message: expect.stringContaining("id") as string });
    }
    const tag = await post("/tags", { name: "Moved tag", context, id: 900 });
    expect((await service.delete(`/tags/${Number(tag.body.id)}`, headers())).status).toBe(200);
    expect((await post("/tags", { name: "Other tag", context, id: 900 })).status).toBe(409);
    expect((await service.get("/organizers?search=Unknown", headers())).body.total ?? 0).toBe(0);
  });

  it("is the only one with its id of thirty that two processes store at once", async () => {
    const id = 10 * (await sequence());
    const kinds = [
      ["/events", {}],
      ["/venues", { venue: "Hall" }],
      ["/organizers", { organizer: "Host" }],
    ] as const;
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => {
        const [path, values] = kinds[at % 3] ?? kinds[0];
        return post(path, { ...values, context, id }, at % 2 === 0 ? service : other);
      }),
    );
    expect(statusesOf(answers)).toEqual([201, ...Array.from({ length: 29 }, () => 409)]);
  });

  it("leaves its id free where it is rejected, and stores nothing", async () => {
    const id = 10 * (await sequence());
    const venues = (await service.read("/venues?search=Nowhere", headers())).total;
    const rejected = [{ end_date: "never", venue: { venue: "Nowhere" } }, { id: "x" }, { modified: "never" }];
    for (const values of rejected)
      expect((await post("/events", { context, id, ...values })).status).toBe(400);
    expect((await service.read("/venues?search=Nowhere", headers())).total).toEqual(venues);
    expect((await post("/events", { context, id })).status).toBe(201);
  });

  it("is created once with an Idempotency-Key, by its id or an external one", async () => {
    const id = 10 * (await sequence());
    const keyed = (key: string): RequestOptions => headers({ "Idempotency-Key": key });
    const body = eventBody({ context, id });
    const first = await service.post("/events", body, keyed("move-1"));
    const again = await service.post("/events", body, keyed("move-1"));
    expect([first.status, again.status, first.body.id, again.body.id]).toEqual([201, 201, id, id]);
    expect((await service.post("/events", body, keyed("move-2"))).status).toBe(409);
    const path = "/events/by-external/moved/keyed";
    const put = () => service.put(path, eventBody({ context, id: id + 1 }), keyed("move-3"));
    expect(statusesOf([await put(), await put()])).toEqual([201, 201]);
    expect((await service.read(path, headers())).id).toEqual(id + 1);
    expect(statusesOf([await service.put(path, { context, id: id + 2 }, headers())])).toEqual([200]);
  });

  it("gets its occurrences where it is a series, and one of them takes over what the source has for its date", async () => {
    const series = await putEvent({ recurrence: { rrule: "FREQ=WEEKLY;COUNT=3" }, status: "publish" });
    const post_parent = Number(series.body.id);
    const list = `/events?post_parent=${post_parent}&window=all`;
    const dates = rowsOf((await service.read(list)).events);
    expect(dates).toHaveLength(3);
    const moved = await putEvent({
      post_parent,
      occurrence: "2027-03-17 19:30:00",
      title: "Elsewhere",
      start_date: "2027-03-18 20:00:00",
      end_date: "2027-03-18 21:00:00",
    });
    expect(moved).toMatchObject({
      status: 200,
      body: { id: dates[1]?.id, title: "Elsewhere", external: { source: "moved" } },
    });
    await service.patch(`/events/${post_parent}`, { title: "All" }, headers());
    const titles = rowsOf((await service.read(list)).events).map(({ title }) => title);
    expect(titles.sort()).toEqual(["All", "All", "Elsewhere"]);
    const wrong = await putEvent({ occurrence: "2027-03-17 19:30:00" });
    expect(wrong).toMatchObject({
      status: 400,
      body: { data: { params: { occurrence: expect.any(String) as string } } },
    });
  });

  it("leaves the occurrences of a series to records of their own, and the next write makes those that did not come", async () => {
    const recurrence = { rrule: "FREQ=WEEKLY;COUNT=3" };
    const series = await putEvent({ recurrence, status: "publish", occurrences_follow: true });
    const post_parent = Number(series.body.id);
    const list = `/events?post_parent=${post_parent}&window=all`;
    expect((await service.read(list)).total).toBe(0);
    const id = 10 * (await sequence());
    const second = { at: 7 * 86_400_000, own: ["title:en"] };
    const times = { start_date: "2027-03-17 19:30:00", end_date: "2027-03-17 21:00:00" };
    const moved = await post("/events", {
      ...{ context, id, post_parent, ...times, title: "Own", occurrence: second },
    });
    expect(moved).toMatchObject({ status: 201, body: { id, title: "Own" } });
    for (const occurrence of [{ at: "x" }, { at: 1, own: [1] }, { at: 1, gone: "else" }, "never", 5]) {
      const { status, body } = await post("/events", { context, post_parent, ...times, occurrence });
      expect([status, Object.keys(body.data?.params ?? {})], JSON.stringify(occurrence)).toEqual([
        400,
        ["occurrence"],
      ]);
    }
    expect((await service.read(list)).total).toBe(1);
    await service.patch(`/events/${post_parent}`, { title: "All" }, headers());
    const dates = rowsOf((await service.read(list)).events);
    expect(dates.map(({ title }) => title).sort()).toEqual(["All", "All", "Own"]);
  });

  it("is for callers with the capability only", async () => {
    const editor = await createCaller(service, "editor", 51);
    await untilKeysAreKnown(service);
    const rejected = await editor.post("/events", eventBody({ context, id: 5 }));
    expect(rejected).toMatchObject({
      status: 403,
      body: { code: "rest_forbidden", message: expect.stringContaining("context") as string },
    });
    expect((await anonymousCaller(service).post("/events", eventBody({ context }))).status).toBe(401);
    expect((await editor.put("/tags/by-external/moved/1", { name: "x", context })).status).toBe(403);
  });
});

describe("what context=import allows", () => {
  it("is ignored in a record that is sent back, and unknown otherwise", async () => {
    const { body } = await post("/events", {});
    const back = await service.patch(
      `/events/${Number(body.id)}`,
      { ...body, id: 1, modified: "x", title: "Back" },
      headers(),
    );
    expect(back).toMatchObject({ status: 200, body: { id: body.id, title: "Back" } });
    const unknown = await post("/events", { created: "2020-01-01", context: "edit" });
    expect(Object.keys(unknown.body.data?.params ?? {}).sort()).toEqual(["context", "created"]);
    const options = { ...headers(), base: "/wp-json/tribe/events/v1" };
    const lenient = await service.post(
      "/events",
      eventBody({ context: "edit", id: "x", created: "x" }),
      options,
    );
    expect(lenient.status).toBe(201);
  });
});

describe("a write by an external id", () => {
  it("takes the rights of other writes", async () => {
    const path = "/events/by-external/rights/1";
    await service.put(path, eventBody({ status: "publish" }), headers());
    const contributor = await createCaller(service, "contributor", 41);
    const subscriber = await createCaller(service, "subscriber", 42);
    expect((await contributor.put(path, { title: "Mine" })).status).toBe(403);
    expect((await subscriber.put("/events/by-external/rights/2", eventBody())).status).toBe(403);
    expect((await contributor.put("/events/by-external/rights/2", eventBody())).status).toBe(201);
  });
});
