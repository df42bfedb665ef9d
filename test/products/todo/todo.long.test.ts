import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, describe, expect, it } from "vitest";
import { type ProductAnswer, useProduct } from "../../support/product.js";
import type { JsonBody } from "../../support/service.js";
import { testPages } from "../test-pages.js";

const page = "https://todo.example";

interface Todo {
  readonly url: string;
  readonly title: string;
  readonly completed: boolean;
  readonly order: number | null;
}

describe("a to-do list with the contract of Todo-Backend", () => {
  const served = useProduct("todo");
  const { call } = served;

  /** A page of another origin calls it, without a key, by the address that an entry has. */
  const fromPage = async (method: string, url: string, body?: object): Promise<ProductAnswer> => {
    const response = await fetch(url, {
      method,
      headers: { origin: page, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(response.headers.get("access-control-allow-origin")).toBe(page);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: JSON.parse(text) as JsonBody };
  };
  const root = (): string => `${served.api}/todos`;
  const todos = async (): Promise<readonly Todo[]> =>
    (await fromPage("GET", root())).body as unknown as readonly Todo[];
  const add = async (todo: object): Promise<Todo> =>
    (await fromPage("POST", root(), todo)).body as unknown as Todo;

  beforeEach(async () => {
    await fromPage("DELETE", root());
  });

  it("answers the root with a bare list", async () => {
    const { status, body } = await fromPage("GET", root());
    expect([status, body]).toEqual([200, []]);
  });

  it("stores a new entry, not completed, and answers with it", async () => {
    const { status, headers, body } = await fromPage("POST", root(), { title: "Water the plants" });
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: "Water the plants", completed: false });
    expect(headers.get("location")).toBe((body as unknown as Todo).url);
    expect(await todos()).toEqual([body]);
  });

  it("deletes all entries with DELETE of the root", async () => {
    for (const title of ["a", "b", "c"]) await add({ title });
    const { status, body } = await fromPage("DELETE", root());
    expect([status, body]).toEqual([200, { deleted: 3, remaining: 0 }]);
    expect(await todos()).toEqual([]);
  });

  it("gives each entry an address of its own, in answers and in the list", async () => {
    const created = [await add({ title: "a" }), await add({ title: "b" })];
    const listed = await todos();
    expect(listed.map(({ url }) => url)).toEqual(created.map(({ url }) => url));
    expect(new Set(listed.map(({ url }) => url)).size).toBe(2);
    for (const todo of listed) expect((await fromPage("GET", todo.url)).body).toEqual(todo);
  });

  it("changes title, state and order with PATCH at that address, for the list as well", async () => {
    const { url } = await add({ title: "Water the plants" });
    for (const change of [{ title: "Water them twice" }, { completed: true }, { order: 95 }]) {
      const { status, body } = await fromPage("PATCH", url, change);
      expect(status).toBe(200);
      expect(body).toMatchObject(change);
    }
    const changed = { url, title: "Water them twice", completed: true, order: 95 };
    expect((await fromPage("GET", url)).body).toMatchObject(changed);
    expect(await todos()).toMatchObject([changed]);
  });

  it("stores the order of a new entry", async () => {
    const { url } = await add({ title: "First", order: 523 });
    expect((await fromPage("GET", url)).body).toMatchObject({ order: 523 });
  });

  it("removes an entry with DELETE at its address, and no other", async () => {
    const [gone, left] = [await add({ title: "a" }), await add({ title: "b" })];
    expect((await fromPage("DELETE", gone.url)).status).toBe(200);
    expect((await fromPage("GET", gone.url)).status).toBe(404);
    expect(await todos()).toEqual([left]);
  });

  it("lets browsers send all of this from pages of other origins", async () => {
    for (const [method, url] of [
      ["POST", root()],
      ["DELETE", root()],
      ["PATCH", (await add({ title: "a" })).url],
    ] as const) {
      const { status, headers } = await fetch(url, {
        method: "OPTIONS",
        headers: {
          origin: page,
          "access-control-request-method": method,
          "access-control-request-headers": "content-type",
        },
      });
      expect(status).toBeLessThan(300);
      expect(headers.get("access-control-allow-origin")).toBe(page);
      expect(headers.get("access-control-allow-methods")).toContain(method);
      expect(headers.get("access-control-allow-headers")?.toLowerCase()).toContain("content-type");
    }
  });

  it("leads from page to page in the header Link", async () => {
    for (const title of ["a", "b", "c"]) await call("POST", "/todos", { title });
    const { headers, body } = await call("GET", "/todos?per_page=2");
    expect(body).toMatchObject([{ title: "a" }, { title: "b" }]);
    const [, next = ""] = /<([^>]+)>; rel="next"/.exec(headers.get("link") ?? "") ?? [];
    expect(await (await fetch(next)).json()).toMatchObject([{ title: "c" }]);
  });

  it("is driven by its packed client", async () => {
    const path = join(served.product.folder, "build", "sdk", "dist", "esm", "index.js");
    const { createClient } = (await import(pathToFileURL(path).href)) as {
      createClient: (options: object) => {
        todos: Record<"list" | "create" | "deleteAll", (input?: object) => Promise<unknown>>;
      };
    };
    const client = createClient({ baseUrl: served.api, validate: true });
    await client.todos.create({ title: "a" });
    expect(await client.todos.deleteAll()).toEqual({ deleted: 1, remaining: 0 });
    expect(await client.todos.list()).toEqual([]);
  });

  testPages(served, "de");
});
