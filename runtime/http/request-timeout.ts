import type { Middleware } from "koa";
import { HttpError } from "../core/http-error.js";
import type { ServiceState } from "./state.js";

/** The time that the work on a request may take. */
export interface RequestTimeout {
  /** Waits for something that is not the service's work, such as the caller's upload: its time is not counted. */
  readonly pauseFor: <Result>(wait: Promise<Result>) => Promise<Result>;
}

/** No limit, for work that has none yet. */
export const noTimeout: RequestTimeout = { pauseFor: (wait) => wait };

/**
 * Answers 503 when the work on a request takes longer than `budgetMs`: no caller waits for a store that hangs. What was
 * begun may still come to its end.
 */
export function startTimeout(budgetMs: number): Middleware<ServiceState> {
  return (ctx, next) =>
    withinTimeout(budgetMs, (budget) => {
      ctx.state.budget = budget;
      return next();
    });
}

/** The result of work, or the error that its time is over, whichever comes first. */
export async function withinTimeout<Result>(
  budgetMs: number,
  work: (budget: RequestTimeout) => Promise<Result>,
): Promise<Result> {
  const { over, budget, end } = startBudget(budgetMs);
  try {
    return await Promise.race([work(budget), over]);
  } finally {
    end();
  }
}

interface RunningBudget {
  readonly budget: RequestTimeout;
  /** Rejects when the time is over. */
  readonly over: Promise<never>;
  readonly end: () => void;
}

function startBudget(budgetMs: number): RunningBudget {
  let left = budgetMs;
  let started = 0;
  let timer: NodeJS.Timeout | undefined;
  let refuse: (error: HttpError) => void;
  const over = new Promise<never>((_resolve, reject) => {
    refuse = reject;
  });
  const run = (): void => {
    started = performance.now();
    timer = setTimeout(
      () => refuse(new HttpError("rest_timeout", {}, { headers: { "Retry-After": "2" } })),
      left,
    );
  };
  const stop = (): void => {
    clearTimeout(timer);
    left -= performance.now() - started;
  };
  run();
  return {
    over,
    end: stop,
    budget: {
      pauseFor: async (wait) => {
        stop();
        try {
          return await wait;
        } finally {
          run();
        }
      },
    },
  };
}
