import type { Core, Send } from "./core.js";
import type { ContractChange, Logger } from "./hooks.js";
import { contract, contractPath, hashes } from "./spec.js";

/** The contract of a service, with the hash of each operation. */
export interface ServedContract {
  readonly version: string;
  readonly operations: Readonly<Record<string, string>>;
}

/** What the comparison of an operation needs. */
export interface ContractInput {
  /** Without hooks: they are for the calls alone. */
  readonly core: Core;
  /** What is known of the contract of the service; clients that are derived from each other share it. */
  readonly check: {
    /** Operations that were compared. */
    readonly compared: Set<string>;
    served?: Promise<ServedContract | undefined>;
  };
  /** Without it, changes are logged. */
  readonly emit: ((change: ContractChange) => void) | undefined;
  readonly logger: Logger | undefined;
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
        ({ compare }) => compare(attempt.operation, input, { contract, path: contractPath, hashes }),
        () => undefined,
      );
    }
    return response;
  };
}
