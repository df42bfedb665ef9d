import { type Marks, partCount } from "./changes.js";

/** So many ids are remembered of each part; whoever would want more reads anew. */
const mostIds = 500;

interface OwnPart {
  /** What was written since is known of marks that were taken later than this. */
  from: number;
  /** Ids in the order of the writes. */
  ids: { readonly at: number; readonly id: number }[];
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
  /** The ids of documents of a part that were written to since marks were taken; undefined where that is not known. */
  since(marks: Marks, part: number): readonly number[] | undefined;
}

export function createOwnWrites(): OwnWrites {
  // Marks and writes are in one order.
  let last = 0;
  const next = (): number => (last += 1);
  const taken = new WeakMap<Marks, number>();
  const parts = Array.from({ length: partCount }, (): OwnPart => ({ from: 0, ids: [] }));

  const forget = (part: number): void => {
    parts[part] = { from: next(), ids: [] };
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
      for (const id of ids) own.ids.push({ at, id });
      if (own.ids.length <= 2 * mostIds) return;
      own.from = own.ids.at(-mostIds - 1)?.at ?? at;
      own.ids = own.ids.slice(-mostIds);
    },
    forget,
    forgetAll() {
      for (const part of parts.keys()) forget(part);
    },
    since(marks, part) {
      const at = taken.get(marks);
      const own = parts[part];
      if (at === undefined || own === undefined || at <= own.from) return undefined;
      const first = own.ids.findIndex((one) => one.at > at);
      return first === -1 ? [] : [...new Set(own.ids.slice(first).map(({ id }) => id))];
    },
  };
}
