import { EventEmitter, once } from "node:events";
import { describe, expect, it } from "vitest";
import { createFreshCache } from "../../runtime/cache/fresh-cache.js";
import type { Snapshot } from "../../runtime/core/cache-snapshot.js";
import { type PackedList, packList } from "../../runtime/list-index/column-list.js";
import { HeldList } from "../../runtime/list-index/pending-entry.js";
import { partCount } from "../../runtime/storage/collection-versions.js";

const from = ["things"];
const key = "list";

function viewOf(limit = 100_000): Snapshot {
  const marks = new Float64Array(partCount);
  const changes = {
    marks: () => marks,
    writtenSince: () => undefined,
    wroteTo: () => true,
    isShared: false,
    close: () => undefined,
  };
  return createFreshCache(changes, { limit, lagMs: 0 }).at(0);
}

const listOf = (length: number): PackedList => {
  const times = new Float64Array(length);
  return packList({ ids: times, starts: times, ends: times });
};

describe("a list that is held", () => {
  it("is waited for where it is short", async () => {
    const fresh = viewOf();
    const held = new HeldList({ fresh, key, from }, Promise.resolve(listOf(3)));
    expect(fresh.get(key)).toBe(held);
    expect(await held.ready()).toEqual(listOf(3));
  });

  it("is not waited for where it is long, and given once it is there", async () => {
    const fresh = viewOf();
    const loading = new EventEmitter();
    const arriving = once(loading, "there").then(() => listOf(3));
    const held = new HeldList({ fresh, key, from }, arriving, { isLong: true });
    expect(held.ready()).toBeUndefined();
    loading.emit("there");
    await arriving;
    expect(await held.ready()).toEqual(listOf(3));
    expect(fresh.get(key)).toBe(held);
  });

  it.each([
    ["is too long", () => Promise.resolve("too long" as const)],
    ["cannot be loaded", () => Promise.reject(new Error("The store is away."))],
  ])("leaves something else in its place where it %s", async (_what, load) => {
    const fresh = viewOf();
    const held = new HeldList({ fresh, key, from }, load(), { otherwise: "another" });
    expect(await held.ready()).toBeUndefined();
    expect(fresh.get(key)).toBe("another");
  });

  it("is not loaded again and again where there is no room for it", async () => {
    const fresh = viewOf(4000);
    const held = new HeldList({ fresh, key, from }, Promise.resolve(listOf(1000)));
    expect(await held.ready()).toEqual(listOf(1000));
    expect(fresh.get(key)).toBe("too long");
  });
});
