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
      const number = hash(key);
      const isSeen = present.has(number) || former.has(number);
      present.add(number);
      if (present.size >= limit) [former, present] = [present, new Set()];
      return isSeen;
    },
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
