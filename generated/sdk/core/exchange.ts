// Copied from runtime/client/exchange.ts. Do not edit: change that file and run `npm run generate`.

import type { CallOptions } from "./call.js";
import type { Core } from "./core.js";
import {
  AbortError,
  ApiError,
  type ClientError,
  ContractError,
  isErrorBody,
  NetworkError,
  TimeoutError,
  toApiError,
} from "./errors.js";
import type { RequestNotice } from "./hooks.js";
import type { Request } from "./request.js";
import { wait } from "./wait.js";

/** A success and its JSON. */
export interface Exchange {
  readonly response: Response;
  readonly body: object;
}

/**
 * Sends a request until it succeeds, until an error is not worth another try, or until the time is over: `timeout` covers
 * all attempts and the pauses between them. Fails with a `ClientError`.
 */
export function exchange(core: Core, request: Request, options: CallOptions): Promise<Exchange> {
  const { signal, timeout = core.timeout ?? 60_000, retries = core.retries ?? 2 } = options;
  const stop = new AbortController();
  // A `fetch` that does not listen to the signal must not keep the caller waiting.
  const ended = new Promise<never>((_resolve, reject) => {
    const end = (error: ClientError): void => {
      reject(error);
      stop.abort(error);
    };
    const abort = (): void => end(new AbortError("The call was aborted.", { cause: signal?.reason }));
    void wait(timeout, stop.signal).then(() => end(new TimeoutError(`No answer within ${timeout} ms.`)));
    if (signal?.aborted === true) abort();
    signal?.addEventListener("abort", abort, { signal: stop.signal });
  });
  const limits = { signal: stop.signal, retries, deadline: Date.now() + timeout };
  return Promise.race([ended, repeat(core, request, limits)]).finally(() => stop.abort());
}

interface Limits {
  readonly signal: AbortSignal;
  readonly retries: number;
  readonly deadline: number;
}

async function repeat(core: Core, request: Request, limits: Limits): Promise<Exchange> {
  const { operation, url } = request;
  const { signal, deadline } = limits;
  const retries = operation.idempotency === "none" ? 0 : limits.retries;
  for (let attempt = 1; ; attempt += 1) {
    const notice: RequestNotice = { operation: operation.name, method: operation.method, url, attempt };
    core.hooks?.onRequest?.(notice);
    try {
      return await send(core, request, notice, signal);
    } catch (error) {
      const delay = attempt > retries ? Infinity : pauseAfter(error, attempt);
      if (signal.aborted || Date.now() + delay >= deadline) throw error;
      core.hooks?.onRetry?.({ ...notice, error, delay });
      await wait(delay, signal);
    }
  }
}

async function send(
  core: Core,
  request: Request,
  notice: RequestNotice,
  signal: AbortSignal,
): Promise<Exchange> {
  const { response, text } = await receive(core.fetch, request.url, { ...request.init, signal });
  const { status, headers, ok } = response;
  core.hooks?.onResponse?.({ ...notice, status, headers });
  core.watch?.(core, notice.operation, headers);
  const body = parse(text);
  if (!ok) throw toApiError(response, body);
  if (typeof body !== "object" || body === null || isErrorBody(body))
    throw new ContractError(response, "The answer is no JSON object of the contract.");
  const faults = (await core.validator?.(notice.operation, body)) ?? [];
  if (faults.length > 0) throw new ContractError(response, `${faults.join("; ")}.`);
  return { response, body };
}

/** The whole answer as text: what breaks off on its way is a fault of the network. */
async function receive(fetch: Core["fetch"], url: string, init: RequestInit) {
  try {
    const response = await fetch(url, init);
    return { response, text: await response.text() };
  } catch (cause) {
    throw new NetworkError(`No answer from ${url}.`, { cause });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const firstPauseMs = 500;
const longestPauseMs = 8000;

/**
 * Milliseconds until the next attempt: what the service asks for, else a random part of a doubling time. Only what never
 * arrived, what the service failed at, and what it says to try again is worth one.
 */
function pauseAfter(error: unknown, attempt: number): number {
  const { status = 0, headers } = error instanceof ApiError ? error : {};
  const asked = headers?.get("retry-after");
  if (!(error instanceof NetworkError || asked || status >= 500 || status === 429)) return Infinity;
  // Seconds or a date; what is neither, or over, is not a number above 0.
  const delay = Number(asked) * 1000 || Date.parse(asked ?? "") - Date.now();
  return delay > 0 ? delay : Math.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** attempt);
}
