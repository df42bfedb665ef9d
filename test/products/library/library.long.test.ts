import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createProduct, type Product } from "../../support/product.js";
import type { JsonBody } from "../../support/service.js";
import type { ServiceProcess } from "../../support/workspace.js";

const key = "library_librarian_0123456789";
const environment = {
  MONGODB_URI: inject("mongoUri"),
  MONGODB_DB: `library_${process.pid}`,
  ADMIN_API_KEY: key,
  RATE_LIMIT: "0",
};
const wild = { title: "Near to the Wild Heart", isbn: "9780811220026", published: "1943-12-01", pages: 194 };

describe("a city library", () => {
  let product: Product;
  let service: ServiceProcess;

  const call = async (
    method: string,
    path: string,
    body?: object,
  ): Promise<{ readonly status: number; readonly body: JsonBody }> => {
    const response = await fetch(service.api + path, {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as JsonBody };
  };
  const titles = async (query: string): Promise<unknown> => {
    const { body } = await call("GET", `/books?${query}`);
    return (body.books as unknown as JsonBody[]).map(({ title }) => title);
  };

  beforeAll(async () => {
    product = createProduct("library");
    const built = product.run(["build"]);
    expect(built.status, built.output).toBe(0);
    service = await product.start(environment);
  });

  afterAll(async () => {
    await service.stop();
    product.remove();
  });

  it("stores a book with an author that did not exist", async () => {
    const created = await call("POST", "/books", {
      ...wild,
      authors: "Clarice Lispector",
      shelf: "B4",
      position: 1,
    });
    expect(created).toMatchObject({
      status: 201,
      body: { ...wild, status: "publish", authors: [{ name: "Clarice Lispector" }] },
    });
    const other = { title: "Claws", isbn: "9780811220033", published: "2001-05-20", pages: 80 };
    expect((await call("POST", "/books", other)).status).toBe(201);
  });

  it("selects books by ranges, existence and author", async () => {
    expect(await titles("")).toEqual(["Claws", "Near to the Wild Heart"]);
    expect(await titles("published_to=1943-12-01")).toEqual(["Near to the Wild Heart"]);
    expect(await titles("published_from=1943-12-02")).toEqual(["Claws"]);
    expect(await titles("min_pages=81&max_pages=194")).toEqual(["Near to the Wild Heart"]);
    expect(await titles("has_shelf=false")).toEqual(["Claws"]);
    expect(await titles("author=clarice-lispector")).toEqual(["Near to the Wild Heart"]);
    expect(await titles("search=wild")).toEqual(["Near to the Wild Heart"]);
  });

  it("rejects a number that is taken, a place that is taken, and values beyond their limits", async () => {
    const { status, body } = await call("POST", "/books", {
      ...wild,
      pages: 0,
      tags: ["a", "b", "c", "d", "e", "f"],
    });
    expect(status).toBe(400);
    const params = (body.data as unknown as { params: object }).params;
    expect(Object.keys(params).sort()).toEqual(["pages", "tags"]);
    const taken = await call("POST", "/books", { ...wild, title: "Again" });
    expect(taken).toMatchObject({
      status: 400,
      body: { data: { details: { isbn: { code: "rest_taken" } } } },
    });
    const place = { title: "Third", isbn: "9780811220040", shelf: "B4", position: 1 };
    expect((await call("POST", "/books", place)).status).toBe(400);
    expect((await call("GET", "/books")).body.total).toBe(2);
  });

  it("lets everyone read, and only librarians write", async () => {
    const made = product.run(["keys", "create", "--name", "desk", "--role", "visitor"], environment);
    const [visitor] = /\b[\w-]{30,}\b/.exec(made.output) ?? [];
    expect(visitor, made.output).toBeDefined();
    const statusOf = async (credentials: Record<string, string>, init: RequestInit = {}): Promise<number> =>
      (await fetch(`${service.api}/books`, { ...init, headers: credentials })).status;
    const write = { method: "POST", body: new URLSearchParams({ title: "No", isbn: "9780811220057" }) };
    expect(await statusOf({})).toBe(200);
    expect(await statusOf({}, write)).toBe(401);
    expect(await statusOf({ authorization: `Bearer ${visitor}` }, write)).toBe(403);
    expect(await statusOf({ authorization: `Bearer ${key}` }, write)).toBe(201);
  });

  it("is driven by its packed client", async () => {
    const path = join(product.folder, "build", "sdk", "dist", "esm", "index.js");
    const { createClient } = (await import(pathToFileURL(path).href)) as {
      createClient: (options: object) => { books: { list: (query: object) => Promise<JsonBody> } };
    };
    const client = createClient({ baseUrl: service.api, apiKey: key });
    const found = await client.books.list({ published_to: "1950-01-01" });
    expect(found).toMatchObject({ total: 1, books: [{ isbn: wild.isbn }] });
  });

  it.each(["/", "/docs", "/admin", "/pt/", "/pt/docs"])(
    "has a page %s without words of a calendar",
    async (path) => {
      const response = await fetch(new URL(service.api).origin + path);
      const html = await response.text();
      expect(response.status, html).toBe(200);
      expect(html.match(/calendar|event\b|venue|organizer|ticket/gi) ?? []).toEqual([]);
    },
  );

  it("has no word of a calendar in its generated code", () => {
    const folder = join(product.folder, "generated");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.\w+$/.test(name),
    );
    const words = files.flatMap((name) =>
      (
        readFileSync(join(folder, name), "utf8").match(
          /.*(?:the events|calendar\b|venue|organizer|ticket).*/gi,
        ) ?? []
      )
        .filter((line) => !/calendar dates?\b/.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    );
    expect(words).toEqual([]);
  });

  it("lists what a changed spec breaks, and migrates what is stored", async () => {
    cpSync(join(product.folder, "spec"), join(product.folder, "older"), { recursive: true });
    const file = join(product.folder, "spec", "resources", "book.yaml");
    const changed = readFileSync(file, "utf8")
      .replace("  pages: {", "  length: { renamed_from: pages,")
      .replace("{ from: pages", "{ from: length")
      .replace("{ to: pages", "{ to: length");
    writeFileSync(file, changed);
    const diff = product.run(["diff", "older"]);
    expect([diff.status, diff.output]).toEqual([1, expect.stringContaining("field_renamed")]);
    const plan = product.run(["plan", "older", "spec", "--out", "plan.json"]);
    expect(plan.status, plan.output).toBe(0);

    await service.stop();
    expect(product.run(["generate"]).output).toContain("written");
    const migrated = product.run(["migrate", "plan.json"], environment);
    expect(migrated.status, migrated.output).toBe(0);
    service = await product.start(environment);
    expect((await call("GET", "/books?min_pages=100")).body.books).toMatchObject([{ length: 194 }]);
  });
});
