import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from "vitest";
import type { Database } from "../../runtime/storage/database.js";
import { openDatabase } from "../../runtime/storage/open-database.js";
import { isStoreUnavailable } from "../../runtime/storage/store-errors.js";
import { eventually } from "../support/eventually.js";
import { type ScriptedReplicaSet, startScriptedReplicaSet } from "../support/replica-set/index.js";

const name = `test_reach_${process.pid}`;
let set: ScriptedReplicaSet;
/** Two machines, each in a network of its own. */
let writer: Database;
let reader: Database;

beforeAll(async () => {
  set = await startScriptedReplicaSet(inject("engineUri"));
  [writer, reader] = await Promise.all([open(0), open(1)]);
});
afterEach(async () => {
  vi.restoreAllMocks();
  set.holdStreams(false);
  await set.restore();
  await eventually(() => isCurrent());
});
afterAll(async () => {
  // The last test may have left an election under way.
  await eventually(() => writer.db.dropDatabase());
  await Promise.all([writer.close(), reader.close()]);
  await set.close();
});

async function open(network: 0 | 1): Promise<Database> {
  const database = await openDatabase(set.networks[network].uri, name);
  database.versions.trackOnly(["things"]);
  return database;
}

const isCurrent = (): boolean => (reader.versions.remote?.lagMs() ?? 0) <= 1000;

const elections = (): number => reader.versions.remote?.elections() ?? 0;

/** Writes, and returns the moment of the write. */
async function write(): Promise<string> {
  await writer.db.collection("things").insertOne({});
  return writer.versions.remote?.latest() ?? "";
}

const reach = async (moment: string, limitMs = 30_000): Promise<"reached" | "unavailable"> => {
  try {
    await reader.versions.remote?.reach(moment, limitMs);
    return "reached";
  } catch (error) {
    if (!isStoreUnavailable(error)) throw error;
    return "unavailable";
  }
};

describe("a moment that a machine brings to another one", () => {
  it("is not reached on a primary that has lost the others, among which it was", async () => {
    await write();
    await eventually(() => isCurrent());
    const old = set.primary() ?? "";
    set.networks[1].cut(set.hosts.filter((host) => host !== old));
    const before = writer.versions.remote?.elections() ?? 0;
    const isolated = set.isolatePrimary({ electionMs: 0, claimMs: 60_000 });
    await eventually(() => (writer.versions.remote?.elections() ?? 0) > before);
    expect(await reach(await write(), 2000)).toBe("unavailable");
    set.endClaim();
    await isolated;
  });

  it("is not reached on a new primary that does not show it yet, though the former one has reported it", async () => {
    const next = set.hosts.find((host) => host !== set.primary()) ?? "";
    await set.lag(next);
    const moment = await write();
    expect(await reach(moment)).toBe("reached");
    const before = elections();
    set.elect(next);
    await eventually(() => elections() > before);
    expect([await reach(moment, 2000), await reach(moment, 2000), isCurrent()]).toEqual([
      "unavailable",
      "unavailable",
      false,
    ]);
  });

  it("is proven on a new primary while the change stream waits for the former one", async () => {
    const moment = await write();
    expect(await reach(moment)).toBe("reached");
    const before = elections();
    set.freeze([set.primary() ?? ""]);
    await set.stepDown(0);
    await eventually(() => elections() > before);
    const count = set.commands.length;
    expect(await reach(moment)).toBe("reached");
    const isCausal = (readConcern: unknown) =>
      readConcern instanceof Object && "afterClusterTime" in readConcern;
    expect(set.commands.slice(count).some(({ readConcern }) => isCausal(readConcern))).toBe(true);
  });

  it("may be newer than what is read where another primary was elected while it was waited for", async () => {
    const moment = await write();
    expect((await reader.versions.remote?.reach(moment))?.()).toBe(false);
    set.holdStreams(true);
    const next = await write();
    const before = elections();
    const waiting = reader.versions.remote?.reach(next, 10_000).catch((error: unknown) => {
      // The former primary may get the read that proves it.
      if (!isStoreUnavailable(error)) throw error;
      return () => true;
    });
    await set.stepDown(100);
    await eventually(() => elections() > before);
    expect((await waiting)?.()).toBe(true);
  });

  it("is reached after a read of the store where the clock of the other machine is slow", async () => {
    set.holdStreams(true);
    const moment = await write();
    vi.spyOn(Date, "now").mockReturnValue(0);
    const before = set.commands.length;
    expect(await reach(moment)).toBe("reached");
    expect(set.commands.slice(before)).toContainEqual(expect.objectContaining({ find: "sequences" }));
  });

  it("is reached where it is none of the store", async () => {
    const latest = await write();
    await eventually(() => isCurrent());
    expect(await reach(`f${latest.slice(1)}`)).toBe("reached");
  });
});
