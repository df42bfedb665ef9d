import type { SharedChunk } from "../core/cache-snapshot.js";
import type { ListEdit, PackedList } from "./column-list.js";

/** So many places share what stands before the last two bytes of them. */
const blockBits = 16;

/** Which records of a list were chosen, by their places in one version of it; each takes two bytes. */
export class Choice implements SharedChunk {
  readonly parts: readonly SharedChunk[] = [];
  readonly bytes: number;
  readonly length: number;
  /** That of the list. */
  readonly version: object;
  /** The last two bytes of each place, */
  readonly #lows: Uint16Array;
  /** and how many come before each block of places. */
  readonly #counts: Uint32Array;

  /** `places` ascend. */
  constructor({ length, version }: Pick<PackedList, "length" | "version">, places: Uint32Array) {
    this.#lows = new Uint16Array(places);
    this.#counts = countsBefore(places, (length >>> blockBits) + 2);
    this.bytes = this.#lows.byteLength + this.#counts.byteLength;
    this.length = places.length;
    this.version = version;
  }

  /** The place of one of them in the list; -1 where there are not so many. */
  place(at: number): number {
    const low = this.#lows[at];
    if (low === undefined) return -1;
    let block = 0;
    while ((this.#counts[block + 1] ?? 0) <= at) block += 1;
    return (block << blockBits) | low;
  }

  /** The same choice from what its list became; undefined where that is another one. */
  movedTo(list: PackedList): Choice | undefined {
    if (list.version === this.version) return this;
    const first = list.former.findIndex(({ version }) => version === this.version);
    if (first === -1) return undefined;
    const steps = list.former.slice(first);
    return new Choice(
      list,
      steps.reduce((places, { edits }) => moved(places, edits), this.places()),
    );
  }

  /** Their places in the list. */
  places(): Uint32Array {
    // There may be a million, for which an iterator takes several times as long.
    const places = new Uint32Array(this.#lows);
    for (let block = 1; block < this.#counts.length; block += 1) {
      const end = this.#counts[block + 1] ?? this.length;
      const before = block << blockBits;
      for (let at = this.#counts[block] ?? 0; at < end; at += 1) places[at] = before | (places[at] ?? 0);
    }
    return places;
  }
}

/** How many of the places come before each of so many blocks. */
function countsBefore(places: Uint32Array, blocks: number): Uint32Array {
  const counts = new Uint32Array(blocks);
  let block = 0;
  for (let at = 0; at < places.length; at += 1)
    for (const own = (places[at] ?? 0) >>> blockBits; block <= own; block += 1) counts[block] = at;
  return counts.fill(places.length, block);
}

/** Where the records at some places of a list stand after a step, without those that were taken out. */
function moved(places: Uint32Array, edits: readonly ListEdit[]): Uint32Array {
  const next = new Uint32Array(places.length);
  let count = 0;
  let shift = 0;
  let edit = 0;
  for (const place of places) {
    let isGone = false;
    for (let one = edits[edit]; one !== undefined && one.at <= place; one = edits[edit]) {
      shift += one.isNew ? 1 : -1;
      isGone = !one.isNew && one.at === place;
      edit += 1;
    }
    if (isGone) continue;
    next[count] = place + shift;
    count += 1;
  }
  return next.slice(0, count);
}
