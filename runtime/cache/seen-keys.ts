import { fnv1a } from "../text/fnv.js";

/** Tells what is asked for again from what is asked for once. */
export interface SeenKeys {
  /** Whether a key was seen of late; it is from now on. Now and then another key is taken for it. */
  see(key: string): boolean;
}

/** So many keys are known at least, and twice as many at most. */
const fewest = 20_000;

/** Creates a memory for keys, in which each takes a number only, however long it is. */
export function createSeenKeys(limit = fewest): SeenKeys {
  let present = new Set<number>();
  let former = new Set<number>();
  return {
    see(key) {
      const number = fnv1a(key);
      const isSeen = present.has(number) || former.has(number);
      present.add(number);
      if (present.size >= limit) [former, present] = [present, new Set()];
      return isSeen;
    },
  };
}
