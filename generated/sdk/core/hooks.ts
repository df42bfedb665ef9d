// Copied from runtime/client/hooks.ts. Do not edit: change that file and run `npm run generate`.

import type { ContractChange } from "./contract.js";

/** Told about what happens, for logs and measures. What a hook throws ends the call. */
export interface Hooks {
  /** A request is about to be sent. */
  readonly onRequest?: ((request: RequestNotice) => void) | undefined;
  /** An answer has come, good or bad. */
  readonly onResponse?: ((response: ResponseNotice) => void) | undefined;
  /** The request failed and will be sent again. */
  readonly onRetry?: ((retry: RetryNotice) => void) | undefined;
  /** The service answers an operation otherwise than the client was made for; told once for each. */
  readonly onContractChange?: ((change: ContractChange) => void) | undefined;
}

export interface RequestNotice {
  /** Name of the operation in the API document. */
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  /** Counts from 1. */
  readonly attempt: number;
}

export interface ResponseNotice extends RequestNotice {
  readonly status: number;
  readonly headers: Headers;
}

export interface RetryNotice extends RequestNotice {
  readonly error: unknown;
  /** Milliseconds until then. */
  readonly delay: number;
}
