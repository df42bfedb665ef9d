// Copied from runtime/client/client-layers.ts. Do not edit: change that file and run `npm run generate`.

import { type ContractChange, type OperationHashes, withContract } from "./contract.js";
import { type Core, type CoreOptions, createCore, type Send } from "./core.js";
import { type Hooks, withHooks } from "./hooks.js";
import { type Validator, withValidation } from "./validation.js";

/** What `createClient` takes; only the address is needed. */
export interface ClientOptions extends CoreOptions {
  /** Told about requests, answers, repetitions, and changes of the contract. */
  readonly hooks?: ClientHooks | undefined;
  /** Compare every answer with the contract, and fail with `ContractError` where it differs. */
  readonly validate?: boolean | undefined;
}

export interface ClientHooks extends Hooks {
  /** The service answers an operation otherwise than the client was made for; told once for each. */
  readonly onContractChange?: ((change: ContractChange) => void) | undefined;
}

/** What the spec adds to a client. */
export interface ClientFacts {
  readonly hashes: OperationHashes;
  readonly loadValidator: () => Promise<Validator>;
}

/**
 * A core with the layers that the options ask for around its `fetch`: hooks hear of every answer, also of those that are
 * found wrong. The shapes are loaded with the first answer to validate.
 */
export function createClientCore(options: ClientOptions, { hashes, loadValidator }: ClientFacts): Core {
  const { hooks = {}, validate = false } = options;
  const core = createCore(options);
  const told: Send = withContract(withHooks(core.fetch, hooks), core, hashes, hooks.onContractChange);
  return { ...core, fetch: validate ? withValidation(told, loadValidator) : told };
}
