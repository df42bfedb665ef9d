import { freeBytes } from "./embedded/supervisor.js";

/** Whether the disk of a store has space for writes; true where the system does not report it. */
export type DiskSpaceCheck = () => Promise<boolean>;

/** A result is reused for so long: requests come faster than a disk fills. */
const reuseMs = 200;

/**
 * Creates the check of the disk below the folder of a store that the service runs itself. An engine whose disk is full ends
 * at once, and all reads with it: with a reserve of some bytes, only writes are rejected. A reserve of 0 disables the check.
 */
export function createDiskSpaceCheck(folder: string, reserve: number): DiskSpaceCheck {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let result = Promise.resolve(true);
  const check = async (): Promise<boolean> => ((await freeBytes(folder)) ?? reserve) >= reserve;
  return () => {
    if (reserve === 0) return Promise.resolve(true);
    const now = performance.now();
    if (now - checkedAt >= reuseMs) {
      checkedAt = now;
      result = check();
    }
    return result;
  };
}
