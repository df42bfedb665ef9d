import { describe, expect, inject, it } from "vitest";
import { openKeys } from "../../../runtime/auth/keys.js";
import { calendar } from "../../../runtime/calendar.js";
import { run } from "../../../runtime/tools/keys.js";
import { runTool } from "../../support/tool.js";
import { useService } from "../support/service.js";

const adminKey = "a-key-for-the-tests";
/** A service with the tool for its keys. */
function useKeys() {
  const service = useService({ HOST: "0.0.0.0", ADMIN_API_KEY: adminKey });
  /** Runs `npm run keys` on the store of the service. */
  const keys = (...words: readonly string[]) =>
    runTool(() => run(calendar, words), {
      MONGODB_URI: inject("mongoUri"),
      MONGODB_DB: service.database.db.databaseName,
    });
  const make = async (name: string, ...words: readonly string[]) => {
    const { output } = await keys("create", "--name", name, "--role", "contributor", "--json", ...words);
    return JSON.parse(output) as { author: number; key: string };
  };
  return { service, keys, make };
}

const event = { start_date: "2031-05-01 10:00:00", end_date: "2031-05-01 12:00:00" };

describe("a new key", () => {
  const { service, make } = useKeys();

  async function createEvent(key: string, body: object): Promise<number> {
    const headers = { Authorization: `Bearer ${key}` };
    const { body: made, status } = await service.request("POST", "/events", {
      body: { ...event, ...body },
      headers,
    });
    expect(status).toBe(201);
    return Number(made.id);
  }

  it("does not get at what belongs to other keys", async () => {
    const id = await createEvent(adminKey, { title: "Board meeting", status: "private" });
    const [one, other] = [await make("one"), await make("other")];
    const own = await createEvent(one.key, { title: "Own", status: "private" });
    const statusOf = async (key: string, method: string, record: number) => {
      const options = {
        headers: { Authorization: `Bearer ${key}` },
        ...(method === "PATCH" && { body: { title: "x" } }),
      };
      return (await service.request(method, `/events/${record}`, options)).status;
    };
    for (const { key } of [one, other])
      expect([await statusOf(key, "GET", id), await statusOf(key, "PATCH", id)]).toEqual([403, 403]);
    expect([await statusOf(one.key, "GET", own), await statusOf(other.key, "GET", own)]).toEqual([200, 403]);
  });

  it("has an author of its own also where many are made at once", async () => {
    const store = openKeys(service.database, undefined);
    const authors = await Promise.all(Array.from({ length: 8 }, () => store.reserveAuthor(new Set([9]))));
    expect(new Set(authors).size).toBe(8);
    expect(authors).not.toContain(9);
  });
});

describe("the author of a new key", () => {
  const { service, keys, make } = useKeys();

  it("is one that no key has or had and no record names, and is printed", async () => {
    await service.database.db
      .collection<{ _id: number }>("venues")
      .insertOne({ _id: 900, author: 5 } as never);
    // The last key is not revoked without more ado.
    for (const name of ["first", "second"]) await make(name);
    const revoked = await make("gone", "--author", "4");
    expect(revoked.author).toBe(4);
    expect((await keys("revoke", "gone")).status).toBe(0);
    const { output } = await keys("create", "--name", "next", "--role", "editor");
    expect(output).toContain("the author id 6");
    expect((await make("shared", "--author", "6")).author).toBe(6);
    expect((await make("after")).author).toBe(7);
  });
});

describe("the last key", () => {
  const { service, keys, make } = useKeys();

  it("is revoked only where that is confirmed", async () => {
    for (const name of ["one", "other"]) await make(name);
    const store = openKeys(service.database, undefined);
    const names = (await store.list()).map(({ name }) => name);
    for (const name of names.slice(1)) expect((await keys("revoke", name)).status).toBe(0);
    const [last = ""] = names;
    const rejected = await keys("revoke", last);
    expect(rejected.status).toBe(1);
    expect(rejected.output).toContain("is the last one");
    expect(rejected.output).toContain("--yes");
    expect(await store.list()).toHaveLength(1);
    expect((await keys("revoke", last, "--yes")).status).toBe(0);
    expect(await store.list()).toEqual([]);
  });
});
