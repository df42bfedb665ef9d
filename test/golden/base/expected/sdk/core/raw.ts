// Copied from runtime/client/raw.ts. Do not edit: change that file and run `npm run generate`.

import { type Call, call } from "./call.js";
import type { Core } from "./core.js";
import { queryOf } from "./query.js";
import type { CallOptions, Operation } from "./request.js";
import { languageParameter } from "./spec.js";

/** What `request` takes besides method and path. */
export interface RequestOptions extends CallOptions {
  /** Parameters behind the path. */
  readonly query?: object | undefined;
  /** Sent as JSON. */
  readonly body?: object | undefined;
}

/**
 * Sends a request for which the client has no function, with its key, timeouts and errors. The path stands below the base
 * address. Reads are repeated like all others; writes only with an `idempotencyKey`, which says that the service knows it.
 */
export function request<T extends object>(
  core: Core,
  method: Operation["method"],
  path: string,
  { query, body = {}, ...options }: RequestOptions = {},
): Call<T> {
  const search = queryOf({ [languageParameter]: core.language, ...query });
  const [bare = ""] = path.split("?");
  const write = options.idempotencyKey === undefined ? "none" : "key";
  const operation: Operation = {
    name: `${method} ${bare}`,
    method,
    path: path.replace(/^\/?/, "/") + (bare === path ? search : search.replace("?", "&")),
    ...(method === "GET" ? {} : { idempotency: write }),
  };
  // The parameters stand in the path already.
  const isBare = method === "GET" || method === "DELETE";
  return call({ ...core, language: undefined }, operation, isBare ? {} : body, options);
}
