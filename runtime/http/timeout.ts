import type { Socket } from "node:net";
import type { Middleware } from "koa";
import { HttpError } from "../core/http-error.js";
import type { ServiceState } from "./state.js";

/**
 * Answers 503 when the work on a request takes longer than `timeoutMs`, so that no caller waits for a store that hangs.
 * Work that was started may still complete, unless the body has not been read.
 */
export function limitTime(timeoutMs: number): Middleware<ServiceState> {
  return (ctx, next) =>
    withinTimeout(timeoutMs, (pauseFor) => {
      ctx.state.pauseFor = (wait) => pauseFor(() => withoutSilence(ctx.req.socket, wait));
      return next();
    });
}

/** Waits, however long nothing is sent or taken meanwhile: the server would close the connection as one whose client is gone. */
async function withoutSilence<Result>(socket: Socket, wait: () => Promise<Result>): Promise<Result> {
  const { timeout = 0 } = socket;
  socket.setTimeout(0);
  try {
    return await wait();
  } finally {
    socket.setTimeout(timeout);
  }
}

const timeoutError = (): HttpError => new HttpError("rest_timeout", {}, { headers: { "Retry-After": "2" } });

/** Resolves with the result of the work; throws 503 when the time is over first. */
export async function withinTimeout<Result>(
  timeoutMs: number,
  work: (pauseFor: ServiceState["pauseFor"]) => Promise<Result>,
): Promise<Result> {
  const { expired, pauseFor, end } = startTimeout(timeoutMs);
  try {
    return await Promise.race([work(pauseFor), expired]);
  } finally {
    end();
  }
}

function startTimeout(timeoutMs: number) {
  let left = timeoutMs;
  let started = 0;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let expire: (error: HttpError) => void;
  const expired = new Promise<never>((_resolve, reject) => {
    expire = reject;
  });
  const run = (): void => {
    started = performance.now();
    timer = setTimeout(() => {
      isOver = true;
      expire(timeoutError());
    }, left);
  };
  const stop = (): void => {
    clearTimeout(timer);
    left -= performance.now() - started;
  };
  run();
  return {
    /** Rejects when the time is over. */
    expired,
    end: stop,
    pauseFor: async <Result>(wait: () => Promise<Result>): Promise<Result> => {
      if (isOver) throw timeoutError();
      stop();
      try {
        return await wait();
      } finally {
        run();
      }
    },
  };
}
