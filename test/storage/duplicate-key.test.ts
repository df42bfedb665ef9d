import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { bulkInsert } from "../../runtime/storage/bulk-write.js";
import type { Database } from "../../runtime/storage/database.js";
import { openDatabase } from "../../runtime/storage/open-database.js";
import { duplicateProperties } from "../../runtime/storage/store-errors.js";

interface Copy {
  readonly _id: number;
  readonly shelf: unknown;
  readonly place: { readonly row: unknown };
}

let database: Database;
const copies = () => database.db.collection<Copy>("copies");

beforeAll(async () => {
  database = await openDatabase(inject("mongoUri"), `test_duplicates_${process.pid}`);
  const key = { shelf: 1, "place.row": 1 };
  await copies().createIndexes([{ name: "of another version~0f", key, unique: true }]);
});
afterAll(async () => {
  await database.db.dropDatabase();
  await database.close();
});

describe("the properties whose values a document repeats", () => {
  const shelves: readonly unknown[] = [
    "A",
    'said "so"',
    "x\ndup key: { a: 1, b: 2 }",
    "C:\\",
    "long ".repeat(2000),
    5,
    null,
    new Date(0),
  ];
  const rows: readonly unknown[] = [1, "{ c: 1, d: 2 }", true];
  const cases = shelves.flatMap((shelf, at) => rows.map((row, of) => ({ id: at * 10 + of, shelf, row })));

  it.each(cases)(
    "are those of the index, of $shelf and $row, alone and in bulk",
    async ({ id, shelf, row }) => {
      const copy = { shelf, place: { row } };
      await copies().insertOne({ _id: id, ...copy });
      const other = { _id: 5000 + id, shelf: id, place: { row: "other" } };
      for (const others of [[], [other]]) {
        const [error] = await bulkInsert(copies(), [{ _id: 1000 + id, ...copy }, ...others]);
        expect(duplicateProperties(error)).toEqual(["shelf", "place.row"]);
      }
      const update = copies().updateOne({ _id: 5000 + id }, { $set: copy });
      expect(duplicateProperties(await update.catch((error: unknown) => error))).toEqual([
        "shelf",
        "place.row",
      ]);
    },
  );

  it("are the id where that is repeated, and none for other errors", async () => {
    const _id = 9000;
    await copies().insertOne({ _id, shelf: "old", place: { row: 0 } });
    const [one, two] = await bulkInsert(copies(), [
      { _id, shelf: "new", place: { row: 0 } },
      { _id, shelf: "newer", place: { row: 0 } },
    ]);
    expect([one, two].map(duplicateProperties)).toEqual([["_id"], ["_id"]]);
    expect(duplicateProperties(new Error("index: a dup key: { a: 1 }"))).toEqual([]);
  });
});
