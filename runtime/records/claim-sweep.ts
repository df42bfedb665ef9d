import type { Database } from "../storage/database.js";
import { sweepClaims } from "./claims.js";

/** The regular removal of old idempotency keys. */
export interface ClaimSweep {
  /** Ends it; resolves when nothing of it is under way any more. */
  stop(): Promise<void>;
}

const pauseMs = 30 * 60 * 1000;

/**
 * Removes old keys at once and then every half hour, by the clock `now`. Any number of processes may do this for the same
 * store. `onFault` hears of failures; the next round tries again.
 */
export function startClaimSweep(
  database: Database,
  now: () => number,
  onFault: (error: unknown) => void,
): ClaimSweep {
  let round = Promise.resolve();
  const sweep = async (): Promise<void> => {
    try {
      await sweepClaims(database, now());
    } catch (error) {
      onFault(error);
    }
  };
  const run = (): void => {
    round = round.then(sweep);
  };
  const timer = setInterval(run, pauseMs);
  timer.unref();
  run();
  return {
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}
