// Copied from runtime/client/wait.ts. Do not edit: change that file and run `npm run generate`.

/** Resolves after so many milliseconds, or when the signal says so. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    // Timers take 31 bits; longer ones would fire at once.
    const timer = setTimeout(end, Math.min(milliseconds, 2 ** 31 - 1));
    signal.addEventListener("abort", end);
  });
}
