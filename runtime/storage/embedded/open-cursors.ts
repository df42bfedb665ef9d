import type { CursorState } from "./bson-scan.js";

/**
 * The cursors that clients have open. The engine keeps an abandoned cursor, with the memory of its sort, for ever;
 * this register says which ones nobody has asked for since a while.
 */
export interface OpenCursors {
  /** A client asks for more of a cursor: it counts as used until the answer is there. */
  fetching(id: bigint): void;
  /**
   * An answer came: `cursor` is what it says about one, `asked` the cursor that the command named, if any.
   * An exhausted cursor is forgotten; one whose command failed becomes idle from now on.
   */
  answered(cursor: CursorState | undefined, asked: bigint | undefined): void;
  /** Forgets and returns all cursors not used since `before`, in milliseconds of the epoch. */
  takeIdle(before: number): CursorState[];
}

/** Creates an empty register. */
export function createOpenCursors(): OpenCursors {
  const uses = new Map<bigint, { readonly namespace: string; at: number }>();

  function touch(id: bigint | undefined, at: number): void {
    const use = id === undefined ? undefined : uses.get(id);
    if (use) use.at = at;
  }

  return {
    fetching(id) {
      touch(id, Number.POSITIVE_INFINITY);
    },
    answered(cursor, asked) {
      if (!cursor) {
        touch(asked, Date.now());
        return;
      }
      if (asked !== undefined) uses.delete(asked);
      if (cursor.id !== 0n) uses.set(cursor.id, { namespace: cursor.namespace, at: Date.now() });
    },
    takeIdle(before) {
      const idle = [...uses].filter(([, { at }]) => at < before);
      for (const [id] of idle) uses.delete(id);
      return idle.map(([id, { namespace }]) => ({ id, namespace }));
    },
  };
}
