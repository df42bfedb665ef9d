import { describe, expect, it } from "vitest";
import { type TestAnswer, useService } from "../support/service.js";
import { createEvent, eventBody } from "./sample-records.js";
import { useTwin } from "./twin-service.js";

const service = useService();
/** A second service on the same store, as another process would be. */
const other = useTwin(service);

const times = <Result>(count: number, make: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const sides = (index: number) => (index % 2 === 0 ? service : other);
const statusesOf = (answers: readonly TestAnswer[]) => answers.map(({ status }) => status).sort();
const distinct = (answers: readonly TestAnswer[]) => new Set(answers.map(({ body }) => Number(body.id))).size;

let count = 0;
const newPath = (plural = "events", source = "tickets.example.org"): string =>
  `/${plural}/by-external/${source}/show-${(count += 1)}`;
const put = (path: string, values: object = {}): Promise<TestAnswer> => service.put(path, eventBody(values));

describe("a PUT by an external id", () => {
  it("creates a record, then changes it, and leaves what it does not give", async () => {
    const path = newPath();
    const created = await put(path, { website: "https://example.org/" });
    expect(created.status).toBe(201);
    expect(created.headers.get("location")).toContain(`/events/${Number(created.body.id)}`);
    const external = { source: "tickets.example.org", id: path.split("/").pop() };
    expect(created.body).toMatchObject({ external });
    const changed = await service.put(path, { title: "Day walk", external });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      id: created.body.id,
      title: "Day walk",
      website: "https://example.org/",
      external,
    });
    expect(await service.read(path)).toMatchObject({ id: created.body.id, title: "Day walk" });
  });

  it.each(["events", "venues", "organizers", "categories", "tags"])(
    "makes one of the %s when thirty callers of two processes do so at once",
    async (plural) => {
      const path = newPath(plural);
      const name = { venues: "venue", organizers: "organizer" }[plural] ?? "name";
      const fields = ["phone", "website", "description"];
      const values = (at: number): object =>
        plural === "events"
          ? eventBody({ website: `https://example.org/${at}` })
          : { [name]: `Hall ${plural}` };
      const answers = await times(30, (at) => sides(at).put(path, values(at)));
      expect(statusesOf(answers)).toEqual([...Array.from({ length: 29 }, () => 200), 201]);
      expect(distinct(answers)).toBe(1);
      expect(fields).toHaveLength(3);
    },
  );

  it("takes ids with slashes, blanks and other letters as they are", async () => {
    for (const id of ["a/b", "a b", "ç<b>&", "50%", "x".repeat(255)]) {
      const path = `/events/by-external/odd/${encodeURIComponent(id)}`;
      const created = await put(path);
      expect(created.status, id).toBe(201);
      expect(created.body.external).toEqual({ source: "odd", id });
      expect((await service.put(path, {})).body.id).toBe(created.body.id);
    }
  });

  it("keeps the ids of two sources apart, and those of two resources", async () => {
    const [one, two] = [newPath("events", "one"), newPath("events", "two")].map((path) =>
      path.replace(/show-\d+/, "same"),
    );
    const answers = [await put(one ?? ""), await put(two ?? "")];
    const venue = await service.put("/venues/by-external/one/same", { venue: "Hall" });
    expect(statusesOf([...answers, venue])).toEqual([201, 201, 201]);
    const listed = await service.read("/events?external_source=two&window=all");
    expect(listed).toMatchObject({ total: 1, events: [{ id: answers[1]?.body.id }] });
    expect(await service.read("/events?external_source=tw&window=all")).toMatchObject({ total: 0 });
  });

  it("names the parameters of what it rejects, and stores nothing", async () => {
    const before = await service.read("/audit?per_page=1");
    const path = newPath();
    const missing = await service.put(path, { title: "No dates" });
    expect(missing).toMatchObject({ status: 400, body: { data: { params: ["start_date", "end_date"] } } });
    const rejected: readonly (readonly [path: string, values: object, name: string])[] = [
      [path, { external: { source: "other", id: "1" } }, "external"],
      ["/events/by-external/Upper/1", {}, "external"],
      [`/events/by-external/${"s".repeat(65)}/1`, {}, "external"],
      [`/events/by-external/long/${"x".repeat(256)}`, {}, "external"],
      ["/events/by-external/control/a%01b", {}, "external"],
      [path, { if_unchanged: "maybe" }, "if_unchanged"],
      [path, { id: 3, context: "import", created: "never" }, "created"],
    ];
    for (const [at, values, name] of rejected) {
      const { status, body } = await put(at, values);
      expect(status, at).toBe(400);
      expect(Object.keys(body.data?.params ?? {}), at).toContain(name);
    }
    expect((await service.get(path)).status).toBe(404);
    expect((await service.read("/audit?per_page=1")).total).toEqual(before.total);
  });

  it("gives a record of another source only to its own", async () => {
    const path = newPath();
    const { body } = await put(path);
    const event = await createEvent(service, { external: { source: "elsewhere", id: "7" } });
    const taken = await service.put(event.path, { external: body.external });
    expect(taken).toMatchObject({
      status: 400,
      body: { data: { details: { external: { code: "rest_taken" } } } },
    });
    const moved = await service.put(event.path, { external: null });
    expect(moved.body).not.toHaveProperty("external");
    expect((await put("/events/by-external/elsewhere/7")).status).toBe(201);
  });

  it("is done once with an Idempotency-Key", async () => {
    const path = newPath();
    const options = { headers: { "Idempotency-Key": path } };
    const answers = [
      await service.put(path, eventBody(), options),
      await service.put(path, eventBody(), options),
    ];
    expect(statusesOf(answers)).toEqual([201, 201]);
    expect(answers[1]?.headers.get("idempotent-replayed")).toBe("true");
  });
});

describe("a DELETE by an external id", () => {
  it("moves the record to the trash, from which its source brings it back", async () => {
    const path = newPath();
    const { body } = await put(path);
    expect((await service.delete(path)).status).toBe(200);
    expect((await service.delete(path)).status).toBe(410);
    const again = await service.put(path, { status: "publish", if_unchanged: true });
    expect(again).toMatchObject({ status: 200, body: { id: body.id, status: "publish" } });
    expect((await service.delete(newPath())).status).toBe(404);
  });
});

describe("a record inside an event", () => {
  it("is found by its external id, whatever its name, else created with it", async () => {
    const external = { source: "tickets", id: "hall" };
    const answers = await times(10, (at) =>
      createEvent(sides(at), {
        venue: { venue: `Hall ${at}`, external },
        organizer: [{ organizer: "Host", external }],
      }),
    );
    const venues = new Set(answers.map(({ body }) => Number(body.venue?.id)));
    expect(venues.size).toBe(1);
    const path = "/venues/by-external/tickets/hall";
    const renamed = await createEvent(service, { venue: { venue: "Old hall", city: "Bologna", external } });
    expect(renamed.body.venue).toMatchObject({
      id: [...venues][0],
      venue: "Old hall",
      city: "Bologna",
      external,
    });
    expect((await service.put(path, {})).body.id).toEqual(renamed.body.venue?.id);
    const own = await createEvent(service, { venue: { venue: "Old hall" } });
    expect(own.body.venue?.id).toEqual(renamed.body.venue?.id);
  });
});
