import type { Core, Send } from "./core.js";
import type { Logger } from "./hooks.js";
import { contract, contractPath } from "./spec.js";

/** An operation that the service answers otherwise than the client was made for. */
export interface ContractChange {
  readonly operation: string;
  /** Versions of the contract that client and service have. */
  readonly client: string;
  readonly service: string;
}

/** The contract of a service, with the hash of each operation. */
export interface ServedContract {
  readonly version: string;
  readonly operations: Readonly<Record<string, string>>;
}

/** What is known of the contract of a service; clients that are derived from each other share it. */
export interface ContractCheck {
  /** Operations that were compared. */
  readonly compared: Set<string>;
  served?: Promise<ServedContract | undefined>;
}

/** What the comparison of an operation needs. */
export interface ContractInput {
  /** Without hooks: they are for the calls alone. */
  readonly core: Core;
  readonly check: ContractCheck;
  /** Without it, changes are logged. */
  readonly emit: ((change: ContractChange) => void) | undefined;
  readonly logger: Pick<Logger, "warn"> | undefined;
}

/**
 * A `fetch` that notices a service with another contract than the client's. It is asked once which operations differ, and
 * each of them that is called is reported once. No answer waits for it, nor for what compares to be loaded.
 */
export function withContract(fetch: Send, input: ContractInput): Send {
  const { compared } = input.check;
  return async (url, init, attempt) => {
    const response = await fetch(url, init, attempt);
    const seen = response.headers.get("x-contract");
    if (seen !== null && seen !== contract && !compared.has(attempt.operation)) {
      compared.add(attempt.operation);
      void import("./contract-check.js").then(
        ({ compare }) => compare(attempt.operation, input, { contract, path: contractPath }),
        () => undefined,
      );
    }
    return response;
  };
}
