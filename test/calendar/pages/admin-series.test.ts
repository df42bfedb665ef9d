import { beforeAll, describe, expect, it } from "vitest";
import { isWithoutBrowser, phone, useBrowser } from "../../pages/visitor.js";
import { createKey, fillEvent, openAdmin, openGroups } from "./admin-visitor.js";
import { usePages } from "./pages-service.js";

const service = usePages();

interface Shown {
  readonly id: number;
  readonly start_date: string;
}

// One series from its first date to its end.
describe.skipIf(isWithoutBrowser)("an editor in a browser", { shuffle: false }, () => {
  const visit = useBrowser(service);
  let key = "";
  beforeAll(async () => {
    await service.create("/categories", { name: "Music and more" });
    key = await createKey(service, "editor", 2);
  });

  /** What lists show, in the order of time. */
  async function events(): Promise<readonly Shown[]> {
    const { body } = await service.get("/events?start_date=2031-01-01&end_date=2033-01-01");
    return body.events as unknown as readonly Shown[];
  }

  it("signs in and makes a series of what is picked in the form", async () => {
    const path = "/admin#/events/new";
    const { page, expectQuiet } = await openAdmin(visit, { key, path });
    // A Monday.
    await fillEvent(page, "Choir", "2031-03-10T18:00", "2031-03-10T20:00");
    await openGroups(page);
    await page.getByLabel("How often").selectOption({ label: "Weekly" });
    for (const name of ["Mon", "Wed"]) await page.getByRole("checkbox", { name }).check();
    await page.getByLabel("Runs until").selectOption({ label: "A number of times" });
    await page.getByLabel("Number of times").fill("3");
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    expectQuiet();
    expect((await events()).map(({ start_date: start }) => start)).toEqual([
      "2031-03-10 18:00:00",
      "2031-03-12 18:00:00",
      "2031-03-17 18:00:00",
    ]);
  });

  it("shows a series in one row, takes a date out of its month and puts it back", async () => {
    const { page, picture, expectNoErrors } = await openAdmin(visit, { key, path: "/admin#/events" });
    const row = page.locator(".rows > *").filter({ hasText: "Weekly, Mon and Wed, 3 times" });
    await row.getByText("10 Mar 2031").waitFor();
    expect(await page.getByRole("link", { name: "Choir", exact: true }).count()).toBe(1);
    await picture("admin-series-row");
    await row.getByRole("link", { name: "Choir", exact: true }).click();
    await page.getByText("This is the whole series").waitFor();
    const day = page.getByRole("button", { name: "12 Mar 2031, 18:00" });
    await day.click();
    await page.getByText("“12 Mar 2031, 18:00” is in the trash.").waitFor();
    expect(await day.getAttribute("aria-pressed")).toBe("false");
    expect(await events()).toHaveLength(2);
    await picture("admin-series-dates");
    await expectNoErrors();
    await day.click();
    await page.getByText("“12 Mar 2031, 18:00” is back.").waitFor();
    expect(await events()).toHaveLength(3);
    await page.getByRole("link", { name: "17 Mar 2031, 18:00" }).click();
    await page.getByRole("link", { name: "Open the whole series" }).waitFor();
  });

  it("shows the rule in the form of a date, and asks how far a change and a deletion reach", async () => {
    const [, second] = await events();
    const { page, picture, expectNoErrors } = await openAdmin(visit, {
      key,
      path: `/admin#/events/${second?.id}`,
    });
    expect(await page.getByLabel("How often").inputValue()).toBe("WEEKLY");
    await page.getByLabel("Number of times").fill("4");
    await openGroups(page);
    await page.getByRole("combobox", { name: /^Takes place/ }).selectOption("canceled");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const question = page.getByRole("dialog");
    // A rule is that of more than one date.
    await expect.poll(() => question.getByRole("radio").count()).toBe(2);
    await question.getByRole("radio", { name: /^All/ }).check();
    await picture("admin-save-scope");
    await expectNoErrors();
    await question.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    expect(await events()).toHaveLength(4);

    await page.getByRole("link", { name: "All dates" }).click();
    await page.locator(".rows").getByText("Cancelled", { exact: true }).nth(3).waitFor();
    await picture("admin-cancelled");
    const trash = page.getByRole("button", { name: "Move to trash: Choir" });
    const confirm = page.getByRole("dialog").getByRole("button", { name: "Move to trash" });
    // Only this one where nothing else is picked.
    await trash.first().click();
    await picture("admin-delete-scope");
    await expectNoErrors();
    await confirm.click();
    await expect.poll(() => events()).toHaveLength(3);
    await trash.last().click();
    await page.getByRole("radio", { name: /^All/ }).check();
    await confirm.click();
    await page.locator(".empty").waitFor();
    expect(await events()).toEqual([]);
  });

  it("picks the first hit of a relation by arrow and Enter, on a page where nothing moves", async () => {
    const { page, expectQuiet } = await openAdmin(visit, { key, screen: phone });
    await page.addInitScript(
      `new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.shift = (window.shift ?? 0) + value; })
        .observe({ type: "layout-shift", buffered: true });`,
    );
    await page.reload();
    await page.locator(".cards .counts").waitFor();
    // A shift is reported after the frame that shows it.
    const shift =
      "new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(window.shift ?? 0), 200)))";
    expect(await page.evaluate(shift)).toBeLessThan(0.05);

    await page.goto(`${service.origin}/admin#/events/new`);
    const box = page.getByRole("combobox", { name: /^Categories/ });
    await box.fill("Music");
    await page.getByRole("option", { name: "Music and more" }).waitFor();
    await box.press("ArrowDown");
    await box.press("Enter");
    await page.locator(".chips").getByText("Music and more").waitFor();
    expectQuiet();
  });
});
