import { setMaxListeners } from "node:events";

/** Work in the background of requests. */
export interface BackgroundJob {
  /** Ends the work; resolves when its last run has ended. */
  stop(): Promise<void>;
}

/** The longest delay of a timer. */
const longestDelayMs = 2 ** 31 - 1;

/**
 * Runs work repeatedly, one run at a time: at once, and again after the milliseconds that it resolves to; its signal aborts when the job stops. `onError`
 * gets its errors, after which it runs again in `retryMs`. Own code: the delay of the next run depends on the last one, and a
 * signal of a write brings it forward, which no scheduler by interval or cron expression does.
 */
export function startPoller(
  work: (stopping: AbortSignal) => Promise<number>,
  retryMs: number,
  onError: (error: unknown) => void,
) {
  const stopping = new AbortController();
  // Any number of requests of one run may end with it.
  setMaxListeners(0, stopping.signal);
  let dueAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let current = Promise.resolve();

  const wakeIn = (delayMs: number): void => {
    dueAt = Math.min(dueAt, performance.now() + delayMs);
    if (!isRunning) schedule();
  };
  function schedule(): void {
    clearTimeout(timer);
    if (stopping.signal.aborted) return;
    timer = setTimeout(run, Math.min(longestDelayMs, Math.max(0, dueAt - performance.now())));
    timer.unref();
  }
  function run(): void {
    isRunning = true;
    dueAt = Number.POSITIVE_INFINITY;
    current = runOnce();
  }
  async function runOnce(): Promise<void> {
    try {
      wakeIn(await work(stopping.signal));
    } catch (error) {
      onError(error);
      wakeIn(retryMs);
    }
    isRunning = false;
    schedule();
  }

  run();
  return {
    /** Runs the work after a delay, unless an earlier run is due. */
    wakeIn,
    /** Calls a function when the job stops, such as one that ends a subscription to what wakes it. */
    onStop(end: () => void): void {
      stopping.signal.addEventListener("abort", end);
    },
    async stop(): Promise<void> {
      stopping.abort();
      clearTimeout(timer);
      await current;
    },
  };
}
