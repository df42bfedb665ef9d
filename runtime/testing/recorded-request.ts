import type { FakeRequest } from "./fake-types.js";

/** A recorded request; its status follows with the answer. */
export interface RecordedRequest extends FakeRequest {
  status: number | undefined;
}

/** Copies a request, so that later changes to it do not show. */
export function recordRequest(request: Request, body: Buffer): RecordedRequest {
  const { pathname, searchParams } = new URL(request.url);
  return {
    method: request.method,
    url: request.url,
    path: pathname,
    query: searchParams,
    headers: new Headers(request.headers),
    body: readBody(request.headers.get("content-type") ?? "", body),
    status: undefined,
  };
}

function readBody(contentType: string, body: Buffer): unknown {
  if (body.length === 0) return undefined;
  const text = body.toString("utf8");
  if (!/[/+]json\b/i.test(contentType)) return text;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}
