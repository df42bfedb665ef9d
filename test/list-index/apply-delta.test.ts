import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withRows } from "../../runtime/list-index/apply-delta.js";
import type { PiecedNumbers } from "../../runtime/list-index/chunked-array.js";
import { type PackedList, packList } from "../../runtime/list-index/column-list.js";

interface Row {
  readonly id: number;
  readonly start: number;
}

/** Some begin at no whole second, and do not fit where the others do. */
const rows = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 40 }),
    start: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 0, max: 30 }) }, fc.constant(2.5)),
  }),
  { selector: ({ id }) => id },
);

const columnsOf = (all: readonly Row[]) => ({
  ids: Float64Array.from(all, ({ id }) => id),
  starts: Float64Array.from(all, ({ start }) => start),
  ends: Float64Array.from(all, ({ id, start }) => start + (id % 9)),
});
const unpacked = ({ length, columns }: PackedList) =>
  Array.from({ length }, (_, at) => Object.values(columns).map((column: PiecedNumbers) => column.at(at)));
const sorted = (all: readonly Row[]): Row[] =>
  [...all].sort((one, other) => one.start - other.start || one.id - other.id);

describe("a list that some records were written to", () => {
  it("is the one that would be loaded", () => {
    fc.assert(
      fc.property(rows, rows, fc.array(fc.integer({ min: 1, max: 40 })), (before, changed, gone) => {
        const written = [...new Set([...gone, ...changed.map(({ id }) => id)])];
        const stay = before.filter(({ id }) => !written.includes(id));
        const [old, added, after] = [before, changed, [...stay, ...changed]].map(sorted);
        if (old === undefined || added === undefined || after === undefined)
          throw new Error("There are three.");
        const places = added.map(
          (row) =>
            old.filter((one) => one.start < row.start || (one.start === row.start && one.id < row.id)).length,
        );
        const list = withRows(packList(columnsOf(old)), columnsOf(added), written, places);
        const loaded = packList(columnsOf(after));
        expect(unpacked(list)).toEqual(unpacked(loaded));
        expect(list.length).toBe(loaded.length);
        expect(list.bytes).toBe(loaded.bytes);
        // The longest of the old bounds the new ones as well.
        expect(list.longest).toBe(Math.max(0, ...[...before, ...changed].map(({ id }) => id % 9)));
      }),
    );
  });
});
