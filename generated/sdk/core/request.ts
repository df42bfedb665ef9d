// Copied from runtime/client/request.ts. Do not edit: change that file and run `npm run generate`.

import type { Core } from "./core.js";
import type { ApiError } from "./errors.js";
import { selecting } from "./select-fields.js";
import { languageParameter } from "./spec.js";

/** What one call may say besides its input. */
export interface CallOptions {
  /** Ends the call; it then fails with `AbortError`. */
  readonly signal?: AbortSignal | undefined;
  /** Instead of those of the client. */
  readonly timeout?: number | undefined;
  readonly retries?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The version to change: an ETag, or the answer it came with. Another one in the store gives `PreconditionError`. */
  readonly ifMatch?: string | { readonly headers: Headers } | undefined;
  /** Names the write, so that it happens once however often it is sent; made up where missing. */
  readonly idempotencyKey?: string | undefined;
}

/** One call of an operation: its input, and its options. */
export interface CallInput extends CallOptions {
  readonly input?: object | undefined;
}

/** The description of an operation, from the spec. */
export interface Operation {
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below the address of the API; `callAt` fills in the variable that it may have, in braces. */
  readonly path: string;
  /** Lists: the property of a page that holds the records. */
  readonly records?: string | undefined;
  /** Whether it may be sent again: with a `key` that names the request, or not at all; absent: as it is. */
  readonly idempotency?: "key" | "none";
  /** A success is a file, whose text is returned. */
  readonly isFile?: boolean | undefined;
  /** Reads of one record: the property that shows its status. */
  readonly status?: string | undefined;
  /** The error that an answer amounts to, where its status alone does not say it. */
  readonly toError?: ((response: Response, body: unknown) => ApiError) | undefined;
  /** Whether a success shows a record that was deleted: an error. */
  readonly isGone?: ((body: unknown) => boolean) | undefined;
}

/** A request that is ready to be sent, as often as needed. */
export interface Request {
  readonly operation: Operation;
  readonly url: string;
  readonly init: RequestInit & { readonly signal: AbortSignal };
}

/** Puts a request together. A repeated one has the same key, so that the service detects it. */
export async function requestOf(
  core: Core,
  operation: Operation,
  {
    input = {},
    signal,
    headers,
    ifMatch,
    // 128 random bits; `crypto.randomUUID` is missing in pages without https.
    idempotencyKey = crypto.getRandomValues(new Uint32Array(4)).join("-"),
  }: CallInput & { readonly signal: AbortSignal },
): Promise<Request> {
  const { method, path, idempotency } = operation;
  // POST, PUT and PATCH.
  const hasBody = method.startsWith("P");
  const body = hasBody ? ((await core.encode?.(input)) ?? JSON.stringify(input)) : null;
  const query = !hasBody && selecting(operation, input);
  return {
    operation,
    url: core.baseUrl + path + queryOf({ [languageParameter]: core.language, ...query }),
    init: {
      method,
      headers: {
        ...core.headers,
        ...(typeof body === "string" && { "content-type": "application/json" }),
        ...(idempotency === "key" && { "idempotency-key": idempotencyKey }),
        // An answer without a tag matches nothing: better no change than an unwanted one.
        ...(ifMatch !== undefined && {
          "if-match": typeof ifMatch === "string" ? ifMatch : (ifMatch.headers.get("etag") ?? '""'),
        }),
        ...headers,
      },
      body,
      signal,
    },
  };
}

/**
 * The query string of an input, with `?`, or nothing. Lists are sent as `name[]=1&name[]=2`; objects as JSON, and so are
 * lists without text, which would look alike, and times as ISO 8601. What is undefined or null is left out: a query has no
 * word for it.
 */
export function queryOf(input: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input) as [string, unknown][]) {
    const isList = Array.isArray(value) && String(value) !== "";
    for (const entry of isList ? value : [value]) {
      if (entry !== undefined && entry !== null) query.append(isList ? `${name}[]` : name, textOf(entry));
    }
  }
  const text = String(query);
  return text && `?${text}`;
}

/** Numbers and booleans as JSON writes them; a `Date` or an object of Temporal as the text that it is in JSON. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return (value as { toJSON?: () => string | null }).toJSON?.() ?? JSON.stringify(value);
}
