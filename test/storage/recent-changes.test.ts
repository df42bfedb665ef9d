import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRecentChanges } from "../../runtime/storage/invalidation-log.js";

describe("recent changes", () => {
  it("are known since any versions that were taken, slot by slot", () => {
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
        /** What is expected since each of the versions, by slot. */
        const expected: { readonly takenAt: number; readonly slots: (Set<number> | undefined)[] }[] = [];
        for (const step of all) {
          if (step === "take")
            expected.push({ takenAt: recent.now(), slots: [new Set(), new Set(), new Set()] });
          else if (Array.isArray(step)) {
            recent.record(...step);
            for (const { slots } of expected) slots[step[0]]?.add(step[1]);
          } else {
            recent.record(step.forget, undefined);
            for (const { slots } of expected) slots[step.forget] = undefined;
          }
        }
        for (const { takenAt, slots } of expected)
          for (const [slot, ids] of slots.entries()) {
            const changed = recent.changedIds({ takenAt }, slot);
            expect(changed && new Set(changed)).toEqual(ids);
            expect(changed?.length).toBe(ids?.size);
            for (let id = 0; id < 10; id += 1)
              expect(recent.mayHaveChanged({ takenAt }, slot, [0, id])).toBe(
                ids === undefined || ids.has(id),
              );
          }
      }),
    );
  });

  it("are unknown in a slot after a write without ids, and everywhere once all are forgotten", () => {
    const recent = createRecentChanges();
    const before = { takenAt: recent.now() };
    recent.record(0, undefined);
    expect([recent.changedIds(before, 0), recent.changedIds(before, 1)]).toEqual([undefined, []]);
    recent.clear();
    expect(recent.changedIds(before, 1)).toBeUndefined();
  });

  it("are bounded: those of long ago are not known any more", () => {
    const recent = createRecentChanges();
    const before = { takenAt: recent.now() };
    let later = before;
    for (let id = 1; id <= 14_000; id += 1) {
      recent.record(0, id);
      if (id === 13_900) later = { takenAt: recent.now() };
    }
    expect([recent.changedIds(before, 0), recent.mayHaveChanged(before, 0, [0])]).toEqual([undefined, true]);
    const last = Array.from({ length: 100 }, (_, at) => 13_901 + at);
    expect(new Set(recent.changedIds(later, 0))).toEqual(new Set(last));
    const changed = (id: number): boolean => recent.mayHaveChanged(later, 0, [1, id]);
    expect([changed(13_900), changed(13_901)]).toEqual([false, true]);
  });

  it("are not listed where they are many, but still known", () => {
    const recent = createRecentChanges();
    const before = { takenAt: recent.now() };
    for (let id = 1; id <= 600; id += 1) recent.record(0, id);
    expect(recent.changedIds(before, 0)).toBeUndefined();
    const changed = (id: number): boolean => recent.mayHaveChanged(before, 0, [id]);
    expect([changed(600), changed(601)]).toEqual([true, false]);
  });
});
