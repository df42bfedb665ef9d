import { afterEach, describe, expect, it, vi } from "vitest";
import { allTags, createCore, listTags, toArray } from "../../../generated/sdk/calls/index.js";
import {
  AbortError,
  type Client,
  type ClientOptions,
  createClient,
  type Fetch,
  NetworkError,
  NotFoundError,
  TimeoutError,
} from "../../../generated/sdk/index.js";
import { validate } from "../../../generated/sdk/validation.js";
import { eventually } from "../../support/eventually.js";
import { useCaller } from "../http/callers.js";
import { useService } from "../support/service.js";
import { errorResponse, fakeFetch, json } from "./fake-fetch.js";

const service = useService();
const record = { start_date: "2031-03-10 09:00:00", end_date: "2031-03-10 10:00:00" };

const administrator = useCaller(service, "administrator", 1);
const keyOf = () => administrator.headers.authorization?.replace("Bearer ", "") ?? "";

/** A client that counts what it sends to the service. */
function counting(options: Partial<ClientOptions> = {}): { readonly client: Client; readonly sent: URL[] } {
  const sent: URL[] = [];
  const send: Fetch = (url, init) => {
    sent.push(new URL(url));
    return fetch(url, init);
  };
  return { sent, client: createClient({ baseUrl: service.origin, key: keyOf(), fetch: send, ...options }) };
}

afterEach(() => vi.unstubAllEnvs());

describe("named fields", () => {
  it("are all that a list, a page, a walk and a record return", async () => {
    const { client } = counting();
    const { id: venue } = await client.venues.create({ venue: "Old mill", city: "Vic" });
    const { id, slug } = await client.events.create({ ...record, title: "Walk", venue: [venue] });
    const query = { include: [id], fields: ["title", "venue.city"] } as const;
    const row = { id, title: "Walk", venue: { city: "Vic" } };
    expect(await client.events.list(query)).toEqual({ events: [row], total: 1, total_pages: 1 });
    expect(await client.events.all(query).toArray()).toEqual([row]);
    expect(await client.events.pages(query).toArray()).toEqual([{ events: [row], total: 1, total_pages: 1 }]);
    expect(await client.events.get(id, { fields: ["title"] })).toEqual({ id, title: "Walk" });
    expect(await client.events.getBySlug(slug, { fields: ["slug"] })).toEqual({ id, slug });
    expect(await client.events.get(id, { fields: [] })).toHaveProperty("start_date");
  });

  it("are all that is compared with the contract", async () => {
    const { client } = counting({ validate });
    const { id } = await client.venues.create({ venue: "Lake stage" });
    expect(await client.venues.get(id, { fields: ["venue"] })).toEqual({ id, venue: "Lake stage" });
    const wrong = createClient({
      baseUrl: service.origin,
      validate,
      fetch: fakeFetch(json(200, { id, venue: 5 })).fetch,
    });
    await expect(wrong.venues.get(id, { fields: ["venue"] })).rejects.toMatchObject({ kind: "contract" });
    await expect(wrong.venues.get(id)).rejects.toThrow("lacks");
  });
});

describe("an array of a walk", () => {
  it("has at most so many entries, and asks for no page that is not needed", async () => {
    const { client, sent } = counting();
    for (let number = 1; number <= 5; number += 1) await client.tags.create({ name: `tag ${number}` });
    sent.length = 0;
    const query = { per_page: 2, hide_empty: false, search: "tag" } as const;
    const walk = client.tags.all(query);
    expect((await walk.toArray({ limit: 2 })).map(({ name }) => name)).toEqual(["tag 1", "tag 2"]);
    expect(sent).toHaveLength(1);
    expect(await walk.toArray({ limit: 0 })).toEqual([]);
    expect((await walk.toArray({ limit: 2 })).map(({ name }) => name)).toEqual(["tag 3", "tag 4"]);
    expect((await walk.toArray()).map(({ name }) => name)).toEqual(["tag 5"]);
    expect(await toArray(allTags(createCore({ baseUrl: service.origin }), query), { limit: 3 })).toHaveLength(
      3,
    );
  });
});

describe("a request without a function", () => {
  it("goes with the key, the language and the errors of the client", async () => {
    const { client, sent } = counting({ language: "it" });
    const made = await client.request<{ id: number }>("POST", "venues", { body: { venue: "Teatro" } });
    const path = `/venues/${made.id}?utm_source=x`;
    expect(await client.request("GET", path, { query: { _fields: "venue" } })).toEqual({ venue: "Teatro" });
    expect(sent.at(-1)?.searchParams.get("translation_language")).toBe("it");
    expect(await client.request("GET", "/webhooks")).toHaveProperty("webhooks");
    await expect(
      client.withOptions({ key: () => undefined }).request("GET", "/webhooks"),
    ).rejects.toMatchObject({ status: 401 });
    await expect(client.request("GET", "/nothing")).rejects.toThrow(NotFoundError);
    const answer = await client.request("DELETE", `/venues/${made.id}`).withResponse();
    expect(answer).toMatchObject({ status: 200, data: { id: made.id } });
  });

  it("repeats reads, and writes only with a name for the write", async () => {
    const asked = async (method: "GET" | "POST", options: object): Promise<number> => {
      const { fetch, sent } = fakeFetch(errorResponse(503, "x", { "retry-after": "0" }), json(200, {}));
      const client = createClient({ baseUrl: "http://calendar.test", fetch });
      await client.request(method, "/x", options).catch(() => undefined);
      return sent.length;
    };
    expect(await asked("GET", {})).toBe(2);
    expect(await asked("POST", {})).toBe(1);
    expect(await asked("POST", { idempotencyKey: "order-7" })).toBe(2);
  });
});

describe("feeds", () => {
  it("are texts, with the filters and errors of lists", async () => {
    const { client } = counting();
    const { id } = await client.events.create({ ...record, title: "Choir night" });
    await client.events.create({ ...record, title: "Other" });
    const file = await client.events.listIcs({ include: [id] });
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(file.match(/^SUMMARY:.*/gm)).toEqual(["SUMMARY:Choir night"]);
    expect(await client.events.getIcs(id)).toContain("SUMMARY:Choir night");
    const { data, headers } = await client.events.listRss({ include: [id] }).withResponse();
    expect(data).toContain("<title>Choir night</title>");
    expect(headers.get("content-type")).toMatch(/rss/);
    await expect(client.events.getIcs(999_999)).rejects.toThrow(NotFoundError);
    await expect(client.events.listIcs({ page: -1 }).withResponse()).rejects.toMatchObject({
      params: { page: expect.any(String) as string },
    });
  });
});

describe("the key of a client", () => {
  const sentWith = async (options: Partial<ClientOptions>): Promise<string | null> => {
    const { fetch, sent } = fakeFetch(json(200, { id: 1 }));
    await createClient({ baseUrl: "http://calendar.test", fetch, ...options }).tags.get(1);
    return sent[0]?.headers.get("authorization") ?? null;
  };

  it("comes from the environment where no other is given", async () => {
    vi.stubEnv("CALENDAR_EVENTS_KEY", "from-environment");
    expect(await sentWith({})).toBe("Bearer from-environment");
    expect(await sentWith({ key: "given" })).toBe("Bearer given");
    expect(await sentWith({ key: () => undefined })).toBeNull();
    vi.stubEnv("CALENDAR_EVENTS_KEY", "");
    expect(await sentWith({})).toBeNull();
  });

  it("comes from a function for each attempt", async () => {
    const keys = ["old", "new"];
    const { fetch, sent } = fakeFetch(errorResponse(503, "x", { "retry-after": "0" }), json(200, { id: 1 }));
    const client = createClient({
      baseUrl: "http://calendar.test",
      fetch,
      key: () => Promise.resolve(keys.shift()),
    });
    await client.tags.get(1);
    expect(sent.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer old", "Bearer new"]);
  });

  it("ends the call where the function fails, and is not shown where no header can hold it", async () => {
    const { fetch, sent } = fakeFetch(json(200, { id: 1 }));
    const failing = (key: () => string): Promise<unknown> =>
      createClient({ baseUrl: "http://calendar.test", fetch, key }).tags.get(1);
    const cause = new Error("The vault is closed.");
    await expect(
      failing(() => {
        throw cause;
      }),
    ).rejects.toMatchObject({ kind: "abort", cause });
    const error: unknown = await failing(() => "se\ncret").catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(AbortError);
    expect(`${String(error)} ${String((error as Error).cause)}`).not.toContain("cret");
    expect(sent).toEqual([]);
  });
});

describe("a timeout per attempt", () => {
  it("repeats an attempt without an answer, also one that stops in the middle", async () => {
    const halfAnswer = (): Response =>
      new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode("{")) }));
    const turns = [() => new Promise(() => undefined), halfAnswer, () => json(200, { id: 1 })];
    const retries: unknown[] = [];
    const client = createClient({
      baseUrl: "http://calendar.test",
      attemptTimeout: 20,
      hooks: { onRetry: ({ error }) => void retries.push(error) },
      fetch: (_url, { signal }) => {
        const answer = turns.shift()?.() as Response | Promise<Response>;
        if (!(answer instanceof Response) || answer.body === null || turns.length !== 1) {
          return Promise.resolve(answer);
        }
        // As the platform does: the signal ends the body too.
        const ended = new TransformStream<Uint8Array, Uint8Array>();
        void answer.body.pipeTo(ended.writable, signal ? { signal } : {}).catch(() => undefined);
        return Promise.resolve(new Response(ended.readable));
      },
    });
    expect(await client.tags.get(1)).toEqual({ id: 1 });
    expect(retries).toEqual([expect.any(TimeoutError), expect.any(TimeoutError)]);
  });

  it("is the error where no attempt is left", async () => {
    const { fetch, sent } = fakeFetch("silence");
    const client = createClient({ baseUrl: "http://calendar.test", fetch, attemptTimeout: 5, retries: 0 });
    await expect(client.tags.get(1)).rejects.toThrow("No answer to the attempt within 5 ms.");
    expect(sent).toHaveLength(1);
  });
});

describe("a derived client", () => {
  it("has other options, more headers, and leaves the first as it is", async () => {
    const { fetch, sent } = fakeFetch(json(200, { id: 1 }));
    const first = createClient({
      baseUrl: "http://calendar.test",
      key: "a",
      headers: { "x-one": "1" },
      fetch,
    });
    const second = first.withOptions({ key: "b", language: "it", headers: { "x-two": "2" } });
    await second.tags.get(1);
    await first.tags.get(1);
    const [derived, plain] = sent;
    expect(Object.fromEntries(derived?.headers ?? [])).toMatchObject({
      authorization: "Bearer b",
      "x-one": "1",
      "x-two": "2",
    });
    expect(derived?.url).toContain("translation_language=it");
    expect(plain?.headers.get("authorization")).toBe("Bearer a");
    expect(plain?.headers.has("x-two")).toBe(false);
    expect(() => first.withOptions({ timeout: -1 })).toThrow("The option timeout");
  });

  it("ends all its calls with its signal, and those of the first go on", async () => {
    const stop = new AbortController();
    const { client } = counting();
    const derived = client.withOptions({ signal: stop.signal });
    const running = derived.getDoc();
    stop.abort("enough");
    await expect(running).rejects.toMatchObject({ kind: "abort", cause: "enough" });
    await expect(derived.tags.all().toArray()).rejects.toThrow(AbortError);
    expect(await client.tags.list()).toHaveProperty("tags");
  });

  it("asks for the contract once together with the first", async () => {
    const paths: string[] = [];
    const changes: string[] = [];
    const client = createClient({
      baseUrl: "http://calendar.test",
      hooks: { onContractChange: ({ operation }) => void changes.push(operation) },
      fetch: (url) => {
        const { pathname } = new URL(url);
        paths.push(pathname);
        const body = pathname.endsWith("/contract") ? { version: "2.0.0", operations: {} } : { id: 1 };
        return Promise.resolve(json(200, body, { "x-contract": "2.0.0;ffffffffffff" }));
      },
    });
    for (const language of ["it", "fr", "de"] as const) await client.withOptions({ language }).tags.get(1);
    await eventually(() => expect(changes).toEqual(["getTag"]));
    expect(paths.filter((path) => path.endsWith("/contract"))).toHaveLength(1);
  });
});

describe("a logger", () => {
  it("gets requests, answers and repetitions, and nothing secret", async () => {
    const lines: unknown[][] = [];
    const logger = {
      debug: (...line: unknown[]) => void lines.push(["debug", ...line]),
      warn: (...line: unknown[]) => void lines.push(["warn", ...line]),
    };
    const { fetch } = fakeFetch(
      new Error("down"),
      json(200, { id: 1 }, { "x-contract": "2.0.0;ffffffffffff" }),
      json(200, { version: "2.0.0", operations: {} }),
    );
    const client = createClient({ baseUrl: "http://calendar.test", key: "s3cret", fetch, logger });
    await client.events.get(1, { password: "s3cret" });
    await eventually(() => expect(lines).toHaveLength(5));
    expect(lines.map(([level, text]) => `${String(level)} ${String(text).replace(/ \d+ ms/, "")}`)).toEqual([
      "debug getEvent is sent.",
      "warn getEvent is sent again after.",
      "debug getEvent is sent.",
      "debug getEvent is answered with 200.",
      expect.stringMatching(/^warn The service \(version 2\.0\.0\) has another getEvent/),
    ]);
    expect(JSON.stringify(lines)).not.toContain("s3cret");
  });
});

describe("calls without a client", () => {
  it("take fields as well", async () => {
    await administrator.create("/tags", { name: "zone" });
    const core = createCore({ baseUrl: service.origin });
    const { tags } = await listTags(core, { hide_empty: false, fields: ["name"], per_page: 1 });
    expect(tags.map((tag) => Object.keys(tag).sort())).toEqual([["id", "name"]]);
    await expect(listTags(createCore({ baseUrl: "http://127.0.0.1:1", retries: 0 }))).rejects.toThrow(
      NetworkError,
    );
  });
});
