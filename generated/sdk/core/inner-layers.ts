// Copied from runtime/client/inner-layers.ts. Do not edit: change that file and run `npm run generate`.

import type { ClientOptions } from "./client-layers.js";
import type { Clock, Core, Send } from "./core.js";
import type { LayerErrors } from "./errors.js";
import { withHooks, withLogger } from "./hooks.js";

/** The `fetch` of a core with the layers that few clients have: the key, the time of an attempt, the log, and hooks around them. */
export function withInnerLayers(
  { fetch: plain, clock }: Core,
  { key, attemptTimeout, logger, hooks }: ClientOptions,
  errors: LayerErrors,
): Send {
  const keyed = typeof key === "function" ? withKey(plain, key, errors) : plain;
  const timed =
    attemptTimeout === undefined ? keyed : withAttemptTimeout(keyed, attemptTimeout, { clock, ...errors });
  const logged = logger === undefined ? timed : withLogger(timed, logger);
  return hooks === undefined ? logged : withHooks(logged, hooks, errors);
}

/** A `fetch` that gives up an attempt, the reading of its answer included, after so many milliseconds. */
function withAttemptTimeout(
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

/**
 * A `fetch` that asks for the key of each attempt. Headers of the caller come first. Errors end the call, as nothing was sent.
 * They must not show a key that no header can hold.
 */
function withKey(
  fetch: Send,
  source: () => string | undefined | Promise<string | undefined>,
  { AbortError }: LayerErrors,
): Send {
  return async (url, init, attempt) => {
    const headers = new Headers(init.headers);
    if (headers.has("authorization")) return await fetch(url, init, attempt);
    let key: string | undefined;
    try {
      key = await source();
    } catch (cause) {
      throw new AbortError("There is no key: its function failed.", { cause });
    }
    if (key === undefined) return await fetch(url, init, attempt);
    if (!/^[\x21-\x7e]+$/.test(key))
      throw new AbortError("The function gave a key that a header cannot hold.");
    headers.set("authorization", `Bearer ${key}`);
    return await fetch(url, { ...init, headers }, attempt);
  };
}
