import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";
import { describe, expect, it } from "vitest";
import { isWithoutBrowser, openBrowser, visit } from "../../pages/visitor.js";
import { productKey, setOptions, useProduct } from "../../support/product.js";
import { idsOf, type JsonBody, rowsOf, type TestAnswer } from "../../support/service.js";
import { testPages } from "../test-pages.js";

const wild = { title: "Near to the Wild Heart", isbn: "9780811220026", published: "1943-12-01", pages: 194 };

describe("a city library", () => {
  const served = useProduct("library");
  const { call } = served;

  /** Opens a page of the editor with a key; errors of writes belong to the test. */
  const openForm = async (browser: Browser, path: string, key: string) => {
    const rejection = /^Failed to load resource: the server responded with a status of (?:400|401) /;
    const visitor = await visit(browser, `${served.origin}/${path}`, undefined, rejection);
    await visitor.page.locator("#key").fill(key);
    await visitor.page.locator("#key").press("Enter");
    await visitor.page.getByRole("button", { name: "Save" }).waitFor();
    return visitor;
  };
  const titles = async (query: string): Promise<unknown> => {
    const { body } = await call("GET", `/books?${query}`);
    return rowsOf(body.items).map(({ title }) => title);
  };
  const rejected = ({ status, body }: TestAnswer): unknown => [
    status,
    rowsOf(body.errors).map(({ pointer, code }) => [pointer, code]),
  ];

  it("stores a book with an author that did not exist", async () => {
    const created = await call("POST", "/books", {
      ...wild,
      authors: "Clarice Lispector",
      shelf: "B4",
      position: 1,
    });
    expect(created).toMatchObject({
      status: 201,
      body: { ...wild, authors: [{ name: "Clarice Lispector" }] },
    });
    const other = { title: "Claws", isbn: "9780811220033", published: "2001-05-20", pages: 80 };
    expect((await call("POST", "/books", other)).status).toBe(201);
  });

  it("selects books and loans by fields of their authors, also after these change", async () => {
    expect(await titles("nationality=Brazilian")).toEqual([]);
    const [author] = idsOf((await call("GET", "/authors")).body.items);
    const path = `/authors/${author ?? 0}`;
    await call("PATCH", path, { nationality: "Brazilian", born: "1920-12-10" });
    expect(await titles("nationality=Brazilian")).toEqual([wild.title]);
    expect(await titles("nationality=Brazilian")).toEqual([wild.title]);
    expect(await titles("born_from=1920-12-11")).toEqual([]);
    expect(await titles("born_from=1920-12-10&max_pages=194")).toEqual([wild.title]);
    const [book] = idsOf((await call("GET", "/books?search=wild")).body.items);
    const days = { lent: "2024-01-01", due: "2024-01-29", returned: "2024-01-20" };
    const loan = { book, reader: "Bo", ...days };
    const lent = await call("POST", "/loans", loan);
    const loans = async (query: string): Promise<unknown> =>
      (await call("GET", `/loans?${query}`)).body.total;
    expect(await loans("author=clarice-lispector")).toBe(1);
    expect(await loans("author=clarice-lispector&isbn=9780811220033")).toBe(0);
    expect(await loans("isbn=978081122002")).toBe(1);
    expect((await call("DELETE", `/loans/${Number(lent.body.id)}`)).status).toBe(200);
    expect(await loans("author=clarice-lispector")).toBe(0);
    await call("PATCH", path, { nationality: "Ukrainian" });
    expect(await titles("nationality=Brazilian")).toEqual([]);
    expect(await call("GET", "/loans?author=nobody")).toMatchObject({
      status: 400,
      body: { errors: [{ parameter: "author", code: "not_found" }] },
    });
  });

  it("has books with a language, a status and a series, as which records are stored as well", async () => {
    const [wild] = rowsOf((await call("GET", "/books?search=wild")).body.items);
    const own = { language: "Portuguese", status: "repair", notes: "The spine is loose." };
    const changed = await call("PATCH", `/books/${Number(wild?.id)}`, own);
    expect(changed).toMatchObject({ status: 200, body: { ...own, title: wild?.title, series: null } });
    const next = { title: "The Chandelier", isbn: "9780811226714", language: "English", series: wild?.id };
    expect((await call("POST", "/books", next)).body).toMatchObject({ series: wild?.id, status: "shelved" });
    expect(await titles("language=Portuguese")).toEqual(["Near to the Wild Heart"]);
    expect(await titles("language=Portuguese,English")).toEqual(["Near to the Wild Heart", "The Chandelier"]);
    expect(await titles("status=repair&search=spine&lang=pt")).toEqual(["Near to the Wild Heart"]);
    expect(await titles(`series=${Number(wild?.id)}`)).toEqual(["The Chandelier"]);
    expect((await call("GET", "/books")).body.total).toBe(3);
    const form = await fetch(`${served.origin}/admin/records/books/${Number(wild?.id)}`, {
      headers: { authorization: `Bearer ${productKey}` },
    });
    expect(await form.json()).toMatchObject({ language: "en", values: own });
  });

  it("exports and imports such values under the names of their fields", () => {
    const run = (...args: string[]): string => {
      const { status, output } = served.product.run(args, served.environment);
      expect(status, output).toBe(0);
      return output;
    };
    run("export", "library.jsonl");
    const lines = readFileSync(join(served.product.folder, "library.jsonl"), "utf8");
    expect(lines).toContain('"language":"Portuguese"');
    expect(lines).not.toMatch(/"(language|status|series|notes)_"/);
    const other = { ...served.environment, MONGODB_DB: `${served.environment.MONGODB_DB}_copy` };
    const copied = served.product.run(["import", "library.jsonl"], other);
    expect(copied.status, copied.output).toBe(0);
    const again = served.product.run(["export", "copy.jsonl"], other);
    expect(again.status, again.output).toBe(0);
    const books = (name: string): unknown =>
      [
        ...readFileSync(join(served.product.folder, name), "utf8").matchAll(/"fields":(\{.*?"isbn".*?\}),/g),
      ].map(([, fields]) => fields);
    expect(books("copy.jsonl")).toEqual(books("library.jsonl"));
  });

  it("lends a book, rejects dates in the wrong order, and takes it back once", async () => {
    const [book] = idsOf((await call("GET", "/books?search=wild")).body.items);
    const loan = { book, reader: "Ada Brun", lent: "2024-03-01", due: "2024-03-29" };
    expect(rejected(await call("POST", "/loans", { ...loan, due: "2024-02-01" }))).toEqual([
      400,
      [["#/due", "too_early"]],
    ]);
    const early = await call("POST", "/loans?lang=pt", { ...loan, due: "2024-02-01" });
    expect(JSON.stringify(early.body.errors)).toContain("due é anterior ao dia do empréstimo.");
    const { status, body } = await call("POST", "/loans", loan);
    expect([status, body.overdue]).toEqual([201, true]);
    expect((await call("GET", "/loans?is_returned=false")).body.total).toBe(1);
    const overdue = async (): Promise<unknown> => {
      const { body: authors } = await call("GET", "/authors");
      const { body: found } = await call("GET", "/books?search=wild");
      return [authors.items?.[0]?.overdue_loans, found.items?.[0]?.authors?.[0]?.overdue_loans];
    };
    expect(await overdue()).toEqual([1, 1]);
    const path = `/loans/${Number(body.id)}/return`;
    expect((await call("POST", path, { day: "2024-04-02" })).body).toMatchObject({
      returned: "2024-04-02",
      overdue: false,
    });
    expect(rejected(await call("POST", path, { day: "2024-04-03" }))).toEqual([400, [["#/day", "returned"]]]);
    const again = await call("POST", `${path}?lang=pt`, { day: "2024-04-03" });
    expect(JSON.stringify(again.body.errors)).toContain("O livro já voltou.");
    expect((await call("GET", "/loans?is_returned=false")).body.total).toBe(0);
    expect(await overdue()).toEqual([0, 0]);
  });

  it("reminds readers of overdue loans when a timer asks it to", async () => {
    const [book] = idsOf((await call("GET", "/books?search=wild")).body.items);
    const due = { book, reader: "Tomas Lind", lent: "2024-03-01", due: "2024-03-29" };
    const { body } = await call("POST", "/loans", due);
    const { body: later } = await call("POST", "/loans", { ...due, due: "2099-03-29" });
    expect((await call("POST", "/loans/reminders")).body).toEqual({ reminded: 1 });
    expect((await call("POST", "/loans/reminders")).body).toEqual({ reminded: 0 });
    const reminded = async (loan: JsonBody): Promise<unknown> =>
      (await call("GET", `/loans/${Number(loan.id)}`)).body.reminded;
    expect(await reminded(body)).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await reminded(later)).toBeUndefined();
    for (const { id } of [body, later]) await call("DELETE", `/loans/${Number(id)}`);
  });

  it("is driven by its packed client", async () => {
    const path = join(served.product.folder, "build", "sdk", "dist", "esm", "index.js");
    const { createClient } = (await import(pathToFileURL(path).href)) as {
      createClient: (options: object) => {
        books: { list: (query: object) => Promise<JsonBody>; create: (input: object) => Promise<unknown> };
      };
    };
    const { books } = createClient({ baseUrl: served.api, key: productKey });
    const found = await books.list({ published_to: "1950-01-01" });
    expect(found).toMatchObject({ total: 1, items: [{ isbn: wild.isbn }] });
    expect(await books.list({ nationality: "Ukrainian" })).toMatchObject({ items: [{ isbn: wild.isbn }] });
    await expect(books.create(wild)).rejects.toMatchObject({ status: 400 });
  });

  it("is served in memory by its packed client, without another package", async () => {
    const path = join(served.product.folder, "build", "sdk", "dist", "testing.mjs");
    const { createFakeService } = (await import(pathToFileURL(path).href)) as {
      createFakeService: (options: object) => { baseUrl: string; key: string; fetch: typeof fetch };
    };
    const fake = createFakeService({
      records: {
        authors: [{ id: 7, name: "Ada", nationality: "Angolan" }],
        books: [{ ...wild, authors: [7] }],
      },
    });
    const read = async (query: string): Promise<unknown> =>
      (await fake.fetch(`${fake.baseUrl}/${query}`)).json();
    expect(await read("books?nationality=Angolan")).toMatchObject({ total: 1, items: [{ isbn: wild.isbn }] });
    expect(await read("books?nationality=Brazilian")).toMatchObject({ total: 0 });
    expect(await read("books?min_pages=none")).toMatchObject({ status: 400 });
    expect(await read("doc")).toMatchObject({ openapi: "3.1.0", info: { title: "City Library" } });
    const declarations = readFileSync(path.replace(".mjs", ".d.mts"), "utf8");
    expect(declarations).toContain("createFakeService(options?: FakeOptions): FakeService");
    expect(readFileSync(path.replace(".mjs", ".LICENSES.txt"), "utf8")).toMatch(/^mingo .*\(MIT\)$/m);
  });

  it("packs its client without that service where a hook uses a package that no fake may contain", () => {
    const { folder, run } = served.product;
    const file = join(folder, "hooks", "index.ts");
    const text = readFileSync(file, "utf8");
    writeFileSync(
      file,
      `import { MongoClient } from "mongodb";\n${text}\nexport const driver = MongoClient;\n`,
    );
    const built = run(["build"]);
    writeFileSync(file, `${text}\nexport const late = await Promise.resolve(1);\n`);
    const failed = run(["build"]);
    writeFileSync(file, text);
    expect([built.status, built.output]).toEqual([
      0,
      expect.stringContaining("must not contain bson, mongodb"),
    ]);
    // Any other error is one of the build.
    expect(failed.status).toBe(1);
    expect(failed.output).toContain("Top-level await");
  });

  it("packs no hook and nothing of the server into its client unless package.json asks for it", () => {
    const { folder, run } = served.product;
    const packed = (): readonly string[] => {
      const built = run(["build"]);
      expect(built.status, built.output).toBe(0);
      const sdk = join(folder, "build", "sdk");
      const { exports } = JSON.parse(readFileSync(join(sdk, "package.json"), "utf8")) as JsonBody;
      const names = [...readdirSync(join(sdk, "dist")), ...Object.keys(exports as object)];
      return names.filter((name) => name.includes("testing"));
    };
    setOptions(folder, { specwright: undefined });
    expect(packed()).toEqual([]);
    setOptions(folder, { specwright: { fake: true } });
    expect(packed()).toEqual(expect.arrayContaining(["./testing", "testing.cjs", "testing.mjs"]));
  });

  it.skipIf(isWithoutBrowser)(
    "clears in the editor what a book need not have, and nothing else",
    async () => {
      const [wild] = idsOf((await call("GET", "/books?search=wild")).body.items);
      const first = { title: "The Besieged City", isbn: "9780811226721", published: "1949-01-01" };
      const given = { ...first, pages: 224, shelf: "C1", tags: ["city"], series: wild };
      const { body: made } = await call("POST", "/books", given);
      const path = `/books/${Number(made.id)}`;
      const browser = await openBrowser();
      try {
        const { page, expectNoErrors } = await openForm(browser, `admin#${path}`, productKey);
        for (const name of [/^Number of pages/, /^Day of the first edition/, /^Shelf/, /^Words/, /^ISBN/])
          await page.getByLabel(name).fill("");
        await page.getByRole("button", { name: "Remove Near to the Wild Heart" }).click();
        await page.getByRole("button", { name: "Save" }).click();
        await page.getByText(/^ISBN (must not be blank|does not match)/).waitFor({ timeout: 30_000 });
        expect((await call("GET", path)).body).toEqual(made);
        await page.getByLabel(/^ISBN/).fill(first.isbn);
        await page.getByRole("button", { name: "Save" }).click();
        await page.getByText("Saved.", { exact: true }).waitFor();
        const cleared = { published: null, pages: null, shelf: null, tags: null, series: null };
        expect((await call("GET", path)).body).toEqual({ ...made, ...cleared });
        await expectNoErrors();
      } finally {
        await browser.close();
        await call("DELETE", path);
      }
    },
  );

  it.skipIf(isWithoutBrowser)("ends a loan in the editor, with a form for what that takes", async () => {
    const [book] = idsOf((await call("GET", "/books?search=claws")).body.items);
    const loan = { book, reader: "Bo", lent: "2024-03-01", due: "2024-03-29" };
    const { body } = await call("POST", "/loans", loan);
    const browser = await openBrowser();
    try {
      const open = (key: string) => openForm(browser, `pt/admin#/loans/${Number(body.id)}`, key);
      const create = ["keys", "create", "--json", "--name", "catalogue", "--role", "cataloguer"];
      const made = JSON.parse(served.product.run(create, served.environment).output) as { key: string };
      const others = await open(made.key);
      expect(await others.page.getByRole("button", { name: "Devolver um livro" }).count()).toBe(0);
      const { page, picture, expectNoErrors } = await open(productKey);
      await page.getByRole("button", { name: "Devolver um livro" }).click();
      const dialog = page.getByRole("dialog", { name: "Devolver um livro" });
      await dialog.getByText("Encerra o empréstimo.").waitFor();
      const run = dialog.getByRole("button", { name: "Devolver um livro" });
      await run.click();
      await dialog.getByText("Dia em que o livro voltou", { exact: false }).last().waitFor();
      await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("action-day");
      await picture("library-action");
      await expectNoErrors();
      await dialog.getByLabel(/^Dia em que o livro voltou/).fill("2024-04-05");
      await run.click();
      await dialog.waitFor({ state: "detached" });
      expect((await call("GET", `/loans/${Number(body.id)}`)).body).toMatchObject({ returned: "2024-04-05" });
    } finally {
      await browser.close();
    }
  });

  testPages(served, { language: "pt", labels: "Livros" });

  it("shows its own words in a language that the package does not know", async () => {
    const html = await (await fetch(`${served.origin}/pt/`)).text();
    expect(html).toContain('<html lang="pt"');
    expect(html).toContain("Documentação");
  });

  it("lists what a changed spec breaks, and migrates what is stored", async () => {
    const { folder, run } = served.product;
    cpSync(join(folder, "spec"), join(folder, "older"), { recursive: true });
    const file = join(folder, "spec", "resources", "book.yaml");
    const changed = readFileSync(file, "utf8")
      .replace("  pages: {", "  length: { renamed_from: pages,")
      .replace("{ from: pages", "{ from: length")
      .replace("{ to: pages", "{ to: length");
    writeFileSync(file, changed);
    const diff = run(["diff", "older"]);
    expect([diff.status, diff.output]).toEqual([1, expect.stringContaining("field_renamed")]);
    await served.migrate();
    expect((await call("GET", "/books?min_pages=100")).body.items).toMatchObject([{ length: 194 }]);
  });
});
