import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partCount } from "../../runtime/storage/collection-versions.js";
import { createRecentChanges } from "../../runtime/storage/recent-changes.js";

const newMarks = (): Float64Array => new Float64Array(partCount);

describe("what was written of late", () => {
  it("is known since any marks that were taken, part by part", () => {
    const steps = fc.array(
      fc.oneof(
        fc.constant("take" as const),
        fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 9 })),
        fc.record({ forget: fc.integer({ min: 0, max: 2 }) }),
      ),
    );
    fc.assert(
      fc.property(steps, (all) => {
        const recent = createRecentChanges();
        /** What is expected of each of the marks, by part. */
        const expected: { readonly marks: Float64Array; readonly parts: (Set<number> | undefined)[] }[] = [];
        for (const step of all) {
          if (step === "take") {
            const marks = newMarks();
            recent.take(marks);
            expected.push({ marks, parts: [new Set(), new Set(), new Set()] });
          } else if (Array.isArray(step)) {
            recent.note(...step);
            for (const { parts } of expected) parts[step[0]]?.add(step[1]);
          } else {
            recent.note(step.forget, undefined);
            for (const { parts } of expected) parts[step.forget] = undefined;
          }
        }
        for (const { marks, parts } of expected)
          for (const [part, ids] of parts.entries()) {
            const since = recent.since(marks, part);
            expect(since && new Set(since)).toEqual(ids);
            expect(since?.length).toBe(ids?.size);
            for (let id = 0; id < 10; id += 1)
              expect(recent.wrote(marks, part, [0, id])).toBe(ids === undefined || ids.has(id));
          }
      }),
    );
  });

  it("is not known since marks of somebody else, nor where a write does not tell, nor of all parts", () => {
    const recent = createRecentChanges();
    const before = newMarks();
    recent.take(before);
    expect(recent.since(newMarks(), 0)).toBeUndefined();
    recent.note(0, undefined);
    expect([recent.since(before, 0), recent.since(before, 1)]).toEqual([undefined, []]);
    recent.forgetAll();
    expect(recent.since(before, 1)).toBeUndefined();
  });

  it("is bounded, and what is too long ago is not known any more", () => {
    const recent = createRecentChanges();
    const [before, later] = [newMarks(), newMarks()];
    recent.take(before);
    for (let id = 1; id <= 14_000; id += 1) {
      recent.note(0, id);
      if (id === 13_900) recent.take(later);
    }
    expect([recent.since(before, 0), recent.wrote(before, 0, [0])]).toEqual([undefined, true]);
    expect(new Set(recent.since(later, 0))).toEqual(
      new Set(Array.from({ length: 100 }, (_, at) => 13_901 + at)),
    );
    expect([recent.wrote(later, 0, [1, 13_900]), recent.wrote(later, 0, [1, 13_901])]).toEqual([false, true]);
  });

  it("is not listed where it is much, but still known", () => {
    const recent = createRecentChanges();
    const before = newMarks();
    recent.take(before);
    for (let id = 1; id <= 600; id += 1) recent.note(0, id);
    expect(recent.since(before, 0)).toBeUndefined();
    expect([recent.wrote(before, 0, [600]), recent.wrote(before, 0, [601])]).toEqual([true, false]);
  });
});
