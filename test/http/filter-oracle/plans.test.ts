import { Collection, type Document, type Filter, type FindOptions } from "mongodb";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { categoryFilters } from "../../../generated/server/categories/facts.js";
import { eventFilters } from "../../../generated/server/events/facts.js";
import { organizerFilters } from "../../../generated/server/organizers/facts.js";
import { tagFilters } from "../../../generated/server/tags/facts.js";
import { venueFilters } from "../../../generated/server/venues/facts.js";
import { useService } from "../../support/service.js";
import { type StoredCalendar, storeCalendar } from "./store-calendar.js";

const adminKey = "cal_plans_administrator_0123456789";
const headers = { authorization: `Bearer ${adminKey}` };
const service = useService({ ADMIN_API_KEY: adminKey });
let calendar: StoredCalendar;

beforeAll(async () => {
  calendar = await storeCalendar(service, headers, 60);
});
afterEach(() => vi.restoreAllMocks());

const event = (): string => String(calendar.events[0]?.id);
const term = (kind: "categories" | "tags"): string => String(calendar.ids[kind][0]);

/** A value for each filter; what is not here is told by the test below. */
const values: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  events: {
    page: () => "page=1",
    per_page: () => "per_page=5",
    start_date: () => "start_date=2027-03-01",
    end_date: () => "end_date=2031-01-01",
    starts_before: () => "starts_before=2027-04-01",
    starts_after: () => "starts_after=2027-04-01",
    ends_before: () => "ends_before=2027-04-01",
    ends_after: () => "ends_after=2027-04-01",
    strict_dates: () => "strict_dates=true&start_date=2027-03-01",
    search: () => 'search=jazz -cafe "night walk" -"rock n"',
    categories: () => "categories=music",
    tags: () => "tags=outdoor",
    venue: () => `venue=${String(calendar.ids.venues[0])}`,
    organizer: () => `organizer=${String(calendar.ids.organizers[0])}`,
    featured: () => "featured=false",
    status: () => "status=publish,draft",
    geoloc: () => "geoloc=true",
    geoloc_lat: () => "geoloc_lat=41.9&geoloc_lng=12.5",
    geoloc_lng: () => "geoloc_lat=41.9&geoloc_lng=12.5",
    geoloc_radius: () => "geoloc_lat=41.9&geoloc_lng=12.5&geoloc_radius=500",
    include: () => `include=${event()}`,
    post_parent: () => `post_parent=${event()}`,
    ticketed: () => "ticketed=true",
    password: () => "password=sesame",
    context: () => "context=edit",
  },
  venues: posts(),
  organizers: posts(),
  categories: { ...terms("categories"), parent: () => `parent=${term("categories")}` },
  tags: terms("tags"),
};

function posts(): Readonly<Record<string, () => string>> {
  return {
    page: () => "page=1",
    per_page: () => "per_page=5",
    search: () => 'search=hall "rome hall" -beach',
    event: () => `event=${event()}`,
    has_events: () => "has_events=true",
    only_with_upcoming: () => "only_with_upcoming=true",
    status: () => "status=draft",
  };
}

function terms(kind: "categories" | "tags"): Readonly<Record<string, () => string>> {
  return {
    page: () => "page=1",
    per_page: () => "per_page=5",
    search: () => "search=e&hide_empty=false",
    exclude: () => `exclude=${term(kind)}&hide_empty=false`,
    include: () => `include=${term(kind)}&hide_empty=false`,
    order: () => "order=desc&hide_empty=false",
    orderby: () => "orderby=count&hide_empty=false",
    hide_empty: () => "hide_empty=false",
    post: () => `post=${event()}&hide_empty=false`,
    event: () => `event=${event()}`,
    slug: () => "slug=music&hide_empty=false",
  };
}

const declared = {
  events: eventFilters,
  venues: venueFilters,
  organizers: organizerFilters,
  categories: categoryFilters,
  tags: tagFilters,
};
const cases = Object.entries(declared).flatMap(([list, filters]) =>
  Object.keys(filters).map((filter) => ({ list, filter })),
);

describe("an index", () => {
  it("is missed where there is none, as this test sees it", async () => {
    const query = { collection: "events", filter: { "text.en.title": "jazz" }, options: {} };
    expect(await scansOf(query)).toEqual(["COLLSCAN"]);
  });

  it.each(cases)("serves $filter of $list, also in the look-ups it needs", async ({ list, filter }) => {
    const value = values[list]?.[filter];
    if (value === undefined) throw new Error(`This test has no value for ${filter} of ${list}.`);
    for (const caller of [{}, headers]) {
      if (filter === "status" && caller !== headers) continue;
      const finds = vi.spyOn(Collection.prototype, "find");
      const distincts = vi.spyOn(Collection.prototype, "distinct");
      const answer = await service.request("GET", `/${list}?${value()}`, { headers: caller });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      const asked = [...plainCalls(finds.mock), ...distinctCalls(distincts.mock)];
      vi.restoreAllMocks();
      expect(asked.length).toBeGreaterThan(0);
      for (const query of asked) {
        expect(await scansOf(query), `${query.collection} ${JSON.stringify(query.filter)}`).toEqual([]);
      }
    }
  });

  it.each(["name", "id", "slug", "count", "description", "include"])(
    "serves the order by %s",
    async (attribute) => {
      for (const order of ["asc", "desc"]) {
        const finds = vi.spyOn(Collection.prototype, "find");
        await service.request("GET", `/tags?orderby=${attribute}&order=${order}&hide_empty=false`);
        const asked = plainCalls(finds.mock);
        vi.restoreAllMocks();
        for (const query of asked) expect(await scansOf(query)).toEqual([]);
      }
    },
  );
});

interface AskedQuery {
  readonly collection: string;
  readonly filter: Filter<Document>;
  readonly options: FindOptions;
}

interface Calls {
  readonly calls: readonly (readonly unknown[])[];
  readonly contexts: readonly unknown[];
}

/** What was asked of the collections of records; the rest belongs to the machinery of access. */
function plainCalls({ calls, contexts }: Calls): AskedQuery[] {
  return asked(
    contexts,
    calls.map(([filter, options]) => ({ filter, options })),
  );
}

function distinctCalls({ calls, contexts }: Calls): AskedQuery[] {
  return asked(
    contexts,
    calls.map(([, filter]) => ({ filter, options: {} })),
  );
}

function asked(
  contexts: readonly unknown[],
  queries: readonly { readonly filter: unknown; readonly options: unknown }[],
): AskedQuery[] {
  return queries.flatMap(({ filter, options }, place) => {
    const collection = contexts[place];
    if (!(collection instanceof Collection)) return [];
    if (!(collection.collectionName in declared)) return [];
    return [
      {
        collection: collection.collectionName,
        // Both may be left out in a call.
        filter: filter ?? {},
        options: options ?? {},
      },
    ];
  });
}

/** The stages of the winning plan that read a whole collection. */
async function scansOf({ collection, filter, options }: AskedQuery): Promise<unknown[]> {
  const plan: unknown = await service.database.db
    .collection(collection)
    .find(filter, options)
    .explain("queryPlanner");
  return stagesIn(plan).filter((stage) => stage === "COLLSCAN");
}

function stagesIn(plan: unknown): unknown[] {
  if (typeof plan !== "object" || plan === null) return [];
  return Object.entries(plan).flatMap(([name, value]: [string, unknown]) => {
    if (name === "rejectedPlans") return [];
    return name === "stage" ? [value] : stagesIn(value);
  });
}
