import { expect, inject, it } from "vitest";
import { openDatabase } from "../../runtime/storage/open-database.js";
import { eventually } from "../support/eventually.js";
import { startScriptedReplicaSet } from "../support/replica-set/index.js";

it("a change stream reads from one of several routers", async () => {
  const set = await startScriptedReplicaSet(inject("engineUri"), 2, true);
  const databases = await Promise.all(
    set.networks.map(({ uri }) => openDatabase(uri, `test_routers_${process.pid}`)),
  );
  const [writer, reader] = databases;
  for (const { versions } of databases) versions.trackOnly(["things"]);
  await eventually(() => set.commands.filter((command) => "getMore" in command).length >= 6);
  const before = reader?.versions.current();
  await writer?.db.collection("things").insertOne({});
  await eventually(() => reader?.versions.current() !== before);
  expect(databases.map(({ versions }) => versions.remote?.failures())).toEqual([0, 0]);
  expect(set.commands.filter(({ pipeline }) => pipeline !== undefined)).toHaveLength(2);
  await writer?.db.dropDatabase();
  await Promise.all(databases.map((database) => database.close()));
  await set.close();
});
