import { STATUS_CODES } from "node:http";
import { fillMessage, HttpError } from "../core/http-error.js";
import type { ServiceDescriptor } from "../core/service-descriptor.js";
import { isStoreFull, isStoreUnavailable } from "../storage/store-errors.js";
import { problemOf, type RejectedRequest } from "./problem.js";

/** An error as it is sent. */
export interface ErrorAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;
}

/** The language of a caller, the media types of the `Accept` header, and the request that is answered. */
export interface ErrorPreferences extends RejectedRequest {
  readonly language: string;
  readonly accept: string | undefined;
}

/**
 * The response for an error, in the caller's language: the code and message of the catalogue. Errors that are not meant
 * for callers give 503 where the store was away, else 500, and nothing of their cause. As `application/problem+json` in
 * services whose errors are problems, and for callers that ask for it.
 */
export function answerError(
  facts: ServiceDescriptor,
  error: unknown,
  { language, accept, ...request }: ErrorPreferences,
): ErrorAnswer {
  const known = toHttpError(error);
  const entry = facts.errors[known.name] ?? facts.errors.rest_internal_error;
  if (entry === undefined) throw new Error(`The catalogue has no error ${known.name}.`);
  const { code, status, text } = entry;
  const message = fillMessage(text[language] ?? text[facts.languages.default] ?? code, known.values);
  const headers = status === 401 ? { ...known.headers, ...challenge(facts) } : known.headers;
  if (facts.wire.errors === "problem") {
    const data = { ...known.data, ...known.beside };
    const body = problemOf({ status, code, message, data, paths: known.paths }, request);
    return { status, contentType: "application/problem+json", body, headers };
  }
  if (accept?.toLowerCase().includes("application/problem+json") === true) {
    const title = STATUS_CODES[status] ?? code;
    const problem = {
      type: "about:blank",
      title,
      status,
      detail: message,
      code,
      ...known.data,
      ...known.beside,
    };
    return { status, contentType: "application/problem+json; charset=UTF-8", body: problem, headers };
  }
  const body = { code, message, data: { status, ...known.data }, ...known.beside };
  return { status, contentType: "application/json; charset=UTF-8", body, headers };
}

/** The authentication schemes that every 401 has to name. */
function challenge({ title }: ServiceDescriptor): Readonly<Record<string, string>> {
  const realm = JSON.stringify(title);
  return { "WWW-Authenticate": `Bearer realm=${realm}, Basic realm=${realm}, charset="UTF-8"` };
}

/** Whether an error is one of the service, to be logged with its cause. */
export function isServiceError(facts: ServiceDescriptor, error: unknown): boolean {
  return (facts.errors[toHttpError(error).name]?.status ?? 500) >= 500;
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isStoreUnavailable(error))
    return new HttpError("rest_store_unavailable", {}, { cause: error, headers: { "Retry-After": "2" } });
  if (isStoreFull(error)) return new HttpError("rest_store_full", {}, { cause: error });
  return new HttpError("rest_internal_error", {}, { cause: error });
}
