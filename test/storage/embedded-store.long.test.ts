import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { deserialize } from "bson";
import type { Document } from "mongodb";
import { MongoClient } from "mongodb";
import { expect, onTestFinished, test } from "vitest";
import { openEmbedded, openingNotice } from "../../runtime/storage/embedded/embedded-store.js";
import { readPidFile } from "../../runtime/storage/embedded/pid-file.js";
import { commandMessage } from "../../runtime/storage/embedded/wire.js";
import { eventually } from "../support/eventually.js";
import { createMemoryLog, openForTest, scratchDirectory } from "./fixtures/scratch.js";

test("what was written before a clean close is there after opening again", async () => {
  const dataDir = await scratchDirectory();
  const first = await openForTest(dataDir);
  const writer = connectForTest(first.uri);
  expect(writer.options.writeConcern).toMatchObject({ w: 1, journal: true });
  await writer.db("shelf").collection("books").insertOne({ title: "Ficciones" });
  await writer.close();
  expect(await openingNotice(join(dataDir, "db"))).toContain("unclean end");
  await first.close();
  expect(await openingNotice(join(dataDir, "db"))).not.toContain("unclean end");

  const second = await openForTest(dataDir);
  const books = connectForTest(second.uri).db("shelf").collection("books");
  expect(await books.findOne()).toMatchObject({ title: "Ficciones" });
});

test("a clean close leaves no process, no socket and no note", async () => {
  const dataDir = await scratchDirectory();
  const store = await openForTest(dataDir);
  const note = await readPidFile(dataDir);
  expect(note).toMatchObject({ kind: "embedded", pid: process.pid });
  expect((await stat(join(dataDir, "engine.json"))).mode & 0o777).toBe(0o600);
  const socket = note?.socket ?? "";
  expect((await stat(socket)).mode & 0o777).toBe(0o600);

  await store.close();
  expect(() => process.kill(store.server.pid, 0)).toThrow("ESRCH");
  await expect(stat(dirname(socket))).rejects.toThrow("ENOENT");
  expect(await readdir(dataDir)).toEqual(["db"]);
});

test("a query finds nothing in more documents than the engine tries its plans on", async () => {
  const store = await openForTest(await scratchDirectory());
  const books = connectForTest(store.uri).db("shelf").collection("books");
  await books.createIndexes([{ key: { language: 1 } }, { key: { binding: 1 } }]);
  const alike = { language: "es", binding: "cloth" };
  await books.insertMany(Array.from({ length: 11_000 }, () => ({ ...alike })));
  expect(await books.find({ ...alike, title: "Ficciones" }).toArray()).toEqual([]);
});

test.runIf(process.platform === "linux")("files of collections that are not used are closed", async () => {
  const store = await openForTest(await scratchDirectory());
  const shelves = connectForTest(store.uri).db("shelf");
  const openFiles = async (): Promise<number> => (await readdir(`/proc/${store.server.pid}/fd`)).length;
  let most = 0;
  for (let count = 0; count < 300; count += 1) {
    await shelves.collection(`books${count}`).insertOne({ count });
    most = Math.max(most, await openFiles());
  }
  expect(most).toBeGreaterThan(320);
  await eventually(async () => expect(await openFiles()).toBeLessThan(300));
  expect(await shelves.collection("books7").findOne({ count: 7 })).not.toBeNull();
});

test("a killed host is restarted on its socket and the connected driver goes on", async () => {
  const dataDir = await scratchDirectory();
  const log = createMemoryLog();
  const store = await openEmbedded({ dataDir, log });
  onTestFinished(() => store.close());
  const books = connectForTest(store.uri).db("shelf").collection("books");
  await books.insertOne({ title: "Ficciones" });

  const killed = store.server.pid;
  process.kill(killed, "SIGKILL");
  await eventually(() => books.insertOne({ title: "El Aleph" }));
  expect(store.server.pid).not.toBe(killed);
  expect(await books.distinct("title", { title: "Ficciones" })).toEqual(["Ficciones"]);
  // A slow machine says besides that the engine is still opening.
  expect(log.lines.join("\n")).toMatch(
    /^The embedded engine does not run: process \d+ ended with signal SIGKILL\. .+ are free for .+ restarted in 0\.2 s\.$/m,
  );
});

test("no write that was acknowledged is lost when the host is killed", async () => {
  const store = await openForTest(await scratchDirectory());
  const numbers = connectForTest(store.uri).db("shelf").collection<{ _id: number }>("numbers");
  const acknowledged: number[] = [];
  const { pid } = store.server;
  let next = 0;
  const writers = Array.from({ length: 8 }, async () => {
    while (store.server.pid === pid) {
      const _id = next++;
      // A write that fails with the connection may or may not be stored: it was not acknowledged.
      const isWritten = await numbers.insertOne({ _id }).then(
        () => true,
        () => false,
      );
      if (!isWritten) return;
      acknowledged.push(_id);
      if (acknowledged.length === 2000) process.kill(pid, "SIGKILL");
    }
  });
  await Promise.all(writers);
  await eventually(() => store.server.pid !== pid);
  const found = new Set(await numbers.distinct("_id"));
  expect(acknowledged.length).toBeGreaterThanOrEqual(2000);
  expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
});

test("writes are made part of a checkpoint without being asked", async () => {
  const store = await openForTest(await scratchDirectory(), { checkpointMs: 50 });
  const client = connectForTest(store.uri);
  await client.db("shelf").collection("books").insertOne({ title: "Ficciones" });
  await eventually(async () => {
    const status = await client.db("admin").command({ serverStatus: 1 });
    expect(status).toMatchObject({
      wiredTiger: {
        checkpoint: { "number of checkpoints started by api": expect.toSatisfy(isPositive) as number },
      },
    });
  });
});

test("the traces of a killed host are harmless and removed by the next start", async () => {
  const dataDir = await scratchDirectory();
  const store = await openForTest(dataDir);
  const note = await readFile(join(dataDir, "engine.json"), "utf8");
  const socket = (await readPidFile(dataDir))?.socket ?? "";
  process.kill(store.server.pid, "SIGKILL");
  await store.close();
  await writeFile(join(dataDir, "engine.json"), note);

  const next = await openForTest(dataDir);
  expect((await readPidFile(dataDir))?.socket).not.toBe(socket);
  expect(await connectForTest(next.uri).db("shelf").command({ ping: 1 })).toMatchObject({ ok: 1 });
  await expect(stat(dirname(socket))).rejects.toThrow("ENOENT");
});

test("commands on which the engine would crash are answered with error 59, and it goes on", async () => {
  const { uri, server } = await openWithDirectory();
  const { pid } = server;
  const database = connectForTest(uri).db("shelf");
  for (const command of SESSION_COMMANDS) {
    await expect(database.command({ [command]: [] })).rejects.toMatchObject({
      code: 59,
      codeName: "CommandNotFound",
      message: `no such command in the embedded engine: '${command}'`,
    });
  }
  expect(await database.command({ ping: 1 })).toMatchObject({ ok: 1 });
  expect(server.pid).toBe(pid);
});

test("a session command cannot hide behind a document sequence", async () => {
  const { dataDir, server } = await openWithDirectory();
  const { pid } = server;
  const plain = commandMessage({ startSession: 1, $db: "admin" });
  const sequence = Buffer.from([1, 8, 0, 0, 0, 0x78, 0, 0, 0]);
  const hidden = Buffer.concat([plain.subarray(0, 20), sequence, plain.subarray(20)]);
  hidden.writeInt32LE(hidden.length, 0);
  expect(await roundTrip(dataDir, hidden)).toMatchObject({ ok: 0, code: 59 });
  expect(server.pid).toBe(pid);
});

test("a lock by fsync is rejected, a plain fsync is not", async () => {
  const admin = connectForTest((await openWithDirectory()).uri).db("admin");
  await expect(admin.command({ fsync: 1, lock: true })).rejects.toMatchObject({ code: 59 });
  expect(await admin.command({ fsync: 1 })).toMatchObject({ ok: 1 });
});

test("bytes outside the protocol close the connection of their sender only", async () => {
  const { dataDir, uri } = await openWithDirectory();
  const socket = connect((await readPidFile(dataDir))?.socket ?? "");
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "close");
  expect(await connectForTest(uri).db("shelf").command({ ping: 1 })).toMatchObject({ ok: 1 });
});

test("a message in many pieces and several messages in one piece are all answered", async () => {
  const { dataDir } = await openWithDirectory();
  const ping = commandMessage({ ping: 1, $db: "admin" });
  const socket = connect((await readPidFile(dataDir))?.socket ?? "");
  onTestFinished(() => void socket.destroy());
  socket.setNoDelay(true);
  for (const byte of ping) await new Promise((sent) => socket.write(Buffer.from([byte]), sent));
  socket.write(Buffer.concat([ping, ping, ping]));
  let received = Buffer.alloc(0);
  socket.on("data", (chunk) => {
    received = Buffer.concat([received, chunk]);
  });
  await eventually(() => received.length > 4 && received.length === 4 * received.readInt32LE(0));
});

test("sixteen heavy commands block neither a ping nor the close", async () => {
  const dataDir = await scratchDirectory();
  const store = await openForTest(dataDir);
  const busy = connectForTest(store.uri);
  const numbers = busy.db("shelf").collection("numbers");
  await numbers.insertMany(Array.from({ length: 5000 }, (_, value) => ({ value })));
  const outcomes: string[] = [];
  const heavy = Array.from({ length: 16 }, async () => {
    const outcome = await numbers
      .aggregate(HEAVY)
      .toArray()
      .then(
        () => "answered",
        () => "stopped",
      );
    outcomes.push(outcome);
  });

  const admin = connectForTest(store.uri).db("admin");
  await eventually(async () => {
    const running = await admin.command({ currentOp: 1, "command.aggregate": "numbers" });
    expect(running).toMatchObject({ inprog: Array.from({ length: 7 }, () => ({ op: "command" })) });
  });
  expect(await admin.command({ ping: 1 })).toMatchObject({ ok: 1 });
  expect(outcomes).toEqual([]);

  await store.close();
  await busy.close();
  await Promise.all(heavy);
  expect(new Set(outcomes)).toEqual(new Set(["stopped"]));
  // An engine that had to be killed leaves its process number here.
  expect(await readFile(join(dataDir, "db", "mongod.lock"), "utf8")).toBe("");
});

test("an unused cursor is closed, one in use is not", async () => {
  const store = await openForTest(await scratchDirectory(), { cursorIdleMs: 3000 });
  const client = connectForTest(store.uri);
  const numbers = client.db("shelf").collection("numbers");
  await numbers.insertMany(Array.from({ length: 5000 }, (_, value) => ({ value })));
  const [abandoned, used] = [numbers.find({}, { batchSize: 2 }), numbers.find({}, { batchSize: 2 })];
  await abandoned.next();

  // The first read of each batch goes to the engine, which is what counts as use.
  await eventually(async () => {
    for (let read = 0; read < 3; read++) await used.next();
    const { metrics } = await client.db("admin").command({ serverStatus: 1 });
    expect((metrics as Document).cursor).toMatchObject({ open: { total: 1 } });
  });
  expect(await used.next()).not.toBeNull();
  await expect(abandoned.toArray()).rejects.toMatchObject({ codeName: "CursorNotFound" });
});

test("a directory that cannot be made is named with what the system says", async () => {
  const file = join(await scratchDirectory(), "file");
  await writeFile(file, "");
  await expect(openEmbedded({ dataDir: file, log: createMemoryLog() })).rejects.toMatchObject({
    code: "OPEN_FAILED",
    message: expect.stringContaining(`${file}/db could not be opened: ENOTDIR`) as string,
  });
});

test("damaged files are reported as such and left as they are", async () => {
  const dataDir = await scratchDirectory();
  const store = await openForTest(dataDir);
  await store.close();
  const catalog = join(dataDir, "db", "WiredTiger.turtle");
  await writeFile(catalog, "no catalog\n");
  await expect(openEmbedded({ dataDir, log: createMemoryLog() })).rejects.toMatchObject({
    code: "CORRUPT",
    message: expect.stringContaining(`The database files in ${dataDir}/db cannot be opened`) as string,
  });
  expect(await readFile(catalog, "utf8")).toBe("no catalog\n");
  expect(await readdir(dataDir)).toEqual(["db"]);
});

test("files of a newer engine are reported as such and left as they are", async () => {
  const dataDir = await scratchDirectory();
  await (await openForTest(dataDir)).close();
  const catalog = join(dataDir, "db", "WiredTiger.turtle");
  const own = await readFile(catalog, "latin1");
  const [, known = ""] = /^major=(\d+),minor=0,/m.exec(own) ?? [];
  const newer = own.replace(/^major=.*/m, `major=${known},minor=1,patch=0`);
  await writeFile(catalog, newer, "latin1");
  await expect(openEmbedded({ dataDir, log: createMemoryLog() })).rejects.toMatchObject({
    code: "NEWER_FILES",
    message: expect.stringContaining(
      `(its files have version ${known}.1; this one reads them up to ${known}.0)`,
    ) as string,
  });
  expect(await readFile(catalog, "latin1")).toBe(newer);
});

test.each(["without its head", "cut short", "gone"])(
  "a collection file %s is reported at the start",
  async (damage) => {
    const dataDir = await scratchDirectory();
    const store = await openForTest(dataDir);
    const client = connectForTest(store.uri);
    const books = client.db("shelf").collection("books");
    await books.insertMany(Array.from({ length: 500 }, (_, at) => ({ title: "Ficciones".repeat(40), at })));
    await client.close();
    await store.close();
    const names = (await readdir(join(dataDir, "db"))).filter((name) => name.startsWith("collection-"));
    for (const name of names) {
      const file = join(dataDir, "db", name);
      if (damage === "gone") await rm(file);
      else if (damage === "cut short") await truncate(file, 4096);
      else await writeFile(file, Buffer.alloc(4096), { flag: "r+" });
    }
    await expect(openEmbedded({ dataDir, log: createMemoryLog() })).rejects.toMatchObject({
      code: "CORRUPT",
      message: expect.stringContaining("probably damaged") as string,
    });
  },
);

test("a directory, or a file in it, that may not be written to is reported as read-only", async () => {
  const dataDir = await scratchDirectory();
  const store = await openForTest(dataDir);
  await store.close();
  // Root may write everywhere: another user opens the directory then.
  const user = process.geteuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const program = join(import.meta.dirname, "fixtures", "open-directory.ts");
  const asUser = (): string =>
    spawnSync(process.execPath, ["--import", "tsx", program, dataDir], { encoding: "utf8", ...user }).stdout;
  const [directory, file] = [join(dataDir, "db"), join(dataDir, "db", "WiredTiger.wt")];
  await chmod(dataDir, 0o755);
  for (const name of await readdir(directory)) await chmod(join(directory, name), 0o777);
  await chmod(directory, 0o777);
  expect(asUser()).toBe("open");
  const rejection = `READ_ONLY The database in ${directory} cannot be opened, because it is read-only`;
  await chmod(file, 0o444);
  expect(asUser()).toContain(rejection);
  await chmod(file, 0o666);
  await chmod(directory, 0o555);
  expect(asUser()).toContain(rejection);
});

const SESSION_COMMANDS = [
  "startSession",
  "endSessions",
  "refreshSessions",
  "killSessions",
  "killAllSessions",
  "killAllSessionsByPattern",
];

/** Some 15 ms of work for each of the documents, interruptible between two of them, before there is any answer. */
const HEAVY: Document[] = [
  { $match: { $expr: { $gte: [countTo(300, countTo(300, { $add: ["$$value", 1] })), 0] } } },
  { $count: "found" },
];

function countTo(limit: number, step: Document): Document {
  return { $reduce: { input: { $range: [0, limit] }, initialValue: 0, in: step } };
}

function isPositive(value: unknown): boolean {
  return typeof value === "number" && value > 0;
}

/** A store together with its data directory. */
async function openWithDirectory() {
  const dataDir = await scratchDirectory();
  return { ...(await openForTest(dataDir)), dataDir };
}

function connectForTest(uri: string): MongoClient {
  const client = new MongoClient(uri);
  onTestFinished(() => client.close());
  return client;
}

async function roundTrip(dataDir: string, message: Buffer): Promise<Document> {
  const socket = connect((await readPidFile(dataDir))?.socket ?? "");
  socket.write(message);
  // Short answers arrive in one piece.
  const [answer] = (await once(socket, "data")) as [Buffer];
  socket.destroy();
  return deserialize(answer.subarray(21));
}
