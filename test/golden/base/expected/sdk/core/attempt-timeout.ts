// Copied from runtime/client/attempt-timeout.ts. Do not edit: change that file and run `npm run generate`.

import type { Clock } from "./clock.js";
import type { Send } from "./core.js";
import type { LayerErrors } from "./errors.js";

/** A `fetch` that gives up an attempt, the reading of its answer included, after so many milliseconds. */
export function withAttemptTimeout(
  fetch: Send,
  timeout: number,
  { clock, TimeoutError }: { readonly clock: Clock } & LayerErrors,
): Send {
  return async (url, init, attempt) => {
    const stop = new AbortController();
    const signal = AbortSignal.any([stop.signal, init.signal ?? stop.signal]);
    const late = new Promise<never>((_resolve, reject) => {
      stop.signal.addEventListener("abort", () => reject(stop.signal.reason as Error));
    });
    // The signal of the call ends with the call, and the timer with it.
    void clock
      .wait(timeout, signal)
      .then(() => stop.abort(new TimeoutError(`No answer to the attempt within ${timeout} ms.`)));
    return await Promise.race([late, fetch(url, { ...init, signal }, attempt)]);
  };
}
