import { chmod, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isAlive } from "../../runtime/jobs/processes.js";
import { readPidFile, socketUri } from "../../runtime/storage/embedded/pid-file.js";
import { findMongod, mongodArguments, openMongod } from "../../runtime/storage/mongod.js";
import { eventually } from "../support/eventually.js";
import { createMemoryLog, scratchDirectory, untilEnded } from "./fixtures/scratch.js";
import { insertTitle, startService, titles } from "./fixtures/service-process.js";

const real = findMongod();
if (real === undefined)
  console.log("Skipped: there is no mongod on the PATH, and a stand-in for it is run only.");

test("finds the first program called mongod on the search path", async () => {
  const directory = await scratchDirectory();
  const [notExecutable, folder, first, second] = ["a", "b", "c", "d"].map((name) => join(directory, name));
  for (const path of [notExecutable, folder, first, second]) await mkdir(path ?? "");
  await writeFile(`${notExecutable ?? ""}/mongod`, "");
  await mkdir(`${folder ?? ""}/mongod`);
  await writeStandIn(first ?? "");
  await writeStandIn(second ?? "");
  const here = relative(process.cwd(), second ?? "");
  expect(findMongod([notExecutable, folder, "", here, first, second].join(":"))).toBe(
    `${first ?? ""}/mongod`,
  );
  expect(findMongod(`${notExecutable ?? ""}:/nowhere:${here}`)).toBeUndefined();
});

test("a mongod listens on its private socket and nowhere else", () => {
  const options = mongodArguments("/data/mongod", "/tmp/x/mongodb.sock");
  expect(options.join(" ")).toBe(
    "--dbpath /data/mongod --bind_ip /tmp/x/mongodb.sock --filePermissions 0600 --quiet",
  );
});

test("a mongod is run on a directory of its own, restarted, and ended with the store", async () => {
  const directory = await scratchDirectory();
  const dataDir = join(directory, "data");
  const log = createMemoryLog();
  const store = await openMongod({ program: await writeStandIn(directory), dataDir, log });
  onTestFinished(() => store.close());
  const socket = (await readPidFile(dataDir))?.socket ?? "";
  expect(store.uri).toContain(encodeURIComponent(socket));
  const started = JSON.parse(await readFile(join(dataDir, "mongod", "arguments.json"), "utf8")) as unknown;
  expect(started).toEqual(mongodArguments(join(dataDir, "mongod"), socket));

  await expect(openMongod({ program: "/nowhere", dataDir, log })).rejects.toMatchObject({
    code: "DB_PATH_IN_USE",
  });
  const killed = store.server.pid;
  process.kill(killed, "SIGKILL");
  await eventually(() => store.server.pid !== killed);
  const { pid } = store.server;
  await store.close();
  expect(isAlive(pid)).toBe(false);
  await expect(stat(dirname(socket))).rejects.toThrow("ENOENT");
  expect(await readdir(dataDir)).toEqual(["mongod"]);
});

test("where the embedded engine cannot run, a service uses the mongod, which ends with it even when killed", async () => {
  const [directory, dataDir] = [await scratchDirectory(), await scratchDirectory()];
  await writeStandIn(directory);
  const { child, started } = await startService(dataDir, directory, { ARCH: "mips", PATH: directory });
  const note = await readPidFile(dataDir);
  expect(note).toMatchObject({ kind: "mongod", pid: child.pid });
  expect(started).toEqual({ uri: socketUri(note?.socket ?? "") });

  const mongod = Number.parseInt(await readFile(join(dataDir, "mongod", "pid"), "utf8"), 10);
  child.kill("SIGKILL");
  await untilEnded(mongod);
});

test("a mongod is not started beside data of the embedded engine, which it cannot read", async () => {
  const [directory, dataDir] = [await scratchDirectory(), await scratchDirectory()];
  await writeStandIn(directory);
  await mkdir(join(dataDir, "db"));
  await writeFile(join(dataDir, "db", "WiredTiger"), "");
  const { started } = await startService(dataDir, directory, { ARCH: "mips", PATH: directory });
  expect(started).toMatchObject({ code: "OTHER_ENGINE" });
  const { message } = started as { message: string };
  expect(message).toContain(`there is no build of it for ${process.platform}-mips`);
  expect(message).toContain(`The data in ${dataDir} was written by it, and mongod cannot read it.`);
  expect(await readdir(dataDir)).toEqual(["db"]);
});

test("without any database a service says three ways to get one", async () => {
  const [directory, dataDir] = [await scratchDirectory(), await scratchDirectory()];
  const { started } = await startService(dataDir, directory, { ARCH: "mips", PATH: directory });
  expect(started).toMatchObject({ code: "NO_DATABASE" });
  const { message } = started as { message: string };
  expect(message).toContain("(1) set MONGODB_URI");
  expect(message).toContain("(2) use the embedded engine");
  expect(message).toContain(`there is no build of it for ${process.platform}-mips`);
  expect(message).toContain("(3) install mongod");
});

test("a mongod that does not start is reported with what it wrote", async () => {
  const directory = await scratchDirectory();
  const program = join(directory, "mongod");
  await writeFile(program, "#!/bin/sh\necho 'unknown option' >&2\nexit 2\n");
  await chmod(program, 0o755);
  await expect(
    openMongod({ program, dataDir: join(directory, "data"), log: createMemoryLog() }),
  ).rejects.toMatchObject({
    code: "OPEN_FAILED",
    message: expect.stringContaining("mongod ended with exit code 2: unknown option") as string,
  });
});

test.skipIf(real === undefined)(
  "a real mongod has what was written, after a kill and after a restart",
  async () => {
    const [dataDir, log] = [join(await scratchDirectory(), "data"), createMemoryLog()];
    const store = await openMongod({ program: real ?? "", dataDir, log });
    await insertTitle(store, "first");
    const killed = store.server.pid;
    process.kill(killed, "SIGKILL");
    await eventually(() => store.server.pid !== killed);
    expect(await titles(store.uri)).toEqual(["first"]);
    await store.close();
    expect(isAlive(store.server.pid)).toBe(false);
    const again = await openMongod({ program: real ?? "", dataDir, log });
    onTestFinished(() => again.close());
    expect(await titles(again.uri)).toEqual(["first"]);
  },
);

/** A program that takes mongod's arguments, notes them in its data directory, and listens on its socket. */
async function writeStandIn(directory: string): Promise<string> {
  const program = join(directory, "mongod");
  const script = `#!${process.execPath}
    const { writeFileSync } = require("node:fs");
    const [, , ...options] = process.argv;
    const value = (name) => options[options.indexOf(name) + 1];
    writeFileSync(value("--dbpath") + "/arguments.json", JSON.stringify(options));
    writeFileSync(value("--dbpath") + "/pid", String(process.pid));
    require("node:net").createServer().listen(value("--bind_ip"));
  `;
  await writeFile(program, script);
  await chmod(program, 0o755);
  return program;
}
