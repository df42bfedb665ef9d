/**
 * Operations in the contract that the client was made for, each with the first digits of its hash; the generator replaces
 * this file, too. It is apart from `spec.ts`, as pages load it only when a service has another contract.
 */
export const hashes = "";
