import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useService } from "../support/service.js";
import { addAuthors, anonymousCaller, strangerId, useCaller } from "./callers.js";
import { createEvent, eventBody, textOf } from "./sample-records.js";

const service = useService({ ADMIN_API_KEY: "an-administrator-key-of-these-tests" });

const administrator = useCaller(service, "administrator", 10);
const editor = useCaller(service, "editor", 11);
const author = useCaller(service, "author", 12);
const contributor = useCaller(service, "contributor", 13);
const anonymous = anonymousCaller(service);
beforeAll(() => addAuthors(service, strangerId));

const statuses = ["publish", "future", "draft", "pending", "private", "trash"] as const;
type Status = (typeof statuses)[number];
let serial = 0;

/** An event in a status with a slug of its own, which belongs to an author. */
async function eventOf(owner: number, status: Status): Promise<string> {
  serial += 1;
  const date = status === "future" ? { date: "2099-01-01 00:00:00" } : {};
  const event = { title: "Subject", slug: `subject-${serial}`, author: owner, status, ...date };
  const { path, body } = await createEvent(administrator, event);
  expect(body.status).toBe(status);
  return path;
}

describe("the status of a write", () => {
  it.each([
    ["author", author, {}, "publish"],
    ["author", author, { status: "future" }, "publish"],
    ["author", author, { date: "2099-01-01 00:00:00" }, "future"],
    ["author", author, { status: "draft", date: "2099-01-01 00:00:00" }, "draft"],
    ["author", author, { status: "private" }, "private"],
    ["contributor", contributor, {}, "draft"],
    ["contributor", contributor, { status: "publish" }, "pending"],
    ["contributor", contributor, { status: "future", date: "2099-01-01 00:00:00" }, "pending"],
    ["contributor", contributor, { status: "private" }, "private"],
    ["contributor", contributor, { status: "pending" }, "pending"],
  ])("of %s who gives %3$j is %4$s", async (_role, caller, given, expected) => {
    const made = await createEvent(caller, given);
    expect(made.body).toMatchObject({ status: expected, author: String(caller.author) });
  });

  it("is kept by an update without one", async () => {
    for (const status of statuses.filter((name) => name !== "trash")) {
      const event = await eventOf(strangerId, status);
      expect((await editor.patch(event, { title: "Kept" })).body.status).toBe(status);
    }
  });

  it("turns to and fro between publish and future with the date", async () => {
    const event = await eventOf(strangerId, "publish");
    const change = async (body: object) => (await editor.patch(event, body)).body;
    expect(await change({ date_utc: "2099-01-01 00:00:00" })).toMatchObject({
      status: "future",
      date_utc: "2099-01-01 00:00:00",
    });
    expect(await change({ date_utc: "2020-01-01 00:00:00" })).toMatchObject({ status: "publish" });
  });

  it("publishes what is scheduled at once where publish is asked for without a date", async () => {
    for (const status of ["publish", undefined, "future"]) {
      const id = await eventOf(strangerId, "future");
      const { body } = await editor.patch(id, { status });
      const isNow = textOf(body.date_utc) === "2027-03-01 12:00:00";
      expect([body.status, isNow], status).toEqual(
        status === "publish" ? ["publish", true] : ["future", false],
      );
    }
    const dated = await eventOf(strangerId, "future");
    for (const date of ["2099-01-01 00:00:00", "2098-01-01 00:00:00"]) {
      const { body } = await editor.patch(dated, { status: "publish", date });
      expect(body).toMatchObject({ status: "future", date });
    }
    const trashed = await eventOf(strangerId, "future");
    await editor.delete(trashed);
    const back = await editor.patch(trashed, { status: "publish" });
    expect(back.body).toMatchObject({ status: "publish" });
    const draft = await eventOf(strangerId, "draft");
    const later = { date: "2099-01-01 00:00:00" };
    await editor.patch(draft, later);
    const published = await editor.patch(draft, { status: "publish" });
    expect(published.body).toMatchObject({ status: "future", ...later });
  });

  it("draft has no date and no slug until it is published", async () => {
    const draft = await createEvent(editor, { title: "Unborn", status: "draft" });
    expect(draft.body).toMatchObject({ date_utc: "0000-00-00 00:00:00", slug: "" });
    expect(draft.body.url).toBe(`${service.origin}/?post_type=tribe_events&p=${textOf(draft.body.id)}`);
    const { path } = draft;
    const sentBack = await editor.patch(path, { date_utc: draft.body.date_utc });
    expect([sentBack.status, sentBack.body.date_utc]).toEqual([200, draft.body.date_utc]);
    const zeros = { start_date: draft.body.date_utc };
    expect((await editor.patch(path, zeros)).status).toBe(400);
    const pending = await editor.patch(path, { status: "pending", title: "Reborn" });
    expect(pending.body).toMatchObject({ date_utc: "0000-00-00 00:00:00", slug: "" });
    const published = await editor.patch(path, { status: "publish" });
    expect(published.body.slug).toBe("reborn");
    expect(textOf(published.body.date_utc)).not.toContain("0000");
    const again = await editor.patch(path, { status: "draft" });
    expect(again.body).toMatchObject({ slug: "reborn", date_utc: published.body.date_utc });
  });

  it("draft of a venue has a slug at once", async () => {
    const venue = await editor.post("/venues", { venue: "Attic", status: "draft" });
    expect(venue.body).toMatchObject({ slug: "attic", status: "draft" });
  });

  it("of several drafts without slugs is no conflict", async () => {
    const drafts = await Promise.all(
      Array.from({ length: 5 }, () => createEvent(editor, { status: "draft" })),
    );
    expect(drafts.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  });
});

describe("the trash", () => {
  it("gives a record back as it was, by any update, under its slug if that is free", async () => {
    for (const status of ["publish", "draft", "private", "future"] as const) {
      const event = await eventOf(strangerId, status);
      const before = (await editor.get(event)).body;
      const trashed = await editor.delete(event);
      expect(trashed.body).toMatchObject({ status: "trash", slug: `${textOf(before.slug)}__trashed` });
      const { modified, modified_utc, json_ld, ...others } = before;
      expect([typeof modified, typeof modified_utc, typeof json_ld]).toEqual(["string", "string", "object"]);
      expect((await editor.patch(event, {})).body).toMatchObject(others);
    }
  });

  it("frees slugs, also several times, and numbers those that are taken on the way back", async () => {
    const make = async () => (await editor.create("/venues", { venue: "Tower" })).path;
    const first = await make();
    await editor.delete(first);
    const second = await make();
    expect((await editor.delete(second)).body.slug).toBe("tower__trashed-2");
    const third = await make();
    const slugs = [];
    for (const path of [second, third, first]) slugs.push((await editor.put(path, {})).body.slug);
    expect(slugs).toEqual(["tower-2", "tower", "tower-3"]);
  });

  it("does not let a contributor publish what comes out of it", async () => {
    const id = await eventOf(contributor.author, "publish");
    await editor.delete(id);
    expect((await contributor.patch(id, {})).status).toBe(403);
    const own = await createEvent(contributor, { status: "trash" });
    expect((await contributor.patch(own.path, {})).body.status).toBe("draft");
  });

  it("shows a venue to editors and its author only", async () => {
    const { path } = await author.create("/venues", { venue: "Cellar" });
    await author.delete(path);
    const answers = [editor, author, contributor, anonymous].map((caller) => caller.get(path));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 403, 403]);
    expect((await anonymous.get(path)).body.code).toBe("venue-not-accessible");
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
    const rejected = await editor.post(path, body);
    expect(rejected.body).toMatchObject({ code: "rest_invalid_param", data: { status: 400 } });
    expect(rejected.body.data?.params?.[parameter]).toContain(`author refers to ${unknown}`);
    const id = await eventOf(strangerId, "publish");
    expect((await editor.patch(id, { author: unknown })).status).toBe(400);
    const given = await editor.patch(id, { author: author.author });
    expect(given.body.author).toBe(String(author.author));
    const own = eventBody({ author: contributor.author });
    expect((await contributor.post("/events", own)).status).toBe(201);
  });
});

it("terms come with an event of anyone who may write one", async () => {
  const made = await createEvent(contributor, { categories: ["By hand"] });
  expect(made.body.categories).toMatchObject([{ name: "By hand", count: 0 }]);
});

it("a linked venue made by a contributor is a draft, which readers see inside the event once it is published", async () => {
  const made = await createEvent(contributor, { venue: { venue: "Den" } });
  expect(made.body.venue).toMatchObject({ status: "draft" });
  await editor.patch(made.path, { status: "publish" });
  const read = async () => (await anonymous.get(made.path)).body.venue;
  expect(await read()).toEqual([]);
  await editor.patch(`/venues/${textOf(made.body.venue?.id)}`, { status: "publish" });
  expect(await read()).toMatchObject({ venue: "Den", status: "publish" });
});

afterAll(() => expect(service.errors).toEqual([]));
