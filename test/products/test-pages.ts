import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isWithoutBrowser, openBrowser } from "../pages/visitor.js";
import { productKey, type ServedProduct } from "../support/product.js";

const calendarWords =
  /calendar\b(?! dates?\b)|\bevents?\b(?! (loop|log|handler|listener))|venue|organizer|ticket/gi;
/** How long a page may take to show what it has, on a busy machine. */
const pageMs = 60_000;

/** The second language of a product, and what it calls the records of a resource. */
interface SecondLanguage {
  readonly language: string;
  readonly labels: string;
}

/** Tests the pages of a product in its languages, and that nothing which it shows or generates speaks of a calendar. */
export function testPages(served: ServedProduct, { language: second, labels }: SecondLanguage): void {
  const paths = ["/", "/docs", "/admin", `/${second}/`, `/${second}/docs`, `/${second}/admin`];

  it.each(paths)("has a page %s without words of a calendar", async (path) => {
    const response = await fetch(served.origin + path);
    const html = await response.text();
    expect(response.status, html).toBe(200);
    expect(html.match(calendarWords) ?? []).toEqual([]);
  });

  it("has no library of images, as its records have none", async () => {
    const headers = { authorization: `Bearer ${productKey}` };
    expect((await fetch(`${served.origin}/admin/media`, { headers })).status).toBe(404);
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

  describe.skipIf(isWithoutBrowser)("in a browser", () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await openBrowser();
    });
    afterAll(() => browser.close());

    it.each(paths)("shows %s without an error", async (path) => {
      const context = await browser.newContext();
      context.setDefaultTimeout(pageMs);
      const page = await context.newPage();
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      await page.goto(served.origin + path);
      await page.locator("h1, h2, input, [role=heading]").first().waitFor();
      expect(errors).toEqual([]);
      await context.close();
    });

    it("shows the words of the product in the second language, in the editor as well", async () => {
      const context = await browser.newContext();
      context.setDefaultTimeout(pageMs);
      const page = await context.newPage();
      for (const path of [`/${second}/`, `/${second}/docs`, `/${second}/admin`]) {
        await page.goto(served.origin + path);
        expect(await page.locator("html").getAttribute("lang"), path).toBe(second);
        if (path.endsWith("/admin")) {
          await page.locator("#key").fill(productKey);
          await page.keyboard.press("Enter");
        }
        await page.getByText(labels).first().waitFor();
        expect((await page.locator("body").innerText()).match(calendarWords) ?? [], path).toEqual([]);
      }
      await context.close();
    });
  });
}
