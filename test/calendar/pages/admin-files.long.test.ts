import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { desktop, isWithoutBrowser, phone, useBrowser } from "../../pages/visitor.js";
import { createKey, openAdmin } from "./admin-visitor.js";
import { usePages } from "./pages-service.js";

const service = usePages();
const table = `title,start_date,end_date,venue
Choir,2031-03-10 19:30,2031-03-10 21:00,Town hall
Fair,2031-03-14 10:00,never,Market
Walk,2031-03-20 09:00,2031-03-20 12:00,
`;
const file = (text: string) => ({ name: "plan.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

describe.skipIf(isWithoutBrowser)("files in the editor", () => {
  const visit = useBrowser(service);
  let key = "";
  let editorKey = "";
  const titles = async (): Promise<readonly string[]> => {
    const { events } = await service.read("/events?start_date=2031-01-01");
    return (events as unknown as readonly { readonly title: string }[]).map(({ title }) => title);
  };

  beforeAll(async () => {
    key = await createKey(service, "administrator", 2);
    editorKey = await createKey(service, "editor", 3);
  });

  it("are previewed, imported with links to their records, and bring nothing twice", async () => {
    const { page, picture, expectFit, expectNoErrors } = await openAdmin(visit, { key });
    await page.getByRole("link", { name: "Import / Export" }).click();
    await page.getByRole("heading", { name: "Import / Export" }).waitFor();
    const preview = async (text: string): Promise<void> => {
      await page.getByLabel(/^iCalendar/).setInputFiles(file(text));
      await page.getByRole("button", { name: "Preview" }).click();
      await page.getByRole("heading", { name: "Preview: plan.csv" }).waitFor();
    };
    await preview(table);
    await page.getByText("Events: 2 created, 1 rejected").waitFor();
    const rejected = page.getByRole("listitem").filter({ hasText: "Fair" });
    await rejected.getByText("rejected", { exact: true }).waitFor();
    await rejected.getByText("line 3").waitFor();
    await rejected.getByText(/^end_date is not a date and time/).waitFor();
    await picture("admin-import-preview");
    await expectFit();
    expect(await titles()).toEqual([]);

    await page.getByRole("button", { name: "Import", exact: true }).click();
    await page.getByRole("heading", { name: "Import: plan.csv" }).waitFor();
    await page.getByText("Events: 2 created, 1 rejected").waitFor();
    await expectNoErrors();
    expect(await titles()).toEqual(["Choir", "Walk"]);

    await preview(table);
    await page.getByText("Events: 2 unchanged, 1 rejected").waitFor();
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await page.getByRole("heading", { name: "Import: plan.csv" }).waitFor();
    await page.getByText("Events: 2 unchanged, 1 rejected").waitFor();
    expect(await titles()).toEqual(["Choir", "Walk"]);
    await page.getByRole("link", { name: "Walk" }).click();
    await expect.poll(() => page.getByRole("textbox", { name: /^Title/ }).inputValue()).toBe("Walk");
  });

  it("say at the form why they cannot be read", async () => {
    const { page, picture, expectNoErrors } = await openAdmin(visit, {
      ...{ key, path: "/admin#/-/files" },
      screen: { ...phone, colorScheme: "dark" },
    });
    await page.getByLabel(/^iCalendar/).setInputFiles(file("name,start_date\nA,2031-03-03\n"));
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByText(/No column is named title/).waitFor();
    await picture("admin-import-phone");
    await expectNoErrors();
    await page.getByLabel(/^iCalendar/).setInputFiles(file("title,start_date\nA,03/04/2031\n"));
    await page.getByLabel("Dates such as 03/04/2031").selectOption("4 Mar 2031");
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByText("Events: 1 created").waitFor();
  });

  it("show how far a long one is, and end where that is asked for", async () => {
    const rows = Array.from({ length: 2000 }, (_, at) => `Evening ${at},2031-05-01 19:00`);
    const long = ["title,start_date", ...rows].join("\n");
    const { page, picture } = await openAdmin(visit, { key, path: "/admin#/-/files" });
    await page.getByLabel(/^iCalendar/).setInputFiles(file(long));
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByText(/^\d+ of 2000, \d+ per second, \d+ s left$/).waitFor();
    await picture("admin-import-progress");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("progressbar").waitFor({ state: "detached" });
    expect(await page.getByRole("heading", { name: "Preview: plan.csv" }).count()).toBe(0);
    expect(await page.getByRole("alert").filter({ hasText: /./ }).count()).toBe(0);
  });

  it("can be saved with all records, or all public ones as a calendar", async () => {
    const { page } = await openAdmin(visit, { key, path: "/admin#/-/files" });
    const save = async (name: string): Promise<string> => {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name, exact: true }).click();
      return readFile(await (await download).path(), "utf8");
    };
    expect(await save("JSON (.jsonl)")).toMatch(/^\{"format":"calendar-export"/);
    expect(await save("iCalendar (.ics)")).toMatch(/^BEGIN:VCALENDAR/);
  });

  it("are for those who may import", async () => {
    const { page } = await openAdmin(visit, { key: editorKey, path: "/admin#/-/files" });
    await page.getByRole("link", { name: "Overview" }).waitFor();
    expect(await page.getByRole("link", { name: "Import / Export" }).count()).toBe(0);
    expect(await page.getByLabel(/^iCalendar/).count()).toBe(0);
  });

  it.each(["de", "it", "fr", "es", "ca"])("have words in %s that fit", async (language) => {
    for (const screen of [phone, desktop]) {
      const path = `/${language}/admin#/-/files`;
      const { page, picture, expectFit, expectNoErrors } = await openAdmin(visit, { key, path, screen });
      await page.locator('input[type="file"]').waitFor();
      if (screen === desktop) await picture(`admin-import-${language}`);
      await expectFit();
      await expectNoErrors();
    }
  });
});
