import { describe, expect, it } from "vitest";
import { type ClientOptions, type Clock, createClient } from "../../../generated/sdk/index.js";
import { errorResponse, fakeClock, fakeFetch, json, type Turn } from "./fake-fetch.js";

const baseUrl = "http://calendar.test";
const venue = { id: 1, venue: "Stage" };

function setUp(
  turns: Turn[],
  options: Partial<ClientOptions> = {},
  clock: Clock & { pauses: number[] } = fakeClock(),
) {
  const { fetch, sent } = fakeFetch(...turns);
  return { sent, pauses: clock.pauses, ...createClient({ baseUrl, fetch, clock, ...options }) };
}

describe("a call that fails in passing", () => {
  it.each([408, 429, 500, 502, 503, 504])("is repeated after status %i", async (status) => {
    const { venues, sent } = setUp([errorResponse(status, "rest_x"), json(200, venue)]);
    expect(await venues.get(1)).toEqual(venue);
    expect(sent).toHaveLength(2);
  });

  it("is repeated when no answer came, twice at most, and then fails with the last error", async () => {
    const { venues, sent } = setUp([new TypeError("fetch failed")]);
    await expect(venues.get(1)).rejects.toMatchObject({ name: "NetworkError" });
    expect(sent).toHaveLength(3);
  });

  it("is repeated as often as the client or the call says", async () => {
    const { venues, sent } = setUp([new TypeError("fetch failed")], { retries: 0 });
    await expect(venues.get(1)).rejects.toThrow();
    expect(sent).toHaveLength(1);
    await expect(venues.get(1, {}, { retries: 4 })).rejects.toThrow();
    expect(sent).toHaveLength(6);
  });

  it("pauses longer each time, up to eight seconds, shortened by chance", async () => {
    const { venues, pauses } = setUp([errorResponse(503, "rest_x")], { retries: 6 }, fakeClock(0.5));
    await expect(venues.get(1)).rejects.toThrow();
    expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 4000]);
    const hasty = setUp([errorResponse(503, "rest_x")], {}, fakeClock(0));
    await expect(hasty.venues.get(1)).rejects.toThrow();
    expect(hasty.pauses).toEqual([0, 0]);
  });

  it.each([
    ["7", 7000],
    ["0", 0],
    ["Wed, 01 Jan 2031 00:00:09 GMT", 9000],
    ["Tue, 31 Dec 2030 00:00:00 GMT", 0],
    ["soon", 0],
  ])("waits as Retry-After says: %s", async (header, pause) => {
    const { venues, pauses } = setUp([
      errorResponse(429, "rest_x", { "retry-after": header }),
      json(200, venue),
    ]);
    await venues.get(1);
    expect(pauses).toEqual([pause]);
  });

  it("is repeated after any rejection that asks to come back", async () => {
    const { venues, sent } = setUp([
      errorResponse(409, "rest_conflict", { "retry-after": "1" }),
      json(200, venue),
    ]);
    await venues.update(1, { city: "Como" });
    expect(sent).toHaveLength(2);
  });

  it("is not repeated when the pause would pass the time of the whole call", async () => {
    const { venues, sent, pauses } = setUp([errorResponse(503, "rest_x", { "retry-after": "30" })], {
      timeout: 20_000,
    });
    await expect(venues.get(1)).rejects.toMatchObject({ status: 503 });
    expect(sent).toHaveLength(1);
    expect(pauses).toEqual([]);
  });

  it("ends with TimeoutError when the time is over, even if fetch does not listen", async () => {
    const { venues } = setUp(["silence"], { clock: undefined, timeout: 5 });
    await expect(venues.get(1)).rejects.toMatchObject({ name: "TimeoutError" });
  });
});

describe("a call that fails for good", () => {
  it.each([400, 401, 403, 404, 409, 410, 412, 413, 415, 501])(
    "is not repeated after status %i",
    async (status) => {
      const { venues, sent } = setUp([errorResponse(status, "rest_x")]);
      await expect(venues.get(1)).rejects.toMatchObject({ status });
      expect(sent).toHaveLength(1);
    },
  );

  it("is not repeated after an answer that breaks the contract", async () => {
    const { venues, sent } = setUp([new Response("<html>", { status: 200 })]);
    await expect(venues.get(1)).rejects.toMatchObject({ name: "ContractError" });
    expect(sent).toHaveLength(1);
  });
});

describe("a write", () => {
  it("has one key in all attempts, and another in the next call", async () => {
    const { venues, sent } = setUp([errorResponse(503, "rest_x"), new TypeError("lost"), json(201, venue)]);
    await venues.create({ venue: "Stage" });
    await venues.create({ venue: "Stage" });
    const keys = sent.map(({ headers }) => headers.get("idempotency-key"));
    expect(keys[0]).toMatch(/^[\d-]{16,}$/);
    expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it("has the key that the caller gives", async () => {
    const { venues, sent } = setUp([json(201, venue)]);
    await venues.create({ venue: "Stage" }, { idempotencyKey: "order-7" });
    expect(sent[0]?.headers.get("idempotency-key")).toBe("order-7");
  });

  it("sends no key where nothing is written", async () => {
    const { venues, sent } = setUp([json(200, venue)]);
    await venues.get(1);
    expect(sent[0]?.headers.has("idempotency-key")).toBe(false);
  });
});

describe("the caller's signal", () => {
  it("ends a call on its way, while pausing, and before it starts", async () => {
    const before = AbortSignal.abort(new Error("changed my mind"));
    const heard: string[] = [];
    const hooks = { onRequest: ({ operation }: { operation: string }) => heard.push(operation) };
    const { venues, sent } = setUp([json(200, venue)], { hooks });
    await expect(venues.get(1, {}, { signal: before })).rejects.toMatchObject({
      name: "AbortError",
      cause: new Error("changed my mind"),
    });
    expect(sent).toHaveLength(0);
    expect(heard).toEqual([]);

    const running = new AbortController();
    const silent = setUp(["silence"]);
    const call = silent.venues.get(1, {}, { signal: running.signal });
    running.abort("a text");
    await expect(call).rejects.toMatchObject({ name: "AbortError" });

    const pausing = new AbortController();
    const aborting = { onResponse: () => pausing.abort() };
    const paused = setUp([errorResponse(503, "rest_x")], { hooks: aborting, clock: undefined });
    await expect(paused.venues.get(1, {}, { signal: pausing.signal })).rejects.toMatchObject({
      name: "AbortError",
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(paused.sent).toHaveLength(1);
  });
});

describe("hooks", () => {
  it("end the call with what they throw, without another attempt", async () => {
    const failure = new Error("full disk");
    const onResponse = (): never => {
      throw failure;
    };
    const { venues, sent } = setUp([json(200, venue)], { hooks: { onResponse } });
    await expect(venues.get(1)).rejects.toMatchObject({ name: "AbortError", cause: failure });
    expect(sent).toHaveLength(1);
  });

  it("are called for every request, response and retry", async () => {
    const heard: string[] = [];
    const { venues } = setUp([errorResponse(503, "rest_x"), json(200, venue)], {
      hooks: {
        onRequest: ({ operation, method, attempt }) => heard.push(`${method} ${operation} ${attempt}`),
        onResponse: ({ status }) => heard.push(String(status)),
        onRetry: ({ error, delay }) => heard.push(`${String(error)} ${delay}`),
      },
    });
    await venues.get(1);
    expect(heard).toEqual([
      "GET getVenue 1",
      "503",
      "ServerError: rejected: rest_x 250",
      "GET getVenue 2",
      "200",
    ]);
  });
});
