import type { CursorState } from "./bson-scan.js";

/**
 * The cursors that clients have open. The engine never closes an abandoned cursor, nor frees the memory of its sort; this
 * register finds those that are idle.
 */
export interface OpenCursors {
  /** Marks a cursor as in use from a request for more of it until the response. */
  fetching(id: bigint): void;
  /**
   * Records a response: `cursor` is the cursor in it, `asked` the one that the command named, if any. An exhausted cursor is
   * removed; one whose command failed is idle from now on.
   */
  answered(cursor: CursorState | undefined, asked: bigint | undefined): void;
  /** Removes and returns all cursors not used since `before`, in milliseconds of the epoch. */
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
