import { beforeAll, describe, expect, it } from "vitest";
import { isWithoutBrowser, useBrowser } from "../../pages/visitor.js";
import { createKey, openAdmin } from "./admin-visitor.js";
import { fillCalendar, usePages } from "./pages-service.js";

const service = usePages();

describe.skipIf(isWithoutBrowser)("the lists of the editor", { shuffle: false }, () => {
  const visit = useBrowser(service);
  let key = "";
  beforeAll(async () => {
    await fillCalendar(service);
    const draft = { start_date: "2031-04-01 10:00:00", end_date: "2031-04-01 11:00:00", status: "draft" };
    await service.create("/events", { ...draft, title: "Late walk" });
    key = await createKey(service, "editor", 2);
  });
  const list = async (path = "/admin#/events") => {
    const visitor = await openAdmin(visit, { key, path });
    const { page } = visitor;
    const names = () => page.locator(".rows tbody .name a:first-child").allTextContents();
    await page.locator(".rows").waitFor();
    return { ...visitor, names };
  };

  it("sorts by a column, filters by dates and relations, and keeps columns and views in the browser", async () => {
    const { page, names, picture, expectNoErrors } = await list();
    await page.getByRole("columnheader", { name: "Start" }).getByRole("link").click();
    await expect.poll(async () => (await names())[0]).toBe("Choir night");
    await page.getByRole("columnheader", { name: "Start" }).getByRole("link").click();
    await expect.poll(async () => (await names())[0]).toBe("Late walk");
    expect(await page.getByRole("columnheader", { name: "Start" }).getAttribute("aria-sort")).toBe(
      "descending",
    );

    await page.getByRole("button", { name: "Filters and columns" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("To").fill("2031-03-31");
    await dialog.getByRole("combobox", { name: "Venues" }).fill("town");
    await page.getByRole("option", { name: "Town hall" }).waitFor();
    await dialog.getByRole("combobox", { name: "Venues" }).press("Enter");
    await dialog.getByRole("checkbox", { name: "Venues" }).check();
    await picture("admin-filters");
    await expectNoErrors();
    await dialog.getByRole("button", { name: "Apply" }).click();
    await expect.poll(names).toEqual(["Choir night"]);
    await page.getByRole("cell", { name: "Town hall" }).waitFor();

    page.once("dialog", (question) => void question.accept("In town"));
    await page.getByRole("button", { name: "Save this view" }).click();
    await page.goto(`${service.origin}/admin#/events`);
    await page.reload();
    await page.getByRole("columnheader", { name: "Venues" }).waitFor();
    expect(await names()).toHaveLength(4);
    await page.getByRole("link", { name: "In town" }).click();
    await expect.poll(names).toEqual(["Choir night"]);
    await picture("admin-view");
    await expectNoErrors();
  });

  it("publishes, assigns and removes several records at once, says what failed, and undoes a removal", async () => {
    const { page, names, picture, expectNoErrors } = await list();
    const choose = async (...titles: string[]): Promise<void> => {
      for (const title of titles) await page.getByRole("checkbox", { name: title }).check();
    };
    await choose("Late walk", "Spring fair");
    await page.getByRole("button", { name: "Assign" }).click();
    await page.getByRole("dialog").getByRole("combobox", { name: "Categories" }).fill("Music");
    await page.getByRole("option", { name: "Music" }).waitFor();
    await page.getByRole("dialog").getByRole("combobox", { name: "Categories" }).press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Apply" }).click();
    await page.getByText("2 of 2 done.").waitFor();
    await choose("Late walk");
    await picture("admin-bulk");
    await expectNoErrors();
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText("1 of 1 done.").waitFor();
    const found = await service.get("/events?categories=music&window=all&status=publish");
    expect(found.body.total).toBe(3);

    // Somebody else was faster with one of them.
    await choose("Late walk", "Spring fair");
    const { body } = await service.get("/events?search=walk&window=all");
    const id = Number(body.events?.[0]?.id);
    await service.delete(`/events/${id}`, { headers: { authorization: `Bearer ${key}` } });
    await page.getByRole("button", { name: "Move to trash", exact: true }).click();
    await page.getByText(/1 of 2 done. “Late walk”: /).waitFor();
    await picture("admin-bulk-failed");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Undone.").waitFor();
    await expect.poll(names).toContain("Spring fair");
    await expectNoErrors();
  });

  it("leads to the public page, and begins a new record as another", async () => {
    const { page, expectNoErrors } = await list();
    const link = page.getByRole("link", { name: "Page: Choir night" });
    expect(await link.getAttribute("href")).toBe(`${service.origin}/event/choir-night/`);
    await page.getByRole("link", { name: "Duplicate: Choir night" }).click();
    await page.getByRole("heading", { name: "Add event" }).waitFor();
    const title = page.getByRole("textbox", { name: /^Title/ });
    expect(await title.inputValue()).toBe("Choir night");
    await title.fill("Choir night again");
    await page.getByRole("button", { name: "Save draft" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    const drafts = await service.get("/events?status=draft&window=all", {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(drafts.body.events).toMatchObject([{ title: "Choir night again", venue: { venue: "Town hall" } }]);
    await expectNoErrors();
  });
});
