import { type Marks, partCount } from "./collection-versions.js";

/** So many ids are remembered of each part; whoever would want more reads anew. */
const mostIds = 5000;
/** So many are listed at most. */
const mostListed = 500;

interface PartWrites {
  /** What was written since is known of marks that were taken later than this. */
  from: number;
  /** Ids in the order of the writes, and when that was. */
  writes: { readonly at: number; readonly id: number }[];
  /** When each of them was written to last. */
  last: Map<number, number>;
}

/** Which documents were written to of late, part by part, as far as that is known. */
export interface RecentChanges {
  /** Remembers when marks were taken. */
  take(marks: Marks): void;
  /** Notes a write to a document; without an id it is not known what was written to. */
  note(part: number, id: number | undefined): void;
  /** Anything may have been written. */
  forgetAll(): void;
  /** The ids of documents of a part that were written to since marks were taken; undefined where that is not known, or many. */
  since(marks: Marks, part: number): readonly number[] | undefined;
  /** Whether any of some documents of a part may have been written to since marks were taken. */
  wrote(marks: Marks, part: number, ids: readonly number[]): boolean;
}

export function createRecentChanges(): RecentChanges {
  // Marks and writes are in one order.
  let last = 0;
  const next = (): number => (last += 1);
  const taken = new WeakMap<Marks, number>();
  const parts = Array.from(
    { length: partCount },
    (): PartWrites => ({ from: 0, writes: [], last: new Map() }),
  );

  const forget = (part: number): void => {
    parts[part] = { from: next(), writes: [], last: new Map() };
  };
  /** A part of which it is known what was written to it since marks were taken, and when that was. */
  const knownSince = (
    marks: Marks,
    part: number,
  ): { readonly known: PartWrites; readonly at: number } | undefined => {
    const at = taken.get(marks);
    const known = parts[part];
    return at === undefined || known === undefined || at <= known.from ? undefined : { known, at };
  };
  return {
    take(marks) {
      taken.set(marks, next());
    },
    note(part, id) {
      const known = parts[part];
      if (known === undefined || id === undefined) {
        forget(part);
        return;
      }
      const at = next();
      known.writes.push({ at, id });
      known.last.set(id, at);
      if (known.writes.length > 2 * mostIds) parts[part] = withoutFirst(known);
    },
    forgetAll() {
      for (const part of parts.keys()) forget(part);
    },
    since(marks, part) {
      const { known, at = 0 } = knownSince(marks, part) ?? {};
      if (known === undefined) return undefined;
      const found = new Set<number>();
      for (let place = known.writes.length - 1; place >= 0; place -= 1) {
        const write = known.writes[place];
        if (write === undefined || write.at <= at) break;
        found.add(write.id);
        if (found.size > mostListed) return undefined;
      }
      return [...found].reverse();
    },
    wrote(marks, part, ids) {
      const { known, at = 0 } = knownSince(marks, part) ?? {};
      return known === undefined || ids.some((id) => (known.last.get(id) ?? 0) > at);
    },
  };
}

/** A part that has forgotten its first writes. */
function withoutFirst({ writes }: PartWrites): PartWrites {
  const kept = writes.slice(-mostIds);
  return {
    from: writes.at(-mostIds - 1)?.at ?? 0,
    writes: kept,
    last: new Map(kept.map(({ id, at }) => [id, at])),
  };
}
