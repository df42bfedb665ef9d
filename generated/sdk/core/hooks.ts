// Copied from runtime/client/hooks.ts. Do not edit: change that file and run `npm run generate`.

import type { Send } from "./core.js";
import type { LayerErrors } from "./errors.js";

/** Functions called for requests, answers, repetitions and changes of the contract. What a hook of a request throws ends the call, as the `cause` of an `AbortError`. */
export interface Hooks {
  /** A request is about to be sent. */
  readonly onRequest?: ((request: RequestNotice) => void) | undefined;
  /** An answer has come, good or bad. */
  readonly onResponse?: ((response: ResponseNotice) => void) | undefined;
  /** The request failed, and is sent again now that the pause is over. */
  readonly onRetry?: ((retry: RetryNotice) => void) | undefined;
  /** The service answers an operation otherwise than the client was made for; called once for each. */
  readonly onContractChange?: ((change: ContractChange) => void) | undefined;
}

/** An operation that the service answers otherwise than the client was made for. */
export interface ContractChange {
  readonly operation: string;
  /** Versions of the contract that client and service have. */
  readonly client: string;
  readonly service: string;
}

export interface RequestNotice {
  /** Name of the operation in the API document. */
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  /** Counts from 1. */
  readonly attempt: number;
}

export interface ResponseNotice extends RequestNotice {
  readonly status: number;
  readonly headers: Headers;
}

/** Describes the attempt that failed. */
export interface RetryNotice extends RequestNotice {
  /** An `ApiError` or a `NetworkError`. */
  readonly error: unknown;
  /** Milliseconds between the two attempts. */
  readonly delay: number;
}

/** Wraps a `fetch` to call hooks for its requests and answers. */
export function withHooks(
  fetch: Send,
  { onRequest, onResponse, onRetry }: Hooks,
  { AbortError }: LayerErrors,
): Send {
  // Without an error of its own, an error of the hook would pass for one of the network, and the request be repeated.
  const emit = <Notice>(hook: ((notice: Notice) => void) | undefined, notice: Notice): void => {
    try {
      hook?.(notice);
    } catch (cause) {
      throw new AbortError("A hook ended the call.", { cause });
    }
  };
  return async (url, init, attempt) => {
    const { operation, number, error, delay = 0 } = attempt;
    const notice = { operation, method: init.method ?? "GET", url, attempt: number };
    if (number > 1) emit(onRetry, { ...notice, attempt: number - 1, error, delay });
    emit(onRequest, notice);
    const response = await fetch(url, init, attempt);
    emit(onResponse, { ...notice, status: response.status, headers: response.headers });
    return response;
  };
}

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
