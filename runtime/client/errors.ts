import { requestIdIn } from "./answer.js";
import type { ErrorCode } from "./spec.js";

/** Base class of everything that the client throws. `isClientError` narrows to the union of its classes, by `kind`. */
export abstract class ClientError extends Error {
  abstract readonly kind: ErrorKind;
  /** The request that failed; absent where none was made. */
  declare readonly request?: FailedRequest | undefined;
  /** What the service answered; absent where no answer came. */
  declare readonly status?: number;
  /** The code of the service for it. */
  declare readonly code?: ErrorCode | (string & Record<never, never>);

  /** `NotFoundError` for `not_found`: bundlers give the classes other names. */
  override get name(): string {
    return `${this.kind.replace(/^.|_./g, (start) => start.slice(-1).toUpperCase())}Error`;
  }

  /** What `JSON.stringify` writes: kind, message, request, and what the service answered. */
  toJSON(): object {
    return { ...(this as object), message: this.message, headers: undefined };
  }
}

/** A request in an error. */
export interface FailedRequest {
  readonly method: string;
  /** Address without its query, which may hold a password. */
  readonly url: string;
}

/** Any error of the client: `switch (error.kind)` narrows it. */
export type AnyClientError =
  | BadRequestError
  | UnauthorizedError
  | ForbiddenError
  | NotFoundError
  | ConflictError
  | GoneError
  | PreconditionError
  | RateLimitedError
  | ServerError
  | NetworkError
  | TimeoutError
  | AbortError
  | ContractError
  | InputError;

/** Errors that layers throw. They are handed in, so that loading a layer leaves the classes where bundlers put them. */
export interface LayerErrors {
  readonly AbortError: typeof AbortError;
  readonly TimeoutError: typeof TimeoutError;
}

/** Whether what was caught comes from the client. */
export function isClientError(error: unknown): error is AnyClientError {
  return error instanceof ClientError;
}

export type ErrorKind = AnyClientError["kind"];

/** Why one parameter was rejected. */
export interface ParameterFault {
  readonly code: string;
  readonly message: string;
}

/** What the service sends about an error. */
export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly data?: {
    readonly params?: readonly string[] | Readonly<Record<string, string>>;
    readonly details?: Readonly<Record<string, ParameterFault>>;
  };
}

/** An answer came back, but not the one that was asked for. */
abstract class AnswerError extends ClientError {
  declare readonly status: number;
  declare readonly code: ErrorCode | (string & Record<never, never>);
  declare readonly params: readonly string[] | Readonly<Record<string, string>> | undefined;
  declare readonly details: Readonly<Record<string, ParameterFault>> | undefined;
  /** Why each parameter was rejected, as sentences; the message has them, each on a line. */
  declare readonly reasons: readonly string[];
  declare readonly requestId: string | undefined;
  declare readonly headers: Headers;

  constructor(
    { status, headers }: Response,
    { code = `http_${status}`, message = `Status ${status}.`, data }: Partial<ErrorBody> = {},
  ) {
    const reasons = Object.values({ ...data?.details }).map((detail) => detail.message);
    super([message, ...reasons].join("\n"));
    // Parameters and details, as the service sends them.
    Object.assign(this, data, { status, headers, code, reasons, requestId: requestIdIn(headers) });
  }
}

/**
 * The service rejected the request. `code` is that of the catalogue, or `http_` and the status where something on the way
 * answered; `params` and `details` name the invalid parameters. Each status with a meaning has a class of its own.
 */
export abstract class ApiError extends AnswerError {}

/** 400, and all statuses below 500 without a class of their own: the request is invalid; `params` says what to correct. */
export class BadRequestError extends ApiError {
  override readonly kind = "bad_request";
}

/** 401: the key is missing or wrong. */
export class UnauthorizedError extends ApiError {
  override readonly kind = "unauthorized";
}

/** 403: the key does not allow it. */
export class ForbiddenError extends ApiError {
  override readonly kind = "forbidden";
}

/** There is no such record or page: 404, or 400 for an id or a slug that no record has. */
export class NotFoundError extends ApiError {
  override readonly kind = "not_found";
}

/** Another record or caller is in the way: 409, or 400 for a name that is taken. */
export class ConflictError extends ApiError {
  override readonly kind = "conflict";
}

/** The record was deleted: 410, 403 for one in the trash, or 200 for one that the caller may still read there. */
export class GoneError extends ApiError {
  override readonly kind = "gone";
}

/** 412: the record has changed since the version that `ifMatch` names. */
export class PreconditionError extends ApiError {
  override readonly kind = "precondition";
}

/** 429: too many requests; they were repeated as far as `retries` and `timeout` allow. */
export class RateLimitedError extends ApiError {
  override readonly kind = "rate_limited";
}

/** 500 and above: the service failed. */
export class ServerError extends ApiError {
  override readonly kind = "server";
}

/** No answer came back; `cause` is what `fetch` threw. */
export class NetworkError extends ClientError {
  override readonly kind = "network";
}

/** The time for the call, repetitions included, is over. */
export class TimeoutError extends ClientError {
  override readonly kind = "timeout";
}

/** The caller's signal ended the call; `cause` is its reason. */
export class AbortError extends ClientError {
  override readonly kind = "abort";
}

/** A success that is not what the contract says: no JSON, an error, or with `validate` wrong fields. */
export class ContractError extends AnswerError {
  override readonly kind = "contract";
}

/** A value that cannot be sent, such as `NaN` for an id; nothing was sent. `parameter` names it. */
export class InputError extends ClientError {
  override readonly kind = "input";
  declare readonly parameter: string;

  constructor(parameter: string, message: string) {
    super(message);
    Object.assign(this, { parameter });
  }
}

const classes: Readonly<Record<number, new (response: Response, body?: Partial<ErrorBody>) => ApiError>> = {
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  409: ConflictError,
  410: GoneError,
  412: PreconditionError,
  429: RateLimitedError,
};

/** The error that an answer amounts to; `body` is its JSON, if it has any, and `status` what it means by its code. */
export function toApiError(response: Response, body: unknown, status: number = response.status): ApiError {
  const ErrorClass = classes[status] ?? (status < 500 ? BadRequestError : ServerError);
  return new ErrorClass(response, isErrorBody(body) ? body : undefined);
}

/** Whether JSON has the shape of an error of the service. */
export function isErrorBody(body: unknown): body is ErrorBody {
  const error = body as Partial<ErrorBody> | null | undefined;
  return typeof error?.code === "string" && typeof error.message === "string";
}
