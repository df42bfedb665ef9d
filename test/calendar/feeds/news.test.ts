import { expect, it } from "vitest";
import { readXml, textsOf } from "../../feeds/read-xml.js";
import { textOf } from "../http/sample-records.js";
import { useService } from "../support/service.js";
import { fetchFile } from "./fetch-file.js";

const service = useService();
const year = 2028;

it("gives a list with its filters as news that a strict XML parser reads", async () => {
  const times = {
    start_date: `${year}-07-10 19:30:00`,
    end_date: `${year}-07-10 22:00:00`,
    timezone: "America/New_York",
  };
  const { status: made, body: event } = await service.post("/events", {
    title: "Tom & Jerry <live> ]]> \u{1F3BB}",
    description: "<p>First &amp; <b>foremost</b></p>",
    categories: ["Music & more"],
    venue: { venue: 'Lake "Stage"', city: "Como" },
    organizer: [{ organizer: "Ann's" }],
    date: "2026-01-02 03:04:05",
    ...times,
  });
  expect(made, JSON.stringify(event)).toBe(201);
  await service.post("/events", { title: "Other", ...times });
  const { status, headers, text } = await fetchFile(service, "/events.rss?search=jerry");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("application/rss+xml; charset=UTF-8");
  const [channel] = readXml(text).children;
  const items = channel?.children.filter(({ name }) => name === "item") ?? [];
  expect(items).toHaveLength(1);
  const [item] = items;
  if (channel === undefined || item === undefined) throw new Error("There is no item.");
  expect(textsOf(channel, "title")).toEqual(["Events Calendar"]);
  expect(textsOf(channel, "language")).toEqual(["en"]);
  expect(textsOf(item, "title")).toEqual([event.title]);
  expect(textsOf(item, "description")).toEqual(["<p>First &amp; <b>foremost</b></p>"]);
  expect(textsOf(item, "link")).toEqual([event.url]);
  expect(textsOf(item, "category")).toEqual(["Music & more"]);
  expect(textsOf(item, "pubDate")).toEqual([new Date(`${textOf(event.date_utc)}Z`).toUTCString()]);
  expect(textsOf(item, "ev:startdate")).toEqual([`${year}-07-10T19:30:00-04:00`]);
  expect(textsOf(item, "ev:location")).toEqual(['Lake "Stage", Como']);
  expect(textsOf(item, "ev:organizer")).toEqual(["Ann's"]);

  const calendar = await fetchFile(service, "/events.ics?search=jerry");
  expect(calendar.text.replaceAll("\r\n ", "")).toContain(`UID:${textsOf(item, "guid").join()}\r\n`);
  const again = await fetchFile(service, "/events.rss?search=jerry", {
    headers: { "If-None-Match": headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
});

it("is well-formed without any event, and in the language asked for", async () => {
  const { text } = await fetchFile(service, "/events.rss?search=nothingofthekind", {
    base: "/it/calendar/events/v1",
  });
  const [channel] = readXml(text).children;
  expect(channel === undefined ? [] : textsOf(channel, "language")).toEqual(["it"]);
  expect(channel?.children.some(({ name }) => name === "item")).toBe(false);
});

it("is not given of one event, nor of what no route says", async () => {
  expect((await fetchFile(service, "/events/1.rss")).status).toBe(404);
  expect((await fetchFile(service, "/venues.rss")).status).toBe(404);
});

it("begins with what became of an event that does not take place as planned", async () => {
  const times = { start_date: `${year}-08-10 19:30:00`, end_date: `${year}-08-10 22:00:00` };
  const events = {
    Fair: { event_status: "canceled", event_status_reason: "Storm & <rain>", description: "<p>Wares</p>" },
    Talk: { event_status: "postponed" },
    Class: {
      event_status: "moved-online",
      virtual_url: "https://meet.example.org/class",
      venue: { venue: "Gym" },
    },
    Play: { event_status: "scheduled" },
  };
  for (const [title, fields] of Object.entries(events))
    await service.post("/events", { title, tags: ["news-status"], ...fields, ...times });
  const itemsOf = async (base?: string) => {
    const { text } = await fetchFile(
      service,
      "/events.rss?tags=news-status",
      base === undefined ? {} : { base },
    );
    return readXml(text).children[0]?.children.filter(({ name }) => name === "item") ?? [];
  };
  const items = await itemsOf();
  const all = (name: string): string[] => items.flatMap((item) => textsOf(item, name)).sort();
  expect(all("title")).toEqual(["Cancelled: Fair", "Moved online: Class", "Play", "Postponed: Talk"]);
  expect(all("description")).toEqual([
    "<p>Cancelled: Storm &amp; &lt;rain&gt;</p><p>Wares</p>",
    "<p>Moved online</p>",
    "<p>Postponed</p>",
  ]);
  expect(all("ev:location")).toEqual(["https://meet.example.org/class"]);
  const titles = (await itemsOf("/it/calendar/events/v1")).flatMap((item) => textsOf(item, "title"));
  expect(titles).toContain("Annullato: Fair");
});
