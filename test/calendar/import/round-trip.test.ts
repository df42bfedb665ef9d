import { beforeAll, describe, expect, it } from "vitest";
import { exportCalendar } from "../../../runtime/feeds/feed.js";
import { importSource } from "../../import/export-lines.js";
import { fetchFile } from "../feeds/fetch-file.js";
import { type TestService, useService } from "../support/service.js";
import { calendarSource, siteOf } from "./importing.js";

type Json = Record<string, unknown>;

// An import publishes by the clock of the machine.
const now = (): number => Date.now();
const service = useService({}, { now });
const [exported, fetched] = [useService({}, { now }), useService({}, { now })];

const times = { start_date: "2031-05-01 10:00:00", end_date: "2031-05-01 12:00:00", timezone: "Europe/Rome" };
const hall = { venue: "Hall; great, “old”", address: "Via Lago 1, 2", zip: "22100", city: "Como" };

beforeAll(async () => {
  for (const more of [
    {
      cost: ["15", "5 €"],
      description: "<p>First, <strong>loud</strong>;\nthen &amp; now</p>\n<ul><li>C:\\new</li></ul>",
      website: "https://example.org/a?b=1,2;c",
      categories: ["Music, live", "Jazz"],
      tags: ["open air", "Jazz"],
      venue: [{ ...hall, geo_lat: 45.81, geo_lng: 9.08 }, { venue: "Garden" }],
      organizer: [{ organizer: "Club" }, { organizer: 'Ann "Strings", Ltd', email: "ann@example.org" }],
    },
    { cost: "Donation, or not", description: "Plain text", timezone: "UTC+5:30", tags: ["late"] },
    { cost: "Free", all_day: true, venue: { venue: "Quay", country: "Italy" }, timezone: "UTC-3.5" },
    { cost: "", description: "", categories: ["Jazz"] },
  ])
    await create({ ...times, ...more });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...times, title: "Pictured" })) form.set(name, value);
  const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
  form.set("image", new File([new Uint8Array(pixel)], "dot.gif", { type: "image/gif" }));
  const url = `${service.origin}/calendar/events/v1/events`;
  expect((await fetch(url, { method: "POST", body: form })).status).toBe(201);
});

let made = 0;
async function create(fields: object): Promise<void> {
  const body = { title: `Event ${(made += 1)}`, ...fields };
  const answer = await service.request("POST", "/events", { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
}

const take = ({ database }: TestService, text: string) =>
  importSource(siteOf(database), calendarSource(database, text));

/** The events of a service without what counts its writes and is made of its address. */
async function eventsOf(from: TestService): Promise<unknown[]> {
  const { body } = await from.request("GET", "/events?start_date=2020-01-01&end_date=2040-01-01");
  const part = (value: unknown, ...names: string[]): unknown =>
    (Array.isArray(value) ? value : [value]).map((one: Json) => names.map((name) => one[name]));
  return (body.events as unknown as Json[])
    .map((event) => ({
      ...Object.fromEntries(
        ["title", "description", "cost", "cost_details", "website", "status", "all_day", "timezone"].map(
          (name) => [name, event[name]],
        ),
      ),
      times: ["start_date", "end_date", "utc_start_date", "utc_end_date"].map((name) => event[name]),
      hasImage: event.image !== false,
      categories: part(event.categories, "name"),
      tags: part(event.tags, "name"),
      venue: part(event.venue, "venue", "address", "zip", "city", "country", "geo_lat", "geo_lng"),
      organizer: part(event.organizer, "organizer", "email"),
    }))
    .sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
}

describe("a calendar of this service", () => {
  it.each([
    ["as the tool writes it", () => exported, "https://picture.test"],
    ["as an address gives it", () => fetched, undefined],
  ])("%s comes back as the same events", async (_, target, origin) => {
    const app = siteOf(service.database);
    const text =
      origin === undefined
        ? (await fetchFile(service, "/events.ics?start_date=2020-01-01&end_date=2040-01-01")).text.replaceAll(
            service.origin,
            "https://picture.test",
          )
        : await exportCalendar({ app, language: "en", origin, onRecord: () => undefined });
    const report = await take(target(), text);
    expect([report.entries, report.remarks]).toEqual([[], []]);
    expect(await eventsOf(target())).toEqual(await eventsOf(service));
    expect((await take(target(), text)).counts.events).toEqual({ left: 5 });
  });

  it("has no links to a service whose address is not known", async () => {
    const app = siteOf(service.database);
    const text = await exportCalendar({ app, language: "en", origin: undefined, onRecord: () => undefined });
    expect(text).not.toMatch(/^(?:URL|IMAGE)|127\.0\.0\.1|localhost|:\/event/m);
    expect(text.match(/^LINK.*/gm)).toEqual([expect.stringContaining("https://example.org/a")]);
  });
});
