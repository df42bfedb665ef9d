// Copied from runtime/client/retry.ts. Do not edit: change that file and run `npm run generate`.

import type { Clock } from "./clock.js";
import { ApiError, NetworkError, TimeoutError } from "./errors.js";

/**
 * Milliseconds to wait after the attempt of that number, from 1, before the same request may succeed: what the answer asks
 * for, else a random pause: it grows from half a second to eight, and is shortened by chance so that callers do not come
 * back together. Undefined where another attempt would end alike.
 */
export function pauseAfter(error: unknown, attempt: number, clock: Clock): number | undefined {
  if (error instanceof ApiError) {
    const asked = error.headers.get("retry-after");
    // Seconds, or an HTTP date. No pause for what is neither, and for a date in the past.
    if (asked !== null) return Math.max(0, Number(asked) * 1000 || Date.parse(asked) - clock.now() || 0);
    if (![408, 429, 500, 502, 503, 504].includes(error.status)) return undefined;
  } else if (!(error instanceof NetworkError || error instanceof TimeoutError)) return undefined;
  return clock.random() * Math.min(8000, 250 * 2 ** attempt);
}
