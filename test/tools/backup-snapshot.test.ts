import { BSON, type Document, type Timestamp } from "mongodb";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import type { Database } from "../../runtime/storage/database.js";
import { openDatabase } from "../../runtime/storage/open-database.js";
import { copyStore } from "../../runtime/tools/backup.js";
import type { BackupFooter, BackupPart } from "../../runtime/tools/backup-file.js";
import { type ScriptedReplicaSet, startScriptedReplicaSet } from "../support/replica-set/index.js";

const name = `test_snapshot_${process.pid}`;
const collections = ["birds", "fish", "trees"];
/** More than the driver gets with one command. */
const count = 700;
let set: ScriptedReplicaSet;
let database: Database;

beforeAll(async () => {
  set = await startScriptedReplicaSet(inject("engineUri"));
  database = await openDatabase(set.uri, name);
  const documents = Array.from({ length: count }, (_, number) => ({ _id: number, size: number }));
  for (const collection of collections)
    await database.db.collection<{ _id: number }>(collection).insertMany(documents);
});
afterAll(async () => {
  await database.db.dropDatabase();
  await database.close();
  await set.close();
});

interface Copied {
  readonly footer: BackupFooter | undefined;
  /** Ids by the place of their collection. */
  readonly ids: readonly number[][];
  readonly warnings: readonly string[];
}

/** Copies the database while it is written to, and applies the parts as a restore does. */
async function copy({ db }: Database): Promise<Copied> {
  const warnings: string[] = [];
  const restored = collections.map(() => new Set<number>());
  let footer: BackupFooter | undefined;
  let parts = 0;
  for await (const part of copyStore(db, [], (message) => void warnings.push(message))) {
    if (parts % count === 0) await db.collection("fish").updateOne({ size: 1 }, { $inc: { touched: 1 } });
    parts += 1;
    if ("footer" in part) ({ footer } = part);
    else if ("kind" in part) apply(part, restored);
  }
  return { footer, ids: restored.map((ids) => [...ids].sort((a, b) => a - b)), warnings };
}

function apply(part: Extract<BackupPart, { kind: string }>, restored: readonly Set<number>[]): void {
  const { _id } = BSON.deserialize(part.bytes) as { readonly _id: number };
  const ids = restored[part.collection];
  if (part.kind === "insert") expect(ids?.has(_id)).toBe(false);
  if (part.kind === "delete") ids?.delete(_id);
  else ids?.add(_id);
}

const all = Array.from({ length: count }, (_, number) => number);

interface SnapshotConcern {
  readonly level?: string;
  readonly atClusterTime?: Timestamp;
}

/** The read concerns of the reads since a number of commands, each with its collection. */
function readsSince(before: number): readonly (readonly [string, SnapshotConcern])[] {
  return set.commands
    .slice(before)
    .filter((command: Document) => collections.includes(String(command.find)))
    .map(({ find, readConcern }) => [String(find), (readConcern ?? {}) as SnapshotConcern]);
}

describe("a backup of a replica set", () => {
  it("reads each collection once, all at the same cluster time", async () => {
    const before = set.commands.length;
    const { footer, ids, warnings } = await copy(database);
    expect(ids).toEqual([all, all, all]);
    expect(footer).toMatchObject({ isExact: true, isSnapshot: true, entries: 3 * count });
    expect(footer?.counts).toEqual({ birds: count, fish: count, trees: count });
    expect(warnings).toEqual([]);
    const reads = readsSince(before);
    expect(reads.map(([collection, { level }]) => `${collection} ${level ?? ""}`)).toEqual([
      "birds snapshot",
      "fish snapshot",
      "trees snapshot",
    ]);
    // The server chooses the cluster time of the first.
    const [first, ...others] = reads.map(([, { atClusterTime }]) => JSON.stringify(atClusterTime));
    expect(first).toBeUndefined();
    expect(others[0]).toMatch(/^\{"\$timestamp":"\d+"\}$/);
    expect(new Set(others).size).toBe(1);
  });

  it("goes on with repeated passes where the server has forgotten that time, and says so", async () => {
    // Within the second collection.
    set.failSnapshotsAfter(3);
    onTestFinished(() => set.failSnapshotsAfter(Number.POSITIVE_INFINITY));
    const { footer, ids, warnings } = await copy(database);
    expect(ids).toEqual([all, all, all]);
    expect(footer).toMatchObject({ isExact: true, isSnapshot: false });
    expect(footer?.counts).toEqual({ birds: count, fish: count, trees: count });
    expect(warnings).toEqual([
      expect.stringMatching(/\(SnapshotTooOld: .*minSnapshotHistoryWindowInSeconds/),
    ]);
  });
});

describe("a backup of a single server", () => {
  it("reads it until two passes are equal", async () => {
    const single = await openDatabase(inject("engineUri"), name);
    const { footer, ids } = await copy(single);
    await single.close();
    expect(ids).toEqual([all, all, all]);
    expect(footer).toMatchObject({ isExact: true, isSnapshot: false });
  });
});
