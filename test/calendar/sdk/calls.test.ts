import { describe, expect, it } from "vitest";
import { type Client, createClient, InputError, NotFoundError } from "../../../generated/sdk/index.js";
import { useService } from "../support/service.js";

const service = useService();

function client(options: Partial<Parameters<typeof createClient>[0]> = {}): Client {
  return createClient({ baseUrl: service.origin, ...options });
}

async function collected<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

describe("a client of a running service", () => {
  it("creates, reads, changes and deletes a record by id and by slug", async () => {
    const { venues } = client();
    const made = await venues.create({ venue: "Lake Stage", city: "Como" });
    expect(made).toMatchObject({ venue: "Lake Stage", city: "Como" });
    expect(await venues.get(made.id)).toEqual(await venues.getBySlug(made.slug));
    expect(await venues.update(made.id, { city: "Lecco" })).toMatchObject({ city: "Lecco" });
    expect(await venues.updateBySlug(made.slug, { city: null })).not.toHaveProperty("city");
    expect(await venues.delete(made.id)).toMatchObject({ id: made.id });
    await expect(client().events.get(made.id + 1000)).rejects.toThrow(NotFoundError);
  });

  it("sends nothing for what can be no part of a path, and says what it was", async () => {
    let sent = 0;
    const calendar = client({
      fetch: () => {
        sent += 1;
        throw new Error("This must not be sent.");
      },
    });
    const { events } = calendar;
    const numbers = [Number.NaN, 1.5, Number.POSITIVE_INFINITY, 0, -1];
    const texts = ["", ".", "..", "../x", "a/../b", "x\\..", "\ud800"];
    const wrong = [undefined, null, {}, ...numbers, ...texts];
    for (const value of wrong as string[]) {
      const calls = [
        ["id", events.get(value as unknown as number)],
        ["slug", events.getBySlug(value)],
        ["slug", events.deleteBySlug(value).withResponse()],
        ["name", calendar.getWebhook(value)],
      ] as const;
      for (const [name, call] of calls) {
        const error: unknown = await call.catch((caught: unknown) => caught);
        expect(error).toBeInstanceOf(InputError);
        expect(error).toMatchObject({ kind: "input", parameter: name });
        expect(error).not.toHaveProperty("request");
        expect(String(error)).toMatch(new RegExp(`The ${name} of \\w+ cannot be `));
      }
    }
    expect(sent).toBe(0);
    await expect(events.getBySlug("..")).rejects.toThrow('The slug of getEventBySlug cannot be "..".');
  });

  it("finds a slug whatever signs are in it", async () => {
    const { events } = client();
    const record = { start_date: "2031-03-10 09:00:00", end_date: "2031-03-10 10:00:00" };
    const made = await events.create({ ...record, title: "Größe 1/2 ‥ 日本" });
    expect(await events.getBySlug(made.slug)).toMatchObject({ id: made.id });
    for (const slug of ["...", "a/b", "%2e%2e", "?x", "#", "a b"])
      await expect(events.getBySlug(slug), slug).rejects.toThrow(NotFoundError);
  });

  it.each([
    ["baseUrl", undefined],
    ["baseUrl", "localhost:3000"],
    ["baseUrl", "/calendar"],
    ["key", null],
    ["key", "two\nlines"],
    ["language", 5],
    ["timeout", Number.NaN],
    ["timeout", "60"],
    ["retries", -1],
    ["headers", { "no name": "x" }],
    ["fetch", "node-fetch"],
    ["cache", {}],
    ["validate", true],
    ["hooks", { onRequest: "log" }],
  ] as const)("is not made with the wrong %s %j, which the error names", (name, value) => {
    const options = { baseUrl: service.origin, [name]: value } as unknown as Parameters<
      typeof createClient
    >[0];
    expect(() => createClient(options)).toThrow(`The option ${name} of the client has to be`);
    expect(() => createClient(options)).not.toThrow("two");
  });

  it("gives status, headers and totals with the answer when asked", async () => {
    const { organizers } = client();
    await organizers.create({ organizer: "Choir" });
    const answer = await organizers.list({ per_page: 1 }).withResponse();
    expect(answer).toMatchObject({ status: 200, total: 1, totalPages: 1 });
    expect(answer.requestId).toBe(answer.headers.get("x-request-id"));
    expect(answer.data.organizers).toHaveLength(1);
  });

  it("reads no record twice when one is added meanwhile, also where it goes on", async () => {
    const { tags } = client();
    const query = { per_page: 2, hide_empty: false, search: "row" } as const;
    for (const letter of ["b", "c", "d", "e", "f"]) await tags.create({ name: `row ${letter}` });
    const walk = tags.all(query, { prefetch: 0 });
    const names: string[] = [];
    for await (const { name } of walk) {
      names.push(name);
      if (names.length === 2) await tags.create({ name: "row a" });
      if (names.length === 4) break;
    }
    await tags.create({ name: "row 9" });
    const rest = await collected(tags.all(query, { from: walk.position }));
    names.push(...rest.map(({ name }) => name));
    expect(names).toEqual(["b", "c", "d", "e", "f"].map((letter) => `row ${letter}`));
    expect(await collected(tags.all(query, { from: walk.position }))).toHaveLength(1);
  });

  it("writes and reads the language of the client", async () => {
    const italian = client({ language: "it" });
    const { id } = await client().categories.create({ name: "Music" });
    await italian.categories.update(id, { name: "Musica" });
    expect(await italian.categories.get(id)).toMatchObject({ name: "Musica" });
    expect(await client().categories.get(id)).toMatchObject({ name: "Music" });
  });
});

describe("what a list leaves out by default", () => {
  it("is left out of walks and searches too, which have it where it is asked for", async () => {
    const asked: string[] = [];
    const { events } = client({ hooks: { onRequest: ({ url }) => void asked.push(url) } });
    const made: number[] = [];
    for (const date of ["1999-01-01", "2099-01-01"])
      made.push((await events.create({ title: "Antiquity", start_date: date, end_date: date })).id);
    for (const window of [{}, { window: "all" }] as const) {
      asked.length = 0;
      const isWhole = "window" in window;
      const shown = [
        (await events.list(window)).events,
        (await events.list({ ...window, search: "antiquity" })).events,
        await collected(events.all(window)),
        await collected(events.all({ ...window, search: "antiquity" })),
        (await collected(events.pages(window))).flatMap((page) => page.events),
      ].map((rows) => made.filter((id) => rows.some((row) => row.id === id)));
      expect(shown).toEqual(shown.map(() => (isWhole ? made : [])));
      expect(asked.map((url) => url.includes("window=all"))).toEqual(asked.map(() => isWhole));
    }
  });
});
