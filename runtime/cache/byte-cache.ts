import type { SharedChunk } from "../core/cache-snapshot.js";
import { Link } from "./ring.js";

/** Values by key, as many as fit into some bytes; those that were not used for longest go first. */
export interface ByteCache<Value> {
  get(key: string): Value | undefined;
  /** Keeps a value, unless it is a large part of what there is room for. */
  set(key: string, value: Value, size: KeptSize): void;
  delete(key: string): void;
  /** Bytes of all that is kept, keys and bookkeeping included. */
  readonly bytes: number;
}

/** What a value takes. */
export interface KeptSize {
  /** Bytes besides its parts. */
  readonly bytes: number;
  /** They count once, however many values share them. */
  readonly parts?: readonly SharedChunk[];
  /** Takes long to make again: what is quickly made, and comes and goes, leaves most of the room to such values. */
  readonly isDear?: boolean;
}

/** Nothing may push out everything else. */
const largestShare = 1 / 4;
/** So much of the room is left to what is dear. */
const shareOfDear = 1 / 2;

/** Creates a cache of at most `limit` bytes; 0 keeps nothing. */
export function createByteCache<Value>(limit: number): ByteCache<Value> {
  const plain = new Shelf<Value>();
  const dear = new Shelf<Value>();
  const total = (): number => plain.bytes + dear.bytes;

  return {
    get: (key) => plain.use(key) ?? dear.use(key),
    set(key, value, { isDear = false, ...size }) {
      plain.remove(key);
      dear.remove(key);
      const shelf = isDear ? dear : plain;
      const before = total();
      shelf.put(key, value, size);
      if (total() - before > limit * largestShare) shelf.remove(key);
      while (total() > limit) {
        const isPlain = dear.bytes <= limit * shareOfDear && plain.drop();
        if (!isPlain) dear.drop();
      }
    },
    delete(key) {
      plain.remove(key);
      dear.remove(key);
    },
    get bytes() {
      return total();
    },
  };
}

interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
  readonly parts: readonly SharedChunk[];
  readonly link: Link;
}

/** What an entry takes besides its key and value, roughly. */
const overhead = 200;

/** Values in the order in which they were used, and what they take together. */
class Shelf<Value> {
  bytes = 0;
  // A map keeps an order as well, but to find its first key passes all that was removed since it was last tidied up.
  readonly #entries = new Map<string, Entry<Value>>();
  /** Begins with what was not used for longest. */
  readonly #ring = new Link("");
  /** How many hold each part. */
  readonly #holders = new Map<SharedChunk, number>();

  use(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    entry.link.goBefore(this.#ring);
    return entry.value;
  }

  put(key: string, value: Value, { bytes: size, parts = [] }: KeptSize): void {
    const bytes = size + 2 * key.length + overhead;
    const link = new Link(key);
    link.goBefore(this.#ring);
    this.#entries.set(key, { value, bytes, parts, link });
    this.bytes += bytes;
    for (const part of parts) this.#hold(part);
  }

  remove(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    entry.link.leave();
    this.bytes -= entry.bytes;
    for (const part of entry.parts) this.#release(part);
  }

  /** Removes what was not used for longest; says whether there was anything. */
  drop(): boolean {
    const oldest = this.#ring.after;
    if (oldest === this.#ring) return false;
    this.remove(oldest.key);
    return true;
  }

  #hold(part: SharedChunk): void {
    const count = this.#holders.get(part) ?? 0;
    this.#holders.set(part, count + 1);
    if (count > 0) return;
    this.bytes += part.bytes + overhead;
    for (const inner of part.parts) this.#hold(inner);
  }

  #release(part: SharedChunk): void {
    const count = this.#holders.get(part) ?? 0;
    if (count > 1) {
      this.#holders.set(part, count - 1);
      return;
    }
    this.#holders.delete(part);
    this.bytes -= part.bytes + overhead;
    for (const inner of part.parts) this.#release(inner);
  }
}
