import { beforeAll, describe, expect, it } from "vitest";
import { readTable } from "../../support/cases.js";
import { idsOf, textOf, useService } from "../support/service.js";

const tables = readTable(import.meta.dirname, "event-filters.yaml") as {
  readonly bounds: readonly (readonly [query: string, wanted: string])[];
  readonly words: readonly (readonly [text: string, wanted: string])[];
};

const service = useService({ SITE_TIMEZONE: "Europe/Rome" });

const day = { start_date: "2031-05-01 20:00", end_date: "2031-05-01 22:00" };
const event = async (body: object): Promise<number> =>
  (await service.create("/events", { title: "Evening", ...day, ...body })).id;

const list = async (query: string, base?: string): Promise<number[]> =>
  idsOf((await service.read(`/events?starts_after=2020-01-01&per_page=50&${query}`, { base })).events);

async function rejectedParameters(query: string): Promise<string[]> {
  const answer = await service.get(`/events?${query}`);
  expect(answer.status).toBe(400);
  expect(answer.body.code).toBe("rest_invalid_param");
  return Object.keys(answer.body.data?.params ?? {}).sort();
}

describe("date filters", () => {
  let early: number;
  let late: number;
  beforeAll(async () => {
    early = await event({ title: "dated", start_date: "2031-06-10 00:00", end_date: "2031-06-10 23:59:59" });
    late = await event({ title: "dated", start_date: "2031-06-11 00:00", end_date: "2031-06-11 12:00" });
  });

  it.each(tables.bounds)("%s keep the events on the right side of the bound", async (query, wanted) => {
    const found = { both: [early, late], early: [early], late: [late], none: [] }[wanted];
    expect(await list(`search=dated&${query}`)).toEqual(found);
  });

  it("reject what is no date, all at once", async () => {
    const names = ["start_date", "end_date", "starts_before", "starts_after", "ends_before", "ends_after"];
    expect(await rejectedParameters(names.map((name) => `${name}=2031-13-45`).join("&"))).toEqual(
      names.sort(),
    );
    expect(await rejectedParameters("start_date=&strict_dates=maybe")).toEqual([
      "start_date",
      "strict_dates",
    ]);
  });
});

describe("date filters where days begin at three", () => {
  const days = useService({ DAY_CUTOFF: "03:00" });
  const at = async (start_date: string, end_date = start_date) => {
    const body = { title: "Late show", start_date, end_date, all_day: start_date.length === 10 };
    return (await days.create("/events", body)).id;
  };
  const inside: number[] = [];
  beforeAll(async () => {
    await at("2025-07-23 02:59:59");
    for (const start of ["2025-07-23 03:00:00", "2025-07-23", "2025-07-24 02:59:59"])
      inside.push(await at(start));
    await at("2025-07-24 03:00:00");
  });

  it.each([
    "start_date=2025-07-23&end_date=2025-07-23",
    "start_date=2025-07-23 00:00:00&end_date=2025-07-23 00:00",
    "start_date=2025-07-23 15:00&end_date=2025-07-24 01:00",
    "starts_after=2025-07-22&starts_before=2025-07-23",
    "ends_after=2025-07-22&ends_before=2025-07-23",
  ])("%s mean the day up to the next one's beginning, as an all-day event does", async (query) => {
    expect(idsOf((await days.read(`/events?${query}`)).events)).toEqual(inside);
  });

  it("show the bounds that they mean, and mean the same when those are sent back", async () => {
    const { body } = await days.get("/events?start_date=2025-07-23&end_date=2025-07-23");
    const link = textOf(body.rest_url);
    expect(link).toContain("&start_date=2025-07-23 03:00:00&end_date=2025-07-24 02:59:59&");
    const again = await fetch(link.replaceAll(" ", "+"));
    expect(await again.json()).toEqual(body);
  });
});

describe("filters by terms", () => {
  it("take ids, slugs and names, as text, list or JSON, and any of them may match", async () => {
    const { id: parent } = await service.create("/categories", { name: "Stage & Screen" });
    const { id: child } = await service.create("/categories", { name: "Opera", parent });
    const { id: grandchild } = await service.create("/categories", { name: "Buffa", parent: child });
    const { id: other } = await service.create("/categories", { name: "Chess" });
    const deep = await event({ categories: [grandchild] });
    const beside = await event({ categories: [other] });
    expect(await list(`categories=${parent}`)).toEqual([deep]);
    expect(await list("categories=stage-screen")).toEqual([deep]);
    expect(await list("categories=STAGE-SCREEN")).toEqual([deep]);
    expect(await list("categories=Stage %26 Screen")).toEqual([deep]);
    expect(await list("categories=buffa,chess")).toEqual([deep, beside]);
    expect(await list(`categories[]=${child}&categories[]=chess`)).toEqual([deep, beside]);
    expect(await list(`categories=[${child},"chess"]`)).toEqual([deep, beside]);
    expect(await rejectedParameters("categories=buffa,polka&tags=nothing")).toEqual(["categories", "tags"]);
    expect(await rejectedParameters("categories=&tags=")).toEqual(["categories", "tags"]);
  });

  it("of two kinds both have to match, of one any", async () => {
    const tagged = await event({ categories: ["Fair"], tags: ["Rain", "Sun"] });
    const partly = await event({ categories: ["Fair"], tags: ["Wind"] });
    expect(await list("tags=rain,wind")).toEqual([tagged, partly]);
    expect(await list("categories=fair&tags=sun")).toEqual([tagged]);
  });
});

describe("the search", () => {
  let cafe: number;
  let tokyo: number;
  beforeAll(async () => {
    cafe = await event({
      title: "Café à la carte",
      description: "<p>Night <b>walk</b> through the old Straße</p>",
      excerpt: "Rock’n’roll",
    });
    tokyo = await event({ title: "東京音楽祭", description: "walk, then the night" });
  });

  it.each(tables.words)("for %s finds what it should", async (text, wanted) => {
    const found = { cafe: [cafe], tokyo: [tokyo], both: [cafe, tokyo], none: [] }[wanted];
    expect(await list(`search=${encodeURIComponent(text)}`)).toEqual(found);
  });

  it("matches the texts of the language asked for, else those of the record", async () => {
    const id = await event({ title: "Harvest feast", description: "grapes" });
    const title = { title: "Festa della vendemmia" };
    await service.patch(`/events/${id}?translation_language=it`, title);
    const italian = "/it/calendar/events/v1";
    expect(await list("search=vendemmia", italian)).toEqual([id]);
    expect(await list("search=harvest", italian)).toEqual([]);
    expect(await list('search="festa della"', italian)).toEqual([id]);
    expect(await list("search=grapes festa", italian)).toEqual([id]);
    expect(await list("search=vendemmia")).toEqual([]);
    expect(await list("search=harvest&translation_language=de")).toEqual([id]);
    expect(await list("search=grapes -harvest", italian)).toEqual([id]);
  });

  it("takes any number of words, but not of phrases and exclusions", async () => {
    const words = Array.from({ length: 1500 }, (_, place) => `w${place}`);
    const id = await event({ description: words.join(" ") });
    expect(await list(`search=${words.join("+")}`)).toEqual([id]);
    expect(await list(`search=${words.join("+")}+w1500`)).toEqual([]);
    expect(await rejectedParameters(`search=${words.map((word) => `-${word}`).join("+")}`)).toEqual([
      "search",
    ]);
  });

  it("finds no phrase that goes on in another field", async () => {
    await event({ title: "Amber", description: "lagoon" });
    expect(await list(`search=${encodeURIComponent('"amber lagoon"')}`)).toEqual([]);
  });

  it("is rejected when blank", async () => {
    expect(await rejectedParameters("search=")).toEqual(["search"]);
  });
});

describe("filters by cost and city", () => {
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    const costs = {
      free: "Free",
      frei: "Eintritt frei",
      donation: ["Free – 5 €", "10 €"],
      ten: "10 €",
      range: "25 – 8 $",
      number: 12.5,
      words: "Ask at the door",
      none: undefined,
    };
    for (const [name, cost] of Object.entries(costs))
      ids[name] = await event({ title: `priced ${name}`, ...(cost === undefined ? {} : { cost }) });
    const venue = { venue: "Priced hall", city: "Sant Cugat, Vallès" };
    ids.placed = await event({ title: "priced placed", venue: [venue], cost: "3" });
  });
  const named = async (query: string): Promise<readonly string[]> => {
    const found = await list(`search=priced&${query}`);
    return Object.keys(ids).filter((name) => found.includes(ids[name] ?? 0));
  };

  it.each([
    ["free=true", ["free", "frei"]],
    ["free=false", ["donation", "ten", "range", "number", "placed"]],
    ["max_cost=0", ["free", "frei", "donation"]],
    ["max_cost=8", ["free", "frei", "donation", "range", "placed"]],
    ["max_cost=12.5&free=false", ["donation", "ten", "range", "number", "placed"]],
    ["city=Sant+Cugat%2C+Vall%C3%A8s", ["placed"]],
    ["city=Sant+Cugat%2C+Vall%C3%A8s&max_cost=2", []],
    ["city=Nowhere", []],
  ])("%s finds %s", async (query, names) => {
    expect(await named(query)).toEqual(names);
  });

  it("find a cost that was changed since, also in a list that was asked for before", async () => {
    const id = await event({ title: "changed price", cost: "5" });
    const asked = "search=changed+price&max_cost=3";
    expect(await list(asked)).toEqual([]);
    expect((await service.patch(`/events/${id}`, { cost: "2" })).status).toBe(200);
    expect(await list(asked)).toEqual([id]);
  });

  it("reject what is no amount", async () => {
    expect(await rejectedParameters("max_cost=-1&free=maybe")).toEqual(["free", "max_cost"]);
    expect(await rejectedParameters("max_cost=cheap")).toEqual(["max_cost"]);
  });
});
