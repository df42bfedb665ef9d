import { beforeAll, describe, expect, it } from "vitest";
import { serviceModel } from "../../emit/service-model.js";
import { type JsonBody, useService } from "../../support/service.js";
import { untilKeysAreKnown } from "../callers.js";
import { useTwin } from "../twin-service.js";
import { type StoredRecords, storeRecords, valuesFor } from "./any-records.js";

const model = serviceModel();
const adminKey = "cal_orders_administrator_0123456789";
const headers = { authorization: `Bearer ${adminKey}` };
const service = useService({ ADMIN_API_KEY: adminKey });
/** Asks the store for everything. */
const plain = useTwin(service, { ADMIN_API_KEY: adminKey, CACHE: "off" });
const lists = model.resources.flatMap((resource) => {
  const path = resource.routes.find(({ operation }) => operation === "list")?.path;
  return path === undefined ? [] : [{ resource, path, list: resource.plural }];
});
const orders = lists.flatMap((entry) => {
  const { type } = entry.resource.filters.find(({ match }) => match.kind === "order_by") ?? {};
  const values = type?.kind === "enum" ? type.enum.values.map(({ value }) => value) : [];
  return values.map((order) => ({ ...entry, order }));
});
const filters = lists.flatMap((entry) =>
  entry.resource.filters.map((filter) => ({ ...entry, filter, name: filter.name })),
);
let records: StoredRecords;

beforeAll(async () => {
  records = await storeRecords(service, headers, model, 12);
  await Promise.all([service, plain].map(untilKeysAreKnown));
});

/** A list is asked for so often that it comes from the store, is loaded, and comes from memory. */
const rounds = 4;

/** The pages of a list, which are the same from the store, from a cold and from a warm cache. */
async function pagesOf(path: string, query: string, caller: Record<string, string>): Promise<JsonBody[]> {
  const pages: JsonBody[] = [];
  for (let page = 1; page <= 3; page += 1) {
    const address = `${path}?${query}&per_page=5&page=${page}`;
    const expected = await plain.get(address, { headers: caller });
    for (let round = 0; round < rounds; round += 1) {
      // The address is another one, so that the whole answer is not what is cached.
      const { status, body } = await service.get(`${address}&_=${round}`, { headers: caller });
      expect({ status, body: idsIn(body) }, `${address}, round ${round}`).toEqual({
        status: expected.status,
        body: idsIn(expected.body),
      });
    }
    if (expected.status === 200) pages.push(expected.body);
  }
  return pages;
}

function idsIn(body: JsonBody): unknown {
  const entries: unknown = Object.values(body).find(Array.isArray) ?? body;
  return Array.isArray(entries) ? [body.total, entries.map(({ id }: { id: number }) => id)] : body.code;
}

const place = "&geoloc_lat=45.4&geoloc_lng=11.9&geoloc_radius=20000";

describe("a list, from the store and from a cold and a warm cache,", () => {
  it.each(orders)("of $list is the same by $order, and from its end the other way round", async (entry) => {
    const { path, order } = entry;
    const extra = extraOf(entry.resource, order);
    for (const caller of [{}, headers]) {
      const [up, down] = await Promise.all(
        ["asc", "desc"].map(async (word) => {
          const query = `orderby=${order}&order=${word}${extra}`;
          const pages = await pagesOf(path, query, caller);
          return pages.flatMap((page) => [idsIn(page)].flat(2).slice(1));
        }),
      );
      // Readers see none of the drafts, and no record is at a place.
      if (caller === headers && order !== "distance") expect(up?.length).toBeGreaterThan(1);
      expect(new Set(up).size).toBe(up?.length);
      expect(down).toEqual(up?.toReversed());
    }
  });

  it.each(filters)("of $list is the same with $name", async ({ path, resource, filter }) => {
    for (const queries of valuesFor(records, resource, filter))
      for (const query of queries) await pagesOf(path, query, headers);
    expect([...service.errors, ...plain.errors]).toEqual([]);
  });
});

/** What an order needs besides its name, and what lets a list show all records. */
function extraOf(resource: (typeof lists)[number]["resource"], order: string): string {
  const ids = (records.get(resource) ?? []).map(({ id }) => id);
  const hasEmpty = resource.filters.some(({ match }) => match.kind === "hide_empty");
  const parts = [
    ...(order === "distance" ? [place] : []),
    ...(order === "include" ? [`&include=${ids.join()}`] : []),
    ...(hasEmpty ? ["&hide_empty=false"] : []),
    ...(resource.period === undefined ? [] : ["&start_date=2000-01-01&end_date=2100-01-01"]),
  ];
  return parts.join("");
}
