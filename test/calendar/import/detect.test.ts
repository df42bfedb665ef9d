import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { serviceDescriptor } from "../../../generated/server/service/service.js";
import { addressIn, detect } from "../../../runtime/tools/import/detect.js";
import { useService } from "../support/service.js";
import { politely } from "./importing.js";
import { type ReferenceSite, startReferenceSite } from "./reference-site.js";

const service = useService();
const folder = mkdtempSync(join(tmpdir(), "calendar-detect-"));
let site: ReferenceSite;
let api: string;

beforeAll(async () => {
  site = await startReferenceSite({ events: [] });
  api = site.api.href;
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  site.trouble = () => false;
  site.asked.splice(0);
});

const find = (given: string, authorization?: string) =>
  detect(given, undefined, { client: politely(authorization), service: serviceDescriptor });
const foundApi = async (given: string): Promise<string> => {
  const found = await find(given);
  return found.kind === "api" ? found.api.href : found.kind;
};

/** Answers the paths given; everything else is a page of the site that says nothing. */
function answer(pages: Readonly<Record<string, (response: ServerResponse) => void>>): void {
  site.trouble = (path, response) => {
    const write = pages[path];
    if (write === undefined) response.writeHead(404, { "Content-Type": "text/html" }).end("<html></html>");
    else write(response);
    return true;
  };
}
const json =
  (body: object, before = "") =>
  (response: ServerResponse) => {
    response.writeHead(200, { "Content-Type": "application/json" }).end(before + JSON.stringify(body));
  };
const page =
  (html: string, headers: Record<string, string | string[]> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(200, { "Content-Type": "text/html", ...headers }).end(html);
  };
const root = { namespace: "tribe/events/v1", routes: {} };
const index = { name: "Site", namespaces: ["wp/v2", "tribe/events/v1"], routes: {} };

describe("the API of a site is found", () => {
  it("by the address of a list or a record of it, with any query", async () => {
    const addresses = [
      "",
      "/",
      "/events",
      "/events/",
      "/events?per_page=50",
      "/events/50?x=1#top",
      "?per_page=50",
    ];
    for (const end of addresses) expect([end, await foundApi(api + end)]).toEqual([end, api]);
    const { origin } = site.api;
    for (const path of [
      "",
      "/",
      "/events",
      "/events/",
      "/events/list/?x=1",
      "/wp-json",
      "/wp-json/",
      "/wp-json/wp/v2/",
    ])
      expect([path, await foundApi(origin + path)]).toEqual([path, api]);
  });

  it("in a folder of its host", async () => {
    const { origin } = site.api;
    answer({ "/blog/wp-json/tribe/events/v1": json(root) });
    for (const path of ["/blog", "/blog/events/", "/blog/wp-json/", "/blog/wp-json/tribe/events/v1/events"])
      expect(await foundApi(origin + path)).toBe(`${origin}/blog/wp-json/tribe/events/v1`);
  });

  it("by the link in the header of a page, or in its head", async () => {
    const { origin } = site.api;
    const rel = "https://api.w.org/";
    const there = { "/cms/api/tribe/events/v1": json(root) };
    const links = [
      page("", { Link: `<${origin}/cms/api/>; rel="${rel}"` }),
      page("", { Link: [`<${origin}/x>; rel="shortlink"`, `</cms/api/>; rel="${rel}", <x>; rel=y`] }),
      page(`<link rel="stylesheet" href="/a"><link rel="${rel}" href="${origin}/cms/api/" />`),
      page(`<LINK href='/cms/api' rel='${rel}'>`),
    ];
    for (const link of links) {
      answer({ "/some/page": link, ...there });
      expect(await foundApi(`${origin}/some/page`)).toBe(`${origin}/cms/api/tribe/events/v1`);
    }
  });

  it("where its addresses are a query parameter", async () => {
    const { origin } = site.api;
    const answers = Object.fromEntries(
      ["/?rest_route=%2Ftribe%2Fevents%2Fv1", "/?rest_route=/tribe/events/v1"].map((path) => [
        path,
        json(root),
      ]),
    );
    const link = { Link: `<${origin}/index.php?rest_route=/>; rel="https://api.w.org/"` };
    answer({
      ...answers,
      "/index.php?rest_route=%2Ftribe%2Fevents%2Fv1": json(root),
      "/": page("", link),
    });
    expect(await foundApi(`${origin}/`)).toBe(`${origin}/index.php?rest_route=%2Ftribe%2Fevents%2Fv1`);
    const list = await foundApi(`${origin}/?rest_route=/tribe/events/v1/events&per_page=50`);
    expect(new URL(list).searchParams.get("rest_route")).toBe("/tribe/events/v1");
  });

  it("from the index of all APIs, which may begin with a byte order mark", async () => {
    const { origin } = site.api;
    answer({
      "/rest/": json(index, "\uFEFF"),
      "/rest/tribe/events/v1": json(root, "\uFEFF"),
    });
    expect(await foundApi(`${origin}/rest/`)).toBe(`${origin}/rest/tribe/events/v1`);
  });

  it("of a service of this kind, from any page of it", async () => {
    for (const path of ["", "/events/", "/calendar/events/v1/events?page=2", "/event/nothing/"]) {
      const found = await find(service.origin + path);
      expect(found).toMatchObject({ kind: "api", isPlain: true });
    }
  });

  it("without the scheme of its address", () => {
    expect(addressIn("example.org")?.href).toBe("https://example.org/");
    expect(addressIn(" example.org/events ")?.href).toBe("https://example.org/events");
    expect(addressIn("webcal://example.org/a.ics")?.href).toBe("https://example.org/a.ics");
    for (const file of ["table.csv", "calendar.ics", "./example.org", "package.json", "plain"])
      expect([file, addressIn(file)]).toEqual([file, undefined]);
  });
});

describe("an address that leads nowhere", () => {
  it("is rejected at once where no host has that name, or none answers", async () => {
    await expect(find("https://no-such-host.invalid/events")).rejects.toThrow(
      /no-such-host\.invalid.*check the address/,
    );
    const closed = await startReferenceSite({});
    await closed.close();
    await expect(find(closed.api.href)).rejects.toThrow(
      "does not accept connections: check the address and its port.",
    );
    await expect(find(site.api.href.replace("http:", "https:"))).rejects.toThrow("check the address");
  });

  it("is reported with what to give instead", async () => {
    answer({ "/": page("<html>Hello</html>") });
    await expect(find(`${site.api.origin}/`)).rejects.toThrow(
      /leads to no API of events: give the address of the site, or of its API at .*\/wp-json\/tribe\/events\/v1\./,
    );
    await expect(find(`${site.api.origin}/nothing`)).rejects.toThrow(
      "/nothing answers 404: give the address",
    );
  });

  it("does not learn the login of another one", async () => {
    const other = await startReferenceSite({});
    answer({ "/": page("", { Link: `<${other.api.origin}/wp-json/>; rel="https://api.w.org/"` }) });
    const found = await find(`${site.api.origin}/`, "Basic c2VjcmV0");
    expect(found).toMatchObject({ kind: "api", api: { host: other.api.host } });
    expect(other.headers.length).toBeGreaterThan(0);
    expect(other.headers.filter(({ authorization }) => authorization !== undefined)).toEqual([]);
    await other.close();
  });
});

describe("a file", () => {
  it("may begin with a byte order mark", async () => {
    const mark = "\uFEFF";
    const calendar = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";
    const files: readonly (readonly [string, string])[] = [
      ["calendar.ics", calendar],
      ["calendar.txt", calendar],
      ["table.csv", "Title,Start date\na,b\n"],
      ["export.jsonl", '{"format":"calendar-export","version":1}\n'],
    ];
    for (const [name, text] of files) {
      const file = join(folder, name);
      writeFileSync(file, mark + text);
      const found = await find(file);
      expect([name, "text" in found ? found.text : found.kind]).toEqual([
        name,
        found.kind === "jsonl" ? "jsonl" : text,
      ]);
    }
  });

  it("may begin with a byte order mark where it comes from an address", async () => {
    answer({
      "/a.ics": (response) => response.end("\uFEFFBEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"),
    });
    expect(await find(`${site.api.origin}/a.ics`)).toEqual({
      kind: "ics",
      text: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
    });
  });
});
