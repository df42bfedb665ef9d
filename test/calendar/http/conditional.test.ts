import { beforeAll, describe, expect, it } from "vitest";
import { type RawAnswer, sendRaw } from "../../http/raw-request.js";
import { idsOf, useService } from "../support/service.js";

// The index of the API shows default dates, which move with the clock.
const service = useService({}, { now: () => Date.UTC(2031, 6, 1) });
const api = "/calendar/events/v1";

let venue = "";

beforeAll(async () => {
  const { body } = await service.post("/venues", { venue: "Town hall" });
  venue = `${api}/venues/${Number(body.id)}`;
});

function get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> {
  return sendRaw(service.origin, { path, headers });
}

async function tagOf(path: string): Promise<string> {
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  expect(headers.etag).toMatch(/^"[\w.-]+"$/);
  return headers.etag ?? "";
}

describe("an entity tag", () => {
  it.each(["", "/doc", "/events", "/venues", "/organizers", "/categories", "/tags"])(
    "of GET %s saves the answer when it is sent back",
    async (path) => {
      const tag = await tagOf(api + path);
      for (const header of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
        const { status, text, headers } = await get(api + path, { "If-None-Match": header });
        expect([status, text]).toEqual([304, ""]);
        expect(headers.etag).toBe(tag);
        expect(headers["content-type"]).toBeUndefined();
      }
      expect((await get(api + path, { "If-None-Match": '"other"' })).status).toBe(200);
    },
  );

  it("is the same for HEAD, which gets 304 as well", async () => {
    const tag = await tagOf(venue);
    const head = await sendRaw(service.origin, { method: "HEAD", path: venue });
    expect(head.headers.etag).toBe(tag);
    const again = { method: "HEAD", path: venue, headers: { "If-None-Match": tag } };
    expect((await sendRaw(service.origin, again)).status).toBe(304);
  });

  it("changes with the record, the language, the mount and the fields", async () => {
    const tags = [
      await tagOf(venue),
      await tagOf(`/it${venue}`),
      await tagOf(`${venue}?translation_language=fr`),
      await tagOf(venue.replace(api, "/wp-json/tribe/events/v1")),
      await tagOf(`${venue}?_fields=id`),
    ];
    await service.patch(venue.slice(api.length), { city: "Rome" });
    tags.push(await tagOf(venue));
    expect(new Set(tags).size).toBe(tags.length);
  });

  it("is not on errors", async () => {
    expect((await get(`${api}/venues/9999`)).headers.etag).toBeUndefined();
  });
});

describe("If-Match", () => {
  it("lets a write through while the record is as it was read, in whatever language or mount", async () => {
    const path = venue.slice(api.length);
    for (const read of [venue, `/it${venue}`, `${venue}?_fields=id`]) {
      const headers = { "If-Match": await tagOf(read) };
      expect((await service.patch(path, { city: read }, { headers })).status).toBe(200);
    }
    const headers = { "If-Match": `W/${await tagOf(venue)}` };
    expect((await service.patch(path, { zip: "1" }, { headers })).status).toBe(200);
    const any = { "If-Match": "*" };
    expect((await service.patch(path, { zip: "2" }, { headers: any })).status).toBe(200);
  });

  it("stops writes and deletions of a record that was changed meanwhile with 412", async () => {
    const path = venue.slice(api.length);
    const headers = { "If-Match": await tagOf(venue) };
    const changed = await service.patch(path, { city: "Siena" });
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const body = method === "DELETE" ? {} : { city: "Lost" };
      const rejected = await service.request(method, path, { body, headers });
      expect(rejected).toMatchObject({ status: 412, body: { code: "rest_precondition_failed" } });
    }
    const unknown = { "If-Match": '"abc"' };
    expect((await service.patch(path, { city: "x" }, { headers: unknown })).status).toBe(412);
    expect((await service.get(path)).body.city).toBe("Siena");
    expect(changed.headers.get("etag")).toMatch(/^"r\d+\./);
  });

  it("accepts the tag of the answer to a write", async () => {
    const path = venue.slice(api.length);
    const first = await service.patch(path, { city: "Bari" });
    const headers = { "If-Match": first.headers.get("etag") ?? "" };
    expect((await service.patch(path, { city: "Lecce" }, { headers })).status).toBe(200);
    expect((await service.patch(path, { city: "Pisa" }, { headers })).status).toBe(412);
  });
});

describe("a write that changes nothing", () => {
  /** All that the records consist of, with what is noted for the audit and the messages. */
  const stored = async () => {
    const all = ["events", "venues", "organizers", "categories", "tags"].map((name) =>
      service.database.db.collection(name).find().sort({ _id: 1 }).toArray(),
    );
    return (await Promise.all(all)).map((records) =>
      // When a series is next looked through, and which keyed writes were applied.
      records.map((record) => ({ ...record, series_due: undefined, marks: undefined })),
    );
  };
  const parts = { tickets: [{ name: "One", price: 1.5 }] };
  const full = {
    ...{
      title: "Whole",
      start_date: "2031-08-01 20:00",
      end_date: "2031-08-01 22:00",
      timezone: "Europe/Rome",
    },
    ...{ description: "One\n\nTwo", excerpt: "One", cost: "12 €", website: "https://example.org/", ...parts },
    ...{
      categories: ["Calm", "Still"],
      tags: "calm, still",
      password: "secret",
      featured: true,
      all_day: false,
    },
    ...{
      venue: [{ venue: "Calm hall", city: "Como" }],
      organizer: { organizer: "Calm club", email: "a@b.org" },
    },
    ...{
      event_status: "canceled",
      event_status_reason: "Rain",
      status: "publish",
      date: "2031-05-01 10:00:00",
    },
  };
  const term = { name: "Silent", description: "<p>No sound</p>" };
  const above = async () => Number((await service.post("/categories", { name: "Sounds" })).body.id);

  it.each([
    ["/events", full, { venue: { venue: "CALM  hall" } }],
    ["/events", { ...full, title: "Plan", status: "draft", date: undefined }, { hide_from_listings: false }],
    ["/venues", { venue: "Quiet", city: "Rome", geo_lat: 41.9, geo_lng: 12.5, show_map: true }, { zip: "" }],
    ["/organizers", { organizer: "Quiet", email: "q@example.org", description: "a < b" }, { phone: null }],
    ["/categories", term, { slug: "silent" }],
    ["/tags", term, { name: "Silent " }],
  ])("in %s stores nothing, however it says so", async (path, sent, more) => {
    const given = path === "/categories" ? { ...sent, parent: await above() } : sent;
    const made = await service.post(path, given);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const one = `${path}/${Number(made.body.id)}`;
    const read = await service.get(path === "/events" ? `${one}?password=secret` : one);
    const before = await stored();
    for (const body of [{}, given, more, read.body]) {
      for (const method of ["PATCH", "PUT", "POST"]) {
        const answer = await service.request(method, one, { body });
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
        expect(answer.headers.get("etag")).toBe(made.headers.get("etag"));
        expect(await stored()).toEqual(before);
      }
    }
    const stale = { body: given, headers: { "if-match": '"r99.x"' } };
    expect((await service.request("PATCH", one, stale)).status).toBe(412);
    const keyed = { body: given, headers: { "idempotency-key": `nothing-${path}-${one}` } };
    for (const replayed of [null, "true"]) {
      const answer = await service.request("PATCH", one, keyed);
      expect(answer.body.modified).toBe(made.body.modified);
      expect(answer.headers.get("idempotent-replayed")).toBe(replayed);
    }
    expect(await stored()).toEqual(before);
  });

  it("in a language stores nothing, and what that language lacks is something", async () => {
    const { body } = await service.post("/venues", { venue: "Mill" });
    const one = `/venues/${Number(body.id)}?translation_language=it`;
    await service.patch(one, { venue: "Mulino" });
    const before = await stored();
    await service.patch(one, { venue: "Mulino" });
    expect(await stored()).toEqual(before);
    await service.patch(one, { description: "Vecchio" });
    expect(await stored()).not.toEqual(before);
  });

  it.each(["this", "following", "all", undefined])(
    "to the scope %s of an occurrence stores nothing",
    async (scope) => {
      const rule = { rrule: "FREQ=WEEKLY;COUNT=4" };
      const made = await service.post("/events", {
        ...full,
        title: `Weekly ${scope}`,
        password: "",
        recurrence: rule,
      });
      const series = Number(made.body.id);
      const ids = idsOf((await service.read(`/events?window=all&post_parent=${series}`)).events);
      expect(ids).toHaveLength(4);
      const before = await stored();
      const third = `/events/${ids[2] ?? 0}`;
      const { body: shown } = await service.get(third);
      const texts = { title: `Weekly ${scope}`, featured: true, tags: ["CALM", "still"], cost: "12 €" };
      for (const body of [texts, { start_date: shown.start_date, end_date: shown.end_date }, shown]) {
        expect((await service.patch(third, { ...body, scope })).status).toBe(200);
        expect(await stored()).toEqual(before);
      }
      const whole = { body: { title: `Weekly ${scope}`, recurrence: rule } };
      expect((await service.request("PUT", `/events/${series}`, whole)).status).toBe(200);
      expect(await stored()).toEqual(before);
    },
  );
});
