/** Numbers that look random and are the same for a seed on every machine. */
export interface Random {
  /** A whole number from 0 up to, and without, `limit`. */
  readonly below: (limit: number) => number;
  /** One of the entries; throws where there is none. */
  readonly pick: <Entry>(entries: readonly Entry[]) => Entry;
}

/** Starts the numbers of a seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return {
    below,
    pick(entries) {
      const entry = entries[below(entries.length)];
      if (entry === undefined) throw new Error("There is nothing to pick from.");
      return entry;
    },
  };
}
