/** Values by key, as many as fit into some bytes; those that were not used for longest go first. */
export interface ByteCache<Value> {
  get(key: string): Value | undefined;
  /**
   * Keeps a value that takes so many bytes besides its parts, which count once, however many values share them; not at all
   * where it is a large part of what there is room for.
   */
  set(key: string, value: Value, bytes: number, parts?: readonly KeptPart[]): void;
  delete(key: string): void;
  /** Bytes of all that is kept, keys and bookkeeping included. */
  readonly bytes: number;
}

/** A part of values that are kept. It never changes. */
export interface KeptPart {
  /** Bytes that it takes without its own parts. */
  readonly bytes: number;
  readonly parts: readonly KeptPart[];
}

interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
  readonly parts: readonly KeptPart[];
}

/** What an entry takes besides its key and value, roughly. */
const overhead = 200;
/** Nothing may push out everything else. */
const largestShare = 1 / 4;

/** Creates a cache of at most `limit` bytes; 0 keeps nothing. */
export function createByteCache<Value>(limit: number): ByteCache<Value> {
  // A map keeps the order in which keys were set: the first is the one that was not used for longest.
  const entries = new Map<string, Entry<Value>>();
  /** How many hold each part. */
  const holders = new Map<KeptPart, number>();
  let total = 0;

  function hold(part: KeptPart): void {
    const count = holders.get(part) ?? 0;
    holders.set(part, count + 1);
    if (count > 0) return;
    total += part.bytes + overhead;
    for (const inner of part.parts) hold(inner);
  }

  function release(part: KeptPart): void {
    const count = holders.get(part) ?? 0;
    if (count > 1) {
      holders.set(part, count - 1);
      return;
    }
    holders.delete(part);
    total -= part.bytes + overhead;
    for (const inner of part.parts) release(inner);
  }

  function remove(key: string): void {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    total -= entry.bytes;
    for (const part of entry.parts) release(part);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, size, parts = []) {
      remove(key);
      const before = total;
      const bytes = size + 2 * key.length + overhead;
      entries.set(key, { value, bytes, parts });
      total += bytes;
      for (const part of parts) hold(part);
      if (total - before > limit * largestShare) remove(key);
      for (const oldest of entries.keys()) {
        if (total <= limit) return;
        remove(oldest);
      }
    },
    delete: remove,
    get bytes() {
      return total;
    },
  };
}
