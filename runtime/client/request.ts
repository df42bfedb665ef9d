import type { CallOptions } from "./call.js";
import type { Core } from "./core.js";
import { queryOf } from "./query.js";
import { languageParameter } from "./spec.js";

/** Facts of an operation, from the spec. */
export interface Operation {
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below the address of the API, with variables in braces. */
  readonly path: string;
  /** Whether it may be sent again: `natural` as it is, `key` with a key that names the request, `none` never. */
  readonly idempotency: "natural" | "key" | "none";
}

/** What stands in the path, in its order. */
export type Path = readonly (string | number)[];

/** A request that is ready to be sent, as often as needed. */
export interface Request {
  readonly operation: Operation;
  readonly url: string;
  readonly init: RequestInit;
}

/** Puts a request together. A repeated one has the same key, so that the service can tell. */
export function requestOf(
  core: Core,
  operation: Operation,
  path: Path,
  input: object,
  { headers, ifMatch, idempotencyKey }: CallOptions,
): Request {
  const { method, idempotency } = operation;
  const isRead = method === "GET" || method === "DELETE";
  const language = { [languageParameter]: core.language };
  const values = path.values();
  const pathname = operation.path.replace(/{\w+}/g, () => encodeURIComponent(values.next().value ?? ""));
  return {
    operation,
    url: core.baseUrl + pathname + queryOf(isRead ? { ...language, ...input } : language),
    init: {
      method,
      headers: {
        ...core.headers,
        ...(!isRead && { "content-type": "application/json" }),
        ...(idempotency === "key" && { "idempotency-key": idempotencyKey ?? randomKey() }),
        ...(ifMatch !== undefined && { "if-match": tagOf(ifMatch) }),
        ...headers,
      },
      ...(!isRead && { body: JSON.stringify(input) }),
    },
  };
}

/** An answer without a tag matches nothing: better no change than one that nobody asked for. */
function tagOf(version: string | { readonly headers: Headers }): string {
  return typeof version === "string" ? version : (version.headers.get("etag") ?? '""');
}

/** `crypto.randomUUID` is missing in pages without https. */
function randomKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}
