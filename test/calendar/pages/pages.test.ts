import { createHash } from "node:crypto";
import Koa from "koa";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { calendarTexts, editorTexts, pageTexts } from "../../../generated/server/page-texts.js";
import { serviceDescriptor } from "../../../generated/server/service/service.js";
import { type Created, idsOf } from "../../support/service.js";
import { fillCalendar, usePages } from "./pages-service.js";

const service = usePages();
let records: Readonly<Record<string, Created>> = {};
beforeAll(async () => {
  records = await fillCalendar(service);
});

/** The part of a page that its frame is put around. */
function mainOf(text: string): string {
  return text.slice(text.indexOf("<main"), text.indexOf("</main>"));
}

/** The query that a browser sends when the filters are submitted as the page shows them. */
function submitted(text: string): string {
  const [form = ""] = /<form class="filters".*?<\/form>/s.exec(text) ?? [];
  const inputs = [...form.matchAll(/<input([^>]*) name="([^"]*)" value="([^"]*)"( checked)?/g)].flatMap(
    ([, kind = "", name = "", value = "", checked]): [string, string][] =>
      value !== "" && (checked !== undefined || !kind.includes("checkbox")) ? [[name, value]] : [],
  );
  return new URLSearchParams(inputs).toString();
}

describe("texts of the pages", () => {
  it("are in every language of the spec, and differ from each other", () => {
    for (const texts of [pageTexts, calendarTexts, editorTexts]) {
      expect(Object.keys(texts)).toEqual(serviceDescriptor.languages.all);
      expect(new Set(Object.values(texts).map((words) => JSON.stringify(words))).size).toBe(6);
    }
  });
});

describe("the middleware of the pages", () => {
  it("is composed once, whatever is requested", async () => {
    const compose = vi.spyOn(Koa.prototype, "callback");
    for (const path of ["/", "/docs", "/event/choir-night/", "/embed.js", "/calendar/events/v1/venues"])
      expect((await service.page(path)).status, path).toBe(200);
    expect(compose).not.toHaveBeenCalled();
    compose.mockRestore();
  });
});

describe("the calendar page", () => {
  it("lists the month without scripts, below days, with times of the record's zone", async () => {
    const { status, headers, text } = await service.page("/");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    const main = mainOf(text);
    expect(main).toContain("<h1>March 2031</h1>");
    expect(main).toMatch(/<h2>Monday,? 10 March 2031<\/h2>/);
    expect(main).toContain('<time datetime="2031-03-10T18:30:00Z"');
    expect(main).toMatch(/19:30.21:00/);
    expect(main).toContain('href="/event/choir-night/"');
    expect(main).toContain("Town hall");
  });

  it.each(Object.keys(calendarTexts))("speaks %s", async (language) => {
    const { text, headers } = await service.page(`/${language}`);
    expect(text).toContain(`<html lang="${language}">`);
    expect(headers.get("content-language")).toBe(language);
    expect(text).toContain(`>${(calendarTexts[language]?.month ?? "").replaceAll("'", "&#39;")}</a>`);
    expect(text).toContain(`>${language === "it" ? "Serata del coro" : "Choir night"}</a>`);
  });

  it("marks what does not take place as planned, in lists and on pages of records", async () => {
    const times = {
      start_date: "2031-07-10 19:30:00",
      end_date: "2031-07-10 21:00:00",
      timezone: "Europe/Rome",
    };
    const reason = { event_status_reason: "Storm & <rain>" };
    const off = await service.create("/events", {
      title: "Fair",
      event_status: "canceled",
      ...reason,
      ...times,
    });
    const online = { is_virtual: true, virtual_url: "https://meet.example.org/talk" };
    const talked = await service.create("/events", { title: "Talk", ...online, ...times });
    const moved = await service.create("/events", { title: "Play", event_status: "rescheduled", ...times });
    await service.patch(moved.path, { start_date: "2031-07-12 20:00:00" });
    for (const [path, word] of [
      ["/?date=2031-07-10", "Cancelled"],
      ["/?view=list&date=2031-07-10", "Cancelled"],
      ["/it?date=2031-07-10", "Annullato"],
    ]) {
      const main = mainOf((await service.page(path ?? "")).text);
      const [fair = "", talk = ""] = ["Fair", "Talk"].map((name) =>
        main.split("<li").find((item) => item.includes(`>${name}</a>`)),
      );
      expect(fair, path).toContain(`<span class="badge cancelled">${word ?? ""}</span>`);
      expect(talk, path).toContain('<p class="place">Online</p>');
      expect(talk, path).not.toContain("badge");
    }
    const own = (await service.page(new URL(off.url).pathname)).text;
    expect(own).toContain('<span class="badge cancelled">Cancelled</span> Storm &amp; &lt;rain&gt;');
    expect(own).toContain('<meta name="description" content="Cancelled · ');
    const play = (await service.page(new URL(moved.url).pathname)).text;
    expect(play).toMatch(/<s>Thursday,? 10 July 2031.* 19:30<\/s>/);
    const talk = mainOf((await service.page("/event/talk/")).text);
    expect(talk).toMatch(/Address online<\/dt><dd><a href="https:\/\/meet\.example\.org\/talk"/);
    for (const { path } of [off, moved, talked]) await service.delete(path);
  });

  it("shows what the filters leave", async () => {
    const { hall, choir, music } = records;
    for (const query of [
      `search=choir`,
      `categories=${music?.id ?? 0}`,
      `venue=${hall?.id ?? 0}`,
      `organizer=${choir?.id ?? 0}`,
    ]) {
      const main = mainOf((await service.page(`/?view=list&${query}`)).text);
      expect(main, query).toContain("Choir night");
      expect(main, query).not.toContain("Spring fair");
    }
    const none = await service.page("/?search=nowhere");
    expect(none.status).toBe(200);
    expect(none.text).toContain("Nothing was found, in this time or any other.");
  });

  it("shows as chosen what was chosen, so that the next submit does not lose it", async () => {
    const [voices = 0] = idsOf((await service.read("/tags")).tags);
    const { hall, choir, music } = records;
    const { id: dance } = await service.create("/categories", { name: "Ballroom" });
    const chosen = { categories: music?.id, tags: voices, venue: hall?.id, organizer: choir?.id };
    const sorted = (query: string): string => [...new URLSearchParams(query)].map(String).sort().join(" ");
    const filters = Object.entries(chosen).map(([name, id]) => `${name}=${id ?? 0}`);
    for (const query of [
      "",
      ...filters,
      `search=sea&${filters.join("&")}`,
      `featured=true&${filters.join("&")}&categories=${dance}`,
      `view=list&date=2031-03-10&window=all&embed=1&${filters.join("&")}`,
    ]) {
      const { text } = await service.page(`/?${query}`);
      expect(sorted(submitted(text))).toBe(sorted(query));
      expect(text.match(/ checked>/g)?.length ?? 0).toBe(
        [...query.matchAll(/(?:categories|tags|venue|organizer|featured|window)=/g)].length,
      );
      expect(text.includes(">Clear")).toBe(/search|=\d+(?:&|$)|window/.test(query));
    }
  });

  it("shows of each record when it is where, what it costs, and whether it stands out", async () => {
    const items = mainOf((await service.page("/?view=list")).text).split("<li");
    const [choir = "", fair = "", sharp = ""] = ["Choir night", "Spring fair", "Jerry"].map((name) =>
      items.find((item) => item.includes(name)),
    );
    expect(choir).toMatch(/^ class="featured">/);
    expect(choir).toContain('<span class="zone">CET</span>');
    expect(choir).toMatch(/<span class="badge">Featured<\/span>\s*<p class="place">Town hall · 15\s?€<\/p>/);
    expect(sharp).toContain('<span class="zone">JST</span>');
    for (const plain of ["featured", "badge", 'class="place"']) expect(fair + sharp).not.toContain(plain);
    expect(fair).not.toContain('class="zone"');
  });

  it("is for search engines as it is first shown, without filters, other days or frames", async () => {
    const robots = async (path: string) => (await service.page(path)).headers.get("x-robots-tag");
    for (const path of ["/", "/it", "/?view=list", "/venue/town-hall/"])
      expect([path, await robots(path)]).toEqual([path, null]);
    for (const path of ["/?date=2031-04-01", "/?search=choir", "/?embed=1", "/venue/none/"])
      expect([path, await robots(path)]).toEqual([path, "noindex"]);
  });

  it("lists the past as well where the window is lifted, in its feeds and forms too", async () => {
    const title = "Bygone fair";
    await service.create("/events", { title, start_date: "2001-05-05", end_date: "2001-05-06" });
    expect(mainOf((await service.page("/?view=list")).text)).not.toContain(title);
    const { text } = await service.page("/?view=list&window=all");
    expect(mainOf(text)).toContain(title);
    expect(mainOf(text)).toContain("Choir night");
    expect(mainOf(text)).toContain('<input type="checkbox" name="window" value="all" checked>');
    expect(text).toMatch(/events\.ics\?window=all"/);
    expect(mainOf((await service.page("/?view=list&window=wide")).text)).not.toContain(title);
    expect(mainOf((await service.page("/?window=all")).text)).not.toContain(title);
  });

  it("says that the time shown has nothing of what was searched for, and leads to what is next, or was last", async () => {
    const hintOf = async (path: string) =>
      /<p class="nothing">.*<\/p>/.exec((await service.page(path)).text)?.[0];
    const music = `categories=${records.music?.id ?? 0}`;
    expect(await hintOf(`/?${music}&date=2030-12-01`)).toBe(
      `<p class="nothing">Nothing was found in this time. <a href="/?date=2031-03-10&amp;${music}">Next date found: Monday, 10 March 2031</a></p>`,
    );
    expect(await hintOf(`/it?view=week&${music}&date=2031-06-01`)).toBe(
      `<p class="nothing">In questo periodo non è stato trovato nulla. <a href="/it?view=week&amp;date=2031-03-10&amp;${music}">Ultima data prima: lunedì 10 marzo 2031</a></p>`,
    );
    expect(await hintOf(`/?view=list&${music}&date=2031-04-01`)).toContain("date=2031-03-10");
    expect(await hintOf("/?date=2031-01-05")).toContain("Nothing takes place in this time. <a");
    expect(await hintOf(`/?${music}&date=2031-03-31`)).toBeUndefined();
    // The link leads to a time that has it.
    expect((await service.page(`/?date=2031-03-10&${music}`)).text).toContain("Choir night</a>");
  });

  it("lists all that a search finds, of every month, and what is over behind what is to come", async () => {
    const times = { start_date: "2029-02-03 20:00", end_date: "2029-02-03 21:00" };
    const { path } = await service.create("/events", { title: "Choir of old", ...times });
    for (const address of ["/?search=choir", "/?search=choir&view=month&date=2031-06-01"]) {
      const main = mainOf((await service.page(address)).text);
      expect(main).toContain("<h1>Search: choir</h1>");
      expect(main).toMatch(
        /Choir night<\/a>.*<details class="over"><summary>.*1<\/summary>.*Choir of old<\/a>/s,
      );
      expect(main).not.toContain('id="grid"');
      expect(main).toContain('<a class="button" href="/?view=week');
      expect(main).not.toContain('aria-current="page"');
    }
    await service.delete(path);
  });

  it("shows the colors of terms in its legend, its days and its grid", async () => {
    const path = `/categories/${records.music?.id ?? 0}`;
    for (const color of ["red", "#12345", "#1234567", "url(x)"]) {
      const { status, body } = await service.patch(path, { color });
      expect(body.data, String(status)).toMatchObject({
        status: 400,
        details: { color: { code: "rest_not_matching" } },
      });
    }
    expect((await service.read(path)).color).toBeUndefined();
    await service.patch(path, { color: "#aa00CC" });
    const main = mainOf((await service.page("/")).text);
    expect(main).toMatch(
      /<ul class="legend"><li><a href="[^"]*categories=\d+"><svg.*fill="#aa00CC".*Music<\/a><\/li><\/ul>/,
    );
    expect(main).toMatch(
      /aria-label="Monday,? 10 March: 1 Event"[^<]*<span><svg[^>]*><circle[^>]* fill="#aa00CC"/,
    );
    expect(main).toContain('"colors":[["categories","color"]]');
    const { body } = await service.get("/events?search=choir");
    expect(body.events).toMatchObject([{ categories: [{ color: "#aa00CC" }] }]);
    await service.patch(path, { color: null });
    expect(mainOf((await service.page("/")).text)).not.toContain(`class="legend"`);
  });

  it("shows what belongs to any of several terms", async () => {
    const times = { start_date: "2031-03-12 20:00", end_date: "2031-03-12 21:00" };
    const event = await service.create("/events", { title: "Ball", categories: ["Dance"], ...times });
    const [dance = 0] = idsOf(event.body.categories);
    const query = `categories=${records.music?.id ?? 0}&categories=${dance}`;
    const { text } = await service.page(`/?${query}`);
    for (const title of ["Choir night", "Ball"]) expect(mainOf(text)).toContain(`${title}</a>`);
    expect(mainOf(text)).not.toContain("Spring fair");
    expect(text).toMatch(new RegExp(`events\\.ics\\?categories=${records.music?.id ?? 0}%2C${dance}"`));
    await service.delete(event.path);
  });

  it("steps through months and weeks, and through the pages of a list", async () => {
    const month = (await service.page("/?date=2031-01-31")).text;
    expect(month).toContain('href="/?date=2030-12-01" rel="prev"');
    expect(month).toContain('href="/?date=2031-02-01" rel="next"');
    const week = (await service.page("/?view=week&date=2031-03-12")).text;
    expect(week).toContain('rel="next"');
    expect(week).toContain("date=2031-03-19");
    expect(mainOf(week)).toContain("Choir night");
    expect(mainOf(week)).not.toContain("Jerry");
    expect((await service.page("/?view=list&page=9")).text).toContain("Nothing takes place in this time.");
  });

  it("passes over a query that makes no sense", async () => {
    const { status, text } = await service.page("/?view=x&date=2031-02-31&page=-1&venue=abc&categories=none");
    expect(status).toBe(200);
    expect(text).toContain("<h1>March 2031</h1>");
  });

  it("escapes what visitors and records bring", async () => {
    const attack = `"><script>alert(1)</script>`;
    const { text } = await service.page(`/?search=${encodeURIComponent(attack)}`);
    expect(text).not.toContain("<script>alert");
    expect(text).toContain("&quot;&gt;&lt;script&gt;alert(1)");
    const list = (await service.page("/")).text;
    expect(list).toContain("Tom &amp; &quot;Jerry&quot; 1 &lt; 2</a>");
    expect(list).not.toContain('"Jerry" 1 <');
  });

  it("links to itself in every language, and names its canonical address for search engines", async () => {
    const { text } = await service.page("/it?view=week");
    expect(text).toContain(`<link rel="canonical" href="${service.origin}/it?view=week">`);
    for (const language of ["ca", "fr", "de", "it", "es"])
      expect(text).toContain(`hreflang="${language}" href="${service.origin}/${language}?view=week"`);
    expect(text).toContain(`hreflang="en" href="${service.origin}/?view=week"`);
  });

  it("runs no script but its own, sends no request to another host, and cannot be framed", async () => {
    const policy = (await service.page("/")).headers.get("content-security-policy") ?? "";
    const nothing = createHash("sha256").update("").digest("base64");
    expect(policy.split("; ").sort()).toEqual(
      [
        "default-src 'none'",
        "script-src 'self'",
        `style-src 'self' 'sha256-${nothing}'`,
        "img-src 'self' data:",
        "font-src data:",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].sort(),
    );
  });

  it("leaves what is the API's to the API", async () => {
    const answer = await service.get("/?rest_route=/tribe/events/v1/events", { base: "" });
    expect(answer.body.total).toBe((await service.get("/events")).body.total);
    expect((await service.post("/", {}, { base: "" })).status).toBe(404);
    expect((await service.page("/nothing-here")).headers.get("content-type")).toContain("json");
  });

  it("answers an unknown address with a page in the reader's language, and programs with JSON", async () => {
    const accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
    const typeOf = async (path: string, headers: Record<string, string>) => {
      const { status, headers: answered } = await service.page(path, headers);
      return [status, answered.get("content-type")?.split(";")[0]];
    };
    const page = await service.page("/nothing-here", { accept });
    expect([page.status, page.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect(page.text).toContain("<h1>This page does not exist.</h1>");
    const french = { accept, "accept-language": "fr-CH, fr;q=0.9, en;q=0.8" };
    expect((await service.page("/nothing-here", french)).text).toContain('<html lang="fr">');
    expect((await service.page("/it/niente", french)).text).toContain('<html lang="it">');
    for (const path of [
      "/nothing/at/all",
      "/it/x",
      "/admin/nothing",
      "/calendar",
      "/index.html",
      "/%ff",
      "//x",
    ])
      expect(await typeOf(path, { accept }), path).toEqual([404, "text/html"]);
    for (const path of ["/nothing-here", "/it/x"]) {
      expect(await typeOf(path, { accept: "application/json" }), path).toEqual([404, "application/json"]);
      expect(await typeOf(path, { accept: "*/*" }), path).toEqual([404, "application/json"]);
    }
    const ofService = {
      "/calendar/events/v1/nothing": 404,
      "/it/calendar/events/v1/nothing": 404,
      "/wp-json/tribe/events/v1/nothing": 404,
      "/index.php?rest_route=/tribe/events/v1/nothing": 404,
      "/calendar/events/v1/events": 200,
      "/admin/session": 200,
      "/files/1/x.png": 404,
      "/healthz": 200,
      "/readyz": 200,
    };
    for (const [path, status] of Object.entries(ofService))
      expect(await typeOf(path, { accept }), path).toEqual([status, "application/json"]);
    expect(await typeOf("/sitemap.xml", { accept })).toEqual([200, "application/xml"]);
    expect(await typeOf("/metrics", { accept })).toEqual([200, "text/plain"]);
    const written = await service.post("/nothing-here", {}, { base: "", headers: { accept } });
    expect([written.status, written.body.code]).toEqual([404, "rest_no_route"]);
  });
});

describe("the page of a record", () => {
  it("stands at the url of the record, with what the spec shows of it", async () => {
    const url = records.concert?.url ?? "";
    const { status, text } = await service.page(url.slice(service.origin.length));
    expect(status).toBe(200);
    const main = mainOf(text);
    expect(main).toContain("<h1>Choir night</h1>");
    expect(main).toContain("<p>Songs of the <strong>sea</strong>.</p>");
    expect(main).toMatch(/Monday,? 10 March 2031.*19:30.*21:00/);
    expect(main).toContain("Europe/Madrid (CET)");
    expect(main).toContain('<a href="/venue/town-hall/">Town hall</a>');
    expect(main).toContain("Plaça Major 1, Vic");
    expect(main).toContain("https://www.openstreetmap.org/?mlat=41.93&amp;mlon=2.25#map=16/41.93/2.25");
    expect(main).toContain('<a href="/organizer/the-choir/">The choir</a>');
    expect(main).toMatch(/>Venue<.*>Organizer</s);
    expect(main).toContain('href="https://choir.example.org/night" rel="noopener nofollow"');
    expect(main).toContain(`/calendar/events/v1/events/${records.concert?.id ?? 0}.ics"`);
    expect(main).toContain(">Voices</a>");
  });

  it("describes itself to machines", async () => {
    const { text } = await service.page("/event/choir-night/");
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
    const data = JSON.parse(json) as Record<string, unknown>;
    expect(data["@type"]).toBe("Event");
    expect(data.startDate).toBe("2031-03-10T19:30:00+01:00");
    expect(text).toContain('<meta property="og:title" content="Choir night – Events Calendar">');
    expect(text).toContain('<meta property="og:type" content="website">');
    expect(text).toContain(`<meta property="og:url" content="${service.origin}/event/choir-night/">`);
    expect(text).toContain(`<link rel="canonical" href="${service.origin}/event/choir-night/">`);
    expect(text).toContain(`hreflang="it" href="${service.origin}/it/event/serata-del-coro/"`);
    expect(text).not.toContain('hreflang="de"');
    for (const path of ["/venue/town-hall/", "/organizer/the-choir/"])
      expect((await service.page(path)).text).toContain('ld+json">{"@context":"https://schema.org","@type":');
  });

  it("speaks the language of its slug", async () => {
    const moved = await service.page("/event/serata-del-coro/");
    expect([moved.status, moved.headers.get("location")]).toEqual([302, "/it/event/serata-del-coro/"]);
    const { text } = await service.page("/it/event/serata-del-coro/");
    expect(text).toContain("<h1>Serata del coro</h1>");
    expect(text).toContain(">← Events Calendar</a>");
  });

  it("leads to files for calendar programs", async () => {
    const [, file = ""] = /href="([^"]+\.ics)"/.exec((await service.page("/event/choir-night/")).text) ?? [];
    const one = await service.page(file);
    expect([one.status, one.headers.get("content-type")]).toEqual([200, "text/calendar; charset=UTF-8"]);
    expect(one.text).toContain("SUMMARY:Choir night");
    const month = (await service.page("/it?search=coro")).text;
    for (const format of ["ics", "rss"]) {
      const [, address = ""] = new RegExp(`href="([^"]+\\.${format}\\?[^"]*)"`).exec(month) ?? [];
      const feed = await service.page(address.replaceAll("&amp;", "&"));
      expect([format, feed.status]).toEqual([format, 200]);
      expect(feed.text).toContain("Serata del coro");
      expect(feed.text).not.toContain("Spring fair");
    }
  });

  it("has the headings of a text below its own, without a level left out", async () => {
    const { url } = await service.create("/events", {
      title: "Headings",
      description: "<h3>First</h3><p>1 &lt; 2</p><h5>Below</h5>",
      start_date: "2031-06-01 10:00",
      end_date: "2031-06-01 11:00",
    });
    const { text } = await service.page(new URL(url).pathname);
    expect(text).toContain("<h2>First</h2><p>1 &lt; 2</p><h3>Below</h3>");
  });

  it("exists for every resource, with what comes up there, and not what is over", async () => {
    const over = { start_date: "2031-03-04 10:00", end_date: "2031-03-04 11:00" };
    const all = { venue: records.hall?.id, organizer: records.choir?.id, categories: records.music?.id };
    const { id } = await service.create("/events", { title: "Bygone", ...over, ...all });
    for (const name of ["hall", "choir", "music"] as const) {
      const path = (records[name]?.url ?? "").slice(service.origin.length);
      const { status, text } = await service.page(path);
      expect([path, status]).toEqual([path, 200]);
      expect(mainOf(text)).toContain("Coming up");
      expect(mainOf(text)).toContain('href="/event/choir-night/"');
      expect(mainOf(text)).not.toContain("Bygone");
    }
    await service.delete(`/events/${id}`);
    expect((await service.page("/organizer/the-choir/")).text).toContain('href="mailto:choir@example.org"');
  });

  it("lists what comes up page by page", async () => {
    const music = records.music?.id ?? 0;
    const made: number[] = [];
    for (let day = 1; day <= 21; day += 1) {
      const start_date = `2032-05-${String(day).padStart(2, "0")} 10:00:00`;
      const { id } = await service.create("/events", {
        title: `Lesson ${day}`,
        start_date,
        end_date: start_date,
        categories: [music],
      });
      made.push(id);
    }
    const address = "/events/category/music/";
    const first = (await service.page(address)).text;
    expect(first).toContain("Lesson 19</a>");
    expect(first).not.toContain("Lesson 20</a>");
    expect(first).toContain(`rel="next" href="${address}?page=2"`);
    expect(first).not.toContain('rel="prev"');
    const second = (await service.page(`${address}?page=2`)).text;
    expect(second).toContain("Lesson 20</a>");
    expect(second).not.toContain("Lesson 19</a>");
    expect(second).toContain(`rel="prev" href="${address}"`);
    expect(second).not.toContain('rel="next"');
    for (const page of ["3", "0", "x", "-1"])
      expect((await service.page(`${address}?page=${page}`)).status, page).toBe(200);
    for (const id of made) await service.delete(`/events/${id}`);
  });

  it("does not exist for drafts, records in the trash, and unknown slugs", async () => {
    const times = { start_date: "2031-03-11 10:00", end_date: "2031-03-11 11:00" };
    const hidden = { title: "Secret plan", status: "draft", slug: "secret-plan" };
    const draft = await service.create("/events", { ...hidden, ...times });
    const gone = await service.create("/events", { title: "Gone", ...times });
    await service.delete(gone.path);
    for (const path of [
      "/event/secret-plan/",
      "/event/gone/",
      "/event/nothing/",
      "/venue/nothing/",
      "/event/%/",
    ]) {
      const { status, text } = await service.page(path);
      expect([path, status >= 400 && status < 500]).toEqual([path, true]);
      expect(text).not.toContain("Secret plan");
    }
    expect(draft.body.status).toBe("draft");
    expect((await service.page("/it/event/nothing/")).text).toContain("Questa pagina non esiste.");
  });

  it("does not give away what a password protects", async () => {
    await service.create("/events", {
      title: "Members only",
      description: "<p>The hidden cellar.</p>",
      password: "open sesame",
      start_date: "2031-03-18 10:00",
      end_date: "2031-03-18 11:00",
    });
    const { status, text } = await service.page("/event/members-only/");
    expect(status).toBe(403);
    expect(text).not.toContain("cellar");
    expect(text).toContain("protected by a password");
  });
});

describe("the files of the pages", () => {
  it("have an icon for programs that read no SVG", async () => {
    const { status, headers, text } = await service.page("/favicon.ico");
    expect([status, headers.get("content-type"), text.slice(0, 4)]).toEqual([
      200,
      "image/x-icon",
      "\0\0\x01\0",
    ]);
    expect(text.slice(23, 26)).toBe("PNG");
  });

  it("are no others than those", async () => {
    for (const path of [
      "/assets/none.js",
      "/assets/..%2fpackage.json",
      "/assets/site.css.gz",
      "/assets/a.ts",
    ])
      expect([path, (await service.page(path)).status]).toEqual([path, 404]);
  });
});

describe("the calendar in other sites", () => {
  it("comes by one line of HTML, and only in its frame", async () => {
    const { text, headers } = await service.page("/embed.js");
    expect(text).toContain("iframe");
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const frame = await service.page("/it?embed=1&view=list");
    expect(frame.headers.get("content-security-policy")).toContain("frame-ancestors *");
    expect(frame.text).not.toContain("<header");
    expect(frame.text).toContain('target="_blank" rel="noopener"');
    expect(frame.text).toMatch(/href="\/it\?view=week&amp;embed=1"/);
  });
});

afterAll(() => expect(service.errors).toEqual([]));
