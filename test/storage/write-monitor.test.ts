import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import {
  countComment,
  countsIn,
  type Marks,
  partOf,
  unseenComment,
} from "../../runtime/storage/collection-versions.js";
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

/** The mark of the collection that the tests write to. */
function mark({ changes }: Database, collection = "things"): number | undefined {
  return changes.marks()[partOf(collection)];
}

describe("the mark of a collection", () => {
  it("stays the same as long as nobody writes", async () => {
    const before = mark(reader);
    await reader.db.collection("things").findOne();
    await writer.db.collection("things").countDocuments();
    expect(mark(reader)).toBe(before);
  });

  const things = () => writer.db.collection<{ _id: number; count?: number }>("things");
  const writes: readonly [string, () => Promise<unknown>][] = [
    ["an insert", () => things().insertOne({ _id: 1 })],
    ["inserts of many", () => things().insertMany([{ _id: 2 }, { _id: 3 }])],
    ["an update", () => things().updateOne({ _id: 1 }, { $inc: { count: 1 } })],
    ["an update of many", () => things().updateMany({}, { $inc: { count: 1 } })],
    ["a change that gives the document", () => things().findOneAndUpdate({ _id: 1 }, { $inc: { count: 1 } })],
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
    const before = [mark(reader), mark(writer)];
    await write();
    expect(mark(reader)).not.toBe(before[0]);
    expect(mark(writer)).not.toBe(before[1]);
  });

  it("changes after a write that the store refused, for some of it may be done", async () => {
    await things().insertOne({ _id: 9 });
    const before = mark(reader);
    await expect(things().insertMany([{ _id: 8 }, { _id: 9 }])).rejects.toThrow("duplicate key");
    expect(mark(reader)).not.toBe(before);
  });

  it("is not changed by writes to others, nor by what no answer shows", async () => {
    const before = mark(reader);
    await writer.db.collection("others").insertOne({ count: 1 });
    await writer.sequences.next("post");
    await writer.db.collection("rate_limits").insertOne({ count: 1 });
    await things().updateMany({}, { $unset: { notes: "" } }, { comment: unseenComment });
    expect(mark(reader)).toBe(before);
  });

  it("is not changed by counting, which has a mark of its own", async () => {
    const before = [mark(reader), mark(reader, countsIn("things"))];
    await things().updateMany({}, { $inc: { count: 1 } }, { comment: countComment });
    expect(mark(reader)).toBe(before[0]);
    expect(mark(reader, countsIn("things"))).not.toBe(before[1]);
  });

  it("grows together with all others once the database is gone", async () => {
    const marks = () => Array.from(reader.changes.marks());
    const before = marks();
    await writer.db.dropDatabase();
    expect(marks()).toEqual(before.map((mark) => mark + 1));
  });

  it("is told by any number of processes", async () => {
    const connections = await Promise.all(
      Array.from({ length: 5 }, () => openDatabase(inject("mongoUri"), name)),
    );
    for (const one of connections) {
      const before = mark(reader);
      await one.db.collection<{ _id: number }>("things").updateOne({ _id: 0 }, { $set: { at: 1 } });
      expect(mark(reader)).not.toBe(before);
      await one.close();
    }
  });

  it("is another one once somebody opens the store, who may take the place of one that was killed", async () => {
    const before = mark(reader);
    const settled = reader.changes.marks();
    const next = await openDatabase(inject("mongoUri"), name);
    expect(mark(reader)).not.toBe(before);
    expect(reader.changes.wroteTo(settled, partOf("things"), [1])).toBe(true);
    await next.close();
  });

  it("is never missed by a reader who hears of a write", async () => {
    const counter = writer.db.collection<{ _id: string; count: number }>("counter");
    await counter.insertOne({ _id: "one", count: 0 });
    let seen = mark(reader, "counter");
    for (let round = 0; round < 300; round += 1) {
      await counter.updateOne({ _id: "one" }, { $inc: { count: 1 } });
      const present = mark(reader, "counter");
      expect(present).not.toBe(seen);
      seen = present;
    }
  });

  it("tells what was written to since, by whomever, as far as that is known", async () => {
    const { db, changes } = writer;
    const collection = db.collection<{ _id: number; at?: number }>("listed");
    const others = reader.db.collection<{ _id: number; at?: number }>("listed");
    const since = (marks: Marks) => {
      changes.marks();
      return changes.writtenSince(marks, partOf("listed"));
    };
    const before = changes.marks();
    expect(since(before)).toEqual([]);
    await collection.insertMany([{ _id: 3 }, { _id: 5 }]);
    expect(since(before)).toEqual([3, 5]);
    const between = changes.marks();
    await others.updateOne({ _id: 7 }, { $set: { at: 1 } });
    await collection.updateOne({ _id: 8 }, { $set: { at: 1 } });
    expect([since(before), since(between)]).toEqual([
      [3, 5, 7, 8],
      [7, 8],
    ]);
    const wroteTo = (...ids: number[]) => changes.wroteTo(between, partOf("listed"), ids);
    expect([wroteTo(3, 5, 6), wroteTo(3, 7)]).toEqual([false, true]);
    await others.updateMany({ at: 1 }, { $set: { at: 2 } });
    expect([since(between), wroteTo(3)]).toEqual([undefined, true]);

    const settled = changes.marks();
    await others.updateOne({ _id: 3 }, { $inc: { at: 1 } }, { comment: countComment });
    expect(since(settled)).toEqual([]);
    expect(changes.wroteTo(settled, partOf(countsIn("listed")), [3])).toBe(true);
    expect(changes.wroteTo(settled, partOf(countsIn("listed")), [5])).toBe(false);
    await db.dropCollection("listed");
    expect(since(settled)).toBeUndefined();
  });
});
