import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packList, unpackList } from "../../runtime/records/packed-list.js";
import { withRows } from "../../runtime/records/renewed-list.js";

interface Row {
  readonly id: number;
  readonly start: number;
  readonly date: number;
}

/** Few values, so that many are equal; some are no whole seconds, and do not fit where the others do. */
const rows = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 40 }),
    start: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 0, max: 5 }).map((value) => value * 1000) },
      fc.constant(2500),
    ),
    date: fc.integer({ min: 0, max: 3 }).map((value) => value * 1000),
  }),
  { selector: ({ id }) => id },
);

const columnsOf = (all: readonly Row[]): Map<string, Float64Array> =>
  new Map([
    ["_id", Float64Array.from(all, ({ id }) => id)],
    ["start", Float64Array.from(all, ({ start }) => start)],
    ["end", Float64Array.from(all, ({ start }) => start + 7000)],
    ["date", Float64Array.from(all, ({ date }) => date)],
  ]);

describe("a list that some records were written to", () => {
  it.each([1, -1] as const)("is the one that would be loaded, in direction %i", (direction) => {
    const sorted = (all: readonly Row[]): Row[] =>
      [...all].sort(
        (one, other) => direction * (one.start - other.start || one.date - other.date || one.id - other.id),
      );
    const keys = (["start", "date", "_id"] as const).map((name) => [name, direction] as const);
    fc.assert(
      fc.property(rows, rows, fc.array(fc.integer({ min: 1, max: 40 })), (before, changed, gone) => {
        const written = [...new Set([...gone, ...changed.map(({ id }) => id)])];
        const after = [...before.filter(({ id }) => !written.includes(id)), ...changed];
        const list = withRows(packList(columnsOf(sorted(before))), keys, written, columnsOf(sorted(changed)));
        const loaded = packList(columnsOf(sorted(after)));
        expect(unpackList(list)).toEqual(unpackList(loaded));
        // Where something stayed long it may take more room than anew, never less.
        expect(list.bytes).toBeGreaterThanOrEqual(loaded.bytes);
        expect(list.length).toBe(loaded.length);
      }),
    );
  });
});
