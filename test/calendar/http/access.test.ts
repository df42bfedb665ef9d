import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { sendRaw } from "../../http/raw-request.js";
import { type RequestOptions, type TestAnswer, useService } from "../support/service.js";
import { createCaller } from "./callers.js";

const adminKey = "an-admin-key-for-the-tests";
const closed = useService({ ADMIN_API_KEY: adminKey });
const local = useService();
const open = useService();
const reachable = useService({ HOST: "0.0.0.0" });

function basic(name: string, password: string): string {
  return `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`;
}

const asCaller = (authorization: string): RequestOptions => ({ headers: { Authorization: authorization } });

function addVenue(service: typeof closed, options: RequestOptions = {}): Promise<TestAnswer> {
  return service.request("POST", "/venues", { body: { venue: "Town hall" }, ...options });
}

describe("a caller with a key", () => {
  it("sends it as bearer token, or as password of any name, with or without blanks", async () => {
    const spaced = "an-a dmin -key -for-the-tests";
    for (const authorization of [
      `Bearer ${adminKey}`,
      `bearer  ${adminKey}`,
      `Bearer ${spaced}`,
      basic("anyone", adminKey),
      basic("", adminKey),
      basic("Zoë", adminKey).replace("Basic", "BASIC"),
      basic("anyone", spaced),
    ]) {
      expect((await addVenue(closed, asCaller(authorization))).status, authorization).toBe(201);
    }
  });

  it("is not kept in caches", async () => {
    const { headers } = await closed.get("/venues", asCaller(`Bearer ${adminKey}`));
    expect(headers.get("cache-control")).toBe("no-cache, must-revalidate, max-age=0, no-store, private");
    expect(headers.get("vary")).toContain("Authorization");
    expect((await closed.get("/venues")).headers.has("cache-control")).toBe(false);
  });

  it("gets the methods that are open to it", async () => {
    const { body, headers } = await addVenue(closed, asCaller(`Bearer ${adminKey}`));
    expect(headers.get("allow")).toBe("GET, POST");
    const item = `/venues/${Number(body.id)}`;
    expect((await closed.get(item)).headers.get("allow")).toBe("GET");
    const own = await closed.get(item, asCaller(`Bearer ${adminKey}`));
    expect(own.headers.get("allow")).toBe("GET, POST, PUT, PATCH, DELETE");
    const rejected = await closed.get("/venues?page=0");
    expect([rejected.status, rejected.headers.get("allow")]).toEqual([400, "GET"]);
  });
});

describe("a key that is not valid", () => {
  it.each(["", "/doc", "/events", "/venues", "/tags", "/events/1", "/nowhere"])(
    "gives 401 at GET %s, though anyone may read",
    async (path) => {
      for (const authorization of [
        "Bearer wrong",
        basic("admin", "wrong"),
        basic("admin", ""),
        "Basic %%%",
      ]) {
        const { status, body, headers } = await closed.get(path, asCaller(authorization));
        expect([status, body.code]).toEqual([401, "incorrect_password"]);
        expect(headers.get("www-authenticate")).toMatch(/^Bearer realm=".+", Basic realm=".+"/);
        expect(headers.has("allow")).toBe(false);
      }
    },
  );

  it("gives 401 on a service that is open as well", async () => {
    expect((await addVenue(local, asCaller("Bearer wrong"))).status).toBe(401);
  });

  it.each(["Bearer", "Bearer ", "bearer  ", "Basic", basic("", "")])(
    "is none where it is empty: %j",
    async (authorization) => {
      for (const path of ["", "/doc", "/events", "/tags"])
        expect((await closed.get(path, asCaller(authorization))).status, path).toBe(200);
      const write = await addVenue(closed, asCaller(authorization));
      expect([write.status, write.body.code]).toEqual([401, "rest_forbidden"]);
      expect((await addVenue(local, asCaller(authorization))).status).toBe(201);
    },
  );

  it("of another scheme counts as none", async () => {
    expect((await closed.get("/events", asCaller("Digest username=x"))).status).toBe(200);
    expect((await addVenue(closed, asCaller("Digest username=x"))).status).toBe(401);
  });
});

describe("a write without a key", () => {
  it("needs one: 401 with a challenge", async () => {
    const { status, body, headers } = await addVenue(closed);
    expect([status, body.code]).toEqual([401, "rest_forbidden"]);
    expect(headers.get("www-authenticate")).toContain("Bearer");
  });

  it("gets the errors of its parameters first", async () => {
    const path = "/venues?venue=x&geo_lat=91";
    for (const body of [undefined, { venue: "x" }]) {
      const answer = await closed.request("POST", path, body === undefined ? {} : { body });
      expect([answer.status, answer.body.code]).toEqual([400, "rest_invalid_param"]);
    }
  });

  it("gets no look at its body, which need not be valid and need not arrive", async () => {
    const json = { "Content-Type": "application/json" };
    const request = { method: "POST", path: "/calendar/events/v1/venues", headers: json, body: "{" };
    expect((await sendRaw(closed.origin, request)).status).toBe(401);
    const { hostname, port } = new URL(closed.origin);
    const socket = connect(Number(port), hostname);
    const head = `POST ${request.path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
    socket.write(`${head}Content-Length: 100\r\n\r\n`);
    const [answer] = (await once(socket, "data")) as [Buffer];
    socket.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /);
  });

  it("is rejected with 403 when the role of the key is too small", async () => {
    const reader = await createCaller(closed, "subscriber", 5);
    expect((await reader.get("/events")).status).toBe(200);
    const { status, body, headers } = await reader.post("/venues", { venue: "Town hall" });
    expect([status, body.code]).toEqual([403, "rest_forbidden"]);
    expect(headers.has("www-authenticate")).toBe(false);
    expect(headers.get("allow")).toBe("GET");
  });
});

describe("a service on a loopback address without keys", () => {
  const foreign: Record<string, string>[] = [
    { Host: "calendar.example.org" },
    { Host: "127.0.0.1.example.org" },
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate" },
    { Origin: "file://localhost" },
    { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors" },
    { "X-Forwarded-For": "203.0.113.9" },
    { Forwarded: "for=203.0.113.9" },
    { Via: "1.1 proxy" },
    { "CF-Connecting-IP": "203.0.113.9" },
    { "X-Real-IP": "203.0.113.9" },
    { "X-Forwarded-Proto": "https" },
  ];

  it("lets everyone on the machine write", async () => {
    for (const headers of [{}, { Origin: "http://localhost:5173" }, { Origin: "http://[::1]:80" }]) {
      expect((await addVenue(local, { headers })).status).toBe(201);
    }
  });

  it.each(foreign)("rejects requests with %j", async (headers) => {
    for (const path of ["/venues", "/doc"]) {
      const { status, text } = await sendRaw(local.origin, { path: `/calendar/events/v1${path}`, headers });
      expect([status, JSON.parse(text)]).toMatchObject([403, { code: "rest_forbidden" }]);
    }
    const post = { method: "POST", path: "/calendar/events/v1/venues?venue=x", headers };
    const { status, text } = await sendRaw(local.origin, post);
    expect(status).toBe(403);
    expect(text).toContain("ADMIN_API_KEY");
    for (const path of ["/healthz", "/readyz", "/metrics", "/admin/session", "/sitemap.xml"])
      expect((await sendRaw(local.origin, { path, headers })).status, path).toBe(403);
  });

  it("does not take a form that another site sends for a link that people follow", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate" };
    const path = "/calendar/events/v1/venues?venue=x";
    for (const method of ["POST", "DELETE"])
      expect((await sendRaw(local.origin, { method, path, headers })).status).toBe(403);
  });

  describe("lets pages of other ports of the machine", () => {
    const pages: Record<string, string>[] = [
      "http://localhost:5173",
      "http://127.0.0.1:8080",
      "http://[::1]:3",
    ].map((origin) => ({ Origin: origin, "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors" }));
    const path = "/calendar/events/v1/venues?venue=Ported";

    it.each(pages)("read: %j", async (headers) => {
      for (const target of ["/calendar/events/v1/venues", "/calendar/events/v1/doc", "/healthz"]) {
        const answer = await sendRaw(local.origin, { path: target, headers });
        expect([answer.status, answer.headers["access-control-allow-origin"]]).toEqual([200, headers.Origin]);
      }
      const preflight = { ...headers, "Access-Control-Request-Method": "DELETE" };
      expect((await sendRaw(local.origin, { method: "OPTIONS", path, headers: preflight })).status).toBe(200);
    });

    it.each(pages)("write what browsers ask about first, and nothing else: %j", async (page) => {
      const send = async (method: string, target: string, type?: string, body = ""): Promise<number> => {
        const headers = { ...page, ...(type === undefined ? {} : { "Content-Type": type }) };
        const { status, text } = await sendRaw(local.origin, { method, path: target, headers, body });
        if (status === 403) expect(text).toMatch(/application\/json.*ADMIN_API_KEY/);
        return status;
      };
      expect(await send("POST", path, "application/json", "{}")).toBe(201);
      const form = "application/x-www-form-urlencoded";
      for (const type of [
        undefined,
        "",
        "text/plain",
        "Text/Plain; charset=utf-8",
        form,
        "multipart/form-data; boundary=x",
      ])
        expect(await send("POST", path, type), type).toBe(403);
      expect(await send("POST", `${path}&_method=DELETE`, "text/plain")).toBe(403);
      expect(await send("PUT", "/calendar/events/v1/venues/999?city=Rome")).not.toBe(403);
      expect(await send("DELETE", "/calendar/events/v1/venues/999")).not.toBe(403);
    });

    it("not write through a browser that names the site alone", async () => {
      const headers = { "Sec-Fetch-Site": "same-site", "Content-Type": "text/plain" };
      expect((await sendRaw(local.origin, { method: "POST", path, headers })).status).toBe(403);
    });
  });

  it("takes forms from its own pages and from programs", async () => {
    const path = "/calendar/events/v1/venues?venue=Own";
    const own = { Origin: local.origin, "Sec-Fetch-Site": "same-origin" };
    for (const headers of [own, {}])
      for (const type of ["text/plain", "application/x-www-form-urlencoded"]) {
        const request = { method: "POST", path, headers: { ...headers, "Content-Type": type } };
        expect((await sendRaw(local.origin, request)).status).toBe(201);
      }
  });

  it("hands to scripts what everyone may read, and nothing else", async () => {
    const draft = await addVenue(local, { body: { venue: "Draft", status: "draft" } });
    const path = `/calendar/events/v1/venues/${Number(draft.body.id)}`;
    expect((await sendRaw(local.origin, { path })).status).toBe(200);
    const script = await sendRaw(local.origin, { path: `${path}?_jsonp=f` });
    expect(script.text).toContain("venue-not-accessible");
    const list = await sendRaw(local.origin, { path: "/calendar/events/v1/venues?_jsonp=f&per_page=50" });
    expect(list.text).toMatch(/^\/\*\*\/f\(/);
    expect(list.text).not.toContain("Draft");
    const audit = await sendRaw(local.origin, { path: "/calendar/events/v1/audit?_jsonp=f" });
    expect(audit.text).toContain("rest_forbidden");
  });

  it("opens links that people follow from other sites", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate" };
    expect((await sendRaw(local.origin, { path: "/calendar/events/v1/doc", headers })).status).toBe(200);
  });

  it("closes with the first key, at once", async () => {
    expect((await addVenue(open)).status).toBe(201);
    const editor = await createCaller(open, "editor", 2);
    expect((await addVenue(open)).status).toBe(401);
    const elsewhere = { headers: { Origin: "https://evil.example" } };
    expect((await editor.create("/venues", { venue: "Town hall" }, elsewhere)).body.author).toBe("2");
  });
});

describe("a service that others can reach", () => {
  it("never lets anyone write without a key, and answers any host", async () => {
    expect((await addVenue(reachable)).status).toBe(401);
    const headers = { Host: "calendar.example.org", Origin: "https://other.example" };
    const { status } = await sendRaw(reachable.origin, { path: "/calendar/events/v1/venues", headers });
    expect(status).toBe(200);
  });
});
