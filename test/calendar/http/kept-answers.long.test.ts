import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { openTelemetry, type ProcessTelemetry } from "../../../runtime/telemetry/process-telemetry.js";
import { type TestAnswer, useService } from "../support/service.js";
import { type Caller, createCaller, untilKeysAreKnown } from "./callers.js";
import { useTwin } from "./twin-service.js";

let instant = Date.UTC(2031, 2, 10, 12);
const telemetry: ProcessTelemetry = openTelemetry();
/** With a key in the settings, no response waits for a look whether the store has one, which expires after a second. */
const withKey = { ADMIN_API_KEY: "a".repeat(40) };
const service = useService({ CORS_ORIGINS: "*", ...withKey }, { now: () => instant, telemetry });
const twin = useTwin(service);
let editor: Caller;

beforeAll(async () => {
  editor = await createCaller(service, "editor", 5);
  await Promise.all([service, twin].map(untilKeysAreKnown));
});
afterEach(() => {
  expect([...service.errors, ...twin.errors]).toEqual([]);
});

async function create(path: string, body: object): Promise<number> {
  const answer = await editor.request("POST", path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return Number(answer.body.id);
}

/** The twin has a clock of its own, in which the records are published as well. */
const old = { date: "2020-01-01 00:00:00" };
const march = "start_date=2031-03-01&end_date=2031-04-01";
const event = (more: object = {}) => ({
  title: "Concert",
  ...old,
  start_date: "2031-03-12 20:00:00",
  end_date: "2031-03-12 22:00:00",
  ...more,
});

/** An answer without what each answer has of its own. */
function shared({ status, headers, body }: TestAnswer): object {
  const own = new Set(["date", "x-request-id", "connection", "keep-alive"]);
  return {
    status,
    body,
    headers: Object.fromEntries([...headers].filter(([name]) => !own.has(name)).sort()),
  };
}

/** How many answers to reads of this test came out of the cache. */
async function hits(work: () => Promise<unknown>): Promise<number> {
  const count = async () => Number(/cache_answers\{outcome="hit"\} (\d+)/.exec(await service.gauges())?.[1]);
  const before = await count();
  await work();
  return (await count()) - before;
}

describe("an answer that is kept", () => {
  const paths = [
    "/events",
    "/events?_fields=events.title,total",
    "/events?_envelope",
    "/venues",
    "/categories",
    "/tags",
  ];
  it.each(paths)("is the same as the first one, with an id of its own: %s", async (path) => {
    await create("/events", event({ venue: { venue: "Hall" }, categories: ["Music"], tags: ["loud"] }));
    const first = await service.request("GET", path);
    let second = first;
    const kept = await hits(async () => {
      second = await service.request("GET", path, { headers: { "x-request-id": "second" } });
    });
    expect(kept).toBe(1);
    expect(shared(second)).toEqual(shared(first));
    expect(second.headers.get("x-request-id")).toBe("second");
    expect(first.headers.get("x-request-id")).not.toBe("second");
  });

  it("counts in the metrics like any other", async () => {
    const count = async () =>
      Number(/http_requests_total\{[^}]*listTags[^}]*\} (\d+)/.exec(await telemetry.metrics())?.[1] ?? 0);
    await service.request("GET", "/tags");
    const before = await count();
    await service.request("GET", "/tags");
    await service.request("GET", "/tags");
    expect(await count()).toBe(before + 2);
  });

  it("answers 304 to its entity tag, without a body or its type", async () => {
    const { headers } = await service.request("GET", "/venues");
    const tag = headers.get("etag") ?? "";
    const again = await service.request("GET", "/venues", { headers: { "if-none-match": tag } });
    expect([again.status, again.body, again.headers.get("etag"), again.headers.get("content-type")]).toEqual([
      304,
      null,
      tag,
      null,
    ]);
    const other = await service.request("GET", "/venues", { headers: { "if-none-match": '"other"' } });
    expect(other.status).toBe(200);
  });

  it("is read by pages of other origins as the first one was", async () => {
    await service.request("GET", "/organizers");
    const { headers } = await service.request("GET", "/organizers", {
      headers: { origin: "https://page.example" },
    });
    expect(headers.get("access-control-allow-origin")).toBe("https://page.example");
    const without = await service.request("GET", "/organizers");
    expect(without.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("belongs to its language and mount", async () => {
    const id = await create("/venues", { venue: "House of the Lake" });
    await service.request("PATCH", `/venues/${id}?translation_language=it`, {
      headers: editor.headers,
      body: { venue: "Casa del Lago" },
    });
    for (let round = 0; round < 2; round += 1) {
      const english = await service.request("GET", `/venues/${id}`);
      const italian = await service.request("GET", `/venues/${id}`, { base: "/it/calendar/events/v1" });
      const other = await service.request("GET", "/venues?per_page=50", { base: "/wp-json/tribe/events/v1" });
      expect([english.body.venue, italian.body.venue]).toEqual(["House of the Lake", "Casa del Lago"]);
      expect(other.body.rest_url).toContain("/wp-json/tribe/events/v1/venues");
    }
  });
});

describe("a write that was acknowledged", () => {
  it("is seen at once in all that shows the record inside, in every language, list and single answer", async () => {
    const venue = await create("/venues", { venue: "Stage 0", ...old });
    const organizer = await create("/organizers", { organizer: "Guild 0", ...old });
    const category = await create("/categories", { name: "Drama 0" });
    const tag = await create("/tags", { name: "late 0" });
    const inside = { venue, organizer: [organizer], categories: [category], tags: [tag] };
    const ids = await Promise.all(
      [1, 2, 3].map((number) => create("/events", event({ title: `Play ${number}`, ...inside }))),
    );
    const named = async (reader: typeof service | typeof twin, path: string, base: string) => {
      const { body } = await reader.request("GET", path, { base });
      const shown = (body.events ?? [body]) as unknown as {
        venue: { venue: string };
        organizer: { organizer: string }[];
        categories: { name: string }[];
        tags: { name: string }[];
        json_ld?: { location: { name: string }; organizer: { name: string } };
      }[];
      return shown.map((one) => [
        one.venue.venue,
        one.organizer[0]?.organizer,
        one.categories[0]?.name,
        one.tags[0]?.name,
        ...(one.json_ld === undefined ? [] : [one.json_ld.location.name, one.json_ld.organizer.name]),
      ]);
    };
    const bases = ["/calendar/events/v1", "/it/calendar/events/v1", "/wp-json/tribe/events/v1"];
    for (let round = 1; round <= 4; round += 1) {
      const changes: [string, object][] = [
        [`/venues/${venue}`, { venue: `Stage ${round}` }],
        [`/organizers/${organizer}`, { organizer: `Guild ${round}` }],
        [`/categories/${category}`, { name: `Drama ${round}` }],
        [`/tags/${tag}`, { name: `late ${round}` }],
      ];
      for (const [path, body] of changes) {
        const writer = round % 2 === 0 ? twin : service;
        expect((await writer.request("PATCH", path, { headers: editor.headers, body })).status).toBe(200);
      }
      const names = [`Stage ${round}`, `Guild ${round}`, `Drama ${round}`, `late ${round}`];
      for (const base of bases) {
        for (const reader of [service, twin, service]) {
          const list = await named(reader, `/events?venue=${venue}&${march}`, base);
          expect(list).toEqual([names, names, names]);
          for (const id of ids)
            expect(await named(reader, `/events/${id}`, base)).toEqual([[...names, ...names.slice(0, 2)]]);
        }
      }
    }
  });

  it("is never missed by any of many readers, however many write", async () => {
    const ids = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((number) => create("/events", event({ title: `Counter ${number} 0` }))),
    );
    const acknowledged = ids.map(() => 0);
    let isOver = false;
    const kept = await hits(async () => {
      const writers = ids.map(async (id, at) => {
        for (let count = 1; count <= 15; count += 1) {
          const { request } = count % 2 === 0 ? twin : service;
          const body = { title: `Counter ${at} ${count}` };
          expect((await request("PATCH", `/events/${id}`, { headers: editor.headers, body })).status).toBe(
            200,
          );
          acknowledged[at] = count;
          await new Promise((resolve) => setTimeout(resolve, 30 + ((at + count) % 7) * 5));
        }
      });
      const readers = Array.from({ length: 8 }, async (_, number) => {
        const { request } = number % 2 === 0 ? twin : service;
        while (!isOver) {
          const at = number % ids.length;
          const before = acknowledged[at] ?? 0;
          const path = number % 3 === 0 ? `/events?per_page=50&${march}` : `/events/${ids[at] ?? 0}`;
          const { body } = await request("GET", path);
          const list = (number % 3 === 0 ? body.events : [body]) as unknown as {
            id: number;
            title: string;
          }[];
          const shown = list.find(({ id }) => id === ids[at]);
          expect(Number(shown?.title.split(" ")[2])).toBeGreaterThanOrEqual(before);
        }
      });
      await Promise.all(writers);
      isOver = true;
      await Promise.all(readers);
    });
    // Otherwise nothing was shown here.
    expect(kept).toBeGreaterThan(0);
  });
});

describe("what one caller may see", () => {
  it("is not shown to another from the cache", async () => {
    const draft = await create("/events", event({ title: "Secret plan", status: "draft" }));
    const closed = await create(
      "/events",
      event({ title: "For members", description: "Hidden words", password: "open" }),
    );
    const asEditor = (path: string) => editor.request("GET", path);
    const list = `/events?per_page=50&context=edit&${march}`;
    for (let round = 0; round < 3; round += 1) {
      expect(JSON.stringify((await asEditor(list)).body)).toContain("Secret plan");
      expect(JSON.stringify((await asEditor(list)).body)).toContain("Hidden words");
      expect((await asEditor(`/events/${draft}`)).status).toBe(200);
      expect((await service.request("GET", `/events/${closed}?password=open`)).status).toBe(200);
      for (const reader of [service, twin]) {
        const seen = JSON.stringify((await reader.request("GET", list)).body);
        expect(seen).toContain("For members");
        expect(seen).not.toContain("Secret plan");
        expect(seen).not.toContain("Hidden words");
        expect((await reader.request("GET", `/events/${draft}`)).status).toBe(403);
        expect((await reader.request("GET", `/events/${closed}`)).status).toBe(403);
        expect((await reader.request("GET", `/events/${closed}?password=wrong`)).status).toBe(403);
      }
    }
  });
});

describe("what the clock decides", () => {
  const titles = async (query: string): Promise<unknown[]> => {
    const { body } = await service.request("GET", `/events?per_page=50&${query}`);
    return (body.events as unknown as { title: string }[]).map(({ title }) => title);
  };

  it("goes with the day that it was asked on", async () => {
    await create(
      "/events",
      event({ title: "Over by then", start_date: "2031-03-10 18:00:00", end_date: "2031-03-10 19:00:00" }),
    );
    expect(await titles("")).toContain("Over by then");
    expect(await titles("")).toContain("Over by then");
    instant += 2 * 86_400_000;
    expect(await titles("")).not.toContain("Over by then");
    instant -= 2 * 86_400_000;
  });

  it("goes with the words that mean another time later", async () => {
    await create(
      "/events",
      event({
        title: "On the twentieth",
        start_date: "2031-03-20 18:00:00",
        end_date: "2031-03-20 19:00:00",
      }),
    );
    const query = "start_date=tomorrow&end_date=%2B2%20days";
    expect(await titles(query)).not.toContain("On the twentieth");
    instant += 9 * 86_400_000;
    expect(await titles(query)).toContain("On the twentieth");
    instant -= 9 * 86_400_000;
  });

  it("goes with the moment at which an event ends", async () => {
    const venue = await create("/venues", { venue: "Hall of the last event" });
    await create(
      "/events",
      event({ venue, start_date: "2031-03-10 11:00:00", end_date: "2031-03-10 12:30:00" }),
    );
    const names = async () =>
      JSON.stringify((await service.request("GET", "/venues?per_page=50&only_with_upcoming=true")).body);
    expect(await names()).toContain("Hall of the last event");
    instant += 3_600_000;
    expect(await names()).not.toContain("Hall of the last event");
    instant -= 3_600_000;
  });
});
