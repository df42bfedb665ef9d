import { describe, expect, it } from "vitest";
import document from "../../../generated/openapi/openapi.json" with { type: "json" };
import { desktop, isWithoutBrowser, phone, useBrowser } from "../../pages/visitor.js";
import { compilers, createProject } from "../support/packed-client.js";
import { usePages } from "./pages-service.js";

const key = "a-key-of-at-least-16-characters";
const service = usePages({ ADMIN_API_KEY: key });
interface Sample {
  readonly lang: string;
  readonly source: string;
}

const samples = Object.values<object>(document.paths).flatMap((operations) =>
  Object.values(operations).flatMap(
    (operation: { "x-codeSamples": readonly Sample[] }) => operation["x-codeSamples"],
  ),
);

describe("samples of the client", () => {
  it("stand at every operation, and compile against it", () => {
    const operations = Object.values<object>(document.paths).flatMap((path) => Object.keys(path));
    expect(samples.length).toBe(operations.length);
    const project = createProject({ type: "module" });
    try {
      const sources = [...new Set(samples.map(({ source }) => source))];
      sources.forEach((source, at) => {
        project.write(
          `sample-${at}.ts`,
          `${source.replace(";\n", ";\ndeclare const process: { env: Record<string, string | undefined> };\n")}\nexport {};\n`,
        );
      });
      const compilerOptions = {
        module: "nodenext",
        target: "es2022",
        lib: ["es2022", "dom"],
        types: [],
        strict: true,
        noEmit: true,
      };
      project.write("tsconfig.json", JSON.stringify({ compilerOptions, include: ["sample-*.ts"] }));
      const { status, output } = project.run([compilers["TypeScript 7"], "-p", "."]);
      expect(output).toBe("");
      expect(status).toBe(0);
    } finally {
      project.remove();
    }
  });
});

/** The operations that take a body, with their examples, in the order of the document: creates come first. */
const writes = Object.entries<object>(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, operation]: [string, Write]) => {
    const [example] = Object.keys(operation.requestBody?.content["application/json"].examples ?? {});
    return example === undefined ? [] : [{ method, path, tag: operation.tags[0], example }];
  }),
);

interface Write {
  readonly tags: readonly [string];
  readonly requestBody?: {
    readonly content: { readonly "application/json": { readonly examples?: object } };
  };
}

describe("the examples of the document", () => {
  it("are accepted by the operations that show them", async () => {
    const examples: Readonly<Record<string, { readonly value?: unknown }>> = document.components.examples;
    const created = new Map<string, object>();
    const send = (method: string, below: string, value?: unknown): Promise<Response> =>
      fetch(`${service.origin}/calendar/events/v1${below}`, {
        method: method.toUpperCase(),
        headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
        ...(value === undefined ? {} : { body: JSON.stringify(value) }),
      });
    for (const { method, path, tag, example } of writes) {
      const names = { source: "import", external: `${tag} 1`, ...created.get(tag) } as Record<
        string,
        unknown
      >;
      const below = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(names[name])));
      // Another record of the same name would be one too many.
      if (path.includes("{external}")) await send("delete", `/${tag}/${String(names.id)}`);
      const response = await send(method, below, examples[example]?.value);
      const body = (await response.json()) as object;
      expect(response.ok, `${method} ${path}: ${JSON.stringify(body)}`).toBe(true);
      if (response.status === 201) created.set(tag, body);
    }
    expect(writes.length).toBeGreaterThan(30);
  });
});

describe("the documentation", () => {
  it.each([
    ["en", "Get a venue", "Gets a venue by its slug."],
    ["ca", "Obtenir un lloc", "Retorna un lloc a partir de l&#39;slug."],
    ["fr", "Obtenir un lieu", "Renvoie un lieu à partir de son slug."],
    ["de", "Einen Veranstaltungsort abrufen", "Gibt einen Veranstaltungsort anhand des Slugs zurück."],
    ["it", "Ottenere un luogo", "Restituisce un luogo in base allo slug."],
    ["es", "Obtener un lugar", "Devuelve un lugar a partir de su slug."],
  ])("has the operations in %s, in words of their resource", async (language, title, text) => {
    const page = await service.page(`/${language}/docs/api/venues`);
    expect(page.status).toBe(200);
    expect(page.text).toContain(`>${title}</a>`);
    expect(page.text).toContain(text);
    expect(page.headers.get("content-security-policy")).not.toContain("unsafe-inline");
  });

  it("shows an operation once with all its methods", async () => {
    const { text } = await service.page("/docs/api/venues");
    expect(text).toContain("<strong>POST</strong> <strong>PUT</strong> <strong>PATCH</strong>");
    expect(text).not.toContain("(PATCH)");
    expect(text.match(/<section id="updateVenue/g)).toHaveLength(2);
  });

  it("is Markdown as well: an operation, a tag, a guide", async () => {
    const { headers, text } = await service.page("/docs/api/tags/createTag.md");
    expect(headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(text).toMatch(/^## Create a tag\n\n\*\*POST\*\* `\/calendar\/events\/v1\/tags`/);
    expect(text).toContain(`curl -X POST '${service.origin}/calendar/events/v1/tags'`);
    expect((await service.page("/docs/api/tags.md")).text).toContain(text);
    expect((await service.page("/docs/changelog.md")).text).toMatch(/^# Changes\n/);
    expect((await service.page("/it/docs/keys.md")).text).toContain(`'${service.origin}/calendar/events/v1/`);
  });

  it.each(["/docs/none", "/docs/api/none", "/docs/api/tags/none.md", "/docs/none.json", "/docs/none.md"])(
    "has no page %s",
    async (path) => expect((await service.page(path)).status).toBe(404),
  );

  it("is linked from the calendar", async () => {
    expect((await service.page("/it")).text).toContain('<a href="/it/docs">');
  });
});

describe.skipIf(isWithoutBrowser)("the documentation in a browser", () => {
  const visit = useBrowser(service);

  it.each([
    ["light", desktop],
    ["dark", { ...desktop, colorScheme: "dark" }],
    ["phone", phone],
  ] as const)("is readable and small (%s)", async (name, screen) => {
    const { page, picture, expectFit, expectNoErrors, loadedBytes } = await visit(
      "/de/docs/api/events",
      screen,
    );
    await page.getByRole("heading", { name: "Veranstaltungen", level: 1 }).waitFor();
    await picture(`docs-${name}`);
    await expectFit();
    await expectNoErrors();
    const [html] = await page.evaluate<number[]>(
      "performance.getEntriesByType('navigation').map((entry) => entry.transferSize)",
    );
    expect((html ?? 0) + (await loadedBytes())).toBeLessThan(60_000);
  });

  it("shows guides in their language, in the order of the first", async () => {
    const { page, expectFit, expectNoErrors } = await visit("/it/docs", phone);
    await page.getByText("Contenuto", { exact: true }).click();
    const titles = await page.locator("nav.contents a").allTextContents();
    expect(titles.slice(0, 3)).toEqual(["Documentation", "First request", "Keys and roles"]);
    await page.locator("article").getByRole("link", { name: "Keys and roles" }).click();
    await page.locator('article[lang="en"]').getByRole("heading", { name: "Roles", exact: true }).waitFor();
    await expectFit();
    await expectNoErrors();
  });

  it("needs no script to be read", async () => {
    const { page } = await visit("/docs/api/events", { ...desktop, javaScriptEnabled: false });
    await page.getByRole("heading", { name: "Create an event" }).waitFor();
    await page.getByText("await client.events.create({").first().waitFor();
    expect(await page.getByRole("button", { name: "Test Request" }).count()).toBe(0);
  });

  it("sends the request of an operation with the reader's key, and shows the answer", async () => {
    const { page, picture, expectNoErrors } = await visit("/docs/api/events", desktop, /status of 401/);
    const form = page.getByRole("dialog");
    const send = async (text: string): Promise<void> => {
      await page.locator('[data-operation="createEvent"]').click();
      if (text !== "") await form.getByLabel("API key").fill(text);
      await form.getByRole("button", { name: "Send" }).click();
    };
    await send("");
    await form.getByText("401 Unauthorized").waitFor();
    await form.getByRole("button", { name: "Close" }).click();
    await send(key);
    await form.getByText("201 Created").waitFor();
    await picture("docs-try");
    await expectNoErrors();
    await page.keyboard.press("Escape");
    await page.locator('[data-operation="listEvents"]').click();
    await form.getByLabel("per_page").fill("1");
    const [request] = await Promise.all([
      page.waitForRequest(/\/v1\/events\?/),
      form.getByRole("button", { name: "Send" }).click(),
    ]);
    expect(new URL(request.url()).search).toBe("?per_page=1");
    expect(request.headers().authorization).toBe(`Bearer ${key}`);
    await form.getByText("200 OK").waitFor();
  });

  it("finds operations and guides, and copies them", async () => {
    const { page, expectNoErrors } = await visit("/it/docs", {
      ...desktop,
      permissions: ["clipboard-write", "clipboard-read"],
    });
    await page.getByRole("searchbox").fill("luogo slug eliminare");
    await page.getByRole("link", { name: "Eliminare un luogo tramite lo slug" }).click();
    await page.waitForURL(/\/it\/docs\/api\/venues#deleteVenueBySlug$/);
    const copy = page.locator("#deleteVenueBySlug").getByRole("link", { name: "Copia come Markdown" });
    await copy.click();
    await page.locator("#deleteVenueBySlug").getByText("Copiato").waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).toMatch(/^## Eliminare un luogo/);
    await expectNoErrors();
  });

  it("meets no error", () => {
    expect(service.errors).toEqual([]);
  });
});
