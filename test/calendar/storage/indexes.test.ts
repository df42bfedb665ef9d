import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ensureIndexes } from "../../../runtime/app-context.js";
import { calendar } from "../../../runtime/calendar.js";
import type { IndexDescriptor } from "../../../runtime/core/descriptors.js";
import type { Database } from "../../../runtime/storage/database.js";
import { ensureIndexesOf } from "../../../runtime/storage/indexes.js";
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

  it("are made anew where they have other keys now", async () => {
    await ensure("changed", words);
    await ensure("changed", { ...words, keys: { words: 1, _id: 1 } });
    const [, changed] = await database.db.collection("changed").indexes();
    expect(changed).toMatchObject({ key: { words: 1, _id: 1 } });
  });

  it("are created in the same way for every kind of document", async () => {
    await ensureIndexes(database, calendar);
    const collections = await database.db.listCollections({}, { nameOnly: true }).toArray();
    const others: string[] = [];
    for (const { name } of collections)
      for (const { name: index = "" } of await database.db.collection(name).indexes())
        if (index !== "_id_" && !(await creationOf(name, index)).includes("memory_page_max=1MB"))
          others.push(`${name}.${index}`);
    expect(others.filter((name) => !name.startsWith("old_"))).toEqual([]);
    expect(collections.length).toBeGreaterThan(8);
  });
});
