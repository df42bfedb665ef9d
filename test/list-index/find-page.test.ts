import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createColumnList, findPage, findPageFromEnd } from "../../runtime/list-index/column-list.js";
import { splitRanges } from "../../runtime/list-index/load-list.js";

const seconds = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 60 }) },
  fc.constantFrom(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 20.001),
);
const range = fc.record({ from: seconds, to: seconds });
const record = fc.record({
  start: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 0, max: 60 }) }, fc.constant(20.002)),
  // Some end before they begin.
  length: fc.oneof({ weight: 30, arbitrary: fc.integer({ min: 0, max: 12 }) }, fc.constant(-5)),
});
const inMilliseconds = ({ from, to }: { from: number; to: number }) => ({
  from: Math.round(from * 1000),
  to: Math.round(to * 1000),
});

describe("a page of a list within ranges", () => {
  it("is the one that a look at every record gives, from both ends, by start and otherwise", () => {
    const position = fc.record({
      skip: fc.integer({ min: 0, max: 20 }),
      size: fc.integer({ min: 0, max: 9 }),
    });
    fc.assert(
      fc.property(
        fc.array(record, { maxLength: 40 }),
        range,
        range,
        position,
        fc.boolean(),
        (records, starts, ends, { skip, size }, isByStart) => {
          const sorted = isByStart ? [...records].sort((one, other) => one.start - other.start) : records;
          const list = createColumnList({
            ids: Float64Array.from(sorted, (_, at) => at),
            starts: Float64Array.from(sorted, ({ start }) => start),
            ends: Float64Array.from(sorted, ({ start, length }) => start + length),
          });
          const isWithin = (time: number, { from, to }: { from: number; to: number }): boolean =>
            time >= from && time <= to;
          const all = sorted.flatMap(({ start, length }, id) =>
            isWithin(start, starts) && isWithin(start + length, ends) ? [id] : [],
          );
          const bounded = {
            list,
            starts: inMilliseconds(starts),
            ends: inMilliseconds(ends),
            isByStart,
          };
          const expected = (ids: number[]) => ({ ids: ids.slice(skip, skip + size), total: ids.length });
          expect(findPage(bounded, { skip, size })).toEqual(expected(all));
          expect(findPageFromEnd(bounded, { skip, size })).toEqual(expected([...all].reverse()));
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe("the ranges of a filter", () => {
  it("are split from its other conditions, and several of one property meet", () => {
    const at = (time: number) => new Date(time);
    const filter = {
      $and: [
        { start: { $gte: at(5) } },
        { $and: [{ start: { $gt: at(6) } }, { end: { $lt: at(9) } }] },
        { status: "publish" },
        { start: { $gte: 3 } },
        { end: { $gte: at(1), $lte: at(2) } },
      ],
    };
    expect(splitRanges(filter, ["start", "end"])).toEqual({
      ranges: [
        { from: 7, to: Number.POSITIVE_INFINITY },
        { from: Number.NEGATIVE_INFINITY, to: 8 },
      ],
      others: [{ status: "publish" }, { start: { $gte: 3 } }, { end: { $gte: at(1), $lte: at(2) } }],
    });
  });
});
