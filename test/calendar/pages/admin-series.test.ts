import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../../pages/visitor.js";
import { chromiumPath } from "../../support/chromium.js";
import { createKey, openAdmin } from "./admin-visitor.js";
import { usePages } from "./pages-service.js";

const executablePath = chromiumPath();
const service = usePages();

describe.skipIf(executablePath === undefined)("an editor in a browser", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(executablePath ?? "");
  });
  afterAll(() => browser.close());

  it("signs in and makes a series of what is picked in the form", async () => {
    const key = await createKey(service, "editor", 2);
    const path = "/admin#/events/new";
    const { page, expectQuiet } = await openAdmin(browser, service.origin, { key, path });
    await page.getByRole("textbox", { name: /^Title/ }).fill("Choir");
    // A Monday.
    await page.getByLabel(/^Start/).fill("2031-03-10T18:00");
    await page.getByLabel(/^End/).fill("2031-03-10T20:00");
    await page.getByLabel("How often").selectOption({ label: "Weekly" });
    for (const name of ["Mon", "Wed"]) await page.getByRole("checkbox", { name }).check();
    await page.getByLabel("Runs until").selectOption({ label: "A number of times" });
    await page.getByLabel("Number of times").fill("3");
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    expectQuiet();
    const { body } = await service.request("GET", "/events?start_date=2031-01-01&end_date=2033-01-01");
    const events = body.events as unknown as readonly { readonly start_date: string }[];
    expect(events.map(({ start_date: start }) => start)).toEqual([
      "2031-03-10 18:00:00",
      "2031-03-12 18:00:00",
      "2031-03-17 18:00:00",
    ]);
  });
});
