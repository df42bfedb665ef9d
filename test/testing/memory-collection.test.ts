import type { Collection } from "mongodb";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { findIds } from "../../runtime/list-index/load-list.js";
import type { Database } from "../../runtime/storage/database.js";
import { openDatabase } from "../../runtime/storage/open-database.js";
import { isDuplicateKey } from "../../runtime/storage/store-errors.js";
import { createMemoryDatabase } from "../../runtime/testing/memory-database.js";

/** Documents whose properties have values of every kind. */
interface Sample {
  readonly _id: number;
  readonly [property: string]: unknown;
}

const day = (number: number): Date => new Date(Date.UTC(2030, 0, number));
const samples: readonly Sample[] = [
  {
    _id: 1,
    name: "a",
    list: ["en:a", "it:b"],
    parts: [{ name: "x" }],
    date: day(1),
    flag: true,
    text: { en: { title: "Über" } },
  },
  { _id: 2, name: "𝒜", list: ["en:c"], parts: [], date: day(3), count: 2, mixed: 7 },
  { _id: 3, name: "ﬁ", list: ["#3"], date: day(2), flag: false, count: 0, mixed: "7", left: undefined },
  {
    _id: 4,
    name: "B",
    list: ["en:d"],
    count: null,
    mixed: day(1),
    nested: { none: undefined, list: [1, undefined] },
  },
];

let database: Database;
const memory = createMemoryDatabase();

/** The engine's collection, and the one in memory behind the same interface. */
const collections = (): readonly [Collection<Sample>, Collection<Sample>] => [
  database.db.collection<Sample>("samples"),
  memory.database.db.collection<Sample>("samples"),
];

beforeAll(async () => {
  database = await openDatabase(inject("mongoUri"), `test_memory_${process.pid}`);
  for (const collection of collections()) {
    await collection.createIndexes([
      { name: "list", key: { list: 1 }, unique: true },
      { name: "source", key: { source: 1 }, unique: true, sparse: true },
    ]);
  }
});
beforeEach(async () => {
  for (const collection of collections()) {
    await collection.deleteMany({});
    for (const sample of samples) await collection.insertOne({ ...sample });
  }
});

afterAll(async () => {
  await database.db.dropDatabase();
  await database.close();
});

/** Does the same with both collections; what comes of it, or the code of the error, has to be equal. */
async function onBoth<Result>(
  work: (collection: Collection<Sample>) => Promise<Result>,
): Promise<Result | string> {
  const [one, other] = await Promise.all(
    collections().map((collection) =>
      work(collection).catch((error: unknown) =>
        isDuplicateKey(error) ? `duplicate: ${/index: \w+/.exec(error.message)?.[0]}` : String(error),
      ),
    ),
  );
  expect(other).toEqual(one);
  if (one === undefined) throw new Error("Nothing came of it.");
  return one;
}

/** The outcome of an update on both. */
function update(
  condition: object,
  change: object,
  options: { readonly upsert?: true } = {},
): Promise<unknown> {
  return onBoth(async (all) => {
    const { matchedCount, upsertedCount } = await all.updateOne(condition, change, options);
    return { matchedCount, upsertedCount };
  });
}

function sameDocuments(): Promise<unknown> {
  return onBoth((all) => all.find({}, { sort: { _id: 1 } }).toArray());
}

describe("a collection in memory", () => {
  it.each([
    [{}, 4],
    [{ _id: { $in: [3, 1, 9] } }, 2],
    [{ _id: 2, name: "a" }, 0],
    [{ list: "it:b" }, 1],
    [{ list: { $in: [/^en:[ac]/, /^x/] } }, 2],
    [{ $nor: [{ list: { $in: [/^en:/] } }] }, 1],
    [{ "parts.name": { $gte: "" } }, 1],
    [{ "parts.name": { $exists: false } }, 3],
    [{ flag: { $in: [false, null] } }, 3],
    [{ flag: { $nin: [false, null] } }, 1],
    [{ count: { $nin: [null, ""] } }, 2],
    [{ count: { $in: [null, ""] } }, 2],
    [{ count: { $gt: 0 } }, 1],
    [{ count: { $lte: 2 } }, 2],
    [{ count: { $ne: 2 } }, 3],
    [{ name: { $nin: ["a", "B"] } }, 2],
    [{ count: { $not: { $gt: 0 } } }, 3],
    [{ list: { $not: { $gt: "e" } } }, 1],
    [{ name: /^B/ }, 1],
    [{ date: { $gt: day(1), $lt: day(3) } }, 1],
    [{ flag: { $ne: true } }, 3],
    [{ count: { $gt: 0 } }, 1],
    [{ count: null }, 2],
    [{ date: { $gte: day(2), $lt: day(3) } }, 1],
    [{ mixed: { $gte: 1 } }, 1],
    [{ "text.en.title": /ber/ }, 1],
    [{ $or: [{ name: "a" }, { $and: [{ flag: false }, { _id: { $nin: [1] } }] }] }, 2],
    [{ $or: [{ mixed: "7" }, { name: { $in: [] } }] }, 1],
  ])("finds by %j what the engine finds", async (condition, count) => {
    const found = await onBoth((collection) => collection.find(condition, { sort: { _id: 1 } }).toArray());
    expect(found).toHaveLength(count);
    expect(await onBoth((collection) => collection.countDocuments(condition))).toBe(count);
    const ids = await onBoth(async (collection) =>
      [...(await findIds(collection, condition, { limit: 9 }))].sort(),
    );
    expect(ids).toHaveLength(count);
  });

  it.each(["name", "mixed", "count", "date", "flag"])("sorts by %s as the engine does", async (property) => {
    for (const direction of [1, -1] as const) {
      const sort: [string, 1 | -1][] = [
        [property, direction],
        ["_id", 1],
      ];
      await onBoth((collection) => collection.find({}, { sort, skip: 1, limit: 2 }).toArray());
    }
  });

  it("gives copies, and keeps its own", async () => {
    const [, collection] = collections();
    const found = await collection.findOne({ _id: 1 });
    Object.assign(found?.parts as object, { 0: "changed" });
    expect(await collection.findOne({ _id: 1 })).toMatchObject({ parts: [{ name: "x" }] });
  });

  it("keeps unique indexes, also in updates, for each entry of a list", async () => {
    const insert = (sample: Sample) => onBoth(async (all) => (await all.insertOne(sample)).insertedId);
    expect(await insert({ _id: 1, list: ["z"] })).toBe("duplicate: index: _id_");
    expect(await insert({ _id: 9, list: ["z", "en:c"] })).toBe("duplicate: index: list");
    expect(await update({ _id: 1 }, { $set: { list: ["#3"] } })).toBe("duplicate: index: list");
    expect(await update({ _id: 1 }, { $set: { source: "s" } })).toMatchObject({ matchedCount: 1 });
    expect(await update({ _id: 2 }, { $set: { source: "s" } })).toBe("duplicate: index: source");
    await sameDocuments();
  });

  it("lists its indexes, and stops enforcing one that is dropped", async () => {
    const listed = (all: Collection<Sample>) =>
      all
        .indexes()
        .then((found) =>
          found.flatMap(({ name, key, unique }) => (name === "_id_" ? [] : [{ name, key, unique }])),
        );
    expect(await onBoth(listed)).toContainEqual({ name: "list", key: { list: 1 }, unique: true });
    const index = { name: "sort", key: { sort: 1 }, unique: true, sparse: true } as const;
    expect(await onBoth((all) => all.createIndexes([index]))).toEqual(["sort"]);
    expect(await onBoth(listed)).toHaveLength(3);
    await onBoth((all) => all.dropIndex("sort").then(() => "dropped"));
    expect(await onBoth(listed)).toHaveLength(2);
    for (const _id of [21, 22])
      expect(
        await onBoth(async (all) => (await all.insertOne({ _id, list: [_id], sort: 1 })).insertedId),
      ).toBe(_id);
    await onBoth(async (all) => (await all.deleteMany({ sort: 1 })).deletedCount);
    await sameDocuments();
  });

  it("enforces a unique index on several properties for the documents that have values", async () => {
    const partialFilterExpression = { name: { $gt: "" }, value: { $exists: true } };
    const index = {
      name: "both",
      key: { name: 1, value: 1 },
      unique: true,
      partialFilterExpression,
    } as const;
    await onBoth((all) => all.createIndexes([index]));
    const insert = (_id: number, values: Partial<Sample>): Promise<number | string> =>
      onBoth(async (all) => (await all.insertOne({ _id, list: [String(_id)], ...values })).insertedId);
    expect(await insert(31, { name: "n", value: 1 })).toBe(31);
    expect(await insert(32, { name: "n", value: 2 })).toBe(32);
    expect(await insert(33, { name: "n", value: 1 })).toBe("duplicate: index: both");
    for (const _id of [34, 35]) expect(await insert(_id, { name: "", value: 1 })).toBe(_id);
    for (const _id of [36, 37]) expect(await insert(_id, { name: "n" })).toBe(_id);
    await onBoth((all) => all.dropIndex("both").then(() => "dropped"));
    const whole = { ...index, partialFilterExpression: { name: { $gt: "" } } } as const;
    expect(await onBoth((all) => all.createIndexes([whole]))).toBe("duplicate: index: both");
    await onBoth(async (all) => (await all.deleteMany({ _id: { $gt: 30 } })).deletedCount);
    await sameDocuments();
  });

  it("updates and deletes as the engine does", async () => {
    const upsert = { upsert: true } as const;
    expect(await update({ _id: 2, count: 99 }, { $set: { name: "no" } })).toMatchObject({ matchedCount: 0 });
    await update({ _id: 2 }, { $set: { name: "new" }, $unset: { mixed: "" }, $inc: { count: 3, fresh: 1 } });
    await update({ list: "it:b" }, { $pull: { list: "it:b" } });
    const lock = { _id: 7, date: { $lt: day(1) } };
    expect(await update(lock, { $set: { list: ["s"] } }, upsert)).toMatchObject({ upsertedCount: 1 });
    expect(await update(lock, { $set: { list: ["s"] } }, upsert)).toBe("duplicate: index: _id_");
    const counted: object = { $inc: { value: 1 }, $set: { list: ["8"] } };
    const after = { ...upsert, returnDocument: "after" } as const;
    expect(await onBoth((all) => all.findOneAndUpdate({ _id: 8 }, counted, after))).toMatchObject({
      value: 1,
    });
    expect(await onBoth((all) => all.findOneAndUpdate({ _id: 8 }, counted))).toMatchObject({ value: 1 });
    await onBoth(async (all) => (await all.distinct("list", { _id: { $lt: 4 } })).sort());
    expect(await onBoth(async (all) => (await all.deleteOne({ name: "new" })).deletedCount)).toBe(1);
    expect(
      await onBoth(async (all) => (await all.deleteMany({ _id: { $in: [1, 7, 70] } })).deletedCount),
    ).toBe(2);
    await sameDocuments();
  });

  it("rejects operators that it does not know", async () => {
    const [, collection] = collections();
    await expect(collection.updateOne({ _id: 3 }, { $rename: { name: "title" } })).rejects.toThrow(
      /no operator \$rename/,
    );
    await expect(collection.find({ $where: "true" }).toArray()).rejects.toThrow(/\$where/);
  });
});
