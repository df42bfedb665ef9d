import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { isAlive } from "../../runtime/jobs/processes.js";
import { joinStore, openStore } from "../../runtime/storage/store.js";
import { createMemoryLog, openForTest } from "./fixtures/scratch.js";
import {
  hostPid,
  insertTitle,
  scratchDirectories,
  socketDirectories,
  startService,
  titles,
} from "./fixtures/service-process.js";

test("SIGTERM of a service leaves no process, no socket directory and no note", async () => {
  const { dataDir, tempDir } = await scratchDirectories();
  const { child } = await startService(dataDir, tempDir);
  const host = await hostPid(dataDir);
  expect(await socketDirectories(tempDir)).toHaveLength(1);

  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(isAlive(host)).toBe(false);
  expect(await socketDirectories(tempDir)).toEqual([]);
  expect(await readdir(dataDir)).toEqual(["db"]);
});

test("a service that follows a killed one at once waits for the engine to be free", async () => {
  const { dataDir, tempDir } = await scratchDirectories();
  const { child, started } = await startService(dataDir, tempDir);
  await insertTitle(started, "Ficciones");
  child.kill("SIGKILL");
  await once(child, "exit");
  const store = await openForTest(dataDir);
  expect(await titles(store.uri)).toEqual(["Ficciones"]);
});

test("a tool joins the database of a running service and leaves it running", async () => {
  const { dataDir, tempDir } = await scratchDirectories();
  const { started } = await startService(dataDir, tempDir);
  await insertTitle(started, "Ficciones");

  const store = await joinStore({ dataDir, log: createMemoryLog() });
  expect(store.kind).toBe("joined");
  expect(await titles(store.uri)).toEqual(["Ficciones"]);
  await store.close();
  await insertTitle(started, "El Aleph");
});

test("a given server is used as it is, by services and by tools", async () => {
  const options = {
    uri: "mongodb://db.example:27017/?replicaSet=rs0",
    dataDir: "/nowhere",
    log: createMemoryLog(),
  };
  for (const open of [openStore, joinStore]) {
    const store = await open(options);
    expect(store).toMatchObject({ kind: "external", uri: options.uri });
    await store.close();
  }
});
