/** Work that goes on beside the requests. */
export interface BackgroundJob {
  /** Ends it; resolves when nothing of it is under way any more. */
  stop(): Promise<void>;
}

/** Work that is done again and again, one round at a time. */
export interface Poller extends BackgroundJob {
  /** Does it in so many milliseconds, unless it is to be done earlier anyway. */
  wakeIn(delayMs: number): void;
}

/** The longest delay that a timer keeps. */
const longestMs = 2 ** 31 - 1;

/**
 * Does work at once, and again after the milliseconds that it resolves to; its signal says that it is to end. `onFault` hears
 * of failures, which are tried again after `retryMs`.
 */
export function startPoller(
  work: (stopping: AbortSignal) => Promise<number>,
  retryMs: number,
  onFault: (error: unknown) => void,
): Poller {
  const stopping = new AbortController();
  let dueAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let round = Promise.resolve();

  const wakeIn = (delayMs: number): void => {
    dueAt = Math.min(dueAt, performance.now() + delayMs);
    if (!isRunning) wait();
  };
  function wait(): void {
    clearTimeout(timer);
    if (stopping.signal.aborted) return;
    timer = setTimeout(run, Math.min(longestMs, Math.max(0, dueAt - performance.now())));
    timer.unref();
  }
  function run(): void {
    isRunning = true;
    dueAt = Number.POSITIVE_INFINITY;
    round = once();
  }
  async function once(): Promise<void> {
    try {
      wakeIn(await work(stopping.signal));
    } catch (error) {
      onFault(error);
      wakeIn(retryMs);
    }
    isRunning = false;
    wait();
  }

  run();
  return {
    wakeIn,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await round;
    },
  };
}
