import type { ServiceDescriptor } from "../core/service-descriptor.js";

/** What the service says about its contract, for clients that were built with an earlier one. */
export interface ShownContract {
  readonly version: string;
  readonly hash: string;
  /** By name; an operation whose hash a client does not have has changed for it. */
  readonly operations: Readonly<Record<string, string>>;
}

/** The answer of the route `contract`. */
export function showContract({ version, contract }: ServiceDescriptor): ShownContract {
  return { version, ...contract };
}

/** The header of every answer: `X-Contract: 1.0.0;0123456789ab`. Another hash than before is worth a look. */
export function contractHeader({ version, contract }: ServiceDescriptor): Readonly<Record<string, string>> {
  return { "X-Contract": `${version};${contract.hash}` };
}
