import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { isWithoutBrowser, phone, useBrowser } from "../../pages/visitor.js";
import { rowsOf } from "../support/service.js";
import { createKey, openAdmin } from "./admin-visitor.js";
import { fillCalendar, usePages } from "./pages-service.js";

const service = usePages();

/** Shows all weeks of a month. */
const tall = { viewport: { width: 1280, height: 1600 } };

/** Drags what has a title to a day, once it stands still. */
async function drag(page: Page, title: string, day: string): Promise<void> {
  await page
    .locator(".fc-event", { hasText: title })
    .first()
    .hover({ position: { x: 12, y: 8 } });
  await page.mouse.down();
  const to = await page.locator(`.fc-daygrid-day[data-date="${day}"]`).boundingBox();
  if (to === null) throw new Error(`${day} is not shown.`);
  await page.mouse.move(to.x + 20, to.y + 30, { steps: 8 });
  await page.locator(".fc-event-mirror, .fc-event-dragging").first().waitFor();
  await page.mouse.move(to.x + 22, to.y + 32, { steps: 2 });
  await page.mouse.up();
}

describe.skipIf(isWithoutBrowser)("the month of the editor", () => {
  const visit = useBrowser(service);
  let key = "";
  beforeAll(async () => {
    await fillCalendar(service);
    key = await createKey(service, "editor", 2);
  });
  const open = async (path = "/admin#/events?view=month&month=2031-03", screen: object = tall) => {
    const visitor = await openAdmin(visit, { key, path, screen });
    await visitor.page.locator(".fc-event").first().waitFor();
    return visitor;
  };
  const withKey = () => ({ headers: { authorization: `Bearer ${key}` } });
  const create = (values: object) =>
    service.create("/events", { timezone: "Europe/Madrid", ...values }, withKey());
  const timesOf = async (path: string) => {
    const { body } = await service.get(path);
    return [body.start_date, body.end_date, body.timezone];
  };

  it("moves a record by whole days, keeps its clock in its own zone over a change of clocks, and undoes it", async () => {
    const march = { start_date: "2031-03-27 22:30:00", end_date: "2031-03-28 01:00:00" };
    const night = await create({ title: "Night walk", ...march });
    const { page, expectNoErrors } = await open();
    await drag(page, "Night walk", "2031-03-31");
    await page.getByText("“Night walk” is on 31 Mar 2031 now.").waitFor();
    expect(await timesOf(night.path)).toEqual([
      "2031-03-31 22:30:00",
      "2031-04-01 01:00:00",
      "Europe/Madrid",
    ]);
    await page.locator('[data-date="2031-03-31"]', { hasText: "Night walk" }).waitFor();
    await expectNoErrors();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Undone.").waitFor();
    expect(await timesOf(night.path)).toEqual([march.start_date, march.end_date, "Europe/Madrid"]);
    await page.locator('[data-date="2031-03-27"]', { hasText: "Night walk" }).waitFor();
  });

  it("moves whole days", async () => {
    const values = { start_date: "2031-05-05", end_date: "2031-05-06", all_day: true };
    const camp = await create({ title: "Camp", ...values });
    const { page } = await open("/admin#/events?view=month&month=2031-05");
    await drag(page, "Camp", "2031-05-14");
    await page.getByText("“Camp” is on 14 May 2031 now.").waitFor();
    expect((await timesOf(camp.path)).slice(0, 2)).toEqual(["2031-05-14 00:00:00", "2031-05-15 23:59:59"]);
  });

  it("shows drafts and what is cancelled, keeps the filters of the list from month to month, and opens a record", async () => {
    const day = (date: string) => ({ start_date: `${date} 10:00:00`, end_date: `${date} 11:00:00` });
    await create({ title: "Old plan", ...day("2031-06-03"), status: "draft" });
    await create({ title: "Rained off", ...day("2031-06-04"), event_status: "canceled" });
    await create({ title: "Rained dry", ...day("2031-07-18") });
    const { page, expectNoErrors, picture } = await openAdmin(visit, {
      key,
      screen: tall,
      path: "/admin#/events",
    });
    await page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: "Month" }).click();
    await page.locator(".fc").waitFor();
    await page.goto(`${service.origin}/admin#/events?view=month&month=2031-06`);
    await page.locator(".fc-event", { hasText: "Draft · Old plan" }).waitFor();
    await page.locator(".fc-event.cancelled", { hasText: "Cancelled · Rained off" }).waitFor();
    await picture("admin-month-statuses");
    await expectNoErrors();
    await page.getByRole("searchbox").fill("rained");
    await page.getByRole("searchbox").press("Enter");
    const titles = () => page.locator(".fc-event-title").allTextContents();
    await expect.poll(titles).toEqual(["Cancelled · Rained off"]);
    await page.getByRole("link", { name: "Next" }).click();
    await page.getByText("July 2031").waitFor();
    await expect.poll(titles).toEqual(["Rained dry"]);
    await page.locator(".fc-event").first().focus();
    await page.keyboard.press("Enter");
    await page.getByRole("textbox", { name: /^Title/ }).waitFor();
    expect(await page.getByRole("textbox", { name: /^Title/ }).inputValue()).toBe("Rained dry");
  });

  it("says that somebody else has changed a record meanwhile, and shows it as they left it", async () => {
    const talk = await create({
      title: "Talk",
      start_date: "2031-08-05 10:00:00",
      end_date: "2031-08-05 11:00:00",
    });
    const { page } = await open("/admin#/events?view=month&month=2031-08");
    const theirs = { start_date: "2031-08-12 09:00:00", end_date: "2031-08-12 10:00:00" };
    expect((await service.patch(talk.path, theirs, withKey())).status).toBe(200);
    await drag(page, "Talk", "2031-08-20");
    await page.locator(".notice.bad").waitFor();
    await page.locator('[data-date="2031-08-12"]', { hasText: "Talk" }).waitFor();
    expect((await timesOf(talk.path))[0]).toBe("2031-08-12 09:00:00");
  });

  it("asks how far the move of a date reaches in its series, and leaves it where it was when that is cancelled", async () => {
    await create({
      title: "Choir practice",
      start_date: "2031-09-01 18:00:00",
      end_date: "2031-09-01 20:00:00",
      recurrence: { rrule: "FREQ=WEEKLY;COUNT=3" },
    });
    const starts = async () => {
      const { body } = await service.get("/events?search=practice&start_date=2031-08-01&end_date=2031-12-01");
      return rowsOf(body.events).map(({ start_date: start }) => start);
    };
    const { page, expectNoErrors } = await open("/admin#/events?view=month&month=2031-09");
    await drag(page, "Choir practice", "2031-09-02");
    const question = page.getByRole("dialog");
    await question.getByRole("button", { name: "Cancel" }).click();
    await page.locator('[data-date="2031-09-01"]', { hasText: "Choir practice" }).waitFor();
    await drag(page, "Choir practice", "2031-09-02");
    await question.getByRole("radio").last().check();
    await expectNoErrors();
    await question.getByRole("button", { name: "Apply" }).click();
    await page.getByText("“Choir practice” is on 2 Sept 2031 now.").waitFor();
    await expect.poll(starts).toEqual(["2031-09-02 18:00:00", "2031-09-09 18:00:00", "2031-09-16 18:00:00"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Undone.").waitFor();
    await expect.poll(starts).toEqual(["2031-09-01 18:00:00", "2031-09-08 18:00:00", "2031-09-15 18:00:00"]);
  });

  it("moves a record without a mouse", async () => {
    const lunch = await create({
      title: "Lunch",
      start_date: "2031-10-06 12:00:00",
      end_date: "2031-10-06 13:00:00",
    });
    const { page, expectNoErrors } = await openAdmin(visit, { key, path: "/admin#/events?search=lunch" });
    await page.getByRole("button", { name: "Move …: Lunch" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Move: Lunch" });
    await dialog.getByLabel("Move to").fill("2031-11-03");
    await expectNoErrors();
    await dialog.getByLabel("Move to").press("Enter");
    await page.getByText("“Lunch” is on 3 Nov 2031 now.").waitFor();
    expect((await timesOf(lunch.path)).slice(0, 2)).toEqual(["2031-11-03 12:00:00", "2031-11-03 13:00:00"]);
  });

  it.each([
    ["phone", phone],
    ["tablet", { viewport: { width: 768, height: 1024 } }],
    ["dark", { viewport: { width: 1440, height: 900 }, colorScheme: "dark" }],
  ] as const)("is usable on a %s screen", async (name, screen) => {
    const path = "/de/admin#/events?view=month&month=2031-03";
    const { expectFit, expectNoErrors, picture } = await open(path, screen);
    await picture(`admin-month-${name}`);
    await expectFit();
    await expectNoErrors();
  });
});
