import { type Call, call } from "./call.js";
import type { Core } from "./core.js";
import { type CallOptions, type Operation, queryOf } from "./request.js";
import { languageParameter } from "./spec.js";

/** What `request` takes besides method and path. */
export interface RequestOptions extends CallOptions {
  /** Parameters behind the path. */
  readonly query?: object | undefined;
  /** Sent as JSON. */
  readonly body?: object | undefined;
}

/**
 * Creates a function that sends requests to paths below the base address, for which the client has no function, with its key, timeouts and errors. Reads are
 * repeated like all others; writes only with an `idempotencyKey`, which says that the service knows it.
 */
export function createRequest(core: Core) {
  return <T extends object>(
    method: Operation["method"],
    path: string,
    { query, body = {}, ...options }: RequestOptions = {},
  ): Call<T> => {
    const search = queryOf({ [languageParameter]: core.language, ...query });
    const [bare = ""] = path.split("?");
    const write = options.idempotencyKey === undefined ? "none" : "key";
    const operation: Operation = {
      name: `${method} ${bare}`,
      method,
      path: path.replace(/^\/?/, "/") + (bare === path ? search : search.replace("?", "&")),
      ...(method === "GET" ? {} : { idempotency: write }),
    };
    // The path contains the parameters already.
    const isBare = method === "GET" || method === "DELETE";
    return call({ ...core, language: undefined }, operation, { ...options, input: isBare ? {} : body });
  };
}
