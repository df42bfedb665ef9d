import { afterAll, describe, expect, it } from "vitest";
import { useService } from "../support/service.js";
import { createEvent, textOf } from "./sample-records.js";

const service = useService({ SITE_TIMEZONE: "America/New_York" });

const eventKeys = [
  ..."id global_id global_id_lineage author status date date_utc modified".split(" "),
  ..."modified_utc url rest_url".split(" "),
  ..."title description excerpt slug image all_day start_date start_date_details".split(" "),
  ..."end_date end_date_details utc_start_date utc_start_date_details".split(" "),
  ..."utc_end_date utc_end_date_details timezone timezone_abbr cost cost_details website".split(" "),
  ..."show_map show_map_link hide_from_listings sticky featured categories tags venue".split(" "),
  ..."organizer custom_fields".split(" "),
];

describe("an event", () => {
  it("is created, read, changed, listed and moved to the trash", async () => {
    const event = await createEvent(service, { title: "Moonlight" });
    expect(event.body).toMatchObject({ utc_start_date: "2027-03-10 18:30:00", slug: "moonlight" });
    expect(event.headers.get("location")).toBe(event.body.rest_url);

    const read = await service.get(event.path);
    expect(read.status).toBe(200);
    expect(read.body.json_ld).toMatchObject({ "@type": "Event", startDate: "2027-03-10T19:30:00+01:00" });
    const listed = await service.get("/events?search=moonlight");
    expect(listed.body).toMatchObject({ total: 1, events: [{ id: event.body.id }] });
    const changed = await service.patch(event.path, { title: "Dawn walk" });
    expect(changed.body).toMatchObject({ title: "Dawn walk", slug: "moonlight", timezone: "Europe/Rome" });
    const removed = await service.delete(event.path);
    expect(removed.body).toMatchObject({ status: "trash", slug: "moonlight__trashed" });
    expect((await service.delete(event.path)).body).toMatchObject({
      code: "event-is-in-trash",
      data: { status: 410 },
    });
  });

  it("shows its fields in the order of the reference service, and json_ld in single answers only", async () => {
    const event = await createEvent(service);
    expect(Object.keys(event.body)).toEqual(eventKeys);
    const read = await service.get(event.path);
    expect(Object.keys(read.body)).toEqual([...eventKeys, "json_ld"]);
    const listed = await service.get("/events");
    expect(Object.keys(listed.body.events?.[0] ?? {})).toEqual(eventKeys);
  });

  it("answers every field in its type", async () => {
    const event = await createEvent(service, { cost: "$10", description: "<p>Bring a lamp.</p>" });
    const id = Number(event.body.id);
    expect(event.body).toMatchObject({
      global_id: `127.0.0.1?id=${id}`,
      global_id_lineage: [`127.0.0.1?id=${id}`],
      author: "1",
      status: "publish",
      url: `${service.origin}/event/${textOf(event.body.slug)}/`,
      rest_url: `${service.origin}/calendar/events/v1/events/${id}`,
      title: "Night walk",
      description: "<p>Bring a lamp.</p>",
      excerpt: "",
      image: false,
      all_day: false,
      start_date: "2027-03-10 19:30:00",
      start_date_details: { year: "2027", month: "03", day: "10", hour: "19", minutes: "30", seconds: "00" },
      utc_end_date: "2027-03-10 20:00:00",
      timezone: "Europe/Rome",
      timezone_abbr: "CET",
      cost: "$10",
      cost_details: { currency_symbol: "$", currency_code: "", currency_position: "prefix", values: ["10"] },
      website: "",
      show_map: false,
      show_map_link: false,
      hide_from_listings: false,
      sticky: false,
      featured: false,
      categories: [],
      tags: [],
      venue: [],
      organizer: [],
      custom_fields: [],
    });
    const [local, utc] = [textOf(event.body.date), textOf(event.body.date_utc)];
    expect(local).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const hours = (Date.parse(`${utc}Z`) - Date.parse(`${local}Z`)) / 3_600_000;
    expect([4, 5]).toContain(hours);
  });

  it.each(["POST", "PUT", "PATCH"])("keeps everything that a %s leaves out", async (method) => {
    const event = await createEvent(service, {
      description: "Words",
      excerpt: "Word",
      status: "private",
      date: "2026-01-02 03:04:05",
      all_day: true,
      cost: "5 €",
      website: "https://walks.example/",
      show_map: true,
      show_map_link: true,
      sticky: true,
      featured: true,
      hide_from_listings: true,
      categories: ["Outdoors"],
      tags: ["night"],
      venue: { venue: "Forest" },
      organizer: [{ organizer: "Ada" }],
    });
    const changed = await service.request(method, event.path, { body: { title: "Dusk walk" } });
    expect(changed.status).toBe(200);
    const { modified, modified_utc, ...others } = event.body;
    expect(changed.body).toMatchObject({ ...others, title: "Dusk walk" });
    expect([typeof modified, typeof modified_utc]).toEqual(["string", "string"]);
  });

  it("takes back the answer of a GET without changing anything but the time of the change", async () => {
    const event = await createEvent(service, {
      status: "draft",
      cost: "10 - 25",
      venue: [{ venue: "Hall" }, { venue: "Yard" }],
      organizer: [{ organizer: "Ben" }],
      categories: ["Talks"],
      tags: ["spring"],
    });
    const read = await service.get(event.path);
    const { slug, modified, modified_utc, ...others } = read.body;
    expect([slug, typeof modified, typeof modified_utc]).toEqual(["", "string", "string"]);
    const sent = await service.put(event.path, others);
    expect(sent.body).toMatchObject({
      ...event.body,
      modified: sent.body.modified,
      modified_utc: sent.body.modified_utc,
    });
  });

  it("keeps what null stands for at the drop-in address, where null may not be sent, and empties it where it may", async () => {
    const event = await createEvent(service, {
      website: "https://walks.example/",
      description: "Words",
      categories: ["Dark"],
      venue: { venue: "Cave" },
      organizer: { organizer: "Cy" },
    });
    const body = {
      description: null,
      start_date: null,
      website: null,
      categories: null,
      venue: null,
      organizer: null,
    };
    const changed = await service.patch(event.path, body, { base: "/wp-json/tribe/events/v1" });
    expect(changed.body).toMatchObject({
      description: "<p>Words</p>",
      start_date: "2027-03-10 19:30:00",
      website: "",
      categories: [],
      venue: [],
      organizer: [],
    });
  });

  it("may be emptied of texts and cost", async () => {
    const event = await createEvent(service, {
      description: "Words",
      excerpt: "Word",
      cost: "10",
      website: "https://a.example/",
    });
    const body = { description: "", excerpt: "", cost: "", website: "" };
    const changed = await service.patch(event.path, body);
    expect(changed.body).toMatchObject({ description: "", excerpt: "", cost: "", website: "" });
  });

  it("is found by its slug in any letter case, and renamed by a slug in the body", async () => {
    const event = await createEvent(service, { title: "Réveil à l’aube" });
    expect(event.body.slug).toBe("reveil-a-laube");
    const read = await service.get("/events/by-slug/Reveil-A-Laube");
    expect(read.body).toMatchObject({ id: event.body.id, title: "Réveil à l’aube" });
    expect(read.body.json_ld).toBeDefined();
    const renamed = await service.put("/events/by-slug/reveil-a-laube", { slug: "Dawn Call" });
    expect(renamed.body).toMatchObject({ id: event.body.id, slug: "dawn-call" });
    expect((await service.get("/events/by-slug/reveil-a-laube")).body).toMatchObject({
      code: "rest_invalid_param",
      data: { status: 400, params: { slug: expect.any(String) as string } },
    });
    expect((await service.delete("/events/by-slug/dawn-call")).status).toBe(200);
    expect((await service.delete("/events/by-slug/dawn-call")).status).toBe(400);
    expect((await service.delete("/events/by-slug/dawn-call__trashed")).status).toBe(410);
  });

  it("has a slug in percent signs where letters cannot be folded, which either spelling finds", async () => {
    const event = await createEvent(service, { title: "😀" });
    expect(event.body.slug).toBe("%f0%9f%98%80");
    for (const slug of ["😀", "%f0%9f%98%80", "%25f0%259f%2598%2580"]) {
      const read = await service.get(`/events/by-slug/${slug}`);
      expect(read.body.id, slug).toBe(event.body.id);
    }
  });

  it.each(["0", "999999", "9007199254740993", "99999999999999999999999999"])(
    "with the unknown id %s is 404 for every method",
    async (id) => {
      for (const method of ["GET", "PATCH", "DELETE"]) {
        const answer = await service.request(method, `/events/${id}`);
        expect(answer.body, method).toMatchObject({ code: "rest-event-not-found", data: { status: 404 } });
      }
    },
  );

  it("with an unknown slug is 400 where it is read or deleted, and 404 where it is changed", async () => {
    for (const method of ["GET", "DELETE"])
      expect((await service.request(method, "/events/by-slug/nowhere")).status).toBe(400);
    const changed = await service.patch("/events/by-slug/nowhere", { title: "T" });
    expect(changed.body).toMatchObject({ code: "rest-event-not-found", data: { status: 404 } });
  });

  it("with the id of a venue is 400", async () => {
    const venue = await service.create("/venues", { venue: "Park" });
    const answer = await service.get(`/events/${venue.id}`);
    expect(answer.body).toMatchObject({ code: "rest-invalid-event-id", data: { status: 400 } });
  });

  it("takes a parent event, but not itself or one below", async () => {
    const parent = await createEvent(service, { title: "Festival" });
    const child = await createEvent(service, { title: "Opening", post_parent: parent.body.id });
    expect(child.body.post_parent).toBe(parent.body.id);
    for (const below of [parent, child]) {
      const answer = await service.patch(parent.path, { post_parent: below.body.id });
      expect(answer.body.data?.params).toHaveProperty("post_parent");
    }
    const freed = await service.patch(child.path, { post_parent: null });
    expect(freed.body).not.toHaveProperty("post_parent");
  });
});

afterAll(() => expect(service.errors).toEqual([]));
