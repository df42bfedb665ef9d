import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { importSource, sourceOfLines } from "../../import/export-lines.js";
import { useService } from "../support/service.js";
import { emptyBeforeEach, importApi, listedEvent, siteOf } from "./importing.js";
import { type ReferenceSite, startReferenceSite } from "./reference-site.js";

const service = useService();
let site: ReferenceSite;

const events = (count: number) => Array.from({ length: count }, (_, at) => listedEvent(100 + at));

beforeAll(async () => {
  site = await startReferenceSite({});
});
afterAll(() => site.close());
emptyBeforeEach(service);
beforeEach(() => {
  site.trouble = () => false;
  site.hasTags = false;
  Object.assign(site.lists, { events: events(180), venues: [], organizers: [], categories: [], tags: [] });
});

const run = () => importApi(siteOf(service.database), site.api);
const stored = () => service.database.db.collection("events").countDocuments();

/** Answers the requests that match with a status, as a site or what stands before it does. */
function reject(pattern: RegExp, status: number, body = "<html>Forbidden</html>"): void {
  site.trouble = (path, response) => {
    if (!pattern.test(path)) return false;
    response.writeHead(status, { "Content-Type": "text/html" }).end(body);
    return true;
  };
}
const pageOf = (plural: string, page: number) => new RegExp(`/${plural}\\?.*[?&]page=${page}(?:&|$)`);

it("names posts without a title by what they say, and keeps no address of their page at the source", async () => {
  const url = "https://old.example/event/x/";
  site.lists.events = [
    listedEvent(1, { title: "", description: "<p>A walk by the lake</p><p>More</p>", url, website: url }),
    listedEvent(2, {
      title: "",
      start_date: "2031-05-01 11:00:00",
      url,
      website: "https://club.example/",
    }),
  ];
  const report = await run();
  expect(report.counts.events).toEqual({ created: 2 });
  const { body } = await service.request("GET", "/events?start_date=2031-01-01&end_date=2032-01-01");
  expect(body.events).toMatchObject([
    { title: "A walk by the lake", website: "" },
    { title: "event 2031-05-01 11:00:00", website: "https://club.example/" },
  ]);
});

describe("a list that breaks off", () => {
  for (const status of [400, 401, 403, 404])
    it(`is not taken for its end where a page answers ${status}`, async () => {
      site.hasTags = true;
      reject(pageOf("events", 3), status, '{"code":"event-archive-page-not-found"}');
      const report = await run();
      expect(report.incomplete).toBe(50);
      expect(report.missing).toEqual([
        "events: the source lists 180, 130 could be read, 50 are missing.",
        expect.stringMatching(
          new RegExp(`^events: page 3 was not given: http.+[?&]page=3.* answers ${status}\\.$`),
        ),
      ]);
      expect(await stored()).toBe(130);
      site.trouble = () => false;
      const again = await run();
      expect([again.incomplete, again.missing, again.counts.events]).toEqual([
        0,
        [],
        { created: 50, left: 130 },
      ]);
    });

  it("is left after some pages in a row, and says how many records are missing", async () => {
    site.lists.events = events(500);
    reject(/\/events\?.*[?&]page=(?:[3-9]|10)(?:&|$)/, 403);
    site.asked.splice(0);
    const report = await run();
    expect([report.incomplete, report.missing[0]]).toEqual([
      400,
      "events: the source lists 500, 100 could be read, 400 are missing.",
    ]);
    expect(site.asked.some((path) => pageOf("events", 9).test(path))).toBe(false);
  });

  it("is found by its total where pages are short or hold the same records again", async () => {
    site.trouble = (path, response) => {
      if (!path.includes("/events?")) return false;
      const page = Number(/[?&]page=(\d+)/.exec(path)?.[1]);
      const rows = page === 1 ? events(50) : events(60).slice(40);
      response.end(JSON.stringify({ events: rows, total: 70, total_pages: 2 }));
      return true;
    };
    const { missing, incomplete } = await run();
    expect([missing, incomplete]).toEqual([
      ["events: the source lists 70, 60 could be read, 10 are missing."],
      10,
    ]);
  });
});

describe("a list without envelope", () => {
  function answerRows(response: ServerResponse, path: string, headers: Record<string, string>): void {
    const page = Number(/[?&]page=(\d+)/.exec(path)?.[1]);
    const rows = events(120).slice((page - 1) * 50, page * 50);
    const status = rows.length === 0 || page === 7 ? 400 : 200;
    response.writeHead(status, headers).end(JSON.stringify(rows));
  }

  it("is read to its end where nothing says how long it is", async () => {
    site.trouble = (path, response) => {
      if (!path.includes("/events?")) return false;
      answerRows(response, path, {});
      return true;
    };
    expect(await run()).toMatchObject({ incomplete: 0, missing: [], counts: { events: { created: 120 } } });
  });

  it("is compared with the total of its header", async () => {
    site.trouble = (path, response) => {
      if (!path.includes("/events?")) return false;
      answerRows(response, path, { "X-WP-Total": "150", "X-WP-TotalPages": "3" });
      return true;
    };
    expect((await run()).missing).toEqual([
      "events: the source lists 150, 120 could be read, 30 are missing.",
    ]);
  });
});

describe("a list that fails as a whole", () => {
  it("is reported as missing, whatever the status", async () => {
    for (const [plural, status] of [
      ["events", 403],
      ["events", 404],
      ["venues", 403],
      ["organizers", 404],
      ["categories", 400],
      ["tags", 200],
    ] as const) {
      reject(new RegExp(`/${plural}\\?`), status, "{}");
      const report = await run();
      expect([report.incomplete, report.missing]).toEqual([
        1,
        [expect.stringMatching(`^${plural}: the list was not given: http.+ answers ${status}`)],
      ]);
    }
  });

  it("is nothing missing where the source has no such route and other records show what it would hold", async () => {
    Reflect.deleteProperty(site.lists, "venues");
    site.lists.events = [listedEvent(50, { venue: { id: 40, venue: "Lake" } })];
    expect(await run()).toMatchObject({ incomplete: 0, missing: [], counts: { venues: { created: 1 } } });
    Reflect.deleteProperty(site.lists, "events");
    expect((await run()).incomplete).toBe(1);
  });

  it("names the rows that are no records by their page", async () => {
    site.lists.events = [listedEvent(50), { title: "No id" }, "row"] as Record<string, unknown>[];
    const { missing, incomplete } = await run();
    expect(incomplete).toBe(2);
    expect(missing).toEqual([
      "events: the source lists 3, 1 could be read, 2 are missing.",
      expect.stringMatching(/^events: record 2 of http.+page=1 has no id\.$/),
      expect.stringMatching(/^events: record 3 of /),
    ]);
  });
});

describe("a file of lines", () => {
  it("is compared with the counts of its first line, also where a kind lacks as a whole", async () => {
    const header = { format: "calendar-export", version: 1, store: "s", written: "", highest: {} };
    const counts = { image: 0, tag: 2, event: 3, venue: 0 };
    const moments = { created: "2030-01-01T00:00:00.000Z", modified: "2030-01-02T00:00:00.000Z" };
    const tag = { resource: "tag", id: 1, language: "en", fields: { name: "One" }, slug: "one", ...moments };
    const target = siteOf(service.database);
    const report = await importSource(target, await sourceOfLines(target, [{ ...header, counts }, tag]));
    expect([report.incomplete, report.missing]).toEqual([
      4,
      [
        "tags: the source lists 2, 1 could be read, 1 are missing.",
        "events: the source lists 3, 0 could be read, 3 are missing.",
      ],
    ]);
  });
});
