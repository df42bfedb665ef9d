import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, describe, expect, it } from "vitest";
import { eventually } from "../../support/eventually.js";
import { useProduct } from "../../support/product.js";
import { callsOf, type TestAnswer } from "../../support/service.js";
import { type Receiver, startReceiver } from "../../webhooks/receiver.js";
import { testPages } from "../test-pages.js";

const page = "https://todo.example";

interface Todo {
  readonly url: string;
  readonly title: string;
  readonly completed: boolean;
  readonly order: number | null;
}

const typesOf = ({ received }: Receiver): readonly string[] => received.map(({ body }) => body.type);

describe("a to-do list with the contract of Todo-Backend", () => {
  const served = useProduct("todo", { WEBHOOK_LOCAL: "true" });

  /** A page of another origin calls it, without a key, by the address that an entry has. */
  const calls = callsOf(fetch, () => "", { origin: page });
  const fromPage = async (method: string, url: string, body?: object): Promise<TestAnswer> => {
    const answer = await calls.request(method, url, { body });
    expect(answer.headers.get("access-control-allow-origin")).toBe(page);
    return answer;
  };
  const root = (): string => `${served.api}/todos`;
  const todos = async (): Promise<readonly Todo[]> =>
    (await fromPage("GET", root())).body as unknown as readonly Todo[];
  const add = async (todo: object): Promise<Todo> =>
    (await fromPage("POST", root(), todo)).body as unknown as Todo;

  beforeEach(async () => {
    await fromPage("DELETE", root());
  });

  it("stores a new entry with its order, not completed, and answers with it, in a bare list as well", async () => {
    const given = { title: "Water the plants", order: 523 };
    const { status, headers, body } = await fromPage("POST", root(), given);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...given, completed: false });
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

  it("is driven by its packed client", async () => {
    const load = (name: string): Promise<unknown> =>
      import(pathToFileURL(join(served.product.folder, "build", "sdk", "dist", "esm", name)).href);
    const { validate } = (await load("validation.js")) as { validate: unknown };
    const { createClient } = (await load("index.js")) as {
      createClient: (options: object) => {
        todos: Record<"list" | "create" | "deleteAll", (input?: object) => Promise<unknown>>;
      };
    };
    const client = createClient({ baseUrl: served.api, validate });
    await client.todos.create({ title: "a" });
    expect(await client.todos.deleteAll()).toEqual({ deleted: 1, remaining: 0 });
    expect(await client.todos.list()).toEqual([]);
  });

  testPages(served, { language: "de", labels: "Aufgaben" });

  it("becomes a list of tasks: what that breaks is listed, entries and webhooks are migrated", async () => {
    const { folder, run } = served.product;
    const receivers = {
      created: await startReceiver(),
      all: await startReceiver(),
      removed: await startReceiver(),
    };
    const types = { created: "todo.created", all: "todo.*", removed: "todo.deleted" };
    try {
      for (const name of ["created", "all", "removed"] as const) {
        const added = run(
          ["webhooks", "add", name, receivers[name].url, "--types", types[name]],
          served.environment,
        );
        expect(added.status, added.output).toBe(0);
      }
      await add({ title: "Water the plants", order: 4 });
      await eventually(() => expect(typesOf(receivers.all)).toEqual(["todo.created"]));
      await eventually(() => expect(typesOf(receivers.created)).toEqual(["todo.created"]));

      const spec = (...path: string[]): string => join(folder, "spec", ...path);
      cpSync(spec(), join(folder, "older"), { recursive: true });
      const todo = readFileSync(spec("resources", "todo.yaml"), "utf8")
        .replace("resource: todo\n", "resource: task\nrenamed_from: todo\ncollection: tasks\n")
        .replace("  order: { type", "  position: { renamed_from: order, type")
        .replace("  order:\n", "  position:\n");
      rmSync(spec("resources", "todo.yaml"));
      writeFileSync(spec("resources", "task.yaml"), todo);
      const routes = readFileSync(spec("routes.yaml"), "utf8");
      writeFileSync(spec("routes.yaml"), routes.replace("  todo:\n", "  task:\n"));
      const texts = readFileSync(spec("text", "de.yaml"), "utf8");
      writeFileSync(
        spec("text", "de.yaml"),
        texts.replace("todo:\n", "task:\n").replace("order:", "position:"),
      );

      const diff = run(["diff", "older"]);
      expect(diff.status).toBe(1);
      for (const name of ["resource_renamed", "webhook_types_renamed", "field_renamed"])
        expect(diff.output).toContain(name);
      await served.migrate();

      const [entry] = (await todos()) as unknown as readonly { readonly url: string }[];
      expect(entry).toMatchObject({ title: "Water the plants", position: 4 });
      await add({ title: "Feed the cat" });
      expect((await fromPage("DELETE", String(entry?.url))).status).toBe(200);
      const gone = ["todo.created", "task.created", "task.deleted"];
      await eventually(() => expect(typesOf(receivers.all)).toEqual(gone));
      await eventually(() => expect(typesOf(receivers.created)).toEqual(gone.slice(0, 2)));
      await eventually(() => expect(typesOf(receivers.removed)).toEqual(gone.slice(2)));
      const listed = run(["webhooks", "list"], served.environment).output;
      expect(listed).toContain("task.*");
      expect(listed).not.toContain("todo.");
    } finally {
      await Promise.all(Object.values(receivers).map((receiver) => receiver.close()));
    }
  });
});
