import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { resourceFacts } from "../../../generated/server/app.js";
import { createApp } from "../../../runtime/app.js";
import { calendar } from "../../../runtime/calendar.js";
import { readConfig } from "../../../runtime/config.js";
import type { RecordDocument, TermDocument } from "../../../runtime/core/documents.js";
import { createNodeDependencies } from "../../../runtime/node-dependencies.js";
import { storeCounted } from "../../../runtime/resources/write/counts.js";
import type { Database } from "../../../runtime/storage/database.js";
import { openDatabase } from "../../../runtime/storage/open-database.js";

let database: Database;

beforeAll(async () => {
  database = await openDatabase(inject("mongoUri"), `test_counts_${process.pid}`);
});
afterAll(async () => {
  await database.db.dropDatabase();
  await database.close();
});

describe("a new record", () => {
  it("is counted while it is stored, and not where it is not", async () => {
    const { site } = createApp(readConfig({}), database, {
      ...createNodeDependencies(calendar),
      onError: () => undefined,
    });
    const facts = resourceFacts.find(({ name }) => name === "event");
    if (facts === undefined) throw new Error("There are no events.");
    const categories = database.db.collection<Pick<TermDocument, "_id" | "count">>("categories");
    await categories.insertMany([1, 2, 3].map((_id) => ({ _id, count: 5 })));
    const counts = async () => (await categories.find().sort({ _id: 1 }).toArray()).map(({ count }) => count);
    // Nothing else of it counts.
    const record = { _id: 10, status: "publish", categories: [1, 3] } as unknown as RecordDocument;

    let during: number[] = [];
    await storeCounted(site, { facts, after: record }, async () => {
      await expect.poll(counts).toEqual([6, 5, 6]);
      during = await counts();
    });
    expect([during, await counts()]).toEqual([
      [6, 5, 6],
      [6, 5, 6],
    ]);
    const rejected = storeCounted(site, { facts, after: record }, () =>
      Promise.reject(new Error("It has no room.")),
    );
    await expect(rejected).rejects.toThrow("It has no room.");
    expect(await counts()).toEqual([6, 5, 6]);
  });
});
