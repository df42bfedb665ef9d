// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { OperationHashes } from "./core/contract.js";
import type { Validator } from "./core/validation.js";
/** Loads what compares answers with the contract; a client that does not validate never does. */
export async function loadValidator(): Promise<Validator> {
  const [{ createValidator }, { answers, shapes }] = await Promise.all([
    import("./core/shapes.js"),
    import("./shapes.js"),
  ]);
  return createValidator(shapes, answers);
}

/** Loads the hashes of the operations; only a client of a service with another contract does. */
export async function loadHashes(): Promise<OperationHashes> {
  const { hashes } = await import("./shapes.js");
  return hashes;
}
