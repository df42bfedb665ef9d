import { setTimeout as delay } from "node:timers/promises";
import { HttpError } from "../core/http-error.js";

/** When an attempt is repeated, and for how long. */
interface RetryOptions {
  /** Average milliseconds between two attempts; absent: none. */
  readonly delayMs?: number;
  /** How many attempts there are at most; absent: any number. */
  readonly attempts?: number;
  /** Milliseconds after which no further attempt begins; absent: none. */
  readonly timeoutMs?: number;
  /** Ends the attempts early. */
  readonly signal?: AbortSignal;
  /** Whether the process may end between two attempts. */
  readonly isBackground?: boolean;
}

/**
 * Repeats an attempt until it resolves to something other than undefined, and resolves to that; to undefined after the last
 * attempt, after `timeoutMs`, or when `signal` aborts. Rejects with the error of an attempt. The package `p-retry` repeats rejected
 * attempts only, and its present version needs Node 22.
 */
export async function retry<Result>(
  attempt: () => Promise<Result | undefined>,
  { delayMs = 0, attempts, timeoutMs = Number.POSITIVE_INFINITY, signal, isBackground = false }: RetryOptions,
): Promise<Result | undefined> {
  const deadline = performance.now() + timeoutMs;
  for (let count = 1; signal?.aborted !== true; count += 1) {
    const result = await attempt();
    if (result !== undefined || count === attempts || performance.now() >= deadline) return result;
    if (delayMs > 0)
      await pause(withJitter(delayMs), { ...(signal === undefined ? {} : { signal }), ref: !isBackground });
  }
  return undefined;
}

/** How often a change begins at most because of other writes. */
const maxAttempts = 200;

/** Does a change again from the start while others are faster: it resolves to undefined then. Throws 409 after many attempts. */
export async function untilStored<Result>(change: () => Promise<Result | undefined>): Promise<Result> {
  const stored = await retry(change, { attempts: maxAttempts });
  if (stored === undefined) throw new HttpError("rest_conflict");
  return stored;
}

/**
 * Does work that must succeed although the store may be away: at once, and after a failure again in the background for
 * `timeoutMs`. Resolves after the first attempt; never rejects.
 */
export function retryInBackground(work: () => Promise<unknown>, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const attempt = async (): Promise<true | undefined> => {
      try {
        await work();
        return true;
      } catch {
        return undefined;
      } finally {
        resolve();
      }
    };
    void retry(attempt, { delayMs: 250, timeoutMs, isBackground: true });
  });
}

/** Delays that grow from `firstMs` by `factor` with each failure, up to `longestMs`. */
export interface Backoff {
  readonly firstMs: number;
  readonly factor: number;
  readonly longestMs: number;
}

/** Milliseconds to wait after so many failures in a row, of which there is at least one. */
export function backoffMs({ firstMs, factor, longestMs }: Backoff, failures: number): number {
  return Math.min(longestMs, firstMs * factor ** (failures - 1));
}

/** A delay of a quarter less to a quarter more, so that callers who failed together do not return together. */
export function withJitter(delayMs: number): number {
  return delayMs * (0.75 + Math.random() / 2);
}

/** Waits; resolves early when the signal aborts. */
export async function pause(
  delayMs: number,
  options: { readonly signal?: AbortSignal; readonly ref?: boolean },
): Promise<void> {
  // It rejects only when the signal aborts.
  await delay(delayMs, undefined, options).catch(() => undefined);
}
