import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idsOf, textOf } from "../../support/service.js";
import { fillCalendar, usePages } from "./pages-service.js";

const service = usePages();
const romeTimes = { timezone: "Europe/Rome", end_date: "2031-03-12 21:00:00" };

beforeAll(async () => {
  await fillCalendar(service);
});
afterAll(() => expect(service.errors).toEqual([]));

/** The main part of a page; `&amp;` is read as browsers do. */
async function read(path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const { text } = await service.page(path, headers);
  return text.slice(text.indexOf("<main"), text.indexOf("</main>")).replaceAll("&amp;", "&");
}

/** Creates an event and gives its path. */
async function eventAt(title: string, values: object): Promise<string> {
  const start_date = "2031-03-12 20:00:00";
  const { url } = await service.create("/events", { title, start_date, ...romeTimes, ...values });
  return url.slice(service.origin.length);
}

describe("tickets on the page of a record", () => {
  it("have a price, the time of sale, and a link to buy them while they are sold", async () => {
    const [url, currency] = ["https://tickets.example.org/1", "EUR"];
    const path = await eventAt("Ticketed", {
      tickets: [
        { name: "Full", price: 1250, currency, url, sale_end: "2031-03-12 18:00:00" },
        { name: "Late", price: 8, url, sale_start: "2031-03-06 09:00:00" },
        { name: "Early", price: 5, currency, url, sale_end: "2031-03-01 18:00:00" },
        { name: "Children", price: 0, currency },
      ],
    });
    const list = (await read(path)).split("<h2>Tickets</h2>")[1]?.split("</section>")[0] ?? "";
    const [, full, late, early, children] = list.split("<li>");
    expect(full).toContain("€1,250.00");
    expect(full).toContain("Sale ends: 12 March 2031 at 18:00");
    expect(full).toContain(`href="${url}"`);
    expect(late).toContain("Sale starts: 6 March 2031 at 9:00");
    for (const ticket of [late, early, children]) expect(ticket).not.toContain("href=");
    expect(children).toContain("Free");
    expect(await read(`/de${path}`)).toMatch(/1\.250,00\s€/);
  });
});

describe("a series on the page of its dates", () => {
  it.each([
    [
      "",
      "FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20310430",
      "Every Tuesday and Thursday until Wednesday,? 30 April 2031",
    ],
    ["/de", "FREQ=WEEKLY;COUNT=9", "Jeden Dienstag, 9-mal"],
    ["/fr", "FREQ=WEEKLY;INTERVAL=2", "À intervalles de 2\\s?semaines: mardi"],
    ["/it", "FREQ=DAILY;INTERVAL=3;COUNT=4", "Ogni 3 giorni, 4 volte"],
    ["/es", "FREQ=MONTHLY;BYDAY=1TU;COUNT=4", "Cada mes, 4 veces"],
  ])("says %s in words how it repeats: %s", async (language, rrule, words) => {
    const times = { start_date: "2031-03-04 18:00", end_date: "2031-03-04 19:00", timezone: "Europe/Rome" };
    const series = await service.create("/events", { title: "Lesson", recurrence: { rrule }, ...times });
    const dates = (await service.read(`/events?post_parent=${series.id}&per_page=50`)).events;
    const path = (at: number) => textOf(dates?.[at]?.url).slice(service.origin.length);
    const page = await read(language + path(1));
    expect(page).toMatch(new RegExp(`<dd>${words}</dd>`));
    expect(page).toContain(`href="${language}${path(2)}"`);
    expect(page.split('class="upcoming"')[1]?.split("</section>")[0]).not.toContain(
      `"${language}${path(1)}"`,
    );
    expect(idsOf(dates).length).toBeGreaterThan(2);
    await service.delete(`/events/${series.id}`);
  });
});

describe("the page of a record", () => {
  it("says that it is over, and has no way to take part any more", async () => {
    const past = {
      start_date: "2031-03-04 10:00",
      end_date: "2031-03-04 11:00",
      tickets: [{ name: "A", price: 1 }],
    };
    const page = await read(await eventAt("Bygone", past));
    expect(page).toContain("This is over.");
    expect(page).not.toContain("Tickets");
    expect(await read("/event/choir-night/")).not.toContain("This is over.");
  });

  it("leads to what takes place before and after", async () => {
    const days = await Promise.all(
      [1, 2, 3].map((day) =>
        eventAt(`Day ${day}`, { start_date: `2032-05-0${day} 10:00`, end_date: "2032-05-03 18:00" }),
      ),
    );
    const page = await read(days[1] ?? "");
    expect(page).toContain(`rel="prev" href="${days[0] ?? ""}">← Day 1</a>`);
    expect(page).toContain(`rel="next" href="${days[2] ?? ""}">Day 3 →</a>`);
  });

  it("shows how to reach who holds it, and names a place and a zone once", async () => {
    const organizer = { organizer: "Two courts", phone: "+39 051 1", website: "https://courts.example.org/" };
    const venue = { venue: "Old mill", address: "Old mill, Via Po 1", city: "Turin" };
    const page = await read(await eventAt("Fair", { organizer, venue, timezone: "UTC" }));
    for (const link of ['"tel:+390511"', '"https://courts.example.org/"'])
      expect(page).toContain(`href=${link}`);
    expect(page).toContain('<span class="address">Via Po 1, Turin</span>');
    expect(page).toContain('<span class="zone">UTC</span>');
    expect(await read("/event/choir-night/")).toContain('href="mailto:choir@example.org"');
  });

  it("can be put into calendars and passed on by plain links", async () => {
    const page = await read("/event/choir-night/");
    const links = [
      ...page.matchAll(/href="(https:\/\/(?:calendar\.google|outlook\.live)[^"]*|mailto:\?[^"]*)"/g),
    ];
    const [google, outlook, mail] = links.map(([, address = ""]) => new URL(address));
    expect(google?.searchParams.get("dates")).toBe("20310310T183000Z/20310310T200000Z");
    expect(google?.searchParams.get("location")).toBe("Town hall, Plaça Major 1, Vic");
    expect(outlook?.searchParams.get("startdt")).toBe("2031-03-10T18:30:00Z");
    expect(mail?.searchParams.get("body")).toBe(`${service.origin}/event/choir-night/`);
    expect(await read("/event/spring-fair/")).toContain("dates=20310314%2F20310317");
  });

  it("leads back to the calendar as the visitor left it, or else to its own month", async () => {
    const back = async (referer?: string, path = "/event/choir-night/") =>
      /class="back"><a href="([^"]*)"/.exec(await read(path, referer === undefined ? {} : { referer }))?.[1];
    const query = "view=list&date=2031-04-01&search=choir";
    expect(await back()).toBe("/?date=2031-03-10");
    expect(await back(`${service.origin}/?${query}&page=2&evil=1`)).toBe(`/?${query}&page=2`);
    expect(await back(`${service.origin}/it?${query}`, "/it/event/serata-del-coro/")).toBe(`/it?${query}`);
    for (const other of ["https://evil.example/?search=x", `${service.origin}/docs?search=x`, "%"])
      expect(await back(other)).toBe("/?date=2031-03-10");
    expect((await service.page("/event/choir-night/")).headers.get("vary")).toContain("Referer");
  });

  it("writes dates and clocks as the region of the visitor does", async () => {
    const when = async (locale: string) => read("/event/choir-night/", { "accept-language": locale });
    expect(await when("en-US,en;q=0.5")).toMatch(/March 10, 2031.*7:30.*9:00\sPM/);
    for (const locale of ["en-GB", "de-DE", "en-x-y", "*"]) expect(await when(locale)).toMatch(/19:30.21:00/);
  });
});

describe("subscriptions", () => {
  it("are offered with the filters of the calendar, and for a place, a host and a term", async () => {
    const address = (path: string) =>
      `${service.origin.replace("http", "webcal")}/calendar/events/v1/events.ics${path}`;
    const filtered = await read("/?view=list&search=choir");
    expect(filtered).toContain(`href="${address("?search=choir")}"`);
    expect(filtered).toContain(`cid=${encodeURIComponent(address("?search=choir"))}`);
    for (const [path, name] of [
      ["/venue/town-hall/", "venue"],
      ["/organizer/the-choir/", "organizer"],
      ["/events/category/music/", "categories"],
    ] as const)
      expect(await read(path)).toMatch(new RegExp(`webcal://[^"]*events.ics\\?${name}=\\d+"`));
    expect(await read("/it")).toContain("translation_language=it");
  });
});

describe("maps", () => {
  const mapped = usePages({
    MAP_TILES: "https://tile.example.org/{z}/{x}/{y}.png",
    MAP_ATTRIBUTION: "© Maps & Co",
  });
  beforeAll(async () => {
    await fillCalendar(mapped);
  });

  it("are drawn without other hosts, unless the operator names one for the pictures", async () => {
    const plain = await service.page("/venue/town-hall/");
    expect(plain.text).toContain(">41.93°</text>");
    expect(plain.headers.get("content-security-policy")).toContain("img-src 'self' data:;");
    const { text, headers } = await mapped.page("/event/choir-night/");
    expect(text).toContain('<image href="https://tile.example.org/16/33177/24345.png" x="-154" y="-56"');
    expect(text).toContain("© Maps &amp; Co");
    expect(headers.get("content-security-policy")).toContain(
      "img-src 'self' data: https://tile.example.org;",
    );
  });
});
