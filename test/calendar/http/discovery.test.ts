import { beforeAll, describe, expect, it } from "vitest";
import { useService } from "../support/service.js";

// In summer, so that the zone of the site is two hours ahead.
const service = useService({ SITE_TIMEZONE: "Europe/Rome" }, { now: () => Date.UTC(2031, 6, 1) });
const offset = useService({ SITE_TIMEZONE: "UTC+5.5", PUBLIC_URL: "https://calendar.example.org/" });

const namespace = "tribe/events/v1";

beforeAll(async () => {
  const body = { title: "Concert", start_date: "2031-07-10 20:00:00", end_date: "2031-07-10 22:00:00" };
  expect((await service.post("/events", body)).status).toBe(201);
});

describe("the index of the site", () => {
  it.each([
    ["/wp-json/", "/wp-json"],
    ["/wp-json", "/wp-json"],
    ["/index.php/wp-json/", "/wp-json"],
    ["/it/wp-json/", "/it/wp-json"],
    ["/?rest_route=/", "/?rest_route="],
  ])("at %s gives its name, address, zone and namespace, and the routes of the API", async (target, base) => {
    const { status, headers, body } = await service.get(target, { base: "" });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/json; charset=UTF-8");
    expect(body).toMatchObject({
      name: "Events Calendar",
      url: service.origin,
      home: service.origin,
      gmt_offset: 2,
      timezone_string: "Europe/Rome",
      namespaces: [namespace],
    });
    const { [`/${namespace}/events`]: list } = body.routes as unknown as Record<string, object>;
    expect(list).toMatchObject({ namespace, methods: ["GET", "POST"] });
    expect(list).toMatchObject({
      _links: { self: [{ href: `${service.origin}${base}/${namespace}/events` }] },
    });
  });

  it("speaks the language of its address", async () => {
    const [english, italian] = await Promise.all(
      ["/wp-json/", "/it/wp-json/"].map((base) => service.get("", { base })),
    );
    expect(italian?.headers.get("content-language")).toBe("it");
    expect(italian?.body.description).not.toBe(english?.body.description);
  });

  it("names the public address, and a zone that is an offset by its hours", async () => {
    const { body } = await offset.get("/wp-json/", { base: "" });
    const url = "https://calendar.example.org";
    expect(body).toMatchObject({ url, gmt_offset: 5.5, timezone_string: "" });
  });

  it("is JSON for browsers as well, has an entity tag, and answers HEAD and no write", async () => {
    const url = `${service.origin}/wp-json/`;
    const headers = { accept: "text/html" };
    const [got, head, posted] = await Promise.all([
      fetch(url, { headers }),
      fetch(url, { method: "HEAD", headers }),
      fetch(url, { method: "POST" }),
    ]);
    expect(got.headers.get("content-type")).toBe("application/json; charset=UTF-8");
    expect([head.status, head.headers.get("etag")]).toEqual([200, got.headers.get("etag")]);
    expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    const again = await fetch(url, { headers: { "if-none-match": got.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
  });
});

describe("a file by which programs find the service", () => {
  const read = async (path: string, origin = offset.origin) => {
    const answer = await fetch(origin + path, { headers: { accept: "text/html,*/*" } });
    return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
  };
  const url = "https://calendar.example.org";

  it("is robots.txt, which names the sitemap", async () => {
    const { type, text } = await read("/robots.txt");
    expect(type).toBe("text/plain; charset=UTF-8");
    expect(text).toMatch(/^User-agent: \*$/m);
    expect(text).toContain(`\nSitemap: ${url}/sitemap.xml\n`);
    expect((await read("/robots.txt", service.origin)).text).toContain(`${service.origin}/sitemap.xml`);
  });

  it("is llms.txt, with what the spec says and links that answer", async () => {
    const { type, text } = await read("/llms.txt", service.origin);
    expect(type).toBe("text/markdown; charset=UTF-8");
    expect(text).toMatch(/^# Events Calendar\n\n> Publishes/);
    const links = [...text.matchAll(/\]\((http[^)]*)\)/g)].map(([, link = ""]) => link);
    expect(links).toContain(`${service.origin}/calendar/events/v1/events.ics`);
    for (const link of links) expect([link, (await fetch(link)).status]).toEqual([link, 200]);
  });

  it("is the OpenAPI document, as the API gives it", async () => {
    const { type, text } = await read("/openapi.json");
    expect(type).toBe("application/json; charset=UTF-8");
    expect(text).toBe((await read("/calendar/events/v1/doc")).text);
  });

  it("is the catalogue of APIs, for HEAD as well", async () => {
    const path = "/.well-known/api-catalog";
    const { type, text } = await read(path);
    expect(type).toBe('application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"');
    const api = `${url}/calendar/events/v1`;
    const { linkset } = JSON.parse(text) as { readonly linkset: readonly object[] };
    expect(linkset[0]).toEqual({
      anchor: api,
      "service-desc": [{ href: `${api}/doc`, type: "application/json" }],
      "service-doc": [{ href: `${url}/docs`, type: "text/html" }],
      status: [{ href: `${url}/readyz`, type: "application/json" }],
    });
    const head = await fetch(offset.origin + path, { method: "HEAD" });
    expect(head.headers.get("link")).toBe(`<${path}>; rel="api-catalog"`);
  });
});

describe("a page", () => {
  it.each(["/", "/it", "/event/concert/", "/docs", "/nothing"])("at %s leads to the API", async (path) => {
    for (const method of ["GET", "HEAD"]) {
      const answer = await fetch(service.origin + path, { method, headers: { accept: "text/html" } });
      const { headers } = answer;
      expect(headers.get("link")).toContain(`<${service.origin}/wp-json/>; rel="https://api.w.org/"`);
      expect(headers.get("x-tec-api-root")).toBe(`${service.origin}/wp-json/${namespace}/`);
      expect(headers.get("x-tec-api-version")).toBe("v1");
      expect(headers.get("x-tec-api-origin")).toBe(service.origin);
      const link = `<link rel="https://api.w.org/" href="${service.origin}/wp-json/">`;
      if (method === "GET") expect(await answer.text()).toContain(link);
    }
  });

  it("leads to an API that answers there", async () => {
    const { headers } = await fetch(`${service.origin}/event/concert/`);
    const root = headers.get("x-tec-api-root") ?? "";
    const answer = (await (await fetch(`${root}events?start_date=2031-07-01`)).json()) as object;
    expect(answer).toMatchObject({ total: 1, events: [{ title: "Concert" }] });
    const [, index = ""] = /<([^>]+)>; rel="https:\/\/api\.w\.org\/"/.exec(headers.get("link") ?? "") ?? [];
    expect(await (await fetch(index)).json()).toMatchObject({ namespaces: [namespace] });
  });
});
