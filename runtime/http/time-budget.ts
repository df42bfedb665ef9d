import type { Middleware } from "koa";
import { HttpError } from "./http-error.js";
import type { ServiceState } from "./state.js";

/**
 * Answers 503 when the work on a request takes longer than `budgetMs`: no caller waits for a store that hangs. What was
 * begun may still come to its end; a caller that repeats a write sends an idempotency key.
 */
export function limitTime(budgetMs: number): Middleware<ServiceState> {
  return async (_ctx, next) => {
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(new HttpError("rest_timeout", {}, { headers: { "Retry-After": "2" } }));
      }, budgetMs);
    });
    try {
      await Promise.race([next(), over]);
    } finally {
      clearTimeout(timer);
    }
  };
}
