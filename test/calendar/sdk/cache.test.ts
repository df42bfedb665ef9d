import { describe, expect, it } from "vitest";
import { createCache, createClient } from "../../../generated/sdk/index.js";
import { createFakeService } from "../../../runtime/testing/index.js";

const event = { title: "Choir", start_date: "2031-03-10", end_date: "2031-03-10" };

/** A client with a cache on the service in memory. */
async function cachedClient(max?: number) {
  const fake = createFakeService();
  const cache = createCache(max === undefined ? {} : { max });
  const clientOf = (key: string) => createClient({ baseUrl: fake.baseUrl, fetch: fake.fetch, key, cache });
  const client = clientOf(fake.key);
  const { id } = await client.events.create(event);
  const statuses = () => fake.requests.filter(({ method }) => method === "GET").map(({ status }) => status);
  return { fake, client, clientOf, id, statuses };
}

describe("a client with a cache", () => {
  it("gives what it kept where the service answers 304", async () => {
    const { client, id, statuses } = await cachedClient();
    const first = await client.events.get(id);
    expect(await client.events.get(id)).toEqual(first);
    expect(statuses()).toEqual([200, 304]);
  });

  it("gives the new record after a change", async () => {
    const { client, id, statuses } = await cachedClient();
    await client.events.get(id);
    await client.events.update(id, { title: "Late choir" });
    expect(await client.events.get(id)).toMatchObject({ title: "Late choir" });
    expect(statuses()).toEqual([200, 200]);
  });

  it("keeps what one key may read from another", async () => {
    const { client, clientOf, fake, id, statuses } = await cachedClient();
    await client.events.get(id);
    const other = clientOf("no such key");
    await expect(other.events.get(id)).rejects.toMatchObject({ status: 401 });
    expect(fake.requests.at(-1)?.headers.has("if-none-match")).toBe(false);
    expect(statuses()).toEqual([200, 401]);
  });

  it("keeps no more than it may", async () => {
    const { client, id, statuses } = await cachedClient(1);
    const { id: second } = await client.events.create(event);
    for (const one of [id, second, id, id]) await client.events.get(one);
    expect(statuses()).toEqual([200, 200, 200, 304]);
  });
});

describe("ifMatch", () => {
  it("changes a record only in the version that was read", async () => {
    const { client, id } = await cachedClient();
    const read = await client.events.get(id).withResponse();
    await client.events.update(id, { title: "Second" }, { ifMatch: read });
    await expect(client.events.update(id, { title: "Third" }, { ifMatch: read })).rejects.toMatchObject({
      name: "PreconditionError",
      status: 412,
    });
    expect(await client.events.get(id)).toMatchObject({ title: "Second" });
  });

  it("changes nothing for an answer that has no version", async () => {
    const { client, id } = await cachedClient();
    const change = client.events.update(id, { title: "x" }, { ifMatch: { headers: new Headers() } });
    await expect(change).rejects.toMatchObject({ name: "PreconditionError" });
  });
});
