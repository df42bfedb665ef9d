import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { build } from "esbuild";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EventChange } from "../../../generated/sdk/index.js";
import { fileStore } from "../../../generated/sdk/sync.js";
import { isWithoutBrowser, openBrowser } from "../../pages/visitor.js";
import { patienceMs } from "../../support/eventually.js";
import { serve, type TestServer } from "../../support/serve.js";
import { root } from "../../support/workspace.js";
import { untilLogged } from "../changes/copy.js";
import { useCaller } from "../http/callers.js";
import { createEvent } from "../http/sample-records.js";
import { useService } from "../support/service.js";

/** A program in one file, for Node and for pages. */
async function bundle(contents: string): Promise<string> {
  const stdin = { contents, resolveDir: join(root, "generated/sdk"), loader: "ts" } as const;
  const options = { bundle: true, format: "esm", target: "es2022", write: false } as const;
  const { outputFiles } = await build({ ...options, stdin });
  return outputFiles[0]?.text ?? "";
}

describe("a copy in a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "sync-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("has the records of its position, whenever the program is killed", async () => {
    const [program, path] = [join(folder, "program.mjs"), join(folder, "copy.jsonl")];
    // Each write gives all records the number that is its token.
    const text = `import { fileStore } from "./sync.js";
const store = await fileStore(process.argv[2]);
for (let count = Number((await store.position())?.token ?? 0) + 1; ; count += 1) {
  const records = Array.from({ length: 400 }, (_, id) => [id, { id, revision: count, record: {}, type: "updated", round: 1 }]);
  await store.write(new Map(records), { token: String(count), round: 1, isWhole: true });
  console.log(count);
}`;
    writeFileSync(program, await bundle(text));
    let last = 0;
    for (const writes of [1, 7, 30, 60, 3, 90]) {
      const child = spawn(process.execPath, [program, path], { stdio: ["ignore", "pipe", "inherit"] });
      let written = 0;
      createInterface(child.stdout).on("line", () => {
        written += 1;
        if (written === writes) child.kill("SIGKILL");
      });
      await once(child, "close");
      const store = await fileStore<EventChange>(path);
      const token = Number((await store.position())?.token);
      expect(token).toBeGreaterThanOrEqual(last + writes);
      for await (const { revision } of store.entries()) expect(revision).toBe(token);
      last = token;
    }
  });
});

describe.skipIf(isWithoutBrowser)("a copy in the database of a browser", () => {
  const service = useService();
  const administrator = useCaller(service, "administrator", 1);
  let pages: TestServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    service.startWork();
    const script = await bundle(`import { createCore, indexedDbStore, syncEvents } from "./sync.js";
globalThis.follow = async () => {
  const [seen, held] = [[], []];
  const store = await indexedDbStore("events");
  const onChange = (changes) => void seen.push(...changes.map(({ type, id }) => type + " " + id));
  await syncEvents(createCore({ baseUrl: ${JSON.stringify(service.origin)} }), { store, onChange });
  for await (const { id } of store.entries()) held.push(id);
  return { seen, held, title: (await store.get(held[0] ?? 0))?.record.title };
};`);
    pages = await serve(({ url }, response) => {
      const [type, body] =
        url === "/sync.js" ? ["text/javascript", script] : ["text/html", "<!doctype html><title>t</title>"];
      response.writeHead(200, { "content-type": `${type}; charset=utf-8` }).end(body);
    });
    browser = await openBrowser();
    page = await browser.newPage();
  });
  afterAll(async () => {
    await browser.close();
    await pages.close();
  });

  /** Loads the page and brings its copy up to date. */
  async function follow(): Promise<unknown> {
    await untilLogged(service.database);
    await page.goto(pages.origin);
    await page.addScriptTag({ type: "module", url: "/sync.js" });
    await page.waitForFunction("globalThis.follow !== undefined", undefined, { timeout: patienceMs });
    return await page.evaluate("follow()");
  }

  it("is there when the page is loaded again", async () => {
    const { id, path } = await createEvent(administrator, { title: "Day walk" });
    expect(await follow()).toEqual({ seen: [`created ${id}`], held: [id], title: "Day walk" });
    expect(await follow()).toEqual({ seen: [], held: [id], title: "Day walk" });
    await administrator.patch(path, { title: "Night walk" });
    expect(await follow()).toEqual({ seen: [`updated ${id}`], held: [id], title: "Night walk" });
    await administrator.delete(path);
    expect(await follow()).toEqual({ seen: [`left ${id}`], held: [] });
  });
});
