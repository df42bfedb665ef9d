import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import { isAlive } from "../../runtime/jobs/processes.js";
import { joinStore } from "../../runtime/storage/store.js";
import { createMemoryLog, openForTest, scratchDirectory, untilEnded } from "./fixtures/scratch.js";
import {
  hostPid,
  insertTitle,
  scratchDirectories,
  socketDirectories,
  startService,
  titles,
} from "./fixtures/service-process.js";

test("the host of a killed service ends on its own and leaves nothing behind", async () => {
  const { dataDir, tempDir } = await scratchDirectories();
  const { child, started } = await startService(dataDir, tempDir);
  await insertTitle(started, "Ficciones");
  const host = await hostPid(dataDir);

  child.kill("SIGKILL");
  await untilEnded(host);
  expect(await socketDirectories(tempDir)).toEqual([]);
  expect(await readdir(dataDir)).toEqual(["db"]);
  expect(await titles((await openForTest(dataDir)).uri)).toEqual(["Ficciones"]);
});

test("signals that a terminal or init system sends to all processes do not end the host", async () => {
  const { dataDir, tempDir } = await scratchDirectories();
  const { child, started } = await startService(dataDir, tempDir);
  const host = await hostPid(dataDir);
  for (const signal of ["SIGINT", "SIGHUP", "SIGTERM"] as const) process.kill(host, signal);
  await insertTitle(started, "Ficciones");
  expect(await hostPid(dataDir)).toBe(host);
  child.kill("SIGTERM");
  await once(child, "exit");
  expect(isAlive(host)).toBe(false);
});

test("a second service on a data directory reports which process uses it and what to do", async () => {
  const { dataDir, tempDir } = await scratchDirectories();
  const first = await startService(dataDir, tempDir);
  const second = await startService(dataDir, tempDir);
  expect(second.started).toEqual({
    code: "DB_PATH_IN_USE",
    message:
      `The data directory ${dataDir} is in use by process ${first.child.pid ?? 0}: stop that process, choose ` +
      "another DATA_DIR, or set MONGODB_URI to a server that several services can share.",
  });
  expect(await socketDirectories(tempDir)).toHaveLength(1);
  await insertTitle(first.started, "Ficciones");
});

test("of two services that start at the same time exactly one gets the directory", async () => {
  const { dataDir, tempDir } = await scratchDirectories();
  const services = await Promise.all([startService(dataDir, tempDir), startService(dataDir, tempDir)]);
  const [winner, loser] = services.toSorted((a) => ("uri" in a.started ? -1 : 1));
  expect(loser?.started).toMatchObject({
    code: "DB_PATH_IN_USE",
    message: expect.stringContaining(`in use by process ${winner?.child.pid ?? 0}:`) as string,
  });
});

test("a tool opens the database itself when no service runs, and another tool can join it", async () => {
  const dataDir = await scratchDirectory();
  const store = await joinStore({ dataDir, log: createMemoryLog() });
  onTestFinished(() => store.close());
  expect(store.kind).toBe("embedded");
  await insertTitle(store, "Ficciones");

  const other = await joinStore({ dataDir, log: createMemoryLog() });
  expect(other).toMatchObject({ kind: "joined", uri: store.uri });
  await other.close();
  expect(await titles(store.uri)).toEqual(["Ficciones"]);
});

test("a tool that starts together with a service joins it or has the directory for itself", async () => {
  const { dataDir, tempDir } = await scratchDirectories();
  const starting = startService(dataDir, tempDir);
  const store = await joinStore({ dataDir, log: createMemoryLog() });
  onTestFinished(() => store.close());
  const { started } = await starting;
  expect("uri" in started ? "joined" : "embedded").toBe(store.kind);
  await insertTitle(store, "Ficciones");
});
