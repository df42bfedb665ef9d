import type { Collection, Filter, FindOptions } from "mongodb";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { emptySnapshot } from "../../runtime/core/cache-snapshot.js";
import type { RecordDocument } from "../../runtime/core/documents.js";
import type { RecordId } from "../../runtime/core/record-id.js";
import type { ResourceDescriptor } from "../../runtime/core/resource-descriptor.js";
import { type CursorPosition, createCursor, readCursor } from "../../runtime/resources/read/cursor.js";
import { findPageAfter } from "../../runtime/resources/read/page.js";
import type { Database } from "../../runtime/storage/database.js";
import { openDatabase } from "../../runtime/storage/open-database.js";

type Keys = [property: string, direction: 1 | -1][];

interface Query {
  readonly filter: Filter<RecordDocument>;
  readonly options: FindOptions;
}

const count = 2000;
const size = 10;
let database: Database;
let books: Collection<RecordDocument>;

beforeAll(async () => {
  database = await openDatabase(inject("mongoUri"), `test_page_after_${process.pid}`);
  books = database.db.collection<RecordDocument>("books");
  // The ranks have ties, and some books have none.
  const documents = Array.from({ length: count }, (_, at) => ({
    // Ids go another way than the ranks.
    _id: ((at * 7919) % count) + 1,
    status: at % 5 === 0 ? "draft" : "publish",
    ...(at % 4 === 0 ? {} : { rank: Math.floor(at / 300) }),
    ...(at % 3 === 0 ? {} : { printed: new Date(Math.floor(at / 100) * 86_400_000) }),
  })) as unknown as RecordDocument[];
  await books.insertMany(documents);
  await books.createIndexes([
    { key: { status: 1, rank: -1, printed: 1, _id: 1 } },
    { key: { status: 1, rank: 1, _id: 1 } },
  ]);
});
afterAll(async () => {
  await database.db.dropDatabase();
  await database.close();
});

const filter: Filter<RecordDocument> = { status: { $in: ["publish"] } };

/** The collection, and the queries that are sent to it. */
function observed(): { readonly collection: Collection<RecordDocument>; readonly sent: Query[] } {
  const sent: Query[] = [];
  const collection = new Proxy(books, {
    get(target, name) {
      if (name === "find")
        return (asked: Filter<RecordDocument>, options: FindOptions) => {
          sent.push({ filter: asked, options });
          return target.find(asked, options);
        };
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  return { collection, sent };
}

/** A page of the books, and the position of the next one. */
async function pageAfter(
  collection: Collection<RecordDocument>,
  keys: Keys,
  after: CursorPosition | undefined,
): Promise<{ readonly ids: readonly RecordId[]; readonly next: CursorPosition | undefined }> {
  const list = {
    // Nothing else of the descriptor counts.
    resource: { collection: "books" } as ResourceDescriptor,
    collection,
    filter,
    snapshot: emptySnapshot,
  };
  const cursor = { list: "books", after, isCounted: false };
  const found = await findPageAfter(list, { kind: "keys", keys }, { size, cursor });
  if (found === undefined) throw new Error("The position is not one of this order.");
  const next = found.next === undefined ? undefined : readCursor("books", found.next);
  return { ids: found.ids, next };
}

const orders: readonly { readonly name: string; readonly keys: Keys }[] = [
  {
    name: "latest rank first",
    keys: [
      ["rank", -1],
      ["printed", 1],
      ["_id", 1],
    ],
  },
  {
    name: "the same from its end",
    keys: [
      ["rank", 1],
      ["printed", -1],
      ["_id", -1],
    ],
  },
  {
    name: "by rank alone",
    keys: [
      ["rank", 1],
      ["_id", 1],
    ],
  },
  {
    name: "by rank alone from its end",
    keys: [
      ["rank", -1],
      ["_id", -1],
    ],
  },
  {
    name: "by id, behind which no key counts",
    keys: [
      ["_id", -1],
      ["rank", 1],
    ],
  },
];

describe("pages by cursor", () => {
  it.each(orders)("are the list in its order, $name", async ({ keys }) => {
    const all = await books.find(filter, { sort: keys }).toArray();
    const walked: RecordId[] = [];
    let after: CursorPosition | undefined;
    do {
      const { ids, next } = await pageAfter(books, keys, after);
      walked.push(...ids);
      after = next;
    } while (after !== undefined);
    expect(walked).toEqual(all.map(({ _id }) => _id));
  });

  it.each(orders.slice(0, 4))("are ranges of an index anywhere in the list, $name", async ({ keys }) => {
    const all = await books.find(filter, { sort: keys }).toArray();
    for (const at of [0, 399, 1200, all.length - 2]) {
      const last = all[at] as unknown as Readonly<Record<string, Date | number | undefined>>;
      const { collection, sent } = observed();
      const after = keys.map(([property]) => last[property] ?? null);
      const { ids } = await pageAfter(collection, keys, after);
      expect(ids).toEqual(all.slice(at + 1, at + 1 + size).map(({ _id }) => _id));
      expect(sent.length).toBeGreaterThan(0);
      for (const query of sent) {
        const plan = (await books.find(query.filter, query.options).explain("executionStats")) as {
          readonly queryPlanner: { readonly winningPlan: object };
          readonly executionStats: { readonly totalKeysExamined: number };
        };
        const text = JSON.stringify(plan.queryPlanner.winningPlan);
        expect(text).toContain('"IXSCAN"');
        expect(text).not.toMatch(/"(?:COLLSCAN|SORT|SKIP)"/);
        const { totalKeysExamined } = plan.executionStats;
        // The page, and a few keys between ranges of the index.
        expect(totalKeysExamined).toBeLessThanOrEqual(size + 5);
      }
    }
  });
});

describe("a cursor", () => {
  const position = ["é", 1.5, null, true, new Date(1_900_000_000_000), 12];

  it("is read as it was written", () => {
    const cursor = createCursor("books by name", position);
    expect(cursor).toMatch(/^[\w-]+$/);
    expect(readCursor("books by name", cursor)).toEqual(position);
  });

  it("is none of another list, and none that was changed", () => {
    const cursor = createCursor("books by name", position);
    expect(readCursor("books by rank", cursor)).toBeUndefined();
    expect(readCursor("books by name", cursor.slice(0, -2))).toBeUndefined();
    expect(readCursor("books by name", "")).toBeUndefined();
    expect(readCursor("books by name", "a b")).toBeUndefined();
    const other = JSON.stringify([
      ...(JSON.parse(Buffer.from(cursor, "base64url").toString()) as unknown[]),
      1,
    ]);
    expect(readCursor("books by name", Buffer.from(other).toString("base64url"))).toBeUndefined();
  });

  it("has values only, and no operators of the store", () => {
    const crafted = createCursor("books", [{ $ne: null } as unknown as null, 1]);
    expect(readCursor("books", crafted)).toBeUndefined();
  });
});
