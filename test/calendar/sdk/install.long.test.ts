import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isWithoutBrowser, openBrowser } from "../../pages/visitor.js";
import { patienceMs } from "../../support/eventually.js";
import { serve, type TestServer } from "../../support/serve.js";
import { compilers, createProject, type Project, packedClient } from "../support/packed-client.js";
import { useService } from "../support/service.js";

const service = useService();

const calls = `
const calendar = createClient({ baseUrl: ORIGIN, validate });
const venue = await calendar.venues.create({ venue: "Town hall" });
const event = await calendar.events.create({ title: "Choir, night", start_date: "2031-03-10 19:30", end_date: "2031-03-10 21:00", venue: [venue.id] });
const titles = [];
for await (const { title } of calendar.events.all({ starts_after: "2031-01-01", include: [event.id] })) titles.push(title);
const rejected = await calendar.events.get(999999).catch((error) => error instanceof ClientError && error.name);
`;
const expected = "Choir, night NotFoundError";

/** The program, as it prints what it found, with the address of the service. */
function program(head: string, tail = `console.log(titles.join(), rejected);`): string {
  return head + calls.replace("ORIGIN", JSON.stringify(service.origin)) + tail;
}

const esm = `import { ClientError, createClient } from "calendar-events-client";
import { validate } from "calendar-events-client/validation";\n`;

describe("the client installed into an empty project", () => {
  const projects: Project[] = [];
  afterAll(() => projects.forEach((project) => project.remove()));

  function install(type: string): Project {
    const project = createProject({ type });
    projects.push(project);
    return project;
  }

  /** The service runs in this process: the program must not block it. */
  async function print(project: Project, file: string): Promise<string> {
    const { output } = await project.start([file]);
    return output.trim();
  }

  it("works from ESM", async () => {
    const project = install("module");
    project.write("main.js", program(esm));
    expect(await print(project, "main.js")).toBe(expected);
  });

  it("works from CommonJS", async () => {
    const project = install("commonjs");
    const head = `const { ClientError, createClient } = require("calendar-events-client");
const { validate } = require("calendar-events-client/validation");\n(async () => {`;
    project.write("main.js", program(head, `console.log(titles.join(), rejected); })();`));
    expect(await print(project, "main.js")).toBe(expected);
  });

  it.each([
    ["nodenext", "TypeScript 7"],
    ["nodenext", "TypeScript 5.9"],
    ["bundler", "TypeScript 7"],
    ["bundler", "TypeScript 5.9"],
  ] as const)("works from strict TypeScript with %s resolution, %s", async (resolution, compiler) => {
    const project = install("module");
    const typed = calls.replace("const titles = []", "const titles: string[] = []");
    const wrong =
      "// @ts-expect-error: no such filter\nif (titles.length > 9) await calendar.events.list({ colour: 1 });\n";
    project.write(
      "main.ts",
      `${esm}declare const process: { env: { ORIGIN: string } };${typed.replace("ORIGIN", "process.env.ORIGIN").replace("(error)", "(error: unknown)")}${wrong}console.log(titles.join(), rejected);`,
    );
    const module = resolution === "nodenext" ? "nodenext" : "esnext";
    const compilerOptions = {
      module,
      moduleResolution: resolution,
      target: "es2022",
      lib: ["es2022", "dom"],
      types: [],
      strict: true,
    };
    project.write("tsconfig.json", JSON.stringify({ compilerOptions, files: ["main.ts"] }));
    expect(project.run([compilers[compiler], "-p", "."]).output).toBe("");
    const { output } = await project.start(["main.js"], { ORIGIN: service.origin });
    expect(output.trim()).toBe(expected);
  });
});

describe.skipIf(isWithoutBrowser)("the client in a page of another origin", () => {
  let project: Project;
  let pages: TestServer;
  let browser: Browser;

  beforeAll(async () => {
    project = createProject();
    const files = new Map<string | undefined, string>([
      ["/", "<!doctype html><meta charset=utf-8><title>t</title>"],
    ]);
    for (const [name, code] of [
      ["/page.js", program(esm, `globalThis.found = [titles.join(), rejected].join(" ");`)],
      ["/worker.js", program(esm, `postMessage([titles.join(), rejected].join(" "));`)],
    ] as const) {
      const stdin = { contents: code, resolveDir: project.folder };
      const { outputFiles } = await build({
        stdin,
        bundle: true,
        format: "esm",
        target: "es2022",
        write: false,
      });
      files.set(name, outputFiles[0]?.text ?? "");
    }
    pages = await serve(({ url }, response) => {
      const type = url === "/" ? "text/html" : "text/javascript";
      response.writeHead(files.has(url) ? 200 : 404, { "content-type": type }).end(files.get(url));
    });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await pages.close();
    project.remove();
  });

  it("calls the service from a page without modules, by its script", async () => {
    const { folder } = packedClient();
    const { unpkg } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { unpkg: string };
    const page = await browser.newPage();
    await page.goto(pages.origin);
    await page.addScriptTag({ path: join(folder, unpkg) });
    const code = `(async () => { const { ClientError, createClient, validate } = CalendarEventsClient;${calls.replace("ORIGIN", JSON.stringify(service.origin))}
        return [titles.join(), rejected].join(" ");
      })()`;
    expect(await page.evaluate(code)).toBe(expected);
    const time = `CalendarEventsClient.dateToLocal(CalendarEventsClient.toDate("2031-03-10 18:30:00"), "Europe/Rome")`;
    expect(await page.evaluate(time)).toBe("2031-03-10 19:30:00");
  });

  it("calls the service from the page and from a worker", async () => {
    const page = await browser.newPage();
    await page.goto(pages.origin);
    await page.addScriptTag({ type: "module", url: "/page.js" });
    await page.waitForFunction("globalThis.found !== undefined", undefined, { timeout: patienceMs });
    expect(await page.evaluate("globalThis.found")).toBe(expected);
    const fromWorker = await page.evaluate(
      `new Promise((resolve, reject) => {
          const worker = new Worker("/worker.js", { type: "module" });
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = ({ message }) => reject(new Error(message));
        })`,
    );
    expect(fromWorker).toBe(expected);
  });
});
