import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig } from "../../../runtime/settings/config.js";
import { usePages } from "./pages-service.js";

const logo = join(tmpdir(), `logo-${process.pid}.svg`);
writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
afterAll(() => rmSync(logo));

const service = usePages({
  SITE_NAME: "Vic & around",
  SITE_LOGO: logo,
  ACCENT_COLOR: "ffcc00",
  CONTACT_URL: "https://vic.example/contact",
  IMPRINT_URL: "https://vic.example/imprint",
});

describe("the front page", () => {
  it.each([
    ["/", "it-IT,it;q=0.9,en;q=0.5", "/it"],
    ["/?view=list&date=2031-03-01", "fr", "/fr?view=list&date=2031-03-01"],
    ["/", "en-US,it;q=0.5", null],
    ["/", "pt", null],
    ["/en", "it", null],
    ["/ca", "it", null],
    ["/?embed=1", "it", null],
    ["/docs", "it", null],
  ])("is led from %s for %s to %s", async (path, accepted, location) => {
    const { status, headers } = await service.page(path, { "accept-language": accepted });
    expect([status, headers.get("location")]).toEqual([location === null ? 200 : 302, location]);
    expect(headers.get("vary")).toContain("Accept-Language");
    expect(headers.get("cache-control")).toBe("no-cache");
  });

  it("keeps the language that a visitor has chosen by a link of the site", async () => {
    const headers = { "accept-language": "it", referer: `${service.origin}/it` };
    const chosen = await service.page("/", headers);
    expect(chosen.text).toContain('<html lang="en">');
    expect(chosen.text).toContain(`<link rel="canonical" href="${service.origin}/">`);
    const again = { ...headers, "if-none-match": chosen.headers.get("etag") ?? "" };
    expect((await service.page("/", again)).status).toBe(304);
    expect((await service.page("/", { ...again, referer: "https://evil.example/" })).status).toBe(302);
  });

  it("offers all languages in its header", async () => {
    const { text } = await service.page("/de?view=list");
    const [header = ""] = /<header.*<\/header>/s.exec(text) ?? [];
    expect(header).toContain('<nav aria-label="Sprache"><details');
    expect(header).toContain('href="/?view=list" hreflang="en" lang="en">English</a>');
    expect(header).toContain('href="/de?view=list" hreflang="de" lang="de" aria-current="true">Deutsch</a>');
  });
});

describe("the settings of the site", () => {
  it("give it a name, a logo, a colour and links", async () => {
    const { text } = await service.page("/");
    expect(text).toContain("– Vic &amp; around</title>");
    expect(text).toContain('<img src="/assets/logo.svg" alt="Vic &amp; around" width="144" height="40">');
    expect(text).toContain('<a href="https://vic.example/contact">Contact</a>');
    expect((await service.page("/de")).text).toContain('<a href="https://vic.example/imprint">Impressum</a>');
    expect(text).toContain('<link rel="stylesheet" href="/assets/accent-ffcc00.css">');
    expect((await service.page("/assets/accent-ffcc00.css")).text).toContain("from #ffcc00 min(l, 0.45)");
    expect((await service.page("/assets/logo.svg")).headers.get("content-type")).toBe("image/svg+xml");
    const feed = await service.page("/calendar/events/v1/events.ics");
    expect(feed.text).toContain("X-WR-CALNAME:Vic & around");
    for (const name of ["accent-ffcc0.css", "accent-zzzzzz.css", "logo.png"])
      expect((await service.page(`/assets/${name}`)).status, name).toBe(404);
  });

  it.each([
    ["SITE_LOGO", "/nothing/here.svg", "the path of an .svg, .png or .webp file"],
    ["ACCENT_COLOR", "yellow", "six hexadecimal digits, such as 1f5f5b"],
    ["IMPRINT_URL", "javascript:alert(1)", "an http or https URL"],
    ["MAP_TILES", "https://tile.example.org/{z}/{x}.png", "an https URL with {z}, {x} and {y}"],
  ])("stop the start for a bad %s", (name, value, allowed) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name}=${value} is not allowed: use ${allowed}`);
  });
});

describe("the calendar in a frame", () => {
  it("takes the colours of the page around it, and keeps them from page to page", async () => {
    const { text } = await service.page("/?embed=1&accent=1F5F5B&scheme=dark&view=list");
    expect(text).toContain('<meta name="color-scheme" content="dark">');
    expect(text).toContain('href="/assets/accent-1F5F5B.css"');
    expect(text).toContain("/?view=week&amp;embed=1&amp;accent=1F5F5B&amp;scheme=dark");
    expect(text).toContain('<input type="hidden" name="accent" value="1F5F5B">');
    const odd = (await service.page("/?embed=1&accent=red;&scheme=blue")).text;
    expect(odd).toContain('content="light dark"');
    expect(odd).toContain("accent-ffcc00.css");
    expect((await service.page("/?accent=1f5f5b")).text).not.toContain("1f5f5b");
  });
});
