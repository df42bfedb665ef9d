// Copied from runtime/client/exchange.ts. Do not edit: change that file and run `npm run generate`.

import { type Answer, toAnswer } from "./answer.js";
import type { Attempt, Core } from "./core.js";
import {
  AbortError,
  ClientError,
  ContractError,
  type FailedRequest,
  isErrorBody,
  NetworkError,
  TimeoutError,
  toApiError,
} from "./errors.js";
import type { CallOptions } from "./request.js";
import { type Operation, type Request, requestOf } from "./request.js";
import { pauseAfter } from "./retry.js";

/**
 * Sends the request of a call until it succeeds, until an error is not worth another try, or until the time is over: `timeout` covers
 * all attempts and the pauses between them. Fails with a `ClientError` and nothing else.
 */
export async function exchange(
  core: Core,
  operation: Operation,
  input: object,
  options: CallOptions,
): Promise<Answer<unknown>> {
  const { timeout = core.timeout, retries = core.retries } = options;
  const stop = new AbortController();
  // A `fetch` that does not listen to the signal must not keep the caller waiting.
  const stopped = new Promise<never>((_resolve, reject) => {
    stop.signal.addEventListener("abort", () => reject(stop.signal.reason as ClientError));
  });
  for (const signal of [core.signal, options.signal]) {
    const abort = (): void => stop.abort(new AbortError("The call was aborted.", { cause: signal?.reason }));
    if (signal?.aborted) abort();
    signal?.addEventListener("abort", abort, stop);
  }
  void core.clock
    .wait(timeout, stop.signal)
    .then(() => stop.abort(new TimeoutError(`No answer within ${timeout} ms.`)));
  const requested = requestOf(core, operation, input, options);
  const repeated = repeat(core, requested, stop.signal, retries, core.clock.now() + timeout);
  return Promise.race([stopped, repeated])
    .catch((error: unknown) => {
      // A path that cannot be throws here once more: there was no request then.
      const request: FailedRequest = { method: operation.method, url: core.baseUrl + operation.path };
      throw Object.assign(error as ClientError, { request });
    })
    .finally(() => stop.abort());
}

async function repeat(
  core: Core,
  requested: Promise<Request>,
  signal: AbortSignal,
  retries: number,
  deadline: number,
): Promise<Answer<unknown>> {
  const request = await requested;
  const { name: operation, idempotency } = request.operation;
  let attempt: Attempt = { operation, number: 1 };
  for (;;) {
    signal.throwIfAborted();
    try {
      return await send(core, request, signal, attempt);
    } catch (cause) {
      // The address may hold a password: the message names the operation only.
      const error =
        cause instanceof ClientError ? cause : new NetworkError(`No answer to ${operation}.`, { cause });
      const delay = pauseAfter(error, attempt.number, core.clock);
      const isLast = attempt.number > retries || idempotency === "none" || delay === undefined;
      if (isLast || core.clock.now() + delay >= deadline) throw error;
      await core.clock.wait(delay, signal);
      attempt = { operation, number: attempt.number + 1, error, delay };
    }
  }
}

/** An error in a success is a breach of contract: whoever reads `data` would take it for a record. */
async function send(
  { fetch }: Core,
  { operation: { toError = toApiError, isFile, isGone }, url, init }: Request,
  signal: AbortSignal,
  attempt: Attempt,
): Promise<Answer<unknown>> {
  const response = await fetch(url, { ...init, signal }, attempt);
  const text = await response.text();
  const body = parse(text);
  if (!response.ok || isGone?.(body)) throw await toError(response, body);
  if (isFile) return toAnswer(response, text);
  if (Object(body) === body && !isErrorBody(body)) return toAnswer(response, body as object);
  throw new ContractError(response, { message: "No JSON object." });
}

/** The value of a JSON text; undefined for any other text. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
