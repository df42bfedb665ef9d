import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { createVersionedCache, type VersionedCache } from "../../runtime/cache/versioned-cache.js";
import { cacheRegion, numbersOf } from "../../runtime/core/cache-snapshot.js";
import { followChanges } from "../../runtime/storage/change-stream.js";
import { slotOf, type Versions } from "../../runtime/storage/collection-versions.js";
import type { Database } from "../../runtime/storage/database.js";
import { openDatabase } from "../../runtime/storage/open-database.js";
import type { Write } from "../../runtime/storage/written-commands.js";
import { eventually } from "../support/eventually.js";
import { type ScriptedReplicaSet, startScriptedReplicaSet } from "../support/replica-set/index.js";
import { openStoreProxy } from "../support/store-proxy.js";

interface Thing {
  readonly _id: number | string;
  readonly size?: number;
  readonly count?: number;
  readonly text?: Readonly<Record<string, string>>;
}

const name = `test_stream_${process.pid}`;
const lines: string[] = [];
const log = {
  info: (line: string) => void lines.push(`info ${line}`),
  warn: (line: string) => void lines.push(`warn ${line}`),
};
let set: ScriptedReplicaSet;
let reader: Database;
let cache: VersionedCache;
/** The same store, as another machine reaches it: its writes are in no log of this one. */
let writer: Database;

beforeAll(async () => {
  set = await startScriptedReplicaSet(inject("engineUri"));
  reader = await openDatabase(set.uri, name, { log });
  reader.versions.trackOnly(["things"]);
  cache = createVersionedCache(reader.versions, { limit: 1_000_000, lagMs: 1000 });
  writer = await openDatabase(set.uri.replaceAll("127.0.0.1", "localhost"), name);
});
beforeEach(async () => {
  await eventually(() => isCurrent());
  lines.length = 0;
});
afterAll(async () => {
  await writer.db.dropDatabase();
  await Promise.all([reader.close(), writer.close()]);
  await set.close();
});

const things = () => writer.db.collection<Thing>("things");
const slot = slotOf("things");
const versionOf = (collection: string): number | undefined =>
  reader.versions.current().slots[slotOf(collection)];
const isCurrent = (): boolean => (reader.versions.remote?.lagMs() ?? 0) <= 1000;
/** How often clients opened a change stream, or resumed one. */
const calls = (kind: "open" | "resume"): number =>
  set.commands.filter(({ pipeline }) => {
    const [first] = (pipeline ?? []) as readonly { readonly $changeStream?: object }[];
    return first?.$changeStream !== undefined && "resumeAfter" in first.$changeStream === (kind === "resume");
  }).length;

const texts = cacheRegion<string>("text");
const put = (id = 1): void =>
  cache.snapshot(0).set(texts, "key", { value: "text", dependencies: [{ collection: "things", ids: [id] }] });
const get = (now = 0) => cache.snapshot(now).get(texts, "key");

/** Waits until a write to a thing is known that was not at some versions. Ends where the stream failed meanwhile. */
async function known(since: Versions, id: number): Promise<void> {
  const failed = failures();
  await eventually(() => {
    reader.versions.current();
    return reader.versions.changedIds(since, slot)?.includes(id) === true || failures() > failed;
  });
}
const failures = (): number => reader.versions.remote?.failures() ?? 0;

/**
 * Does it, with ids of things that no test has written, and again where the stream failed meanwhile as this process was too
 * busy to read it: then all is invalid.
 */
async function withoutFailure(work: (id: number) => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await eventually(() => isCurrent());
    const failed = failures();
    firstId += 10;
    const error = await work(firstId).then(
      () => undefined,
      (reason: unknown) => reason as Error,
    );
    if (error === undefined) return;
    if (failures() === failed || tries === 5) throw error;
  }
}
let firstId = 1000;

/** Waits until the stream answers again after a failure, and returns what was logged. */
async function recovered(): Promise<readonly string[]> {
  await eventually(() => isCurrent() && lines.at(-1)?.startsWith("info") === true);
  return lines.splice(0);
}

describe("the change stream of a replica set", () => {
  it("invalidates what another machine writes to, and nothing else", () =>
    withoutFailure(async (id) => {
      put(id);
      const before = reader.versions.current();
      await things().insertOne({ _id: id + 1 });
      await known(before, id + 1);
      expect(get()).toBe("text");
      await things().insertOne({ _id: id });
      await known(before, id);
      expect(get()).toBeUndefined();
      expect(reader.versions.changedIds(before, slot)).toEqual([id + 1, id]);
    }));

  it("reports updates by the properties they name, and upserts, deletes and ids that are UUIDs", () =>
    withoutFailure(async (id) => {
      const uuid = `0190a5b0-0000-7000-8000-${(id + 4).toString(16).padStart(12, "0")}`;
      const before = reader.versions.current();
      for (const _id of [id + 1, id + 2]) await things().insertOne({ _id });
      await known(before, id + 2);
      const since = reader.versions.current();
      await writer.db.collection("others").insertOne({ size: 1 });
      await things().updateOne({ _id: id + 1 }, { $inc: { count: 1 } });
      await eventually(() => versionOf(numbersOf("things")) !== since.slots[slotOf(numbersOf("things"))]);
      expect(reader.versions.changedIds(since, slot)).toEqual([]);
      await things().updateOne({ _id: id + 1 }, { $inc: { count: 1 }, $set: { "text.en": "one" } });
      await things().updateOne({ _id: id + 3 }, { $set: { size: 1 } }, { upsert: true });
      await things().insertOne({ _id: uuid });
      await things().deleteOne({ _id: id + 2 });
      await known(since, id + 2);
      expect(reader.versions.changedIds(since, slot)).toEqual([id + 1, id + 3, id + 4, id + 2]);
      expect(versionOf("others")).toBe(since.slots[slotOf("others")]);
    }));

  it("keeps entries as long as it is alive, also while nothing is written", async () => {
    // Again where this process was too busy to read it, which is no rule.
    let tries = 0;
    await eventually(async () => {
      tries += 1;
      lines.length = 0;
      put();
      const start = performance.now();
      await eventually(() => performance.now() - start > 1500);
      expect([isCurrent(), get(599_999)]).toEqual([true, "text"]);
      expect(lines).toEqual([]);
    });
    expect(tries).toBeLessThan(6);
  });

  it("lets entries live for the lag only as soon as it answers no more, and says so", async () => {
    put();
    set.holdStreams(true);
    await eventually(() => !isCurrent());
    expect([get(999), get(1000)]).toEqual(["text", undefined]);
    await eventually(() => lines.length > 0);
    set.holdStreams(false);
    expect(await recovered()).toEqual([
      expect.stringContaining("warn The change stream failed"),
      "info The change stream answers again: cached answers are current.",
    ]);
    expect(reader.versions.remote?.failures()).toBeGreaterThan(0);
  });

  it("reports what was written after the latest write of a majority, before it is opened", async () => {
    set.holdStreams(true);
    const opened = calls("open");
    const writes: Write[] = [];
    const none = (): void => undefined;
    const onWrite = (write: Write): void => void writes.push(write);
    const options = { collections: ["things"], onWrite, onOpen: none, onResume: none, onFailure: none };
    const stream = followChanges(reader.db, options);
    await eventually(() => calls("open") > opened);
    await things().insertOne({ _id: 600 });
    set.holdStreams(false);
    expect(await stream.reached(writer.versions.remote?.latest() ?? "", 30_000)).toBe(true);
    stream.close();
    expect(writes).toContainEqual({ collection: "things", ids: [600] });
  });

  it("resumes after another primary was elected, and invalidates what that may have answered too early", async () => {
    put();
    const opened = [calls("open"), calls("resume")];
    const elected = set.stepDown(1500);
    await eventually(() => !isCurrent());
    await elected;
    await recovered();
    expect(get()).toBeUndefined();
    const before = reader.versions.current();
    await things().insertOne({ _id: 4 });
    await known(before, 4);
    expect(calls("open")).toBe(opened[0]);
    expect(calls("resume")).toBeGreaterThan(opened[1] ?? 0);
    // As often as the backoff of some seconds allows.
    expect(calls("resume") - (opened[1] ?? 0)).toBeLessThan(10);
  });

  it("invalidates everything where the server has lost the history since, and begins anew", async () => {
    put();
    const opened = [calls("open"), calls("resume")];
    const before = reader.versions.current();
    set.loseHistory();
    await eventually(() => calls("open") > (opened[0] ?? 0));
    await eventually(() => get() === undefined);
    expect(reader.versions.changedIds(before, slot)).toBeUndefined();
    await recovered();
    const after = reader.versions.current();
    await things().insertOne({ _id: 5 });
    await known(after, 5);
    // The token is not tried again; before that, it may have been once.
    expect(calls("open")).toBe((opened[0] ?? 0) + 1);
    expect(calls("resume") - (opened[1] ?? 0)).toBeLessThan(2);
  });

  it("begins anew after the end of the database, which ends the stream", async () => {
    const opened = calls("open");
    await eventually(() => {
      // None may be open at the moment.
      set.endStreams();
      return calls("open") > opened;
    });
    await recovered();
  });

  it("waits longer and longer for a server that opens a stream and fails at once", async () => {
    const [resumed, start] = [calls("resume"), performance.now()];
    set.failStreams(true);
    await eventually(() => calls("resume") >= resumed + 5);
    // After 0.1, 0.2, 0.4, 0.8 and 1.6 seconds, a quarter less at most.
    expect(performance.now() - start).toBeGreaterThan(2300);
    expect(lines.filter((line) => line.startsWith("warn"))).toHaveLength(1);
    set.failStreams(false);
    await recovered();
  });

  it("is not asked for where a server has none", async () => {
    const proxy = await openStoreProxy(inject("engineUri"));
    const alone = await openDatabase(proxy.uri, name);
    alone.versions.trackOnly(["things"]);
    await alone.ping();
    expect(alone.versions.remote?.lagMs()).toBe(Number.POSITIVE_INFINITY);
    await eventually(() => alone.versions.remote?.failures() === 1);
    await alone.close();
    await proxy.close();
  });
});
