// Copied from runtime/client/answer.ts. Do not edit: change that file and run `npm run generate`.

import type { Answer } from "./core.js";

/** The answer that a response with that JSON, or with the text of a file, is. */
export function toAnswer({ status, headers }: Response, data: object): Answer<unknown> {
  const totals: { readonly total?: number; readonly total_pages?: number } = data;
  return {
    data,
    status,
    headers,
    requestId: requestIdIn(headers),
    total: totals.total,
    totalPages: totals.total_pages,
  };
}

/** Names the request in the log of the service. */
export function requestIdIn(headers: Headers): string | undefined {
  return headers.get("x-request-id") ?? undefined;
}
