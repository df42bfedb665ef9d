import { beforeAll, describe, expect, it } from "vitest";
import { type RawAnswer, sendRaw } from "../../http/raw-request.js";
import { useService } from "../support/service.js";

// The index of the API shows default dates, which move with the clock.
const service = useService({}, { now: () => Date.UTC(2031, 6, 1) });
const api = "/calendar/events/v1";

let venue = "";

beforeAll(async () => {
  const { body } = await service.request("POST", "/venues", { body: { venue: "Town hall" } });
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
    await service.request("PATCH", venue.slice(api.length), { body: { city: "Rome" } });
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
      expect((await service.request("PATCH", path, { body: { city: read }, headers })).status).toBe(200);
    }
    const headers = { "If-Match": `W/${await tagOf(venue)}` };
    expect((await service.request("PATCH", path, { body: { zip: "1" }, headers })).status).toBe(200);
    const any = { "If-Match": "*" };
    expect((await service.request("PATCH", path, { body: { zip: "2" }, headers: any })).status).toBe(200);
  });

  it("stops writes and deletions of a record that was changed meanwhile with 412", async () => {
    const path = venue.slice(api.length);
    const headers = { "If-Match": await tagOf(venue) };
    const changed = await service.request("PATCH", path, { body: { city: "Siena" } });
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const rejected = await service.request(method, path, { body: { city: "Lost" }, headers });
      expect(rejected).toMatchObject({ status: 412, body: { code: "rest_precondition_failed" } });
    }
    const unknown = { "If-Match": '"abc"' };
    expect((await service.request("PATCH", path, { body: { city: "x" }, headers: unknown })).status).toBe(
      412,
    );
    expect((await service.request("GET", path)).body.city).toBe("Siena");
    expect(changed.headers.get("etag")).toMatch(/^"r\d+\./);
  });

  it("accepts the tag of the answer to a write", async () => {
    const path = venue.slice(api.length);
    const first = await service.request("PATCH", path, { body: { city: "Bari" } });
    const headers = { "If-Match": first.headers.get("etag") ?? "" };
    expect((await service.request("PATCH", path, { body: { city: "Lecce" }, headers })).status).toBe(200);
    expect((await service.request("PATCH", path, { body: { city: "Pisa" }, headers })).status).toBe(412);
  });
});
