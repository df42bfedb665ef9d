import fc from "fast-check";
import { Collection } from "mongodb";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { createFreshCache, type FreshCache } from "../../runtime/cache/fresh-cache.js";
import type { ResourceDescriptor } from "../../runtime/core/descriptors.js";
import type { PostDocument } from "../../runtime/core/documents.js";
import { type KeptList, PackedList } from "../../runtime/list-index/column-list.js";
import { type ListQuestion, loadList } from "../../runtime/list-index/load-list.js";
import { knownOf } from "../../runtime/list-index/look-up.js";
import { HeldList, type Holdable } from "../../runtime/list-index/pending-entry.js";
import type { Database } from "../../runtime/storage/database.js";
import { openDatabase } from "../../runtime/storage/open-database.js";

const period = ["utc_start", "utc_end"] as const;
const length = 2000;
const second = 1000;
let database: Database;
let cache: FreshCache;
/** Of its own for each test. */
let key = "";

interface Stored {
  readonly _id: number;
  readonly utc_start: Date;
  readonly utc_end: Date;
  /** A list is ordered by it where the starts are equal. */
  readonly name: string;
}

const stored = (_id: number, start = _id, name = "a"): Stored => ({
  _id,
  utc_start: new Date(start * second),
  utc_end: new Date((start + 5) * second),
  name,
});
const records = () => database.db.collection<Stored>("records");

beforeAll(async () => {
  database = await openDatabase(inject("mongoUri"), `test_known_list_${process.pid}`);
  await records().insertMany(Array.from({ length }, (_, at) => stored(at + 1)));
  cache = createFreshCache(database.changes, { limit: 10_000_000, lagMs: 0 });
});
beforeEach(({ task }) => {
  key = task.name;
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await database.db.dropDatabase();
  await database.close();
});

function placeAt(now: number) {
  const question: ListQuestion<PostDocument> = {
    // They have what lists are made of.
    collection: database.db.collection<PostDocument>("records"),
    facts: { collection: "records" } as ResourceDescriptor,
    filter: {},
    keys: [
      ["utc_start", 1],
      ["name", -1],
      ["_id", 1],
    ],
    fresh: cache.at(now),
  };
  return { question, conditions: [], period, key };
}

const packed = (list: Holdable | undefined): KeptList | undefined =>
  list instanceof PackedList ? list : undefined;

async function listAt(now: number): Promise<KeptList | undefined> {
  const known = knownOf(placeAt(now));
  return known instanceof HeldList ? packed(await known.ready()) : undefined;
}

async function load(now: number, tookMs = 100): Promise<KeptList | undefined> {
  const { question, conditions } = placeAt(now);
  const place = { fresh: question.fresh, key, from: ["records"] };
  return packed(await new HeldList(place, loadList(question, conditions, period, false), { tookMs }).ready());
}

const sortedIds = async (): Promise<number[]> => {
  const sorted = await records()
    .find({}, { sort: { utc_start: 1, name: -1, _id: 1 }, projection: { _id: 1 } })
    .toArray();
  return sorted.map(({ _id }) => _id);
};

const idsIn = (list: KeptList | undefined): number[] =>
  Array.from({ length: list?.length ?? 0 }, (_, place) => list?.id(place) ?? 0);

describe("a list that is known", () => {
  it("is brought up to date by what was written, also while that goes on", async () => {
    await load(0);
    const finds = vi.spyOn(Collection.prototype, "find");
    await records().replaceOne({ _id: 7 }, stored(7, 3));
    const first = listAt(1000);
    await records().deleteOne({ _id: 9 });
    await records().insertOne(stored(length + 1, 3, "b"));
    const second = listAt(2000);
    const beginning = (start: number) =>
      JSON.stringify({ $and: [{ utc_start: { $in: [stored(0, start).utc_start] } }] });
    const found = idsIn(await second);
    expect(idsIn(await first).slice(0, 5)).toEqual([1, 2, 3, 7, 4]);
    expect(finds.mock.calls.map(([filter]) => JSON.stringify(filter))).toEqual([
      '{"$and":[{"_id":{"$in":[7]}}]}',
      beginning(3),
      `{"$and":[{"_id":{"$in":[9,${length + 1}]}}]}`,
      beginning(3),
    ]);
    expect(found).toEqual(await sortedIds());
    expect(found.slice(0, 5)).toEqual([1, 2, length + 1, 3, 7]);
  });

  it("is the one that the store gives, whatever was written", async () => {
    await load(0);
    const random = fc.sample(fc.tuple(fc.nat(60), fc.nat(20), fc.constantFrom("a", "b", "c")), 150);
    for (const [number, [id, start, name]] of random.entries()) {
      if (number % 5 === 0) await records().deleteOne({ _id: id });
      else await records().replaceOne({ _id: id }, stored(id, start, name), { upsert: true });
      // At times, several writes come together.
      if (number % 3 === 0) expect(idsIn(await listAt(1000))).toEqual(await sortedIds());
    }
  });

  it("is loaded anew where it is not known what was written", async () => {
    await load(0);
    await records().updateMany({ utc_start: new Date(0) }, { $set: { utc_end: new Date(0) } });
    expect(await listAt(1000)).toBeUndefined();
  });

  it("is not loaded again where that is soon done", async () => {
    const loaded = await load(0);
    const finds = vi.spyOn(Collection.prototype, "find");
    expect([await listAt(400_000), await listAt(590_000)]).toEqual([loaded, loaded]);
    expect([await listAt(600_000), finds.mock.calls]).toEqual([undefined, []]);
  });

  it("is loaded again before its time is over, where that takes long", async () => {
    const loaded = await load(1_000_000, 5000);
    expect(await listAt(1_250_000)).toBe(loaded);
    const finds = vi.spyOn(Collection.prototype, "find");
    // Meanwhile it is given as it was, with what was written.
    const meanwhile = await Promise.all([listAt(1_400_000), listAt(1_410_000)]);
    expect(meanwhile).toEqual([loaded, loaded]);
    expect(finds).toHaveBeenCalledTimes(1);
    await vi.waitUntil(async () => (await listAt(1_420_000)) !== loaded);
    await records().deleteOne({ _id: 1500 });
    const present = await listAt(1_650_000);
    expect(present?.length).toBe((loaded?.length ?? 0) - 1);
    expect(idsIn(present)).not.toContain(1500);
    // Of those that nobody asks for meanwhile nothing is left.
    expect(await listAt(3_000_000)).toBeUndefined();
  });

  it("has what was written before the list that was loaded again takes its place", async () => {
    const loaded = await load(0, 5000);
    const finds = vi.spyOn(Collection.prototype, "find");
    await listAt(400_000);
    const ahead = () => cache.at(410_000).last(`ahead ${key}`, "records")?.value;
    await vi.waitUntil(() => {
      const value = ahead();
      return value instanceof HeldList && value.list !== undefined;
    });
    expect(finds).toHaveBeenCalledTimes(1);
    await records().deleteOne({ _id: 1600 });
    const first = listAt(420_000);
    // While the first is on its way, others ask as well, in this turn of the event loop and in the next.
    const second = listAt(420_000);
    await Promise.resolve();
    await Promise.resolve();
    const lists = await Promise.all([first, second, listAt(420_000)]);
    for (const list of lists) {
      expect(list?.length).toBe((loaded?.length ?? 0) - 1);
      expect(idsIn(list)).not.toContain(1600);
    }
  });
});
