import { beforeAll, describe, expect, it } from "vitest";
import { readXml, textsOf } from "../../feeds/read-xml.js";
import { useService } from "../support/service.js";
import { fetchFile } from "./fetch-file.js";
import { titlesOf } from "./read-calendar.js";

// Request lines of public programs, named by their language and the site that they read. Days are those of the records here.
const service = useService({ SITE_TIMEZONE: "Europe/Rome" }, { now: () => Date.UTC(2031, 4, 10, 10) });

const upcoming = ["Abend", "Brunch", "Dusk"];
const inMay = ["Abend", "Brunch"];
const categories = ["boston", "london", "lunch", "loppemarked", "sailboat-races", "summerstage"];

beforeAll(async () => {
  const event = async (title: string, day: string, others: object = {}): Promise<void> => {
    const body = { title, start_date: `${day} 20:00:00`, end_date: `${day} 22:00:00`, ...others };
    expect((await service.request("POST", "/events", { body })).status).toBe(201);
  };
  await event("Abend", "2031-05-10", { categories });
  await event("Brunch", "2031-05-28");
  await event("Dusk", "2031-06-15");
  await event("Former", "2031-03-20", { categories: ["london"] });
});

async function fileAt(target: string): Promise<{ readonly type: string; readonly text: string }> {
  const { status, headers, text } = await fetchFile(service, target, { base: "" });
  expect(status, text).toBe(200);
  return { type: headers.get("content-type") ?? "", text };
}

describe("the calendar that a program reads", () => {
  it.each([
    ["Python, eastendlocal.com", "/events/list/?ical=1", upcoming],
    ["Python, enmarketarena.com", "/events/list/?ical=1", upcoming],
    ["Python, ashecountyarts.org", "/events/?ical=1", upcoming],
    ["Python, dccouncil.us", "/events/month/?ical=1&tribe_display=month", inMay],
    ["Python, thewwa.com", "/?post_type=tribe_events&ical=1&eventDisplay=list", upcoming],
    [
      "Python, eastsideprep.org",
      "/?post_type=tribe_events&ical=1&eventDisplay=list&tribe_events_cat=lunch",
      ["Abend"],
    ],
    [
      "Python, oplevelser-i-koebenhavn.dk",
      "/?post_type=tribe_events&ical=1&eventDisplay=list&tribe_events_cat=loppemarked",
      ["Abend"],
    ],
    ["JavaScript, audifield.com", "/events/?ical=1", upcoming],
    ["JavaScript, standrewspolaris.org", "/events/month/?ical=1", inMay],
    ["JavaScript, feds.ca", "/events/month/?ical=1&tribe_display=month", inMay],
    ["JavaScript, pennmanor.net", "/events/list/?ical=1&tribe_event_display=list&tribe_paged=1", upcoming],
    [
      "JavaScript, pennmanor.net, the past",
      "/events/list/?ical=1&tribe_event_display=past&tribe_paged=1",
      ["Former"],
    ],
    ["JavaScript, nagafighter.com", "/events/?tribe_event_display=list&ical=1", upcoming],
    [
      "JavaScript, golatindance.com",
      "/events/category/boston/?post_type=tribe_events&ical=1&eventDisplay=list",
      ["Abend"],
    ],
    ["TypeScript, eventsingozo.com", "/events/?ical=1", upcoming],
    [
      "TypeScript, cityparksfoundation.org",
      "/?post_type=tribe_events&ical=1&eventDisplay=list&tribe_events_cat=summerstage",
      ["Abend"],
    ],
    [
      "TypeScript, sec.act.edu.au",
      "/?post_type=tribe_events&tribe-bar-date=2031-05-27&ical=1&eventDisplay=list",
      ["Brunch", "Dusk"],
    ],
    ["TypeScript, townofevansny.gov", "/events/month/?ical=1&shortcode=a96c91f8", inMay],
    ["PHP, repaircafewales.org", "/events/list/?ical=1", upcoming],
    ["PHP, cambridgesustainablefood.org", "/events/?ical=1&tribe_display=list", upcoming],
    ["C#, bikemaine.org", "/events/month/?ical=1", inMay],
    ["Swift, ignitehubmc.com", "/events/list/?ical=1", upcoming],
    ["Swift, kellogghubbard.org", "/events/?ical=1", upcoming],
    ["Go, any site", "/events/?eventDisplay=list&ical=1", upcoming],
    ["Go, any front page", "/?eventDisplay=list&ical=1", upcoming],
    ["Go, any list", "/events/list/?eventDisplay=list&ical=1", upcoming],
    ["Haskell, golatindance.com, this month", "/events/category/london/month/?ical=1", ["Abend"]],
    ["Haskell, golatindance.com, a month", "/events/category/london/2031-03/?ical=1", ["Former"]],
    [
      "Haskell, golatindance.com, from a day",
      "/events/category/london/list/?tribe-bar-date=2031-05-09&ical=1",
      ["Abend"],
    ],
    [
      "Instructions for an agent, 48north.com",
      "/?post_type=tribe_events&ical=1&eventDisplay=list&tribe_events_cat=sailboat-races",
      ["Abend"],
    ],
  ])("has the records that it expects (%s: %s)", async (_program, target, titles) => {
    const { type, text } = await fileAt(target);
    expect(type).toBe("text/calendar; charset=UTF-8");
    expect(titlesOf(text)).toEqual(titles);
  });
});

describe("what else a program reads", () => {
  it.each([
    ["Python, any site", "/events/feed/"],
    ["Python, any front page", "/?feed=rss2"],
  ])("has the records that it expects (%s: %s)", async (_program, target) => {
    const { type, text } = await fileAt(target);
    expect(type).toBe("application/rss+xml; charset=UTF-8");
    const items = readXml(text).children[0]?.children.filter(({ name }) => name === "item") ?? [];
    expect(items.flatMap((item) => textsOf(item, "title")).sort()).toEqual(upcoming);
  });

  it.each([
    ["JavaScript, efqm.org", "/index.php/wp-json/tribe/events/v1/events"],
    ["Python, ospc.fr", "/index.php/wp-json/tribe/events/v1/events"],
    ["TypeScript, spaziorossellini.it", "/wp-json/tribe/events/v1/events?per_page=50"],
  ])("is the list of the API (%s: %s)", async (_program, target) => {
    const { text } = await fileAt(target);
    expect(JSON.parse(text)).toMatchObject({ total: 3, events: upcoming.map((title) => ({ title })) });
  });

  it("is the sitemap with the pages of all records (TypeScript, spaziorossellini.it: /tribe_events-sitemap.xml)", async () => {
    const { type, text } = await fileAt("/tribe_events-sitemap.xml");
    expect(type).toBe("application/xml; charset=UTF-8");
    const places = readXml(text).children.flatMap((entry) => textsOf(entry, "loc"));
    const pages = [...upcoming, "Former"].map((title) => `${service.origin}/event/${title.toLowerCase()}/`);
    expect(places).toEqual(expect.arrayContaining(pages));
  });
});
