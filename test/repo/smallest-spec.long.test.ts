import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { useWorkspaceService } from "../support/workspace-service.js";

const book = "fields:\n  title: { type: text, required: true }\n  pages: { type: integer, minimum: 1 }\n";

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

describe("a spec of one file with two fields", () => {
  const served = useWorkspaceService({ name: "smallest", files: { "resources/book.yaml": book } });
  const call = (method: string, path: string, body?: object): Promise<Answer> =>
    served.call(method, path, { body });

  it("compiles", () => {
    const { status, output } = served.compile();
    expect(status, output).toBe(0);
  });

  it("is served at /api/v1: create, list, change, delete", async () => {
    const created = await call("POST", "/books", { title: "Nesting Swifts", pages: 240 });
    expect(created).toMatchObject({ status: 201, body: { title: "Nesting Swifts", pages: 240 } });
    const { id } = created.body;
    const found = await call("GET", "/books?search=swi");
    expect(found).toMatchObject({ status: 200, body: { total: 1, items: [{ id }] } });
    expect(await call("PATCH", `/books/${String(id)}`, { pages: 250 })).toMatchObject({
      status: 200,
      body: { title: "Nesting Swifts", pages: 250 },
    });
    expect((await call("DELETE", `/books/${String(id)}`)).status).toBe(200);
    expect((await call("GET", "/books")).body).toMatchObject({ total: 0 });
  });

  it("makes slugs from a name that is not localized", async () => {
    const [first, second] = [
      await call("POST", "/books", { title: "Twice" }),
      await call("POST", "/books", { title: "Twice", pages: 12 }),
    ];
    expect([first.body.slug, second.body.slug]).toEqual(["twice", "twice-2"]);
    const page = await served.send("GET", "//book/twice-2/");
    const html = await page.text();
    expect([page.status, html]).toEqual([200, expect.stringContaining("<h1>Twice</h1>")]);
    expect(html).toContain("<dt>Pages</dt><dd>12</dd>");
    expect((await served.send("GET", "//book/twice-2/x")).status).toBe(404);
  });

  it("rejects invalid input with the default messages", async () => {
    const { status, body } = await call("POST", "/books", { pages: 0 });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: [{ detail: "title is required." }, { detail: "pages has to be 1 or more." }],
    });
  });

  it.each(["/", "/docs", "/admin"])("has the page %s", async (path) => {
    const response = await served.send("GET", `/${path}`);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain("<html");
    expect(html).not.toContain("Calendar");
  });

  it("names its records in the editor without a period", async () => {
    expect(JSON.stringify((await call("GET", "//admin/forms")).body)).toContain('"Books"');
  });

  const parcel = `lifecycle: plain
fields:
  name: { type: text, required: true }
  picture: { type: image }
  memo: { type: text, blank: true, nullable: false }
  fragile: { type: boolean, nullable: false }
  tags: { type: "text[]", nullable: false }
  price: { type: decimal, nullable: false }
  labels: { type: "label[]" }
  contents_that_customs_have_to_know: { type: "text[]", nullable: false }
`;
  const types = `objects:
  label:
    text: A label.
    properties:
      words: { type: text, optional: true, text: What it says. }
      sizes: { type: "integer[]", optional: true, text: Its sizes. }
`;

  it.each([
    { name: "rest", api: "style: rest" },
    {
      name: "bare lists",
      api: "style: rest\nwire: { list: { items: bare }, headers: { total: [X-Total-Count] } }",
    },
    {
      name: "other errors",
      api: "style: rest\nwire: { list: { total: none, next: none, pages: pageCount }, errors: wordpress }",
    },
    {
      name: "other types",
      api: "style: rest",
      files: { "types.yaml": types, "resources/parcel.yaml": parcel },
    },
    {
      name: "the types of wordpress",
      api: "style: wordpress",
      files: { "types.yaml": types, "resources/parcel.yaml": parcel },
    },
  ])("compiles with $name, its client too", ({ api, files = {} }) => {
    for (const [path, text] of Object.entries({ "api.yaml": `${api}\n`, ...files }))
      writeFileSync(join(served.workspace.folder, "spec", path), text);
    const generated = served.workspace.run(["generator/run.mjs"]);
    expect(generated.status, generated.output).toBe(0);
    for (const project of [".config/tsconfig.build.json", ".config/sdk/tsconfig.esm.json"]) {
      const compiler = "node_modules/@typescript/native/bin/tsc";
      const { status, output } = served.workspace.run([compiler, "-p", project, "--noEmit"]);
      expect(status, output).toBe(0);
    }
  });
});
