// Copied from runtime/client/client-options.ts. Do not edit: change that file and run `npm run generate`.

import { type OperationHashes, watchContract } from "./contract.js";
import type { CoreOptions, Validator } from "./core.js";

/** What `createClient` takes; only the address is needed. */
export interface ClientOptions extends CoreOptions {
  /** Compare every answer with the contract, and fail with `ContractError` where it differs. */
  readonly validate?: boolean | undefined;
}

/** What the spec adds to a client. */
export interface ClientFacts {
  readonly hashes: OperationHashes;
  readonly loadValidator: () => Promise<Validator>;
}

/** The options of the core: the contract is watched, and the shapes are loaded with the first answer to validate. */
export function clientOptions(
  { validate, ...options }: ClientOptions,
  { hashes, loadValidator }: ClientFacts,
): CoreOptions {
  let loaded: Promise<Validator> | undefined;
  const validator: Validator = async (operation, answer) => {
    loaded ??= loadValidator();
    return (await loaded)(operation, answer);
  };
  return {
    watch: watchContract(hashes, options.hooks?.onContractChange),
    ...(validate === true ? { validator } : {}),
    ...options,
  };
}
