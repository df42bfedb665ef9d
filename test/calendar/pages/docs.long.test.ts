import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import viewer from "../../../.config/viewer/viewer.json" with { type: "json" };
import document from "../../../generated/openapi/openapi.json" with { type: "json" };
import { desktop, isWithoutBrowser, phone, useBrowser } from "../../pages/visitor.js";
import { root } from "../../support/workspace.js";
import { compilers, createProject } from "../support/packed-client.js";
import { usePages } from "./pages-service.js";

const key = "a-key-of-at-least-16-characters";
const service = usePages({ ADMIN_API_KEY: key });
const { examples } = document.components;
const creates = [
  ["/events", examples.EventCreate],
  ["/venues", examples.VenueCreate],
  ["/organizers", examples.OrganizerCreate],
  ["/categories", examples.CategoryCreate],
  ["/tags", examples.TagCreate],
] as const;

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

describe("the viewer", () => {
  it("is the file of the package that it says, with the licences of all that is in it", async () => {
    const { text: built } = await service.page("/assets/viewer.js");
    expect(createHash("sha256").update(built).digest("hex")).toBe(viewer.sha256);
    const licences = await readFile(join(root, ".config", "viewer", "LICENSES.txt"), "utf8");
    expect(licences).toContain(`${viewer.name} ${viewer.version} (${viewer.license})`);
    expect(licences).toMatch(/^vue .*\(MIT\)$/m);
  });
});

describe("the documentation page", () => {
  it.each(["en", "ca", "fr", "de", "it", "es"])("leads to the API document in %s", async (language) => {
    const { status, text, headers } = await service.page(`/${language}/docs`);
    expect(status).toBe(200);
    expect(text).toContain(`/calendar/events/v1/doc?translation_language=${language}`);
    expect(headers.get("content-security-policy")).toContain("script-src 'self';");
  });

  it("is linked from the calendar", async () => {
    expect((await service.page("/it")).text).toContain('<a href="/it/docs">');
  });
});

describe.skipIf(isWithoutBrowser)("the documentation in a browser", () => {
  const visit = useBrowser(service);

  it.each([
    ["en", "List events", "Test Request"],
    ["it", "Elencare gli eventi", "Prova la richiesta"],
    ["ca", "Llistar els esdeveniments", "Prova la petició"],
  ])("shows every operation in %s, with the sample of the client", async (language, summary, action) => {
    const { page, picture, expectNoErrors } = await visit(`/${language}/docs`);
    await page.getByRole("link", { name: summary }).first().click();
    await page.getByRole("heading", { name: summary }).first().waitFor();
    await page.getByText("await client.events.list()").first().waitFor();
    await page.getByRole("button", { name: action }).first().waitFor();
    await picture(`${language}-docs`);
    await expectNoErrors();
  });

  it.each([
    ["dark", { ...desktop, colorScheme: "dark" }],
    ["phone", phone],
  ] as const)("is as readable elsewhere (%s)", async (name, screen) => {
    const { page, picture, expectFit, expectNoErrors } = await visit("/de/docs", screen);
    await page.getByRole("heading", { name: "Events Calendar" }).first().waitFor();
    await picture(`docs-${name}`);
    await expectFit();
    await expectNoErrors();
  });

  it("sends requests with the caller's key, of creates the example of the document", async () => {
    await service.post(
      "/events",
      { title: "A draft", status: "draft", start_date: "2031-03-10 10:00", end_date: "2031-03-10 11:00" },
      { headers: { authorization: `Bearer ${key}` } },
    );
    const { page, picture, expectQuiet } = await visit("/docs");
    await page.getByPlaceholder("Token").first().fill(key);
    await page.locator('a[href$="#tag/events/GET/events"]').first().click();
    await page.getByRole("button", { name: "Test Request" }).first().click();
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith("/events")),
      page.getByRole("dialog").getByRole("button", { name: "Send", exact: false }).first().click(),
    ]);
    expect(answer.request().headers().authorization).toBe(`Bearer ${key}`);
    expect(answer.status()).toBe(200);
    await picture("docs-try");
    await page.getByText("200 OK").first().waitFor();
    await page.keyboard.press("Escape");
    for (const [path, { value: example }] of creates) {
      const operation = page.locator(`[id$="tag${path}/POST${path}"]`);
      const link = page.locator(`a[href$="#tag${path}/POST${path}"]`).first();
      if ((await link.count()) === 0) await page.locator(`a[href$="#tag${path}"]`).first().click();
      await link.click();
      await operation.getByRole("button", { name: "Test Request" }).first().click();
      const [made] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === "POST"),
        page.getByRole("dialog").getByRole("button", { name: "Send", exact: false }).first().click(),
      ]);
      expect(JSON.parse(made.request().postData() ?? ""), path).toEqual(example);
      expect(made.status(), path).toBe(201);
      // The viewer cancels what it has not read when its form is closed.
      await page.getByRole("dialog").getByText("201 Created").first().waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").first().waitFor({ state: "hidden" });
    }
    // The form to try a request is the viewer's own, and axe finds violations in it.
    expectQuiet();
  });

  it("sends neither an empty key nor values that the reader did not choose", async () => {
    const { page, expectQuiet } = await visit("/it/docs", desktop, /status of 401/);
    const send = async (operation: string) => {
      await page.locator(`a[href$="#tag/events/${operation}"]`).first().click();
      const action = page
        .locator(`[id$="tag/events/${operation}"]`)
        .getByRole("button", { name: "Prova la richiesta" });
      await action.first().click();
      const sent = page.waitForRequest((request) => /\/v1\/events(?:\?|$)/.test(request.url()));
      const dialog = page.getByRole("dialog");
      await dialog
        .getByRole("button", { name: /Send|Invia/ })
        .first()
        .click();
      const request = await sent;
      const response = await request.response();
      // A request is cancelled where its dialog is closed before the answer is shown.
      await dialog.getByText(String(response?.status())).first().waitFor();
      await page.keyboard.press("Escape");
      await dialog.first().waitFor({ state: "hidden" });
      return {
        query: new URL(request.url()).search,
        key: request.headers().authorization,
        body: request.postData(),
        status: response?.status(),
      };
    };
    expect(await send("GET/events")).toEqual({ query: "", key: undefined, body: null, status: 200 });
    const { body, ...create } = await send("POST/events");
    expect(create).toEqual({ query: "", key: undefined, status: 401 });
    expect(JSON.parse(body ?? "")).toEqual(document.components.examples.EventCreate.value);
    expectQuiet();
  });

  it("meets no error", () => {
    expect(service.errors).toEqual([]);
  });
});
