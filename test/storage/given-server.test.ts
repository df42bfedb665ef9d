import { MongoClient } from "mongodb";
import { expect, inject, it } from "vitest";
import { slotOf } from "../../runtime/storage/collection-versions.js";
import { openDatabase } from "../../runtime/storage/open-database.js";
import { eventually } from "../support/eventually.js";

const { TEST_MONGODB_URI: given = "" } = process.env;
if (given === "") console.log("Skipped: TEST_MONGODB_URI names no replica set to test with.");

it.skipIf(given === "")("the change stream of a given replica set reports the writes of others", async () => {
  const uri = inject("mongoUri");
  const name = `test_given_${process.pid}`;
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
