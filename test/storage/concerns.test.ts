import type { Document } from "mongodb";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Database } from "../../runtime/storage/database.js";
import { openDatabase } from "../../runtime/storage/open-database.js";
import { isStoreUnavailable } from "../../runtime/storage/store-errors.js";
import { type ScriptedReplicaSet, startScriptedReplicaSet } from "../support/replica-set/index.js";
import { openStoreProxy } from "../support/store-proxy.js";

const name = `test_concerns_${process.pid}`;
let set: ScriptedReplicaSet;

beforeAll(async () => {
  set = await startScriptedReplicaSet(inject("engineUri"));
});
afterAll(() => set.close());

/** The last command of a kind that the set received, as plain values. */
const last = (kind: string): Document =>
  JSON.parse(JSON.stringify(set.commands.findLast((command) => kind in command))) as Document;

async function withDatabase(uri: string, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase(uri, name);
  await work(database).finally(() => database.close());
}

describe("a replica set", () => {
  it("acknowledges writes once the journals of a majority have them, and reads what those have", async () => {
    await withDatabase(set.uri, async ({ db }) => {
      await db.collection("things").insertMany([{ size: 1 }, { size: 2 }]);
      await db.collection("things").updateOne({ size: 1 }, { $inc: { size: 2 } });
      const concern = { w: "majority", j: true, wtimeout: 10_000 };
      expect([last("insert").writeConcern, last("update").writeConcern]).toEqual([concern, concern]);
      await db.collection("things").find().toArray();
      await db.collection("things").countDocuments();
      expect([last("find").readConcern, last("aggregate").readConcern]).toEqual([
        { level: "majority" },
        { level: "majority" },
      ]);
      await db.dropDatabase();
    });
  });

  it.each(["w=1", "w=2", "w=0", "journal=false", "readConcernLevel=local"])(
    "is not opened with %s in its URI, unless that is allowed",
    async (option) => {
      const uri = `${set.uri}&${option}`;
      await expect(openDatabase(uri, name)).rejects.toThrow(
        `MONGODB_URI has ${option}, with which a replica set can lose acknowledged writes`,
      );
      const database = await openDatabase(uri, name, { allowsWeakConcerns: true });
      await database.close();
    },
  );

  it("is opened with stronger options, which take precedence", async () => {
    const options = "w=majority&journal=true&wtimeoutMS=500&readConcernLevel=linearizable";
    await withDatabase(`${set.uri}&${options}`, async ({ db }) => {
      await db.collection("things").insertOne({ size: 1 });
      await db.collection("things").findOne();
      expect([last("insert").writeConcern, last("find").readConcern]).toEqual([
        { w: "majority", j: true, wtimeout: 500 },
        { level: "linearizable" },
      ]);
    });
  });

  it("is unavailable for a write that no majority acknowledges, and which may be done all the same", async () => {
    await withDatabase(set.uri, async ({ db, versions }) => {
      const writes = [
        () => db.collection("things").insertOne({ size: 7 }),
        () => db.collection("things").insertMany([{ size: 7 }, { size: 7 }]),
        () => db.collection("things").updateOne({ size: 7 }, { $set: { is: true } }),
        () => db.collection("things").findOneAndUpdate({ size: 7 }, { $set: { was: true } }),
      ];
      for (const write of writes) {
        const before = versions.current();
        set.failNextConcern();
        const error: unknown = await write().catch((reason: unknown) => reason);
        expect([isStoreUnavailable(error), versions.current() === before]).toEqual([true, false]);
      }
      expect(await db.collection("things").countDocuments({ size: 7 })).toBe(3);
      await db.dropDatabase();
    });
  });
});

describe("one server", () => {
  it("acknowledges writes once its journal has them", async () => {
    const proxy = await openStoreProxy(inject("engineUri").replace(/&w=1&journal=true/, ""));
    await withDatabase(proxy.uri, ({ db }) => {
      const { writeConcern, readConcern } = db;
      expect([writeConcern?.w, writeConcern?.journal, readConcern?.level]).toEqual([1, true, undefined]);
      return Promise.resolve();
    });
    await proxy.close();
  });
});
