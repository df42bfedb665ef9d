import { describe, expect, it } from "vitest";
import {
  type Client,
  createCache,
  createClient,
  NotFoundError,
  PreconditionError,
} from "../../generated/sdk/index.js";
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

  it("gives status, headers and totals with the answer when asked", async () => {
    const { organizers } = client();
    await organizers.create({ organizer: "Choir" });
    const answer = await organizers.list({ per_page: 1 }).withResponse();
    expect(answer).toMatchObject({ status: 200, total: 1, totalPages: 1 });
    expect(answer.requestId).toBe(answer.headers.get("x-request-id"));
    expect(answer.data.organizers).toHaveLength(1);
  });

  it("reads every record of a list once, stops early, and goes on where it stood", async () => {
    const { tags } = client();
    for (let number = 1; number <= 7; number += 1) await tags.create({ name: `tag ${number}` });
    const query = { per_page: 2, hide_empty: false } as const;
    const names = (await collected(tags.all(query))).map(({ name }) => name);
    expect(names).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `tag ${number}`));
    expect(await collected(tags.pages(query))).toHaveLength(4);

    const first = tags.all(query);
    for await (const { name } of first) if (name === "tag 3") break;
    const rest = await collected(tags.all(query, { from: first.position }));
    expect(rest.map(({ name }) => name)).toEqual(names.slice(3));
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

  it("changes a record only in the version that is named", async () => {
    const { events } = client();
    const record = { title: "Walk", start_date: "2031-03-10 09:00:00", end_date: "2031-03-10 10:00:00" };
    const { id } = await events.create(record);
    const read = await events.get(id).withResponse();
    await events.update(id, { title: "Long walk" }, { ifMatch: read });
    await expect(events.update(id, { title: "Short walk" }, { ifMatch: read })).rejects.toThrow(
      PreconditionError,
    );
  });

  it("writes and reads the language of the client", async () => {
    const italian = client({ language: "it" });
    const { id } = await client().categories.create({ name: "Music" });
    await italian.categories.update(id, { name: "Musica" });
    expect(await italian.categories.get(id)).toMatchObject({ name: "Musica" });
    expect(await client().categories.get(id)).toMatchObject({ name: "Music" });
  });

  it("asks a cached answer only whether it still holds", async () => {
    const statuses: number[] = [];
    const cached = client({
      cache: createCache({ max: 2 }),
      fetch: async (url, init) => {
        const response = await fetch(url, init);
        statuses.push(response.status);
        return response;
      },
    });
    const first = await cached.getDoc();
    expect(await cached.getDoc()).toEqual(first);
    expect(statuses).toEqual([200, 304]);
  });
});
