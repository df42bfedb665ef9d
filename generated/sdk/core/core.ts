// Copied from runtime/client/core.ts. Do not edit: change that file and run `npm run generate`.

import type { ContractWatch } from "./contract.js";
import type { Hooks } from "./hooks.js";
import { type Language, mount } from "./spec.js";

/** The `fetch` of the platform, or one that behaves like it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The faults of an answer as sentences without a full stop; none where it is right. */
export type Validator = (
  operation: string,
  answer: unknown,
) => readonly string[] | Promise<readonly string[]>;

/** How calls are made; only the address is needed. */
export interface CoreOptions {
  /** Address of the service; the path of the API is added where the address has none. */
  readonly baseUrl: string;
  /** Key of the caller, sent as bearer token. */
  readonly key?: string | undefined;
  /** Language of the content for calls that name none. */
  readonly language?: Language | undefined;
  /** Instead of the platform's. */
  readonly fetch?: Fetch | undefined;
  /** Milliseconds for a call with all its repetitions; 60,000 where missing. */
  readonly timeout?: number | undefined;
  /** How often a call is repeated at most; 2 where missing. */
  readonly retries?: number | undefined;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly hooks?: Hooks | undefined;
  /** Keeps answers for conditional requests; made by `createCache`. */
  readonly cache?: ((fetch: Fetch) => Fetch) | undefined;
  /** Tells what is wrong with the answer of an operation. */
  readonly validator?: Validator | undefined;
  /** Tells of operations that the service answers otherwise by now; made by `watchContract`. */
  readonly watch?: ContractWatch | undefined;
}

/** What every call takes first: the options, ready for use. */
export interface Core extends CoreOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: Fetch;
}

/** Gets ready to call a service. Nothing is sent yet; throws TypeError for an address that is none. */
export function createCore(options: CoreOptions): Core {
  const { key, cache, fetch = (url: string, init: RequestInit) => globalThis.fetch(url, init) } = options;
  const { origin, pathname } = new URL(options.baseUrl);
  return {
    ...options,
    baseUrl: origin + (pathname === "/" ? mount : pathname.replace(/\/$/, "")),
    headers: {
      accept: "application/json",
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...options.headers,
    },
    fetch: cache?.(fetch) ?? fetch,
  };
}
