/** Numbers of the records of a list, in its order. */
export type Column = Float64Array | Uint32Array;

/** A list without its bounds in time, in its order: when each record begins and ends. */
export interface KeptList {
  readonly ids: Column;
  readonly starts: Column;
  readonly ends: Column;
  /** Milliseconds of one unit of the instants. */
  readonly unit: 1 | 1000;
}

/** Takes half the room where ids are short and instants are whole seconds, as they nearly always are. */
export function packList(ids: Float64Array, starts: Float64Array, ends: Float64Array): KeptList {
  const inSeconds = [packed(starts, 1000), packed(ends, 1000)] as const;
  const [packedStarts, packedEnds] = inSeconds;
  const shortIds = packed(ids, 1) ?? ids;
  return packedStarts === undefined || packedEnds === undefined
    ? { ids: shortIds, starts, ends, unit: 1 }
    : { ids: shortIds, starts: packedStarts, ends: packedEnds, unit: 1000 };
}

/** Numbers as whole multiples of a unit; undefined where one of them is none, or does not fit. */
function packed(numbers: Float64Array, unit: number): Uint32Array | undefined {
  const short = new Uint32Array(numbers.length);
  for (const [at, number] of numbers.entries()) {
    short[at] = number / unit;
    if ((short[at] ?? 0) * unit !== number) return undefined;
  }
  return short;
}

/** Bytes that a list takes. */
export function bytesOf({ ids, starts, ends }: KeptList): number {
  return ids.byteLength + starts.byteLength + ends.byteLength;
}

/** The records at some places of a list, in the order of the places. */
export function chosenFrom(list: KeptList, places: Uint32Array): KeptList {
  const chosen = (column: Column): Column => {
    const numbers =
      column instanceof Uint32Array ? new Uint32Array(places.length) : new Float64Array(places.length);
    for (let at = 0; at < places.length; at += 1) numbers[at] = column[places[at] ?? 0] ?? Number.NaN;
    return numbers;
  };
  return { ids: chosen(list.ids), starts: chosen(list.starts), ends: chosen(list.ends), unit: list.unit };
}

/** Where each record stands in a list. */
export interface Places {
  readonly of: (id: number) => number | undefined;
  /** Bytes that they take, roughly. */
  readonly bytes: number;
}

const placesKnown = new WeakMap<KeptList, Places>();
/** Ids that are further apart than that are not worth a table of all that lie between them. */
const sparse = 4;
const entryBytes = 40;

/** Where each record stands in a list, worked out once. */
export function placesIn(list: KeptList): Places {
  const known = placesKnown.get(list) ?? findPlaces(list.ids);
  placesKnown.set(list, known);
  return known;
}

function findPlaces(ids: Column): Places {
  let highest = 0;
  for (const id of ids) highest = Math.max(highest, id);
  if (!(ids instanceof Uint32Array) || highest > sparse * ids.length) {
    const places = new Map(Array.from(ids, (id, place) => [id, place]));
    return { of: (id) => places.get(id), bytes: entryBytes * places.size };
  }
  // 0 stands for none.
  const table = new Uint32Array(highest + 1);
  for (const [at, id] of ids.entries()) table[id] = at + 1;
  const of = (id: number): number | undefined => {
    const place = table[id] ?? 0;
    return place === 0 ? undefined : place - 1;
  };
  return { of, bytes: table.byteLength };
}
