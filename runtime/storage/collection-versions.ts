import { fnv1a } from "../text/fnv.js";

/**
 * The state of a store at a moment: a number for each part of it, which grows with each acknowledged write. The same
 * object as long as nothing is written.
 */
export type Marks = ArrayLike<number>;

/** Tells whether anything was written to a database, by any process of this machine. */
export interface Changes {
  /** What was read from the store after this was taken holds as long as the marks of its collections are the same. */
  marks(): Marks;
  /**
   * The ids of the documents of a part that were written to between marks and the last ones that were taken, and maybe others;
   * undefined where that is not known, as of updates by a condition.
   */
  writtenSince(marks: Marks, part: number): readonly number[] | undefined;
  /** Whether any of some documents may have been written to between marks and the last ones that were taken. */
  wroteTo(marks: Marks, part: number, ids: readonly number[]): boolean;
  /** Whether other machines may write as well, which no mark tells. */
  readonly isShared: boolean;
  close(): void;
}

/** How many parts there are; collections that share one seem to be written together. */
export const partCount = 64;

/** The part that a collection belongs to, the same in all processes. */
export function partOf(collection: string): number {
  const hash = fnv1a(collection);
  return (hash ^ (hash >>> 15)) & (partCount - 1);
}

/** Comment of an update that only counts anew, which leaves alone what was made without a look at counts. */
export const countComment = "count";

/** Comment of an update of what no answer shows, such as the notes that the journal takes over. */
export const unseenComment = "unseen";

/** The counts in a collection, which have a mark of their own. */
export function countsIn(collection: string): string {
  return `${collection}.${countComment}`;
}

/** Changes of a database that nobody tells about: nothing that was read once may be shown again. */
export function unknownChanges(): Changes {
  let count = 0;
  return {
    marks: () => {
      count += 1;
      return new Float64Array(partCount).fill(count);
    },
    writtenSince: () => undefined,
    wroteTo: () => true,
    isShared: false,
    close: () => undefined,
  };
}
