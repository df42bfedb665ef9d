import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { RecordDocument } from "../../runtime/records/documents.js";
import type { CollectionToken, Database } from "../../runtime/storage/database.js";
import { openDatabase } from "../../runtime/storage/open-database.js";

let database: Database;

beforeAll(async () => {
  database = await openDatabase(inject("mongoUri"), `test_indexes_${process.pid}`);
});
afterAll(async () => {
  await database.db.dropDatabase();
  await database.close();
});

const tokenOf = (name: string, keys: Readonly<Record<string, 1 | -1>>): CollectionToken<RecordDocument> => ({
  name,
  indexes: [{ name: "words", keys }],
});

/** How the engine made an index. */
async function creationOf(collection: string, index: string): Promise<string> {
  const { indexDetails } = (await database.db.command({ collStats: collection })) as unknown as {
    readonly indexDetails: Readonly<Record<string, { readonly creationString: string }>>;
  };
  return indexDetails[index]?.creationString ?? "";
}

describe("the indexes of a collection", () => {
  it("are compressed on disk, in pages that a checkpoint writes quickly", async () => {
    await database.ensureIndexes(tokenOf("fresh", { words: 1 }));
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
      const { indexes } = tokenOf(name, { words: 1 });
      await database.ensureIndexes({ name, indexes: [...indexes, { name: "slugs", keys: { slugs: 1 } }] });
      expect(await creationOf(name, "words")).toBe(before);
      expect(await creationOf(name, "slugs")).toContain("memory_page_max=1MB");
    },
  );

  it("are made anew where they have other keys now", async () => {
    await database.ensureIndexes(tokenOf("changed", { words: 1 }));
    await database.ensureIndexes(tokenOf("changed", { words: 1, _id: 1 }));
    const [, words] = await database.db.collection("changed").indexes();
    expect(words).toMatchObject({ key: { words: 1, _id: 1 } });
  });
});
