import { MongoClient } from "mongodb";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { slotOf } from "../../runtime/storage/collection-versions.js";
import { openDatabase } from "../../runtime/storage/open-database.js";
import { copyStore } from "../../runtime/tools/backup.js";
import type { BackupPart } from "../../runtime/tools/backup-file.js";
import { topologyOf } from "../../runtime/tools/doctor.js";
import { eventually } from "../support/eventually.js";
import { findServer, type ReplicaSetServers, startServers } from "../support/replica-set/servers.js";

const { TEST_MONGODB_URI: given = "" } = process.env;
const program = findServer();
const isSkipped = given === "" && program === undefined;
if (isSkipped)
  console.log(
    "Skipped: there is neither MONGOD, nor a mongod on the PATH, nor a replica set that TEST_MONGODB_URI names.",
  );

const name = `test_given_${process.pid}`;
let servers: ReplicaSetServers | undefined;
let uri = "";

beforeAll(async () => {
  if (given === "" && program !== undefined) servers = await startServers(program);
  uri = servers?.uri ?? inject("mongoUri");
});
afterAll(() => servers?.close());

describe.skipIf(isSkipped)("a given replica set", () => {
  it("reports the writes of others by its change stream", async () => {
    const reader = await openDatabase(uri, name);
    reader.versions.trackOnly(["things"]);
    await eventually(() => (reader.versions.remote?.lagMs() ?? 0) < 1000);
    const before = reader.versions.current();
    // No log of this machine knows of it.
    const other = await MongoClient.connect(uri);
    const things = other.db(name).collection<{ _id: number; size?: number }>("things");
    await things.insertOne({ _id: 1 }, { writeConcern: { w: "majority" } });
    await things.updateOne({ _id: 1 }, { $set: { size: 1 } }, { writeConcern: { w: "majority" } });
    await eventually(() => {
      reader.versions.current();
      return reader.versions.changedIds(before, slotOf("things"))?.includes(1) === true;
    });
    await reader.db.collection<{ _id: number }>("things").insertOne({ _id: 2 });
    const moment = reader.versions.remote?.latest() ?? "";
    expect(moment).toMatch(/^[\da-f]{16}$/);
    await reader.versions.remote?.reach(moment);
    expect(reader.versions.changedIds(before, slotOf("things"))?.includes(2)).toBe(true);
    await other.db(name).dropDatabase();
    await other.close();
    await reader.close();
  });

  it("is named by the doctor", async () => {
    const database = await openDatabase(uri, name);
    expect(await topologyOf(database)).toEqual([
      expect.stringMatching(/^MongoDB \d+\.\d+\.\d+.*: the replica set .+; its primary is .+:\d+\.$/),
      'Writes: w="majority", journal=true. Reads: majority.',
    ]);
    await database.close();
  });

  it("is copied at one cluster time", async () => {
    const database = await openDatabase(uri, name);
    const { db } = database;
    await db.collection("things").insertMany([{ size: 1 }, { size: 2 }]);
    const parts: BackupPart[] = [];
    for await (const part of copyStore(db, [])) parts.push(part);
    expect(parts.at(-1)).toMatchObject({ footer: { isSnapshot: true, counts: { things: 2 } } });
    await db.dropDatabase();
    await database.close();
  });
});
