import { describe, expect, it } from "vitest";
import { createVersionedCache } from "../../runtime/cache/versioned-cache.js";
import { cacheRegion } from "../../runtime/core/cache-snapshot.js";
import {
  type CollectionVersions,
  type RemoteWrites,
  slotCount,
  slotOf,
} from "../../runtime/storage/collection-versions.js";
import { createRecentChanges } from "../../runtime/storage/invalidation-log.js";

function createVersions(
  remote?: RemoteWrites,
): CollectionVersions & { write(collection?: string, ids?: number[]): void } {
  const changes = createRecentChanges();
  let versions = { slots: new Float64Array(slotCount), takenAt: changes.now() };
  let tracked: readonly string[] | undefined;
  return {
    current: () => versions,
    changedIds: (since, slot) => changes.changedIds(since, slot),
    mayHaveChanged: (since, slot, ids) => changes.mayHaveChanged(since, slot, ids),
    trackOnly(collections) {
      tracked = collections;
    },
    isTracked: (collection) => tracked?.includes(collection) !== false,
    isShared: true,
    remote,
    close: () => undefined,
    write(collection = "things", ids) {
      const written = slotOf(collection);
      for (const id of ids ?? [undefined]) changes.record(written, id);
      const slots = versions.slots.map((version, slot) => (slot === written ? version + 1 : version));
      versions = { slots, takenAt: changes.now() };
    },
  };
}

const dependencies = ["things"];
const texts = cacheRegion<string>("text");

describe("a cache over a store", () => {
  it("gives what it was given until something is written", () => {
    const versions = createVersions();
    const cache = createVersionedCache(versions, { limit: 100_000, lagMs: 1000 });
    cache.snapshot(0).set(texts, "key", { value: "value", dependencies, size: 5 });
    expect(cache.snapshot(30_000).get(texts, "key")).toBe("value");
    versions.write();
    expect(cache.snapshot(30_000).get(texts, "key")).toBeUndefined();
    expect(cache.counts).toMatchObject({ hits: 1, misses: 1, bytes: 0 });
  });

  it("gives what was made from other collections than the one that is written", () => {
    const versions = createVersions();
    const cache = createVersionedCache(versions, { limit: 100_000, lagMs: 1000 });
    cache.snapshot(0).set(texts, "one", { value: "value", dependencies: ["things"] });
    cache.snapshot(0).set(texts, "both", { value: "value", dependencies: ["things", "others"] });
    versions.write("others");
    expect([cache.snapshot(0).get(texts, "one"), cache.snapshot(0).get(texts, "both")]).toEqual([
      "value",
      undefined,
    ]);
  });

  it("gives what was made of some documents until one of them is written, or it is not known which", () => {
    const versions = createVersions();
    const cache = createVersionedCache(versions, { limit: 100_000, lagMs: 1000 });
    const documents = [
      { collection: "things", ids: [1, 2] },
      { collection: "others", ids: [7] },
    ];
    const get = () => cache.snapshot(0).get(texts, "key");
    const set = () => {
      cache.snapshot(0).set(texts, "key", { value: "value", dependencies: documents });
    };
    set();
    for (let id = 3; id < 9; id += 1) {
      versions.write("things", [id]);
      // At times, several writes come together.
      if (id % 2 === 0) expect(get()).toBe("value");
    }
    versions.write("others", [1, 2]);
    expect(get()).toBe("value");
    for (const ids of [[5, 2], undefined]) {
      set();
      versions.write("things", ids);
      expect(get()).toBeUndefined();
    }
    set();
    versions.write("others", [7]);
    versions.write("things", [7]);
    expect(get()).toBeUndefined();
  });

  it("does not keep for later what was read of a document while it was written", () => {
    const versions = createVersions();
    const cache = createVersionedCache(versions, { limit: 100_000, lagMs: 1000 });
    const dependencies = [{ collection: "things", ids: [1] }];
    const before = cache.snapshot(0);
    versions.write("things", [1]);
    before.set(texts, "key", { value: "read before or after the write", dependencies });
    expect(cache.snapshot(0).get(texts, "key")).toBeUndefined();
    const again = cache.snapshot(0);
    versions.write("things", [2]);
    again.set(texts, "key", { value: "value", dependencies });
    expect(cache.snapshot(0).get(texts, "key")).toBe("value");
    // An older snapshot reads the new entry and leaves it in place.
    expect([before.get(texts, "key"), cache.snapshot(0).get(texts, "key")]).toEqual(["value", "value"]);
    versions.write("things", [1]);
    expect(again.get(texts, "key")).toBe("value");
    expect(cache.snapshot(0).get(texts, "key")).toBeUndefined();
  });

  it("gives those who came before a write what was read after it", () => {
    const versions = createVersions();
    const cache = createVersionedCache(versions, { limit: 100_000, lagMs: 1000 });
    const early = cache.snapshot(0);
    versions.write();
    cache.snapshot(0).set(texts, "key", { value: "newer", dependencies });
    expect([early.get(texts, "key"), cache.snapshot(0).get(texts, "key")]).toEqual(["newer", "newer"]);
  });

  it("does not store a value that was read during a write", () => {
    const versions = createVersions();
    const cache = createVersionedCache(versions, { limit: 100_000, lagMs: 1000 });
    const before = cache.snapshot(0);
    versions.write();
    before.set(texts, "key", { value: "read before or after the write", dependencies });
    expect(cache.snapshot(0).get(texts, "key")).toBeUndefined();
  });

  it("keeps nothing beyond its own end", () => {
    const cache = createVersionedCache(createVersions(), { limit: 100_000, lagMs: 1000 });
    cache.snapshot(0).set(texts, "day", { value: "value", dependencies, expiresAt: 500 });
    cache
      .snapshot(0)
      .set(texts, "now", { value: "value", dependencies, expiresAt: Number.NEGATIVE_INFINITY });
    expect([
      cache.snapshot(499).get(texts, "day"),
      cache.snapshot(0).get(texts, "now"),
      cache.snapshot(500).get(texts, "day"),
    ]).toEqual(["value", undefined, undefined]);
  });

  it("expires every entry after ten minutes, in case a write is never reported", () => {
    const cache = createVersionedCache(createVersions(), { limit: 100_000, lagMs: 1000 });
    cache.snapshot(0).set(texts, "key", { value: "value", dependencies });
    expect([cache.snapshot(599_999).get(texts, "key"), cache.snapshot(600_000).get(texts, "key")]).toEqual([
      "value",
      undefined,
    ]);
  });

  it("is behind other machines by no more than the time allowed", () => {
    let lagMs = 1000;
    const remote: RemoteWrites = {
      lagMs: () => lagMs,
      unreportedSeconds: () => 0,
      failures: () => 0,
      elections: () => 0,
      latest: () => undefined,
      reach: () => Promise.resolve(() => false),
      trackReads: () => () => Promise.resolve(false),
    };
    const cache = createVersionedCache(createVersions(remote), { limit: 100_000, lagMs: 1000 });
    const at = (now: number, lag: number): string | undefined => {
      lagMs = lag;
      return cache.snapshot(now).get(texts, "key");
    };
    cache.snapshot(0).set(texts, "key", { value: "value", dependencies, size: 5 });
    cache.snapshot(0).set(texts, "independent", { value: "value", dependencies: [] });
    // While the writes of others are known, as long as without others; as soon as they are not, no longer than that.
    expect([at(1000, 1000), at(599_999, 0), at(999, 1001), at(1000, Number.POSITIVE_INFINITY)]).toEqual([
      "value",
      "value",
      "value",
      undefined,
    ]);
    expect(cache.snapshot(1000).get(texts, "independent")).toBe("value");
  });

  it("keeps nothing at all when it is off", () => {
    const cache = createVersionedCache(createVersions(), { limit: 0, lagMs: 1000 });
    cache.snapshot(0).set(texts, "key", { value: "value", dependencies, size: 5 });
    expect(cache.snapshot(0).get(texts, "key")).toBeUndefined();
  });
});
