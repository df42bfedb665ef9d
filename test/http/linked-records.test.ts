import { describe, expect, it } from "vitest";
import { useService } from "../support/service.js";
import { created, createEvent, eventBody, pathOf, textOf } from "./sample-records.js";

const service = useService();

const venue = (name: string) => created(service, "/venues", { venue: name });
const total = async (path: string) => Number((await service.request("GET", path)).body.total);
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
    const path = pathOf("events", event);
    expect((await service.request("PATCH", path, { body: { title: "T" } })).body.venue).toMatchObject({
      venue: "Shed",
    });
    const changed = await service.request("PATCH", path, { body: { venue: nothing, organizer: nothing } });
    expect(changed.body).toMatchObject({ venue: [], organizer: [] });
  });

  it("are removed by an empty or zero field of a form", async () => {
    for (const fields of ["venue=", "venue=0", "venue[]="]) {
      const event = await createEvent(service, { venue: { venue: "Shed" } });
      const changed = await service.request("POST", pathOf("events", event), form(fields));
      expect(changed.body.venue, fields).toEqual([]);
    }
  });

  it("that do not exist, or are something else, are refused", async () => {
    const other = await createEvent(service);
    const organizer = await created(service, "/organizers", { organizer: "Fay" });
    for (const given of [
      999_999,
      [999_999],
      "x",
      { id: 999_999 },
      other.body.id,
      organizer.body.id,
      { venue: "" },
      true,
    ]) {
      const answer = await service.request("POST", "/events", { body: eventBody({ venue: given }) });
      expect(answer.body, JSON.stringify(given)).toMatchObject({
        code: "rest_invalid_param",
        data: { status: 400 },
      });
      expect(answer.body.data?.params).toHaveProperty("venue");
    }
  });

  it("without a name are refused", async () => {
    const answer = await service.request("POST", "/events", { body: eventBody({ venue: { city: "Rome" } }) });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body.data)).toContain("venue");
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
    expect(again.body.venue).toMatchObject({ id: event.body.venue?.id, city: "Wien" });
    await service.request("DELETE", `/venues/${textOf(event.body.venue?.id)}`);
    const anew = await createEvent(service, { venue: { venue: "Opera" } });
    expect(anew.body.venue?.id).not.toBe(event.body.venue?.id);
  });

  it("vanish from the event while they are in the trash", async () => {
    const event = await createEvent(service, { venue: { venue: "Pavilion" } });
    const path = `/venues/${textOf(event.body.venue?.id)}`;
    await service.request("DELETE", path);
    expect((await service.request("GET", pathOf("events", event))).body.venue).toEqual([]);
    await service.request("PATCH", path, { body: {} });
    expect((await service.request("GET", pathOf("events", event))).body.venue).toMatchObject({
      venue: "Pavilion",
    });
  });
});

describe("organizers of an event", () => {
  it("are always a list, in the order given, each once", async () => {
    const [one, two] = [
      await created(service, "/organizers", { organizer: "One" }),
      await created(service, "/organizers", { organizer: "Two" }),
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

describe("a refused event", () => {
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
    const answer = await service.request("POST", "/events", { body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(400);
    expect([
      await total("/venues"),
      await total("/organizers"),
      await total("/categories?hide_empty=false"),
    ]).toEqual(before);
  });

  it("names the end that lies before the start, also on an update", async () => {
    const event = await createEvent(service);
    const answer = await service.request("PATCH", pathOf("events", event), {
      body: { end_date: "2027-03-10 19:29:59", venue: { venue: "Never built" } },
    });
    expect(answer.body.data?.params).toHaveProperty("end_date");
    expect((await service.request("GET", "/venues?search=never")).body.total).toBe(0);
  });

  it("by an outdated If-Match creates nothing", async () => {
    const event = await createEvent(service);
    const answer = await service.request("PATCH", pathOf("events", event), {
      body: { venue: { venue: "Never built" } },
      headers: { "if-match": '"r99.x"' },
    });
    expect(answer.status).toBe(412);
    expect((await service.request("GET", "/venues?search=never")).body.total).toBe(0);
  });
});

it("answers without a fault of the service", () => {
  expect(service.faults).toEqual([]);
});
