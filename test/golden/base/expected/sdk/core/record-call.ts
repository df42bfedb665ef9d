// Copied from runtime/client/record-call.ts. Do not edit: change that file and run `npm run generate`.

import { type Call, type CallOptions, call } from "./call.js";
import type { Core } from "./core.js";
import { type ApiError, type ErrorBody, isErrorBody, toApiError } from "./errors.js";
import type { Operation } from "./request.js";
import { meanings } from "./spec.js";

/**
 * Calls an operation on what the variable of its path names. The call fails with a `TypeError`, and nothing is sent, where the
 * value cannot be a part of a path.
 */
export function callAt<T>(
  core: Core,
  operation: Operation,
  value: string | number,
  input?: object,
  options?: CallOptions,
): Call<T> {
  const [variable = "", name = ""] = /{(\w+)}/.exec(operation.path) ?? [];
  const at: Operation = {
    ...operation,
    // Read where the request is put together, so that a value that is none fails the call.
    get path() {
      return operation.path.replace(variable, () => partOf(value, `The ${name} of ${operation.name}`));
    },
    toError: (response, body) => errorAt(name, response, body),
  };
  return call(core, at, input, options);
}

/** Dots alone, nothing, and what JavaScript writes for no value would lead to another path. */
function partOf(value: unknown, what: string): string {
  const isPart = typeof value === "string" ? !/^\.{0,2}$|\p{Cs}/u.test(value) : Number.isSafeInteger(value);
  if (isPart) return encodeURIComponent(value as string | number);
  throw new TypeError(
    `${what} cannot be ${typeof value === "string" ? JSON.stringify(value) : String(value)}.`,
  );
}

/** The service answers 400 or 403 for some records that are missing or deleted; the code says what is meant. */
function errorAt(name: string, response: Response, body: unknown): ApiError {
  const { code = "", data }: Partial<ErrorBody> = isErrorBody(body) ? body : {};
  const status = meanings[code] ?? meanings[data?.details?.[name]?.code ?? ""];
  return toApiError(response, body, status);
}
