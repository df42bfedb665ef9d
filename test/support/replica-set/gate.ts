import { setTimeout as pause } from "node:timers/promises";

/** Lets callers through, or makes them wait while it is shut. */
export interface Gate {
  readonly isShut: boolean;
  shut(): void;
  open(): void;
  /** Resolves to whether it is open, once it is or after the milliseconds. */
  passed(limitMs?: number): Promise<boolean>;
}

/** Creates one that is open. */
export function createGate(): Gate {
  let opened: Promise<true> | undefined;
  let release = (): void => undefined;
  return {
    get isShut() {
      return opened !== undefined;
    },
    shut() {
      opened ??= new Promise((resolve) => {
        release = () => resolve(true);
      });
    },
    open() {
      opened = undefined;
      release();
    },
    async passed(limitMs) {
      if (limitMs !== undefined && opened !== undefined)
        return Promise.race([opened, pause(limitMs, false, { ref: false })]);
      // It may be shut again before those who wait go on.
      while (opened !== undefined) await opened;
      return true;
    },
  };
}
