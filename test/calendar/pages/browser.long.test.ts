import { beforeAll, describe, expect, it } from "vitest";
import { desktop, isWithoutBrowser, phone, useBrowser } from "../../pages/visitor.js";
import { eventually } from "../../support/eventually.js";
import { serve } from "../../support/serve.js";
import { fillCalendar, usePages } from "./pages-service.js";

const service = usePages();

const languages = {
  en: {
    path: "",
    month: "March 2031",
    concert: "Choir night",
    week: "Week",
    next: "Next",
    clock: "7:30 PM",
    own: /2:30.+4:00\sPM/,
  },
  it: {
    path: "/it",
    month: "Marzo 2031",
    concert: "Serata del coro",
    week: "Settimana",
    next: "Successivo",
    clock: "19:30",
    own: /14:30.16:00/,
  },
} as const;

/** Text in which every blank is the same. */
const clean = (text: string | null): string => (text ?? "").replaceAll(/\s/g, " ");

describe.skipIf(isWithoutBrowser)("the pages in a browser", () => {
  const visit = useBrowser(service);
  beforeAll(async () => {
    await fillCalendar(service);
  });

  it("shows what is written meanwhile while it can be seen, and holds no connection otherwise", async () => {
    service.startWork();
    const listeners = (count: number) =>
      eventually(async () =>
        expect(await service.gauges()).toMatch(new RegExp(`^changes_stream_listeners ${count}$`, "m")),
      );
    const { page, expectNoErrors } = await visit("/");
    await listeners(1);
    const late = { title: "Late addition", start_date: "2031-03-18 18:00", end_date: "2031-03-18 19:00" };
    const { path } = await service.create("/events", late);
    const shown = page.locator(".fc-event", { hasText: late.title });
    await shown.waitFor();
    const show = (isHidden: boolean) =>
      page.evaluate(
        `Object.defineProperty(document, "hidden", { value: ${isHidden}, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));`,
      );
    await show(true);
    await listeners(0);
    await service.delete(path);
    await show(false);
    await shown.waitFor({ state: "detached" });
    await expectNoErrors();
    await page.goto("about:blank");
    await listeners(0);
  });

  describe.each(Object.entries(languages))("in %s", (language, words) => {
    it("shows the month on a wide screen, leads to a record and back", async () => {
      const { page, picture, expectNoErrors } = await visit(`${words.path}/`);
      await page.locator(".fc-event", { hasText: words.concert }).waitFor();
      expect(await page.locator("h1").textContent()).toBe(words.month);
      expect(await page.locator(".fc-event-start").count()).toBe(3);
      expect(await page.locator(".listing").isVisible()).toBe(false);
      await picture(`${language}-month`);
      await expectNoErrors();

      await page.locator(".fc-event", { hasText: words.concert }).click();
      await page.locator("h1", { hasText: words.concert }).waitFor();
      await page.locator(".yours").waitFor();
      expect(await page.locator(".yours").textContent()).toMatch(words.own);
      expect(await page.locator(".yours").textContent()).toContain(" (America/New York)");
      await picture(`${language}-record`);
      await expectNoErrors();
      await page.getByText("← Events Calendar").click();
      await page.locator(".fc-event").first().waitFor();
    });

    it("shows the week, and times in the visitor's zone when asked", async () => {
      const { page, picture, expectNoErrors } = await visit(`${words.path}/?date=2031-03-10`);
      await page.getByRole("link", { name: words.week, exact: true }).click();
      const concert = page.locator(".fc-event", { hasText: words.concert });
      await concert.waitFor();
      expect(clean(await concert.textContent())).toContain(words.clock);
      await picture(`${language}-week`);
      await expectNoErrors();
      await page.locator(".own-zone input").check();
      await page.locator(".fc-event", { hasText: /(?<!\d)(14|2):30/ }).waitFor();
      await expectNoErrors();
    });

    it("serves a phone the list of the month", async () => {
      const { page, picture, expectFit, expectNoErrors } = await visit(`${words.path}/`, phone);
      expect(await page.locator(".agenda li").count()).toBe(3);
      expect(await page.locator("#grid").isVisible()).toBe(false);
      await expectFit();
      await picture(`${language}-phone`);
      await expectNoErrors();
      await page.locator(".find summary").click();
      await expectNoErrors();
      await page.locator(".own-zone input").check();
      expect(await page.locator(".own").first().textContent()).toMatch(words.own);
      // The morning of the 20th in Tokyo is the evening before in New York.
      expect(await page.locator(".own").last().textContent()).toMatch(/\b19\b.*(?:21:00|9:00.+PM)/);
      await page.getByRole("link", { name: words.concert }).click();
      await page.locator("h1", { hasText: words.concert }).waitFor();
      await expectFit();
      await picture(`${language}-phone-record`);
      await expectNoErrors();
    });

    it.each([
      ["desktop", desktop],
      ["phone", phone],
    ])("works without scripts on a %s", async (screen, size) => {
      const options = { ...size, javaScriptEnabled: false };
      const { page, picture, expectNoErrors } = await visit(`${words.path}/`, options);
      expect(await page.locator(".agenda li").count()).toBe(3);
      expect(await page.locator("#grid, .own-zone").first().isVisible()).toBe(false);
      await picture(`${language}-${screen}-without-scripts`);
      await page.locator(".find summary").click();
      await page.locator("input[type=search]").fill(words.concert);
      await page.locator(".filters .actions button").click();
      await expect.poll(() => page.locator(".agenda li").count()).toBe(1);
      await page.getByRole("link", { name: words.concert, exact: true }).click();
      await expect.poll(() => page.locator("h1").textContent()).toBe(words.concert);
      await page.getByText("← Events Calendar").click();
      await expect.poll(() => page.locator(".agenda li").count()).toBe(1);
      await page.goto(`${service.origin}${words.path}/`);
      await page.getByRole("link", { name: words.next, exact: true }).click();
      await expect.poll(() => page.locator(".agenda li").count()).toBe(0);
      await expectNoErrors();
    });
  });

  it("breaks no usual word of a month on a tablet", async () => {
    const times = { start_date: "2031-05-07 17:30:00", end_date: "2031-05-07 18:30:00" };
    const { id } = await service.create("/events", { title: "Weekly photography walk", ...times });
    const tablet = { viewport: { width: 768, height: 1024 } };
    const { page, picture, expectFit } = await visit("/?date=2031-05-01", tablet);
    await page.locator(".fc-event", { hasText: "Weekly" }).waitFor();
    const broken = await page.evaluate<readonly string[]>(`
      [...document.querySelectorAll(".fc-event-title")].flatMap(({ firstChild: text }) =>
        [...text.data.matchAll(/\\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
        }))`);
    expect(broken).toEqual([]);
    await picture("tablet-month");
    await expectFit();
    await service.delete(`/events/${id}`);
  });

  it("names in the week what goes on after midnight on both days, and begins the week no earlier for it", async () => {
    const night = await service.create("/events", {
      title: "Long night",
      start_date: "2031-04-09 22:00:00",
      end_date: "2031-04-10 02:00:00",
      timezone: "Europe/Rome",
    });
    const { page, picture, expectNoErrors } = await visit("/?view=week&date=2031-04-09");
    await page.locator(".fc-event").first().waitFor();
    const days = await page
      .locator('[data-date]:has(.fc-event:has-text("Long night"))')
      .evaluateAll((columns: readonly { readonly dataset: { readonly date?: string } }[]) =>
        columns.map(({ dataset }) => dataset.date),
      );
    expect(days.toSorted()).toEqual(["2031-04-09", "2031-04-10"]);
    expect(await page.locator(".fc-timegrid-slot-label").first().getAttribute("data-time")).toBe("07:00:00");
    await picture("week-night");
    await expectNoErrors();
    await service.delete(`/events/${night.id}`);
  });

  it("shows a phone the days of the month with dots, and below what takes place on the chosen one", async () => {
    const { page, picture, expectNoErrors } = await visit("/", phone);
    const top = await page
      .locator(".agenda .name")
      .first()
      .evaluate(({ offsetTop }: { readonly offsetTop: number }) => offsetTop);
    expect(top).toBeLessThan(400);
    const day = (number: number) => page.locator(".days a:not(.outside)").nth(number - 1);
    expect(await day(10).getAttribute("aria-label")).toBe("Monday, March 10: 1 Event");
    expect(await day(15).locator(".dot").count()).toBe(1);
    await day(15).tap();
    await expect.poll(() => page.locator(".agenda .name").allTextContents()).toEqual(["Spring fair"]);
    await picture("phone-day");
    await expectNoErrors();
    await day(19).focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => page.locator(".agenda .name").allTextContents()).toEqual([`Tom & "Jerry" 1 < 2`]);
    await day(20).tap();
    await page.waitForURL("**/?view=day&date=2031-03-20");
    await page.goBack();
    await page.evaluate(`{
      const table = document.querySelector(".days");
      const touch = (x) => new Touch({ identifier: 1, target: table, clientX: x, clientY: 9 });
      table.dispatchEvent(new TouchEvent("touchstart", { touches: [touch(300)] }));
      table.dispatchEvent(new TouchEvent("touchend", { changedTouches: [touch(100)] }));
    }`);
    await page.waitForURL("**/?date=2031-04-01");
  });

  it("shows a day by its number in the month, and another by its date", async () => {
    const { page, picture, expectNoErrors } = await visit("/");
    await page.locator('[data-date="2031-03-10"] .fc-daygrid-day-number').click();
    await page.locator(".fc-timegrid-event", { hasText: "Choir night" }).waitFor();
    expect(await page.locator("h1").textContent()).toBe("Monday, March 10, 2031");
    await picture("day");
    await expectNoErrors();
    await page.locator(".jump [type=date]").fill("2031-03-15");
    await page.locator(".jump button").click();
    await page.locator(".fc-event", { hasText: "Spring fair" }).waitFor();
  });

  it.each([
    ["en-US", "Sun", /7:30\sPM/],
    ["en-GB", "Mon", /19:30/],
  ])("begins weeks and shows clocks as %s does", async (locale, weekday, clock) => {
    const { page } = await visit("/", { ...desktop, locale });
    await page.locator(".fc-event", { hasText: clock }).filter({ hasText: "Choir night" }).waitFor();
    expect(await page.locator(".fc-col-header-cell").first().textContent()).toBe(weekday);
    await page.context().close();
  });

  it.each([390, 768, 1440])("hardly moves while it is loaded, %s pixels wide", async (width) => {
    for (const path of ["/", "/?view=week&date=2031-03-10", "/?view=day&date=2031-03-10"]) {
      const { page } = await visit(path, { viewport: { width, height: 900 } });
      const shift = await page.evaluate<number>(`new Promise((resolve) => {
        const shifts = (list) => resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0));
        new PerformanceObserver(shifts).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => setTimeout(resolve, 0, 0));
      })`);
      expect(shift).toBeLessThan(0.05);
      await page.context().close();
    }
  });

  it.each([
    ["#fdd835", "rgb(0, 0, 0)"],
    ["#4a148c", "rgb(255, 255, 255)"],
  ])("writes on the color %s of a term so that it can be read", async (color, ink) => {
    const category = await service.create("/categories", { name: `Tint ${color}`, color });
    const times = { start_date: "2031-09-09 10:00", end_date: "2031-09-09 11:00" };
    const event = await service.create("/events", { title: "Tinted", categories: [category.id], ...times });
    const { page, picture, expectNoErrors } = await visit("/?date=2031-09-09");
    const title = page.locator(".fc-event.colored .fc-event-main", { hasText: "Tinted" });
    expect(await title.getAttribute("style")).toContain(`color: ${ink}`);
    await picture(`color-${ink.length}`);
    await expectNoErrors();
    await service.delete(event.path);
  });

  it("says in the month what does not take place as planned", async () => {
    const times = { start_date: "2031-08-09 19:00:00", end_date: "2031-08-09 21:00:00" };
    const off = await service.create("/events", { title: "Fair", event_status: "canceled", ...times });
    const { page, picture, expectNoErrors } = await visit("/it?date=2031-08-09");
    const shown = page.locator(".fc-event.cancelled", { hasText: "Annullato: Fair" });
    await shown.waitFor();
    await picture("month-cancelled");
    await expectNoErrors();
    await shown.click();
    expect(await page.locator(".badge.cancelled").textContent()).toBe("Annullato");
    await expectNoErrors();
    await service.delete(`/events/${off.id}`);
  });

  it("has no error where a day has more than it can show, closed and open", async () => {
    const made: number[] = [];
    for (let number = 1; number <= 16; number += 1) {
      const start_date = `2031-05-07 ${String(number + 5).padStart(2, "0")}:00:00`;
      const { id } = await service.create("/events", {
        title: `Talk ${number}`,
        start_date,
        end_date: start_date,
      });
      made.push(id);
    }
    const { page, picture, expectNoErrors } = await visit("/?date=2031-05-07");
    const more = page.locator(".fc-more-link");
    await more.waitFor();
    await expectNoErrors();
    await more.click();
    await page.locator(".fc-popover").waitFor();
    await picture("month-more");
    await expectNoErrors();
    await page.keyboard.press("Escape");
    await page.locator(".fc-popover").waitFor({ state: "detached" });
    await expectNoErrors();
    for (const id of made) await service.delete(`/events/${id}`);
  });

  it("previews a record for the pointer, the keyboard and a finger, and closes by Escape", async () => {
    const { page, picture, expectNoErrors } = await visit("/");
    const event = page.locator(".fc-event", { hasText: "Choir night" });
    const preview = page.getByRole("tooltip");
    await event.hover();
    await preview.getByText("Town hall").waitFor();
    expect(await preview.getByRole("link").count()).toBe(0);
    await picture("month-preview");
    await expectNoErrors();
    await preview.hover();
    expect(await preview.isVisible()).toBe(true);
    await page.mouse.move(2, 2);
    await preview.waitFor({ state: "hidden" });

    await page.locator(".fc-daygrid-day-number").first().focus();
    for (let steps = 0; steps < 40 && !(await preview.isVisible()); steps += 1)
      await page.keyboard.press("Tab");
    await preview.waitFor();
    expect(await page.evaluate("document.activeElement.getAttribute('aria-describedby')")).toBe("preview");
    await page.keyboard.press("Escape");
    await preview.waitFor({ state: "hidden" });

    const { page: touched } = await visit("/", { ...desktop, hasTouch: true });
    await touched.locator(".fc-event", { hasText: "Choir night" }).tap();
    await touched.getByRole("tooltip").getByText("Town hall").waitFor();
    await touched.locator(".fc-event", { hasText: "Choir night" }).tap();
    await touched.waitForURL(/choir-night/);
  });

  it("leaves nothing to the mouse alone", async () => {
    const { page } = await visit("/");
    await page.locator(".fc-event").first().waitFor();
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.className")).toBe("skip");
    const seen = new Set<string>();
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press("Tab");
      seen.add(await page.evaluate("document.activeElement.textContent.trim()"));
    }
    for (const name of ["Week", "Day", "List", "Today", "Search and filter"]) expect(seen).toContain(name);
    const concert = page.locator(".fc-event", { hasText: "Choir night" });
    await concert.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/event/choir-night/");
  });

  it.each([
    ["dark", { ...desktop, colorScheme: "dark" as const }],
    ["dark-phone", { ...phone, colorScheme: "dark" as const }],
  ])("is as readable in the dark (%s)", async (name, options) => {
    for (const [page, path] of [
      ["month", "/"],
      ["record", "/event/choir-night/"],
    ] as const) {
      const visitor = await visit(path, options);
      await visitor.picture(`${name}-${page}`);
      await visitor.expectNoErrors();
    }
  });

  it.each([
    ["at an offset from UTC with a colon", "UTC+5:30", "6:50"],
    ["at an offset from UTC in decimals", "UTC+5.5", "6:50"],
    ["at an offset without UTC", "-0330", "3:50"],
    ["in a zone of another letter case", "europe/rome", "10:20"],
  ])("shows a month with an event %s in the visitor's zone", async (_, timezone, shown) => {
    const title = `Call ${timezone}`;
    const [start_date, end_date] = ["2031-07-10 16:20:00", "2031-07-10 16:40:00"];
    await service.create("/events", { title, start_date, end_date, timezone });
    const { page, expectNoErrors } = await visit("/?date=2031-07-01");
    const call = page.locator(".fc-event", { hasText: title });
    await call.waitFor();
    expect(await call.textContent()).toContain("4:20");
    expect(await call.textContent()).not.toContain(shown);
    await page.locator(".own-zone input").check();
    await page.locator(".fc-event", { hasText: shown }).filter({ hasText: title }).waitFor();
    await expectNoErrors();
    await page.context().close();
  });

  it.each([
    ["a desktop", desktop],
    ["a phone", phone],
  ] as const)("breaks what is too long for %s", async (name, screen) => {
    const word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
    const event = await service.create("/events", {
      title: `${word} meets the choir`,
      description: `<h3>Programme</h3><p>https://example.org/${word}${word}</p><h4>Later</h4>`,
      start_date: "2031-05-10 19:30:00",
      end_date: "2031-05-11 02:00:00",
      timezone: "Asia/Tokyo",
      venue: { venue: `Hall of the ${word}`, address: word },
      tags: [word],
    });
    for (const path of [new URL(event.url).pathname, "/?date=2031-05-01", "/?date=2031-05-01&view=list"]) {
      const { picture, expectFit, expectNoErrors, page } = await visit(path, screen);
      await expectFit();
      await picture(`long-${name.slice(2)}-${path.replaceAll(/\W+/g, "-").slice(0, 30)}`);
      await expectNoErrors();
      await page.context().close();
    }
  });

  it("copies what is to be shared or followed where the browser cannot share, and has no errors with menus open", async () => {
    const permissions = ["clipboard-read", "clipboard-write"];
    const { page, picture, expectFit, expectNoErrors } = await visit("/event/choir-night/", {
      ...phone,
      permissions,
    });
    await page.evaluate("navigator.share = undefined");
    await page.getByRole("link", { name: "Share" }).click();
    await page.getByRole("link", { name: "Copied" }).waitFor();
    const copied = () => page.evaluate("navigator.clipboard.readText()");
    expect(await copied()).toBe(`${service.origin}/event/choir-night/`);
    for (const name of ["Add to calendar", "English"])
      await page.locator("summary", { hasText: name }).click();
    await picture("phone-menus");
    await expectFit();
    await expectNoErrors();
    await page.goto(`${service.origin}/venue/town-hall/`);
    await page.locator("summary", { hasText: "Subscribe" }).click();
    await page.getByRole("link", { name: "Copy:" }).click();
    await page.getByRole("link", { name: "Copied" }).waitFor();
    expect(await copied()).toMatch(/^http.*events\.ics\?venue=\d+$/);
    await expectFit();
    await expectNoErrors();
  });

  it("is printed without what only a screen needs", async () => {
    const { page, picture } = await visit("/event/choir-night/");
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("footer.site").isVisible()).toBe(false);
    expect(await page.locator("h1").isVisible()).toBe(true);
    await picture("print-record");
  });

  it("loads less than 100 kB of scripts and styles for the first view", async () => {
    const { page, loadedBytes } = await visit("/");
    await page.locator(".fc-event").first().waitFor();
    const bytes = await loadedBytes();
    console.log(`First view of the calendar: ${bytes} bytes of scripts and styles, compressed.`);
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThan(100_000);
  });

  it("stands in a page of another site by one line", async () => {
    const own = await visit("/?view=list");
    await own.page.getByText("Show this calendar on your own site").click();
    await own.picture("embed-line");
    await own.expectNoErrors();
    const line = (await own.page.locator(".embed code").textContent()) ?? "";
    expect(line).toBe(`<script src="${service.origin}/embed.js" data-view="list"></script>`);
    const titled = line.replace(" data-", ' data-title="Events" data-');
    const other = await serve((_request, response) => {
      response
        .setHeader("content-type", "text/html; charset=utf-8")
        .end(`<!doctype html><html lang="en"><title>Town</title><h1>Town</h1>${titled}`);
    });
    try {
      const context = own.page.context();
      const page = await context.newPage();
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" && !message.text().includes("favicon")) errors.push(message.text());
      });
      await page.goto(`http://localhost:${other.port}/`);
      const frame = page.frameLocator("iframe[title=Events]");
      await frame.getByRole("link", { name: "Choir night" }).waitFor();
      const height = () =>
        page
          .locator("iframe")
          .evaluate(({ clientHeight }: { readonly clientHeight: number }) => clientHeight);
      const content = () =>
        frame.locator("body").evaluate(({ scrollHeight }: { readonly scrollHeight: number }) => scrollHeight);
      await expect.poll(async () => (await height()) - (await content())).toBe(0);
      const shown = await height();
      expect(shown).not.toBe(720);
      await page.evaluate("postMessage({ calendarHeight: 1 }, '*')");
      await expect.poll(() => page.evaluate("new Promise((resolve) => setTimeout(resolve, 0, 1))")).toBe(1);
      expect(await height()).toBe(shown);
      const [opened] = await Promise.all([
        context.waitForEvent("page"),
        frame.getByRole("link", { name: "Choir night" }).click(),
      ]);
      await opened.waitForURL("**/event/choir-night/");
      expect(errors.filter((error) => !error.includes("404"))).toEqual([]);
    } finally {
      await other.close();
    }
  });

  it("meets no error", () => {
    expect(service.errors).toEqual([]);
  });
});
