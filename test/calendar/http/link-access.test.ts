import { afterAll, describe, expect, it } from "vitest";
import type { ImageDocument } from "../../../runtime/core/image.js";
import { useService } from "../support/service.js";
import { anonymousCaller, createCaller, useCaller } from "./callers.js";
import { eventBody, textOf } from "./sample-records.js";

const service = useService({ HOST: "0.0.0.0" });
const strict = useService({ HOST: "0.0.0.0", TERMS_BY_NAME: "editors" });

const editor = useCaller(service, "editor", 11);
const author = useCaller(service, "author", 12);
const contributor = useCaller(service, "contributor", 13);
const anonymous = anonymousCaller(service);

/** Stores an image that no record shows. */
async function storeImage(): Promise<number> {
  const id = await service.database.sequences.next("post");
  const file = { name: `i${id}.png`, media_type: "image/png", width: 1, height: 1, filesize: 1, hash: "0" };
  await service.database.db
    .collection<ImageDocument>("images")
    .insertOne({ _id: id, ...file, extension: "png", sizes: {} });
  return id;
}

describe("a link that a write names", () => {
  it.each([
    ["venue", "/venues", { venue: "Hidden hall", city: "Hidden city" }],
    ["organizer", "/organizers", { organizer: "Hidden host", email: "hidden@example.org" }],
  ])("to a private %s is rejected like one to an unknown id", async (field, path, body) => {
    const { id: hidden } = await editor.create(path, { ...body, status: "private" });
    for (const caller of [author, contributor, anonymous])
      for (const [form, unknown] of [
        [hidden, 999_999],
        [{ id: hidden }, { id: 999_999 }],
        [[hidden], [999_999]],
      ]) {
        const answers = [form, unknown].map((value) => caller.post("/events", eventBody({ [field]: value })));
        const [rejected, other] = await Promise.all(answers);
        expect(rejected?.status).toBe(caller === anonymous ? 401 : 400);
        const [one, two] = [rejected, other].map((answer) =>
          JSON.stringify(answer?.body).replaceAll(/refers to \d+/g, "refers to ID"),
        );
        expect(one).toBe(two);
        expect(one).not.toContain("Hidden");
      }
    const own = await editor.post("/events", eventBody({ [field]: hidden }));
    expect(own.status).toBe(201);
  });

  it("to something of another kind that the caller may not read is rejected like one to an unknown id", async () => {
    const { id: hidden } = await editor.create("/organizers", { organizer: "Elsewhere", status: "draft" });
    const rejected = await contributor.post("/events", eventBody({ venue: hidden }));
    expect(rejected.body.data?.details?.venue).toMatchObject({ code: "rest_not_found" });
    const seen = await editor.post("/events", eventBody({ venue: hidden }));
    expect(seen.body.data?.details?.venue).toMatchObject({ code: "rest_wrong_kind" });
  });

  it("to a private series or event above is rejected as well", async () => {
    const { id: hidden } = await editor.create("/events", eventBody({ status: "private" }));
    const rejected = await contributor.post("/events", eventBody({ post_parent: hidden }));
    expect(rejected.body.data?.details?.post_parent).toMatchObject({ code: "rest_not_found" });
  });

  it("by the name of a private venue makes a venue of the caller's own", async () => {
    const { id: hidden } = await editor.create("/venues", {
      venue: "Same name",
      city: "Hidden",
      status: "private",
    });
    const answer = await author.post("/events", eventBody({ venue: { venue: "same name" } }));
    expect(answer.status).toBe(201);
    expect(answer.body.venue).toMatchObject({ venue: "same name", author: "12" });
    expect(answer.body.venue?.id).not.toBe(hidden);
    const again = await editor.post("/events", eventBody({ venue: { venue: "same name" } }));
    expect(again.body.venue).toMatchObject({ id: hidden });
  });

  it("to an image is accepted where a record that the caller may read shows the image", async () => {
    const [hidden, shown, locked] = [await storeImage(), await storeImage(), await storeImage()];
    await editor.create("/venues", { venue: "Private gallery", image: String(hidden), status: "private" });
    await editor.create("/venues", { venue: "Open gallery", image: String(shown) });
    await editor.create("/events", eventBody({ image: String(locked), password: "hush" }));
    const statusOf = async (image: number, body = eventBody({ image: String(image) })) =>
      (await contributor.post("/events", body)).status;
    expect([await statusOf(hidden), await statusOf(shown), await statusOf(locked)]).toEqual([400, 201, 400]);
    const inside = eventBody({ venue: { venue: "New gallery", image: String(hidden) } });
    expect(await statusOf(hidden, inside)).toBe(400);
    const rejected = await contributor.post("/events", eventBody({ image: String(hidden) }));
    expect(rejected.body.data?.details?.image).toMatchObject({ code: "rest_not_found" });
  });

  it("that the record has already may be sent back", async () => {
    const image = await storeImage();
    const { id: hidden } = await editor.create("/venues", { venue: "Moved away" });
    const { id: event } = await author.create("/events", eventBody({ venue: hidden }));
    await editor.patch(`/events/${event}`, { image: String(image) });
    await editor.patch(`/venues/${hidden}`, { status: "private" });
    const body = { venue: hidden, image: String(image) };
    expect((await author.patch(`/events/${event}`, body)).status).toBe(200);
    const { id: other } = await author.create("/events", eventBody());
    expect((await author.patch(`/events/${other}`, { venue: hidden })).status).toBe(400);
    expect((await author.patch(`/events/${other}`, { image: String(image) })).status).toBe(200);
    expect((await contributor.patch(`/events/${event}`, { venue: hidden })).status).toBe(400);
  });
});

describe("what an answer shows inside a record", () => {
  it.each(["private", "draft", "pending"])(
    "leaves out %s venues and organizers, everywhere and whatever is cached",
    async (status) => {
      const { id: venue } = await editor.create("/venues", {
        venue: `Secret hall ${status}`,
        city: "Secretville",
      });
      const { id: organizer } = await editor.create("/organizers", { organizer: `Secret host ${status}` });
      const { id: open } = await editor.create("/venues", { venue: `Known hall ${status}` });
      const day = { private: "2031-01-01", draft: "2031-01-02", pending: "2031-01-03" }[status] ?? "";
      const { id: event } = await editor.create("/events", {
        ...eventBody({ venue: [venue, open], organizer: [organizer], title: `Shown ${status}` }),
        start_date: `${day} 10:00:00`,
        end_date: `${day} 11:00:00`,
      });
      await editor.patch(`/venues/${venue}`, { status });
      await editor.patch(`/organizers/${organizer}`, { status });
      const dates = `start_date=${day}&end_date=${day}`;
      const paths = [`/events/${event}`, `/events?${dates}`, `/events/by-slug/shown-${status}`];
      // Twice each, and first by those who see all: nothing that is cached may reach the others.
      for (const path of [...paths, ...paths]) {
        const seen = JSON.stringify((await editor.get(path)).body);
        expect(seen).toContain("Secret hall");
        expect(seen).toContain("Secret host");
        for (const caller of [anonymous, author, contributor]) {
          const answer = await caller.get(path);
          expect(answer.status).toBe(200);
          expect(JSON.stringify(answer.body), path).not.toContain("Secret");
          expect(JSON.stringify(answer.body)).toContain("Known hall");
        }
      }
      const base = `${service.origin}/calendar/events/v1`;
      const others = [
        `${base}/events/${event}.ics`,
        `${base}/events.ics?${dates}`,
        `${base}/events.rss?${dates}`,
        `${service.origin}/event/shown-${status}/`,
        `${service.origin}/?view=list&date=${day}`,
        `${service.origin}/wp-json/tribe/events/v1/events?${dates}`,
        `${base}/events?${dates}&_fields=events.venue,events.organizer`,
        `${service.origin}/sitemap.xml`,
      ];
      for (const url of others) {
        const response = await fetch(url);
        expect(response.status, url).toBe(200);
        expect(await response.text(), url).not.toContain("Secret");
      }
    },
  );

  it("does not let the place of a venue be found that the caller may not read", async () => {
    const { id: venue } = await editor.create("/venues", { venue: "Bunker", geo_lat: 61.5, geo_lng: 9.5 });
    await editor.create("/events", eventBody({ venue }));
    const near = "/events?geoloc_lat=61.5&geoloc_lng=9.5&geoloc_radius=1&start_date=2027-01-01";
    expect((await anonymous.get(near)).body.total).toBe(1);
    await editor.patch(`/venues/${venue}`, { status: "private" });
    expect((await anonymous.get(near)).body.total).toBe(0);
    expect((await editor.get(near)).body.total).toBe(1);
    const byId = `/events?venue=${venue}&start_date=2027-01-01`;
    expect((await anonymous.get(byId)).body.total).toBe(0);
    expect((await editor.get(byId)).body.total).toBe(1);
  });
});

describe("a term that a write names and no one has created", () => {
  it("is created by all who may write the record, unless TERMS_BY_NAME leaves that to editors", async () => {
    const body = eventBody({ categories: ["Fresh"], tags: ["New tag"] });
    const known = await contributor.post("/events", body);
    expect(known.body.categories).toMatchObject([{ name: "Fresh" }]);
    const writer = await createCaller(strict, "contributor", 21);
    const rejected = await writer.post("/events", body);
    expect(rejected.status).toBe(400);
    expect(Object.keys(rejected.body.data?.details ?? {})).toEqual(["categories", "tags"]);
    expect(JSON.stringify(rejected.body.data)).toContain("rest_not_allowed");
    const chief = await createCaller(strict, "editor", 22);
    const accepted = await chief.post("/events", body);
    expect(accepted.body.categories).toMatchObject([{ name: "Fresh" }]);
    const ids = { categories: [Number(accepted.body.categories?.[0]?.id)], tags: ["new tag"] };
    const named = await writer.post("/events", eventBody(ids));
    expect([named.status, textOf(named.body.tags?.[0]?.name)]).toEqual([201, "New tag"]);
  });
});

afterAll(() => expect([...service.errors, ...strict.errors]).toEqual([]));
