// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { OperationHashes } from "./core/contract.js";
import type { Validator } from "./core/validation.js";
/** Loads the hashes of the operations, once the service has another contract. */
export async function loadHashes(): Promise<OperationHashes> {
  return (await import("./hashes.js")).hashes;
}

/** Loads what compares answers with the contract; a client that does not validate never does. */
export async function loadValidator(): Promise<Validator> {
  const [{ createValidator }, { answers, shapes }] = await Promise.all([
    import("./core/shapes.js"),
    import("./shapes.js"),
  ]);
  return createValidator(shapes, answers);
}
