import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useService } from "../support/service.js";
import { addAuthors, anonymousCaller, type Caller, createCaller, strangerId } from "./callers.js";
import { eventBody, textOf } from "./sample-records.js";

const service = useService({ ADMIN_API_KEY: "an-administrator-key-of-these-tests" });

const callers = new Map<string, Caller>();
const caller = (role: string): Caller => {
  const found = callers.get(role);
  if (found === undefined) throw new Error(`No caller has the role ${role}.`);
  return found;
};

beforeAll(async () => {
  callers.set("anonymous", anonymousCaller(service));
  for (const [index, role] of ["administrator", "editor", "author", "contributor", "subscriber"].entries())
    callers.set(role, await createCaller(service, role, 10 + index));
  await addAuthors(service, strangerId);
});

const statuses = ["publish", "future", "draft", "pending", "private", "trash"] as const;
type Status = (typeof statuses)[number];
let serial = 0;

/** An event in a status with a slug of its own, which belongs to an author. */
async function eventOf(author: number, status: Status) {
  serial += 1;
  const date = status === "future" ? { date: "2099-01-01 00:00:00" } : {};
  const made = await caller("administrator").request(
    "POST",
    "/events",
    eventBody({ title: "Subject", slug: `subject-${serial}`, author, status, ...date }),
  );
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  expect(made.body.status).toBe(status);
  return { id: `/events/${textOf(made.body.id)}`, slug: `/events/by-slug/${textOf(made.body.slug)}` };
}

describe("the status of a write", () => {
  const create = (role: string, more: object) => caller(role).request("POST", "/events", eventBody(more));

  it.each([
    ["author", {}, "publish"],
    ["author", { status: "future" }, "publish"],
    ["author", { date: "2099-01-01 00:00:00" }, "future"],
    ["author", { status: "draft", date: "2099-01-01 00:00:00" }, "draft"],
    ["author", { status: "private" }, "private"],
    ["contributor", {}, "draft"],
    ["contributor", { status: "publish" }, "pending"],
    ["contributor", { status: "future", date: "2099-01-01 00:00:00" }, "pending"],
    ["contributor", { status: "private" }, "private"],
    ["contributor", { status: "pending" }, "pending"],
  ])("of %s who gives %j is %s", async (role, given, expected) => {
    const made = await create(role, given);
    expect(made.body).toMatchObject({ status: expected, author: textOf(caller(role).author) });
  });

  it("is kept by an update without one", async () => {
    for (const status of statuses.filter((name) => name !== "trash")) {
      const event = await eventOf(strangerId, status);
      expect((await caller("editor").request("PATCH", event.id, { title: "Kept" })).body.status).toBe(status);
    }
  });

  it("turns to and fro between publish and future with the date", async () => {
    const event = await eventOf(strangerId, "publish");
    const change = async (body: object) => (await caller("editor").request("PATCH", event.id, body)).body;
    expect(await change({ date_utc: "2099-01-01 00:00:00" })).toMatchObject({
      status: "future",
      date_utc: "2099-01-01 00:00:00",
    });
    expect(await change({ date_utc: "2020-01-01 00:00:00" })).toMatchObject({ status: "publish" });
  });

  it("publishes what is scheduled at once where publish is asked for without a date", async () => {
    for (const status of ["publish", undefined, "future"]) {
      const { id } = await eventOf(strangerId, "future");
      const { body } = await caller("editor").request("PATCH", id, { status });
      const isNow = textOf(body.date_utc) === "2027-03-01 12:00:00";
      expect([body.status, isNow], status).toEqual(
        status === "publish" ? ["publish", true] : ["future", false],
      );
    }
    const dated = await eventOf(strangerId, "future");
    for (const date of ["2099-01-01 00:00:00", "2098-01-01 00:00:00"]) {
      const { body } = await caller("editor").request("PATCH", dated.id, { status: "publish", date });
      expect(body).toMatchObject({ status: "future", date });
    }
    const trashed = await eventOf(strangerId, "future");
    await caller("editor").request("DELETE", trashed.id);
    const back = await caller("editor").request("PATCH", trashed.id, { status: "publish" });
    expect(back.body).toMatchObject({ status: "publish" });
    const draft = await eventOf(strangerId, "draft");
    const later = { date: "2099-01-01 00:00:00" };
    await caller("editor").request("PATCH", draft.id, later);
    const published = await caller("editor").request("PATCH", draft.id, { status: "publish" });
    expect(published.body).toMatchObject({ status: "future", ...later });
  });

  it("draft has no date and no slug until it is published", async () => {
    const draft = await create("editor", { title: "Unborn", status: "draft" });
    expect(draft.body).toMatchObject({ date_utc: "0000-00-00 00:00:00", slug: "" });
    expect(draft.body.url).toBe(`${service.origin}/?post_type=tribe_events&p=${textOf(draft.body.id)}`);
    const path = `/events/${textOf(draft.body.id)}`;
    const sentBack = await caller("editor").request("PATCH", path, { date_utc: draft.body.date_utc });
    expect([sentBack.status, sentBack.body.date_utc]).toEqual([200, draft.body.date_utc]);
    const zeros = { start_date: draft.body.date_utc };
    expect((await caller("editor").request("PATCH", path, zeros)).status).toBe(400);
    const pending = await caller("editor").request("PATCH", path, { status: "pending", title: "Reborn" });
    expect(pending.body).toMatchObject({ date_utc: "0000-00-00 00:00:00", slug: "" });
    const published = await caller("editor").request("PATCH", path, { status: "publish" });
    expect(published.body.slug).toBe("reborn");
    expect(textOf(published.body.date_utc)).not.toContain("0000");
    const again = await caller("editor").request("PATCH", path, { status: "draft" });
    expect(again.body).toMatchObject({ slug: "reborn", date_utc: published.body.date_utc });
  });

  it("draft of a venue has a slug at once", async () => {
    const venue = await caller("editor").request("POST", "/venues", { venue: "Attic", status: "draft" });
    expect(venue.body).toMatchObject({ slug: "attic", status: "draft" });
  });

  it("of several drafts without slugs is no conflict", async () => {
    const drafts = await Promise.all(Array.from({ length: 5 }, () => create("editor", { status: "draft" })));
    expect(drafts.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  });
});

describe("the trash", () => {
  it("gives a record back as it was, by any update, under its slug if that is free", async () => {
    for (const status of ["publish", "draft", "private", "future"] as const) {
      const event = await eventOf(strangerId, status);
      const before = (await caller("editor").request("GET", event.id)).body;
      const trashed = await caller("editor").request("DELETE", event.id);
      expect(trashed.body).toMatchObject({ status: "trash", slug: `${textOf(before.slug)}__trashed` });
      const { modified, modified_utc, json_ld, ...others } = before;
      expect([typeof modified, typeof modified_utc, typeof json_ld]).toEqual(["string", "string", "object"]);
      expect((await caller("editor").request("PATCH", event.id, {})).body).toMatchObject(others);
    }
  });

  it("frees slugs, also several times, and numbers those that are taken on the way back", async () => {
    const make = async () =>
      textOf((await caller("editor").request("POST", "/venues", { venue: "Tower" })).body.id);
    const first = await make();
    await caller("editor").request("DELETE", `/venues/${first}`);
    const second = await make();
    expect((await caller("editor").request("DELETE", `/venues/${second}`)).body.slug).toBe(
      "tower__trashed-2",
    );
    const third = await make();
    const slugs = [];
    for (const id of [second, third, first])
      slugs.push((await caller("editor").request("PUT", `/venues/${id}`, {})).body.slug);
    expect(slugs).toEqual(["tower-2", "tower", "tower-3"]);
  });

  it("does not let a contributor publish what comes out of it", async () => {
    const { id } = await eventOf(caller("contributor").author, "publish");
    await caller("editor").request("DELETE", id);
    expect((await caller("contributor").request("PATCH", id, {})).status).toBe(403);
    const own = await caller("contributor").request("POST", "/events", eventBody({ status: "trash" }));
    const restored = await caller("contributor").request("PATCH", `/events/${textOf(own.body.id)}`, {});
    expect(restored.body.status).toBe("draft");
  });

  it("shows a venue to editors and its author only", async () => {
    const venue = await caller("author").request("POST", "/venues", { venue: "Cellar" });
    const path = `/venues/${textOf(venue.body.id)}`;
    await caller("author").request("DELETE", path);
    const seen = async (role: string) => (await caller(role).request("GET", path)).status;
    expect([
      await seen("editor"),
      await seen("author"),
      await seen("contributor"),
      await seen("anonymous"),
    ]).toEqual([200, 200, 403, 403]);
    expect((await caller("anonymous").request("GET", path)).body.code).toBe("venue-not-accessible");
  });
});

describe("the author", () => {
  const unknown = 123_456;

  it.each([
    ["/events", eventBody({ author: unknown }), "author"],
    ["/venues", { venue: "Loft", author: String(unknown) }, "author"],
    ["/organizers", { organizer: "Gil", author: unknown }, "author"],
    ["/events", eventBody({ venue: { venue: "Loft", author: unknown } }), "venue"],
  ])("in %s has to have a key", async (path, body, parameter) => {
    const rejected = await caller("editor").request("POST", path, body);
    expect(rejected.body).toMatchObject({ code: "rest_invalid_param", data: { status: 400 } });
    expect(rejected.body.data?.params?.[parameter]).toContain(`author refers to ${unknown}`);
    const { id } = await eventOf(strangerId, "publish");
    expect((await caller("editor").request("PATCH", id, { author: unknown })).status).toBe(400);
    const given = await caller("editor").request("PATCH", id, { author: caller("author").author });
    expect(given.body.author).toBe(String(caller("author").author));
    const own = eventBody({ author: caller("contributor").author });
    expect((await caller("contributor").request("POST", "/events", own)).status).toBe(201);
  });
});

describe("terms", () => {
  it.each([
    ["anonymous", 401, 401],
    ["subscriber", 403, 403],
    ["contributor", 403, 403],
    ["author", 201, 403],
    ["editor", 201, 201],
    ["administrator", 201, 201],
  ])("made by %s: categories %i, tags %i", async (role, category, tag) => {
    expect((await caller(role).request("POST", "/categories", { name: `Kind ${role}` })).status).toBe(
      category,
    );
    expect((await caller(role).request("POST", "/tags", { name: `Word ${role}` })).status).toBe(tag);
  });

  it("come with an event of anyone who may write one", async () => {
    const made = await caller("contributor").request(
      "POST",
      "/events",
      eventBody({ categories: ["By hand"] }),
    );
    expect(made.body.categories).toMatchObject([{ name: "By hand", count: 0 }]);
  });
});

it("a linked venue made by a contributor is a draft, which readers see inside the event once it is published", async () => {
  const made = await caller("contributor").request("POST", "/events", eventBody({ venue: { venue: "Den" } }));
  expect(made.body.venue).toMatchObject({ status: "draft" });
  await caller("editor").request("PATCH", `/events/${textOf(made.body.id)}`, { status: "publish" });
  const read = async () =>
    (await caller("anonymous").request("GET", `/events/${textOf(made.body.id)}`)).body.venue;
  expect(await read()).toEqual([]);
  await caller("editor").request("PATCH", `/venues/${textOf(made.body.venue?.id)}`, { status: "publish" });
  expect(await read()).toMatchObject({ venue: "Den", status: "publish" });
});

afterAll(() => expect(service.errors).toEqual([]));
