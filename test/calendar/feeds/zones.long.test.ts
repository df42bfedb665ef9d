import ICAL from "ical.js";
import { beforeAll, describe, expect, it } from "vitest";
import { useService } from "../support/service.js";
import { fetchFile } from "./fetch-file.js";
import { readCalendar, shownBy } from "./read-calendar.js";

const service = useService({ SITE_TIMEZONE: "Europe/Rome" });
const window = { from: new Date("2000-01-01T00:00:00Z"), to: new Date("2060-01-01T00:00:00Z") };

/** Name, start and end of each event of a calendar, as two implementations read them. */
async function calendarOf(path: string): Promise<Readonly<Record<"byZones" | "byNames", readonly string[]>>> {
  const { status, text } = await fetchFile(service, path);
  expect(status, text).toBe(200);
  ICAL.TimezoneService.reset();
  readCalendar(text);
  return shownBy(text, window);
}

async function listed(query: string): Promise<readonly string[]> {
  const body = await service.read(`/events?per_page=50&${query}`);
  return (body.events as unknown as readonly Record<string, string>[])
    .map(({ title, utc_start_date: start, utc_end_date: end }) =>
      [start, end]
        .map((time) => time?.slice(0, 16))
        .join(" ")
        .concat(` ${title ?? ""}`),
    )
    .sort();
}

describe("the times of a calendar", () => {
  it.each([
    ..."Europe/Rome europe/rome America/New_York America/St_Johns Asia/Kolkata".split(" "),
    ..."Asia/Kathmandu Asia/Jerusalem Australia/Lord_Howe Africa/Casablanca Pacific/Apia".split(" "),
    ..."CET EST Etc/GMT+5 UTC GMT UTC+5:30 UTC+5.75 UTC-3.5 UTC-0:30 utc+14 UTC+2 +0530".split(" "),
    ..."-03:30".split(" "),
  ])("in %s are the same to two implementations as in the answers, in every month", async (timezone) => {
    const title = `Zone${Buffer.from(timezone).toString("hex")}`;
    for (const year of [2014, 2027, 2033])
      for (let month = 1; month <= 12; month += 1) {
        const day = `${year}-${String(month).padStart(2, "0")}-15`;
        await service.create("/events", {
          title,
          timezone,
          start_date: `${day} 19:30:00`,
          end_date: `${day} 21:00:00`,
        });
      }
    const query = `search=${encodeURIComponent(`"${title}"`)}&start_date=2000-01-01&end_date=2060-01-01`;
    const expected = await listed(query);
    expect(expected).toHaveLength(36);
    const { byZones, byNames } = await calendarOf(`/events.ics?${query}`);
    expect(byZones).toEqual(expected);
    expect(byNames).toEqual(expected);
  });
});

describe("every filter of a calendar", () => {
  const samples: Record<string, string> = {
    page: "1",
    per_page: "40",
    start_date: "2031-01-01",
    end_date: "2032-12-31",
    starts_before: "2032-06-01",
    starts_after: "2031-05-01",
    ends_before: "2032-06-01",
    ends_after: "2031-05-01",
    strict_dates: "true&start_date=2031-01-01 00:00:00",
    search: "gathering",
    featured: "true",
    status: "publish,draft",
    geoloc: "true",
    geoloc_lat: "45.8&geoloc_lng=9",
    geoloc_lng: "9&geoloc_lat=45.8",
    geoloc_radius: "100&geoloc_lat=45.8&geoloc_lng=9",
    ticketed: "false",
    city: "Como",
    free: "false",
    max_cost: "20",
    event_status: "scheduled",
    modified_after: "2020-01-01",
    modified_before: "2099-01-01",
    external_source: "club",
    is_virtual: "false",
    window: "all",
    orderby: "title",
    order: "desc",
    password: "sesame",
    context: "view",
    translation_language: "it",
  };

  beforeAll(async () => {
    const { id: parent } = (
      await service.create("/events", {
        title: "Gathering parent",
        timezone: "Europe/Rome",
        start_date: "2031-03-01 10:00:00",
        end_date: "2031-03-01 11:00:00",
      })
    ).body;
    const venue = { venue: "Stage", city: "Como", geo_lat: 45.81, geo_lng: 9.08 };
    for (const [at, timezone] of ["Europe/Rome", "America/New_York", "UTC+5:30"].entries())
      for (const [start_date, end_date] of [
        ["2031-01-20 19:30:00", "2031-01-20 21:00:00"],
        ["2031-07-20 19:30:00", "2031-07-20 21:00:00"],
        ["2032-05-20 19:30:00", "2032-05-20 21:00:00"],
      ]) {
        const made = (
          await service.create("/events", {
            title: `Gathering ${at} ${String(start_date)}`,
            ...{ timezone, start_date, end_date, venue, organizer: { organizer: "Club" }, cost: "12 €" },
            external: { source: "club", id: `${at} ${String(start_date)}` },
            ...{ categories: ["Music"], tags: ["open air"], featured: true, post_parent: Number(parent) },
          })
        ).body;
        samples.venue = String(Number(made.venue?.id));
        samples.organizer = String(Number(made.organizer?.[0]?.id));
        samples.venue_slug = "stage";
        samples.organizer_slug = "club";
        samples.include = `${samples.include === undefined ? "" : `${samples.include},`}${Number(made.id)}`;
      }
    Object.assign(samples, { categories: "music", tags: "open-air", post_parent: String(Number(parent)) });
    await service.create("/events", {
      title: "Gathering every week",
      timezone: "Europe/Rome",
      start_date: "2031-03-10 18:00:00",
      end_date: "2031-03-10 20:00:00",
      recurrence: { rrule: "FREQ=WEEKLY;COUNT=6" },
    });
  });

  it("leaves two implementations the times of the answers", async () => {
    const { body } = await service.get("/doc");
    const parameters = body.paths?.["/events.ics"]?.get?.parameters as unknown as readonly {
      readonly name: string;
      readonly in: string;
    }[];
    const names = parameters.filter((one) => one.in === "query").map(({ name }) => name);
    expect(names.filter((name) => samples[name] === undefined)).toEqual([]);
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      const value = samples[name] ?? "";
      const reach =
        name === "include" || /_date|^(?:starts|ends)_/.test(name) || value.includes("start_date");
      const query = `${name}=${value}${reach ? "" : "&start_date=2031-01-01&end_date=2033-01-01"}${
        name === "search" || name === "include" ? "" : "&search=gathering"
      }`;
      const expected = await listed(query);
      expect(expected.length, name).toBeGreaterThan(2);
      const { byZones, byNames } = await calendarOf(`/events.ics?${query}`);
      expect(byZones, name).toEqual(expected);
      expect(byNames, name).toEqual(expected);
    }
  });
});
