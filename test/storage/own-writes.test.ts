import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partCount } from "../../runtime/storage/changes.js";
import { createOwnWrites } from "../../runtime/storage/own-writes.js";

const newMarks = (): Float64Array => new Float64Array(partCount);

describe("what a process wrote itself", () => {
  it("is known since any marks that were taken, part by part", () => {
    const steps = fc.array(
      fc.oneof(
        fc.constant("take" as const),
        fc.tuple(fc.integer({ min: 0, max: 2 }), fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 })),
        fc.record({ forget: fc.integer({ min: 0, max: 2 }) }),
      ),
    );
    fc.assert(
      fc.property(steps, (all) => {
        const own = createOwnWrites();
        /** What is expected of each of the marks, by part. */
        const expected: { readonly marks: Float64Array; readonly parts: (Set<number> | undefined)[] }[] = [];
        for (const step of all) {
          if (step === "take") {
            const marks = newMarks();
            own.take(marks);
            expected.push({ marks, parts: [new Set(), new Set(), new Set()] });
          } else if (Array.isArray(step)) {
            own.note(...step);
            for (const { parts } of expected) for (const id of step[1]) parts[step[0]]?.add(id);
          } else {
            own.forget(step.forget);
            for (const { parts } of expected) parts[step.forget] = undefined;
          }
        }
        for (const { marks, parts } of expected)
          for (const [part, ids] of parts.entries()) {
            const since = own.since(marks, part);
            expect(since && new Set(since)).toEqual(ids);
            expect(since?.length).toBe(ids?.size);
            for (let id = 0; id < 10; id += 1)
              expect(own.wrote(marks, part, [0, id])).toBe(ids === undefined || ids.has(id));
          }
      }),
    );
  });

  it("is not known since marks of somebody else, nor where a write does not tell, nor of all parts", () => {
    const own = createOwnWrites();
    const before = newMarks();
    own.take(before);
    expect(own.since(newMarks(), 0)).toBeUndefined();
    own.note(0, undefined);
    expect([own.since(before, 0), own.since(before, 1)]).toEqual([undefined, []]);
    own.forgetAll();
    expect(own.since(before, 1)).toBeUndefined();
  });

  it("is bounded, and what is too long ago is not known any more", () => {
    const own = createOwnWrites();
    const [before, later] = [newMarks(), newMarks()];
    own.take(before);
    for (let id = 1; id <= 14_000; id += 1) {
      own.note(0, [id]);
      if (id === 13_900) own.take(later);
    }
    expect([own.since(before, 0), own.wrote(before, 0, [0])]).toEqual([undefined, true]);
    expect(new Set(own.since(later, 0))).toEqual(
      new Set(Array.from({ length: 100 }, (_, at) => 13_901 + at)),
    );
    expect([own.wrote(later, 0, [1, 13_900]), own.wrote(later, 0, [1, 13_901])]).toEqual([false, true]);
  });

  it("is not listed where it is much, but still known", () => {
    const own = createOwnWrites();
    const before = newMarks();
    own.take(before);
    for (let id = 1; id <= 600; id += 1) own.note(0, [id]);
    expect(own.since(before, 0)).toBeUndefined();
    expect([own.wrote(before, 0, [600]), own.wrote(before, 0, [601])]).toEqual([true, false]);
  });
});
