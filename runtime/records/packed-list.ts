import type { KeptPart } from "../cache/byte-cache.js";

/** A list without its bounds in time, in its order: when each record begins and ends, by its place in the list. */
export interface KeptList extends KeptPart {
  readonly length: number;
  /** Milliseconds of one unit of the instants. */
  readonly unit: 1 | 1000;
  id(place: number): number;
  start(place: number): number;
  end(place: number): number;
}

type Column = Float64Array | Uint32Array;

/** Ids, starts and ends in the order of a list; instants are in milliseconds. */
export interface ListColumns<Numbers extends Column = Float64Array> {
  readonly ids: Numbers;
  readonly starts: Numbers;
  readonly ends: Numbers;
}

/** A list of columns. They take half the room where ids are short and instants are whole seconds, as they nearly always are. */
export class PackedList implements KeptList {
  readonly parts: readonly KeptPart[] = [];
  readonly bytes: number;
  readonly length: number;
  /** Instants are in the unit. */
  readonly columns: ListColumns<Column>;
  readonly unit: 1 | 1000;

  constructor(columns: ListColumns<Column>, unit: 1 | 1000) {
    const { ids, starts, ends } = columns;
    this.columns = columns;
    this.unit = unit;
    this.length = ids.length;
    this.bytes = ids.byteLength + starts.byteLength + ends.byteLength;
  }

  id(place: number): number {
    return this.columns.ids[place] ?? Number.NaN;
  }

  start(place: number): number {
    return this.columns.starts[place] ?? Number.NaN;
  }

  end(place: number): number {
    return this.columns.ends[place] ?? Number.NaN;
  }
}

export function packList({ ids, starts, ends }: ListColumns): PackedList {
  const shortIds = packed(ids, 1) ?? ids;
  const [shortStarts, shortEnds] = [packed(starts, 1000), packed(ends, 1000)];
  return shortStarts === undefined || shortEnds === undefined
    ? new PackedList({ ids: shortIds, starts, ends }, 1)
    : new PackedList({ ids: shortIds, starts: shortStarts, ends: shortEnds }, 1000);
}

/** The columns of a list as they were before they were packed. */
export function unpackList({ columns, unit }: PackedList): ListColumns {
  const { ids, starts, ends } = columns;
  const instants = (column: Column): Float64Array => Float64Array.from(column, (value) => value * unit);
  return { ids: Float64Array.from(ids), starts: instants(starts), ends: instants(ends) };
}

/** Numbers as whole multiples of a unit; undefined where one of them is none, or does not fit. */
export function packed(numbers: Float64Array, unit: number): Uint32Array | undefined {
  const short = new Uint32Array(numbers.length);
  for (let at = 0; at < numbers.length; at += 1) {
    short[at] = (numbers[at] ?? 0) / unit;
    if ((short[at] ?? 0) * unit !== numbers[at]) return undefined;
  }
  return short;
}

/** So many places share what stands before the last two bytes of them. */
const blockBits = 16;

/** Some records of a list, in its order; each takes two bytes. */
export class ChosenList implements KeptList {
  readonly parts: readonly KeptPart[];
  readonly bytes: number;
  readonly length: number;
  readonly unit: 1 | 1000;
  readonly #whole: KeptList;
  /** The last two bytes of each place, */
  readonly #lows: Uint16Array;
  /** and how many come before each block of places. */
  readonly #counts: Uint32Array;

  /** `places` ascend. */
  constructor(whole: KeptList, places: Uint32Array) {
    this.#whole = whole;
    this.#lows = Uint16Array.from(places);
    this.#counts = countsBefore(places, (whole.length >>> blockBits) + 2);
    this.parts = [whole, placesIn(whole)];
    this.bytes = this.#lows.byteLength + this.#counts.byteLength;
    this.length = places.length;
    this.unit = whole.unit;
  }

  id(place: number): number {
    return this.#whole.id(this.#placeInWhole(place));
  }

  start(place: number): number {
    return this.#whole.start(this.#placeInWhole(place));
  }

  end(place: number): number {
    return this.#whole.end(this.#placeInWhole(place));
  }

  #placeInWhole(place: number): number {
    const low = this.#lows[place];
    if (low === undefined) return -1;
    let block = 0;
    while ((this.#counts[block + 1] ?? 0) <= place) block += 1;
    return (block << blockBits) | low;
  }
}

/** How many of the places come before each of so many blocks. */
function countsBefore(places: Uint32Array, blocks: number): Uint32Array {
  const counts = new Uint32Array(blocks);
  let block = 0;
  for (const [at, place] of places.entries())
    for (; block <= place >>> blockBits; block += 1) counts[block] = at;
  return counts.fill(places.length, block);
}

/** Where each record stands in a list. */
export interface Places extends KeptPart {
  readonly of: (id: number) => number | undefined;
}

const placesKnown = new WeakMap<KeptList, Places>();
/** Ids that are further apart than that are not worth a table of all that lie between them. */
const sparse = 4;
const longestTable = 2 ** 31;
/** What an entry of a map takes, roughly. */
const entryBytes = 40;

/** Where each record stands in a list, worked out once. */
export function placesIn(list: KeptList): Places {
  const known = placesKnown.get(list) ?? findPlaces(list);
  placesKnown.set(list, known);
  return known;
}

function findPlaces(list: KeptList): Places {
  let highest = 0;
  for (let at = 0; at < list.length; at += 1) highest = Math.max(highest, list.id(at));
  if (highest > Math.min(longestTable, sparse * list.length)) {
    const places = new Map(Array.from({ length: list.length }, (_, place) => [list.id(place), place]));
    return { of: (id) => places.get(id), bytes: entryBytes * places.size, parts: [] };
  }
  // 0 stands for none.
  const table = new Uint32Array(highest + 1);
  for (let at = 0; at < list.length; at += 1) table[list.id(at)] = at + 1;
  const of = (id: number): number | undefined => {
    const place = table[id] ?? 0;
    return place === 0 ? undefined : place - 1;
  };
  return { of, bytes: table.byteLength, parts: [] };
}
