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

describe("the indexes of a collection", () => {
  it("are compressed on disk", async () => {
    await database.ensureIndexes(tokenOf("fresh", { words: 1 }));
    const [, words] = await database.db.collection("fresh").indexes();
    expect(words).toMatchObject({
      name: "words",
      storageEngine: { wiredTiger: { configString: "block_compressor=snappy" } },
    });
  });

  it("stay as they are where an earlier version made them otherwise", async () => {
    const old = database.db.collection("old");
    await old.createIndexes([{ name: "words", key: { words: 1 } }]);
    await database.ensureIndexes(tokenOf("old", { words: 1 }));
    expect((await old.indexes()).map(({ name }) => name)).toEqual(["_id_", "words"]);
  });

  it("are made anew where they have other keys now", async () => {
    await database.ensureIndexes(tokenOf("changed", { words: 1 }));
    await database.ensureIndexes(tokenOf("changed", { words: 1, _id: 1 }));
    const [, words] = await database.db.collection("changed").indexes();
    expect(words).toMatchObject({ key: { words: 1, _id: 1 } });
  });
});
