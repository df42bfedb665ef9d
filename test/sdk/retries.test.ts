import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "../../generated/sdk/core/call.js";
import { type CoreOptions, createCore } from "../../generated/sdk/core/core.js";
import type { Operation } from "../../generated/sdk/core/request.js";
import { createClient } from "../../generated/sdk/index.js";
import { failureOf, json, type Scripted, scriptedFetch } from "../support/scripted-fetch.js";

const now = Date.parse("2030-01-01T00:00:00Z");
beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const baseUrl = "http://calendar.test";
const event = { title: "x", start_date: "2031-03-10", end_date: "2031-03-10" };

/** The pauses before each repetition of a read, until it ends. */
async function pausesOf(
  answers: readonly Scripted[],
  options: Partial<CoreOptions> = {},
): Promise<{ readonly pauses: number[]; readonly outcome: unknown; readonly sent: number }> {
  const pauses: number[] = [];
  const fetch = scriptedFetch(...answers);
  const hooks = { onRetry: ({ delay }: { delay: number }) => void pauses.push(delay) };
  const ending = createClient({ baseUrl, fetch, hooks, ...options })
    .events.get(1)
    .catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { pauses, outcome: await ending, sent: fetch.requests.length };
}

const unavailable = new Response("", { status: 503 });
const refused = { thrown: new TypeError("refused") };

describe("a call", () => {
  it.each([
    ["no answer", refused],
    ["429", new Response("", { status: 429 })],
    ["500", new Response("", { status: 500 })],
    ["503", unavailable],
    ["409 with Retry-After", new Response("", { status: 409, headers: { "retry-after": "1" } })],
  ])("is repeated after %s until it succeeds", async (_, answer) => {
    const { outcome, sent } = await pausesOf([answer, answer, json({ id: 1 })]);
    expect(outcome).toEqual({ id: 1 });
    expect(sent).toBe(3);
  });

  it.each([400, 401, 403, 404, 409, 410, 412])("is not repeated after %d", async (status) => {
    const { outcome, sent } = await pausesOf([new Response("", { status })]);
    expect(outcome).toMatchObject({ status });
    expect(sent).toBe(1);
  });

  it("is repeated as often as `retries` says and fails with the last error", async () => {
    for (const retries of [0, 1, 4]) {
      const { outcome, sent } = await pausesOf([unavailable], { retries });
      expect(outcome).toMatchObject({ status: 503 });
      expect(sent).toBe(retries + 1);
    }
  });

  it("pauses for a random part of a time that doubles up to eight seconds", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const { pauses } = await pausesOf([refused], { retries: 6 });
    expect(pauses).toEqual([500, 1000, 2000, 4000, 4000, 4000]);
    vi.spyOn(Math, "random").mockReturnValue(0);
    expect((await pausesOf([refused])).pauses).toEqual([0, 0]);
    vi.spyOn(Math, "random").mockReturnValue(0.999_999);
    for (const pause of (await pausesOf([refused], { retries: 5, timeout: 120_000 })).pauses)
      expect(pause).toBeLessThan(8000);
  });

  it.each([
    ["seconds", "7", 7000],
    ["a date", "Tue, 01 Jan 2030 00:00:09 GMT", 9000],
  ])("pauses for as long as Retry-After asks in %s", async (_, value, pause) => {
    const asked = new Response("", { status: 503, headers: { "retry-after": value } });
    expect((await pausesOf([asked, json({ id: 1 })])).pauses).toEqual([pause]);
  });

  it.each(["soon", "-5", "0", "Sat, 01 Jan 2000 00:00:00 GMT"])(
    "pauses as usual where Retry-After is %j",
    async (value) => {
      vi.spyOn(Math, "random").mockReturnValue(0.5);
      const asked = new Response("", { status: 503, headers: { "retry-after": value } });
      expect((await pausesOf([asked, json({ id: 1 })])).pauses).toEqual([500]);
    },
  );

  it("does not begin a pause that would outlast its time", async () => {
    const asked = new Response("", { status: 503, headers: { "retry-after": "3600" } });
    const { outcome, sent } = await pausesOf([asked]);
    expect(outcome).toMatchObject({ name: "ServerError", status: 503 });
    expect(sent).toBe(1);
    expect(Date.now()).toBe(now);
  });

  it("has one time for all its attempts and pauses", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.999);
    const { outcome } = await pausesOf([refused], { retries: 1000, timeout: 20_000 });
    expect(outcome).toMatchObject({ kind: "network" });
    expect(Date.now() - now).toBeLessThanOrEqual(20_000);
  });

  it("sends a write again with the same Idempotency-Key, and the next write with another", async () => {
    const fetch = scriptedFetch(refused, refused, json({ id: 1 }, 201));
    const client = createClient({ baseUrl, fetch });
    for (let turn = 0; turn < 2; turn += 1) {
      const creating = client.events.create(event);
      await vi.runAllTimersAsync();
      await creating;
    }
    const keys = fetch.requests.map(({ headers }) => headers.get("idempotency-key"));
    expect(keys).toHaveLength(4);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
    expect(keys.every((key) => key !== null && key.length >= 16)).toBe(true);
  });

  it("takes the caller's Idempotency-Key, and sends none for a read", async () => {
    const fetch = scriptedFetch(json({ id: 1 }));
    const client = createClient({ baseUrl, fetch });
    await client.events.create(event, { idempotencyKey: "mine" });
    await client.events.get(1);
    expect(fetch.requests.map(({ headers }) => headers.get("idempotency-key"))).toEqual(["mine", null]);
  });

  it("is never repeated where the spec says that it must not be", async () => {
    const once: Operation = { name: "once", method: "POST", path: "/once", idempotency: "none" };
    const fetch = scriptedFetch(refused);
    const failure = await failureOf(call(createCore({ baseUrl, fetch, retries: 5 }), once, []));
    expect(failure).toMatchObject({ kind: "network" });
    expect(fetch.requests).toHaveLength(1);
  });

  it("tells hooks of each request, answer and repetition", async () => {
    const told: string[] = [];
    const hooks = {
      onRequest: ({ operation, attempt }: { operation: string; attempt: number }) =>
        void told.push(`${operation} ${attempt}`),
      onResponse: ({ status }: { status: number }) => void told.push(String(status)),
      onRetry: ({ error }: { error: unknown }) => void told.push(String(error)),
    };
    await pausesOf([unavailable, json({ id: 1 })], { hooks });
    expect(told).toEqual(["getEvent 1", "503", "ServerError: Status 503.", "getEvent 2", "200"]);
  });

  it("gives status, headers and totals with the data on request", async () => {
    const fetch = scriptedFetch(
      unavailable,
      json({ events: [], total: 12, total_pages: 3 }, 200, { "x-request-id": "r9" }),
    );
    const answering = createClient({ baseUrl, fetch }).events.list().withResponse();
    await vi.runAllTimersAsync();
    expect(await answering).toMatchObject({ status: 200, total: 12, totalPages: 3, requestId: "r9" });
  });
});
