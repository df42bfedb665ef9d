import { beforeAll, describe, expect, it } from "vitest";
import { resourceFacts } from "../../../generated/server/app.js";
import { created, textOf } from "../http/sample-records.js";
import type { Caller } from "./target.js";

/** A request of a list with a filter, and the names of the records of the sample that it keeps, in their order. */
interface Case {
  readonly folder: string;
  readonly query: string;
  readonly kept: readonly string[];
}

/** Every filter of every resource, each at least once, on a sample of a few records. */
export function describeFilters(caller: Caller): void {
  const sample = new Map<string, { readonly folder: string; readonly id: number }>();
  const create = async (folder: string, name: string, body: object): Promise<void> => {
    const answer = await created(caller, `/${folder}`, body);
    sample.set(name, { folder, id: Number(answer.body.id) });
  };
  const id = (name: string): number => sample.get(name)?.id ?? 0;
  const nameOf = (folder: string, wanted: number): string | undefined =>
    [...sample].find(([, record]) => record.folder === folder && record.id === wanted)?.[0];

  beforeAll(async () => {
    await create("categories", "Filmkunst", { name: "Filmkunst" });
    await create("categories", "Filmmusik", { name: "Filmmusik", parent: id("Filmkunst") });
    await create("categories", "Filmleer", { name: "Filmleer", description: "a" });
    await create("tags", "Filmtag", { name: "Filmtag", description: "b" });
    await create("tags", "Filmtagleer", { name: "Filmtagleer", description: "a" });
    await create("venues", "Filmhaus", { venue: "Filmhaus", geo_lat: 41.9, geo_lng: 12.5 });
    await create("venues", "Filmgarten", { venue: "Filmgarten", status: "draft" });
    await create("organizers", "Filmclub", { organizer: "Filmclub", email: "club@example.org" });
    await create("organizers", "Filmfreunde", { organizer: "Filmfreunde" });
    await create("events", "Early", {
      ...event("Filmnacht early", "2030-03-01"),
      categories: [id("Filmmusik")],
      venue: id("Filmhaus"),
      featured: true,
    });
    await create("events", "Late", {
      ...event("Filmnacht late", "2030-03-05"),
      tags: [id("Filmtag")],
      organizer: id("Filmclub"),
      post_parent: id("Early"),
      tickets: [{ name: "Full", price: 9 }],
      event_status: "postponed",
      is_virtual: true,
    });
    await create("events", "Hidden", { ...event("Filmabend locked", "2030-03-09"), password: "open" });
  });

  const events = (query: string, ...kept: string[]): Case => ({ folder: "events", query, kept });
  const others =
    (folder: string) =>
    (query: string, ...kept: string[]) => ({ folder, query, kept });
  const [categories, tags] = [others("categories"), others("tags")];
  const [venues, organizers] = [others("venues"), others("organizers")];

  const cases: readonly Case[] = [
    events("search=filmnacht+early", "Early"),
    events("search=filmnacht&categories={Filmkunst}", "Early"),
    events("search=filmnacht&categories=filmmusik", "Early"),
    events("search=filmnacht&tags=Filmtag", "Late"),
    events("search=filmnacht&venue={Filmhaus}", "Early"),
    events("search=filmnacht&organizer={Filmclub}", "Late"),
    events("search=filmnacht&venue_slug=filmhaus", "Early"),
    events("search=filmnacht&organizer_slug=filmclub", "Late"),
    events("search=filmnacht&window=all", "Early", "Late"),
    events("search=filmnacht&orderby=title&order=desc", "Late", "Early"),
    events("search=filmnacht&featured=true", "Early"),
    events("search=filmnacht&featured=false", "Late"),
    events("search=filmnacht&status=publish", "Early", "Late"),
    events("search=filmnacht&status=draft"),
    events("search=filmnacht&start_date=2030-03-02", "Late"),
    events("search=filmnacht&end_date=2030-03-02", "Early"),
    events("search=filmnacht&starts_before=2030-03-01", "Early"),
    events("search=filmnacht&starts_after=2030-03-01", "Late"),
    events("search=filmnacht&ends_before=2030-03-04", "Early"),
    events("search=filmnacht&ends_after=2030-03-04", "Late"),
    events("search=filmnacht&starts_after=2030-03-01 20:00:00&strict_dates=true", "Late"),
    events("search=filmnacht&geoloc=true", "Early"),
    events("search=filmnacht&geoloc=false", "Late"),
    events("search=filmnacht&geoloc_lat=41.95&geoloc_lng=12.55&geoloc_radius=20", "Early"),
    events("search=filmnacht&geoloc_lat=41.95&geoloc_lng=12.55&geoloc_radius=1"),
    events("include={Late},{Early}", "Late", "Early"),
    events("search=filmnacht&post_parent={Early}", "Late"),
    events("search=filmnacht&ticketed=true", "Late"),
    events("search=filmnacht&ticketed=false", "Early"),
    events("search=filmnacht&event_status=postponed,canceled", "Late"),
    events("search=filmnacht&event_status=scheduled", "Early"),
    events("search=filmnacht&is_virtual=true", "Late"),
    events("search=filmnacht&is_virtual=false", "Early"),
    events("include={Hidden}&password=open", "Hidden"),
    events("search=filmnacht&context=embed", "Early", "Late"),
    events("search=filmnacht&per_page=1&page=2", "Late"),
    categories("search=film", "Filmmusik"),
    categories("search=film&hide_empty=false", "Filmkunst", "Filmleer", "Filmmusik"),
    categories("search=film&hide_empty=false&order=desc", "Filmmusik", "Filmleer", "Filmkunst"),
    categories("search=film&hide_empty=false&orderby=id&order=desc", "Filmleer", "Filmmusik", "Filmkunst"),
    categories("search=film&hide_empty=false&orderby=slug", "Filmkunst", "Filmleer", "Filmmusik"),
    categories("search=film&hide_empty=false&exclude={Filmleer}", "Filmkunst", "Filmmusik"),
    categories("include={Filmmusik},{Filmleer}&orderby=include&hide_empty=false", "Filmmusik", "Filmleer"),
    categories("parent={Filmkunst}", "Filmmusik"),
    categories("post={Early}", "Filmmusik"),
    categories("event={Early}", "Filmmusik"),
    categories("slug=filmleer&hide_empty=0", "Filmleer"),
    categories("search=film&hide_empty=0&per_page=2&page=2", "Filmmusik"),
    tags("search=filmtag", "Filmtag"),
    tags("search=filmtag&hide_empty=false", "Filmtag", "Filmtagleer"),
    tags("search=filmtag&hide_empty=false&order=desc&orderby=count", "Filmtag", "Filmtagleer"),
    tags("search=filmtag&hide_empty=false&orderby=description", "Filmtagleer", "Filmtag"),
    tags("search=filmtag&hide_empty=false&exclude={Filmtag}", "Filmtagleer"),
    tags("include={Filmtagleer}&hide_empty=false", "Filmtagleer"),
    tags("post={Late}", "Filmtag"),
    tags("event={Late}", "Filmtag"),
    tags("slug=filmtag", "Filmtag"),
    tags("search=filmtag&hide_empty=false&per_page=1&page=2", "Filmtagleer"),
    venues("search=film&event={Early}", "Filmhaus"),
    venues("search=film&has_events=true", "Filmhaus"),
    venues("search=film&has_events=false&status=draft", "Filmgarten"),
    venues("search=film&only_with_upcoming=true", "Filmhaus"),
    venues("search=film&per_page=1&page=1&status=draft,publish", "Filmgarten"),
    organizers("search=club@example", "Filmclub"),
    organizers("search=film&event={Late}", "Filmclub"),
    organizers("search=film&has_events=false", "Filmfreunde"),
    organizers("search=film&only_with_upcoming=true", "Filmclub"),
    organizers("search=film&status=publish", "Filmfreunde", "Filmclub"),
    organizers("search=film&per_page=1&page=2", "Filmclub"),
    organizers("search=film&orderby=name&order=desc", "Filmfreunde", "Filmclub"),
    venues("search=film&status=publish,draft&orderby=name&order=desc", "Filmhaus", "Filmgarten"),
  ];

  describe("a filter", () => {
    it.each(cases)("of $folder keeps what it should: $query", async ({ folder, query, kept }) => {
      const filled = query.replace(/\{(\w+)\}/g, (_, name: string) => String(id(name)));
      const answer = await caller.request("GET", `/${folder}?${filled}`);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      const found: unknown = answer.body[folder];
      const shown = Array.isArray(found)
        ? found.map((record: { readonly id: number }) => nameOf(folder, record.id))
        : [];
      expect(shown).toEqual(kept);
    });

    it("is tried at least once, whichever it is", () => {
      const missing = resourceFacts.flatMap(({ plural, filters }) =>
        Object.keys(filters).filter(
          (name) =>
            !cases.some(({ folder, query }) => folder === plural && new URLSearchParams(query).has(name)),
        ),
      );
      expect(missing).toEqual([]);
    });

    it("shows the totals in headers and leads from page to page", async () => {
      const first = await caller.asReader("GET", "/organizers?search=film&per_page=1");
      expect(first.body).toMatchObject({ total: 2, total_pages: 2 });
      expect(Object.fromEntries(first.headers)).toMatchObject({ "x-tec-total": "2", "x-wp-totalpages": "2" });
      const next = textOf(first.body.next_rest_url);
      expect(first.headers.get("link")).toBe(`<${next}>; rel="next"`);
      const second = await caller.raw(next);
      expect(second.status).toBe(200);
      expect(second.headers.get("link")).toContain('rel="prev"');
      expect((await caller.asReader("GET", "/organizers?search=film&per_page=1&page=3")).status).toBe(404);
    });
  });
}

function event(title: string, day: string): object {
  return { title, start_date: `${day} 20:00`, end_date: `${day} 22:00`, timezone: "Europe/Rome" };
}
