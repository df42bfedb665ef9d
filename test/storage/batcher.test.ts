import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { RecordDocument } from "../../runtime/core/documents.js";
import { createBatcher } from "../../runtime/storage/batcher.js";
import { insertNew } from "../../runtime/storage/bulk-write.js";
import type { CollectionReference, Database } from "../../runtime/storage/database.js";
import { ensureIndexesOf } from "../../runtime/storage/indexes.js";
import { openDatabase } from "../../runtime/storage/open-database.js";
import { eventually } from "../support/eventually.js";
import { openStoreProxy } from "../support/store-proxy.js";

/** Work whose batches the test ends by hand. */
function createWork(timeoutMs?: number) {
  const batches: { readonly items: readonly number[]; end(results: readonly (string | Error)[]): void }[] =
    [];
  const ask = createBatcher(
    (items: readonly number[]) =>
      new Promise<readonly (string | Error)[]>((end) => {
        batches.push({ items, end });
      }),
    timeoutMs,
  );
  return { batches, ask };
}

/** Resolves after a turn of the event loop. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

describe("a batcher", () => {
  it("runs the calls of one turn together, and then those that came meanwhile", async () => {
    const { batches, ask } = createWork();
    const first = [1, 2].map(ask);
    await turn();
    const second = [3, 4].map(ask);
    await turn();
    expect(batches.map(({ items }) => items)).toEqual([[1, 2]]);
    batches[0]?.end(["one", "two"]);
    expect(await Promise.all(first)).toEqual(["one", "two"]);
    await turn();
    expect(batches.map(({ items }) => items)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    batches[1]?.end(["three", "four"]);
    expect(await Promise.all(second)).toEqual(["three", "four"]);
  });

  it("waits for no round for ever", async () => {
    const { batches, ask } = createWork(20);
    const first = ask(1);
    await turn();
    const second = ask(2);
    await expect.poll(() => batches.length).toBe(2);
    batches[1]?.end(["two"]);
    expect(await second).toBe("two");
    batches[0]?.end(["one"]);
    expect(await first).toBe("one");
  });

  it("rejects all of a round that fails, and no other", async () => {
    let isAway = true;
    const ask = createBatcher((items: readonly number[]) =>
      isAway ? Promise.reject(new Error("away")) : Promise.resolve(items.map((item) => item * 2)),
    );
    const failed = await Promise.allSettled([ask(1), ask(2), ask(3)]);
    expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    isAway = false;
    expect(await Promise.all([ask(4), ask(5)])).toEqual([8, 10]);
  });
});

describe("records that are written and read together", () => {
  const token: CollectionReference<RecordDocument> = {
    name: "gathered",
    indexes: [{ name: "slugs", keys: { slugs: 1 }, unique: true }],
  };
  let database: Database;

  beforeAll(async () => {
    database = await openDatabase(inject("engineUri"), `test_gather_${process.pid}`);
    await ensureIndexesOf(database.collection(token), token.indexes);
  });
  afterAll(async () => {
    await database.db.dropDatabase();
    await database.close();
  });

  const record = (_id: number, slug: string, text = ""): RecordDocument => ({
    _id,
    revision: 1,
    language: "en",
    text: { en: { text } },
    slugs: [`en:${slug}`],
    words: [],
    sort_name: "",
    created: new Date(0),
    modified: new Date(0),
  });

  it("are stored each, but for those that the store rejects", async () => {
    const slugs = ["first", "a", "b", "a", "c", "first"];
    const stored = await Promise.allSettled(
      slugs.map((slug, at) => database.insert(token, record(at + 1, slug))),
    );
    expect(stored.map(({ status }) => status)).toEqual([
      "fulfilled",
      "fulfilled",
      "fulfilled",
      "rejected",
      "fulfilled",
      "rejected",
    ]);
    expect(stored[3]).toMatchObject({
      reason: { code: 11_000, message: expect.stringMatching("slugs") as string },
    });
    const loaded = await Promise.all([database.load(token, [1, 3]), database.load(token, [5, 4, 99])]);
    expect(loaded.map((found) => found.map(({ _id }) => _id))).toEqual([[1, 3], [5]]);
  });

  it("stay as they are where others come with their ids", async () => {
    const collection = database.collection(token);
    const kept = record(40, "forty");
    await insertNew(collection, [kept]);
    await insertNew(collection, [record(40, "other")]);
    await insertNew(collection, [record(41, "forty-one"), record(40, "other"), record(42, "forty-two")]);
    const loaded = await database.load(token, [40, 41, 42]);
    expect(loaded.map(({ slugs }) => slugs)).toEqual([["en:forty"], ["en:forty-one"], ["en:forty-two"]]);
    const large = record(43, "forty-three", "x".repeat(17 * 2 ** 20));
    await expect(insertNew(collection, [large, record(44, "forty-four")])).rejects.toThrow(
      /larger|out of range|size/i,
    );
  });

  it("are not taken for stored where the store gave no answer", async () => {
    const proxy = await openStoreProxy(inject("engineUri"));
    const far = await openDatabase(proxy.uri, database.db.databaseName);
    await far.load(token, [1]);
    proxy.hang();
    const outcomes = Promise.allSettled([
      far.insert(token, record(30, "thirty")),
      far.insert(token, record(31, "thirty-one")),
    ]);
    await eventually(() => proxy.holdsBack);
    proxy.cut();
    expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await far.close();
    await proxy.close();
  });

  it("are stored although one among them is larger than the store takes", async () => {
    const large = "x".repeat(17 * 2 ** 20);
    const outcomes = await Promise.allSettled([
      database.insert(token, record(20, "twenty")),
      database.insert(token, record(21, "large", large)),
      database.insert(token, record(22, "small")),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect((await database.load(token, [20, 21, 22])).map(({ _id }) => _id)).toEqual([20, 22]);
  });
});
