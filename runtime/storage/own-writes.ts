import { type Marks, partCount } from "./changes.js";

/** So many ids are remembered of each part; whoever would want more reads anew. */
const mostIds = 5000;
/** So many are listed at most. */
const mostListed = 500;

interface OwnPart {
  /** What was written since is known of marks that were taken later than this. */
  from: number;
  /** Ids in the order of the writes, and when that was. */
  writes: { readonly at: number; readonly id: number }[];
  /** When each of them was written to last. */
  last: Map<number, number>;
}

/** Which documents one process wrote to, part by part, as long as nobody else writes to the same part. */
export interface OwnWrites {
  /** Remembers when marks were taken. */
  take(marks: Marks): void;
  /** Notes a write that is acknowledged; without ids it is not known what it changed. */
  note(part: number, ids: readonly number[] | undefined): void;
  /** Whoever wrote to a part, it is not known what. */
  forget(part: number): void;
  forgetAll(): void;
  /** The ids of documents of a part that were written to since marks were taken; undefined where that is not known, or many. */
  since(marks: Marks, part: number): readonly number[] | undefined;
  /** Whether any of some documents of a part may have been written to since marks were taken. */
  wrote(marks: Marks, part: number, ids: readonly number[]): boolean;
}

export function createOwnWrites(): OwnWrites {
  // Marks and writes are in one order.
  let last = 0;
  const next = (): number => (last += 1);
  const taken = new WeakMap<Marks, number>();
  const parts = Array.from({ length: partCount }, (): OwnPart => ({ from: 0, writes: [], last: new Map() }));

  const forget = (part: number): void => {
    parts[part] = { from: next(), writes: [], last: new Map() };
  };
  /** A part of which it is known what was written to it since marks were taken, and when that was. */
  const knownSince = (
    marks: Marks,
    part: number,
  ): { readonly own: OwnPart; readonly at: number } | undefined => {
    const at = taken.get(marks);
    const own = parts[part];
    return at === undefined || own === undefined || at <= own.from ? undefined : { own, at };
  };
  return {
    take(marks) {
      taken.set(marks, next());
    },
    note(part, ids) {
      const own = parts[part];
      if (own === undefined) return;
      if (ids === undefined) {
        forget(part);
        return;
      }
      const at = next();
      for (const id of ids) {
        own.writes.push({ at, id });
        own.last.set(id, at);
      }
      if (own.writes.length > 2 * mostIds) parts[part] = withoutFirst(own);
    },
    forget,
    forgetAll() {
      for (const part of parts.keys()) forget(part);
    },
    since(marks, part) {
      const { own, at = 0 } = knownSince(marks, part) ?? {};
      if (own === undefined) return undefined;
      const found = new Set<number>();
      for (let place = own.writes.length - 1; place >= 0; place -= 1) {
        const write = own.writes[place];
        if (write === undefined || write.at <= at) break;
        found.add(write.id);
        if (found.size > mostListed) return undefined;
      }
      return [...found].reverse();
    },
    wrote(marks, part, ids) {
      const { own, at = 0 } = knownSince(marks, part) ?? {};
      return own === undefined || ids.some((id) => (own.last.get(id) ?? 0) > at);
    },
  };
}

/** A part that has forgotten its first writes. */
function withoutFirst({ writes }: OwnPart): OwnPart {
  const kept = writes.slice(-mostIds);
  return {
    from: writes.at(-mostIds - 1)?.at ?? 0,
    writes: kept,
    last: new Map(kept.map(({ id, at }) => [id, at])),
  };
}
