import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type ColumnList,
  type Columns,
  createColumnList,
  selectIds,
  sizeOf,
  withChanges,
} from "../../runtime/list-index/column-list.js";

interface Row {
  readonly id: number;
  readonly start: number;
  readonly end: number;
}

/** Some begin at no whole second, before 1970 or after 2106, and do not fit into 32 bits. */
const row = fc
  .record({
    id: fc.oneof({ weight: 20, arbitrary: fc.integer({ min: 1, max: 40 }) }, fc.constant(2 ** 40)),
    start: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 0, max: 30 }) },
      fc.constantFrom(2.5, -1, 2 ** 33),
    ),
    length: fc.integer({ min: 0, max: 9 }),
  })
  .map(({ id, start, length }): Row => ({ id, start, end: start + length }));
const rows = fc.uniqueArray(row, { selector: ({ id }) => id });

const columnsOf = (all: readonly Row[]): Columns => ({
  ids: Float64Array.from(all, ({ id }) => id),
  starts: Float64Array.from(all, ({ start }) => start),
  ends: Float64Array.from(all, ({ end }) => end),
});
const listOf = (all: readonly Row[]): ColumnList => createColumnList(columnsOf(all));
const rowsOf = ({ ids, starts, ends }: ColumnList): Row[] =>
  Array.from(ids, (id, at) => ({ id, start: starts[at] ?? Number.NaN, end: ends[at] ?? Number.NaN }));
const byStart = (all: readonly Row[]): Row[] => [...all].sort((one, other) => one.start - other.start);

describe("a list of columns", () => {
  it("has the rows that it was made of, in their order", () => {
    fc.assert(
      fc.property(rows, (all) => {
        expect(rowsOf(listOf(all))).toEqual(all);
      }),
    );
  });

  it("has each record once: the later of two rows counts", () => {
    const [one, other, again] = [
      { id: 1, start: 1, end: 2 },
      { id: 2, start: 3, end: 4 },
      { id: 1, start: 5, end: 6 },
    ];
    expect(rowsOf(listOf([one, other, again]))).toEqual([other, again]);
  });

  it("takes twelve bytes for a record with whole seconds", () => {
    const all = Array.from({ length: 1000 }, (_, id) => ({ id, start: 2e9 + id, end: 2e9 + 2 * id }));
    expect(sizeOf(listOf(all))).toBe(12_000);
  });

  it("knows how long its longest record takes, unless one ends before it begins", () => {
    expect(listOf([{ id: 1, start: 1, end: 4.5 }]).longest).toBe(4);
    expect(listOf([{ id: 1, start: 4, end: 1 }]).longest).toBeUndefined();
    expect(listOf([{ id: 1, start: Number.NaN, end: 1 }]).longest).toBeUndefined();
  });
});

describe("the records of a list with some ids", () => {
  it("come in the order of the list, each once, without ids that it lacks", () => {
    const wanted = fc.array(fc.array(fc.integer({ min: 0, max: 50 })));
    fc.assert(
      fc.property(rows, wanted, (all, ids) => {
        const found = selectIds(
          listOf(all),
          ids.map((some) => Float64Array.from(some)),
        );
        expect(rowsOf(found)).toEqual(all.filter(({ id }) => ids.flat().includes(id)));
      }),
    );
  });
});

describe("a list whose records have changed", () => {
  it("is the one that would be loaded", () => {
    const gone = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 60 });
    fc.assert(
      fc.property(rows, rows, gone, (before, changed, others) => {
        const removed = [...new Set([...others, ...changed.map(({ id }) => id)])];
        const stay = byStart(before).filter(({ id }) => !removed.includes(id));
        const list = withChanges(listOf(byStart(before)), removed, columnsOf(byStart(changed)));
        // Rows stand before records that begin at the same time.
        expect(rowsOf(list)).toEqual(byStart([...byStart(changed), ...stay]));
        const longest = Math.max(0, ...[...before, ...changed].map(({ start, end }) => end - start));
        expect(list.longest).toBe(Math.ceil(longest));
      }),
    );
  });
});
