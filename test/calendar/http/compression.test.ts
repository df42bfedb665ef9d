import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RawAnswer, sendRaw } from "../../http/raw-request.js";
import { usePages } from "../pages/pages-service.js";

const api = "/calendar/events/v1";
const key = "k".repeat(40);
const service = usePages({ ADMIN_API_KEY: key });
const bearer = { authorization: `Bearer ${key}` };
const basic = { authorization: `Basic ${Buffer.from(`any:${key}`).toString("base64")}` };
const list = `${api}/events?per_page=50&start_date=2031-03-01`;
let venue = "";

beforeAll(async () => {
  const description = "<p>Songs of the sea, and of those who sail on it.</p>".repeat(20);
  for (let day = 10; day < 30; day += 1) {
    const times = { start_date: `2031-03-${day} 20:00`, end_date: `2031-03-${day} 22:00` };
    const body = { title: `Concert ${day}`, description, date: "2031-01-01", ...times };
    expect((await service.post("/events", body, { headers: bearer })).status).toBe(201);
  }
  const hall = { venue: "Hall", description, date: "2031-01-01" };
  const made = await service.post("/venues", hall, { headers: bearer });
  venue = `${api}/venues/${Number(made.body.id)}`;
});

function get(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = "GET",
): Promise<RawAnswer> {
  return sendRaw(service.origin, { method, path, headers });
}

function plainText({ headers, bytes }: RawAnswer): string {
  const coding = headers["content-encoding"];
  if (coding === undefined) return bytes.toString();
  return (coding === "br" ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString();
}

describe("an answer to a reader that accepts a coding", () => {
  it.each([
    [undefined, undefined],
    ["", undefined],
    ["identity", undefined],
    ["deflate, zstd", undefined],
    ["gzip", "gzip"],
    ["GZIP", "gzip"],
    ["gzip, deflate, br", "br"],
    ["br;q=0.5, gzip", "gzip"],
    ["br ; q=0, gzip;q=0.001", "gzip"],
    ["br;q=0, gzip;q=0", undefined],
    ["identity, gzip;q=0.5", undefined],
    ["identity;q=0.5, gzip;q=0.5", "gzip"],
    ["identity;q=0", undefined],
    ["identity;q=0, br", "br"],
    ["*", "br"],
    ["*, br;q=0", "gzip"],
    ["*;q=0, gzip", "gzip"],
  ])("with Accept-Encoding %s is in %s, and a cached one too", async (accepted, coding) => {
    const headers = accepted === undefined ? {} : { "accept-encoding": accepted };
    const plain = await get(list);
    for (let round = 0; round < 3; round += 1) {
      const answer = await get(list, headers);
      expect([answer.status, answer.headers["content-encoding"]]).toEqual([200, coding]);
      expect(answer.headers["content-length"]).toBe(String(answer.bytes.length));
      expect(answer.headers.vary).toMatch(/\bAccept-Encoding\b/);
      expect(plainText(answer)).toBe(plain.text);
    }
  });

  it.each([
    list,
    venue,
    `${api}/doc`,
    `${api}/events.ics?start_date=2031-03-01`,
    `${api}/events.rss?start_date=2031-03-01`,
    "/sitemap.xml",
    "/metrics",
    "/",
    "/event/concert-10/",
    "/docs",
    "/admin",
    "/admin/forms",
    "/nothing",
    "/assets/site.css",
  ])("is smaller, the same bytes again, and tagged by its coding: %s", async (given) => {
    const path = given || venue;
    const html = path === "/nothing" ? { accept: "text/html" } : {};
    const plain = await get(path, html);
    for (const coding of ["br", "gzip"]) {
      const headers = { "accept-encoding": coding, ...html };
      const coded = await get(path, headers);
      expect(coded.headers["content-encoding"]).toBe(coding);
      expect(coded.bytes.length).toBeLessThan(plain.bytes.length);
      if (path !== "/metrics") expect(plainText(coded)).toBe(plain.text);
      expect(coded.headers["content-type"]).toBe(plain.headers["content-type"]);
      expect(coded.headers.vary).toMatch(/\bAccept-Encoding\b/);
      const own = Object.fromEntries(
        Object.entries(coded.headers).filter(([name]) => !["date", "x-request-id"].includes(name)),
      );
      if (path !== "/metrics") expect((await get(path, headers, "HEAD")).headers).toMatchObject(own);
      const { etag } = coded.headers;
      if (etag === undefined) continue;
      expect(etag).toMatch(/^"[\w.-]+"$/);
      expect(etag).not.toBe(plain.headers.etag);
      const known = await get(path, { ...headers, "if-none-match": `"other", ${etag}` });
      expect([known.status, known.text, known.headers.etag]).toEqual([304, "", etag]);
      expect(known.headers["content-encoding"]).toBeUndefined();
    }
  });

  it("is 304 by the tag of any coding that the reader accepts, and by no other", async () => {
    for (const path of [list, venue, "/", "/assets/site.css"]) {
      const tags: string[] = [];
      for (const coding of ["identity", "gzip", "br"])
        tags.push((await get(path, { "accept-encoding": coding })).headers.etag ?? "");
      expect(new Set(tags).size).toBe(3);
      const [plain, gzip, br] = tags;
      const statusOf = async (accepted: string, tag = ""): Promise<unknown> => {
        const answer = await get(path, { "accept-encoding": accepted, "if-none-match": tag });
        return answer.status === 304 ? answer.headers.etag : answer.status;
      };
      for (const tag of [plain, gzip, br]) expect(await statusOf("gzip, br", tag)).toBe(tag);
      expect([await statusOf("gzip", br), await statusOf("identity", gzip)]).toEqual([200, 200]);
      expect(await statusOf("br", `"${"x".repeat(27)}.br"`)).toBe(200);
    }
  });

  it("has a tag by which a write is let through while the record is as it was read", async () => {
    for (const coding of ["br", "gzip"]) {
      const { etag = "" } = (await get(venue, { "accept-encoding": coding })).headers;
      expect(etag).toContain(coding);
      const write = (zip: string) =>
        service.patch(venue.slice(api.length), { zip }, { headers: { ...bearer, "if-match": etag } });
      expect([(await write(coding)).status, (await write("late")).status]).toEqual([200, 412]);
    }
  });
});

describe("an answer is plain", () => {
  const coded = { "accept-encoding": "br, gzip" };

  it("that is short, or an image", async () => {
    for (const path of [`${api}/tags`, "/healthz", "/assets/icon.svg"])
      expect([path, (await get(path, coded)).headers["content-encoding"]]).toEqual([path, undefined]);
  });

  it("to writes, and to readers whose browser adds the credentials itself", async () => {
    const hook = { method: "POST", path: `${api}/webhooks`, headers: { ...coded, ...bearer } };
    const body = JSON.stringify({ name: "mirror", url: `https://93.184.216.34/${"x".repeat(1500)}` });
    const headers = { ...hook.headers, "content-type": "application/json" };
    const made = await sendRaw(service.origin, { ...hook, headers, body });
    expect(JSON.parse(made.text)).toHaveProperty("secret");
    expect([made.status, made.headers["content-encoding"]]).toEqual([201, undefined]);
    expect((await get(list, { ...coded, ...basic })).headers["content-encoding"]).toBeUndefined();
    expect((await get(list, { ...coded, ...bearer })).headers["content-encoding"]).toBe("br");
  });
});

afterAll(() => expect(service.errors).toEqual([]));
