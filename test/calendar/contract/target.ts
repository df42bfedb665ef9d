import type { RequestOptions, TestAnswer } from "../support/service.js";

/** A service that keeps the contract: the real one, or the fake. */
export interface ContractTarget {
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /** Key of an administrator. */
  readonly key: string;
  /** Key of an author with the id 7. */
  readonly authorKey: string;
}

/** The instant at which both services are tested. */
export const contractTime = Date.UTC(2030, 0, 1, 12);

export const administratorKey = "a-key-for-the-contract";

/** Sends requests to a target and reads the answers as JSON. */
export interface Caller {
  /** Key of an administrator. */
  readonly key: string;
  /** Sends a request below the base URL as an administrator. */
  readonly request: Send;
  /** As without a key, unless the headers have one. */
  readonly asReader: Send;
  readonly asAuthor: Send;
  /** The answer as it came. `path` may be a whole URL. */
  readonly raw: (path: string, init?: RequestInit) => Promise<Response>;
}

type Send = (method: string, path: string, options?: RequestOptions) => Promise<TestAnswer>;

/** A caller of the target, which may start later. */
export function createCaller(target: ContractTarget): Caller {
  const raw = (path: string, init?: RequestInit): Promise<Response> =>
    target.fetch(new URL(path.startsWith("http") ? path : target.baseUrl + path), init);
  const requestAs = async (
    key: string | undefined,
    method: string,
    path: string,
    { body, text, headers = {}, base }: RequestOptions = {},
  ): Promise<TestAnswer> => {
    const content = body === undefined ? text : JSON.stringify(body);
    const address = base === undefined ? path : new URL(target.baseUrl).origin + base + path;
    const response = await raw(address, {
      method,
      headers: {
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
        ...headers,
      },
      ...(content === undefined ? {} : { body: content }),
    });
    const answer = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      // What the service sends with these requests is JSON, whose shape the tests are about.
      body: (answer === "" ? null : JSON.parse(answer)) as TestAnswer["body"],
    };
  };
  return {
    key: target.key,
    request: (...call) => requestAs(target.key, ...call),
    asReader: (...call) => requestAs(undefined, ...call),
    asAuthor: (...call) => requestAs(target.authorKey, ...call),
    raw,
  };
}
