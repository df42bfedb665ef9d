import { afterAll, describe, expect, it } from "vitest";
import { useService } from "../support/service.js";
import { useCaller } from "./callers.js";
import { createEvent, eventBody, textOf } from "./sample-records.js";

const service = useService();

const venue = (name: string) => service.create("/venues", { venue: name });
const total = async (path: string) => Number((await service.get(path)).body.total);
const form = (fields: string) => ({
  text: fields,
  headers: { "content-type": "application/x-www-form-urlencoded" },
});

describe("venues of an event", () => {
  it("are given in any form that names them", async () => {
    const { body } = await venue("Arena");
    const id = Number(body.id);
    for (const given of [
      id,
      textOf(id),
      { id },
      { id: textOf(id) },
      [id],
      [textOf(id)],
      [{ id }],
      `[${id}]`,
    ]) {
      const event = await createEvent(service, { venue: given });
      expect(event.body.venue, JSON.stringify(given)).toMatchObject({ id, venue: "Arena" });
    }
  });

  it("are a list in their order where there are several", async () => {
    const ids = [await venue("North"), await venue("South")].map(({ body }) => Number(body.id)).reverse();
    for (const given of [ids, ids.join(","), [...ids, ...ids], [{ id: ids[0] }, textOf(ids[1])]]) {
      const event = await createEvent(service, { venue: given });
      expect(event.body.venue).toMatchObject([{ venue: "South" }, { venue: "North" }]);
    }
  });

  it.each([[[]], [null], [""], [0]])("are removed by %j and kept when left out", async (nothing) => {
    const event = await createEvent(service, { venue: { venue: "Shed" }, organizer: [{ organizer: "Eve" }] });
    const path = event.path;
    expect((await service.patch(path, { title: "T" })).body.venue).toMatchObject({ venue: "Shed" });
    const changed = await service.patch(path, { venue: nothing, organizer: nothing });
    expect(changed.body).toMatchObject({ venue: [], organizer: [] });
  });

  it("are removed by an empty or zero field of a form", async () => {
    for (const fields of ["venue=", "venue=0", "venue[]="]) {
      const event = await createEvent(service, { venue: { venue: "Shed" } });
      const changed = await service.request("POST", event.path, form(fields));
      expect(changed.body.venue, fields).toEqual([]);
    }
  });

  it("that do not exist, or are something else, are rejected", async () => {
    const other = await createEvent(service);
    const organizer = await service.create("/organizers", { organizer: "Fay" });
    for (const given of [
      999_999,
      [999_999],
      "x",
      { id: 999_999 },
      other.body.id,
      organizer.body.id,
      { venue: "" },
      { city: "Rome" },
      true,
    ]) {
      const answer = await service.post("/events", eventBody({ venue: given }));
      expect(answer.body, JSON.stringify(given)).toMatchObject({
        code: "rest_invalid_param",
        data: { status: 400 },
      });
      expect(answer.body.data?.params).toHaveProperty("venue");
    }
  });

  it("given as an object are created with their fields, or reused by their name", async () => {
    const event = await createEvent(service, { venue: { venue: "Opera", city: "Wien", show_map: "0" } });
    expect(event.body.venue).toMatchObject({
      venue: "Opera",
      city: "Wien",
      show_map: false,
      status: "publish",
    });
    const again = await createEvent(service, {
      venue: [{ venue: "OPERA", city: "Graz" }, { venue: "opera" }],
    });
    expect(again.body.venue).toMatchObject({ id: event.body.venue?.id, venue: "Opera", city: "Graz" });
    await service.delete(`/venues/${textOf(event.body.venue?.id)}`);
    const anew = await createEvent(service, { venue: { venue: "Opera" } });
    expect(anew.body.venue?.id).not.toBe(event.body.venue?.id);
  });

  it("of names that only look alike are others, and stay as they are", async () => {
    const linked = (venue: object, organizer: object) => createEvent(service, { venue, organizer });
    await linked({ venue: "Room #1+", city: "Bari" }, { organizer: "R&B Club", email: "rb@example.org" });
    const { body } = await linked(
      { venue: "Room 1", city: "Como" },
      { organizer: "R+B Club", email: "other@example.org" },
    );
    expect(body).toMatchObject({ venue: { city: "Como" }, organizer: [{ organizer: "R+B Club" }] });
    const again = await linked({ venue: " room  #1+ " }, { organizer: "r&amp;b club" });
    expect(again.body).toMatchObject({
      venue: { venue: "Room #1+", city: "Bari" },
      organizer: [{ organizer: "R&B Club", email: "rb@example.org" }],
    });
  });

  it("that are reused keep what the object leaves out, and are written only where something changes", async () => {
    const full = { venue: "Kiosk", city: "Bari", website: "https://kiosk.example/" };
    const { body } = await service.create("/venues", { ...full, phone: "1" });
    const path = `/venues/${textOf(body.id)}`;
    const tag = async () => (await service.get(path)).headers.get("etag");
    const before = await tag();
    await createEvent(service, { venue: { venue: "kiosk", city: "Bari" } });
    expect(await tag()).toBe(before);
    const event = await createEvent(service);
    const changed = {
      venue: [{ venue: "Kiosk", phone: "", city: null, country: "Italia", description: "<p>New</p>" }],
    };
    await service.patch(event.path, changed);
    const read = (await service.get(path)).body;
    expect(read).toMatchObject({ ...full, country: "Italia", description: "<p>New</p>" });
    expect(read.phone).toBeUndefined();
    expect(await tag()).not.toBe(before);
  });

  it("vanish from the event and from what finds it while they are in the trash", async () => {
    const event = await createEvent(service, {
      venue: { venue: "Pavilion" },
      organizer: { organizer: "Pat" },
    });
    const filtered = async () => [
      await total(`/events?starts_after=2020-01-01&venue=${textOf(event.body.venue?.id)}`),
      await total(`/events?starts_after=2020-01-01&organizer=${textOf(event.body.organizer?.[0]?.id)}`),
    ];
    expect(await filtered()).toEqual([1, 1]);
    const path = `/venues/${textOf(event.body.venue?.id)}`;
    const host = `/organizers/${textOf(event.body.organizer?.[0]?.id)}`;
    await service.delete(path);
    expect((await service.get(event.path)).body.venue).toEqual([]);
    expect(await filtered()).toEqual([0, 1]);
    await service.delete(host);
    expect(await filtered()).toEqual([0, 0]);
    for (const each of [path, host]) await service.patch(each, {});
    expect((await service.get(event.path)).body.venue).toMatchObject({ venue: "Pavilion" });
    expect(await filtered()).toEqual([1, 1]);
  });
});

describe("organizers of an event", () => {
  it("are always a list, in the order given, each once", async () => {
    const [one, two] = [
      await service.create("/organizers", { organizer: "One" }),
      await service.create("/organizers", { organizer: "Two" }),
    ];
    const event = await createEvent(service, {
      organizer: [
        textOf(two.body.id),
        { id: one.body.id },
        two.body.id,
        { organizer: "Three", email: "3@example.org" },
      ],
    });
    expect(event.body.organizer).toMatchObject([
      { organizer: "Two" },
      { organizer: "One" },
      { organizer: "Three", email: "3@example.org" },
    ]);
    for (const given of [one.body.id, { id: one.body.id }, { organizer: "one" }]) {
      const single = await createEvent(service, { organizer: given });
      expect(single.body.organizer).toMatchObject([{ id: one.body.id }]);
    }
  });
});

describe("a rejected event", () => {
  it.each([
    ["its end lies before its start", { end_date: "2027-03-09 10:00:00" }],
    ["its zone is unknown", { timezone: "Mars/Base" }],
    ["a parent is unknown", { post_parent: 999_999 }],
    ["an image is unknown", { image: "999999" }],
    ["another linked record is unknown", { organizer: [999_999] }],
    ["the date of a linked record is none", { organizer: [{ organizer: "Gus", date: "someday" }] }],
    ["the image of a linked record is unknown", { organizer: [{ organizer: "Gus", image: "999999" }] }],
  ])("creates nothing when %s", async (_reason, bad) => {
    const before = [
      await total("/venues"),
      await total("/organizers"),
      await total("/categories?hide_empty=false"),
    ];
    const body = eventBody({ venue: { venue: "Never built" }, categories: ["Never made"], ...bad });
    const answer = await service.post("/events", body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(400);
    expect([
      await total("/venues"),
      await total("/organizers"),
      await total("/categories?hide_empty=false"),
    ]).toEqual(before);
  });

  it("names the end that lies before the start, also on an update", async () => {
    const event = await createEvent(service);
    const answer = await service.patch(event.path, {
      end_date: "2027-03-10 19:29:59",
      venue: { venue: "Never built" },
    });
    expect(answer.body.data?.params).toHaveProperty("end_date");
    expect((await service.get("/venues?search=never")).body.total).toBe(0);
  });

  it("by an outdated If-Match creates nothing", async () => {
    const event = await createEvent(service);
    const answer = await service.patch(
      event.path,
      { venue: { venue: "Never built" } },
      { headers: { "if-match": '"r99.x"' } },
    );
    expect(answer.status).toBe(412);
    expect((await service.get("/venues?search=never")).body.total).toBe(0);
  });
});

afterAll(() => expect(service.errors).toEqual([]));

describe("a record given by a name that exists", () => {
  const closed = useService({ ADMIN_API_KEY: "an-administrator-key-of-these-tests" });
  const editor = useCaller(closed, "editor", 31);
  const author = useCaller(closed, "author", 32);

  it("is changed by those who may edit it, and only linked by others", async () => {
    const { body: foreign } = await editor.post("/venues", { venue: "Villa", city: "Como" });
    const { body: own } = await author.post("/organizers", { organizer: "Uma", phone: "1" });
    const linked = {
      venue: { venue: "Villa", city: "Lecco" },
      organizer: [{ organizer: "uma", phone: "2" }],
    };
    const { status, body } = await author.post("/events", eventBody(linked));
    expect(status).toBe(201);
    expect(body.venue).toMatchObject({ id: foreign.id, city: "Como" });
    expect(body.organizer).toMatchObject([{ id: own.id, organizer: "Uma", phone: "2" }]);
    const edited = await editor.post("/events", eventBody({ venue: linked.venue }));
    expect(edited.body.venue).toMatchObject({ id: foreign.id, city: "Lecco" });
  });

  it("is no filter for those who are not shown it", async () => {
    const { body: hidden } = await editor.post("/venues", { venue: "Vault", status: "private" });
    const { body: event } = await editor.post("/events", eventBody({ venue: hidden.id }));
    const path = `/events?starts_after=2020-01-01&venue=${textOf(hidden.id)}`;
    expect((await editor.get(path)).body.events).toMatchObject([{ id: event.id }]);
    expect((await closed.get(path)).body).toMatchObject({ events: [], total: 0 });
  });
});
