import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { desktop, isWithoutBrowser, phone, useBrowser } from "../../pages/visitor.js";
import { createKey, fillEvent, openAdmin, openGroups } from "./admin-visitor.js";
import { usePages } from "./pages-service.js";

const service = usePages();

interface Shown {
  readonly title: string;
  readonly start_date: string;
  readonly event_status?: string;
}

// What people come for, from its beginning to its end: tasks whose steps the pictures `task-*` show.
describe.skipIf(isWithoutBrowser)("a person", { shuffle: false }, () => {
  const visit = useBrowser(service);
  let key = "";
  beforeAll(() => service.startWork());
  afterAll(() => expect(service.errors).toEqual([]));

  /** What lists show, in the order of time. */
  async function events(language = "en"): Promise<readonly Shown[]> {
    const path = `/events?start_date=2031-01-01&end_date=2033-01-01&per_page=50&translation_language=${language}`;
    return (await service.get(path)).body.events as unknown as readonly Shown[];
  }

  it("creates the first event from the documentation, on a service without keys", async () => {
    const { page, picture, expectNoErrors } = await visit("/docs", desktop);
    await page.getByRole("link", { name: "Events", exact: true }).first().click();
    await page.locator('[data-operation="createEvent"]').click();
    const form = page.getByRole("dialog");
    await picture("task-docs-1-request");
    await form.getByRole("button", { name: "Send" }).click();
    await form.getByText("201 Created").waitFor();
    await picture("task-docs-2-answer");
    await expectNoErrors();
    expect((await service.get("/events?window=all")).body.total).toBe(1);
  });

  it("subscribes to a calendar with a phone", async () => {
    const { page, picture, expectFit, expectNoErrors } = await visit("/", phone);
    await page.locator("summary", { hasText: "Subscribe" }).tap();
    const link = page.getByRole("link", { name: /Apple|calendar app/i }).first();
    await link.scrollIntoViewIfNeeded();
    await picture("task-subscribe");
    await expectFit();
    await expectNoErrors();
    const address = (await link.getAttribute("href")) ?? "";
    expect(address).toMatch(/^webcal:/);
    const feed = await fetch(address.replace("webcal:", "http:"));
    expect(await feed.text()).toContain("BEGIN:VEVENT");
  });

  it("makes a weekly series with an image and a translation, without one of its dates", async () => {
    key = await createKey(service, "editor", 2);
    const { page, picture, expectNoErrors } = await openAdmin(visit, { key, path: "/admin#/events/new" });
    await fillEvent(page, "Choir", "2031-03-10T18:00", "2031-03-10T20:00");
    await page.getByText(/^More.*Repeats/).click();
    await page.getByLabel("How often").selectOption({ label: "Weekly" });
    await page.getByLabel("Runs until").selectOption({ label: "A number of times" });
    await page.getByLabel("Number of times").fill("6");
    const image = sharp({ create: { width: 900, height: 600, channels: 3, background: "#2a7f78" } });
    const file = { name: "choir.png", mimeType: "image/png", buffer: await image.png().toBuffer() };
    await page.getByLabel(/^Image/).setInputFiles(file);
    await page.getByLabel("Translation beside it").selectOption({ label: "Italian" });
    await page.getByRole("textbox", { name: /^Title.*Italian/ }).fill("Coro");
    await picture("task-series-1-form");
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    const exception = page.getByRole("button", { name: "24 Mar 2031, 18:00" });
    await exception.click();
    await expect.poll(() => exception.getAttribute("aria-pressed")).toBe("false");
    await picture("task-series-2-exception");
    await expectNoErrors();
    // The form of the next one is empty.
    await page.goto(`${service.origin}/admin#/events/new`);
    await expect.poll(() => page.getByRole("textbox", { name: /^Title/ }).inputValue()).toBe("");
    const dates = (await events()).filter(({ title }) => title === "Choir");
    expect(dates.map(({ start_date: start }) => start.slice(5, 10))).toEqual([
      "03-10",
      "03-17",
      "03-31",
      "04-07",
      "04-14",
    ]);
    expect((await events("it")).filter(({ title }) => title === "Coro")).toHaveLength(5);
  });

  it("cancels one of its dates, removes those after it, and brings them back", async () => {
    const { page, picture, expectNoErrors } = await openAdmin(visit, { key, path: "/admin#/events" });
    await page.getByRole("link", { name: "Choir", exact: true }).click();
    await page.getByRole("link", { name: "17 Mar 2031, 18:00" }).click();
    await page.getByRole("link", { name: "Open the whole series" }).waitFor();
    await openGroups(page);
    await page.getByRole("combobox", { name: /^Takes place/ }).selectOption("canceled");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const question = page.getByRole("dialog");
    await question.getByRole("radio", { name: /alone/ }).check();
    await picture("task-cancel-1-question");
    await question.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    const states = async () => (await events()).filter(({ title }) => title === "Choir");
    expect((await states()).map(({ event_status: status }) => status === "canceled")).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);

    await page.goto(`${service.origin}/admin#/events`);
    await page.getByRole("link", { name: "All dates" }).click();
    const trash = page.getByRole("button", { name: "Move to trash: Choir" });
    await expect.poll(() => trash.count()).toBe(5);
    await trash.nth(2).click();
    await page.getByRole("radio", { name: /those after/ }).check();
    await picture("task-cancel-2-remove");
    await question.getByRole("button", { name: "Move to trash" }).click();
    await expect.poll(async () => (await states()).length).toBe(2);
    await page.getByRole("link", { name: "Trash", exact: true }).click();
    await page.getByRole("checkbox", { name: "All", exact: true }).check();
    await picture("task-cancel-3-trash");
    await page.getByRole("button", { name: "Restore", exact: true }).click();
    await page.getByText("4 of 4 done.").waitFor();
    // The one that was taken out before is among them.
    await expect.poll(async () => (await states()).length).toBe(6);
    await picture("task-cancel-4-restored");
    await expectNoErrors();

    await page.goto(`${service.origin}/admin#/events?search=Choir`);
    await page.getByRole("link", { name: "All dates" }).first().click();
    await expect.poll(() => trash.count()).toBe(6);
    await trash.nth(5).click();
    await question.getByRole("button", { name: "Move to trash" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Undone.").waitFor();
    await expect.poll(() => trash.count()).toBe(6);
    await trash.nth(5).click();
    await question.getByRole("button", { name: "Move to trash" }).click();
    await expect.poll(() => trash.count()).toBe(5);
    await page.goto(`${service.origin}/admin#/events?status=trash`);
    await page.getByRole("button", { name: "Empty trash" }).click();
    await question.getByText("Records that will be gone: 1.").waitFor();
    await picture("task-cancel-5-empty");
    await expectNoErrors();
    await question.getByRole("button", { name: "Empty trash" }).click();
    await page.getByText("Deleted for good.").waitFor();
    await page.locator(".empty").waitFor();
    expect(await states()).toHaveLength(5);
  });

  it("imports the plan of a season after a look at what becomes of it", async () => {
    const administrator = await createKey(service, "administrator", 1);
    const { page, picture, expectNoErrors } = await openAdmin(visit, { key: administrator });
    await page.getByRole("link", { name: "Import / Export" }).click();
    const plan = `title,start_date,end_date,venue
Opening night,2031-09-05 19:30,2031-09-05 22:00,Town hall
Autumn fair,2031-09-14 10:00,2031-09-14 18:00,Market
Closing night,2031-10-32 19:30,2031-10-31 22:00,Town hall
`;
    const file = { name: "season.csv", mimeType: "text/csv", buffer: Buffer.from(plan) };
    await page.getByLabel(/^iCalendar/).setInputFiles(file);
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByText("Events: 2 created, 1 rejected").waitFor();
    await picture("task-import-1-preview");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await page.getByRole("heading", { name: "Import: season.csv" }).waitFor();
    await picture("task-import-2-report");
    await expectNoErrors();
    expect((await events()).map(({ title }) => title).slice(-2)).toEqual(["Opening night", "Autumn fair"]);
  });
});
