import { describe, expect, it } from "vitest";
import { sampleImage } from "../../images/samples.js";
import { created, eventBody, pathOf, textOf } from "../http/sample-records.js";
import type { Caller } from "./targets.js";

/** How requests are read and answered, whatever they ask for. */
export function describeRequests(caller: Caller): void {
  const { request, asReader, raw } = caller;

  describe("a bad request", () => {
    it.each([
      ["a list with values of the wrong kind", "GET", "/events?page=0&featured=maybe&start_date=soon", 400],
      ["an unknown reference", "GET", "/events?venue=424242", 400],
      ["half a place", "GET", "/events?geoloc_lat=1", 400],
      ["an unknown status", "GET", "/venues?status=lost", 400],
      ["no route", "GET", "/nothing", 404],
      ["an id that is no number", "GET", "/events/twelve", 404],
      ["an unknown slug", "GET", "/events/by-slug/not-there", 404],
      ["a method that the route lacks", "DELETE", "/events", 405],
    ])("for %s gives its status", async (_, method, path, status) => {
      const answer = await request(method, path);
      expect([400, status]).toContain(answer.status);
      expect(answer.body).toMatchObject({
        code: expect.any(String) as string,
        data: { status: answer.status },
      });
    });

    it("names every parameter that is wrong", async () => {
      const body = {
        title: "",
        start_date: "never",
        end_date: "2030-01-01",
        website: "no url",
        venue: [999_999],
      };
      const answer = await request("POST", "/events", { body });
      expect(answer.status).toBe(400);
      const { params } = answer.body.data ?? {};
      expect(Object.keys(params ?? {}).sort()).toEqual(["start_date", "title", "venue", "website"]);
    });

    it("is answered by what is wrong with its body: no JSON, another type, compressed, too large", async () => {
      const headers = { "Content-Type": "application/json" };
      expect((await request("POST", "/venues", { text: "{", headers })).body.code).toBe("rest_invalid_json");
      const other = await request("POST", "/venues", {
        text: "<venue/>",
        headers: { "Content-Type": "text/xml" },
      });
      expect(other.body.code).toBe("rest_missing_callback_param");
      const compressed = { ...headers, "Content-Encoding": "gzip" };
      expect((await request("POST", "/venues", { text: "{}", headers: compressed })).status).toBe(415);
      const large = { venue: "x".repeat(1_100_000) };
      expect((await request("POST", "/venues", { body: large })).status).toBe(413);
    });

    it("with a key that does not exist is 401", async () => {
      const answer = await asReader("GET", "/events", {
        headers: { Authorization: "Bearer nobodys-key-at-all" },
      });
      expect([answer.status, answer.headers.get("www-authenticate")?.slice(0, 6)]).toEqual([401, "Bearer"]);
    });

    it("is explained as a problem to those who ask for that", async () => {
      const answer = await asReader("GET", "/nothing", { headers: { Accept: "application/problem+json" } });
      expect(answer.headers.get("content-type")).toContain("application/problem+json");
      expect(answer.body).toMatchObject({ status: 404, title: "Not Found" });
    });
  });

  describe("a request", () => {
    it("may be a form, a multipart form, or have another method in the query", async () => {
      const venue = await created(caller, "/venues", { venue: "Formed" });
      const path = pathOf("venues", venue);
      const form = { "Content-Type": "application/x-www-form-urlencoded" };
      expect((await request("POST", path, { text: "city=Lecco+Nord", headers: form })).body.city).toBe(
        "Lecco Nord",
      );
      const parts = '--b\r\nContent-Disposition: form-data; name="city"\r\n\r\nLugano\r\n--b--\r\n';
      const multipart = { "Content-Type": "multipart/form-data; boundary=b" };
      expect((await request("POST", path, { text: parts, headers: multipart })).body.city).toBe("Lugano");
      expect((await request("POST", `${path}?_method=DELETE`)).body.status).toBe("trash");
    });

    it("has its id in the answer, and only the fields and envelope that it asks for", async () => {
      const venue = await created(caller, "/venues", { venue: "Partly" });
      const path = pathOf("venues", venue);
      const answer = await asReader("GET", `${path}?_fields=id,venue`, {
        headers: { "X-Request-Id": "mine" },
      });
      expect(answer.headers.get("x-request-id")).toBe("mine");
      expect(answer.body).toEqual({ id: venue.body.id, venue: "Partly" });
      const enveloped = await asReader("GET", "/venues/98765?_envelope=1");
      expect([enveloped.status, enveloped.body.status]).toEqual([200, enveloped.body.body?.data?.status]);
    });

    it("of HEAD has headers alone, and _jsonp makes a script", async () => {
      const head = await raw("/venues", { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([200, ""]);
      expect(head.headers.get("x-tec-total")).toMatch(/^\d+$/);
      const script = await raw("/tags?_jsonp=show");
      expect(await script.text()).toMatch(/^\/\*\*\/show\(\{/);
    });

    it("may come from a page of another origin, which asks first", async () => {
      const preflight = await raw("/events", {
        method: "OPTIONS",
        headers: { Origin: "https://a.example", "Access-Control-Request-Method": "POST" },
      });
      expect(preflight.status).toBe(200);
      expect(preflight.headers.get("access-control-allow-origin")).toBe("https://a.example");
      expect(preflight.headers.get("access-control-allow-methods")).toContain("POST");
      expect(preflight.headers.get("allow")).toContain("GET");
    });
  });

  describe("the service", () => {
    it("lists its routes at the root and serves its document in every language", async () => {
      const root = await asReader("GET", "/");
      expect(root.body).toMatchObject({ namespace: "calendar/events/v1" });
      expect(Object.keys(root.body.routes ?? {}).length).toBeGreaterThan(10);
      for (const language of ["en", "it", "de"]) {
        const document = await asReader("GET", `/doc?translation_language=${language}`);
        expect(document.body).toMatchObject({ openapi: "3.1.0" });
        expect(document.headers.get("content-language")).toBe(language);
      }
      const [english, italian] = [
        await asReader("GET", "/doc"),
        await asReader("GET", "/doc?translation_language=it"),
      ];
      expect(italian.body.info?.description).not.toBe(english.body.info?.description);
    });

    it("answers below its other mount as well", async () => {
      const answer = await asReader("GET", "/", { base: "/wp-json/tribe/events/v1" });
      expect(answer.body).toMatchObject({ namespace: "tribe/events/v1" });
      expect((await asReader("GET", "/?rest_route=/tribe/events/v1/tags", { base: "" })).status).toBe(200);
    });

    it("keeps uploaded images, and gives them at their address", async () => {
      const bytes = await sampleImage(400, 200, "png");
      const form = new FormData();
      form.set("venue", "Pictured");
      form.set("image", new Blob([new Uint8Array(bytes)]), "Große Halle.PNG");
      const boundary = new Response(form);
      const response = await raw("/venues", {
        method: "POST",
        headers: {
          Authorization: `Bearer ${caller.key}`,
          "Content-Type": boundary.headers.get("content-type") ?? "",
        },
        body: await boundary.arrayBuffer(),
      });
      const venue = (await response.json()) as { image: { url: string; width: number; sizes: object } };
      expect([response.status, venue.image.width]).toEqual([201, 400]);
      expect(Object.keys(venue.image.sizes).sort()).toEqual(["medium", "thumbnail"]);
      const file = await raw(venue.image.url);
      expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
      const rejected = await request("POST", "/venues", {
        body: { venue: "Unpictured", image: "http://127.0.0.1/x.png" },
      });
      expect([rejected.status, textOf(rejected.body.data?.params?.image)]).toEqual([
        400,
        expect.stringContaining("image"),
      ]);
    });

    it("publishes nothing that was not asked for", async () => {
      const event = await created(caller, "/events", eventBody({ title: "Whole" }));
      expect(JSON.stringify(event.body)).not.toMatch(/revision|sort_name|password/);
    });
  });
}
