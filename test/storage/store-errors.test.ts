import { MongoServerError } from "mongodb";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { Database } from "../../runtime/storage/database.js";
import { openDatabase } from "../../runtime/storage/open-database.js";
import { isDriverError, isStoreUnavailable } from "../../runtime/storage/store-errors.js";
import { eventually } from "../support/eventually.js";
import { type ScriptedReplicaSet, startScriptedReplicaSet } from "../support/replica-set/index.js";

let set: ScriptedReplicaSet;
let database: Database;
beforeAll(async () => {
  set = await startScriptedReplicaSet(inject("engineUri"));
  const limits = "&connectTimeoutMS=400&serverSelectionTimeoutMS=400";
  database = await openDatabase(set.uri + limits, `test_store_errors_${process.pid}`);
});
afterAll(async () => {
  await set.restore();
  await set.stepDown(0);
  await eventually(() => database.db.dropDatabase());
  await database.close();
  await set.close();
});

it("the store is unavailable to a write whose primary hangs until the driver gives its connections up", async () => {
  const things = database.db.collection("things");
  await things.insertOne({});
  set.freeze([set.primary() ?? ""]);
  // A write to many is not repeated by the driver.
  const write = things.updateMany({}, { $set: { size: 1 } });
  const error: unknown = await write.catch((reason: unknown) => reason);
  expect([error instanceof Error && error.name, isStoreUnavailable(error)]).toEqual([
    "PoolClearedOnNetworkError",
    true,
  ]);
});

it.each([
  [13, "Unauthorized"],
  [18, "AuthenticationFailed"],
  [43, "CursorNotFound"],
  [134, "ReadConcernMajorityNotAvailableYet"],
  [202, "NetworkInterfaceExceededTimeLimit"],
  [317, "ConnectionPoolExpired"],
])("the store is unavailable where it answers with the error %i, %s", (code, codeName) => {
  expect(isStoreUnavailable(new MongoServerError({ code, codeName }))).toBe(true);
});

it.each(["MongoPoolClosedError", "MongoServerClosedError"])(
  "the store is unavailable after a %s of the driver",
  (name) => {
    expect(isStoreUnavailable(Object.assign(new Error("Closed."), { name }))).toBe(true);
  },
);

it("the store is available that rejects what it was given", () => {
  const error = new MongoServerError({ code: 2, codeName: "BadValue" });
  expect([isStoreUnavailable(error), isDriverError(error)]).toEqual([false, true]);
});
