import { describe, expect, it } from "vitest";
import { eventCollection } from "../../../generated/server/events/collection.js";
import { readXml, textsOf, type XmlElement } from "../../feeds/read-xml.js";
import { textOf } from "../http/sample-records.js";
import { useService } from "../support/service.js";
import { fetchFile } from "./fetch-file.js";

const service = useService();
const times = { start_date: "2031-03-10 19:30:00", end_date: "2031-03-10 22:00:00" };

const create = async (path: string, body: object): Promise<string> => (await service.create(path, body)).url;

async function sitemap(name = "sitemap.xml"): Promise<XmlElement> {
  const { status, text } = await fetchFile(service, `/${name}`, { base: "" });
  expect(status).toBe(200);
  return readXml(text);
}

// The first counts all there is.
describe("the sitemap", { shuffle: false }, () => {
  it("has the pages of all public records, whatever their date, and no others", async () => {
    const pages = [
      await create("/events", {
        title: "Long ago & far away",
        start_date: "1999-01-01",
        end_date: "1999-01-02",
        categories: ["Jazz"],
        tags: ["Late"],
      }),
      `${service.origin}/events/category/jazz/`,
      `${service.origin}/tag/late/`,
      await create("/venues", { venue: "Hall" }),
      await create("/organizers", { organizer: "Ann" }),
    ];
    await create("/events", { title: "Draft", status: "draft", ...times });
    await create("/events", { title: "Private", status: "private", ...times });
    await create("/events", { title: "Hidden", hide_from_listings: true, ...times });
    await create("/events", { title: "Locked", password: "sesame", ...times });
    await create("/categories", { name: "Without events" });
    const map = await sitemap();
    expect(map.name).toBe("urlset");
    const found = map.children.flatMap((url) => textsOf(url, "loc"));
    expect(found.sort()).toEqual(pages.sort());
    for (const url of map.children)
      expect(textsOf(url, "lastmod").join()).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  it("names the page of each language beside the others", async () => {
    const { body } = await service.post("/events", { title: "Concert", ...times });
    await service.post(
      `/it/calendar/events/v1/events/${Number(body.id)}`,
      { title: "Concerto", slug: "concerto" },
      { base: "" },
    );
    const italian = `${service.origin}/it/event/concerto/`;
    const map = await sitemap();
    for (const own of [textOf(body.url), italian]) {
      expect((await fetchFile(service, new URL(own).pathname, { base: "" })).text).toContain(
        `<link rel="canonical" href="${own}">`,
      );
      const row = map.children.find((url) => textsOf(url, "loc").includes(own));
      const links = row?.children
        .filter(({ name }) => name === "xhtml:link")
        .map(({ attributes }) => attributes);
      expect(links).toEqual([
        { rel: "alternate", hreflang: "en", href: body.url },
        { rel: "alternate", hreflang: "it", href: italian },
      ]);
    }
  });

  it("falls into parts before one could have more than 50,000 addresses", async () => {
    await create("/events", { title: "Near", ...times });
    const events = service.database.collection(eventCollection);
    const [sample] = await events.find({ status: "publish" }, { limit: 1 }).toArray();
    if (sample === undefined) throw new Error("There is no event.");
    const far = {
      ...sample,
      _id: 50_123,
      slugs: ["en:far"],
      text: { en: { ...sample.text.en, slug: "far" } },
    };
    await events.insertOne(far);
    const map = await sitemap();
    expect(map.name).toBe("sitemapindex");
    const parts = map.children.flatMap((part) => textsOf(part, "loc"));
    expect(parts).toHaveLength(2);
    const names = parts.map((part) => new URL(part).pathname.slice(1));
    const [first, last] = await Promise.all(names.map((name) => sitemap(name)));
    expect(first?.children.length).toBeGreaterThan(3);
    expect(last?.children.flatMap((url) => textsOf(url, "loc"))).toEqual([`${service.origin}/event/far/`]);
    expect((await fetchFile(service, "/sitemap-3.xml", { base: "" })).status).toBe(404);
    expect((await fetchFile(service, "/sitemap-0.xml", { base: "" })).status).toBe(404);
    await events.deleteOne({ _id: far._id });
  });

  it("is answered with 304 to who has it, and takes no writes", async () => {
    const { headers } = await fetchFile(service, "/sitemap.xml", { base: "" });
    expect(headers.get("content-type")).toBe("application/xml; charset=UTF-8");
    const again = await fetchFile(service, "/sitemap.xml", {
      base: "",
      headers: { "If-None-Match": headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
    const written = await service.post("/sitemap.xml", {}, { base: "" });
    expect(written.status).toBe(405);
    expect(service.errors).toEqual([]);
  });
});
