// Copied from runtime/client/index.ts. Do not edit: change that file and run `npm run generate`.

export { createCache } from "./cache.js";
export type { Call } from "./call.js";
export type { ClientOptions } from "./client-layers.js";
export type { Answer, Clock, Core, CoreOptions, Fetch } from "./core.js";
export type { LocalDateTime, TemporalObject, TimeObject, UtcDateTime } from "./dates.js";
export type { AnyClientError, ErrorKind, FailedRequest, ParameterFault } from "./errors.js";
export {
  AbortError,
  ApiError,
  BadRequestError,
  ClientError,
  ConflictError,
  ContractError,
  ForbiddenError,
  GoneError,
  InputError,
  isClientError,
  NetworkError,
  NotFoundError,
  PreconditionError,
  RateLimitedError,
  ServerError,
  TimeoutError,
  UnauthorizedError,
} from "./errors.js";
export type { FieldOf, Fields, Selected, SelectedList } from "./fields.js";
export type { FileInput, ImageInput, OneOrMany, RecordReference } from "./given-files.js";
export type { ContractChange, Hooks, RequestNotice, ResponseNotice, RetryNotice } from "./hooks.js";
export type { Walk, WalkOptions } from "./pages.js";
export type { CallOptions } from "./request.js";
export type { ErrorCode } from "./spec.js";
export type { ArrayOptions, ClientWalk } from "./to-array.js";
