/** Time and chance, so that tests can set both. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** At least 0 and less than 1. */
  random(): number;
  /** Resolves after so many milliseconds, or when the signal says so. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** The time of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        resolve();
      };
      // Timers take 31 bits; longer ones would fire at once.
      const timer = setTimeout(end, Math.min(milliseconds, 2 ** 31 - 1));
      signal.addEventListener("abort", end);
      if (signal.aborted) end();
    }),
};
