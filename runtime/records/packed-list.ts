import type { KeptPart } from "../cache/byte-cache.js";
import type { Choice } from "./choice.js";

/** A list without its bounds in time, in its order: when each record begins and ends, by its place in the list. */
export interface KeptList {
  readonly length: number;
  /** The list that its records were chosen from; itself where it has all. */
  readonly whole: KeptList;
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

/** A step from one list to the next: before the record at a place another one was put in, or it was taken out. */
export interface ListEdit {
  readonly at: number;
  readonly isNew: boolean;
}

/** A list as it was before, and what became of it; `edits` ascend. */
export interface FormerList {
  readonly version: object;
  readonly edits: readonly ListEdit[];
}

/** What the table of places takes for each record of a list, once it is needed. */
const placeBytes = 4;

/** A list of columns. They take half the room where ids are short and instants are whole seconds, as they nearly always are. */
export class PackedList implements KeptList, KeptPart {
  readonly whole = this;
  /** Tells it from all other lists, also after it is gone. */
  readonly version: object = Object.freeze({});
  /** What it was of late, the latest last. */
  readonly former: readonly FormerList[];
  readonly parts: readonly KeptPart[] = [];
  readonly bytes: number;
  readonly length: number;
  /** Instants are in the unit. */
  readonly columns: ListColumns<Column>;
  readonly unit: 1 | 1000;

  constructor(columns: ListColumns<Column>, unit: 1 | 1000, former: readonly FormerList[] = []) {
    const { ids, starts, ends } = columns;
    this.columns = columns;
    this.unit = unit;
    this.former = former;
    this.length = ids.length;
    this.bytes = ids.byteLength + starts.byteLength + ends.byteLength + placeBytes * ids.length;
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

export function packList({ ids, starts, ends }: ListColumns, former: readonly FormerList[] = []): PackedList {
  const shortIds = packed(ids, 1) ?? ids;
  const [shortStarts, shortEnds] = [packed(starts, 1000), packed(ends, 1000)];
  return shortStarts === undefined || shortEnds === undefined
    ? new PackedList({ ids: shortIds, starts, ends }, 1, former)
    : new PackedList({ ids: shortIds, starts: shortStarts, ends: shortEnds }, 1000, former);
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

/** Some records of a list, in its order. */
export class ChosenList implements KeptList {
  readonly length: number;
  readonly unit: 1 | 1000;
  readonly whole: KeptList;
  readonly #choice: Choice;

  constructor(whole: KeptList, choice: Choice) {
    this.whole = whole;
    this.#choice = choice;
    this.length = choice.length;
    this.unit = whole.unit;
  }

  id(place: number): number {
    return this.whole.id(this.#choice.place(place));
  }

  start(place: number): number {
    return this.whole.start(this.#choice.place(place));
  }

  end(place: number): number {
    return this.whole.end(this.#choice.place(place));
  }
}

/** Where each record stands in a list. */
export interface Places {
  readonly of: (id: number) => number | undefined;
}

const placesKnown = new WeakMap<KeptList, Places>();
/** Ids that are further apart than that are not worth a table of all that lie between them. */
const sparse = 4;
const longestTable = 2 ** 31;

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
    return { of: (id) => places.get(id) };
  }
  // 0 stands for none.
  const table = new Uint32Array(highest + 1);
  for (let at = 0; at < list.length; at += 1) table[list.id(at)] = at + 1;
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
