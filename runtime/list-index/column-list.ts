import type { SharedChunk } from "../core/cache-snapshot.js";
import { PiecedNumbers } from "./chunked-array.js";

/** A list without its bounds in time, in its order: when each record begins and ends, in seconds, by its place in the list. */
export interface KeptList {
  readonly length: number;
  /** No record lasts longer, in seconds; undefined where one of them ends before it begins, or does not say. */
  readonly longest: number | undefined;
  id(place: number): number;
  start(place: number): number;
  end(place: number): number;
}

/** Ids, starts and ends in the order of a list. */
export interface ListColumns<Numbers = Float64Array> {
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
export class PackedList implements KeptList, SharedChunk {
  /** Tells it from all other lists, also after it is gone. */
  readonly version: object = Object.freeze({});
  /** What it was of late, the latest last. */
  readonly former: readonly FormerList[];
  readonly parts: readonly SharedChunk[] = [];
  readonly bytes: number;
  readonly length: number;
  readonly longest: number | undefined;
  /** Instants are in seconds. */
  readonly columns: ListColumns<PiecedNumbers>;

  constructor(
    columns: ListColumns<PiecedNumbers>,
    longest: number | undefined,
    former: readonly FormerList[] = [],
  ) {
    const { ids, starts, ends } = columns;
    this.columns = columns;
    this.longest = longest;
    this.former = former;
    this.length = ids.length;
    this.bytes = ids.bytes + starts.bytes + ends.bytes + placeBytes * ids.length;
  }

  id(place: number): number {
    return this.columns.ids.at(place);
  }

  start(place: number): number {
    return this.columns.starts.at(place);
  }

  end(place: number): number {
    return this.columns.ends.at(place);
  }
}

/** `columns` have their instants in seconds. */
export function packList(columns: ListColumns): PackedList {
  const { ids, starts, ends } = columns;
  const pieced = {
    ids: PiecedNumbers.of(ids),
    starts: PiecedNumbers.of(starts),
    ends: PiecedNumbers.of(ends),
  };
  return new PackedList(pieced, longestOf(columns));
}

/** How long the longest of some records lasts, rounded up; undefined where one of them ends before it begins, or never. */
export function longestOf({ starts, ends }: Pick<ListColumns, "starts" | "ends">): number | undefined {
  let longest = 0;
  for (let at = 0; at < starts.length; at += 1) {
    const lasts = (ends[at] ?? Number.NaN) - (starts[at] ?? Number.NaN);
    if (!(lasts >= 0)) return undefined;
    if (lasts > longest) longest = lasts;
  }
  // Fractions of seconds are not exact.
  return Math.ceil(longest);
}

/** The first place of a list whose start is so, as all after it are. */
export function firstPlace(list: KeptList, isSo: (start: number) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isSo(list.start(middle))) high = middle;
    else low = middle + 1;
  }
  return low;
}
