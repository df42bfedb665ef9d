import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { desktop, isWithoutBrowser, phone, useBrowser } from "../../pages/visitor.js";
import { eventually } from "../../support/eventually.js";
import { type AdminVisit, createKey, fillEvent, openAdmin, openGroups } from "./admin-visitor.js";
import { fillCalendar, usePages } from "./pages-service.js";

const service = usePages();

describe.skipIf(isWithoutBrowser)("the editing page", () => {
  const visit = useBrowser(service);
  const keys = { editor: "", contributor: "", subscriber: "" };

  beforeAll(() => service.startWork());
  beforeAll(async () => {
    await fillCalendar(service);
    for (const [at, role] of (["editor", "contributor", "subscriber"] as const).entries())
      keys[role] = await createKey(service, role, at + 2);
  });

  const open = (key: string | undefined, options: Omit<AdminVisit, "key"> = {}) =>
    openAdmin(visit, { key, ...options });

  it("rejects a wrong key and one that may only read, with a message at the field", async () => {
    const { page, picture, expectNoErrors } = await open(undefined);
    await page.getByLabel("Key").fill("no such key");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("The key is not valid.").waitFor();
    expect(await page.getByLabel("Key").getAttribute("aria-invalid")).toBe("true");
    await picture("admin-sign-in");
    await page.getByLabel("Key").fill(keys.subscriber);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("This key may read, but not change anything.").waitFor();
    await expectNoErrors();
  });

  it("keeps the key in the tab only, and forgets it", async () => {
    const { page, expectNoErrors } = await open(keys.editor);
    expect(page.url()).not.toContain(keys.editor);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate("localStorage.length")).toBe(0);
    await page.reload();
    await page.getByRole("heading", { name: "Overview" }).waitFor();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByLabel("Key").waitFor();
    expect(await page.evaluate("sessionStorage.length")).toBe(0);
    await expectNoErrors();
  });

  it("creates a record, from what is wrong at its field to the published page", async () => {
    const { page, picture, expectNoErrors } = await open(keys.editor);
    await picture("admin-overview");
    await expectNoErrors();
    await page.getByRole("link", { name: "Add event" }).click();
    await page.getByRole("heading", { name: "Add event" }).waitFor();
    await expectNoErrors();

    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText("Title is required.").waitFor();
    const title = page.getByRole("textbox", { name: /^Title/ });
    await expect.poll(() => page.evaluate("document.activeElement.id")).toBe(await title.getAttribute("id"));
    expect(await title.getAttribute("aria-describedby")).toContain("error");
    await page.getByText("Start is required.").waitFor();
    await picture("admin-errors");
    await expectNoErrors();

    await title.fill("Summer concert");
    await page.getByLabel(/^Start/).fill("2031-07-01T20:00");
    await page.getByLabel(/^End/).fill("2031-07-01T19:00");
    await page.getByLabel(/^Time zone/).selectOption("Europe/Rome");
    await page.getByRole("textbox", { name: /^Description/ }).fill("An evening by the lake.");
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText("End lies before the start.").waitFor();
    await page.getByLabel(/^End/).fill("2031-07-01T22:00");

    // A venue that is there is found; one that is not is made on the way.
    const venues = page.getByRole("combobox", { name: /^Venues/ });
    await venues.fill("town");
    await page.getByRole("option", { name: "Town hall" }).waitFor();
    await venues.press("Enter");
    await page.getByRole("button", { name: "Remove Town hall" }).waitFor();
    await venues.fill("Lake stage");
    await page.getByRole("option", { name: "Create “Lake stage”" }).waitFor();
    await venues.press("Enter");
    await page.getByRole("dialog").getByLabel(/^City/).fill("Como");
    await picture("admin-new-venue");
    await expectNoErrors();
    await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
    await page.getByRole("button", { name: "Remove Lake stage" }).waitFor();

    const image = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#2a7f78" } })
      .png()
      .toBuffer();
    await page.getByLabel(/^Image/).setInputFiles({ name: "lake.png", mimeType: "image/png", buffer: image });
    await page.getByAltText("The image as it will be shown").waitFor();

    await page.getByRole("button", { name: "Preview" }).click();
    const preview = page.getByRole("dialog");
    await preview.getByText("An evening by the lake.").waitFor();
    await preview.getByText("Town hall, Lake stage").waitFor();
    await picture("admin-preview");
    await expectNoErrors();
    await preview.getByRole("button", { name: "Close" }).click();

    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    await picture("admin-saved");
    await expectNoErrors();
    const { body } = await service.get("/events?search=summer&start_date=2031-07-01");
    expect(body.events?.[0]).toMatchObject({
      title: "Summer concert",
      status: "publish",
      start_date: "2031-07-01 20:00:00",
      timezone: "Europe/Rome",
      venue: [{ venue: "Town hall" }, { venue: "Lake stage", city: "Como" }],
      image: { width: 900 },
    });
  });

  it("points to a similar record while a new one is written, and moves nothing", async () => {
    const editor = { headers: { authorization: `Bearer ${keys.editor}` } };
    const dates = { start_date: "2031-09-10 20:00:00", end_date: "2031-09-10 22:00:00" };
    const { id } = await service.create("/events", { title: "Evening of the accordions", ...dates }, editor);
    const { page, picture, expectNoErrors } = await open(keys.editor);
    await page.getByRole("link", { name: "Add event" }).click();
    const title = page.getByRole("textbox", { name: /^Title/ });
    await title.fill("Evening of acordions");
    await page.getByText("There are changes that are not saved.").waitFor();
    const top = "scrollTo(0, 0)";
    await page.evaluate(top);
    const before = await title.boundingBox();
    await page.getByLabel(/^Start/).fill("2031-09-10T19:00");
    await page.getByText("There is a similar one:").waitFor();
    await page.evaluate(top);
    expect(await title.boundingBox()).toEqual(before);
    await picture("admin-similar");
    const link = page.getByRole("link", { name: "Evening of the accordions" });
    expect(await link.getAttribute("href")).toBe(`#/events/${id}`);
    await title.fill("Morning of the bagpipes");
    await page.getByText("There are changes that are not saved.").waitFor();
    await expectNoErrors();
  });

  it("says what of a record was saved and what was not, where its image is rejected", async () => {
    const { page, picture, expectNoErrors } = await open(keys.editor, { path: "/admin#/events/new" });
    await fillEvent(page, "Winter concert", "2031-12-01T20:00", "2031-12-01T22:00");
    const broken = { name: "broken.png", mimeType: "image/png", buffer: Buffer.from("no image") };
    await page.getByLabel(/^Image/).setInputFiles(broken);
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText("Saved, but without: Image.").waitFor();
    expect(await page.getByText("Not saved:").count()).toBe(0);
    await page.getByText(/^Image is not an image/).waitFor();
    await picture("admin-without-image");
    await expectNoErrors();
    const saved = async () => (await service.get("/events?search=winter&start_date=2031-12-01")).body.events;
    expect(await saved()).toMatchObject([{ title: "Winter concert", status: "publish", image: false }]);

    // What is saved next has what was missing, and the record stays published.
    const image = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#2a7f78" } })
      .png()
      .toBuffer();
    await page.getByLabel(/^Image/).setInputFiles({ name: "snow.png", mimeType: "image/png", buffer: image });
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    expect(await saved()).toMatchObject([{ status: "publish", image: { width: 400 } }]);
  });

  it("says of an event that it is cancelled and where it is online, and takes that back", async () => {
    const { page, picture, expectNoErrors } = await open(keys.editor, { path: "/admin#/events/new" });
    await fillEvent(page, "Fair of the summer", "2031-08-01T20:00", "2031-08-01T22:00");
    await openGroups(page);
    const status = page.getByRole("combobox", { name: /^Takes place/ });
    const offered = await status.locator("option").allTextContents();
    expect(offered).toEqual(["", "As planned.", "Cancelled.", "Postponed.", "Rescheduled.", "Moved online."]);
    await status.selectOption({ label: "Cancelled." });
    await page.getByRole("textbox", { name: /^Reason/ }).fill("Storm");
    await page.getByRole("checkbox", { name: /^Online/ }).check();
    await page.getByRole("textbox", { name: /^Address online/ }).fill("meet");
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText(/Address online is not a web address/).waitFor();
    await page.getByRole("textbox", { name: /^Address online/ }).fill("https://meet.example.org/fair");
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    await picture("admin-cancelled");
    await expectNoErrors();
    const saved = async () => {
      const { body } = await service.get("/events?search=summer&start_date=2031-08-01");
      return body.events?.[0];
    };
    expect(await saved()).toMatchObject({
      event_status: "canceled",
      event_status_reason: "Storm",
      is_virtual: true,
      virtual_url: "https://meet.example.org/fair",
    });

    await status.selectOption("");
    await page.getByRole("textbox", { name: /^Reason/ }).fill("");
    await page.getByRole("checkbox", { name: /^Online/ }).uncheck();
    await page.getByRole("textbox", { name: /^Address online/ }).fill("");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(async () => Object.keys((await saved()) ?? {})).not.toContain("event_status");
    for (const name of ["event_status_reason", "is_virtual", "virtual_url"])
      expect(await saved()).not.toHaveProperty(name);
  });

  it.each([375, 800, 1280])(
    "keeps its lists off the buttons, and shows whole dates, at %i pixels",
    async (width) => {
      const screen = { viewport: { width, height: 800 }, locale: "en-US" };
      const { page, picture } = await openAdmin(visit, {
        key: keys.editor,
        path: "/admin#/events/new",
        screen,
      });
      await page.getByRole("heading", { name: "Add event" }).waitFor();
      const cut = await page.evaluate<string[]>(`[...document.querySelectorAll("input[type=datetime-local]")]
      .filter((input) => {
        const copy = input.cloneNode();
        copy.style.cssText = "position: absolute; width: auto; max-width: none";
        input.after(copy);
        const needed = copy.offsetWidth;
        copy.remove();
        return input.offsetWidth < needed;
      })
      .map(({ id }) => id)`);
      expect(cut).toEqual([]);
      for (const name of [/^Categories/, /^Organizers/]) {
        await page.getByRole("combobox", { name }).click();
        const list = await page.getByRole("listbox").boundingBox();
        const bar = await page.locator(".editor .bar").boundingBox();
        expect((list?.y ?? 0) + (list?.height ?? Infinity)).toBeLessThanOrEqual(bar?.y ?? 0);
        await picture(`admin-picker-${width}`);
        await page.keyboard.press("Escape");
      }
    },
  );

  it("writes a translation beside the text, and warns before it is lost", async () => {
    const { page, picture, expectNoErrors } = await open(keys.editor);
    await page.getByRole("navigation", { name: "Records" }).getByRole("link", { name: "Events" }).click();
    await page.getByRole("link", { name: "Spring fair", exact: true }).click();
    await page.getByLabel("Translation beside it").selectOption({ label: "Italian" });
    await page.getByRole("textbox", { name: /^Title.*Italian/ }).fill("Fiera di primavera");
    await page.getByRole("textbox", { name: /^Description.*Italian/ }).fill("Bancarelle e musica.");
    await picture("admin-languages");
    await expectNoErrors();

    await page.getByRole("navigation", { name: "Records" }).getByRole("link", { name: "Venues" }).click();
    await page.getByRole("dialog", { name: "Leave without saving?" }).waitFor();
    await expectNoErrors();
    await page.getByRole("button", { name: "Stay" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    const { body } = await service.get("/events?search=fiera&translation_language=it&start_date=2031-03-01");
    expect(body.events?.[0]).toMatchObject({
      title: "Fiera di primavera",
      start_date: "2031-03-14 00:00:00",
    });
    const { body: english } = await service.get(`/events/${Number(body.events?.[0]?.id)}`);
    expect(english.title).toBe("Spring fair");

    await page.getByRole("navigation", { name: "Records" }).getByRole("link", { name: "Venues" }).click();
    await page.getByRole("heading", { name: "Venues" }).waitFor();
    await expectNoErrors();
  });

  it("puts a record in the trash and takes it out again, searched for by words", async () => {
    const { page, picture, expectNoErrors } = await open(keys.editor);
    await page.getByRole("navigation", { name: "Records" }).getByRole("link", { name: "Events" }).click();
    const rows = page.locator(".rows tbody tr");
    await rows.nth(1).waitFor();
    await page.getByRole("searchbox", { name: "Search" }).fill("jerry");
    await page.getByRole("searchbox", { name: "Search" }).press("Enter");
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByRole("button", { name: /^Move to trash/ }).click();
    await page.getByText("is in the trash.").waitFor();
    await page.getByRole("link", { name: "Trash" }).click();
    await page.getByRole("button", { name: /^Restore/ }).waitFor();
    await picture("admin-trash");
    await expectNoErrors();
    await page.getByRole("button", { name: /^Restore/ }).click();
    await page.getByText("is back.").waitFor();
    const { body } = await service.get("/events?search=jerry&start_date=2031-03-01");
    expect(body.total).toBe(1);
    await expectNoErrors();
  });

  it("shows who changed what, and puts an earlier version into the form", async () => {
    const options = { headers: { authorization: `Bearer ${keys.editor}` } };
    const { id } = await service.create("/venues", { venue: "Mill", city: "Como", phone: "1" }, options);
    await service.patch(`/venues/${id}`, { venue: "Old mill", city: "Lecco" }, options);
    const { page, picture, expectNoErrors } = await open(keys.editor, { path: `/admin#/venues/${id}` });
    await page.getByRole("button", { name: "History" }).click();
    const entries = page.locator(".history > li");
    await expect.poll(() => entries.count()).toBe(2);
    expect(await entries.first().locator("del, ins").allTextContents()).toEqual([
      "Mill",
      "Old mill",
      "Como",
      "Lecco",
    ]);
    await picture("admin-history");
    await expectNoErrors();
    await entries
      .last()
      .getByRole("button", { name: /^Restore this version/ })
      .click();
    await page.getByText("Save to make it the current one.").waitFor();
    expect((await service.get(`/venues/${id}`)).body).toMatchObject({ venue: "Old mill", city: "Lecco" });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved.").waitFor();
    expect((await service.get(`/venues/${id}`)).body).toMatchObject({ venue: "Mill", city: "Como" });
    await expectNoErrors();
  });

  it("has pages of the service for those who may call it, with its answers and what may be done", async () => {
    const key = await createKey(service, "administrator", 1);
    const { page, picture, expectNoErrors } = await open(key);
    const resources = page.getByRole("navigation", { name: "Records" });
    await resources.getByRole("link", { name: "List webhooks" }).click();
    await page.getByText("Nothing here yet.").waitFor();
    await page.getByRole("button", { name: "Create a webhook" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Create a webhook" }).click();
    await page.locator(".field-error").first().waitFor();
    await page.getByLabel(/^Name/).fill("crm");
    await page.getByLabel(/^Address/).fill("https://crm.example.org/hook");
    await page.getByRole("dialog").getByRole("button", { name: "Create a webhook" }).click();
    await page
      .getByRole("dialog")
      .getByText(/^whsec_/)
      .waitFor();
    await expectNoErrors();
    await page.getByRole("button", { name: "Close" }).click();
    const row = page.locator(".history > li");
    await row.getByText("https://crm.example.org/hook").waitFor();
    expect(await row.getByText(/whsec_/).count()).toBe(0);
    await picture("admin-webhooks");
    await row.getByRole("link", { name: "List messages to a webhook" }).click();
    await page.getByText("Nothing here yet.").waitFor();
    await page.goBack();
    await row.getByRole("button", { name: "Delete a webhook" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete a webhook" }).click();
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByText("Nothing here yet.").waitFor();

    await resources.getByRole("link", { name: "API keys" }).click();
    await page.getByRole("button", { name: "Create a key" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(/^Name/).fill("Ticket shop");
    await dialog.getByLabel(/^Role/).selectOption("author");
    await dialog.getByRole("button", { name: "Create a key" }).click();
    await dialog.getByText(/^cal_/).waitFor();
    await picture("admin-key");
    await expectNoErrors();
    await page.getByRole("button", { name: "Close" }).click();
    await page.locator(".history dd").getByText("Ticket shop").waitFor();

    await resources.getByRole("link", { name: "List changes of records" }).click();
    const values = page.locator(".history dd");
    await values.getByText("created", { exact: true }).first().waitFor();
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByLabel(/^Only changes of this kind/).fill("venue");
    await page.getByRole("dialog").getByRole("button", { name: "Search" }).click();
    await expect.poll(() => values.getByText("event", { exact: true }).count()).toBe(0);
    await values.getByText("venue", { exact: true }).first().waitFor();
    await picture("admin-audit");
    await expectNoErrors();
  });

  it("deletes a term for good, once that was confirmed", async () => {
    const authorization = `Bearer ${keys.editor}`;
    await service.post("/tags", { name: "Mistake" }, { headers: { authorization } });
    const { page, expectNoErrors } = await open(keys.editor);
    await page.getByRole("navigation", { name: "Records" }).getByRole("link", { name: "Tags" }).click();
    await page.getByRole("button", { name: "Delete for good: Mistake" }).click();
    await page.getByText("nothing can bring it back").waitFor();
    await expectNoErrors();
    await page.getByRole("dialog").getByRole("button", { name: "Delete for good" }).click();
    await page.getByText("Deleted.").waitFor();
    expect((await service.get("/tags?search=Mistake&hide_empty=false")).body.total).toBe(0);
  });

  it("moderates what a contributor hands in", async () => {
    const contributor = await open(keys.contributor);
    await contributor.page.getByRole("link", { name: "Add event" }).click();
    await fillEvent(contributor.page, "Open stage", "2031-08-01T20:00", "2031-08-01T22:00");
    expect(await contributor.page.getByRole("button", { name: "Publish" }).count()).toBe(0);
    await contributor.page.getByRole("button", { name: "Submit for review" }).click();
    await contributor.page.getByText("Saved.", { exact: true }).waitFor();
    await contributor.expectNoErrors();

    const { page, picture, expectNoErrors } = await open(keys.editor);
    await page.getByRole("link", { name: "1 To review" }).click();
    await page.getByText("Open stage").waitFor();
    await picture("admin-review");
    await expectNoErrors();
    await page.getByRole("button", { name: "Return to draft: Open stage" }).click();
    await page.getByText("is a draft again.").waitFor();
    await contributor.page.reload();
    await contributor.page.getByRole("button", { name: "Submit for review" }).click();
    await contributor.page.getByText("Saved.", { exact: true }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Approve: Open stage" }).click();
    await page.getByText("is published.").waitFor();
    const { body } = await service.get("/events?search=open&start_date=2031-08-01");
    expect(body.events?.[0]).toMatchObject({ title: "Open stage", status: "publish" });
  });

  it("asks what to do where another editor was faster", async () => {
    const { page, picture, expectNoErrors } = await open(keys.editor);
    await page.getByRole("navigation", { name: "Records" }).getByRole("link", { name: "Venues" }).click();
    await page.getByRole("link", { name: "Town hall", exact: true }).click();
    await page.getByLabel(/^City/).fill("Manresa");
    const id = Number(/\d+$/.exec(page.url())?.[0]);
    const change = (body: object) =>
      service.patch(`/venues/${id}`, body, { headers: { authorization: `Bearer ${keys.editor}` } });
    expect((await change({ phone: "+34 1" })).status).toBe(200);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("dialog", { name: "Another user changed this record" }).waitFor();
    await picture("admin-conflict");
    await expectNoErrors();
    await page.getByRole("button", { name: "Apply my changes" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    expect((await service.get(`/venues/${id}`)).body).toMatchObject({ city: "Manresa", phone: "+34 1" });

    await page.getByLabel(/^City/).fill("Olot");
    await change({ city: "Ripoll" });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: "Take their version" }).click();
    await page.getByText("This is the version of the others.").waitFor();
    expect(await page.getByLabel(/^City/).inputValue()).toBe("Ripoll");
    await expectNoErrors();
  });

  it.each([
    ["light", desktop],
    ["dark", { ...desktop, colorScheme: "dark" }],
    ["phone", phone],
    ["dark-phone", { ...phone, colorScheme: "dark" }],
  ] as const)("is in Italian, readable in %s", async (name, screen) => {
    const { page, picture, expectFit, expectNoErrors } = await open(keys.editor, {
      path: "/it/admin",
      screen,
    });
    await page.getByRole("heading", { name: "Panoramica" }).waitFor();
    await picture(`admin-it-${name}`);
    await expectNoErrors();
    await page.getByRole("navigation", { name: "Elementi" }).getByRole("link", { name: "Eventi" }).click();
    await page.getByRole("link", { name: "Serata del coro", exact: true }).click();
    await page.getByRole("textbox", { name: /^Titolo/ }).waitFor();
    // Records of different resources share ids; each relation names its own.
    await page.getByRole("button", { name: "Rimuovi Music" }).waitFor();
    await page.getByRole("button", { name: "Rimuovi Town hall" }).waitFor();
    await page.getByRole("button", { name: "Rimuovi The choir" }).waitFor();
    await eventually(async () =>
      expect(await page.getByRole("button", { name: /^Rimuovi / }).allTextContents()).toHaveLength(4),
    );
    await picture(`admin-it-${name}-form`);
    await expectFit();
    await expectNoErrors();
    await page.getByRole("textbox", { name: /^Titolo/ }).fill("");
    await page.getByRole("button", { name: "Salva", exact: true }).click();
    await page.locator(".field-error", { hasText: /^Titolo/ }).waitFor();
    await expectNoErrors();
  });

  it("loads within 40 kB of script and style, compressed", async () => {
    const { loadedBytes } = await open(keys.editor);
    const bytes = await loadedBytes();
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(40_000);
  });
});
