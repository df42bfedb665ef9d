// Copied from runtime/client/key.ts. Do not edit: change that file and run `npm run generate`.

import { keyVariable } from "./spec.js";

/** A key, or a function that gets it for each attempt, such as from a store of secrets; undefined sends none. */
export type KeySource = string | (() => string | undefined | Promise<string | undefined>);

/** The key of the environment, where the platform has one; pages and most workers have none. */
export function keyOfEnvironment(): string | undefined {
  const { process } = globalThis as { readonly process?: { readonly env?: Record<string, string> } };
  const key = process?.env?.[keyVariable];
  return key === "" ? undefined : key;
}
