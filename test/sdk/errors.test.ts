import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  AbortError,
  ApiError,
  ClientError,
  ContractError,
  createClient,
  NetworkError,
  TimeoutError,
} from "../../generated/sdk/index.js";
import { failureOf, json, scriptedFetch } from "../support/scripted-fetch.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const error = { code: "rest_conflict", message: "No.", data: { params: ["x"], details: {} } };
const baseUrl = "http://calendar.test";

const kinds: Readonly<Record<number, string>> = {
  302: "BadRequestError",
  400: "BadRequestError",
  401: "UnauthorizedError",
  403: "ForbiddenError",
  404: "NotFoundError",
  409: "ConflictError",
  410: "GoneError",
  412: "PreconditionError",
  418: "BadRequestError",
  429: "RateLimitedError",
  500: "ServerError",
  503: "ServerError",
};

const bodies: Readonly<Record<string, string>> = {
  "an error of the service": JSON.stringify(error),
  "another object": `{"id":1,"events":[]}`,
  HTML: "<h1>Bad gateway</h1>",
  nothing: "",
  null: "null",
  "a list": "[1]",
  "half an object": `{"id":`,
  "a wrong code": `{"code":5,"message":null,"data":"x"}`,
};

describe("a failed call", () => {
  it.each(Object.entries(kinds))("with status %s is a %s whatever its body holds", async (status, name) => {
    for (const [what, body] of Object.entries(bodies)) {
      const headers = { "x-request-id": "r1" };
      const fetch = scriptedFetch(new Response(body, { status: Number(status), headers }));
      const failure = await failureOf(createClient({ baseUrl, fetch, retries: 0 }).events.get(1));
      expect(failure, what).toBeInstanceOf(ApiError);
      expect(failure).toMatchObject({ name, status: Number(status), requestId: "r1" });
      const code = body === bodies["an error of the service"] ? "rest_conflict" : `http_${status}`;
      expect(failure, what).toMatchObject({ code });
    }
  });

  it("names the parameters and the reasons that the service gives", async () => {
    const details = { page: { code: "too_small", message: "At least 1." } };
    const fetch = scriptedFetch(json({ ...error, data: { params: { page: "x" }, details } }, 400));
    const failure = await failureOf(createClient({ baseUrl, fetch }).events.list({ page: -1 }));
    expect(failure).toMatchObject({ params: { page: "x" }, details, message: "No.", kind: "bad_request" });
  });

  it.each(
    Object.entries(bodies).filter(
      ([what]) => what !== "another object" && !what.includes("list") && what !== "a wrong code",
    ),
  )("with status 200 and %s is a ContractError, never data", async (_, body) => {
    const fetch = scriptedFetch(new Response(body));
    const failure = await failureOf(createClient({ baseUrl, fetch }).events.get(1));
    expect(failure).toBeInstanceOf(ContractError);
    expect(failure).toMatchObject({ status: 200 });
    expect(fetch.requests).toHaveLength(1);
  });

  it.each([new TypeError("fetch failed"), "a text", undefined, null, { code: 5 }, 0])(
    "for which fetch throws %j is a NetworkError with that as cause",
    async (thrown) => {
      const failure = await failureOf(
        createClient({ baseUrl, fetch: scriptedFetch({ thrown }), retries: 0 }).events.get(1),
      );
      expect(failure).toBeInstanceOf(NetworkError);
      expect(failure).toMatchObject({ cause: thrown, name: "NetworkError" });
    },
  );

  it("whose answer breaks off half way is a NetworkError", async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new TypeError("terminated")),
    });
    const fetch = () => Promise.resolve(new Response(broken));
    const failure = await failureOf(createClient({ baseUrl, fetch, retries: 0 }).events.get(1));
    expect(failure).toBeInstanceOf(NetworkError);
  });

  it("is a TimeoutError in time, even where fetch does not listen to its signal", async () => {
    const fetch = () => new Promise<never>(() => undefined);
    const failing = failureOf(createClient({ baseUrl, fetch, timeout: 1000 }).events.get(1));
    await vi.advanceTimersByTimeAsync(1000);
    const failure = await failing;
    expect(failure).toBeInstanceOf(TimeoutError);
    expect(failure).toBeInstanceOf(ClientError);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(["before", "while waiting for an answer"])(
    "is an AbortError when its signal says so %s",
    async (when) => {
      const stop = new AbortController();
      const told: string[] = [];
      const hooks = { onRetry: () => void told.push("retry") };
      const fetch = (_url: string, { signal }: RequestInit) =>
        new Promise<never>((_resolve, reject) => {
          const abort = () => reject(new DOMException("aborted", "AbortError"));
          if (signal?.aborted === true) abort();
          signal?.addEventListener("abort", abort);
        });
      if (when === "before") stop.abort("enough");
      const failing = failureOf(
        createClient({ baseUrl, fetch, hooks }).events.get(1, {}, { signal: stop.signal }),
      );
      await vi.advanceTimersByTimeAsync(1);
      stop.abort("enough");
      const failure = await failing;
      expect(failure).toBeInstanceOf(AbortError);
      expect(failure).toMatchObject({ cause: "enough" });
      await vi.advanceTimersByTimeAsync(20_000);
      expect(told).toEqual([]);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it("is told by withResponse as well, and once only", async () => {
    const fetch = scriptedFetch(json(error, 409));
    const failure = await failureOf(createClient({ baseUrl, fetch }).events.get(1).withResponse());
    expect(failure).toMatchObject({ code: "rest_conflict", status: 409 });
  });
});

it("refuses an address that is none with a TypeError, before anything is sent", () => {
  expect(() => createClient({ baseUrl: "calendar" })).toThrow(TypeError);
});
