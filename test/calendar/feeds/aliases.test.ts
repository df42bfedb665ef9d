import { beforeAll, describe, expect, it } from "vitest";
import { type AnsweredRequest, noTelemetry } from "../../../runtime/telemetry/telemetry.js";
import { readXml } from "../../feeds/read-xml.js";
import { readTable } from "../../support/cases.js";
import { useService } from "../support/service.js";
import { fetchFile } from "./fetch-file.js";
import { titlesOf } from "./read-calendar.js";

// Noon of the tenth of May in Rome.
const answered: AnsweredRequest[] = [];
const service = useService(
  { SITE_TIMEZONE: "Europe/Rome" },
  {
    now: () => Date.UTC(2031, 4, 10, 10),
    telemetry: { ...noTelemetry, recordRequest: (answer) => answered.push(answer) },
  },
);

const all = ["Abend", "Brunch", "Crossing", "Dusk"];
const aliases = readTable(import.meta.dirname, "aliases.yaml") as {
  readonly calendars: readonly (readonly [address: string, titles: readonly string[]])[];
  readonly pages: readonly (readonly [address: string, titles: readonly string[], link: string])[];
};

beforeAll(async () => {
  const { id: parent } = await service.create("/categories", { name: "Music", slug: "music" });
  await service.create("/categories", { name: "Jazz", slug: "jazz", parent });
  const event = async (title: string, start_date: string, end_date: string, others: object = {}) =>
    (await service.create("/events", { title, start_date, end_date, ...others })).path;
  const abend = await event("Abend", "2031-05-10 20:00:00", "2031-05-10 22:00:00", {
    categories: ["music"],
    tags: ["Open air"],
    venue: { venue: "Lake Stage" },
    organizer: [{ organizer: "Ann Strings" }],
  });
  await event("Brunch", "2031-05-28 11:00:00", "2031-05-28 13:00:00", { categories: ["jazz"] });
  await event("Crossing", "2031-05-31 22:00:00", "2031-06-01 02:00:00");
  await event("Dusk", "2031-06-15 20:00:00", "2031-06-15 21:00:00");
  await event("Early", "2031-05-01 08:00:00", "2031-05-01 09:00:00", { categories: ["music"] });
  await event("Former", "2031-03-20 20:00:00", "2031-03-20 21:00:00");
  await service.post(`${abend}?translation_language=it`, { title: "Sera" });
});

/** The titles of a calendar, as two implementations read them. */
async function titlesAt(target: string, headers: Readonly<Record<string, string>> = {}) {
  const { status, headers: sent, text } = await fetchFile(service, target, { base: "", headers });
  expect(status, text).toBe(200);
  expect(sent.get("content-type")).toBe("text/calendar; charset=UTF-8");
  expect(sent.get("content-disposition")).toMatch(/^inline; filename="[\w-]+\.ics"$/);
  return titlesOf(text);
}

describe("an alias of a calendar", () => {
  it.each(aliases.calendars)("at %s gives the records that are meant", async (target, titles) => {
    expect(await titlesAt(target)).toEqual([...titles].sort());
  });

  it("answers what the route answers, with its headers, tag and totals", async () => {
    const native = await fetchFile(service, "/events.ics?categories=music");
    const alias = await fetchFile(service, "/events/category/music/?ical=1", { base: "" });
    expect(alias.text).toBe(native.text);
    for (const name of ["etag", "content-language", "x-tec-total", "allow", "access-control-allow-origin"])
      expect(alias.headers.get(name)).toBe(native.headers.get(name));
    const tag = { "if-none-match": alias.headers.get("etag") ?? "" };
    expect(
      (await fetchFile(service, "/events/category/music/?ical=1", { base: "", headers: tag })).status,
    ).toBe(304);
  });

  it("is recorded as a request to the route, with the operation that answered", async () => {
    answered.length = 0;
    await titlesAt("/events/category/music/?ical=1");
    await titlesAt("/event/abend/?ical=1");
    expect(answered.map(({ route, operation }) => [route, operation])).toEqual([
      ["/events.ics", "listEventsIcs"],
      ["/events/by-slug/{slug}.ics", "getEventBySlugIcs"],
    ]);
  });

  it("answers HEAD without the calendar, and no other method", async () => {
    const head = await fetch(`${service.origin}/events/?ical=1`, { method: "HEAD" });
    expect([head.status, head.headers.get("content-type"), await head.text()]).toEqual([
      200,
      "text/calendar; charset=UTF-8",
      "",
    ]);
    const post = await fetch(`${service.origin}/events/?ical=1`, { method: "POST" });
    expect(post.status).toBe(404);
  });

  it.each([
    ["/events/month/2031-13/?ical=1", "ends_after"],
    ["/events/list/?ical=1&tribe-bar-date=someday", "start_date"],
    ["/events/category/nothing/?ical=1", "categories"],
    ["/venue/nowhere/?ical=1", "venue_slug"],
    ["/events/?ical=1&tribe_paged=x", "page"],
  ])("rejects %s by the parameter of the route", async (target, parameter) => {
    const { status, body } = await service.get(target, { base: "" });
    expect([status, Object.keys(body.data?.params ?? {})]).toContainEqual(
      expect.arrayContaining([parameter]),
    );
    expect(status).toBe(400);
  });

  it("needs the password of a protected record as the route does", async () => {
    const body = {
      title: "Guarded",
      password: "open",
      start_date: "2039-01-01 10:00",
      end_date: "2039-01-01 11:00",
    };
    const { body: guarded } = await service.post("/events", body);
    const shut = await fetchFile(service, "/event/guarded/?ical=1", { base: "" });
    expect(shut.status).toBe(403);
    expect(await titlesAt("/event/guarded/?ical=1&password=open")).toEqual(["Guarded"]);
    await service.delete(`/events/${Number(guarded.id)}`);
  });

  it.each(["/events/", "/events/?ical=0", "/event/abend/", "/events/month/2031-05/"])(
    "is none at %s, where no format is asked for",
    async (target) => {
      const { headers } = await fetchFile(service, target, { base: "", headers: { accept: "text/html" } });
      expect(headers.get("content-type")).toMatch(/^text\/html/);
    },
  );

  it("leaves a call of the API on the front page as it is", async () => {
    const target = "/?rest_route=/tribe/events/v1/events&ical=1";
    const { body } = await service.get(target, { base: "" });
    expect(body.total).toBe(4);
  });
});

describe("an alias of news", () => {
  it.each([
    ["/events/feed/", all],
    ["/?post_type=tribe_events&feed=rss2", all],
    ["/?feed=rss2", all],
    ["/events/category/jazz/feed/", ["Brunch"]],
    ["/events/tag/open-air/feed", ["Abend"]],
    ["/it/events/feed/", ["Brunch", "Crossing", "Dusk", "Sera"]],
  ])("at %s gives the records that are meant", async (target, titles) => {
    const { headers, text } = await fetchFile(service, target, { base: "" });
    expect(headers.get("content-type")).toBe("application/rss+xml; charset=UTF-8");
    const items = readXml(text).children[0]?.children.filter(({ name }) => name === "item") ?? [];
    const found = items.map(({ children }) => children.find(({ name }) => name === "title")?.text);
    expect(found.sort()).toEqual([...titles].sort());
  });
});

/** The names of the records that a page lists, and its address for search engines. */
async function pageAt(target: string) {
  const { status, headers, text } = await fetchFile(service, target, { base: "" });
  expect([status, headers.get("content-type")], target).toEqual([200, "text/html; charset=utf-8"]);
  const names = [...text.matchAll(/<a class="name"[^>]*>([^<]*)</g)].map(([, name]) => name);
  const [, link = ""] = /rel="canonical" href="([^"]*)"/.exec(text) ?? [];
  return { names: names.sort(), link: link.replaceAll("&amp;", "&").slice(service.origin.length), text };
}

describe("an alias of a page", () => {
  it.each(aliases.pages)(
    "at %s shows the records that are meant, as the present page does",
    async (target, names, link) => {
      const shown = await pageAt(target);
      expect(shown.names).toEqual([...names].sort());
      expect(shown.link.startsWith(link), shown.link).toBe(true);
      if (!link.endsWith("=")) expect(shown.link).toBe(link);
      expect((await pageAt(shown.link)).names).toEqual([...names].sort());
    },
  );

  it("is 404 for what does not exist", async () => {
    for (const path of [
      "/events/tag/none/",
      "/events/category/none/list/",
      "/events/nothing/",
      "/venue/none/",
    ])
      expect([path, (await fetchFile(service, path, { base: "" })).status]).toEqual([path, 404]);
  });

  it("tells machines of each event that it lists", async () => {
    for (const target of ["/events/list/", "/events/category/music/"]) {
      const { names, text } = await pageAt(target);
      const [, json = ""] = /<script type="application\/ld\+json">(\[.*?\])<\/script>/s.exec(text) ?? [];
      const data = JSON.parse(json) as { readonly name: string }[];
      expect(data.map(({ name }) => name).sort()).toEqual(names);
      for (const event of data)
        expect(event).toMatchObject({
          "@context": expect.stringContaining("schema.org") as unknown,
          "@type": "Event",
        });
    }
  });
});

describe("an alias of the sitemap", () => {
  it.each(["/tribe_events-sitemap.xml", "/wp-sitemap.xml"])("at %s is the sitemap", async (target) => {
    const [own, alias] = await Promise.all(
      ["/sitemap.xml", target].map((path) => fetchFile(service, path, { base: "" })),
    );
    expect([alias?.status, alias?.text]).toEqual([200, own?.text]);
  });
});
