import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { useService } from "../support/service.js";
import { importApi, siteOf, useStore } from "./importing.js";
import { type ReferenceSite, startReferenceSite } from "./reference-site.js";

type Json = Record<string, unknown>;

const service = useService();
let site: ReferenceSite;

const dates = {
  start_date: "2031-05-01 10:00:00",
  end_date: "2031-05-01 12:00:00",
  timezone: "Europe/Rome",
  status: "publish",
  date_utc: "2026-01-02 03:04:05",
  modified_utc: "2026-02-03 04:05:06",
};
const category = (id: number, name: string, parent = 0): Json => ({
  id,
  name,
  slug: name.toLowerCase(),
  parent,
  description: "",
});
const venue = (id: number, name: string): Json => ({
  id,
  venue: name,
  slug: `at-${name.toLowerCase()}`,
  city: "Como",
  status: "publish",
  modified_utc: "2026-02-03 04:05:06",
});
const event = (id: number, title: string, more: Json = {}): Json => ({
  id,
  title,
  slug: `event-${id}`,
  ...dates,
  venue: [],
  categories: [],
  tags: [],
  organizer: [],
  image: false,
  ...more,
});

beforeAll(async () => {
  site = await startReferenceSite({});
});
afterAll(() => site.close());
beforeEach(async () => {
  const collections = await service.database.db.listCollections({}, { nameOnly: true }).toArray();
  // The process knows which ids are reserved, and stays.
  for (const { name } of collections)
    if (name !== "sequences") await service.database.db.collection(name).deleteMany({});
  site.trouble = () => false;
  site.hasTags = false;
  site.asked.splice(0);
  site.headers.splice(0);
  for (const name of Object.keys(site.lists)) Reflect.deleteProperty(site.lists, name);
  Object.assign(site.lists, {
    // The parent comes after its child, as lists are ordered by name.
    categories: [category(7, "Ballet", 9), category(9, "Dance")],
    tags: [],
    venues: [venue(40, "Lake")],
    organizers: [],
    events: [
      event(50, "Tom &#038; Jerry &#8211; live", {
        venue: { id: 40, venue: "Lake" },
        categories: [category(7, "Ballet", 9)],
      }),
      event(51, "Fair", { image: { id: 99, url: "https://picture.test/fair.png" } }),
    ],
  });
});

const run = (choices: Parameters<typeof importApi>[2] = {}) =>
  importApi(siteOf(service.database), site.api, choices);
const read = async (path: string): Promise<Json> => {
  const { status, body } = await service.request("GET", path);
  return { ...(body as unknown as Json), answered: status };
};
const eventsOf = (report: Awaited<ReturnType<typeof run>>) => report.counts.events;
const contents = async (): Promise<unknown> => {
  const names = (await service.database.db.listCollections({}, { nameOnly: true }).toArray()).map(
    ({ name }) => name,
  );
  return Promise.all(
    names
      // The first look at ids of a source reserves a range of them, also in a dry run.
      .filter((name) => name !== "sequences")
      .sort()
      .map((name) =>
        service.database.db
          .collection(name)
          .find({}, { sort: { _id: 1 } })
          .toArray(),
      ),
  );
};

describe("an import from an API", () => {
  it("keeps ids, slugs, dates, relations, trees and images", async () => {
    const report = await run();
    expect([report.incomplete, report.counts]).toEqual([
      0,
      { categories: { created: 2 }, venues: { created: 1 }, events: { created: 2 } },
    ]);
    expect(await read("/events/50")).toMatchObject({
      title: "Tom & Jerry – live",
      slug: "event-50",
      start_date: dates.start_date,
      utc_start_date: "2031-05-01 08:00:00",
      date_utc: dates.date_utc,
      modified_utc: dates.modified_utc,
      venue: { id: 40, slug: "at-lake", city: "Como", modified_utc: dates.modified_utc },
      categories: [{ id: 7, parent: 9 }],
    });
    expect(await read("/events/51")).toMatchObject({ image: { width: 1, height: 1 } });
    expect(await read("/categories/7")).toMatchObject({ parent: 9, count: 1 });
    // New records come after those that were taken over.
    const { body } = await service.request("POST", "/venues", { body: { venue: "New" } });
    expect(Number(body.id)).toBeGreaterThan(51);
  });

  it("doubles nothing the second time, and follows what changes", async () => {
    await run();
    const before = await service.database.db.collection("events").find().toArray();
    expect(await run().then(({ counts }) => counts)).toEqual({
      categories: { left: 2 },
      venues: { left: 1 },
      events: { left: 2 },
    });
    expect(await service.database.db.collection("events").find().toArray()).toEqual(before);
    site.lists.events?.splice(1, 1, event(51, "Big Fair"), event(52, "Third", { venue: [{ id: 40 }] }));
    expect(await run().then(eventsOf)).toEqual({ created: 1, updated: 1, left: 1 });
    expect(await read("/events/51")).toMatchObject({ title: "Big Fair", image: false, slug: "event-51" });
    expect(await read("/events/52")).toMatchObject({ venue: { id: 40 } });
  });

  it("leaves and lists records that were changed here; other policies overwrite or retain them", async () => {
    await run();
    await service.request("PATCH", "/events/50", { body: { title: "Mine" } });
    site.lists.events = [event(50, "Theirs"), event(51, "Theirs too")];
    const careful = await run();
    expect(eventsOf(careful)).toEqual({ left: 1, updated: 1 });
    expect(careful.entries).toMatchObject([
      { key: "50", outcome: "left", remarks: ["It was changed here, and stays so."] },
    ]);
    expect(await read("/events/50")).toMatchObject({ title: "Mine" });

    site.lists.events = [event(50, "Theirs"), event(51, "Once more")];
    expect(await run({ policy: "keep" }).then(eventsOf)).toEqual({ left: 2 });
    expect(await read("/events/51")).toMatchObject({ title: "Theirs too" });
    expect(await run({ policy: "overwrite" }).then(eventsOf)).toEqual({ updated: 2 });
    expect([await read("/events/50"), await read("/events/51")]).toMatchObject([
      { title: "Theirs" },
      { title: "Once more" },
    ]);
    expect(await run({ policy: "overwrite" }).then(eventsOf)).toEqual({ left: 2 });
  });

  it("reports in a dry run what it would do, and writes nothing", async () => {
    const wrong = event(53, "Wrong", { end_date: "2031-04-01 10:00:00" });
    site.lists.events?.push(wrong, event(54, "Odd", { website: "nowhere" }));
    const empty = await contents();
    const plan = await run({ isDryRun: true });
    expect(await contents()).toEqual(empty);
    const done = await run();
    expect(plan.counts).toEqual(done.counts);
    expect(eventsOf(plan)).toEqual({ created: 3, refused: 1 });
    site.lists.events?.splice(0, 1, event(50, "Changed"));
    const before = await contents();
    expect(await run({ isDryRun: true }).then(eventsOf)).toEqual({ updated: 3, refused: 1 });
    expect(await contents()).toEqual(before);
  });

  it("lists what cannot be taken over, record by record, with the reason", async () => {
    site.lists.events = [
      event(50, "Fine"),
      event(51, "Odd", { website: "nowhere", image: { url: "https://gone.test/a.png" } }),
      event(52, "Wrong", { end_date: "2031-04-01 10:00:00" }),
      event(53, "Secret", {
        all_day: null,
        show_map: null,
        show_map_link: null,
        hide_from_listings: null,
        sticky: null,
        featured: null,
      }),
      event(54, "Lost place", { venue: { id: 77 } }),
    ];
    const report = await run();
    expect(eventsOf(report)).toEqual({ created: 3, refused: 2 });
    expect(report.incomplete).toBe(4);
    expect(report.entries.map(({ key, outcome, lost }) => [key, outcome, lost])).toEqual([
      [
        "51",
        "created",
        [
          "website: website is not a web address, such as https://example.org/page.",
          "image: image cannot be fetched from https://gone.test/a.png.",
        ],
      ],
      ["52", "refused", ["end_date lies before the start."]],
      ["53", "refused", ["It is protected by a password at the source, which shows only its title."]],
      ["54", "created", ["venue: 77 could not be taken over."]],
    ]);
    expect((await read("/events/52")).answered).toBe(404);
    site.lists.events.splice(2, 1, event(52, "Right"));
    expect(await run().then(eventsOf)).toMatchObject({ created: 1 });
    expect(await read("/events/52")).toMatchObject({ title: "Right" });
  });

  it("gives another id and slug where they are taken, and says so", async () => {
    const made = await service.request("POST", "/venues", { body: { venue: "At Lake" } });
    const id = Number(made.body.id);
    site.lists.venues = [venue(id, "Lake"), venue(40, "Pond")];
    const report = await run();
    expect(report.entries).toEqual([
      expect.objectContaining({
        key: String(id),
        remarks: [
          expect.stringMatching(`^Its id ${id} is taken or was given before: it has \\d+ here.$`),
          "Its slug at-lake is at-lake-2 here.",
        ],
      }),
    ]);
    expect(await read(`/venues/${id}`)).toMatchObject({ venue: "At Lake" });
    expect(await run().then(({ counts }) => counts.venues)).toEqual({ left: 2 });
  });

  it("takes a term that is here already for that of the same name", async () => {
    const { body } = await service.request("POST", "/categories", {
      body: { name: "Dance", description: "ours" },
    });
    const report = await run();
    expect(report.counts.categories).toEqual({ created: 1, left: 1 });
    expect(await read("/categories/7")).toMatchObject({ parent: Number(body.id) });
    expect(await read(`/categories/${Number(body.id)}`)).toMatchObject({ description: "ours" });
    expect(await run().then(({ counts }) => counts.categories)).toEqual({ left: 2 });
  });

  it("waits where the source is busy, asks again where it is away, and gives up in the end", async () => {
    let count = 0;
    site.trouble = (_path, response) => {
      count += 1;
      if (count === 2) response.writeHead(429, { "Retry-After": "1" }).end();
      else if (count === 4) response.writeHead(503).end();
      else if (count === 6) response.destroy();
      else return false;
      return true;
    };
    const started = performance.now();
    expect(await run().then(eventsOf)).toEqual({ created: 2 });
    expect(performance.now() - started).toBeGreaterThanOrEqual(1000);
    site.trouble = (_path, response) => {
      response.writeHead(503).end();
      return true;
    };
    await expect(run()).rejects.toThrow("It was asked 8 times: run again later");
    site.trouble = (_path, response) => {
      response.writeHead(429, { "Retry-After": "90000" }).end();
      return true;
    };
    await expect(run()).rejects.toThrow("It asks to come back in 1500 minutes");
  });

  it("goes on where it was cut short", async () => {
    site.lists.events = Array.from({ length: 120 }, (_, at) => event(100 + at, `Event ${at}`));
    site.trouble = (path, response) => {
      if (!/events\?.*[?&]page=3/.test(path)) return false;
      response.writeHead(503).end();
      return true;
    };
    await expect(run()).rejects.toThrow("503");
    expect(await service.database.db.collection("events").countDocuments()).toBe(100);
    site.trouble = () => false;
    expect(await run().then(eventsOf)).toEqual({ created: 20, left: 100 });
  });

  it("sees drafts with a login, which no other host learns", async () => {
    const other = await startReferenceSite({ events: [event(50, "Draft", { status: "draft" })] });
    site.trouble = (path, response) => {
      if (!path.includes("/events?")) return false;
      response.writeHead(302, { Location: other.api.origin + path }).end();
      return true;
    };
    await run({ authorization: "Basic c2VjcmV0" });
    await other.close();
    expect(new Set(site.headers.map(({ authorization }) => authorization))).toEqual(
      new Set(["Basic c2VjcmV0"]),
    );
    expect(other.headers.map(({ authorization }) => authorization)).toEqual([undefined]);
    expect(other.asked[0]).toContain("status=publish%2Cfuture%2Cdraft%2Cpending%2Cprivate");
    const { body } = await service.request(
      "GET",
      "/events?status=draft&start_date=2031-01-01&end_date=2032-01-01",
    );
    expect(body.events).toMatchObject([{ id: 50, status: "draft" }]);
  });

  it("refers to what could not be had before as soon as it can", async () => {
    site.lists.events = [event(50, "Show", { venue: { id: 77 } })];
    expect((await run()).incomplete).toBe(1);
    site.lists.venues?.push(venue(77, "Late"));
    const report = await run();
    expect([report.incomplete, report.counts.events]).toEqual([0, { updated: 1 }]);
    expect(await read("/events/50")).toMatchObject({ venue: { id: 77 } });
  });

  it("gives an id that two sources want at the same time to one of them", async () => {
    const ids = Array.from({ length: 20 }, (_, at) => 50 + at);
    Object.assign(site.lists, {
      venues: [],
      categories: [],
      events: ids.map((id) => event(id, `Event ${id}`)),
    });
    const reports = await Promise.all(["here.test", "there.test"].map((name) => run({ name })));
    expect(reports.map(eventsOf)).toEqual([{ created: 20 }, { created: 20 }]);
    const given = await service.database.db.collection<{ _id: number }>("events").distinct("_id", {});
    expect(given).toHaveLength(2 * ids.length);
    expect(given).toEqual(expect.arrayContaining(ids));
  });

  it("takes what stands inside other records where the source has no list of them", async () => {
    for (const name of ["venues", "categories"]) Reflect.deleteProperty(site.lists, name);
    site.lists.events = [
      event(50, "Show", { venue: venue(40, "Lake"), categories: [category(7, "Ballet", 9)] }),
    ];
    const report = await run();
    expect(report.remarks.join(" ")).toContain("The source has no list of venues");
    expect(report.entries).toMatchObject([{ key: "7", lost: ["parent: the source does not give 9."] }]);
    expect(await read("/events/50")).toMatchObject({
      venue: { id: 40, city: "Como" },
      categories: [{ id: 7 }],
    });
    site.lists.events = [event(50, "Show", { venue: { ...venue(40, "Lake"), city: "Lecco" } })];
    await run();
    expect(await read("/venues/40")).toMatchObject({ city: "Lecco" });
  });
});

describe("an import from a service of this kind", () => {
  const source = useService();
  const moved = useStore("moved");

  it("takes the texts of all languages over", async () => {
    const body = { title: "Concert <3 &amp; more", ...dates, venue: { venue: "Hall" } };
    const made = await source.request("POST", "/events", { body });
    const id = Number(made.body.id);
    await source.request("PATCH", `/events/${id}?translation_language=it`, {
      body: { title: "Concerto", description: "<p>Testo</p>" },
    });
    const api = new URL(`${source.origin}/calendar/events/v1`);
    const choices = { languages: ["en", "it", "ca"], isPlain: true };
    const { database } = moved;
    const report = await importApi(siteOf(database), api, choices);
    expect([report.incomplete, report.counts.events]).toEqual([0, { created: 1 }]);
    const stored = await database.db
      .collection<{ _id: number; text: Json; language: string }>("events")
      .findOne({ _id: id });
    const original = await source.database.db
      .collection<{ _id: number; text: Json }>("events")
      .findOne({ _id: id });
    expect([stored?.language, stored?.text]).toEqual(["en", original?.text]);
    expect(await importApi(siteOf(database), api, choices).then(({ counts }) => counts.events)).toEqual({
      left: 1,
    });
  });
});
