import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageWithin, type Range } from "../../runtime/records/list-stretch.js";

const range = fc
  .tuple(
    fc.oneof(fc.integer({ min: -5, max: 60 }), fc.constant(Number.NEGATIVE_INFINITY)),
    fc.oneof(fc.integer({ min: -5, max: 60 }), fc.constant(Number.POSITIVE_INFINITY)),
  )
  .map(([from, to]): Range => ({ from, to }));

/** Records as `[start, end]`, now and then one that ends before it begins. */
const records = fc.array(fc.tuple(fc.nat(40), fc.integer({ min: -1, max: 15 })), { maxLength: 40 });

const isWithin = (time: number, { from, to }: Range): boolean => time >= from && time <= to;

describe("a page of a kept list", () => {
  it.each([true, false])("is that of looking at every record (by start: %s)", (isByStart) => {
    fc.assert(
      fc.property(records, range, range, fc.nat(30), fc.nat(12), (all, starts, ends, skip, size) => {
        const sorted = isByStart ? [...all].sort(([one], [other]) => one - other) : all;
        const list = {
          ids: Float64Array.from(sorted, (_, at) => at + 1),
          starts: Float64Array.from(sorted, ([start]) => start),
          ends: Float64Array.from(sorted, ([start, lasts]) => start + lasts),
        };
        const found = sorted.flatMap(([start, lasts], at) =>
          isWithin(start, starts) && isWithin(start + lasts, ends) ? [at + 1] : [],
        );
        expect(pageWithin(list, { starts, ends }, isByStart, { skip, size })).toEqual({
          ids: found.slice(skip, skip + size),
          total: found.length,
        });
      }),
      { numRuns: 3000 },
    );
  });
});
