import { describe, expect, it } from "vitest";
import {
  type Client,
  ConflictError,
  createClient,
  GoneError,
  isClientError,
  NotFoundError,
} from "../../../generated/sdk/index.js";
import { useService } from "../support/service.js";

const key = "an-admin-key-for-the-tests";
const service = useService({ ADMIN_API_KEY: key });
const mounts = ["/calendar/events/v1", "/wp-json/tribe/events/v1"];
const period = { start_date: "2031-03-10 09:00:00", end_date: "2031-03-10 10:00:00" };

function clientAt(mount: string, options: { readonly key?: string } = { key }): Client {
  return createClient({ baseUrl: service.origin + mount, ...options });
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return await call.then(
    (answer) => ({ answer }),
    (error: unknown) => error,
  );
}

async function failuresOf(calls: readonly Promise<unknown>[]): Promise<readonly unknown[]> {
  return await Promise.all(calls.map(failureOf));
}

/** Calls that each kind of record has. */
interface Records {
  get(id: number): Promise<object>;
  find(id: number): Promise<object | undefined>;
  update(id: number, changes: object): Promise<object>;
  delete(id: number): Promise<{ readonly slug: string }>;
}

/** Calls of those that have an address of their own. */
interface PostRecords extends Records {
  find(id: number | string): Promise<object | undefined>;
  getBySlug(slug: string): Promise<object>;
  updateBySlug(slug: string, changes: object): Promise<object>;
  deleteBySlug(slug: string): Promise<object>;
}

describe.each(mounts)("below %s", (mount) => {
  const client = (): Client => clientAt(mount);

  it("a record that there never was is not found, whatever is done with it", async () => {
    const { events, venues, organizers, categories, tags } = client();
    const all: readonly Records[] = [events, venues, organizers, categories, tags];
    for (const records of all) {
      const calls = [records.get(999_999), records.update(999_999, {}), records.delete(999_999)];
      for (const error of await failuresOf(calls)) expect(error).toBeInstanceOf(NotFoundError);
      expect(await records.find(999_999)).toBeUndefined();
    }
    const posts: readonly PostRecords[] = [events, venues, organizers];
    for (const records of posts) {
      const calls = [
        records.getBySlug("nope"),
        records.updateBySlug("nope", {}),
        records.deleteBySlug("nope"),
      ];
      for (const error of await failuresOf(calls)) expect(error).toBeInstanceOf(NotFoundError);
      expect(await records.find("nope")).toBeUndefined();
    }
    expect(await failureOf(client().getWebhook("nope"))).toBeInstanceOf(NotFoundError);
    const { id } = await venues.create({ venue: "Of another kind" });
    expect(await failureOf(events.get(id))).toBeInstanceOf(NotFoundError);
    // What is wrong with the body is no matter of the record.
    expect(await failureOf(venues.update(id, { image: "999999" }))).toMatchObject({ kind: "bad_request" });
  });

  it("a record in the trash is gone, by id and by slug, and so is what is deleted twice", async () => {
    const { events, venues, organizers } = client();
    const made: readonly (readonly [PostRecords, { readonly id: number }])[] = [
      [events, await events.create({ title: "Over", ...period })],
      [venues, await venues.create({ venue: "Burnt down" })],
      [organizers, await organizers.create({ organizer: "Retired" })],
    ];
    for (const [records, { id }] of made) {
      const { slug } = await records.delete(id);
      const calls = [
        records.get(id),
        records.getBySlug(slug),
        records.delete(id),
        records.deleteBySlug(slug),
      ];
      for (const error of await failuresOf(calls)) expect(error).toBeInstanceOf(GoneError);
      expect(await records.find(id)).toBeUndefined();
      expect(await records.find(slug)).toBeUndefined();
      // An update restores.
      await records.update(id, { status: "publish" });
      expect(await records.find(id)).toMatchObject({ id });
    }
  });

  it("a deleted term is not found", async () => {
    const { categories } = client();
    const { id } = await categories.create({ name: `Opera ${mount.length}` });
    await categories.delete(id);
    expect(await failureOf(categories.delete(id))).toBeInstanceOf(NotFoundError);
    expect(await categories.find(id)).toBeUndefined();
  });

  it("a name or slug that is taken is a conflict", async () => {
    const { categories, tags } = client();
    for (const terms of [categories, tags]) {
      const first = await terms.create({ name: `Taken ${mount.length}` });
      const second = await terms.create({ name: `Free ${mount.length}` });
      expect(await failureOf(terms.create({ name: first.name }))).toBeInstanceOf(ConflictError);
      expect(await failureOf(terms.update(second.id, { slug: first.slug }))).toBeInstanceOf(ConflictError);
    }
    const webhook = { name: `taken-${mount.length}`, url: "https://receiver.example.org/" };
    await client().createWebhook(webhook);
    expect(await failureOf(client().createWebhook(webhook))).toBeInstanceOf(ConflictError);
  });

  it("find returns the record by id and by slug, and fails where it may not be read", async () => {
    const { events, venues } = client();
    const hall = await venues.create({ venue: "Town hall" });
    expect(await venues.find(hall.id)).toEqual(await venues.find(hall.slug));
    const draft = await events.create({ title: "Not yet", ...period, status: "draft" });
    expect(await failureOf(clientAt(mount, {}).events.find(draft.id))).toMatchObject({ kind: "forbidden" });
  });
});

describe("find", () => {
  it("fails where the address has no such service", async () => {
    const elsewhere = clientAt("/nowhere");
    expect(await failureOf(elsewhere.events.find(1))).toMatchObject({ kind: "not_found" });
    const proxy = createClient({
      baseUrl: "http://calendar.test",
      fetch: () => Promise.resolve(new Response("<p>Not found</p>", { status: 404 })),
    });
    expect(await failureOf(proxy.events.find(1))).toMatchObject({ kind: "not_found", code: "http_404" });
  });
});

describe("an error", () => {
  it("says in its message which parameters were rejected, and why", async () => {
    const { events } = clientAt("");
    const error = await failureOf(events.create({ title: "x", ...period, venue: [999_999] }));
    expect(error).toMatchObject({ reasons: ["venue refers to 999999, which does not exist."] });
    expect(String(error)).toContain("BadRequestError: Invalid parameter(s): venue\nvenue refers to 999999");
    const missing = await failureOf(
      events.create({ title: "x" } as unknown as typeof period & { title: "x" }),
    );
    expect(String(missing)).toContain("start_date is required.\nend_date is required.");
  });

  it("is written by JSON.stringify with all that happened, and no secret", async () => {
    const { events } = createClient({ baseUrl: service.origin.replace("//", "//user:s3cret@"), key });
    const error = await failureOf(events.list({ page: -1, password: "s3cret" }));
    const text = JSON.stringify(error);
    expect(JSON.parse(text)).toMatchObject({
      kind: "bad_request",
      status: 400,
      code: "rest_invalid_param",
      message: expect.stringContaining("Invalid parameter(s): page") as string,
      reasons: [expect.stringContaining("page") as string],
      request: { method: "GET", url: `${service.origin}/calendar/events/v1/events` },
      requestId: expect.any(String) as string,
    });
    expect(text).not.toContain("s3cret");
    expect(text).not.toContain(key);
    const network = createClient({
      baseUrl: "http://calendar.test",
      retries: 0,
      fetch: () => Promise.reject(new TypeError("fetch failed")),
    });
    const unanswered = await failureOf(network.events.get(7, { password: "s3cret" }));
    expect(JSON.parse(JSON.stringify(unanswered))).toEqual({
      kind: "network",
      message: "No answer to getEvent.",
      request: { method: "GET", url: "http://calendar.test/calendar/events/v1/events/7" },
    });
  });

  it("is narrowed by its kind once it is known to come from the client", async () => {
    const error = await failureOf(clientAt("").events.get(999_999));
    if (!isClientError(error)) throw new Error("no error of the client");
    const status = error.kind === "not_found" ? error.status : 0;
    expect(status).toBe(404);
    expect(isClientError(new TypeError("no"))).toBe(false);
  });
});
