import { afterEach, describe, expect, it } from "vitest";
import { commandsOf } from "../../support/commands.js";
import { createCaller, useCaller } from "../http/callers.js";
import { createEvent } from "../http/sample-records.js";
import { rowsOf, type TestCalls, useService } from "../support/service.js";

const service = useService({ SITE_TIMEZONE: "Europe/Rome" });
const administrator = useCaller(service, "administrator", 1);

afterEach(() => expect(service.errors).toEqual([]));

/** A record that is like what was asked for. */
interface Found {
  readonly id: number;
  readonly score: number;
  readonly reasons: readonly string[];
  readonly record: Readonly<Record<string, unknown>>;
}

async function similarTo(
  query: Readonly<Record<string, string | number>>,
  caller: TestCalls = service,
): Promise<readonly Found[]> {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const { similar } = await caller.read(`/events/similar?${search.toString()}`);
  return rowsOf(similar).map((one) => {
    const { id } = one.record as unknown as { readonly id: number };
    return { ...(one as unknown as Omit<Found, "id">), id };
  });
}

const idsOf = async (...args: Parameters<typeof similarTo>): Promise<readonly number[]> =>
  (await similarTo(...args)).map(({ id }) => id);

const at = (start: string, more: object = {}) => ({
  start_date: start,
  end_date: start.replace(/ \d\d/, " 23"),
  ...more,
});

describe("events similar to a new one", () => {
  it("are those of a like name at a like time and place, the most similar first", async () => {
    const mill = await administrator.create("/venues", { venue: "Old mill" });
    const other = await administrator.create("/venues", { venue: "New mill" });
    const title = "Harvest fair of the villages";
    const create = async (start: string, more: object = {}): Promise<number> =>
      (await createEvent(administrator, { ...at(start), title, ...more })).id;
    const same = await create("2031-09-06 10:00:00", { venue: mill.id });
    const elsewhere = await create("2031-09-06 18:00:00", { venue: other.id });
    const nextDay = await create("2031-09-07 10:00:00", { venue: mill.id });
    await create("2032-09-06 10:00:00", { venue: mill.id });
    await create("2031-09-06 10:00:00", { venue: mill.id, title: "Meeting of the choirs" });

    const start = "2031-09-06 10:00:00";
    const found = await similarTo({ title, start_date: start, venue: mill.id });
    expect(found.map(({ id, score }) => [id, score])).toEqual([
      [same, 1],
      [elsewhere, 0.95],
      [nextDay, 0.93],
    ]);
    expect(found.map(({ reasons }) => reasons)).toEqual([
      ["title", "start_date", "venue"],
      ["title", "start_date"],
      ["title", "start_date", "venue"],
    ]);
    expect(await similarTo({ title, start_date: "2031-09-06", venue: "Old mill" })).toEqual(found);
    const list = await service.read(`/events?window=all&include=${same}`);
    expect(found[0]?.record).toEqual(list.events?.[0]);
    expect(await idsOf({ title, start_date: start, per_page: 1 })).toHaveLength(1);
    // Without a date, the time plays no part.
    expect(await idsOf({ title })).toHaveLength(4);
  });

  it("have names with typing errors, other words in between, and another order of the words", async () => {
    const { id } = await createEvent(administrator, {
      ...at("2031-05-01 20:00:00"),
      title: "Jazz night at the lake",
    });
    const date = { start_date: "2031-05-01" };
    for (const title of [
      "Jaz nigth at the lake",
      "jazz NIGHT, at the Lake!",
      "At the lake: jazz night",
      "Jazz night at lake",
    ]) {
      expect(await idsOf({ title, ...date }), title).toEqual([id]);
      expect(await idsOf({ title }), title).toEqual([id]);
    }
    for (const title of ["Jazz", "Night walk at the harbour", "Organ concert", "—", "<b></b>x"])
      expect(await idsOf({ title, ...date }), title).toEqual([]);
  });

  it("have the name in the language of the caller, or in their own", async () => {
    const { id } = await createEvent(administrator, {
      ...at("2031-06-01 20:00:00"),
      title: "Lantern procession",
      translations: undefined,
    });
    await administrator.patch(`/events/${id}?translation_language=it`, {
      title: "Processione delle lanterne",
    });
    expect(await idsOf({ title: "Processione delle lanterne", translation_language: "it" })).toEqual([id]);
    expect(
      await idsOf({ title: "Lantern procession", translation_language: "it", start_date: "2031-06-01" }),
    ).toEqual([id]);
    expect(await idsOf({ title: "Processione delle lanterne" })).toEqual([]);
  });

  it("start around the day that is meant in the zone of the site, or in the zone given", async () => {
    const { id } = await createEvent(administrator, {
      ...at("2031-07-03 01:00:00"),
      title: "Fireworks over the bay",
      timezone: "Europe/Rome",
    });
    const scoreOn = async (start: string, more = {}): Promise<number | undefined> => {
      const [first, ...others] = await similarTo({
        title: "Fireworks over the bay",
        start_date: start,
        ...more,
      });
      expect(others).toEqual([]);
      if (first !== undefined) expect(first.id).toBe(id);
      return first?.score;
    };
    expect(await scoreOn("2031-07-03")).toBe(1);
    expect(await scoreOn("2031-07-04 23:59")).toBe(0.92);
    expect(await scoreOn("2031-07-05")).toBeUndefined();
    expect(await scoreOn("2031-07-01 12:00")).toBeUndefined();
    expect(await scoreOn("2031-07-04 12:00", { timezone: "Pacific/Auckland" })).toBe(0.92);
    expect(await scoreOn("2031-07-02T23:00:00Z")).toBe(1);
  });

  it("are only those that lists show to the caller, and as they show them", async () => {
    const [author, other] = [
      await createCaller(service, "author", 7),
      await createCaller(service, "author", 8),
    ];
    const title = "Secret garden party";
    const name = { title, start_date: "2031-08-01" };
    const draft = await createEvent(author, { ...at("2031-08-01 10:00:00"), title, status: "draft" });
    for (const caller of [service, other]) expect(await idsOf(name, caller)).toEqual([]);
    for (const caller of [author, administrator]) expect(await idsOf(name, caller)).toEqual([draft.id]);
    await administrator.patch(draft.path, { status: "publish", hide_from_listings: true });
    for (const caller of [service, author, administrator]) expect(await idsOf(name, caller)).toEqual([]);
    await administrator.patch(draft.path, { hide_from_listings: false });
    expect(await idsOf(name)).toEqual([draft.id]);
    await administrator.delete(draft.path);
    for (const caller of [service, author, administrator]) expect(await idsOf(name, caller)).toEqual([]);
  });

  it("show of one that a password protects what lists do, whose venue plays no part", async () => {
    const venue = await administrator.create("/venues", { venue: "Hidden grotto" });
    const title = "Initiation of the guild";
    const { id } = await createEvent(administrator, {
      ...at("2031-08-11 10:00:00"),
      title,
      description: "Words of the guild",
      venue: venue.id,
      password: "sesame",
    });
    const query = { title, start_date: "2031-08-11", venue: venue.id };
    const [masked] = await similarTo(query);
    const { events } = await service.read(`/events?window=all&include=${id}`);
    expect(masked).toMatchObject({
      id,
      score: 0.95,
      reasons: ["title", "start_date"],
      record: { description: "" },
    });
    expect(masked?.record).toEqual(events?.[0]);
    expect(await idsOf({ title: "Words of the guild" })).toEqual([]);
  });

  it("leave out a record that is being edited, and have each series once", async () => {
    const title = "Weekly sewing circle";
    const { id } = await createEvent(administrator, {
      ...at("2031-10-01 18:00:00"),
      title,
      recurrence: { rrule: "FREQ=DAILY;COUNT=5" },
    });
    const single = await createEvent(administrator, { ...at("2031-10-02 18:00:00"), title });
    const occurrences = rowsOf((await service.read(`/events?window=all&post_parent=${id}`)).events).map(
      (one) => one.id,
    );
    const query = { title, start_date: "2031-10-02" };
    expect([...(await idsOf(query))].sort()).toEqual([occurrences[1], single.id].sort());
    expect(await idsOf({ ...query, exclude: single.id })).toEqual([occurrences[1]]);
    expect(await idsOf({ ...query, exclude: Number(occurrences[0]) })).toEqual([single.id]);
    expect(await idsOf({ ...query, exclude: id }, administrator)).toEqual([single.id]);
  });

  it("reject bad values by their names", async () => {
    const rejected = [
      ["", "title"],
      ["title=", "title"],
      ["title=A&start_date=soon", "start_date"],
      ["title=A&timezone=Mars", "timezone"],
      ["title=A&venue=999999", "venue"],
      ["title=A&venue=Nowhere", "venue"],
      ["title=A&exclude=999999", "exclude"],
      ["title=A&per_page=0", "per_page"],
      ["title=A&per_page=21", "per_page"],
      ["title=A&search=b", "search"],
    ] as const;
    for (const [query, name] of rejected) {
      const { status, body } = await service.get(`/events/similar?${query}`);
      expect([query, status]).toEqual([query, 400]);
      expect(JSON.stringify(body), query).toContain(name);
    }
  });

  it("are found by their words among more events of these days than one query reads", async () => {
    const values = (title: string, start: string) => ({ title, ...at(start) });
    const others = Array.from({ length: 320 }, (_, count) => values(`Stall ${count}`, "2031-12-05 09:00:00"));
    const last = values("Market of the candle makers", "2031-12-07 09:00:00");
    const items = [...others, last].map((one) => ({ operation: "create", values: one }));
    const { body } = await administrator.post("/events/batch", { items });
    const outcomes = rowsOf(body.items) as unknown as readonly { readonly id: number }[];
    const [found] = await idsOf({ title: "Market of the candel makers", start_date: "2031-12-06" });
    expect(found).toBe(outcomes.at(-1)?.id);
  });

  it("take a few queries, and no write", async () => {
    const { id } = await createEvent(administrator, {
      ...at("2031-11-11 18:00:00"),
      title: "Parade of the lanterns",
    });
    const query = { title: "Parade of the lanterns", start_date: "2031-11-11" };
    const commands = await commandsOf(service, async () => expect(await idsOf(query)).toEqual([id]));
    expect(commands.filter((one) => !one.startsWith("find "))).toEqual([]);
    // One for the days; then the records that it shows.
    expect(commands.filter((one) => one === "find events").length).toBeLessThanOrEqual(3);
    const byName = await commandsOf(service, async () =>
      expect(await idsOf({ title: query.title })).toEqual([id]),
    );
    // All words, and each of three, at the same time.
    expect(byName.filter((one) => one === "find events").length).toBeLessThanOrEqual(6);
  });
});
