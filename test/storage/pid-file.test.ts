import { chmod, mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  createSocketPath,
  isAnswering,
  readPidFile,
  removePidFile,
  socketUri,
  writePidFile,
} from "../../runtime/storage/embedded/pid-file.js";
import { eventually } from "../support/eventually.js";
import { scratchDirectory } from "./fixtures/scratch.js";

test("a note is read as it was written, for this user only", async () => {
  const dataDir = await scratchDirectory();
  const note = { kind: "embedded", pid: 12, socket: "/tmp/x/mongodb.sock" } as const;
  await writePidFile(dataDir, note);
  expect(await readPidFile(dataDir)).toEqual(note);
  expect((await stat(join(dataDir, "engine.json"))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(["engine.json"]);
});

test.each([
  "",
  "{",
  "[]",
  "null",
  '{"kind":"embedded","pid":"1","socket":"/x"}',
  '{"kind":"embedded","pid":-1,"socket":"/x"}',
])("a note with the text %j is no note", async (text) => {
  const dataDir = await scratchDirectory();
  await writeFile(join(dataDir, "engine.json"), text);
  expect(await readPidFile(dataDir)).toBeUndefined();
});

test("a database answers only while a process listens", async () => {
  const dataDir = await scratchDirectory();
  const { note, server } = await listenForTest(dataDir);
  expect(await isAnswering(dataDir, note)).toBe(true);
  await new Promise((closed) => server.close(closed));
  expect(await isAnswering(dataDir, note)).toBe(false);
});

test("a socket in a directory that others may enter is not trusted", async () => {
  const dataDir = await scratchDirectory();
  const { note } = await listenForTest(dataDir);
  await chmod(dirname(note.socket), 0o755);
  expect(await isAnswering(dataDir, note)).toBe(false);
});

test("the traces of a database are removed, the note of its successor is kept", async () => {
  const dataDir = await scratchDirectory();
  const socket = await createSocketPath();
  await writeFile(socket, "");
  await writePidFile(dataDir, { kind: "embedded", pid: 12, socket: "/tmp/other/mongodb.sock" });
  await removePidFile(dataDir, socket);
  await expect(stat(dirname(socket))).rejects.toThrow("ENOENT");
  expect(await readPidFile(dataDir)).toMatchObject({ pid: 12 });
});

test("a note that names any other file does not get it removed", async () => {
  const dataDir = await scratchDirectory();
  const precious = join(dataDir, "precious");
  await mkdir(precious);
  await writeFile(join(precious, "mongodb.sock"), "");
  await removePidFile(dataDir, join(precious, "mongodb.sock"));
  expect(await readdir(precious)).toEqual(["mongodb.sock"]);
});

test("a socket's path fits into the operating system's limit, however deep the temporary directory is", async () => {
  const deep = join(await scratchDirectory(), "x".repeat(90));
  await mkdir(deep);
  vi.stubEnv("TMPDIR", deep);
  onTestFinished(() => void vi.unstubAllEnvs());
  const socket = await createSocketPath();
  onTestFinished(() => removePidFile(deep, socket));
  expect(socket.startsWith("/tmp/")).toBe(true);
});

test("writes through the address wait for the journal", () => {
  expect(socketUri("/tmp/x/mongodb.sock")).toMatch(
    /^mongodb:\/\/%2Ftmp%2Fx%2Fmongodb\.sock\/\?.*&w=1&journal=true$/,
  );
});

async function listenForTest(dataDir: string) {
  const socket = await createSocketPath();
  const server = createServer().listen(socket);
  await eventually(() => server.listening);
  onTestFinished(async () => {
    server.close();
    await removePidFile(dataDir, socket);
  });
  const note = { kind: "embedded", pid: process.pid, socket } as const;
  await writePidFile(dataDir, note);
  return { note, server };
}
