import { beforeAll, describe, expect, it } from "vitest";
import type { Resource } from "../../../../generator/model/model.js";
import { type AskedQuery, queriesOf } from "../../../support/commands.js";
import { serviceModel } from "../../emit/service-model.js";
import { useService } from "../../support/service.js";
import { type StoredRecords, storeRecords, valuesFor } from "./any-records.js";

const specModel = serviceModel();
const adminKey = "cal_plans_administrator_0123456789";
const headers = { authorization: `Bearer ${adminKey}` };
// Nothing is kept, so that the store is asked for every list.
const service = useService({ ADMIN_API_KEY: adminKey, CACHE: "off" });
const lists = specModel.resources.flatMap((resource) => {
  const list = resource.routes.find(({ operation }) => operation === "list");
  return list === undefined ? [] : [{ resource, path: list.path, list: resource.plural }];
});
const cases = lists.flatMap((entry) =>
  entry.resource.filters.map((filter) => ({ ...entry, filter, name: filter.name })),
);
let records: StoredRecords;

beforeAll(async () => {
  records = await storeRecords(service, headers, specModel, 40);
});

const collections = specModel.resources.map(({ collection }) => collection);

/** What a list asks of the store. A filter that does not stand alone is sent with the others of its hook. */
async function askedBy(path: string, queries: readonly string[], caller: Record<string, string>) {
  for (const query of queries) {
    // An order by distance needs a place.
    const place = /\borderby=distance\b/.test(query)
      ? "&geoloc_lat=45.4&geoloc_lng=11.9&geoloc_radius=20000"
      : "";
    let status = 0;
    const asked = await queriesOf(service, collections, async () => {
      ({ status } = await service.get(`${path}?${query}${place}`, { headers: caller }));
    });
    if (status === 200) return asked;
    if (query === queries.at(-1)) expect(status, query).toBe(200);
  }
  return [];
}

async function expectNoScan(asked: readonly AskedQuery[]): Promise<void> {
  expect(asked.length).toBeGreaterThan(0);
  for (const query of asked) {
    expect(await scansOf(query), `${query.collection} ${JSON.stringify(query.filter)}`).toEqual([]);
  }
}

describe("an index", () => {
  it("is missed where there is none, as this test sees it", async () => {
    const { collection, namedBy } = specModel.resources[0] ?? fail();
    const query = { collection, filter: { [`text.en.${namedBy.name}`]: "jazz" }, options: {} };
    expect(await scansOf(query)).toEqual(["COLLSCAN"]);
  });

  it.each(lists)("serves the list of $list without any filter", async ({ path }) => {
    for (const caller of [{}, headers]) await expectNoScan(await askedBy(path, [""], caller));
  });

  it.each(cases)(
    "serves $name of $list, also in the look-ups it needs",
    async ({ resource, path, filter }) => {
      for (const value of valuesFor(records, resource, filter)) {
        for (const caller of [{}, headers]) {
          // Only some may ask for every status.
          if (filter.match.kind === "status" && caller !== headers) continue;
          await expectNoScan(await askedBy(path, value, caller));
        }
      }
    },
  );
});

const orders = lists.flatMap((entry) =>
  entry.resource.orders.flatMap(({ name, rankedBy }) =>
    rankedBy !== undefined
      ? []
      : entry.resource.filters.flatMap(({ match, name: by }) =>
          match.kind === "order_by"
            ? [{ ...entry, order: `${by}=${name}${withoutBounds(entry.resource)}` }]
            : [],
        ),
  ),
);

/** Few records between two dates are sorted sooner than read in order; of all there are, they are not. */
function withoutBounds({ filters }: Resource): string {
  return filters
    .flatMap(({ match, type, name }) =>
      match.kind === "disables_defaults_of" && type.kind === "enum"
        ? `&${name}=${type.enum.values[0]?.value ?? ""}`
        : [],
    )
    .join("");
}

describe("an order that callers ask for", () => {
  it("is one of several", () => {
    expect(orders.length).toBeGreaterThanOrEqual(10);
  });

  it.each(orders)("is that of an index: $list, $order", async ({ path, order }) => {
    for (const direction of ["", "&order=desc"]) {
      for (const caller of [{}, headers]) {
        const asked = await askedBy(path, [`${order}${direction}`], caller);
        await expectNoScan(asked);
        const sorted = asked.filter(({ options }) => options.sort !== undefined);
        expect(sorted.length).toBeGreaterThan(0);
        for (const query of sorted) expect(await stagesOf(query)).not.toContain("SORT");
      }
    }
  });
});

describe("a list between two dates", () => {
  it.each(["start_date=2031-03-05&end_date=2031-03-08", "starts_after=2031-03-04&ends_before=2031-03-08"])(
    "has the store look at nothing beyond them (%s)",
    async (query) => {
      const asked = await askedBy("/events", [query], {});
      expect(asked.length).toBeGreaterThan(0);
      for (const { collection, filter } of asked) {
        const { executionStats } = await service.database.db
          .collection(collection)
          .find(filter)
          .explain("executionStats");
        const { nReturned, totalKeysExamined } = executionStats as Record<string, number>;
        expect(nReturned).toBeGreaterThan(1);
        expect(totalKeysExamined).toBeLessThanOrEqual(Number(nReturned) + 5);
      }
    },
  );
});

function fail(): never {
  throw new Error("The spec has no resource.");
}

/** The stages of the winning plan that read a whole collection. */
async function scansOf(query: AskedQuery): Promise<unknown[]> {
  return (await stagesOf(query)).filter((stage) => stage === "COLLSCAN");
}

async function stagesOf({ collection, filter, options, distinct }: AskedQuery): Promise<unknown[]> {
  const { db } = service.database;
  const plan: unknown = await (distinct === undefined
    ? db.collection(collection).find(filter, options).explain("queryPlanner")
    : db.command({ explain: { distinct: collection, key: distinct, query: filter } }));
  return stagesIn(plan);
}

function stagesIn(plan: unknown): unknown[] {
  if (typeof plan !== "object" || plan === null) return [];
  return Object.entries(plan).flatMap(([name, value]: [string, unknown]) => {
    if (name === "rejectedPlans") return [];
    return name === "stage" ? [value] : stagesIn(value);
  });
}
