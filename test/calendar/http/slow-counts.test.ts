import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import { startCountsJob } from "../../../runtime/resources/write/counts-job.js";
import type { Database } from "../../../runtime/storage/database.js";
import { openDatabase } from "../../../runtime/storage/open-database.js";
import { openApp } from "../../support/app.js";
import { eventually } from "../../support/eventually.js";
import { type ScriptedReplicaSet, startScriptedReplicaSet } from "../../support/replica-set/index.js";

let set: ScriptedReplicaSet;
let database: Database;

beforeAll(async () => {
  set = await startScriptedReplicaSet(inject("engineUri"));
  database = await openDatabase(`${set.uri}&wtimeoutMS=300`, `test_slow_counts_${process.pid}`);
});
afterAll(async () => {
  await database.db.dropDatabase();
  await database.close();
  await set.close();
});

const collection = (name: string) => database.db.collection<{ readonly _id: number | string }>(name);

it("what a living process counts late, as it waits for a majority, is counted once after another process died", async () => {
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const { app } = openApp(calendar, database, { onError });
  await collection("categories").insertOne({ _id: 1, ...{ count: 0 } });
  await collection("events").insertOne({ _id: 1, ...{ status: "publish", categories: [1] } });
  await collection("count_markers").insertOne({ _id: "killed", ...{ until: new Date(0) } });
  const work = startCountsJob(app, onError);
  await pause(1500);
  await collection("categories").updateOne({ _id: 1 }, { $inc: { count: 1 } });
  await eventually(async () => (await collection("count_markers").countDocuments({ _id: "killed" })) === 0);
  await work.stop();
  expect(await collection("categories").findOne({ _id: 1 })).toMatchObject({ count: 1 });
  expect(errors).toEqual([]);
});
