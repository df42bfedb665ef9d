import type { CallOptions } from "./call.js";
import type { Core } from "./core.js";
import type { ApiError } from "./errors.js";
import { queryOf } from "./query.js";
import { languageParameter } from "./spec.js";

/** Facts of an operation, from the spec. */
export interface Operation {
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below the address of the API; `callAt` fills in the variable that it may have, in braces. */
  readonly path: string;
  /** Whether it may be sent again: with a `key` that names the request, or not at all; absent: as it is. */
  readonly idempotency?: "key" | "none";
  /** The error that an answer amounts to, where its status alone does not say it. */
  readonly toError?: ((response: Response, body: unknown) => ApiError) | undefined;
}

/** A request that is ready to be sent, as often as needed. */
export interface Request {
  readonly operation: Operation;
  readonly url: string;
  readonly init: RequestInit;
}

/** Puts a request together. A repeated one has the same key, so that the service can tell. */
export async function requestOf(
  core: Core,
  operation: Operation,
  input: object,
  {
    headers,
    ifMatch,
    // 128 random bits; `crypto.randomUUID` is missing in pages without https.
    idempotencyKey = crypto.getRandomValues(new Uint32Array(4)).join("-"),
  }: CallOptions,
): Promise<Request> {
  const { method, path, idempotency } = operation;
  // POST, PUT and PATCH.
  const hasBody = method.startsWith("P");
  const body = hasBody ? ((await core.encode?.(input)) ?? JSON.stringify(input)) : null;
  return {
    operation,
    url: core.baseUrl + path + queryOf({ [languageParameter]: core.language, ...(hasBody ? {} : input) }),
    init: {
      method,
      headers: {
        ...core.headers,
        ...(typeof body === "string" && { "content-type": "application/json" }),
        ...(idempotency === "key" && { "idempotency-key": idempotencyKey }),
        ...(ifMatch !== undefined && { "if-match": tagOf(ifMatch) }),
        ...headers,
      },
      body,
    },
  };
}

/** An answer without a tag matches nothing: better no change than one that nobody asked for. */
function tagOf(version: string | { readonly headers: Headers }): string {
  return typeof version === "string" ? version : (version.headers.get("etag") ?? '""');
}
