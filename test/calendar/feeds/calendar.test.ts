import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { useService } from "../support/service.js";
import { fetchFile } from "./fetch-file.js";
import { eventsOf, readCalendar, valueOf } from "./read-calendar.js";

const service = useService();

/** Inside the window that a list has by default. */
const year = 2028;

const create = async (fields: object, path = "/events"): Promise<number> =>
  (await service.create(path, fields)).id;

const times = {
  start_date: `${year}-03-10 19:30:00`,
  end_date: `${year}-03-10 22:00:00`,
  timezone: "Europe/Rome",
};

describe("the calendar of a list", () => {
  it("says of an event what another implementation reads as its name, time, place, people and words", async () => {
    const category = await create({ name: "Music, live" }, "/categories");
    await create({
      title: "Concert; at the “Lake”, \\ evening",
      description: `<p>First &amp; foremost.</p><p>${"Très long. 日本語 🎻 ".repeat(30)}</p>`,
      categories: [category],
      tags: ["open air"],
      venue: { venue: "Lake Stage", address: "Via Lago 1", city: "Como", geo_lat: 45.81, geo_lng: 9.08 },
      organizer: [{ organizer: 'Ann: "Strings", Ltd', email: "ann@example.org" }, { organizer: "Bob" }],
      ...times,
    });
    const { status, headers, text } = await fetchFile(service, "/events.ics?search=concert");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/calendar; charset=UTF-8");
    expect(headers.get("content-disposition")).toBe('inline; filename="events.ics"');
    const [event, ...others] = eventsOf(text);
    expect(others).toEqual([]);
    expect(event?.summary).toBe("Concert; at the “Lake”, \\ evening");
    expect(event?.description).toMatch(/^First & foremost\.\n\nTrès long\. 日本語 🎻 Très/u);
    expect(event?.location).toBe("Lake Stage, Via Lago 1, Como");
    expect(valueOf(event, "geo")).toBe("45.81,9.08");
    expect(event?.organizer).toBe("mailto:ann@example.org");
    expect(event?.component.getFirstProperty("organizer")?.getParameter("cn")).toBe("Ann: 'Strings', Ltd");
    const contacts = event?.component.getAllProperties("contact").map((one) => one.getFirstValue());
    expect(contacts).toEqual(['Ann: "Strings", Ltd, ann@example.org', "Bob"]);
    expect(event?.component.getFirstProperty("categories")?.getValues()).toEqual(["Music, live", "open air"]);
    expect(valueOf(event, "status")).toBe("CONFIRMED");
    expect(valueOf(event, "class")).toBe("PUBLIC");
    expect(event?.startDate.toJSDate().toISOString()).toBe(`${year}-03-10T18:30:00.000Z`);
    expect(event?.endDate.toJSDate().toISOString()).toBe(`${year}-03-10T21:00:00.000Z`);
    expect(event?.startDate.zone.tzid).toBe("Europe/Rome");
  });

  it("has the lines, the list items and the addresses of links of its text", async () => {
    await create({
      title: "Written",
      description:
        '<p>One<br />two</p><ul><li>first</li><li><p>second</p></li></ul><p><a href="https://a.example/?b=1&amp;c=2">More</a>, <a href="https://a.example/">https://a.example/</a></p>',
      ...times,
    });
    const { text } = await fetchFile(service, "/events.ics?search=written");
    expect(eventsOf(text)[0]?.description).toBe(
      "One\ntwo\n- first\n- second\n\nMore (https://a.example/?b=1&c=2), https://a.example/",
    );
  });

  it("takes every filter of the list, on every mount and in every language", async () => {
    const id = await create({ title: "Filtered", featured: true, ...times });
    await service.post(`/events/${id}?translation_language=it`, { title: "Filtrato" });
    await create({ title: "Plain", ...times });
    const titles = async (path: string, base?: string): Promise<string[]> => {
      const { text } = await fetchFile(service, path, base === undefined ? {} : { base });
      return eventsOf(text).map(({ summary }) => summary);
    };
    expect(await titles("/events.ics?featured=true")).toEqual(["Filtered"]);
    expect(await titles("/events.ics?featured=true", "/wp-json/tribe/events/v1")).toEqual(["Filtered"]);
    expect(await titles("/?rest_route=/tribe/events/v1/events.ics&featured=true", "")).toEqual(["Filtered"]);
    expect(await titles("/events.ics?featured=true", "/it/calendar/events/v1")).toEqual(["Filtrato"]);
    expect(await titles(`/events.ics?starts_after=${year + 1}-01-01`)).toEqual([]);
    const rejected = await fetchFile(service, "/events.ics?start_date=someday");
    expect(rejected.status).toBe(400);
    expect(rejected.text).toContain('"params":{"start_date":');
  });

  it("has all events of the list up to 1000, and the rest page by page", async () => {
    for (const title of ["Counted 1", "Counted 2", "Counted 3"]) await create({ title, ...times });
    const { text, headers } = await fetchFile(service, "/events.ics?search=counted");
    const { body } = await service.get("/events?search=counted&per_page=2");
    expect(body.total).toBe(3);
    expect(eventsOf(text)).toHaveLength(Number(body.total));
    expect(headers.get("x-wp-totalpages")).toBe("1");
    const page = await fetchFile(service, "/events.ics?search=counted&per_page=2&page=2");
    expect(eventsOf(page.text).length).toBeGreaterThan(0);
    expect(page.headers.get("x-wp-total")).toBe(String(Number(body.total)));
    expect(Number(page.headers.get("x-wp-totalpages"))).toBeGreaterThan(1);
  });

  it("is a valid calendar without any event", async () => {
    const { status, text } = await fetchFile(service, "/events.ics?search=nothingofthekind");
    expect(status).toBe(200);
    expect(readCalendar(text).getAllSubcomponents("vevent")).toEqual([]);
    expect(readCalendar(text).getAllSubcomponents("vtimezone")).toHaveLength(1);
  });

  it("omits drafts without the right to read them, and the details of events with a password", async () => {
    await create({ title: "Draft of a secret", status: "draft", ...times });
    const secret = { description: "Behind the curtain", venue: { venue: "Hidden hall" }, password: "sesame" };
    await create({ title: "Locked secret", ...secret, ...times });
    const { text } = await fetchFile(service, "/events.ics?search=secret&status=publish");
    expect(eventsOf(text).map(({ summary }) => summary)).toEqual(["Locked secret"]);
    expect(text).not.toMatch(/curtain|hall/i);
    const open = await fetchFile(service, "/events.ics?search=secret&status=publish&password=sesame");
    expect(open.text).toMatch(/Behind the curtain/);
    expect(open.text).toMatch(/Hidden hall/);
  });

  it("is answered with 304 to who has it, until something in it changes", async () => {
    const id = await create({ title: "Tagged", ...times });
    const first = await fetchFile(service, "/events.ics?search=tagged");
    const headers = { "If-None-Match": first.headers.get("etag") ?? "" };
    expect((await fetchFile(service, "/events.ics?search=tagged", { headers })).status).toBe(304);
    await service.post(`/events/${id}`, { excerpt: "Changed" });
    const again = await fetchFile(service, "/events.ics?search=tagged", { headers });
    expect(again.status).toBe(200);
    const [before] = eventsOf(first.text);
    const [after] = eventsOf(again.text);
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
  });

  it("says what is cancelled, what is not sure, and where one takes part online", async () => {
    const link = "https://meet.example.org/a,b;c?d=1";
    const venue = { venue: "Gym", city: "Como" };
    const events = {
      Fair: { event_status: "canceled", event_status_reason: "Storm, rain; hail" },
      Talk: { event_status: "postponed", venue },
      Class: { event_status: "moved-online", virtual_url: link, venue },
      Hybrid: { is_virtual: true, virtual_url: link, venue },
      Stream: { is_virtual: true, virtual_url: link },
      Play: { event_status: "scheduled" },
    };
    for (const [title, fields] of Object.entries(events))
      await create({ title, tags: ["ics-status"], ...fields, ...times });
    const { text } = await fetchFile(service, "/events.ics?tags=ics-status");
    const shown = new Map(eventsOf(text).map((event) => [event.summary, event]));
    const all = (name: string) => Object.keys(events).map((title) => valueOf(shown.get(title), name));
    expect(all("status")).toEqual([
      ...["CANCELLED", "TENTATIVE", "CONFIRMED", "CONFIRMED", "CONFIRMED", "CONFIRMED"],
    ]);
    expect(all("conference")).toEqual([undefined, undefined, link, link, link, undefined]);
    expect(all("location")).toEqual([undefined, "Gym, Como", link, "Gym, Como", link, undefined]);
    expect(valueOf(shown.get("Fair"), "comment")).toBe("Storm, rain; hail");
    expect(valueOf(shown.get("Class"), "url")).toBe(link);
    expect(valueOf(shown.get("Stream"), "url")).toMatch(/\/event\/stream\/$/);
  });

  it("cancels one occurrence of a series, and leaves the others as they are", async () => {
    const id = await create({ title: "Weekly", recurrence: { rrule: "FREQ=WEEKLY;COUNT=3" }, ...times });
    const { body } = await service.get(`/events?post_parent=${id}`);
    const second = (body.events as unknown as { id: number }[])[1]?.id ?? 0;
    await service.patch(`/events/${second}`, { event_status: "canceled" });
    const { text } = await fetchFile(service, "/events.ics?search=weekly");
    const found = eventsOf(text).map((event) => [
      valueOf(event, "status"),
      valueOf(event, "recurrence-id") !== undefined,
    ]);
    expect(found.sort()).toEqual([
      ["CANCELLED", true],
      ["CONFIRMED", false],
    ]);
  });

  it("stands in the API document, the index and the answer to OPTIONS", async () => {
    const { body } = await service.get("/doc");
    expect(body.paths?.["/events.ics"]?.get?.responses?.["200"]?.content).toHaveProperty("text/calendar");
    expect(body.paths?.["/events/{id}.ics"]?.get?.operationId).toBe("getEventIcs");
    const { body: index } = await service.get("/");
    expect(Object.keys(index.routes ?? {})).toContain("/calendar/events/v1/events/(?P<id>\\d+).ics");
    const { body: route, headers } = await service.request("OPTIONS", "/events/5.ics");
    expect(route.methods).toEqual(["GET"]);
    expect(headers.get("allow")).toBe("GET");
    expect((await service.post("/events.ics", {})).status).toBe(405);
  });
});

describe("the calendar of one event", () => {
  it("has the same event as the list, under the same name", async () => {
    const id = await create({ title: "Single", ...times });
    const { text: list } = await fetchFile(service, "/events.ics?search=single");
    const { status, text, headers } = await fetchFile(service, `/events/${id}.ics`);
    expect(status).toBe(200);
    expect(headers.get("content-disposition")).toBe(`inline; filename="event-${id}.ics"`);
    expect(eventsOf(text).map(String)).toEqual(eventsOf(list).map(String));
  });

  it("is rejected as the event is: unknown, of another kind, in the trash, without the password", async () => {
    const status = async (path: string): Promise<number> => (await fetchFile(service, path)).status;
    expect(await status("/events/99999999.ics")).toBe(404);
    expect(await status("/events/abc.ics")).toBe(404);
    expect(await status("/events/5.ical")).toBe(404);
    const venue = await create({ venue: "No event" }, "/venues");
    expect(await status(`/events/${venue}.ics`)).toBe(400);
    const trashed = await create({ title: "Gone", ...times });
    await service.delete(`/events/${trashed}`);
    expect(await status(`/events/${trashed}.ics`)).toBe(403);
    const locked = await create({ title: "Locked", password: "sesame", ...times });
    expect(await status(`/events/${locked}.ics`)).toBe(403);
    expect(await status(`/events/${locked}.ics?password=sesame`)).toBe(200);
  });

  it.each([
    ["Europe/Rome", "2027-03-28 02:30:00", "in the hour that spring leaves out"],
    ["Europe/Rome", "2027-10-31 02:30:00", "in the hour that autumn has twice"],
    ["Europe/Rome", "2027-10-31T02:30:00+01:00", "in its second pass"],
    ["America/New_York", "2027-11-07 01:15:00", "in that of another continent"],
    ["Asia/Kolkata", "2027-05-01 10:00:00", "where clocks never change"],
    ["Africa/Casablanca", "2027-02-14 12:00:00", "where they change with the moon"],
    ["UTC-5.5", "2027-05-01 10:00:00", "at a fixed distance from UTC"],
    ["UTC+5:30", "2027-05-01 10:00:00", "at one with a colon"],
    ["UTC", "2027-05-01 10:00:00", "in UTC"],
    ["Australia/Lord_Howe", "1987-10-25 02:10:00", "long ago"],
  ])("gives another implementation the instant of a start in %s, %s, %s", async (timezone, start) => {
    const id = await create({ title: "Instant", start_date: start, end_date: start, timezone });
    const { body } = await service.get(`/events/${id}`);
    const { text } = await fetchFile(service, `/events/${id}.ics`);
    ICAL.TimezoneService.reset();
    const [event] = eventsOf(text);
    const instant = event?.startDate.toJSDate().toISOString().slice(0, 19).replace("T", " ");
    expect(instant).toBe(body.utc_start_date);
    expect(event?.component.getFirstProperty("dtend")).toBeNull();
  });

  it("covers whole days by their dates, the last one included", async () => {
    const id = await create({
      title: "Days",
      all_day: true,
      start_date: "2027-12-30",
      end_date: "2028-01-01",
      timezone: "Pacific/Auckland",
    });
    const { text } = await fetchFile(service, `/events/${id}.ics`);
    const [event] = eventsOf(text);
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.startDate.toString()).toBe("2027-12-30");
    expect(event?.endDate.toString()).toBe("2028-01-02");
  });
});
