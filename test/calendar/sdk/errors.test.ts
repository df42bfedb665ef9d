import { describe, expect, it } from "vitest";
import {
  ApiError,
  BadRequestError,
  ClientError,
  ConflictError,
  createClient,
  ForbiddenError,
  GoneError,
  NotFoundError,
  PreconditionError,
  RateLimitedError,
  ServerError,
  UnauthorizedError,
} from "../../../generated/sdk/index.js";
import { validate } from "../../../generated/sdk/validation.js";
import { errorResponse, fakeClock, fakeFetch, json, type Turn } from "./fake-fetch.js";

async function failure(...turns: Turn[]): Promise<unknown> {
  const { fetch } = fakeFetch(...turns);
  const client = createClient({ baseUrl: "http://calendar.test", fetch, clock: fakeClock(), validate });
  return client.venues.get(1).then(
    (answer) => ({ answer }),
    (error: unknown) => error,
  );
}

const classes = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  409: ConflictError,
  410: GoneError,
  412: PreconditionError,
  413: BadRequestError,
  415: BadRequestError,
  429: RateLimitedError,
  500: ServerError,
  503: ServerError,
} as const;

const bodies: Readonly<Record<string, string>> = {
  "an error": '{"code":"rest_x","message":"No.","data":{"status":400,"params":{"id":"bad"}}}',
  "a page": "<!doctype html><p>Bad gateway</p>",
  nothing: "",
  "broken JSON": '{"code":"rest',
  "a list": "[1,2]",
  "a text": '"venue"',
  "a record": '{"id":1}',
  null: "null",
};

describe("an answer with a status of rejection", () => {
  const cases = Object.entries(classes).flatMap(([status, kind]) =>
    Object.keys(bodies).map((body) => [Number(status), body, kind] as const),
  );

  it.each(cases)("%i with %s as body is thrown as its error", async (status, body, kind) => {
    const error = await failure(new Response(bodies[body], { status, headers: { "x-request-id": "r-1" } }));
    expect(error).toBeInstanceOf(kind);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      name: kind.name,
      status,
      requestId: "r-1",
      code: body === "an error" ? "rest_x" : `http_${status}`,
    });
    if (body === "an error") expect(error).toMatchObject({ message: "No.", params: { id: "bad" } });
  });
});

describe("an answer with a status of success", () => {
  it.each(Object.keys(bodies))("and %s as body is a breach of contract", async (body) => {
    const error = await failure(new Response(bodies[body], { status: 200 }));
    expect(error).toMatchObject({ name: "ContractError", status: 200 });
    expect(error).not.toBeInstanceOf(ApiError);
  });
});

describe("whatever fetch throws", () => {
  it.each([
    ["an error", new TypeError("fetch failed")],
    ["a text", "no network"],
    ["undefined", undefined],
    ["an object", { reason: 1 }],
  ])("%s becomes a NetworkError with that cause", async (_name, thrown) => {
    const error = await failure(() => {
      throw thrown as Error;
    });
    expect(error).toBeInstanceOf(ClientError);
    expect(error).toMatchObject({ name: "NetworkError", cause: thrown });
  });

  it("is reported without the address, which may hold a password", async () => {
    const { fetch } = fakeFetch(new TypeError("fetch failed"));
    const { events } = createClient({ baseUrl: "http://calendar.test", fetch, retries: 0 });
    await expect(events.get(1, { password: "s3cret" })).rejects.toThrow("No answer to getEvent.");
  });

  it("a body that breaks off is a failure of the network", async () => {
    const broken = new ReadableStream({
      pull(controller) {
        controller.error(new TypeError("terminated"));
      },
    });
    expect(await failure(() => new Response(broken, { status: 200 }))).toMatchObject({
      name: "NetworkError",
    });
  });
});

describe("a code of the catalogue", () => {
  it("distinguishes errors, with details by parameter", async () => {
    const error = await failure(
      json(400, {
        code: "rest_invalid_param",
        message: "Invalid parameter(s): city",
        data: {
          status: 400,
          params: { city: "x" },
          details: { city: { code: "rest_too_long", message: "x" } },
        },
      }),
    );
    if (!(error instanceof ApiError) || error.code !== "rest_invalid_param") throw new Error("not rejected");
    expect(error.details?.city?.code).toBe("rest_too_long");
    expect(await failure(errorResponse(410, "venue-is-in-trash"))).toMatchObject({
      code: "venue-is-in-trash",
    });
  });
});
