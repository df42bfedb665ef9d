import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { numbersOf } from "../../runtime/core/cache-snapshot.js";
import { slotOf, type Versions } from "../../runtime/storage/collection-versions.js";
import type { Database } from "../../runtime/storage/database.js";
import { openDatabase } from "../../runtime/storage/open-database.js";

const name = `test_changes_${process.pid}`;
let writer: Database;
let reader: Database;

beforeAll(async () => {
  // Each has a place of its own in the shared file, as two processes would.
  [writer, reader] = await Promise.all([
    openDatabase(inject("mongoUri"), name),
    openDatabase(inject("mongoUri"), name),
  ]);
});
afterAll(async () => {
  await writer.db.dropDatabase();
  await Promise.all([writer.close(), reader.close()]);
});

/** The version of the collection that the tests write to. */
function versionOf({ versions }: Database, collection = "things"): number | undefined {
  return versions.current().slots[slotOf(collection)];
}

describe("the version of a collection", () => {
  it("stays the same while there are no writes", async () => {
    const before = versionOf(reader);
    await reader.db.collection("things").findOne();
    await writer.db.collection("things").countDocuments();
    expect(versionOf(reader)).toBe(before);
  });

  const things = () =>
    writer.db.collection<{ _id: number; count?: number; size?: number; notes?: string[] }>("things");
  const writes: readonly [string, () => Promise<unknown>][] = [
    ["an insert", () => things().insertOne({ _id: 1 })],
    ["inserts of many", () => things().insertMany([{ _id: 2 }, { _id: 3 }])],
    ["an update", () => things().updateOne({ _id: 1 }, { $inc: { size: 1 } })],
    ["an update of many", () => things().updateMany({}, { $inc: { size: 1, count: 1 } })],
    ["a replacement", () => things().replaceOne({ _id: 1 }, { count: 1 })],
    ["an upsert", () => things().updateOne({ _id: 5 }, { $set: { count: 1 } }, { upsert: true })],
    ["a change that gives the document", () => things().findOneAndUpdate({ _id: 1 }, { $inc: { size: 1 } })],
    ["a bulk of writes", () => things().bulkWrite([{ deleteOne: { filter: { _id: 2 } } }])],
    [
      "a pipeline into a collection",
      () =>
        things()
          .aggregate([{ $merge: "others" }])
          .toArray(),
    ],
    ["a delete", () => things().deleteMany({})],
    ["the end of the collection", () => writer.db.dropCollection("things")],
  ];
  it.each(writes)("is another one for everybody once %s is acknowledged", async (_what, write) => {
    const before = [versionOf(reader), versionOf(writer)];
    await write();
    expect(versionOf(reader)).not.toBe(before[0]);
    expect(versionOf(writer)).not.toBe(before[1]);
  });

  it("changes after a write that the store rejected, for some of it may be done", async () => {
    await things().insertOne({ _id: 9 });
    const before = versionOf(reader);
    await expect(things().insertMany([{ _id: 8 }, { _id: 9 }])).rejects.toThrow("duplicate key");
    expect(versionOf(reader)).not.toBe(before);
  });

  it("is not changed by writes to others, nor by what no answer shows", async () => {
    const before = versionOf(reader);
    await writer.db.collection("others").insertOne({ count: 1 });
    await writer.sequences.next("post");
    await things().updateMany({}, { $unset: { notes: "" } });
    expect(versionOf(reader)).toBe(before);
  });

  it("is not changed by counting, which has a mark of its own", async () => {
    const before = [versionOf(reader), versionOf(reader, numbersOf("things"))];
    await things().updateMany({}, { $inc: { count: 1 } });
    expect(versionOf(reader)).toBe(before[0]);
    expect(versionOf(reader, numbersOf("things"))).not.toBe(before[1]);
  });

  it("does not change by writes to collections that are not tracked", async () => {
    const other = await openDatabase(inject("mongoUri"), name);
    other.versions.trackOnly(["things"]);
    expect(["things", numbersOf("things"), "others"].map((one) => other.versions.isTracked(one))).toEqual([
      true,
      true,
      false,
    ]);
    const before = versionOf(reader, "others");
    await other.db.collection("others").insertOne({ size: 1 });
    expect(versionOf(reader, "others")).toBe(before);
    const things = versionOf(reader);
    await other.db.collection("things").insertOne({ size: 1 });
    expect(versionOf(reader)).not.toBe(things);
    await other.close();
  });

  it("is shared in a file beside the socket of the store, which goes with it", async () => {
    const own = await openDatabase(inject("engineUri"), `${name}_file`);
    const [, socket = ""] = /^mongodb:\/\/([^/?]+)/.exec(inject("engineUri")) ?? [];
    expect(readdirSync(dirname(decodeURIComponent(socket)))).toContain(`writes-${name}_file`);
    await own.close();
  });

  it("grows together with all others once the database is gone", async () => {
    const marks = () => Array.from(reader.versions.current().slots);
    const before = marks();
    await writer.db.dropDatabase();
    expect(marks()).toEqual(before.map((mark) => mark + 1));
  });

  it("is reported by any number of processes", async () => {
    const connections = await Promise.all(
      Array.from({ length: 5 }, () => openDatabase(inject("mongoUri"), name)),
    );
    for (const one of connections) {
      const before = versionOf(reader);
      await one.db.collection<{ _id: number }>("things").updateOne({ _id: 0 }, { $set: { at: 1 } });
      expect(versionOf(reader)).not.toBe(before);
      await one.close();
    }
  });

  it("changes when another process opens the store, which may replace one that was killed", async () => {
    const before = versionOf(reader);
    const settled = reader.versions.current();
    const next = await openDatabase(inject("mongoUri"), name);
    expect(versionOf(reader)).not.toBe(before);
    expect(reader.versions.mayHaveChanged(settled, slotOf("things"), [1])).toBe(true);
    await next.close();
  });

  it("is never missed by a reader who hears of a write", async () => {
    const counter = writer.db.collection<{ _id: string; size: number }>("counter");
    await counter.insertOne({ _id: "one", size: 0 });
    let seen = versionOf(reader, "counter");
    for (let round = 0; round < 300; round += 1) {
      await counter.updateOne({ _id: "one" }, { $inc: { size: 1 } });
      const present = versionOf(reader, "counter");
      expect(present).not.toBe(seen);
      seen = present;
    }
  });

  it("lists the ids written since by any process, as far as they are known", async () => {
    const { db, versions } = writer;
    const collection = db.collection<{ _id: number; at?: number; count?: number }>("listed");
    const others = reader.db.collection<{ _id: number; at?: number; count?: number }>("listed");
    const since = (marks: Versions) => {
      versions.current();
      return versions.changedIds(marks, slotOf("listed"));
    };
    const before = versions.current();
    expect(since(before)).toEqual([]);
    await collection.insertMany([{ _id: 3 }, { _id: 5 }]);
    expect(since(before)).toEqual([3, 5]);
    const between = versions.current();
    await others.updateOne({ _id: 7 }, { $set: { at: 1 } });
    await collection.updateOne({ _id: 8 }, { $set: { at: 1 } });
    expect([since(before), since(between)]).toEqual([
      [3, 5, 7, 8],
      [7, 8],
    ]);
    const wroteTo = (...ids: number[]) => versions.mayHaveChanged(between, slotOf("listed"), ids);
    expect([wroteTo(3, 5, 6), wroteTo(3, 7)]).toEqual([false, true]);
    await others.updateMany({ at: 1 }, { $set: { at: 2 } });
    expect([since(between), wroteTo(3)]).toEqual([undefined, true]);

    const settled = versions.current();
    await others.updateOne({ _id: 3 }, { $inc: { count: 1 } });
    expect(since(settled)).toEqual([]);
    expect(versions.mayHaveChanged(settled, slotOf(numbersOf("listed")), [3])).toBe(true);
    expect(versions.mayHaveChanged(settled, slotOf(numbersOf("listed")), [5])).toBe(false);
    await db.dropCollection("listed");
    expect(since(settled)).toBeUndefined();
  });
});
