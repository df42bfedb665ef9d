import { beforeAll, describe, expect, it } from "vitest";
import { isWithoutBrowser, phone, useBrowser } from "../../pages/visitor.js";
import { createKey, fillEvent, openAdmin, openGroups } from "./admin-visitor.js";
import { usePages } from "./pages-service.js";

const service = usePages();

interface Shown {
  readonly id: number;
  readonly title: string;
  readonly start_date: string;
  readonly website: string;
  readonly post_parent: number;
}

describe.skipIf(isWithoutBrowser)("the form of a record that repeats", () => {
  const visit = useBrowser(service);
  let key = "";
  beforeAll(async () => {
    key = await createKey(service, "editor", 2);
  });

  /** What lists show, in the order of time. */
  async function events(language = "en"): Promise<readonly Shown[]> {
    const path = `/events?start_date=2031-01-01&end_date=2033-01-01&per_page=50&translation_language=${language}`;
    return (await service.get(path)).body.events as unknown as readonly Shown[];
  }
  const titles = async (language?: string) => (await events(language)).map(({ title }) => title);

  it("makes a series of what is picked, and shows what is wrong with a rule at its field", async () => {
    const { page, picture, expectNoErrors } = await openAdmin(visit, { key, path: "/admin#/events/new" });
    await page.getByRole("heading", { name: "Add event" }).waitFor();
    // A Monday.
    await fillEvent(page, "Choir", "2031-03-10T18:00", "2031-03-10T20:00");
    await openGroups(page);
    await page.getByLabel("How often").selectOption({ label: "Weekly" });
    await page.getByRole("checkbox", { name: "Wed" }).check();
    await page.getByLabel("Runs until").selectOption({ label: "A number of times" });
    await page.getByLabel("Number of times").fill("4");
    const rule = page.getByRole("textbox", { name: /^Rule as in iCalendar/ });
    expect(await rule.inputValue()).toBe("FREQ=WEEKLY;BYDAY=WE;COUNT=4");
    await page.getByRole("button", { name: "Publish" }).click();
    const message = page.locator("#field-recurrence-error");
    await message.waitFor();
    expect(await message.textContent()).toContain("2031-03-10");
    await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("field-recurrence");
    await picture("admin-series");
    await expectNoErrors();

    await rule.fill("FREQ=WEEKLY;BYDAY=WE;COUNT=4;BYHOUR=5");
    await page.getByRole("button", { name: "Publish" }).click();
    await message.getByText("BYHOUR=5").waitFor();
    await rule.fill("FREQ=WEEKLY;BYDAY=WE;COUNT=4");
    await page.getByRole("checkbox", { name: "Mon" }).check();
    await page.getByLabel("Dropped starts").fill("2031-03-12T18:00");
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    expect((await events()).map(({ start_date: start }) => start)).toEqual([
      "2031-03-10 18:00:00",
      "2031-03-17 18:00:00",
      "2031-03-19 18:00:00",
    ]);
    await openGroups(page);
    expect(await rule.inputValue()).toBe("FREQ=WEEKLY;COUNT=4;BYDAY=MO,WE");
    expect(await page.getByLabel("Number of times").inputValue()).toBe("4");
    await expectNoErrors();
  });

  it("asks how far the change of an occurrence reaches, in every language", async () => {
    const [first, second, third] = await events();
    const { page, picture, expectNoErrors } = await openAdmin(visit, {
      key,
      path: `/admin#/events/${second?.id}`,
      screen: phone,
    });
    const title = page.getByRole("textbox", { name: /^Title.*English|^Title(?!.*Italian)/ });
    const save = async (reach: RegExp): Promise<void> => {
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByRole("radio", { name: reach }).check();
      await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
      await page.getByText("Saved.", { exact: true }).waitFor();
    };
    await title.waitFor();
    await openGroups(page);
    await page.getByLabel(/^Website/).fill("https://choir.example");
    await save(/alone/);
    expect((await events()).map(({ website }) => website)).toEqual(["", "https://choir.example", ""]);

    await page.getByLabel("Translation beside it").selectOption({ label: "Italian" });
    await title.fill("Singers");
    await page.getByRole("textbox", { name: /^Title.*Italian/ }).fill("Coro");
    await picture("admin-occurrence");
    await expectNoErrors();
    await save(/^All/);
    expect(await titles()).toEqual(["Singers", "Singers", "Singers"]);
    expect(await titles("it")).toEqual(["Coro", "Coro", "Coro"]);

    await title.fill("Late singers");
    await page.getByRole("textbox", { name: /^Title.*Italian/ }).fill("Coro tardi");
    await save(/those after/);
    expect(await titles()).toEqual(["Singers", "Late singers", "Late singers"]);
    expect(await titles("it")).toEqual(["Coro", "Coro tardi", "Coro tardi"]);
    const after = await events();
    expect(after.map(({ id }) => id)).toEqual([first?.id, second?.id, third?.id]);
    expect(after[1]?.post_parent).toBe(after[2]?.post_parent);
    expect(after[0]?.post_parent).not.toBe(after[1]?.post_parent);
    await expectNoErrors();
  });
});
