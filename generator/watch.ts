import { watchSpec } from "./load.js";

/** Editors write a file in several steps. */
const settleMs = 8;

/**
 * Does a round now and after every change of the spec, one at a time, until `signal` is aborted. A change during a round
 * makes another one.
 */
export async function watchRounds(
  directory: string,
  round: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => {
      resolve();
    });
  });
  let stop = (): void => undefined;
  while (!signal.aborted) {
    const change = nextChange(directory);
    // Folders that came since are watched from now on, and no change between two rounds is lost.
    stop();
    stop = change.stop;
    await round();
    await Promise.race([change.settled, aborted]);
  }
  stop();
}

/** Settles when the spec has changed and then been still for a moment. */
function nextChange(directory: string): { settled: Promise<void>; stop: () => void } {
  let stop = (): void => undefined;
  const settled = new Promise<void>((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    stop = watchSpec(directory, () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, settleMs);
    });
  });
  return { settled, stop };
}
