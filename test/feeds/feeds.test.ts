import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { useSpecProduct } from "../support/spec-product.js";
import { talkBody, talkSpec } from "../support/talk-spec.js";
import { readXml, textsOf } from "./read-xml.js";

const service = useSpecProduct(talkSpec);

async function createTalk(more: object = {}): Promise<number> {
  const { status, body } = await service.request("POST", "/talks", { body: talkBody(more) });
  expect(status, JSON.stringify(body)).toBe(201);
  return Number(body.id);
}

const fetchText = async (path: string): Promise<{ readonly headers: Headers; readonly text: string }> => {
  const response = await fetch(service.origin + path);
  expect(response.status, path).toBe(200);
  return { headers: response.headers, text: await response.text() };
};

/** The events of a calendar, with its zones registered. */
function eventsIn(text: string): readonly ICAL.Event[] {
  const calendar = ICAL.Component.fromString(text);
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

describe("feeds of a resource with a period", () => {
  it("are calendars that another implementation reads, with the filters of the list", async () => {
    await createTalk({
      title: "Swifts; at dusk",
      abstract: "<p>First &amp; foremost</p>",
      topics: ["Birds, wild"],
    });
    await createTalk({ title: "Other" });
    const { headers, text } = await fetchText("/api/v1/talks.ics?search=dusk");
    expect(headers.get("content-type")).toBe("text/calendar; charset=UTF-8");
    const [event, ...others] = eventsIn(text);
    expect(others).toEqual([]);
    expect(event?.summary).toBe("Swifts; at dusk");
    expect(event?.description).toMatch(/^First & foremost/);
    expect(event?.startDate.toJSDate().toISOString()).toBe("2031-03-10T17:00:00.000Z");
    expect(event?.startDate.zone.tzid).toBe("Europe/Rome");
    expect(event?.component.getFirstProperty("categories")?.getValues()).toEqual(["Birds, wild"]);
  });

  it("have a series as one event with its rule", async () => {
    const id = await createTalk({ title: "Weekly", repeats: { rrule: "FREQ=WEEKLY;COUNT=3" } });
    const [event] = eventsIn((await fetchText(`/api/v1/talks/${id}.ics`)).text);
    const rule = event?.component.getFirstPropertyValue("rrule");
    expect(String(rule)).toBe("FREQ=WEEKLY;COUNT=3");
  });

  it("are news that a strict XML parser reads", async () => {
    await createTalk({ title: "Tom & Jerry <live> ]]>" });
    const { headers, text } = await fetchText("/api/v1/talks.rss?search=jerry");
    expect(headers.get("content-type")).toBe("application/rss+xml; charset=UTF-8");
    const [channel] = readXml(text).children;
    const items = channel?.children.filter(({ name }) => name === "item") ?? [];
    expect(items.flatMap((item) => textsOf(item, "title"))).toEqual(["Tom & Jerry <live> ]]>"]);
  });

  it("have the instants of times that are sent and answered with an offset", async () => {
    const summer = { from: "2031-07-10T21:00:00+02:00", to: "2031-07-10T20:30:00Z" };
    const id = await createTalk({ title: "Offsets", ...summer });
    const { body } = await service.request("GET", `/talks/${id}`);
    expect(body).toMatchObject({ ...summer, to: "2031-07-10T22:30:00+02:00" });
    const [event] = eventsIn((await fetchText(`/api/v1/talks/${id}.ics`)).text);
    expect([event?.startDate, event?.endDate].map((time) => time?.toJSDate().toISOString())).toEqual([
      "2031-07-10T19:00:00.000Z",
      "2031-07-10T20:30:00.000Z",
    ]);
    const [channel] = readXml((await fetchText("/api/v1/talks.rss?search=offsets")).text).children;
    const [item] = channel?.children.filter(({ name }) => name === "item") ?? [];
    const [published = ""] = item === undefined ? [] : textsOf(item, "pubDate");
    expect(new Date(published)).toEqual(new Date(body.date as unknown as string));
  });

  it("are followed by a sitemap with the pages of published records", async () => {
    const id = await createTalk({ title: "Mapped" });
    const draft = await createTalk({ title: "Hidden draft", status: "draft" });
    const { text } = await fetchText("/sitemap.xml");
    const addresses = readXml(text).children.flatMap((entry) => textsOf(entry, "loc"));
    expect(addresses).toContain(`${service.origin}/talk/mapped/`);
    expect(addresses.filter((address) => address.includes("hidden-draft"))).toEqual([]);
    expect([id, draft].every(Number.isInteger)).toBe(true);
  });
});
