import type { Folders } from "./generate.js";
import { watchHooks } from "./hook-files.js";
import { watchSpec } from "./load.js";

/** Editors write a file in several steps. */
const settleMs = 8;

/**
 * Does a round now and after every change of the spec or of the list of hooks, one at a time, until `signal` is aborted. A
 * change during a round makes another one.
 */
export async function watchRounds(
  folders: Pick<Folders, "spec" | "hooks">,
  round: () => void,
  signal: AbortSignal,
): Promise<void> {
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => {
      resolve();
    });
  });
  let stop = (): void => undefined;
  while (!signal.aborted) {
    const change = nextChange(folders);
    // Folders that came since are watched from now on, and no change between two rounds is lost.
    stop();
    stop = change.stop;
    round();
    await Promise.race([change.settled, aborted]);
  }
  stop();
}

/** Settles when something has changed and then been still for a moment. */
function nextChange({ spec, hooks }: Pick<Folders, "spec" | "hooks">): {
  settled: Promise<void>;
  stop: () => void;
} {
  let stop = (): void => undefined;
  const settled = new Promise<void>((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const changed = (): void => {
      clearTimeout(timer);
      timer = setTimeout(resolve, settleMs);
    };
    const stops = [watchSpec(spec, changed), ...(hooks === undefined ? [] : [watchHooks(hooks, changed)])];
    stop = () => {
      for (const end of stops) end();
    };
  });
  return { settled, stop };
}
