import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { BSON, type Db } from "mongodb";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { resourceDescriptors } from "../../../generated/server/app.js";
import { openKeys } from "../../../runtime/auth/keys.js";
import { calendar } from "../../../runtime/calendar.js";
import { ensureIndexes } from "../../../runtime/features.js";
import { storeFile } from "../../../runtime/images/image-files.js";
import type { Database } from "../../../runtime/storage/database.js";
import { openDatabase } from "../../../runtime/storage/open-database.js";
import { agreeOnContract, beginRestore, restoringFrom } from "../../../runtime/storage/stored-contract.js";
import { copyStore } from "../../../runtime/tools/backup.js";
import { type BackupFooter, type BackupPart, writeBackup } from "../../../runtime/tools/backup-file.js";
import { checkStore } from "../../../runtime/tools/check-store.js";
import { checkBackup, restoreStore } from "../../../runtime/tools/restore.js";
import { testTime } from "../../support/clock.js";
import { createWorkspace, type Workspace } from "../../support/workspace.js";
import { useService } from "../support/service.js";

const service = useService({ ADMIN_API_KEY: "a-key-for-the-tests" });
const folder = mkdtempSync(join(tmpdir(), "calendar-backup-"));
const targetName = `test_restored_${process.pid}`;
const headers = { Authorization: "Bearer a-key-for-the-tests" };
let target: Database;
let key = "";

beforeAll(async () => {
  target = await openDatabase(inject("mongoUri"), targetName);
});
afterAll(async () => {
  await target.db.dropDatabase();
  await target.close();
  rmSync(folder, { recursive: true, force: true });
});

async function create(path: string, body: object): Promise<number> {
  const answer = await service.request("POST", path, { body, headers });
  expect(answer.status).toBe(201);
  return Number(answer.body.id);
}

const dates = { start_date: "2031-05-01 10:00:00", end_date: "2031-05-01 12:00:00" };
const createEvent = (title: string) =>
  create("/events", { ...dates, title, categories: ["Spring"], venue: { venue: `Hall of ${title}` } });

beforeAll(async () => {
  await agreeOnContract(service.database.db, "abcdefabcdef");
  for (const title of ["Fair", "Parade", "Concert"]) await createEvent(title);
  key = await openKeys(service.database, undefined).create({ name: "desk", role: "editor", author: 4 });
  await storeFile(service.database, Buffer.alloc(600_000, "picture"));
  // Kinds of numbers that look the same once they are read.
  await service.database.db
    .collection("oddities")
    .insertMany([{ _id: new BSON.ObjectId() }, { a: new BSON.Double(5), b: 5, c: BSON.Long.fromNumber(5) }]);
});

/** Everything in a database, byte for byte, with its indexes; but what a restore ends, such as sessions. */
async function contentOf(db: Db): Promise<object> {
  const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  const kept = names.filter((name) => !["rate_limits", "restores", "user_sessions"].includes(name)).sort();
  const entries = kept.map(async (name) => {
    const documents = await db
      .collection(name)
      .find({}, { sort: { _id: 1 }, raw: true })
      .toArray();
    const bytes = documents.map((document) =>
      Buffer.from(document as unknown as Uint8Array).toString("base64"),
    );
    const indexes = (await db.collection(name).indexes()).map((index) => JSON.stringify(index)).sort();
    return [name, { bytes, indexes }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Backs the service's store up; `onPart` is called before each part is taken, while the copy is under way. */
async function backUp(
  name: string,
  onPart: (count: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<{ readonly file: string; readonly footer: BackupFooter }> {
  const file = join(folder, name);
  let count = 0;
  async function* disturbed(): AsyncGenerator<BackupPart> {
    for await (const part of copyStore(service.database.db, resourceDescriptors)) {
      await onPart(count);
      count += 1;
      yield part;
    }
  }
  await writeBackup(file, disturbed());
  return { file, footer: (await checkBackup(file)).footer };
}

const restore = async (file: string, isReplacing = true): Promise<string[]> =>
  restoreStore(target, await checkBackup(file), isReplacing);

describe("a backup", () => {
  it("brings everything back, byte for byte, with its indexes", async () => {
    const sessions = (of: Db) => of.collection("user_sessions");
    await sessions(service.database.db).insertOne({ account: "x", expires: new Date(4e12) });
    const { file, footer } = await backUp("whole");
    expect(footer.isExact).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await restore(file, false)).toEqual([]);
    expect(await contentOf(target.db)).toEqual(await contentOf(service.database.db));
    expect(await sessions(target.db).countDocuments()).toBe(0);
    expect(await checkStore(target, calendar, false)).toEqual([]);
    expect(await openKeys(target, undefined).find(key)).toMatchObject({ name: "desk", author: 4 });
    expect(await target.sequences.next("post")).toBe(await service.database.sequences.next("post"));
  });

  it("of a store that an earlier version prepared for sharded records fills one that has unique indexes", async () => {
    const { db } = service.database;
    const uniqueIndex = expect.objectContaining({ key: { slugs: 1 }, unique: true }) as unknown;
    const markers = (of: Db) => of.collection<{ _id: string }>("migrations");
    await markers(db).insertOne({ _id: "sharding" });
    await db.collection<{ _id: string }>("unique_claims").insertOne({ _id: "events/slugs/x" });
    await db.collection("events").dropIndex("slugs");
    await db.collection("events").createIndexes([{ key: { slugs: 1 }, name: "slugs" }]);
    const { file } = await backUp("claimed");
    await expect(openDatabase(inject("mongoUri"), db.databaseName)).rejects.toThrow(
      "Make a backup with the earlier version, and restore it into an empty database.",
    );
    await markers(db).deleteOne({ _id: "sharding" });
    await db.collection("unique_claims").deleteMany({});
    await db.collection("events").dropIndex("slugs");
    await ensureIndexes(service.database, calendar);

    expect(await restore(file)).toEqual([]);
    expect(await markers(target.db).findOne({ _id: "sharding" })).toBeNull();
    expect(await target.db.collection("unique_claims").countDocuments({})).toBe(0);
    expect(await target.db.collection("events").indexes()).not.toContainEqual(uniqueIndex);
    expect(await checkStore(target, calendar, true)).toEqual([]);
    expect(await target.db.collection("events").indexes()).toContainEqual(uniqueIndex);
  });

  it("is the store at one moment, although the service writes while it is made", async () => {
    const venue = await create("/venues", { venue: "Old Name" });
    const tag = await create("/tags", { name: "Brief" });
    const { file, footer } = await backUp("busy", async (count) => {
      if (count === 3) await createEvent("Meanwhile");
      if (count === 9) await service.request("DELETE", `/tags/${tag}`, { headers });
      if (count === 12)
        await service.request("PATCH", `/venues/${venue}`, { body: { venue: "New" }, headers });
    });
    expect(footer.isExact).toBe(true);
    expect(await restore(file)).toEqual([]);
    expect(await contentOf(target.db)).toEqual(await contentOf(service.database.db));
  });

  it("of a store that never rests is whole by document, and is made to fit when it is restored", async () => {
    const venue = await create("/venues", { venue: "Restless" });
    const events = await service.request("GET", "/events?start_date=2031-01-01");
    const { file, footer } = await backUp("restless", async (count) => {
      const body = { venue: `Restless ${count}`, slug: `restless-${count % 2}` };
      expect((await service.request("PATCH", `/venues/${venue}`, { body, headers })).status).toBe(200);
    });
    expect(footer.isExact).toBe(false);
    await restore(file);
    expect(await target.db.collection("events").countDocuments({})).toBe(Number(events.body.total));
    await checkStore(target, calendar, true);
    expect(await checkStore(target, calendar, false)).toEqual([]);
  });

  it("leaves a slug that two documents of it have to the one that was changed last", async () => {
    const { file } = await backUp("slugs");
    const [first, second] = await service.database.db
      .collection<{ _id: number; slugs: string[] }>("venues")
      .find({}, { sort: { _id: 1 }, limit: 2 })
      .toArray();
    async function* doubled(): AsyncGenerator<BackupPart> {
      const { header, footer } = await checkBackup(file);
      yield { header };
      const collection = header.collections.findIndex(({ name }) => name === "venues");
      for (const document of [first, { ...second, slugs: first?.slugs, modified: new Date(testTime + 1000) }])
        yield { kind: "insert", collection, bytes: BSON.serialize(document ?? {}) };
      const counts = {
        ...Object.fromEntries(Object.keys(footer.counts).map((name) => [name, 0])),
        venues: 2,
      };
      yield { footer: { ...footer, isExact: false, counts } };
    }
    await writeBackup(`${file}-doubled`, doubled());
    const slug = first?.slugs[0] ?? "";
    expect(await restore(`${file}-doubled`)).toEqual([
      `venues: ${String(first?._id)} lost the slug ${slug}, which another record has.`,
    ]);
    const slugs = (
      await target.db
        .collection("venues")
        .find({}, { sort: { _id: 1 } })
        .toArray()
    ).map((one) => one.slugs as unknown);
    expect(slugs).toEqual([[`#${String(first?._id)}`], [slug]]);
  });
});

describe("a damaged backup", () => {
  const damages: readonly (readonly [what: string, damage: (bytes: Buffer) => Buffer, reason: string])[] = [
    [
      "that was cut short",
      (bytes) => bytes.subarray(0, bytes.length / 2),
      "it cannot be unpacked to its end",
    ],
    ["with a wrong byte", (bytes) => flip(bytes, Math.floor(bytes.length / 2)), "is damaged or no backup"],
    [
      "packed anew with a wrong byte",
      (bytes) => gzipSync(flip(gunzipSync(bytes), 2000)),
      "is damaged or no backup",
    ],
    ["without its end", (bytes) => gzipSync(gunzipSync(bytes).subarray(0, -20)), "its end is missing"],
    ["that is something else", () => Buffer.from("hello"), "it cannot be unpacked to its end"],
    [
      "of another program",
      () => gzipSync(Buffer.concat([Buffer.from([4, 0, 0]), BSON.serialize({ a: 1 })])),
      "is no backup of this service",
    ],
  ];

  function flip(bytes: Buffer, at: number): Buffer {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    return changed;
  }

  it.each(damages)("%s is rejected, and the store is left alone", async (what, damage, reason) => {
    const { file } = await backUp(`good before ${what}`);
    const bad = join(folder, what);
    writeFileSync(bad, damage(readFileSync(file)));
    const before = await contentOf(target.db);
    await expect(restore(bad)).rejects.toThrow(reason);
    expect(await contentOf(target.db)).toEqual(before);
  });
});

describe("a restore", () => {
  it("does not touch a store with documents, unless an option says to replace it", async () => {
    const { file } = await backUp("again");
    await restore(file);
    await target.db.collection("venues").updateOne({}, { $set: { mine: true } });
    await expect(restore(file, false)).rejects.toThrow(
      /The store is not empty: there are \w+\. .* --replace/,
    );
    expect(await target.db.collection("venues").countDocuments({ mine: true })).toBe(1);
    await restore(file, true);
    expect(await target.db.collection("venues").countDocuments({ mine: true })).toBe(0);
  });

  it("that was cut short begins anew", async () => {
    const { file } = await backUp("once more");
    await restore(file);
    await target.db.collection("venues").deleteMany({});
    await beginRestore(target.db, "once more");
    await restore(file, false);
    expect(await restoringFrom(target.db)).toBeUndefined();
    expect(await contentOf(target.db)).toEqual(await contentOf(service.database.db));
  });
});

describe("npm run backup and npm run restore", () => {
  let workspace: Workspace;
  const run = (program: string, database: string, ...args: string[]) =>
    workspace.run(["--import", "tsx", "runtime/main.ts", ...program.split(" ").filter(Boolean), ...args], {
      MONGODB_URI: inject("mongoUri"),
      MONGODB_DB: database,
    });

  beforeAll(() => {
    workspace = createWorkspace();
  });
  afterAll(() => workspace.remove());

  it("say what they did, and reject what would destroy something", async () => {
    const source = service.database.db.databaseName;
    const file = join(folder, "by tool");
    const made = run("backup", source, file);
    expect(made.output).toMatch(
      /: \d+ documents of \d+ collections, \d+ MB\.\nIt is the store as it was at one moment: .*\n$/,
    );
    expect(run("backup", source, file).output).toContain("is there already.");
    const rejected = run("restore", targetName, file);
    expect([rejected.status, rejected.output]).toEqual([
      1,
      expect.stringContaining("The store is not empty"),
    ]);
    const restored = run("restore", targetName, file, "--replace");
    expect(restored.output).toMatch(/^\d+ documents of \d+ collections are restored, as of /);
    expect(restored.output).toContain("They were stored under contract abcdefabcdef, and the spec has");
    expect(restored.status).toBe(0);
    expect(await contentOf(target.db)).toEqual(await contentOf(service.database.db));
    expect(run("restore", targetName, join(folder, "nowhere")).output).toContain("There is no file");
  });

  it("keep a service from starting on a store that is half restored", async () => {
    await beginRestore(target.db, "by tool");
    const { status, output } = run("", targetName);
    expect([status, output]).toEqual([
      1,
      expect.stringContaining("The store is incomplete: restoring by tool was cut short."),
    ]);
    expect(run("backup", targetName, join(folder, "half")).output).toContain("The store is incomplete");
  });
});
