// Copied from runtime/client/logger.ts. Do not edit: change that file and run `npm run generate`.

import type { Send } from "./core.js";

/** Where a client writes what it does; `console` is one. */
export interface Logger {
  readonly debug: (message: string, details?: object) => void;
  readonly warn: (message: string, details?: object) => void;
}

/** A `fetch` that logs requests, answers and repetitions. Neither headers nor queries are logged: they may hold secrets. */
export function withLogger(fetch: Send, logger: Logger): Send {
  return async (url, init, attempt) => {
    const { operation, number, error, delay = 0 } = attempt;
    if (number > 1)
      logger.warn(`${operation} is sent again after ${Math.round(delay)} ms.`, {
        attempt: number,
        error: String(error),
      });
    logger.debug(`${operation} is sent.`, {
      method: init.method,
      path: new URL(url).pathname,
      attempt: number,
    });
    const response = await fetch(url, init, attempt);
    const requestId = response.headers.get("x-request-id");
    logger.debug(`${operation} is answered with ${response.status}.`, { attempt: number, requestId });
    return response;
  };
}
