import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packList } from "../../runtime/list-index/column-list.js";
import { pageFromEnd, pageWithin, type Range } from "../../runtime/list-index/range-scan.js";

const range = fc
  .tuple(
    fc.oneof(fc.integer({ min: -5, max: 60 }), fc.constant(Number.NEGATIVE_INFINITY)),
    fc.oneof(fc.integer({ min: -5, max: 60 }), fc.constant(Number.POSITIVE_INFINITY)),
  )
  .map(([from, to]): Range => ({ from, to }));

/** Records as `[start, end]`, now and then one that ends before it begins. */
const records = fc.array(fc.tuple(fc.nat(40), fc.integer({ min: -1, max: 15 })), { maxLength: 40 });

const isWithin = (time: number, { from, to }: Range): boolean => time >= from && time <= to;

const infinities = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

describe("a page of a kept list", () => {
  it.each([
    { isByStart: true, scale: 1, every: "millisecond" },
    { isByStart: false, scale: 1, every: "millisecond" },
    { isByStart: true, scale: 1000, every: "second" },
    { isByStart: false, scale: 1000, every: "second" },
  ])("is that of looking at every record: by start $isByStart, one each $every", ({ isByStart, scale }) => {
    // Bounds lie between the seconds as well.
    const near = (time: number, more: number): number =>
      infinities.includes(time) ? time : time * scale + more;
    fc.assert(
      fc.property(
        records,
        range,
        range,
        fc.nat(30),
        fc.nat(12),
        fc.integer({ min: -1, max: 1 }),
        (all, inStarts, inEnds, skip, size, more) => {
          const [starts, ends] = [inStarts, inEnds].map(({ from, to }) => ({
            from: near(from, more),
            to: near(to, more),
          }));
          if (starts === undefined || ends === undefined) throw new Error("There are two.");
          const base = 1_900_000_001;
          const shifted = ({ from, to }: Range): Range => ({
            from: from + base * scale,
            to: to + base * scale,
          });
          const sorted = isByStart ? [...all].sort(([one], [other]) => one - other) : all;
          const list = packList({
            ids: Float64Array.from(sorted, (_, at) => at + 1),
            starts: Float64Array.from(sorted, ([start]) => ((base + start) * scale) / 1000),
            ends: Float64Array.from(sorted, ([start, lasts]) => ((base + start + lasts) * scale) / 1000),
          });
          const found = sorted.flatMap(([start, lasts], at) =>
            isWithin(start * scale, starts) && isWithin((start + lasts) * scale, ends) ? [at + 1] : [],
          );
          const bounds = { starts: shifted(starts), ends: shifted(ends) };
          const bounded = { list, bounds, isByStart };
          expect(pageFromEnd(bounded, { skip, size })).toEqual({
            ids: [...found].reverse().slice(skip, skip + size),
            total: found.length,
          });
          expect(pageWithin(bounded, { skip, size })).toEqual({
            ids: found.slice(skip, skip + size),
            total: found.length,
          });
        },
      ),
      { numRuns: 2000 },
    );
  });
});
