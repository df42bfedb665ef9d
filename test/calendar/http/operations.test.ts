import { describe, expect, it, vi } from "vitest";
import { sendRaw } from "../../http/raw-request.js";
import { testTime } from "../../support/clock.js";
import { useService } from "../support/service.js";

const service = useService({ ADMIN_API_KEY: "a-key-for-the-tests" });
const storeless = useService();
const busy = useService({ RATE_LIMIT: "3" });

describe("operation routes", () => {
  it.each(["/healthz", "/readyz"])("answer %s to anyone, uncached", async (path) => {
    const { status, body, headers } = await service.get(path, { base: "" });
    expect([status, body]).toEqual([200, { status: "ok" }]);
    expect(headers.get("cache-control")).toBe("no-store");
    expect((await service.request("HEAD", path, { base: "" })).status).toBe(200);
    expect((await service.request("POST", path, { base: "" })).status).toBe(405);
  });

  it("stand outside the mounts", async () => {
    expect((await service.get("/healthz")).status).toBe(404);
  });

  it("report that the process is alive and the store is unavailable", async () => {
    const { client } = storeless.database.db;
    await client.close();
    expect((await storeless.get("/healthz", { base: "" })).status).toBe(200);
    const { status, headers } = await storeless.get("/readyz", { base: "" });
    expect(status).toBe(503);
    expect(headers.get("retry-after")).toBe("2");
    await client.connect();
    expect((await storeless.get("/readyz", { base: "" })).status).toBe(200);
  });
});

describe("the metrics", () => {
  async function metrics(): Promise<string> {
    const { status, text, headers } = await sendRaw(service.origin, { path: "/metrics" });
    expect([status, headers["content-type"]]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
    return text;
  }

  it("count requests by method, operation and status", async () => {
    for (const path of ["/organizers", "/organizers", "/organizers?page=0"]) {
      await service.get(path);
    }
    await sendRaw(service.origin, { method: "PURGE", path: "/calendar/events/v1/organizers" });
    const lines = (await metrics()).split("\n");
    const labels = 'method="GET",operation="listOrganizers"';
    const timed = `${labels},route="/organizers"`;
    expect(lines).toContain(`http_requests_total{${labels},status="200"} 2`);
    expect(lines).toContain(`http_requests_total{${labels},status="400"} 1`);
    expect(lines).toContain('http_requests_total{method="other",operation="none",status="405"} 1');
    expect(lines).toContain(`http_request_duration_seconds_count{${timed}} 3`);
    expect(lines).toContain(`http_request_duration_seconds_bucket{le="+Inf",${timed}} 3`);
  });

  it("have buckets that grow, and a type for each name", async () => {
    await service.get("/venues");
    const text = await metrics();
    const buckets = [
      ...text.matchAll(/_bucket\{le="[\d.]+",method="GET",operation="listVenues",route="\/venues"\} (\d+)/g),
    ];
    const counts = buckets.map(([, count]) => Number(count));
    expect(counts.length).toBeGreaterThan(5);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    const typed = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    for (const line of text.split("\n").filter((one) => one !== "" && !one.startsWith("#"))) {
      expect(line).toMatch(/^\w+(?:\{[^}]+\})? (?:[\d.e+-]+|Nan)$/);
      expect(typed).toContain(line.split(/[ {]/)[0]?.replace(/_(?:bucket|sum|count)$/, ""));
    }
  });

  it("count callers that were rejected for their rate", async () => {
    // A minute that never ends.
    vi.spyOn(busy.database, "now").mockReturnValue(testTime);
    const limited = Array.from({ length: 4 }, () => busy.get("/tags"));
    expect((await Promise.all(limited)).map(({ status }) => status)).toContain(429);
    const { text } = await sendRaw(busy.origin, { path: "/metrics" });
    expect(text).toMatch(/^rate_limit_refusals_total\{caller="network"\} [123]$/m);
  });

  it("leave out the health checks", async () => {
    const before = await metrics();
    await service.get("/healthz", { base: "" });
    const counted = (text: string) => text.split("\n").filter((line) => line.startsWith("http_requests"));
    expect(counted(await metrics())).toEqual(counted(before));
  });
});

describe("every answer", () => {
  it("carries the caller's request id, or a new one", async () => {
    const given = await service.get("/events", { headers: { "X-Request-Id": "abc-1" } });
    expect(given.headers.get("x-request-id")).toBe("abc-1");
    const other = await service.get("/nowhere", { headers: { "X-Request-Id": "a b" } });
    expect(other.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  });
});
