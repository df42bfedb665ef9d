import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { eventually, patienceMs } from "../support/eventually.js";
import { root } from "../support/workspace.js";

/** Screens that people have. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
export const desktop = { viewport: { width: 1280, height: 900 } } as const;

/** A page in a browser, with all that must not happen there. */
export interface Visitor {
  readonly page: Page;
  /** Bytes that came over the wire for scripts and styles so far. */
  readonly loadedBytes: () => Promise<number>;
  /** Keeps a picture below build/screenshots, to be looked at. */
  readonly picture: (name: string) => Promise<void>;
  /** Fails where something stands beyond the edge of the screen once the page has come to rest. */
  readonly expectFit: () => Promise<void>;
  /** Fails for an error on the console, or a request to another host. */
  readonly expectQuiet: () => void;
  /** Fails as `expectQuiet` does, and for any violation that axe finds. */
  readonly expectNoErrors: () => Promise<void>;
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const pictures = join(root, "build", "screenshots");

const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
/** Tests that need a browser are skipped where none is installed. */
export const isWithoutBrowser = !existsSync(executablePath);
if (isWithoutBrowser)
  console.log(
    `There is no browser at ${executablePath}: its tests are skipped. Install Chromium, or set CHROMIUM_PATH.`,
  );

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath, args: ["--no-sandbox"] });
}

export type Visit = (path: string, options?: BrowserContextOptions, expected?: RegExp) => Promise<Visitor>;

/** Keeps a browser open for the tests of a block, which visit paths of one site. */
export function useBrowser(site: { readonly origin: string }): Visit {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  return (path, options, expected) => visit(browser, site.origin + path, options, expected);
}

/** Opens a page of a site as a visitor in New York does. Messages on the console that match `expected` are no errors. */
export async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = desktop,
  expected?: RegExp,
): Promise<Visitor> {
  const { origin } = new URL(address);
  const context = await browser.newContext({ timezoneId: "America/New_York", ...options });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  const errors: string[] = [];
  const loads: Promise<number>[] = [];
  page.on("console", (message) => {
    const isError = ["error", "warning"].includes(message.type()) && expected?.test(message.text()) !== true;
    if (isError) errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(?:data|blob):/.test(url)) errors.push(`request to ${url}`);
  });
  page.on("requestfinished", (request) => {
    if (!["script", "stylesheet"].includes(request.resourceType())) return;
    loads.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(address, { waitUntil: "load" });
  if (options.javaScriptEnabled !== false)
    await page.waitForSelector(drawnPage(options), { state: "attached" });
  return {
    page,
    async loadedBytes() {
      return (await Promise.all(loads)).reduce((sum, bytes) => sum + bytes, 0);
    },
    async picture(name) {
      mkdirSync(pictures, { recursive: true });
      await page.screenshot({ path: join(pictures, `${name}.png`) });
    },
    expectQuiet: () => expect(errors).toEqual([]),
    expectFit: () =>
      eventually(async () =>
        expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(page.viewportSize()?.width),
      ),
    async expectNoErrors() {
      if (options.javaScriptEnabled !== false) errors.push(...(await axeViolations(page)));
      expect(errors).toEqual([]);
    },
  };
}

/**
 * What a page has once its scripts have drawn what they draw first: the grid, the form or workplace of an editor. Narrow screens have no grid.
 */
function drawnPage({ viewport }: BrowserContextOptions): string {
  const isNarrow = viewport !== undefined && viewport !== null && viewport.width < 768;
  const parts = ["#admin", ...(isNarrow ? [] : ["#grid"])].join(", ");
  return [`body:not(:has(${parts}))`, "#grid[data-state=ready]", "#admin :is(.workplace, .sign-in)"].join(
    ", ",
  );
}

async function axeViolations(page: Page): Promise<readonly string[]> {
  await page.evaluate(`if (globalThis.axe === undefined) { ${axe} }`);
  const violations = await page.evaluate<readonly { id: string; nodes: readonly { html: string }[] }[]>(
    "axe.run().then(({ violations }) => violations)",
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
