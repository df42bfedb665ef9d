import { describe, expect, it } from "vitest";
import { type KeptList, type PackedList, packList } from "../../runtime/list-index/column-list.js";
import { ChosenList } from "../../runtime/list-index/filtered-list.js";
import { packOnce } from "../../runtime/list-index/load-list.js";
import { placesIn, placesOf } from "../../runtime/list-index/position-index.js";
import { Choice } from "../../runtime/list-index/posting-list.js";

const numbers = (...values: readonly number[]): Float64Array => Float64Array.from(values);

function listOf(ids: readonly number[], starts: readonly number[], ends: readonly number[]): PackedList {
  return packList({ ids: numbers(...ids), starts: numbers(...starts), ends: numbers(...ends) });
}

/** Ids, starts and ends, in seconds. */
function unpacked(list: KeptList): number[][] {
  const places = Array.from({ length: list.length }, (_, place) => place);
  return [
    places.map((place) => list.id(place)),
    places.map((place) => list.start(place)),
    places.map((place) => list.end(place)),
  ];
}

describe("a list that is kept", () => {
  it("has a record once, where it is now, that the store met twice because it moved on meanwhile", () => {
    const list = packOnce({
      ids: numbers(7, 8, 9, 7),
      starts: numbers(1, 2, 3, 4),
      ends: numbers(1, 2, 3, 5),
    });
    expect(unpacked(list)).toEqual([
      [8, 9, 7],
      [2, 3, 4],
      [2, 3, 5],
    ]);
  });

  it.each([
    ["whole seconds", [7, 3], [1_900_000_000, 0], [1_900_000_060, 4_294_967_295], 12],
    ["milliseconds", [7, 3], [1_900_000_000.001, 0], [1_900_000_060, 5], 16],
    ["instants before 1970", [7, 3], [-1, 0], [1, 5], 16],
    ["instants after 2106", [7, 3], [1, 0], [4_294_967_296, 5], 16],
    ["no instant", [7, 3], [Number.NaN, 0], [1, 5], 16],
    ["long ids", [2 ** 40, 3], [0, 0], [1, 5], 16],
  ])("holds %s as they are, in as little room as that takes", (_what, ids, starts, ends, bytes) => {
    const list = listOf(ids, starts, ends);
    expect(unpacked(list)).toEqual([ids, starts, ends]);
    // And 4 for the table of places.
    expect(list.bytes).toBe(2 * (bytes + 4));
    const choice = new Choice(list, Uint32Array.of(1));
    expect(unpacked(new ChosenList(list, choice))).toEqual([[ids[1]], [starts[1]], [ends[1]]]);
    expect(choice.bytes).toBe(10);
  });

  it("finds few of its records and many alike", () => {
    const ids = Float64Array.from({ length: 100 }, (_, at) => 2 * (100 - at));
    const list = packList({ ids, starts: ids, ends: ids });
    const some = [200, 3, 2, 1000, 100];
    const many = [...some, ...Array.from({ length: 30 }, (_, at) => 1001 + at)];
    expect([placesOf(list, some), placesOf(list, many)]).toEqual([
      [0, 99, 50],
      [0, 99, 50],
    ]);
  });

  it("gives those that were chosen from a long list", () => {
    const length = 200_000;
    const ids = Float64Array.from({ length }, (_, at) => length - at);
    const list = packList({ ids, starts: ids, ends: ids });
    const places = [0, 1, 65_535, 65_536, 65_537, 131_071, 196_608, length - 1];
    const chosen = new ChosenList(list, new Choice(list, Uint32Array.from(places)));
    expect(unpacked(chosen)[0]).toEqual(places.map((place) => length - place));
    expect([chosen.id(-1), chosen.start(places.length)]).toEqual([Number.NaN, Number.NaN]);
    const late = new ChosenList(list, new Choice(list, Uint32Array.of(length - 2)));
    expect(unpacked(late)[1]).toEqual([2]);
  });

  it.each([
    ["near each other", [4, 2, 7], 5],
    ["far from each other", [400, 2, 7000], 3],
    ["long", [2 ** 40, 2, 7], 3],
  ])("knows the places of ids that are %s", (_what, ids, absent) => {
    const times = ids.map(() => 0);
    const places = placesIn(listOf(ids, times, times));
    expect(ids.map((id) => places.of(id))).toEqual([0, 1, 2]);
    for (const id of [absent, 0, 10 ** 6]) expect(places.of(id)).toBeUndefined();
  });
});
