import type { Route } from "../../generator/model/model.js";
import { methodName } from "../../generator/print/sdk-names.js";
import type { Listening } from "./grounds.js";

/** A call of the client that is generated from a spec. */
export interface ClientCall {
  readonly route: Route;
  /** Id or slug of the record, where the path names one. */
  readonly at?: number | string;
  /** The query, or the body of a write. */
  readonly input?: object;
  readonly key?: string | undefined;
  readonly idempotencyKey?: string;
}

/** What came of a call: the data, or the code of the error that the client threw. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
  /** Of the answer; absent for errors. */
  readonly headers?: Headers;
  /** The first day on which what was called may be gone, as ISO text. */
  readonly sunset?: string;
}

export type Call = (call: ClientCall) => Promise<Reply>;

/** What the package of a spec exports, as far as it is the same for every spec. */
export interface ClientModule {
  createClient(options: object): Client;
  readonly createQueries: (client: Client) => unknown;
  readonly validate: unknown;
}

/** The calls of a client by resource and name. */
export type Client = Readonly<Record<string, Readonly<Record<string, Method>>>>;

type Method = (...input: unknown[]) => { withResponse(): Promise<Answered> };

interface Answered {
  readonly status: number;
  readonly data: unknown;
  readonly headers: Headers;
}

/** Calls a service that listens as code does that was written for the client of a spec. */
export function callThrough(module: ClientModule, { fetch }: Pick<Listening, "fetch">): Call {
  return async ({ route, at, input = {}, key, idempotencyKey }) => {
    const client = module.createClient({
      baseUrl: origin,
      key,
      retries: 0,
      fetch: (url: string, init: RequestInit) => fetch(url.slice(origin.length), init),
    });
    const path = at === undefined ? [] : [at];
    const method = client[route.resource.valuePlural]?.[methodName(route)];
    if (method === undefined) throw new Error(`The client has no call for ${route.operationName}.`);
    try {
      const { status, data, headers } = await method(...path, input, { idempotencyKey }).withResponse();
      return { status, body: data, headers, ...promiseIn(headers) };
    } catch (error) {
      if (!isStatusError(error)) throw error;
      return { status: error.status, body: { code: error.code } };
    }
  };
}

const origin = "http://service.test";

/** The day until which such a call works, if the answer says so. */
export function promiseIn(headers: Headers): { readonly sunset?: string } {
  const sunset = headers.get("sunset");
  return sunset === null ? {} : { sunset: new Date(sunset).toISOString() };
}

function isStatusError(error: unknown): error is Error & { readonly status: number; readonly code: string } {
  return error instanceof Error && "status" in error && "code" in error;
}
