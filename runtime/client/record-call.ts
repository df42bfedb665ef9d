import { type Call, call } from "./call.js";
import type { Core } from "./core.js";
import {
  type ApiError,
  type ErrorBody,
  GoneError,
  InputError,
  isErrorBody,
  NotFoundError,
  toApiError,
} from "./errors.js";
import type { CallInput, Operation } from "./request.js";
import { meanings, noRouteCode, trashStatus } from "./spec.js";

type PathValues = string | number | Readonly<Record<string, string | number>>;

/**
 * Calls an operation on what the variable of its path names. The call fails with an `InputError`, and nothing is sent, where
 * the value cannot be a part of a path.
 */
export function callAt<T>(
  core: Core,
  operation: Operation,
  /** The value of the variable in its path, or those of several by name. */
  given: CallInput & { readonly at: PathValues },
): Call<T> {
  const [, name = ""] = /{(\w+)}/.exec(operation.path) ?? [];
  const resolved: Operation = {
    ...operation,
    toError: (response, body) => errorAt(name, response, body),
    // The service still shows records in the trash to some callers. Lists by status find them as well.
    isGone: (body) =>
      operation.status !== undefined &&
      (Object(body) as Readonly<Record<string, unknown>>)[operation.status] === trashStatus,
  };
  return call(core, operationAt(resolved, given.at), given);
}

/** The operation with values in its path. */
export function operationAt<One extends Operation>(operation: One, at: PathValues): One {
  return {
    ...operation,
    // Read where the request is put together, so that a value that is none fails the call.
    get path() {
      const values = Object(at) as Readonly<Record<string, unknown>>;
      return operation.path.replace(/{(\w+)}/g, (_, own: string) =>
        partOf(Object.hasOwn(values, own) ? values[own] : at, own, operation.name),
      );
    },
  };
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

/** The service answers 400 or 403 for some records that are missing or deleted; the code says what is meant. */
function errorAt(name: string, response: Response, body: unknown): ApiError {
  if (response.ok) return new GoneError(response, { code: "gone", message: "The record is in the trash." });
  const { code = "", data }: Partial<ErrorBody> = isErrorBody(body) ? body : {};
  return toApiError(response, body, meanings[code] ?? meanings[data?.details?.[name]?.code ?? ""]);
}

/** For a call without a variable in its path: the service answers 400 for a name that is taken. */
export function errorByCode(response: Response, body: unknown): ApiError {
  return errorAt("", response, body);
}
