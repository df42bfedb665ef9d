import { beforeAll, describe, expect, it } from "vitest";
import { isWithoutBrowser, useBrowser } from "../../pages/visitor.js";
import { createKey, fillEvent, openAdmin, openGroups } from "./admin-visitor.js";
import { usePages } from "./pages-service.js";

const service = usePages();

describe.skipIf(isWithoutBrowser)("the form of the editor", { shuffle: false }, () => {
  const visit = useBrowser(service);
  let key = "";
  beforeAll(async () => {
    key = await createKey(service, "editor", 2);
  });
  const open = (path = "/admin#/events/new") => openAdmin(visit, { key, path });

  it("asks in groups for the usual fields, and for the others on demand, none of them as JSON", async () => {
    const { page, picture, expectNoErrors } = await open();
    await page
      .getByRole("region", { name: "When" })
      .getByLabel(/^Start/)
      .waitFor();
    const titles = await page.locator(".groups > .group > h2").allTextContents();
    expect(titles).toEqual(["What", "When", "Where", "Cost", "Publication"]);
    const visible = () => page.locator(".group .field :is(input, select, textarea, .area):visible").count();
    expect(await visible()).toBe(12);
    await picture("admin-groups");
    await openGroups(page);
    expect(await visible()).toBeGreaterThan(30);
    await page.getByRole("region", { name: "Tickets" }).getByRole("button", { name: "Add" }).waitFor();
    for (const text of await page.locator(".editor :is(input, textarea)").all())
      expect(await text.inputValue()).not.toContain("{");
    await picture("admin-groups-open");
    await expectNoErrors();
  });

  it("moves the end with the start, and begins with the zone picked last", async () => {
    const { page, expectNoErrors } = await open();
    await fillEvent(page, "Walk", "2031-06-01T10:00", "2031-06-01T12:30");
    await page.getByLabel(/^Start/).fill("2031-06-02T23:00");
    expect(await page.getByLabel(/^End/).inputValue()).toBe("2031-06-03T01:30");
    await page.getByLabel(/^Time zone/).selectOption("Asia/Tokyo");
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    await page.goto(`${service.origin}/admin#/events/new`);
    await page.reload();
    await page.getByRole("heading", { name: "Add event" }).waitFor();
    expect(await page.getByLabel(/^Time zone/).inputValue()).toBe("Asia/Tokyo");
    await fillEvent(page, "Swim", "2031-06-05T10:00", "2031-06-05T12:30");
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    const { body } = await service.get("/events?search=swim&window=all");
    expect(body.events).toMatchObject([{ timezone: "Asia/Tokyo", end_date: "2031-06-05 12:30:00" }]);
    await expectNoErrors();
  });

  it("offers after a reload what was not saved, and forgets it once it is", async () => {
    const { page, picture, expectNoErrors } = await open();
    await fillEvent(page, "Night of lights", "2031-07-01T20:00", "2031-07-01T22:00");
    await page.getByText("There are changes that are not saved.").waitFor();
    page.once("dialog", (question) => void question.accept());
    await page.reload();
    await page.getByText("There are changes from before that were not saved.").waitFor();
    await picture("admin-earlier");
    await expectNoErrors();
    await page.getByRole("button", { name: "Restore" }).click();
    const title = page.getByRole("textbox", { name: /^Title/ });
    expect(await title.inputValue()).toBe("Night of lights");
    await page.getByRole("button", { name: "Save draft" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    await page.goto(`${service.origin}/admin#/events/new`);
    await page.reload();
    await page.getByRole("heading", { name: "Add event" }).waitFor();
    expect(await page.getByText("There are changes from before").count()).toBe(0);
    await expectNoErrors();
  });

  it.each([390, 768, 1440])("moves nothing while it loads, at %i pixels", async (width) => {
    const screen = { viewport: { width, height: 844 } };
    for (const [path, isSignedIn] of [
      ["", false],
      ["", true],
      ["#/events", true],
      ["#/events/new", true],
    ] as const) {
      const { page } = await openAdmin(visit, {
        key: isSignedIn ? key : undefined,
        path: `/admin${path}`,
        screen,
      });
      await page.addInitScript(
        `new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.shift = (window.shift ?? 0) + value; })
          .observe({ type: "layout-shift", buffered: true });`,
      );
      await page.reload();
      await page.locator(":is(.sign-in, .cards, .rows, .groups)").waitFor();
      const shift =
        "new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(window.shift ?? 0), 200)))";
      expect(await page.evaluate(shift)).toBeLessThan(0.01);
    }
  });
});
