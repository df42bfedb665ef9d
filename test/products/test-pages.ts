import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../pages/visitor.js";
import { chromiumPath } from "../support/chromium.js";
import { patienceMs } from "../support/eventually.js";
import type { ServedProduct } from "../support/product.js";

const calendarWords =
  /calendar\b(?! dates?\b)|\bevents?\b(?! (loop|log|handler|listener))|venue|organizer|ticket/gi;
const executablePath = chromiumPath();

/** Tests the pages of a product in its languages, and that nothing which it shows or generates speaks of a calendar. */
export function testPages(served: ServedProduct, second: string): void {
  const paths = ["/", "/docs", "/admin", `/${second}/`, `/${second}/docs`, `/admin?lang=${second}`];

  it.each(paths)("has a page %s without words of a calendar", async (path) => {
    const response = await fetch(served.origin + path);
    const html = await response.text();
    expect(response.status, html).toBe(200);
    expect(html.match(calendarWords) ?? []).toEqual([]);
  });

  it("has no word of a calendar in its documents and its client", async () => {
    const document = await (await fetch(`${served.api}/doc`)).text();
    expect(document.match(calendarWords) ?? []).toEqual([]);
    const folder = join(served.product.folder, "generated", "sdk");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.\w+$/.test(name),
    );
    const found = files.flatMap((name) =>
      (readFileSync(join(folder, name), "utf8").match(/.+/g) ?? [])
        .filter((line) => /the events|\bcalendar\b(?! dates?\b)|venue|organizer|ticket/i.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  describe.skipIf(executablePath === undefined)("in a browser", () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await openBrowser(executablePath ?? "");
    });
    afterAll(() => browser.close());

    it.each(paths)("shows %s without an error", async (path) => {
      const context = await browser.newContext();
      context.setDefaultTimeout(patienceMs);
      const page = await context.newPage();
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      await page.goto(served.origin + path);
      await page.locator("h1, h2, input, [role=heading]").first().waitFor();
      expect(errors).toEqual([]);
      await context.close();
    });
  });
}
