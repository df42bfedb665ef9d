import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Edit, PiecedNumbers } from "../../runtime/list-index/chunked-array.js";

function all(numbers: PiecedNumbers): number[] {
  const found: number[] = [];
  numbers.forEach((number, place) => {
    expect(place).toBe(found.length);
    found.push(number);
  });
  expect(found.map((_, place) => numbers.at(place))).toEqual(found);
  expect([numbers.at(-1), numbers.at(found.length), numbers.length]).toEqual([NaN, NaN, found.length]);
  return found;
}

/** Rows that come before numbers at some places, and places of numbers that go, in order. */
function editsOf(isNew: readonly boolean[], places: readonly number[], length: number): Edit[] {
  const gone = new Set(places.filter((place, at) => isNew[at] !== true && place < length));
  const added = places.filter((_, at) => isNew[at] === true).map((place) => Math.min(place, length));
  return [
    ...added.sort((one, other) => one - other).map((at, row): Edit => ({ at, row })),
    ...Array.from(gone, (at): Edit => ({ at })),
  ].sort(
    (one, other) =>
      one.at - other.at || (one.row ?? Number.POSITIVE_INFINITY) - (other.row ?? Number.POSITIVE_INFINITY),
  );
}

function expected(numbers: readonly number[], edits: readonly Edit[], rows: Float64Array): number[] {
  return [...numbers, undefined].flatMap((number, place) => {
    const here = edits.filter(({ at }) => at === place);
    const put = here.flatMap(({ row }) => (row === undefined ? [] : [rows[row] ?? NaN]));
    const stays = number !== undefined && here.every(({ row }) => row !== undefined);
    return stays ? [...put, number] : put;
  });
}

describe("numbers in pieces", () => {
  it.each([0, 1, 4096, 8191, 8192, 30_000])("are those that %d were made from", (length) => {
    const numbers = Float64Array.from({ length }, (_, at) => 3 * (length - at));
    const pieced = PiecedNumbers.of(numbers);
    expect(all(pieced)).toEqual([...numbers]);
    expect([pieced.indexOf(3 * length), pieced.indexOf(3), pieced.indexOf(4)]).toEqual([
      length === 0 ? -1 : 0,
      length - 1,
      -1,
    ]);
    expect(pieced.bytes).toBe(4 * length);
  });

  it("take more room only around those that are no whole number, or do not fit", () => {
    const numbers = new Float64Array(20_000);
    numbers[9000] = 0.5;
    numbers[9001] = Number.NaN;
    const pieced = PiecedNumbers.of(numbers);
    expect(pieced.bytes).toBe(4 * 20_000 + 4 * 4096);
    expect([pieced.hasGaps, PiecedNumbers.of(numbers.slice(0, 9001)).hasGaps]).toEqual([true, false]);
    expect([pieced.at(9000), pieced.at(9001), pieced.at(9002)]).toEqual([0.5, NaN, 0]);
    const edited = pieced.edited([{ at: 9000 }, { at: 9001 }], new Float64Array());
    expect([edited.bytes, edited.hasGaps]).toEqual([4 * 19_998, false]);
  });

  it("become those with some put in and others taken out, again and again", () => {
    const place = fc.oneof(fc.nat(20_000), fc.constantFrom(0, 4095, 4096, 4097, 9999, 10_000));
    const step = fc.array(fc.tuple(fc.boolean(), place), { maxLength: 20 });
    fc.assert(
      fc.property(fc.constantFrom(0, 3, 10_000), fc.array(step, { maxLength: 4 }), (length, steps) => {
        let pieced = PiecedNumbers.of(Float64Array.from({ length }, (_, at) => at));
        let plain = all(pieced);
        for (const changes of steps) {
          const edits = editsOf(
            changes.map(([isNew]) => isNew),
            changes.map(([, at]) => at),
            plain.length,
          );
          const rows = Float64Array.from(edits, (_, at) => 1e6 + at);
          plain = expected(plain, edits, rows);
          pieced = pieced.edited(edits, rows);
        }
        expect(all(pieced)).toEqual(plain);
      }),
      { numRuns: 30 },
    );
  });

  it("stay in pieces of a bounded length, however many are put in at one place, and may all go", () => {
    let pieced = PiecedNumbers.of(Float64Array.of(1, 2));
    const rows = new Float64Array(1000);
    for (let times = 0; times < 30; times += 1)
      pieced = pieced.edited(
        Array.from(rows, (_, row): Edit => ({ at: 1, row })),
        rows,
      );
    expect([pieced.length, pieced.at(0), pieced.at(30_001), pieced.indexOf(2)]).toEqual([
      30_002, 1, 2, 30_001,
    ]);
    const none = pieced.edited(
      Array.from({ length: pieced.length }, (_, at): Edit => ({ at })),
      rows,
    );
    expect([none.length, none.bytes, all(none)]).toEqual([0, 0, []]);
    expect(all(none.edited([{ at: 0, row: 0 }], Float64Array.of(5)))).toEqual([5]);
  });
});
