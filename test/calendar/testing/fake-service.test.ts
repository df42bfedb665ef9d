import { afterEach, describe, expect, it, vi } from "vitest";
import type { EventChange } from "../../../generated/sdk/index.js";
import { createCore, memoryStore, syncEvents } from "../../../generated/sdk/sync.js";
import { createFakeService, type FakeService } from "../../../runtime/testing/index.js";
import { sampleImage } from "../../images/samples.js";
import { patienceMs } from "../../support/eventually.js";
import { callsOf, type TestAnswer, textOf } from "../support/service.js";

const dates = { start_date: "2030-02-01 20:00", end_date: "2030-02-01 22:00" };

const call = (fake: FakeService, method: string, path: string, body?: object): Promise<TestAnswer> =>
  callsOf(fake.fetch, () => fake.baseUrl, { authorization: `Bearer ${fake.key}` }).request(method, path, {
    body,
  });

afterEach(() => {
  vi.useRealTimers();
});

describe("the external ids of a fake", () => {
  it("name one record each, and know who edited it", async () => {
    const fake = createFakeService();
    const path = "/events/by-external/tickets/1";
    const put = (values: object): Promise<TestAnswer> => call(fake, "PUT", path, values);
    const answers = await Promise.all(Array.from({ length: 5 }, () => put({ title: "Concert", ...dates })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect((await put({ title: "Own", if_unchanged: true })).status).toBe(200);
    await call(fake, "PATCH", `/events/${Number(answers[0]?.body.id)}`, { title: "Edited" });
    expect((await put({ title: "Own", if_unchanged: true })).status).toBe(412);
    const given = { title: "Concert", ...dates, context: "import", id: 500 };
    expect((await call(fake, "POST", "/events", given)).body.id).toBe(500);
    expect((await call(fake, "POST", "/events", given)).status).toBe(409);
  });
});

describe("the records of a fake", () => {
  it("are there from the start, with the ids that they name", async () => {
    const fake = createFakeService({
      records: {
        categories: [{ name: "Jazz" }],
        venues: [{ id: 50, venue: "Hall" }],
        events: [{ id: 12, title: "Concert", ...dates, venue: 50, categories: ["jazz"] }],
      },
    });
    const { body } = await call(fake, "GET", "/events/12");
    expect(body).toMatchObject({
      id: 12,
      title: "Concert",
      venue: { id: 50 },
      categories: [{ id: 1, count: 1 }],
    });
    expect((await call(fake, "POST", "/venues", { venue: "Next" })).body.id).toBe(52);
  });

  it("are the same each time, with the dates of the clock", async () => {
    const options = { records: { venues: [{ venue: "Hall" }] }, now: "2031-05-06T07:08:09Z" };
    const [one, other] = [createFakeService(options), createFakeService(options)];
    const answers = await Promise.all([call(one, "GET", "/venues/1"), call(other, "GET", "/venues/1")]);
    expect(answers[0].body).toEqual(answers[1].body);
    expect(answers[0].body).toMatchObject({ date_utc: "2031-05-06 07:08:09", venue: "Hall" });
    expect([...answers[0].headers]).toEqual([...answers[1].headers]);
    expect(answers[0].headers.get("date")).toBe("Tue, 06 May 2031 07:08:09 GMT");
  });

  it("can be added, and are returned as independent copies", async () => {
    const fake = createFakeService();
    const venue = { venue: "Hall" };
    const { venues } = await fake.seed({ venues: [venue, { venue: "Barn", status: "draft" }] });
    expect(venues).toMatchObject([
      { id: 1, venue: "Hall" },
      { id: 2, status: "draft" },
    ]);
    venue.venue = "Changed";
    expect((await call(fake, "GET", "/venues/1")).body.venue).toBe("Hall");
  });

  it("can be copied, and the copy follows their changes", async () => {
    const fake = createFakeService({
      records: {
        venues: [{ id: 50, venue: "Hall" }],
        events: [{ id: 12, title: "Concert", ...dates, venue: 50 }],
      },
    });
    const core = createCore({ baseUrl: fake.baseUrl, fetch: (url, init) => fake.fetch(url, init) });
    const [store, seen] = [memoryStore<EventChange>(), [] as string[]];
    const follow = (): Promise<unknown> =>
      syncEvents(core, {
        store,
        onChange: (all) => void seen.push(...all.map((one) => `${one.type} ${one.id}`)),
      });
    await follow();
    await call(fake, "PATCH", "/venues/50", { venue: "New hall" });
    const { body } = await call(fake, "POST", "/events", { title: "Talk", ...dates });
    await follow();
    await call(fake, "DELETE", `/events/${textOf(body.id)}`);
    await follow();
    expect(seen.toSorted()).toEqual(["created 12", "created 52", "left 52", "updated 12"]);
    expect((await store.get(12))?.record.venue).toMatchObject({ venue: "New hall" });
  });

  it("that the service rejects are reported with their location", async () => {
    const fake = createFakeService();
    await expect(fake.seed({ events: [{ title: "No dates" }] })).rejects.toThrow(
      /events\[0\] was rejected: 400 .*start_date/,
    );
    await expect(fake.seed({ concerts: [] })).rejects.toThrow(/no concerts: records may be events, venues/);
    await fake.seed({ venues: [{ id: 5, venue: "Hall" }] });
    await expect(fake.seed({ organizers: [{ id: 5, organizer: "Host" }] })).rejects.toThrow(
      /one of venues has it/,
    );
    const broken = createFakeService({ records: { tags: [{}] } });
    await expect(broken.fetch(`${broken.baseUrl}/tags`)).rejects.toThrow(/tags\[0\] was rejected/);
  });

  it("are as at the start after a reset", async () => {
    const fake = createFakeService({ records: { tags: [{ name: "First" }] } });
    await call(fake, "POST", "/tags", { name: "Second" });
    fake.failNext({ status: 500 });
    await fake.reset();
    expect(fake.requests).toEqual([]);
    const { body } = await call(fake, "GET", "/tags?hide_empty=false");
    expect(body).toMatchObject({ total: 1, tags: [{ id: 1, name: "First" }] });
    expect((await call(fake, "POST", "/tags", { name: "Second" })).body.id).toBe(2);
  });
});

describe("the settings of a fake", () => {
  it("are language, zone, keys and whatever operators may set", async () => {
    const fake = createFakeService({
      language: "it",
      timezone: "Europe/Rome",
      keys: { "key-of-a-contributor": { role: "contributor", author: 9 } },
      settings: { POSTS_PER_PAGE: "1" },
      records: { venues: [{ venue: "Uno" }, { venue: "Due" }] },
    });
    const { body, headers } = await call(fake, "GET", "/venues");
    expect(headers.get("content-language")).toBe("it");
    expect(body.total_pages).toBe(2);
    const contributor = { ...fake, key: "key-of-a-contributor" };
    expect((await call(contributor, "POST", "/events", { title: "Mine", ...dates })).body).toMatchObject({
      status: "draft",
      author: "9",
      timezone: "Europe/Rome",
    });
    expect((await call(contributor, "POST", "/tags", { name: "x" })).status).toBe(403);
  });

  it("have keys from the first request on, also where that has none", async () => {
    const fake = createFakeService();
    expect((await fake.fetch(`${fake.baseUrl}/venues`)).status).toBe(200);
  });

  it("are rejected at once where they are not allowed", () => {
    expect(() => createFakeService({ timezone: "Nowhere" })).toThrow(/SITE_TIMEZONE=Nowhere is not allowed/);
    expect(() => createFakeService({ language: "xx" })).toThrow(/SITE_LANGUAGE=xx is not allowed/);
    expect(() => createFakeService({ keys: { k: { role: "king" } } })).toThrow(
      /no role king: use administrator/,
    );
  });

  it("let a clock run, which publishes what is due", async () => {
    let now = Date.UTC(2030, 0, 1);
    const fake = createFakeService({ now: () => now });
    await fake.seed({ events: [{ title: "Later", ...dates, date_utc: "2030-01-02 00:00:00" }] });
    expect((await call(fake, "GET", "/events/1")).body.status).toBe("future");
    now = Date.UTC(2030, 0, 2);
    expect((await call(fake, "GET", "/events/1")).body.status).toBe("publish");
  });

  it("give images at the addresses named, and at no others", async () => {
    const image = "https://images.example/a.jpg";
    const fake = createFakeService({ images: { [image]: await sampleImage(400, 200, "jpeg") } });
    const { body } = await call(fake, "POST", "/venues", { venue: "Pictured", image });
    expect(body.image).toMatchObject({
      width: 400,
      height: 200,
      sizes: { thumbnail: { width: 150, height: 150 } },
    });
    const other = await call(fake, "POST", "/venues", {
      venue: "Not",
      image: "https://images.example/b.jpg",
    });
    expect(other.body.data).toMatchObject({ details: { image: { code: "rest_image_unreachable" } } });
  });
});

describe("an error", () => {
  it("answers with the service's own error of that status, as often as it says, then no more", async () => {
    const fake = createFakeService();
    fake.failNext({ status: 503, times: 2, headers: { "Retry-After": "1" } });
    const answers = [
      await call(fake, "GET", "/tags"),
      await call(fake, "GET", "/tags"),
      await call(fake, "GET", "/tags"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 200]);
    expect(answers[0]?.body).toMatchObject({ code: "rest_store_unavailable", data: { status: 503 } });
    expect(answers[0]?.headers.get("retry-after")).toBe("1");
    expect(fake.requests.map(({ status }) => status)).toEqual([503, 503, 200]);
  });

  it("is the page of a gateway where the service has no such error, or a body of choice", async () => {
    const fake = createFakeService();
    fake.failNext({ status: 502 });
    fake.failNext({ status: 429, body: { code: "slow_down" } });
    const page = await fake.fetch(`${fake.baseUrl}/tags`);
    expect([page.status, page.headers.get("content-type")]).toEqual([502, "text/html"]);
    expect(await page.text()).toContain("502 Bad Gateway");
    expect((await call(fake, "GET", "/tags")).body).toEqual({ code: "slow_down" });
  });

  it("of the network comes before the request is carried out, or after", async () => {
    const fake = createFakeService();
    fake.failNext({ network: "refused" });
    const rejected = call(fake, "POST", "/tags", { name: "Never" });
    await expect(rejected).rejects.toMatchObject({ name: "TypeError", cause: { code: "ECONNREFUSED" } });
    fake.failNext({ network: "lost" });
    const lost = call(fake, "POST", "/tags", { name: "Once" });
    await expect(lost).rejects.toMatchObject({ name: "TypeError", cause: { code: "ECONNRESET" } });
    const { body } = await call(fake, "GET", "/tags?hide_empty=false");
    expect(body).toMatchObject({ total: 1, tags: [{ name: "Once" }] });
  });

  it("strikes the requests that it is meant for", async () => {
    const fake = createFakeService();
    fake.failNext({ status: 500, when: ({ method, path }) => method === "POST" && path.endsWith("/tags") });
    expect((await call(fake, "GET", "/tags")).status).toBe(200);
    expect((await call(fake, "POST", "/venues", { venue: "Hall" })).status).toBe(201);
    expect((await call(fake, "POST", "/tags", { name: "x" })).status).toBe(500);
    expect((await call(fake, "POST", "/tags", { name: "x" })).status).toBe(201);
  });

  it("may be a delay by the clock of the test, which the caller may cut short", async () => {
    const fake = createFakeService();
    await call(fake, "GET", "/tags");
    vi.useFakeTimers();
    fake.failNext({ delay: 60_000, times: 2 });
    const slow = call(fake, "GET", "/tags");
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { timeout: patienceMs });
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await slow).status).toBe(200);

    const controller = new AbortController();
    const cut = fake.fetch(`${fake.baseUrl}/tags`, { signal: controller.signal });
    controller.abort(new Error("enough"));
    await expect(cut).rejects.toThrow("enough");
  });
});

describe("the requests of a fake", () => {
  it("are noted with what they carried", async () => {
    const fake = createFakeService();
    await call(fake, "POST", "/venues?_fields=id", { venue: "Hall" });
    await fake.fetch(
      new Request(`${fake.baseUrl}/tags`, { method: "POST", body: new URLSearchParams({ name: "x" }) }),
    );
    const [first, second] = fake.requests;
    expect(first).toMatchObject({
      method: "POST",
      path: "/calendar/events/v1/venues",
      body: { venue: "Hall" },
      status: 201,
    });
    expect(first?.query.get("_fields")).toBe("id");
    expect(first?.headers.get("authorization")).toBe(`Bearer ${fake.key}`);
    expect(second).toMatchObject({ body: "name=x", status: 401 });
  });

  it("go nowhere else, and nowhere once it is closed", async () => {
    const fake = createFakeService();
    await expect(fake.fetch("http://127.0.0.1:9/calendar/events/v1/tags")).rejects.toMatchObject({
      cause: { code: "ENOTFOUND" },
    });
    await fake.close();
    await expect(fake.fetch(`${fake.baseUrl}/tags`)).rejects.toMatchObject({
      cause: { code: "ECONNREFUSED" },
    });
    expect(fake.requests).toEqual([]);
  });
});

describe("writers at the same time", () => {
  it("get the outcome that the engine gives", async () => {
    const fake = createFakeService();
    const venues = await Promise.all(
      Array.from({ length: 20 }, () => call(fake, "POST", "/venues", { venue: "Hall" })),
    );
    expect(new Set(venues.map(({ body }) => body.id)).size).toBe(20);
    expect(new Set(venues.map(({ body }) => body.slug)).size).toBe(20);
    const fields = ["city", "zip", "phone", "address", "country"];
    await Promise.all(fields.map((name) => call(fake, "PATCH", "/venues/1", { [name]: name })));
    expect((await call(fake, "GET", "/venues/1")).body).toMatchObject(
      Object.fromEntries(fields.map((name) => [name, name])),
    );
  });
});
