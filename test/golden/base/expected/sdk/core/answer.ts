// Copied from runtime/client/answer.ts. Do not edit: change that file and run `npm run generate`.

/** An answer with what came around it. */
export interface Answer<T> {
  readonly data: T;
  readonly status: number;
  readonly headers: Headers;
  /** Names the request in the log of the service. */
  readonly requestId: string | undefined;
  /** Lists: how many records and pages there are in all. */
  readonly total: number | undefined;
  readonly totalPages: number | undefined;
}

/** The answer that a response with that JSON, or with the text of a file, is. */
export function toAnswer({ status, headers }: Response, data: object): Answer<unknown> {
  const totals: Totals = data;
  return {
    data,
    status,
    headers,
    requestId: requestIdIn(headers),
    total: totals.total,
    totalPages: totals.total_pages,
  };
}

interface Totals {
  readonly total?: number;
  readonly total_pages?: number;
}

/** Names the request in the log of the service. */
export function requestIdIn(headers: Headers): string | undefined {
  return headers.get("x-request-id") ?? undefined;
}
