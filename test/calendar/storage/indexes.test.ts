import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import type { IndexDescriptor } from "../../../runtime/core/resource-descriptor.js";
import { ensureIndexes } from "../../../runtime/features.js";
import type { Database } from "../../../runtime/storage/database.js";
import { ensureIndexesOf, unusedIndexesOf } from "../../../runtime/storage/indexes.js";
import { openDatabase } from "../../../runtime/storage/open-database.js";

let database: Database;

beforeAll(async () => {
  database = await openDatabase(inject("mongoUri"), `test_indexes_${process.pid}`);
});
afterAll(async () => {
  await database.db.dropDatabase();
  await database.close();
});

const words: IndexDescriptor = { name: "words", keys: { words: 1 } };

const ensure = (collection: string, ...indexes: readonly IndexDescriptor[]): Promise<void> =>
  ensureIndexesOf(database.db.collection(collection), indexes);

/** How the engine made an index. */
async function creationOf(collection: string, index: string): Promise<string> {
  const { indexDetails } = (await database.db.command({ collStats: collection })) as unknown as {
    readonly indexDetails: Readonly<Record<string, { readonly creationString: string }>>;
  };
  return indexDetails[index]?.creationString ?? "";
}

/** Names and keys of the indexes of a collection. */
async function indexesIn(collection: string): Promise<Readonly<Record<string, object>>> {
  const present = await database.db.collection(collection).indexes();
  return Object.fromEntries(present.map(({ name = "", key }) => [name, key as object]));
}

const unusedIn = async (collection: string, ...wanted: readonly IndexDescriptor[]): Promise<unknown[]> =>
  (await unusedIndexesOf(database.db.collection(collection), wanted)).map(({ name }) => name);

describe("the indexes of a collection", () => {
  it("are compressed on disk, in pages that a checkpoint writes quickly", async () => {
    await ensure("fresh", words);
    const created = await creationOf("fresh", "words");
    expect(created).toContain("block_compressor=snappy");
    expect(created).toContain("memory_page_max=1MB");
  });

  it.each([
    ["without options", {}],
    ["compressed", { storageEngine: { wiredTiger: { configString: "block_compressor=snappy" } } }],
  ])(
    "stay as an earlier version made them, %s, and new ones are made as they are now",
    async (how, options) => {
      const name = `old_${how.replace(" ", "_")}`;
      await database.db.collection(name).createIndexes([{ name: "words", key: { words: 1 }, ...options }]);
      const before = await creationOf(name, "words");
      await ensure(name, words, { name: "slugs", keys: { slugs: 1 } });
      expect(await creationOf(name, "words")).toBe(before);
      expect(await creationOf(name, "slugs")).toContain("memory_page_max=1MB");
    },
  );

  it("are created in the same way for every kind of document", async () => {
    await database.db.dropDatabase();
    await ensureIndexes(database, calendar);
    const collections = await database.db.listCollections({}, { nameOnly: true }).toArray();
    const others: string[] = [];
    for (const { name } of collections)
      for (const { name: index = "" } of await database.db.collection(name).indexes())
        if (index !== "_id_" && !(await creationOf(name, index)).includes("memory_page_max=1MB"))
          others.push(`${name}.${index}`);
    expect(others).toEqual([]);
    expect(collections.length).toBeGreaterThan(8);
  });
});

describe("the indexes of two versions of a spec", () => {
  const longer: IndexDescriptor = { name: "words", keys: { words: 1, _id: 1 } };

  it("stand side by side, whichever is created first, and stay at further starts of both", async () => {
    await ensure("changed", words);
    await ensure("changed", longer);
    const both = await indexesIn("changed");
    expect(Object.entries(both)).toEqual([
      ["_id_", { _id: 1 }],
      ["words", { words: 1 }],
      [expect.stringMatching(/^words~[0-9a-f]{8}$/), { words: 1, _id: 1 }],
    ]);
    for (const index of [words, longer, words]) await ensure("changed", index);
    expect(await indexesIn("changed")).toEqual(both);
    expect(await unusedIn("changed", longer)).toEqual(["words"]);
    expect(await unusedIn("changed", words)).toEqual([expect.stringMatching(/^words~/)]);
    expect(await unusedIn("changed", words, longer)).toEqual([]);
  });

  it.each<[string, Omit<IndexDescriptor, "name" | "keys">]>([
    ["unique", { unique: true }],
    ["sparse", { sparse: true }],
    ["unique and sparse", { unique: true, sparse: true }],
    ["partial", { partialFilterExpression: { words: { $gt: "" } } }],
    ["unique and partial", { unique: true, partialFilterExpression: { words: { $exists: true } } }],
  ])("stand side by side where one of them is %s", async (how, constraints) => {
    const name = `options_${how.replaceAll(" ", "_")}`;
    await ensure(name, words);
    await ensure(name, { ...words, ...constraints });
    expect(Object.keys(await indexesIn(name))).toHaveLength(3);
    expect(await unusedIn(name, words, { ...words, ...constraints })).toEqual([]);
  });

  it("are one index where only its name differs", async () => {
    await ensure("renamed", words);
    await ensure("renamed", { ...words, name: "terms" });
    expect(Object.keys(await indexesIn("renamed"))).toEqual(["_id_", "words"]);
    expect(await unusedIn("renamed", { ...words, name: "terms" })).toEqual([]);
    await ensure("renamed", { ...words, name: "terms" }, { name: "words", keys: { text: 1 } });
    expect(Object.values(await indexesIn("renamed"))).toEqual([{ _id: 1 }, { words: 1 }, { text: 1 }]);
  });

  it("are all created by processes of five versions that start at the same moment", async () => {
    const versions = [1, 2, 3, 4, 5].map((count): IndexDescriptor[] => [
      { name: "words", keys: { words: 1, [`key${count}`]: 1 } },
      { name: `other${count}`, keys: { other: 1 } },
    ]);
    for (const round of ["race1", "race2", "race3"]) {
      await database.db.createCollection(round);
      await Promise.all([...versions, ...versions].map((indexes) => ensure(round, ...indexes)));
      const keys = Object.values(await indexesIn(round)).map((key) => Object.keys(key).join());
      const wanted = ["_id", "other", ...[1, 2, 3, 4, 5].map((count) => `words,key${count}`)];
      expect(keys.sort()).toEqual(wanted.sort());
    }
  });

  it("leave out those that an operator has added, of kinds that no version creates", async () => {
    const collection = database.db.collection("foreign");
    await ensure("foreign", words);
    await collection.createIndexes([
      { name: "phrases", key: { title: "text" } },
      { name: "expiry", key: { at: 1 }, expireAfterSeconds: 60 },
      { name: "shard", key: { _id: "hashed" } },
      { name: "sorted", key: { title: 1 }, collation: { locale: "en" } },
      { name: "plain", key: { title: 1 } },
    ]);
    expect(await unusedIn("foreign", words)).toEqual(["plain"]);
  });

  it("use a hidden index of the wanted definition, as it is", async () => {
    await database.db.collection("hidden").createIndexes([{ name: "old", key: { words: 1 }, hidden: true }]);
    await ensure("hidden", words);
    expect(Object.keys(await indexesIn("hidden"))).toEqual(["_id_", "old"]);
  });

  it("reject a start whose unique index the documents violate, with the error of the store", async () => {
    await database.db.collection("doubled").insertMany([{ words: "a" }, { words: "a" }]);
    await expect(ensure("doubled", { ...words, unique: true })).rejects.toMatchObject({ code: 11_000 });
  });
});
