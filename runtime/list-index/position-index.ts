import type { PackedList } from "./column-list.js";

/** Where each record stands in a list. */
export interface Places {
  readonly of: (id: number) => number | undefined;
}

const placesKnown = new WeakMap<PackedList, Places>();
/** Ids that are further apart than that are not worth a table of all that lie between them. */
const sparse = 4;
const longestTable = 2 ** 31;

/** Where each record stands in a list, worked out once. */
export function placesIn(list: PackedList): Places {
  const known = placesKnown.get(list) ?? findPlaces(list);
  placesKnown.set(list, known);
  return known;
}

function findPlaces({ columns: { ids }, length }: PackedList): Places {
  let highest = 0;
  ids.forEach((id) => {
    if (id > highest) highest = id;
  });
  if (highest > Math.min(longestTable, sparse * length)) {
    const places = new Map<number, number>();
    ids.forEach((id, place) => places.set(id, place));
    return { of: (id) => places.get(id) };
  }
  // 0 stands for none.
  const table = new Uint32Array(highest + 1);
  ids.forEach((id, place) => {
    table[id] = place + 1;
  });
  const of = (id: number): number | undefined => {
    const place = table[id] ?? 0;
    return place === 0 ? undefined : place - 1;
  };
  return { of };
}

/** A table of all is not worth it for fewer. */
const few = 20;

/** The places of some records that stand in a list. */
export function placesOf(list: PackedList, ids: readonly number[]): number[] {
  const place =
    ids.length < few
      ? (id: number) => list.columns.ids.indexOf(id)
      : (id: number) => placesIn(list).of(id) ?? -1;
  return ids.map(place).filter((at) => at !== -1);
}
