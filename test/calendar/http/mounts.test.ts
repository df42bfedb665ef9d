import { beforeAll, describe, expect, it } from "vitest";
import { anyText, sendRaw, textOf } from "../../http/raw-request.js";
import { readTable } from "../../support/cases.js";
import { useService } from "../support/service.js";

const key = "a-key-for-the-tests";
const service = useService();
const behindProxy = useService({ TRUST_PROXY: "true", ADMIN_API_KEY: key });
const unproxied = useService({ ADMIN_API_KEY: key });
const published = useService({ PUBLIC_URL: "https://calendar.example.org/" });

let venue = 0;

beforeAll(async () => {
  for (const one of [service, published]) {
    const created = await one.post("/venues", { venue: "Town hall" });
    venue = Number(created.body.id);
    for (const title of ["First", "Second"]) {
      const body = { title, start_date: "2031-03-10 10:00:00", end_date: "2031-03-10 11:00:00" };
      expect((await one.post("/events", body)).status).toBe(201);
    }
  }
});

const list = "/events?start_date=2031-01-01&end_date=2031-12-31&per_page=1";

describe("a mount", () => {
  it.each([
    ["/calendar/events/v1", "en"],
    ["/en/calendar/events/v1", "en"],
    ["/it/calendar/events/v1", "it"],
    ["/ca/calendar/events/v1", "ca"],
    ["/wp-json/tribe/events/v1", "en"],
    ["/it/wp-json/tribe/events/v1", "it"],
  ])("at %s keeps its address and language in links", async (base, language) => {
    const { status, body, headers } = await service.get(list, { base });
    expect(status).toBe(200);
    expect(headers.get("content-language")).toBe(language);
    expect(textOf(body.next_rest_url)).toContain(`${service.origin}${base}/events/?`);
    expect(textOf(body.events?.[0]?.rest_url)).toContain(`${service.origin}${base}/events/`);
    expect(headers.get("link")).toContain(`${service.origin}${base}/events/`);
  });

  it.each([
    ["/index.php/wp-json/tribe/events/v1", "/wp-json/tribe/events/v1"],
    ["//wp-json/tribe/events/v1", "/wp-json/tribe/events/v1"],
    ["//index.php/wp-json/tribe/events/v1", "/wp-json/tribe/events/v1"],
    ["///it/wp-json/tribe/events/v1", "/it/wp-json/tribe/events/v1"],
  ])("at %s is read and written, with links to %s", async (base, meant) => {
    const { body } = await service.get(list, { base });
    expect(textOf(body.next_rest_url)).toContain(`${service.origin}${meant}/events/?`);
    const made = await service.post("/venues", { venue: "Shed" }, { base });
    expect(made.status).toBe(201);
    expect(made.headers.get("location")).toContain(`${service.origin}${meant}/venues/`);
  });

  it("may be named by rest_route on the front page, and its links work", async () => {
    const base = "/?rest_route=/tribe/events/v1";
    const { status, body } = await service.get(list.replace("?", "&"), { base });
    expect(status).toBe(200);
    const next = textOf(body.next_rest_url);
    expect(next).toMatch(`${service.origin}${base}/events/&`);
    const followed = (await (await fetch(next)).json()) as { events: unknown[]; total: number };
    expect(followed).toMatchObject({ total: 2, events: [{ title: anyText }] });
    expect((await sendRaw(service.origin, { path: "/index.php?rest_route=/tribe/events/v1" })).status).toBe(
      200,
    );
  });

  it("of rest_route gives new records an address below it", async () => {
    const base = "/?rest_route=/tribe/events/v1";
    const { status, headers } = await service.post("/venues", { venue: "Barn" }, { base });
    expect(status).toBe(201);
    const location = headers.get("location") ?? "";
    expect(location).toContain(`${service.origin}${base}/venues/`);
    expect((await fetch(location)).status).toBe(200);
  });

  it.each(readTable(import.meta.dirname, "mounts.yaml") as readonly string[])(
    "does not reach to %s",
    async (path) => {
      const { status, text } = await sendRaw(service.origin, { path });
      expect(status).toBe(404);
      expect(JSON.parse(text)).toMatchObject({ code: "rest_no_route", data: { status: 404 } });
    },
  );

  it.each([
    "/calendar/events/v1/venues/",
    "/Calendar/Events/V1/VENUES",
    "/IT/calendar/events/v1/venues",
    "/WP-JSON/tribe/events/v1/venues/",
  ])("answers %s whatever its letter case and last slash", async (path) => {
    expect((await sendRaw(service.origin, { path })).status).toBe(200);
  });

  it("takes a target that names the whole URL", async () => {
    const target = async (origin: string) =>
      (await sendRaw(service.origin, { path: `${origin}/calendar/events/v1/venues` })).status;
    expect(await target(service.origin)).toBe(200);
    // Without keys only this machine is answered, and the target is what counts.
    expect(await target("http://other.example")).toBe(403);
  });

  it("names the host that was asked", async () => {
    const path = `/calendar/events/v1/venues/${venue}`;
    const shown = async (host: string): Promise<unknown> => {
      const { text } = await sendRaw(service.origin, { path, headers: { Host: host } });
      return (JSON.parse(text) as { url: unknown }).url;
    };
    expect(await shown("Localhost:8080")).toBe("http://localhost:8080/venue/town-hall/");
    expect(await shown("[::1]:8080")).toBe("http://[::1]:8080/venue/town-hall/");
  });
});

describe("a slug in the path", () => {
  it("may hold a plus, a slash and a percent sign, percent-encoded or not", async () => {
    for (const slug of ["x+y", "x%2Fy", "9%25", "9%2525", "%C3%A9t%C3%A9", "%E3%83%9B%E3%83%9B"]) {
      const path = `/calendar/events/v1/venues/by-slug/${slug}`;
      const { status, text } = await sendRaw(service.origin, { path });
      expect(status).toBe(400);
      expect(JSON.parse(text)).toMatchObject({
        data: { params: { slug: `slug refers to ${decodeURIComponent(slug)}, which does not exist.` } },
      });
    }
  });

  it.each(["%", "%zz", "%ff", "a%c3", "%00", "%1b"])(
    "that is not text, such as %s, is rejected by name",
    async (slug) => {
      const path = `/calendar/events/v1/venues/by-slug/${slug}`;
      const { status, text } = await sendRaw(service.origin, { path });
      expect(status).toBe(400);
      expect(JSON.parse(text)).toMatchObject({
        code: "rest_invalid_param",
        data: { params: { slug: "slug has characters that are not text." } },
      });
    },
  );

  it("is decoded once behind rest_route", async () => {
    await service.post("/venues", { venue: "Café" });
    for (const slug of ["cafe", "caf%C3%A9"]) {
      const path = `/?rest_route=/tribe/events/v1/venues/by-slug/${slug}`;
      const { status, text } = await sendRaw(service.origin, { path });
      expect([status, JSON.parse(text)]).toMatchObject([200, { venue: "Café" }]);
    }
    const path = "/?rest_route=/tribe/events/v1/venues/by-slug/100%2525";
    expect((await sendRaw(service.origin, { path })).text).toContain("refers to 100%25,");
  });
});

describe("links behind a proxy", () => {
  const headers = { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "events.example.org" };

  it("name what a trusted proxy says", async () => {
    const { text } = await sendRaw(behindProxy.origin, { path: "/calendar/events/v1", headers });
    expect(text).toContain("https://events.example.org/calendar/events/v1/events");
  });

  it("do not name it where no proxy is trusted", async () => {
    const { text } = await sendRaw(unproxied.origin, { path: "/calendar/events/v1", headers });
    expect(text).not.toContain("events.example.org");
  });

  it("name PUBLIC_URL where it is set", async () => {
    const { body } = await published.get(list, { base: "/it/calendar/events/v1" });
    expect(textOf(body.next_rest_url)).toContain(
      "https://calendar.example.org/it/calendar/events/v1/events/?",
    );
    expect(textOf(body.events?.[0]?.global_id)).toContain("calendar.example.org?id=");
  });
});
