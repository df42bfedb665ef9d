import { describe, expect, it } from "vitest";
import { bytesOf, chosenFrom, packList, placesIn } from "../../runtime/records/packed-list.js";

const second = 1000;
const numbers = (...values: readonly number[]): Float64Array => Float64Array.from(values);

/** The columns as numbers, instants in milliseconds. */
function unpacked({ ids, starts, ends, unit }: ReturnType<typeof packList>): number[][] {
  return [[...ids], [...starts].map((start) => start * unit), [...ends].map((end) => end * unit)];
}

describe("a list that is kept", () => {
  it.each([
    [
      "whole seconds",
      [7, 3],
      [1_900_000_000 * second, 0],
      [1_900_000_060 * second, 4_294_967_295 * second],
      12,
    ],
    ["milliseconds", [7, 3], [1_900_000_000_001, 0], [1_900_000_060_000, 5], 20],
    ["instants before 1970", [7, 3], [-1000, 0], [1000, 5000], 20],
    ["instants after 2106", [7, 3], [1000, 0], [4_294_967_296 * second, 5000], 20],
    ["no instant", [7, 3], [Number.NaN, 0], [1000, 5000], 20],
    ["long ids", [2 ** 40, 3], [0, 0], [1000, 5000], 16],
  ])("holds %s as they are, in as little room as that takes", (_what, ids, starts, ends, bytes) => {
    const list = packList(numbers(...ids), numbers(...starts), numbers(...ends));
    expect(unpacked(list)).toEqual([ids, starts, ends]);
    expect(bytesOf(list)).toBe(2 * bytes);
    expect(unpacked(chosenFrom(list, Uint32Array.of(1)))).toEqual([[ids[1]], [starts[1]], [ends[1]]]);
  });

  it.each([
    ["near each other", [4, 2, 7], 5],
    ["far from each other", [400, 2, 7000], 3],
    ["long", [2 ** 40, 2, 7], 3],
  ])("knows the places of ids that are %s", (_what, ids, absent) => {
    const times = numbers(...ids.map(() => 0));
    const places = placesIn(packList(numbers(...ids), times, times));
    expect(ids.map((id) => places.of(id))).toEqual([0, 1, 2]);
    for (const id of [absent, 0, 10 ** 6]) expect(places.of(id)).toBeUndefined();
  });
});
