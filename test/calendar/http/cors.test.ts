import { describe, expect, it } from "vitest";
import { useService } from "../support/service.js";

const key = "a-key-for-the-tests";
const open = useService({ ADMIN_API_KEY: key });
const strict = useService({ ADMIN_API_KEY: key, CORS_ORIGINS: "https://a.example, https://b.example" });

const fromOther = { headers: { Origin: "https://a.example" } };

describe("pages of other origins", () => {
  it("may read answers and the headers of the service", async () => {
    const { headers } = await open.get("/events", fromOther);
    expect(headers.get("access-control-allow-origin")).toBe("https://a.example");
    const exposed = (headers.get("access-control-expose-headers") ?? "").split(", ");
    expect(exposed).toEqual(
      expect.arrayContaining([
        ...["X-TEC-Total", "X-TEC-TotalPages", "X-WP-Total", "X-WP-TotalPages"],
        ...["Link", "ETag", "Location", "X-Request-Id"],
      ]),
    );
    expect(headers.get("vary")).toContain("Origin");
  });

  it("may read errors too", async () => {
    const { status, headers } = await open.get("/events?page=0", fromOther);
    expect(status).toBe(400);
    expect(headers.get("access-control-allow-origin")).toBe("https://a.example");
  });

  it("ask before they write, without a key", async () => {
    const { status, headers } = await open.request("OPTIONS", "/events", {
      headers: {
        Origin: "https://a.example",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization, content-type, if-match",
      },
    });
    expect(status).toBe(200);
    expect(headers.get("access-control-allow-origin")).toBe("https://a.example");
    expect(headers.get("access-control-allow-methods")).toBe("OPTIONS, GET, HEAD, POST, PUT, PATCH, DELETE");
    const allowed = headers.get("access-control-allow-headers")?.split(", ");
    for (const name of ["Authorization", "Content-Type", "If-Match", "X-WP-Nonce", "X-HTTP-Method-Override"])
      expect(allowed).toContain(name);
  });

  it("may not use what the browser remembers of a login, unless their origin is listed", async () => {
    const anyone = await open.get("/events", fromOther);
    expect(anyone.headers.has("access-control-allow-credentials")).toBe(false);
    const listed = await strict.get("/events", { headers: { Origin: "https://b.example" } });
    expect(listed.headers.get("access-control-allow-credentials")).toBe("true");
  });

  it("may not read where their origin is not listed", async () => {
    const { status, headers } = await strict.get("/events", { headers: { Origin: "https://c.example" } });
    expect(status).toBe(200);
    expect(headers.has("access-control-allow-origin")).toBe(false);
  });
});

describe("requests without an origin", () => {
  it("get no cross-origin permission", async () => {
    const { headers } = await open.get("/events");
    expect(headers.has("access-control-allow-origin")).toBe(false);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });
});
