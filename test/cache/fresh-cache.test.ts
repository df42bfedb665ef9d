import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createByteCache } from "../../runtime/cache/byte-cache.js";
import { createFreshCache } from "../../runtime/cache/fresh-cache.js";
import type { SharedChunk } from "../../runtime/core/cache-snapshot.js";
import { type Changes, partCount, partOf } from "../../runtime/storage/collection-versions.js";
import { createRecentChanges } from "../../runtime/storage/recent-changes.js";

function createChanges(isShared = false): Changes & { write(collection?: string, ids?: number[]): void } {
  let marks = new Float64Array(partCount);
  const writes = createRecentChanges();
  writes.take(marks);
  return {
    marks: () => marks,
    writtenSince: (taken, part) => writes.since(taken, part),
    wroteTo: (taken, part, ids) => writes.wrote(taken, part, ids),
    isShared,
    close: () => undefined,
    write(collection = "things", ids) {
      const written = partOf(collection);
      for (const id of ids ?? [undefined]) writes.note(written, id);
      marks = marks.map((mark, part) => (part === written ? mark + 1 : mark));
      writes.take(marks);
    },
  };
}

const from = ["things"];

describe("a cache bounded by bytes", () => {
  it("never takes more than its bytes, whatever is put in and taken out", () => {
    const entries = fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 4000 })));
    fc.assert(
      fc.property(entries, (steps) => {
        const cache = createByteCache<number>(20_000);
        for (const [key, bytes] of steps) {
          if (bytes % 7 === 0) cache.delete(String(key));
          else cache.set(String(key), bytes, { bytes, isDear: bytes % 2 === 0 });
          expect(cache.bytes).toBeLessThanOrEqual(20_000);
        }
        for (let key = 0; key <= 30; key += 1) cache.delete(String(key));
        expect(cache.bytes).toBe(0);
      }),
    );
  });

  it("counts a part once, as long as any value holds it", () => {
    const part = (bytes: number, ...parts: SharedChunk[]): SharedChunk => ({ bytes, parts });
    const shared = part(1000);
    const [one, other] = [part(100, shared), part(200, shared)];
    const cache = createByteCache<number>(100_000);
    cache.set("both", 0, { bytes: 0, parts: [one, other, one] });
    const both = cache.bytes;
    expect(both).toBeLessThan(1000 + 100 + 200 + 1000);
    cache.set("again", 0, { bytes: 0, parts: [other] });
    expect(cache.bytes - both).toBeLessThan(300);
    cache.delete("both");
    expect(cache.bytes).toBeGreaterThan(1200);
    cache.delete("again");
    expect(cache.bytes).toBe(0);
  });

  it("never takes more than its bytes where values share parts, and gives all of them back", () => {
    const leaves = Array.from({ length: 5 }, (_, at): SharedChunk => ({ bytes: 100 * at, parts: [] }));
    const trees = leaves.map(
      (leaf, at): SharedChunk => ({ bytes: 300, parts: leaves.slice(0, at).concat(leaf) }),
    );
    const number = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(fc.array(fc.tuple(number, fc.array(number, { maxLength: 4 }))), (steps) => {
        const cache = createByteCache<number>(30_000);
        for (const [key, held] of steps) {
          const parts = held.flatMap((at) => trees[at] ?? []);
          if (parts.length === 0) cache.delete(String(key));
          else cache.set(String(key), key, { bytes: 0, parts, isDear: key % 2 === 0 });
          expect(cache.bytes).toBeLessThanOrEqual(30_000);
        }
        for (let key = 0; key <= 4; key += 1) cache.delete(String(key));
        expect(cache.bytes).toBe(0);
      }),
    );
  });

  it("forgets first what was not used for longest", () => {
    const cache = createByteCache<string>(4400);
    for (const key of ["a", "b", "c"]) cache.set(key, key, { bytes: 300 });
    cache.get("a");
    for (let number = 0; number < 6; number += 1) cache.set(`more ${number}`, "", { bytes: 300 });
    expect([cache.get("a"), cache.get("b"), cache.get("more 5")]).toEqual(["a", undefined, ""]);
  });

  it("keeps the ones that were used last, whatever is put in, used and taken out", () => {
    const room = 20;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom("set", "get", "delete"), fc.nat(40)), {
          minLength: 100,
          maxLength: 300,
        }),
        (steps) => {
          const cache = createByteCache<number>(room * 1000);
          let last: number[] = [];
          for (const [step, number] of steps) {
            // Each takes a thousand bytes with its key and the bookkeeping.
            const key = String(number).padStart(2, "0");
            const isKept = last.includes(number);
            if (step === "set") cache.set(key, number, { bytes: 796 });
            else if (step === "delete") cache.delete(key);
            else expect(cache.get(key)).toBe(isKept ? number : undefined);
            const isUsed = step === "set" || (step === "get" && isKept);
            last = [...last.filter((other) => other !== number), ...(isUsed ? [number] : [])].slice(-room);
          }
          expect(cache.bytes).toBe(last.length * 1000);
        },
      ),
    );
  });

  it("leaves half of the room to what is dear, and nothing that is not taken", () => {
    const cache = createByteCache<number>(100_000);
    const keys = (kind: string): string[] => Array.from({ length: 200 }, (_, at) => `${kind} ${at}`);
    const put = (kind: string): void => {
      for (const key of keys(kind)) cache.set(key, 1, { bytes: 800, isDear: kind === "dear" });
    };
    const count = (kind: string): number => keys(kind).filter((key) => cache.get(key) !== undefined).length;
    put("plain");
    expect(count("plain")).toBeGreaterThan(90);
    put("dear");
    const [dear, plain] = [count("dear"), count("plain")];
    expect([dear > 45, dear < 55, plain > 45, plain < 55]).toEqual([true, true, true, true]);
    put("other");
    expect([count("dear"), count("plain"), count("other")]).toEqual([dear, 0, plain]);
    cache.set("dear 199", 2, { bytes: 800 });
    cache.delete("dear 198");
    expect([cache.get("dear 199"), cache.get("dear 198")]).toEqual([2, undefined]);
  });

  it("keeps nothing that would push out most of the rest", () => {
    const cache = createByteCache<string>(8000);
    cache.set("large", "", { bytes: 2000 });
    expect(cache.get("large")).toBeUndefined();
  });
});

describe("a cache over a store", () => {
  it("gives what it was given until something is written", () => {
    const changes = createChanges();
    const cache = createFreshCache(changes, { limit: 10_000, lagMs: 1000 });
    cache.at(0).set("key", "value", { from, bytes: 5 });
    expect(cache.at(30_000).get("key")).toBe("value");
    changes.write();
    expect(cache.at(30_000).get("key")).toBeUndefined();
    expect(cache.counts).toMatchObject({ hits: 1, misses: 1, bytes: 0 });
  });

  it("gives what was made from other collections than the one that is written", () => {
    const changes = createChanges();
    const cache = createFreshCache(changes, { limit: 10_000, lagMs: 1000 });
    cache.at(0).set("one", "value", { from: ["things"] });
    cache.at(0).set("both", "value", { from: ["things", "others"] });
    changes.write("others");
    expect([cache.at(0).get("one"), cache.at(0).get("both")]).toEqual(["value", undefined]);
  });

  it("gives what was made of some documents until one of them is written, or it is not known which", () => {
    const changes = createChanges();
    const cache = createFreshCache(changes, { limit: 10_000, lagMs: 1000 });
    const documents = [
      { collection: "things", ids: [1, 2] },
      { collection: "others", ids: [7] },
    ];
    const get = () => cache.at(0).get("key");
    const set = () => {
      cache.at(0).set("key", "value", { from: documents });
    };
    set();
    for (let id = 3; id < 9; id += 1) {
      changes.write("things", [id]);
      // At times, several writes come together.
      if (id % 2 === 0) expect(get()).toBe("value");
    }
    changes.write("others", [1, 2]);
    expect(get()).toBe("value");
    for (const ids of [[5, 2], undefined]) {
      set();
      changes.write("things", ids);
      expect(get()).toBeUndefined();
    }
    set();
    changes.write("others", [7]);
    changes.write("things", [7]);
    expect(get()).toBeUndefined();
  });

  it("does not keep for later what was read of a document while it was written", () => {
    const changes = createChanges();
    const cache = createFreshCache(changes, { limit: 10_000, lagMs: 1000 });
    const from = [{ collection: "things", ids: [1] }];
    const before = cache.at(0);
    changes.write("things", [1]);
    before.set("key", "read before or after the write", { from });
    expect(cache.at(0).get("key")).toBeUndefined();
    const again = cache.at(0);
    changes.write("things", [2]);
    again.set("key", "value", { from });
    expect(cache.at(0).get("key")).toBe("value");
    // Whoever came before sees it as well, and spoils nothing.
    expect([before.get("key"), cache.at(0).get("key")]).toEqual(["value", "value"]);
    changes.write("things", [1]);
    expect(again.get("key")).toBe("value");
    expect(cache.at(0).get("key")).toBeUndefined();
  });

  it("gives those who came before a write what was read after it", () => {
    const changes = createChanges();
    const cache = createFreshCache(changes, { limit: 10_000, lagMs: 1000 });
    const early = cache.at(0);
    changes.write();
    cache.at(0).set("key", "newer", { from });
    expect([early.get("key"), cache.at(0).get("key")]).toEqual(["newer", "newer"]);
  });

  it("does not keep for later what was read while somebody wrote", () => {
    const changes = createChanges();
    const cache = createFreshCache(changes, { limit: 10_000, lagMs: 1000 });
    const before = cache.at(0);
    changes.write();
    before.set("key", "read before or after the write", { from });
    expect(cache.at(0).get("key")).toBeUndefined();
  });

  it("keeps nothing beyond its own end", () => {
    const cache = createFreshCache(createChanges(), { limit: 10_000, lagMs: 1000 });
    cache.at(0).set("day", "value", { from, until: 500 });
    cache.at(0).set("now", "value", { from, until: Number.NEGATIVE_INFINITY });
    expect([cache.at(499).get("day"), cache.at(0).get("now"), cache.at(500).get("day")]).toEqual([
      "value",
      undefined,
      undefined,
    ]);
  });

  it("keeps nothing for longer than ten minutes, in case that a write is never told of", () => {
    const cache = createFreshCache(createChanges(), { limit: 10_000, lagMs: 1000 });
    cache.at(0).set("key", "value", { from });
    expect([cache.at(599_999).get("key"), cache.at(600_000).get("key")]).toEqual(["value", undefined]);
  });

  it("is behind other machines by no more than the time allowed", () => {
    const cache = createFreshCache(createChanges(true), { limit: 10_000, lagMs: 1000 });
    cache.at(0).set("key", "value", { from, bytes: 5 });
    expect([cache.at(999).get("key"), cache.at(1000).get("key")]).toEqual(["value", undefined]);
  });

  it("keeps nothing at all when it is off", () => {
    const cache = createFreshCache(createChanges(), { limit: 0, lagMs: 1000 });
    cache.at(0).set("key", "value", { from, bytes: 5 });
    expect(cache.at(0).get("key")).toBeUndefined();
  });
});
