// Copied from runtime/client/call.ts. Do not edit: change that file and run `npm run generate`.

import type { Core } from "./core.js";
import { requestIdIn } from "./errors.js";
import { exchange } from "./exchange.js";
import { type Operation, type Path, requestOf } from "./request.js";

/** What one call may say besides its input. */
export interface CallOptions {
  /** Ends the call; it then fails with `AbortError`. */
  readonly signal?: AbortSignal | undefined;
  /** Instead of those of the client. */
  readonly timeout?: number | undefined;
  readonly retries?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The version to change: an ETag, or the answer it came with. Another one in the store gives `PreconditionError`. */
  readonly ifMatch?: string | { readonly headers: Headers } | undefined;
  /** Names the write, so that it happens once however often it is sent; made up where missing. */
  readonly idempotencyKey?: string | undefined;
}

/** An answer with what came around it. */
export interface Answer<T> {
  readonly data: T;
  readonly status: number;
  readonly headers: Headers;
  /** Names the request in the log of the service. */
  readonly requestId: string | undefined;
  /** Lists: how many records and pages there are in all. */
  readonly total: number | undefined;
  readonly totalPages: number | undefined;
}

/** The promise of an answer's data. It fails with a `ClientError` and nothing else. */
export interface Call<T> extends Promise<T> {
  /** The same answer with status, headers and totals. */
  withResponse(): Promise<Answer<T>>;
}

/** Calls an operation of the service; the request is on its way at once. */
export function call<T>(
  core: Core,
  operation: Operation,
  path: Path,
  input: object = {},
  options: CallOptions = {},
): Call<T> {
  const answer = answerOf<T>(core, operation, path, input, options);
  const content = answer.then(({ data }) => data);
  return Object.assign(content, {
    withResponse() {
      // Who asks for the whole answer hears of its failure there.
      content.catch(() => undefined);
      return answer;
    },
  });
}

async function answerOf<T>(
  core: Core,
  operation: Operation,
  path: Path,
  input: object,
  options: CallOptions,
): Promise<Answer<T>> {
  const request = requestOf(core, operation, path, input, options);
  const { response, body } = await exchange(core, request, options);
  const { status, headers } = response;
  const { total, total_pages: totalPages } = body as { total?: number; total_pages?: number };
  // The contract says what the answer is; `validator` checks it.
  return { data: body as T, status, headers, requestId: requestIdIn(headers), total, totalPages };
}
