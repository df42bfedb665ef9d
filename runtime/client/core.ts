import { type Language, mount } from "./spec.js";

/** The `fetch` of the platform, or one that behaves like it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A `fetch` that also gets the attempt it sends: the layers of a client wrap it around the one of the platform. */
export type Send = (url: string, init: RequestInit, attempt: Attempt) => Promise<Response>;

/** One sending of a call. */
export interface Attempt {
  /** Name of the operation in the API document. */
  readonly operation: string;
  /** Counts from 1. */
  readonly number: number;
  /** Why the attempt before was not the last, and the milliseconds since. */
  readonly error?: unknown;
  readonly delay?: number;
}

/** An answer with what came around it. */
export interface Answer<T> {
  readonly data: T;
  readonly status: number;
  readonly headers: Headers;
  /** Names the request in the log of the service. */
  readonly requestId: string | undefined;
  /** Lists: how many records and pages there are in all, where the service counts them. */
  readonly total: number | undefined;
  readonly totalPages: number | undefined;
}

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
  /** Ends every call. */
  readonly signal?: AbortSignal | undefined;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Caches answers for conditional requests; made by `createCache`. */
  readonly cache?: ((fetch: Fetch) => Fetch) | undefined;
  /** Writes the bodies of inputs that hold files, as `encodeFiles` does; `createClient` brings it along. */
  readonly encode?: ((input: object) => Promise<FormData> | undefined) | undefined;
  /** For tests. */
  readonly clock?: Clock | undefined;
}

/** What every call takes first: the options, ready for use. */
export interface Core {
  readonly baseUrl: string;
  /** Sent with every request; the token of the latest write among them. */
  readonly headers: Record<string, string>;
  readonly language?: Language | undefined;
  readonly fetch: Send;
  readonly encode?: CoreOptions["encode"];
  readonly timeout: number;
  readonly retries: number;
  readonly signal: AbortSignal | undefined;
  readonly clock: Clock;
}

/** Names the moment of a write. Reads that bring it, to any machine of the service, show all writes up to then. */
export const tokenHeader = "x-consistency-token";

/** Gets ready to call a service. Nothing is sent yet; throws TypeError for an address that is none. */
export function createCore(options: CoreOptions): Core {
  const {
    key,
    // Looked up at each request: pages and tests may replace it, and browsers want it called on its object.
    fetch = (url: string, init: RequestInit) => globalThis.fetch(url, init),
    cache,
    signal,
    timeout = 60_000,
    retries = 2,
    clock = systemClock,
    ...rest
  } = options;
  const { origin, pathname } = new URL(options.baseUrl);
  return {
    ...rest,
    baseUrl: origin + (pathname.replace(/\/$/, "") || mount),
    headers: {
      accept: "application/json",
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...options.headers,
    },
    fetch: cache?.(fetch) ?? fetch,
    timeout,
    retries,
    signal,
    clock,
  };
}

/** Time and chance, so that tests can set both. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** At least 0 and less than 1. */
  random(): number;
  /** Resolves after so many milliseconds, or when the signal says so. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** The time of the machine. */
const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        resolve();
      };
      // Timers take 31 bits; longer ones would fire at once.
      const timer = setTimeout(end, Math.min(milliseconds, 2 ** 31 - 1));
      signal.addEventListener("abort", end);
      if (signal.aborted) end();
    }),
};
