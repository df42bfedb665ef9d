import { beforeAll, describe, expect, it } from "vitest";
import { isWithoutBrowser, phone, useBrowser } from "../../pages/visitor.js";
import { fillCalendar, usePages } from "./pages-service.js";

const service = usePages();
beforeAll(async () => {
  await fillCalendar(service);
  const girona = await service.create("/venues", {
    venue: "Castle",
    city: "Girona & sea",
    geo_lat: 41.98,
    geo_lng: 2.82,
  });
  const day = (date: string) => ({ start_date: `${date} 10:00:00`, end_date: `${date} 11:00:00` });
  await service.create("/events", { title: "Open doors", ...day("2031-03-11"), cost: "Free" });
  await service.create("/events", {
    title: "Castle tour",
    ...day("2031-03-12"),
    cost: "8 – 12 €",
    venue: [girona.id],
  });
  await service.create("/events", {
    title: "April tour",
    ...day("2031-04-12"),
    cost: "Eintritt frei",
    venue: [girona.id],
  });
});

/** The names in the list of a page. */
async function namesAt(path: string): Promise<readonly string[]> {
  const { text, status } = await service.page(path);
  expect(status).toBe(200);
  return [...text.matchAll(/<a class="name"[^>]*>([^<]*)</g)].map(([, name = ""]) => name);
}

describe("the filters of the calendar", () => {
  it.each([
    ["free=true", ["Open doors"]],
    ["max_cost=8", ["Open doors", "Castle tour"]],
    ["max_cost=15&city=Vic", ["Choir night"]],
    ["city=Girona+%26+sea", ["Castle tour"]],
    ["geoloc_lat=41.93&geoloc_lng=2.25&geoloc_radius=5", ["Choir night"]],
    ["geoloc_lat=41.93&geoloc_lng=2.25&geoloc_radius=100&free=true", []],
  ])("%s leaves %s", async (query, names) => {
    expect(await namesAt(`/?view=month&date=2031-03&${query}`)).toEqual(names);
  });

  it.each([
    "max_cost=cheap",
    "max_cost=-1",
    "free=maybe",
    "geoloc_lat=41.9",
    "geoloc_lat=200&geoloc_lng=2&geoloc_radius=5",
  ])("passes over %s", async (query) => {
    const all = await namesAt("/?date=2031-03");
    expect(all).toHaveLength(5);
    expect(await namesAt(`/?date=2031-03&${query}`)).toEqual(all);
  });

  it("offers the cities of the venues, and keeps what is set from month to month and in feeds", async () => {
    const { text } = await service.page("/?date=2031-03&city=Girona+%26+sea&max_cost=20");
    expect([...text.matchAll(/<option[^>]*>([^<]*)</g)].map(([, city]) => city).slice(0, 3)).toEqual([
      "All",
      "Girona &amp; sea",
      "Vic",
    ]);
    const kept = "max_cost=20&amp;city=Girona+%26+sea";
    expect(text).toMatch(/rel="next" aria-label="Next"/);
    const next = /href="([^"]*)" rel="next"/.exec(text)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(await namesAt(next)).toEqual(["April tour"]);
    expect(text).toContain(`/events.ics?${kept}`);
  });

  it("takes each filter away by a link", async () => {
    const { text } = await service.page("/?date=2031-03&free=true&max_cost=20");
    const chips = [...text.matchAll(/<a href="([^"]*)" aria-label="Remove ([^"]*)"/g)];
    expect(chips.map(([, , name]) => name)).toEqual(["Free", "Highest cost: 20"]);
    expect(chips[0]?.[1]).not.toContain("free=");
    expect(chips[0]?.[1]).toContain("max_cost=20");
    expect(chips[1]?.[1]).toContain("free=true");
  });
});

describe.skipIf(isWithoutBrowser)("the filters of the calendar in a browser", () => {
  const visit = useBrowser(service);

  it("finds what is near on a click, and says so where the browser does not tell the position", async () => {
    const refused = await visit("/?date=2031-03-10&view=list");
    await refused.page.locator(".find summary").click();
    await refused.page.getByRole("button", { name: "Near me" }).click();
    await refused.page.getByText("Your position is not known.").waitFor();
    await refused.picture("filters-refused");
    await refused.expectNoErrors();

    const { page, expectNoErrors, picture } = await visit("/?date=2031-03-10&view=list", {
      permissions: ["geolocation"],
      geolocation: { latitude: 41.9312, longitude: 2.2487 },
    });
    await page.locator(".find summary").click();
    await page.getByRole("combobox", { name: "Near me" }).selectOption("10");
    await page.getByRole("button", { name: "Near me" }).click();
    const chip = page.getByRole("link", { name: "Remove Near me: 10 km" });
    await chip.waitFor();
    expect(new URL(page.url()).searchParams.get("geoloc_lat")).toBe("41.931");
    expect(await page.locator(".agenda .name").allTextContents()).toEqual(["Choir night"]);
    await picture("filters-near");
    await expectNoErrors();
    await chip.click();
    await page.getByText("Castle tour").waitFor();
    expect(new URL(page.url()).search).not.toContain("geoloc");
  });

  it.each([
    ["phone", phone],
    ["dark", { viewport: { width: 1440, height: 900 }, colorScheme: "dark" }],
  ] as const)("filters without a script on a %s screen", async (name, screen) => {
    const options = { ...screen, javaScriptEnabled: false };
    const { page, picture, expectFit } = await visit("/de?date=2031-03-10", options);
    await page.locator(".find summary").click();
    await page.getByLabel("Ort").selectOption("Vic");
    await page.getByLabel("Höchster Preis").fill("20");
    expect(await page.locator(".near").isVisible()).toBe(false);
    await picture(`filters-${name}`);
    await page.getByRole("button", { name: "Anzeigen" }).click();
    await page.getByRole("link", { name: "Vic entfernen" }).waitFor();
    expect(await page.locator(".agenda .name").allTextContents()).toEqual(["Choir night"]);
    await picture(`filters-${name}-chips`);
    await expectFit();
  });
});
