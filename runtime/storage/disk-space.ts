import { freeBytes } from "./embedded/supervisor.js";

/** Whether the disk of a store has room for writes; true where the system does not tell. */
export type DiskSpaceCheck = () => Promise<boolean>;

/** What was found is good for so long: a disk fills slower than requests come. */
const memoryMs = 200;

/**
 * Watches the disk below the folder of a store that the service runs itself. An engine whose disk is full ends at once, and
 * with it everybody's reads: with a reserve of some bytes, only writes are refused. A reserve of 0 is always there.
 */
export function createDiskSpaceCheck(folder: string, reserve: number): DiskSpaceCheck {
  let looked = Number.NEGATIVE_INFINITY;
  let found = Promise.resolve(true);
  const look = async (): Promise<boolean> => ((await freeBytes(folder)) ?? reserve) >= reserve;
  return () => {
    if (reserve === 0) return Promise.resolve(true);
    const now = performance.now();
    if (now - looked >= memoryMs) {
      looked = now;
      found = look();
    }
    return found;
  };
}
