import type { Logger } from "pino";

/** Ends this process in order on SIGTERM, SIGINT or SIGHUP; a second signal ends it at once. */
export function stopOnSignal(close: () => Promise<void>, log: Logger): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.debug(`stopping on ${signal}`);
    await close();
    process.exit();
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, (received) => {
      void stop(received);
    });
  }
}

/** At the start: it may be gone by the time that the service listens. */
const parent = process.ppid;

/**
 * npm starts a shell that starts this process, and passes signals on to the shell only. Started that way, the service
 * ends when the shell is gone, instead of serving on without anybody to stop it.
 */
export function stopWithParent(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 250);
  watch.unref();
}
