import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import { reportLines } from "../../../runtime/import/report.js";
import { remoteImages } from "../../../runtime/import/source.js";
import { FetchError } from "../../../runtime/network/fetch-file.js";
import { checkStore } from "../../../runtime/tools/check-store.js";
import { openApp } from "../../support/app.js";
import { useService } from "../support/service.js";
import { emptyBeforeEach, importApi, listedEvent, siteOf } from "./importing.js";
import { type ReferenceSite, startReferenceSite } from "./reference-site.js";

type Json = Record<string, unknown>;

const service = useService();
let site: ReferenceSite;

beforeAll(async () => {
  site = await startReferenceSite({});
});
afterAll(() => site.close());
emptyBeforeEach(service);
beforeEach(() => {
  Object.assign(site.lists, { events: [], venues: [], organizers: [], categories: [], tags: [] });
});

const run = (choices: Parameters<typeof importApi>[2] = {}) =>
  importApi(siteOf(service.database), site.api, choices);
const read = async (path: string): Promise<Json> => {
  const { status, body } = await service.request("GET", path);
  return { ...(body as unknown as Json), answered: status };
};

describe("a record is taken over", () => {
  it("without a name, if others refer to it: by its address, its city or its slug", async () => {
    site.lists.venues = [
      { id: 1, address: "1 Main St", city: "Como", slug: "1" },
      { id: 2, venue: "", city: "Como", slug: "2" },
      { id: 3, venue: "&nbsp;", slug: "the-hall" },
      { id: 4, venue: "Lake", city: "Como", slug: "lake" },
      { id: 5 },
    ];
    site.lists.organizers = [{ id: 6, organizer: "", slug: "a-club" }];
    site.lists.events = [listedEvent(50, { venue: { id: 2, city: "Como" }, organizer: [{ id: 6 }] })];
    const report = await run();
    expect([report.incomplete, report.counts.venues]).toEqual([0, { created: 5 }]);
    const names = await Promise.all([1, 2, 3, 4, 5].map((id) => read(`/venues/${id}`)));
    expect(names.map(({ venue }) => venue)).toEqual(["1 Main St", "Como", "the-hall", "Lake", "5"]);
    expect(await read("/events/50")).toMatchObject({
      venue: { id: 2 },
      organizer: [{ organizer: "a-club" }],
    });
    expect(report.entries).toContainEqual(
      expect.objectContaining({
        key: "2",
        remarks: ["It has no name at the source, and is named Como here."],
      }),
    );
  });

  it("as a draft where its status is unknown here, so that it does not become public by accident", async () => {
    site.lists.events = [listedEvent(50, { status: "acf-disabled" }), listedEvent(51, { status: "private" })];
    const report = await run();
    expect(report.incomplete).toBe(0);
    expect(await read("/events/50")).toMatchObject({ status: "draft" });
    expect(await read("/events/51")).toMatchObject({ status: "private" });
    expect(report.entries.map(({ key, remarks }) => [key, remarks])).toEqual([
      ["50", ["Its status acf-disabled is unknown here: it has the status draft."]],
    ]);
  });

  it("that costs nothing with its amount, whatever the source calls it", async () => {
    const details = (values: string[], more: Json = {}): Json => ({
      currency_symbol: "$",
      currency_position: "prefix",
      values,
      ...more,
    });
    site.lists.events = [
      listedEvent(50, { cost: "Free", cost_details: details(["0"]) }),
      listedEvent(51, {
        cost: "Gratis",
        cost_details: details(["0"], { currency_symbol: "", currency_position: "suffix" }),
      }),
      listedEvent(52, { cost: "Donation", cost_details: details(["donation"], { currency_symbol: "" }) }),
      listedEvent(53, { cost: "Free – $25", cost_details: details(["0", "25"]) }),
    ];
    await run();
    const costs = await Promise.all([50, 51, 52, 53].map((id) => read(`/events/${id}`)));
    expect(costs.map(({ cost, cost_details }) => [cost, (cost_details as Json).values])).toEqual([
      ["Free", ["0"]],
      ["Free", ["0"]],
      ["Donation", ["donation"]],
      ["Free – $25", ["0", "25"]],
    ]);
  });

  it("with its date where the date in UTC is not set", async () => {
    const none = "0000-00-00 00:00:00";
    site.lists.events = [
      listedEvent(50, { status: "draft", date: "2026-01-02 03:04:05", date_utc: none }),
      listedEvent(51, { date: "2026-01-02 05:04:05", date_utc: "2026-01-02 03:04:05" }),
      listedEvent(52, { status: "draft", date: none, date_utc: none }),
    ];
    expect((await run()).incomplete).toBe(0);
    const dates = await Promise.all([50, 51, 52].map((id) => read(`/events/${id}`)));
    expect(dates.map(({ date_utc }) => date_utc)).toEqual([
      "2026-01-02 03:04:05",
      "2026-01-02 03:04:05",
      none,
    ]);
  });

  it("with its id, up to the largest number that JSON holds exactly", async () => {
    const ids = [Number.MAX_SAFE_INTEGER, 4_000_000_000_000_001, 1_234_567_890, 200_000_001, 7];
    site.lists.events = ids.map((id) =>
      listedEvent(id, { tags: [{ id, name: `Tag ${id}`, slug: `tag-${id}` }] }),
    );
    site.lists.tags = ids.map((id) => ({ id, name: `Tag ${id}`, slug: `tag-${id}` }));
    const report = await run();
    expect([report.incomplete, report.entries]).toEqual([0, []]);
    for (const id of ids) expect(await read(`/events/${id}`)).toMatchObject({ id, tags: [{ id }] });
    const { body } = await service.request(
      "GET",
      `/events?include=${ids.join(",")}&start_date=2031-01-01&end_date=2032-01-01`,
    );
    expect((body.events as unknown as Json[]).map(({ id }) => id)).toEqual(ids);
    // New records have ids that are as exact.
    const made = await service.request("POST", "/venues", { body: { venue: "New" } });
    expect(Number(made.body.id)).toBeGreaterThan(1_234_567_890);
    expect(Number.isSafeInteger(Number(made.body.id) + 1_000_000_000)).toBe(true);
    expect(await checkStore(service.database, calendar, true)).toEqual([]);
    const next = await service.request("POST", "/venues", { body: { venue: "Next" } });
    expect(Number(next.body.id)).toBeLessThan(Number(made.body.id) + 100);
    expect((await run()).counts.events).toEqual({ left: 5 });
  });

  it("with the beginning of a text that is too long, and a word about it", async () => {
    const long = `<div><p>${"Ünd <b>so</b> weiter. ".repeat(20_000)}</p></div>`;
    site.lists.events = [listedEvent(50, { description: long, title: "T".repeat(30_000) })];
    const report = await run();
    expect(report.counts.events).toEqual({ created: 1 });
    expect([report.incomplete, report.entries[0]?.lost]).toEqual([
      1,
      [
        "title: it was cut after 20000 of 30000 characters.",
        `description: it was cut after 200000 of ${long.length} characters.`,
      ],
    ]);
    const { description } = await read("/events/50");
    expect(String(description).length).toBeGreaterThan(199_000);
    expect(description).toMatch(/^<div><p>Ünd <b>so<\/b>.*<\/p><\/div>\s*$/s);
    expect((await run()).counts.events).toEqual({ left: 1 });
  });
});

describe("what is left out", () => {
  it("is reported by kind and number", async () => {
    site.lists.venues = [{ id: 5, venue: "Hall", slug: "hall", capacity: 300 }];
    const parts = { is_virtual: true, virtual_url: "", custom_fields: [], meta: [], json_ld: { a: 1 } };
    const frames = '<p>x <iframe src="https://a.test"></iframe><iframe src="https://b.test"></iframe></p>';
    site.lists.events = [
      listedEvent(50, { ...parts, venue: { id: 5, venue: "Hall", capacity: 300 }, description: frames }),
      listedEvent(51, {
        ...parts,
        custom_fields: { _x: { label: "X", value: "1" } },
        excerpt: frames,
        description: '<video src="https://a.test/v.mp4"></video><img src="data:image/png;base64,AA" alt="">',
      }),
    ];
    const report = await run();
    expect([report.incomplete, report.leftOut]).toEqual([
      0,
      {
        venues: [{ kind: "capacity", count: 1 }],
        events: expect.arrayContaining([
          { kind: "custom_fields", count: 1 },
          { kind: "<iframe>", count: 4 },
          { kind: "<video>", count: 1 },
          { kind: "images in texts, written as data", count: 1 },
        ]) as unknown,
      },
    ]);
    expect(report.leftOut.events).toHaveLength(4);
    expect(reportLines(report, false)).toContainEqual(
      expect.stringMatching(/^events: left out: .*<iframe> \(4\)/),
    );
  });

  it("is not counted where a record has nothing else than fields", async () => {
    site.lists.events = [
      listedEvent(50, { description: "<p>a &lt; b</p>", utc_start_date: "x", is_virtual: true }),
    ];
    expect((await run()).leftOut).toEqual({});
  });
});

describe("an image in a text", () => {
  const text = (src: string, more = "") =>
    `<p>See <img class="wide" src="${src}" alt="A &amp; b"${more} /> here.</p>`;

  it("is fetched like any other, and has its address here", async () => {
    const sizes =
      ' srcset="https://picture.test/a-300.png 300w, https://picture.test/a.png 600w" sizes="100vw"';
    site.lists.events = [
      listedEvent(50, { description: text("https://picture.test/a.png?x=1&amp;y=2", sizes) }),
      listedEvent(51, {
        description: text("https://picture.test/a.png?x=1&amp;y=2"),
        excerpt: text("//picture.test/b.png"),
      }),
    ];
    const report = await run();
    expect([report.incomplete, report.leftOut]).toEqual([0, {}]);
    const { description } = await read("/events/50");
    const [, address = ""] =
      /<img class="wide" src="(\/files\/\d+\/a\.png)" alt="A &amp; b" \/>/.exec(String(description)) ?? [];
    expect(address).not.toBe("");
    expect(description).not.toContain("picture.test");
    expect((await fetch(service.origin + address)).headers.get("content-type")).toBe("image/png");
    // An address is fetched once.
    expect(await read("/events/51")).toMatchObject({
      description: expect.stringContaining(`src="${address}"`) as unknown,
      excerpt: expect.stringContaining("/b.png") as unknown,
    });
    const images = await service.database.db.collection<{ source: string }>("images").find().toArray();
    expect(images.map(({ source }) => source).sort()).toEqual([
      "http://picture.test/b.png",
      "https://picture.test/a.png?x=1&y=2",
    ]);
    expect((await run()).counts.events).toEqual({ left: 2 });
  });

  it("stays where it is, and is counted, where it cannot be had; it is tried again the next time", async () => {
    site.lists.events = [
      listedEvent(50, { description: text("https://gone.test/a.png") + text("/local.png") }),
    ];
    const report = await run();
    expect([report.incomplete, report.leftOut]).toEqual([0, { events: [{ kind: remoteImages, count: 2 }] }]);
    expect((await read("/events/50")).description).toContain("https://gone.test/a.png");
    const again = await run();
    expect([again.counts.events, again.leftOut]).toEqual([
      { left: 1 },
      { events: [{ kind: remoteImages, count: 2 }] },
    ]);
    // Meanwhile the image is here from elsewhere.
    const { images } = siteOf(service.database).features;
    const id = (await images?.fetch(new URL("https://picture.test/a.png"), "post")) ?? 0;
    await service.database.db
      .collection<{ _id: number }>("images")
      .updateOne({ _id: id }, { $set: { source: "https://gone.test/a.png" } });
    const third = await run();
    expect([third.counts.events, third.leftOut]).toEqual([
      { updated: 1 },
      { events: [{ kind: remoteImages, count: 1 }] },
    ]);
    expect((await read("/events/50")).description).toContain(`/files/${id}/a.png`);
  });

  it("is not fetched from addresses that are not public", async () => {
    site.lists.events = [listedEvent(50, { description: text(`${site.api.origin}/secret.png`) })];
    const real = openApp(calendar, service.database).app;
    const asked = site.asked.length;
    const report = await importApi(real, site.api);
    expect(report.leftOut).toEqual({ events: [{ kind: remoteImages, count: 1 }] });
    expect(site.asked.slice(asked).filter((path) => path.includes("secret"))).toEqual([]);
  });

  it("is not asked of a host again and again that does not answer", async () => {
    site.lists.events = Array.from({ length: 8 }, (_, at) =>
      listedEvent(50 + at, {
        description: text(`https://dead.test/${at}.png`) + text(`https://none.test/${at}.png`),
      }),
    );
    const asked: string[] = [];
    const fetchFile = (url: URL): Promise<Buffer> => {
      asked.push(url.hostname);
      const cause = url.hostname === "dead.test" ? new Error("timeout") : undefined;
      return Promise.reject(new FetchError("no answer", { cause }));
    };
    const real = openApp(calendar, service.database, { fetchFile }).app;
    expect((await importApi(real, site.api)).leftOut).toEqual({
      events: [{ kind: remoteImages, count: 16 }],
    });
    expect(asked.filter((host) => host === "dead.test")).toHaveLength(3);
    expect(asked.filter((host) => host === "none.test")).toHaveLength(8);
  });

  it("is not fetched in a dry run", async () => {
    site.lists.events = [listedEvent(50, { description: text("https://picture.test/a.png") })];
    await run({ isDryRun: true });
    expect(await service.database.db.collection("images").countDocuments()).toBe(0);
  });
});

describe("a record that is not taken over", () => {
  it("is named by its address", async () => {
    const rest_url = "https://example.org/wp-json/tribe/events/v1/events/50";
    site.lists.events = [
      listedEvent(50, { start_date: "never", rest_url }),
      listedEvent(51, { start_date: "never" }),
    ];
    expect(reportLines(await run(), false)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^event 50 .*: not taken over: .* \(https:.*\/events\/50\)$/),
        expect.stringMatching(/^event 51 .*: not taken over: .* \(\/events\/51\)$/),
      ]),
    );
  });
});
