import { beforeAll, describe, expect, it } from "vitest";
import { type Client, createClient, type Event, type EventCreate } from "../../../generated/sdk/index.js";
import { validate } from "../../../generated/sdk/validation.js";
import { sampleImage } from "../../images/samples.js";
import { useService } from "../support/service.js";

const service = useService({ SITE_TIMEZONE: "America/New_York" });
let client: Client;
beforeAll(() => {
  client = createClient({ baseUrl: service.origin, validate });
});

const period = { start_date: "2031-03-10 19:30:00", end_date: "2031-03-10 21:00:00" };

/** All documents of a collection, without what every write changes. */
async function documentsOf(collection: string): Promise<readonly object[]> {
  const found = await service.database.db.collection(collection).find().sort({ _id: 1 }).toArray();
  return found.map((document) => {
    const { modified, revision, notes, noted, marks, ...rest } = document;
    expect([modified, revision, notes, noted, marks].length).toBe(5);
    return rest;
  });
}

async function allDocuments(): Promise<object> {
  const names = ["events", "venues", "organizers", "categories", "tags", "images"];
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await documentsOf(name)] as const)),
  );
}

async function richEvent(): Promise<Event> {
  const image = new Uint8Array(await sampleImage(120, 80, "png"));
  const parent = await client.events.create({ title: "Festival", ...period });
  return await client.events.create({
    title: `Größe & "Klang" <3`,
    ...period,
    timezone: "Europe/Rome",
    date: "2030-05-01 08:00:00",
    description: "<p>First &amp; last</p>\n\nA new   line",
    excerpt: "Short",
    slug: "own-slug",
    status: "private",
    image,
    cost: ["10", "25.5"],
    currency_symbol: "€",
    currency_code: "EUR",
    currency_position: "postfix",
    website: "https://example.org/a?b=c",
    show_map: true,
    show_map_link: true,
    hide_from_listings: true,
    sticky: true,
    featured: true,
    categories: ["Music", "Choir"],
    tags: "late, open air",
    venue: [{ venue: "Hall", city: "Como", image }, { venue: "Lake stage" }],
    organizer: { organizer: "Choir of the town", phone: "+39 1" },
    post_parent: parent,
    tickets: [{ name: "Full", price: 25.5, currency: "EUR", sale_start: "2031-01-01 09:00:00" }],
  });
}

describe("an event that is sent back as it was read", () => {
  it("changes nothing, with every property that an event can have", async () => {
    const made = await richEvent();
    const before = await allDocuments();
    for (const event of [made, await client.events.get(made.id), await client.events.getBySlug(made.slug)]) {
      await client.events.update(made.id, event);
      expect(await allDocuments()).toEqual(before);
    }
  });

  it.each<readonly [string, Partial<EventCreate>]>([
    ["without an image, a venue or a website", {}],
    ["that lasts whole days", { all_day: true }],
    ["in a zone of a half hour", { timezone: "UTC+5:30" }],
    ["in the hour that comes twice, the second time", { timezone: "Europe/Rome", ...secondHour() }],
    ["that is a draft without a date", { status: "draft" }],
    ["that will be published later", { date: new Date("2034-01-01T00:00:00Z") }],
    ["of one venue", { venue: { venue: "Alone" } }],
    ["that is free", { cost: "Free" }],
    ["with a range of prices", { cost: "10 - 25", currency_symbol: "$" }],
    ["that repeats", { recurrence: { rrule: "FREQ=WEEKLY;COUNT=4", exdate: ["2031-03-24 19:30:00"] } }],
  ])("changes nothing: one %s", async (_kind, input) => {
    const made = await client.events.create({ title: "Walk", ...period, ...input });
    const event = await client.events.get(made.id);
    const before = await allDocuments();
    await client.events.update(event.id, event);
    expect(await allDocuments()).toEqual(before);
    const changed = await client.events.update(event.id, { ...event, title: "Long walk" });
    expect(changed).toMatchObject({ title: "Long walk", utc_start_date: event.utc_start_date });
  });

  it("is a new one of the same kind for create", async () => {
    const { slug, ...event } = await client.events.get((await richEvent()).id);
    const copy = await client.events.create({ ...event, title: "Copy" });
    const { cost, utc_start_date, tickets, image } = event;
    expect(copy).toMatchObject({ title: "Copy", cost, utc_start_date, tickets, image });
    expect(copy.slug).not.toBe(slug);
  });
});

function secondHour() {
  return { start_date: "2031-10-26T02:30:00+01:00", end_date: "2031-10-26T04:00:00+01:00" };
}

describe("every other record that is sent back as it was read", () => {
  it("changes nothing", async () => {
    const { venues, organizers, categories, tags } = client;
    const image = new Uint8Array(await sampleImage(60, 40, "png"));
    const venue = await venues.create({
      venue: "A & B",
      address: "1 Way",
      city: "Como",
      geo_lat: 45,
      geo_lng: 9,
      image,
    });
    const organizer = await organizers.create({
      organizer: "Club",
      email: "a@example.org",
      website: "https://x.org/",
    });
    const parent = await categories.create({ name: "Above" });
    const category = await categories.create({ name: "Below", parent: parent.id, description: "x" });
    const tag = await tags.create({ name: "Word" });
    const before = await allDocuments();
    await venues.update(venue.id, await venues.get(venue.id));
    await organizers.update(organizer.id, await organizers.get(organizer.id));
    await categories.update(category.id, await categories.get(category.id));
    await categories.update(parent.id, await categories.get(parent.id));
    await tags.update(tag.id, await tags.get(tag.id));
    expect(await allDocuments()).toEqual(before);
  });
});

describe("a value alone", () => {
  it("stands for a list of one, in writes and in filters", async () => {
    const { id } = await client.venues.create({ venue: "Only" });
    const made = await client.events.create({
      title: "Single",
      ...period,
      categories: "Jazz",
      tags: "one",
      venue: id,
    });
    expect(made).toMatchObject({ categories: [{ name: "Jazz" }], tags: [{ name: "one" }], venue: { id } });
    const query = { starts_after: "2031-01-01" } as const;
    for (const filter of [
      { categories: "jazz" },
      { venue: id },
      { include: made.id },
      { status: "publish", tags: "one" },
    ] as const)
      expect((await client.events.list({ ...query, ...filter })).events.map((event) => event.id)).toEqual([
        made.id,
      ]);
  });
});

describe("a time as an object", () => {
  it("keeps its instant, in the zone of the event, or of the site", async () => {
    const start = new Date("2031-03-10T18:30:00.250Z");
    const end = new Date("2031-03-10T20:00:00Z");
    const rome = await client.events.create({
      title: "Rome",
      start_date: start,
      end_date: end,
      timezone: "Europe/Rome",
    });
    expect(rome).toMatchObject({ start_date: "2031-03-10 19:30:00", utc_start_date: "2031-03-10 18:30:00" });
    const site = await client.events.create({
      title: "Site",
      start_date: start,
      end_date: end,
      date_utc: start,
    });
    expect(site).toMatchObject({ start_date: "2031-03-10 14:30:00", utc_start_date: "2031-03-10 18:30:00" });
    expect(site.date_utc).toBe("2031-03-10 18:30:00");
    const moved = await client.events.update(rome.id, { start_date: new Date("2031-06-10T18:30:00Z") });
    expect(moved).toMatchObject({ start_date: "2031-06-10 20:30:00", end_date: "2031-06-10 22:00:00" });
    const half = await client.events.update(rome.id, {
      timezone: "UTC+5:30",
      start_date: start,
      end_date: end,
    });
    expect(half).toMatchObject({ start_date: "2031-03-11 00:00:00", utc_start_date: "2031-03-10 18:30:00" });
  });

  it.each([
    ["Temporal.Instant", "2031-03-10T18:30:00Z", "2031-03-10 19:30:00"],
    ["Temporal.ZonedDateTime", "2031-03-10T13:30:00-05:00[America/Chicago]", "2031-03-10 19:30:00"],
    ["Temporal.PlainDateTime", "2031-03-10T19:30:00", "2031-03-10 19:30:00"],
    ["Temporal.PlainDate", "2031-03-10", "2031-03-10 00:00:00"],
  ] as const)("may be a %s", async (tag, text, start_date) => {
    const start = { [Symbol.toStringTag]: tag, toJSON: () => text } as const;
    const end_date = new Date("2031-03-12T00:00:00Z");
    const made = await client.events.create({
      title: tag,
      start_date: start,
      end_date,
      timezone: "Europe/Rome",
    });
    expect(made.start_date).toBe(start_date);
  });

  it("bounds lists", async () => {
    const { id } = await client.events.create({ title: "Bound", ...period, timezone: "Europe/Rome" });
    const at = (time: string): Promise<readonly number[]> =>
      client.events
        .list({ starts_after: new Date(time), strict_dates: true, search: "Bound" })
        .then(({ events }) => events.map((event) => event.id));
    expect(await at("2031-03-10T18:29:59Z")).toEqual([id]);
    expect(await at("2031-03-10T18:30:00Z")).toEqual([]);
  });
});
