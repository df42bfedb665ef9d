// Copied from runtime/client/call.ts. Do not edit: change that file and run `npm run generate`.

import { toAnswer } from "./answer.js";
import { type Answer, type Attempt, type Clock, type Core, tokenHeader } from "./core.js";
import {
  AbortError,
  ApiError,
  ClientError,
  ContractError,
  type FailedRequest,
  isErrorBody,
  NetworkError,
  TimeoutError,
  toApiError,
} from "./errors.js";
import { parse, parseError } from "./parse.js";
import { type CallInput, type Operation, type Request, requestOf } from "./request.js";

/** The promise of an answer's data. It rejects with a `ClientError`. */
export interface Call<T> extends Promise<T> {
  /** The same answer with status, headers and totals. */
  withResponse(): Promise<Answer<T>>;
}

/** Calls an operation of the service; the request is on its way at once. */
export function call<T>(core: Core, operation: Operation, given: CallInput): Call<T> {
  // What the answer is, the contract says; a validator checks it.
  const answer = exchange(core, operation, given) as Promise<Answer<T>>;
  const content = answer.then(({ data }) => data);
  return Object.assign(content, {
    withResponse() {
      // The whole answer rejects as well; one rejection is enough.
      content.catch(() => undefined);
      return answer;
    },
  });
}

/**
 * Sends the request of a call until it succeeds, until an error is not worth another try, or until the time is over: `timeout` covers
 * all attempts and the pauses between them. Fails with a `ClientError` and nothing else.
 */
async function exchange(core: Core, operation: Operation, given: CallInput): Promise<Answer<unknown>> {
  const { timeout = core.timeout, retries = core.retries } = given;
  const stop = new AbortController();
  const { signal } = stop;
  // A `fetch` that ignores the signal must not block the caller.
  const stopped = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as ClientError));
  });
  for (const other of [core.signal, given.signal]) {
    const abort = (): void => stop.abort(new AbortError("Aborted.", { cause: other?.reason }));
    if (other?.aborted) abort();
    other?.addEventListener("abort", abort, stop);
  }
  const deadline = core.clock.now() + timeout;
  void core.clock
    .wait(timeout, signal)
    .then(() => stop.abort(new TimeoutError(`No answer within ${timeout} ms.`)));
  const repeated = requestOf(core, operation, { ...given, signal }).then((request) =>
    repeat(core, request, (count, delay) => count <= retries && core.clock.now() + delay < deadline),
  );
  return Promise.race([stopped, repeated])
    .catch((error: unknown) => {
      // A path that cannot be throws here once more: there was no request then.
      throw Object.assign(error as ClientError, {
        request: { method: operation.method, url: core.baseUrl + operation.path } satisfies FailedRequest,
      });
    })
    .finally(() => stop.abort());
}

/** `isAllowed` says whether another attempt is, after so many, and after a pause in milliseconds. */
async function repeat(
  core: Core,
  request: Request,
  isAllowed: (count: number, delay: number) => boolean,
): Promise<Answer<unknown>> {
  const {
    operation: { name: operation, idempotency },
    init: { signal },
  } = request;
  let attempt: Attempt = { operation, number: 1 };
  for (;;) {
    signal.throwIfAborted();
    try {
      return await send(core, request, attempt);
    } catch (cause) {
      // The address may hold a password: the message names the operation only.
      const error =
        cause instanceof ClientError ? cause : new NetworkError(`No answer to ${operation}.`, { cause });
      const delay = pauseAfter(error, attempt.number, core.clock);
      if (idempotency === "none" || delay === undefined || !isAllowed(attempt.number, delay)) throw error;
      await core.clock.wait(delay, signal);
      attempt = { operation, number: attempt.number + 1, error, delay };
    }
  }
}

/** An error in a success is a breach of contract: readers of `data` would take it for a record. */
async function send(
  { fetch, headers }: Core,
  { operation: { toError = toApiError, isFile, isGone }, url, init }: Request,
  attempt: Attempt,
): Promise<Answer<unknown>> {
  const response = await fetch(url, init, attempt);
  const token = response.headers.get(tokenHeader) ?? "";
  // Answers may overtake each other; a later moment is the greater text.
  if (token > (headers[tokenHeader] ?? "")) headers[tokenHeader] = token;
  const text = await response.text();
  const body = response.ok ? parse(text) : parseError(text);
  if (!response.ok || isGone?.(body)) throw toError(response, body);
  if (isFile || (Object(body) === body && !isErrorBody(body)))
    return toAnswer(response, (isFile ? text : body) as object);
  throw new ContractError(response, { message: "No JSON object." });
}

/**
 * Milliseconds to wait after the attempt of that number, from 1, before the same request may succeed: what the answer asks
 * for, else a random pause: it grows from half a second to eight, and is shortened by chance so that callers do not come
 * back together. Undefined where another attempt would end alike.
 */
function pauseAfter(error: unknown, attempt: number, clock: Clock): number | undefined {
  if (error instanceof ApiError) {
    const asked = error.headers.get("retry-after");
    // Seconds, or an HTTP date. No pause for what is neither, and for a date in the past.
    if (asked !== null) return Math.max(0, Number(asked) * 1000 || Date.parse(asked) - clock.now() || 0);
    if (![408, 429, 500, 502, 503, 504].includes(error.status)) return undefined;
  } else if (!(error instanceof NetworkError || error instanceof TimeoutError)) return undefined;
  return clock.random() * Math.min(8000, 250 * 2 ** attempt);
}
