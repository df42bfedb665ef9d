// Copied from runtime/client/index.ts. Do not edit: change that file and run `npm run generate`.

export { createCache } from "./cache.js";
export type { Answer, Call, CallOptions } from "./call.js";
export type { ClientOptions } from "./client-options.js";
export type { ContractChange } from "./contract.js";
export type { Core, CoreOptions, Fetch } from "./core.js";
export type { LocalDateTime, UtcDateTime } from "./dates.js";
export type { ErrorKind, ParameterFault } from "./errors.js";
export {
  AbortError,
  ApiError,
  BadRequestError,
  ClientError,
  ConflictError,
  ContractError,
  ForbiddenError,
  GoneError,
  NetworkError,
  NotFoundError,
  PreconditionError,
  RateLimitedError,
  ServerError,
  TimeoutError,
  UnauthorizedError,
} from "./errors.js";
export type { Hooks, RequestNotice, ResponseNotice, RetryNotice } from "./hooks.js";
export type { Walk, WalkOptions } from "./pages.js";
export type { ErrorCode } from "./spec.js";
