import { describe, expect, it } from "vitest";
import { idsOf, useService } from "../support/service.js";

let instant = Date.UTC(2027, 0, 1);
const service = useService({}, { now: () => instant });

const upcoming = { title: "Later", start_date: "2090-01-01", end_date: "2090-01-02" };
const past = { title: "Before", start_date: "2001-01-01", end_date: "2001-01-02" };

describe.each([
  {
    plural: "venues",
    field: "venue",
    contact: { address: "Via Appia 12", city: "Rome", phone: "+39 06 12345" },
  },
  {
    plural: "organizers",
    field: "organizer",
    contact: { email: "info@appia.example", phone: "+39 06 12345" },
  },
])("a list of $plural", ({ plural, field, contact }) => {
  const record = async (name: string, more: object = {}): Promise<number> =>
    (await service.create(`/${plural}`, { [field]: name, ...more })).id;
  async function list(query: string): Promise<number[]> {
    const body = await service.read(`/${plural}?per_page=50&${query}`);
    expect(body.total).toBe(idsOf(body[plural]).length);
    return idsOf(body[plural]);
  }

  it("shows the latest publication first, then the higher id", async () => {
    const date = { date_utc: "2020-05-05 10:00:00" };
    const [a, b] = [await record("Ordered one", date), await record("Ordered two", date)];
    const older = await record("Ordered three", { date_utc: "2019-05-05 10:00:00" });
    expect(await list("search=ordered")).toEqual([b, a, older]);
  });

  it("is sorted by name, creation or change in either direction, page by page", async () => {
    const ids: number[] = [];
    // Publication goes the other way, and the first two have one name.
    for (const [at, name] of ["Sorted mill", "Sorted mill", "Sorted arch", "Sorted tower"].entries()) {
      instant = Date.UTC(2027, 0, 1 + at);
      ids.push(await record(name, { date_utc: `2020-01-0${9 - at} 10:00:00` }));
    }
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    instant = Date.UTC(2027, 1, 1);
    await service.patch(`/${plural}/${second}`, { [field]: "Sorted mill" });
    await service.patch(`/${plural}/${second}`, { description: "Newer" });
    const orders: Readonly<Record<string, readonly number[]>> = {
      name: [third, first, second, fourth],
      created: ids,
      modified: [first, third, fourth, second],
    };
    for (const [name, expected] of Object.entries(orders)) {
      const query = `search=sorted&orderby=${name}`;
      expect(await list(query), name).toEqual(expected);
      expect(await list(`${query}&order=ASC`), name).toEqual(expected);
      expect(await list(`${query}&order=desc`), name).toEqual([...expected].reverse());
      const pages = await Promise.all(
        [1, 2, 3].map((page) => service.get(`/${plural}?${query}&per_page=2&page=${page}`)),
      );
      expect(pages.map(({ status }) => status)).toEqual([200, 200, 404]);
      expect(pages.flatMap(({ body }) => (body[plural] === undefined ? [] : idsOf(body[plural])))).toEqual(
        expected,
      );
      expect(pages[0]?.body.next_rest_url).toContain(`orderby=${name}`);
    }
    expect(await list("search=sorted&order=asc")).toEqual([fourth, third, second, first]);
    expect(await list("search=sorted&order=desc")).toEqual(await list("search=sorted"));
  });

  it("rejects another order, which the address of the reference service ignores", async () => {
    await record("Ignored one");
    const usual = await fetch(`${service.origin}/wp-json/tribe/events/v1/${plural}`);
    const shown = (await usual.json()) as object;
    for (const wrong of ["orderby=colour", "orderby=", "order=up", "order=&orderby=colour"]) {
      const rejected = await service.get(`/${plural}?${wrong}`);
      expect(rejected.status, wrong).toBe(400);
      const ignored = await fetch(`${service.origin}/wp-json/tribe/events/v1/${plural}?${wrong}`);
      expect(ignored.status, wrong).toBe(200);
      expect(await ignored.json(), wrong).toEqual(shown);
    }
    const sorted = await fetch(`${service.origin}/wp-json/tribe/events/v1/${plural}?orderby=name&order=desc`);
    expect(((await sorted.json()) as { rest_url: string }).rest_url).toContain("orderby=name&order=desc");
  });

  it("finds words in name, description and contact, spread over fields, phrases and exclusions too", async () => {
    const id = await record("Grand Parlour", { description: "Marble floors", ...contact });
    const other = await record("Small Parlour");
    expect(await list("search=parlour appia marb")).toEqual([id]);
    expect(await list(`search=${encodeURIComponent('"grand parlour"')}`)).toEqual([id]);
    expect(await list(`search=${encodeURIComponent('"06 12345"')}`)).toEqual([id]);
    expect(await list(`search=${encodeURIComponent('parlour -"06 12345"')}`)).toEqual([other]);
    expect(await list("search=parlour -appia")).toEqual([other]);
    expect(await list("search=unmatched")).toEqual([]);
  });

  it("keeps those of an event", async () => {
    const [a, b] = [await record("Of the event"), await record("Of another")];
    const { id: event } = await service.create("/events", { ...upcoming, [field]: [a] });
    await service.create("/events", { ...upcoming, [field]: [b] });
    expect(await list(`event=${event}`)).toEqual([a]);
    expect((await service.get(`/${plural}?event=${a}`)).status).toBe(400);
    await service.delete(`/events/${event}`);
    expect(await list(`event=${event}`)).toEqual([]);
  });

  it("filters those with events and with upcoming events", async () => {
    const names = ["Busy", "Retired", "Drafted", "Idle", "Discreet"];
    const [busy, retired, drafted, idle, discreet] = await Promise.all(
      names.map((name) => record(`Known ${name}`)),
    );
    await service.create("/events", { ...upcoming, [field]: [busy] });
    await service.create("/events", { ...past, [field]: [retired] });
    await service.create("/events", { ...upcoming, [field]: [drafted], status: "draft" });
    await service.create("/events", { ...upcoming, [field]: [discreet], hide_from_listings: true });
    const known = async (query: string): Promise<(number | undefined)[]> =>
      (await list(`search=known&${query}`)).sort((a, b) => a - b);
    const sorted = (...ids: (number | undefined)[]): (number | undefined)[] =>
      ids.sort((a, b) => Number(a) - Number(b));
    expect(await known("has_events=true")).toEqual(sorted(busy, retired, discreet));
    expect(await known("has_events=no")).toEqual(sorted(drafted, idle));
    expect(await known("only_with_upcoming=1")).toEqual(sorted(busy));
    for (const none of ["false", "0", "no"])
      expect(await known(`only_with_upcoming=${none}`), none).toEqual(
        sorted(busy, retired, drafted, idle, discreet),
      );
    expect(await known("")).toHaveLength(5);
    expect((await service.get(`/${plural}?has_events=banana`)).status).toBe(400);
  });

  it("shows drafts only to callers who may read them", async () => {
    const draft = await record("Sketch", { status: "draft" });
    expect(await list("search=sketch")).toEqual([]);
    expect(await list("search=sketch&status=draft")).toEqual([draft]);
  });

  it("ends with its last page", async () => {
    await Promise.all([1, 2, 3].map((each) => record(`Paged ${each}`)));
    const second = await service.get(`/${plural}?search=paged&per_page=2&page=2`);
    expect(idsOf(second.body[plural])).toHaveLength(1);
    expect(second.body).toMatchObject({ total: 3, total_pages: 2 });
    expect(second.body).not.toHaveProperty("next_rest_url");
    const third = await service.get(`/${plural}?search=paged&per_page=2&page=3`);
    expect(third.status).toBe(404);
    expect(third.body.code).toBe(`${field}-archive-page-not-found`);
  });
});
