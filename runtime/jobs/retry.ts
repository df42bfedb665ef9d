import { setTimeout as delay } from "node:timers/promises";

const pauseMs = 250;

/**
 * Does something that must come to pass although the store may be away: now, and if that fails, again and again in the
 * background for `patienceMs`. Resolves after the first attempt; never rejects.
 */
export async function retryInBackground(work: () => Promise<unknown>, patienceMs: number): Promise<void> {
  if (!(await succeeds(work))) void repeat(work, performance.now() + patienceMs);
}

async function repeat(work: () => Promise<unknown>, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    await delay(pauseMs, undefined, { ref: false });
    if (await succeeds(work)) return;
  }
}

async function succeeds(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
}
