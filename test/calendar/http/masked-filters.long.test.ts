import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventResource } from "../../../generated/server/events/resource.js";
import type { FilterDescriptor } from "../../../runtime/core/parameter-descriptors.js";
import { fetchFile } from "../feeds/fetch-file.js";
import { idsOf, useService } from "../support/service.js";
import { anonymousCaller, type Caller, useCaller } from "./callers.js";

const service = useService({ HOST: "0.0.0.0", MAX_PER_PAGE: "100", POSTS_PER_PAGE: "100" });
const lock = "hush hush";

const editor = useCaller(service, "editor", 11);
const owner = useCaller(service, "author", 12);
const readers = [
  anonymousCaller(service),
  useCaller(service, "author", 13),
  useCaller(service, "contributor", 14),
  useCaller(service, "subscriber", 15),
];
/** Protected events that differ in nothing but what the password protects, and the same without a password. */
let full: number;
let bare: number;
let open: number;
let venue: number;
let organizer: number;

const dates = { start_date: "2031-05-05 10:00:00", end_date: "2031-05-05 11:00:00" };
const secrets = {
  description: "Quetzalcoatl dances",
  excerpt: "Xylophone summary",
  cost: "15",
  website: "https://hidden.example/",
  featured: true,
  sticky: true,
  show_map: true,
  show_map_link: true,
  categories: ["Masked category"],
  tags: ["Masked tag"],
  tickets: [{ name: "Front row", price: 12 }],
};

beforeAll(async () => {
  venue = (
    await editor.create("/venues", {
      venue: "Masked hall",
      city: "Masked city",
      geo_lat: 46.25,
      geo_lng: 11.5,
    })
  ).id;
  organizer = (await editor.create("/organizers", { organizer: "Masked host" })).id;
  const linked = { ...secrets, venue, organizer };
  const create = async (id: string, values: object): Promise<number> => {
    const external = { source: "twins", id };
    return (await owner.create("/events", { ...dates, title: "Twin", external, ...values })).id;
  };
  bare = await create("bare", { password: lock });
  full = await create("full", { ...linked, password: lock });
  open = await create("open", linked);
});

/** What `full` refers to, of a resource. */
function valuesOf(target: string | undefined): readonly (string | number)[] {
  switch (target) {
    case "venue":
      return [venue];
    case "organizer":
      return [organizer];
    case "category":
      return ["Masked category", "masked-category"];
    case "tag":
      return ["Masked tag"];
    case "event":
      return [open];
    default:
      throw new Error(
        `Say here what the event refers to of ${String(target)}, so that its filter is tested.`,
      );
  }
}

/** Queries by a filter, of which some find `full` and not `bare` unless masked fields are left alone. */
function queriesBy(name: string, filter: FilterDescriptor): readonly string[] {
  const given = (...values: readonly (string | number | boolean)[]): string[] =>
    values.map((value) => `${name}=${encodeURIComponent(value)}`);
  if (name.startsWith("geoloc")) {
    const near = (latitude: number, radius: number): string =>
      `geoloc_lat=${latitude}&geoloc_lng=11.5&geoloc_radius=${radius}`;
    return filter.kind === "boolean" ? given(true, false) : [near(46.25, 1), near(40, 900), near(0, 1)];
  }
  if (name === "include") return given(`${full},${bare}`);
  // Those are when the events were created, and what is said of where they come from.
  if (name.startsWith("modified")) return given("2020-01-01", "2099-01-01");
  if (name === "external_source") return given("twins");
  if (name === "city") return given("Masked city");
  switch (filter.kind) {
    case "boolean":
    case "flag":
      return given(true, false);
    case "datetime":
      return given("2031-05-05", "2031-05-06", "2031-05-04");
    case "text":
      return given("twin", "quetzalcoatl", "xylophone", '"dances"', "-quetzalcoatl", "twin -xylophone");
    case "reference":
      return given(...valuesOf(filter.target));
    case "enum":
      return given(...(name === "status" ? ["publish"] : (filter.values ?? [])));
    case "integer":
      return given(1);
    case "number":
      return given(1, 15, 20);
    case "password":
      return given("wrong");
    default:
      throw new Error(`Say here how to ask by the filter ${name}, so that it is tested.`);
  }
}

const window = "start_date=2031-05-01&end_date=2031-05-31";
const withWindow = (query: string): string =>
  /^(?:start|end|include)/.test(query) ? query : `${query}${place(query)}&${window}`;
/** An order by distance needs a place. */
const place = (query: string): string =>
  query === "orderby=distance" ? "&geoloc_lat=45.4&geoloc_lng=11.9&geoloc_radius=20000" : "";
/** Parameters that only say how much of a list is shown. */
const shape = "per_page";

async function found(caller: Caller, query: string): Promise<readonly number[]> {
  const { status, body } = await caller.get(`/events?${query}`);
  // A page beyond the end, or dates around nothing.
  if (status === 404) return [];
  expect(status, `${query} ${JSON.stringify(body)}`).toBe(200);
  const ids = idsOf(body.events);
  expect(body.total, query).toBe(ids.length);
  return ids;
}

describe.each(Object.entries<FilterDescriptor>(eventResource.filters).filter(([name]) => name !== shape))(
  "the filter %s",
  (name, filter) => {
    it("finds protected events whatever the password protects, for all who may not read that", async () => {
      // A list that is asked for several times is found in memory.
      const rounds = [1, 2, 3, 4];
      for (const query of rounds.flatMap(() => queriesBy(name, filter).map(withWindow))) {
        for (const reader of readers) {
          const ids = await found(reader, query);
          expect(ids.includes(full), `${query}: ${ids.join()}`).toBe(ids.includes(bare));
        }
        const { text } = await fetchFile(service, `/events.ics?${query}`);
        const { text: news } = await fetchFile(service, `/events.rss?${query}`);
        for (const feed of [text, news]) {
          expect(feed.split(`event-${full}-`).length, query).toBe(feed.split(`event-${bare}-`).length);
        }
      }
    });

    it("finds the events that may be read, and for editors and the author of an event that one as well", async () => {
      const queries = queriesBy(name, filter).map(withWindow);
      const all = async (caller: Caller) =>
        (await Promise.all(queries.map((query) => found(caller, query)))).flat();
      if (name === "post_parent") return;
      expect(await all(editor)).toEqual(expect.arrayContaining([full]));
      expect(await all(owner)).toEqual(expect.arrayContaining([full]));
      if (name !== "include") for (const reader of readers) expect(await all(reader)).toContain(open);
    });
  },
);

it("all values of what a list masks are the same for every protected event", async () => {
  for (const reader of readers) {
    const { body } = await reader.get(`/events?${window}`);
    const events = body.events as unknown as { id: number }[];
    const shown = [full, bare].map((id) => {
      const event: object = events.find((one) => one.id === id) ?? {};
      return Object.fromEntries(
        Object.entries(event).filter(
          ([key]) => !/^(?:id|global_id|url|rest_url|slug|date|modified|external)/.test(key),
        ),
      );
    });
    expect(shown[0]).toEqual(shown[1]);
    expect(JSON.stringify(shown)).not.toMatch(/Quetz|Xylo|Masked|Front row/);
    const fields = await reader.get(`/events?${window}&_fields=events.tickets,events.venue,events.id`);
    expect(JSON.stringify(fields.body.events).match(/Front row/g)).toHaveLength(1);
  }
});

it.each(["venues", "organizers"])(
  "filters of %s by events do not count events with a password",
  async (path) => {
    const name = path.slice(0, -1);
    const { id: hidden } = await editor.create(`/${path}`, { [name]: "Only behind a password" });
    const field = { [name]: hidden };
    await owner.create("/events", { ...dates, ...field, title: "Locked", password: lock });
    const idsBy = async (caller: Caller, query: string): Promise<number[]> => {
      return idsOf((await caller.read(`/${path}?${query}`))[path]);
    };
    for (const filter of ["has_events", "only_with_upcoming"]) {
      for (const reader of readers) expect(await idsBy(reader, `${filter}=true`)).not.toContain(hidden);
      expect(await idsBy(editor, `${filter}=true`)).toContain(hidden);
    }
  },
);

afterAll(() => expect(service.errors).toEqual([]));
