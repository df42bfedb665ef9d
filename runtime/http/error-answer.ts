import { STATUS_CODES } from "node:http";
import { fillMessage, HttpError } from "../core/http-error.js";
import type { ServiceDescriptor } from "../core/service-descriptor.js";

/** An error as it is sent. */
export interface ErrorAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * What the caller is told about an error, in the caller's language: the code and message of the catalogue. Errors that are
 * not meant for callers give 503 where the store was away, else 500, and nothing of their cause. As
 * `application/problem+json` for callers that ask for it.
 */
export function answerError(
  facts: ServiceDescriptor,
  error: unknown,
  language: string,
  accept: string | undefined,
): ErrorAnswer {
  const fault = toHttpError(error);
  const entry = facts.errors[fault.name] ?? facts.errors.rest_internal_error;
  if (entry === undefined) throw new Error(`The catalogue has no error ${fault.name}.`);
  const { code, status, text } = entry;
  const message = fillMessage(text[language] ?? text[facts.languages.default] ?? code, fault.values);
  const headers = status === 401 ? { ...fault.headers, ...challenge(facts) } : fault.headers;
  if (accept?.toLowerCase().includes("application/problem+json") === true) {
    const title = STATUS_CODES[status] ?? code;
    const problem = {
      type: "about:blank",
      title,
      status,
      detail: message,
      code,
      ...fault.data,
      ...fault.beside,
    };
    return { status, contentType: "application/problem+json; charset=UTF-8", body: problem, headers };
  }
  const body = { code, message, data: { status, ...fault.data }, ...fault.beside };
  return { status, contentType: "application/json; charset=UTF-8", body, headers };
}

/** How to say who calls, as every 401 has to tell. */
function challenge({ title }: ServiceDescriptor): Readonly<Record<string, string>> {
  const realm = JSON.stringify(title);
  return { "WWW-Authenticate": `Bearer realm=${realm}, Basic realm=${realm}, charset="UTF-8"` };
}

/** Whether an error is a fault of the service, to be logged with its cause. */
export function isServiceFault(facts: ServiceDescriptor, error: unknown): boolean {
  return (facts.errors[toHttpError(error).name]?.status ?? 500) >= 500;
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isStoreAway(error))
    return new HttpError("rest_store_unavailable", {}, { cause: error, headers: { "Retry-After": "2" } });
  if (isStoreFull(error)) return new HttpError("rest_store_full", {}, { cause: error });
  return new HttpError("rest_internal_error", {}, { cause: error });
}

/** Whether an error says that the store is away or full, and not that something is wrong with what it was given. */
export function isStoreFault(error: unknown): boolean {
  return isStoreAway(error) || isStoreFull(error);
}

function isStoreFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === outOfDiskSpace;
}

const outOfDiskSpace = 14_031;

const unavailableErrors = new Set([
  "MongoNetworkError",
  "MongoNetworkTimeoutError",
  "MongoServerSelectionError",
  "MongoTopologyClosedError",
  "MongoNotConnectedError",
  "MongoClientClosedError",
  "MongoPoolClearedError",
  "MongoWaitQueueTimeoutError",
]);

/** Codes of a server that stops, steps down, or gave up after the time limit. */
const unavailableCodes: ReadonlySet<unknown> = new Set([
  6, 7, 50, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436,
]);

/** The driver passes on what the system says of a connection that breaks just when it writes to it. */
const brokenConnections: ReadonlySet<unknown> = new Set(["EPIPE", "ECONNRESET", "ECONNREFUSED", "ETIMEDOUT"]);

function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isBroken = "code" in error && brokenConnections.has(error.code);
  return (
    isBroken ||
    isUnanswered(error) ||
    unavailableErrors.has(error.name) ||
    unavailableCodes.has(storeCode(error))
  );
}

/** The driver wraps what happens to the connection of a bulk write; only what the store says has a code. */
function isUnanswered(error: Error): boolean {
  return error.name === "MongoBulkWriteError" && storeCode(error) === undefined;
}

/** The number that a MongoDB server gave its error, if it was one. */
function storeCode(error: unknown): unknown {
  return error instanceof Error && error.name.startsWith("Mongo") && "code" in error ? error.code : undefined;
}
