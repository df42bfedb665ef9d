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
});
