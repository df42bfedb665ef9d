// Copied from runtime/client/record-call.ts. Do not edit: change that file and run `npm run generate`.

import { type Call, type CallOptions, call } from "./call.js";
import type { Core, Send } from "./core.js";
import {
  type ApiError,
  type ErrorBody,
  GoneError,
  InputError,
  isErrorBody,
  NotFoundError,
  toApiError,
} from "./errors.js";
import { parse } from "./exchange.js";
import type { Operation } from "./request.js";
import { meanings, noRouteCode, trashed } from "./spec.js";

/**
 * Calls an operation on what the variable of its path names. The call fails with an `InputError`, and nothing is sent, where
 * the value cannot be a part of a path.
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
      return operation.path.replace(variable, () => partOf(value, name, operation.name));
    },
    toError: (response, body) => errorAt(name, response, body),
  };
  return call(operation.method === "GET" ? withoutTrash(core) : core, at, input, options);
}

/** The answer, or undefined where there is no such record or it was deleted. Any other failure stays one, also a wrong address. */
export async function found<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    const isAbsent = error instanceof GoneError || error instanceof NotFoundError;
    if (isAbsent && error.code !== noRouteCode && !error.code.startsWith("http_")) return undefined;
    throw error;
  }
}

/** Ids count from 1; a segment of dots, nothing, and what JavaScript writes for no value would lead to another path. */
function partOf(value: unknown, name: string, operation: string): string {
  const isPart =
    typeof value === "string"
      ? value !== "" && !/(?:^|[/\\])\.{1,2}(?:$|[/\\])|\p{Cs}/u.test(value)
      : Number.isSafeInteger(value) && Number(value) > 0;
  if (isPart) return encodeURIComponent(value as string | number);
  const shown = typeof value === "string" ? JSON.stringify(value) : String(value);
  throw new InputError(name, `The ${name} of ${operation} cannot be ${shown}.`);
}

/** A core that rejects records in the trash, which the service still shows to some callers. Lists by status find them as well. */
function withoutTrash(core: Core): Core {
  const fetch: Send = async (url, init, attempt) => {
    const response = await core.fetch(url, init, attempt);
    const body = await response.clone().text();
    if (response.ok && Reflect.get(parse(body) ?? {}, trashed.property) === trashed.status)
      throw new GoneError(response, { code: "gone", message: "The record is in the trash." });
    return response;
  };
  return { ...core, fetch };
}

/** The service answers 400 or 403 for some records that are missing or deleted; the code says what is meant. */
function errorAt(name: string, response: Response, body: unknown): ApiError {
  const { code = "", data }: Partial<ErrorBody> = isErrorBody(body) ? body : {};
  const status = meanings[code] ?? meanings[data?.details?.[name]?.code ?? ""];
  return toApiError(response, body, status);
}

/** For a call without a variable in its path: the service answers 400 for a name that is taken. */
export function errorByCode(response: Response, body: unknown): ApiError {
  return errorAt("", response, body);
}
