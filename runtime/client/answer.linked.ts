import { pageParts } from "./spec.js";

/** An answer with what came around it. */
export interface Answer<T> {
  readonly data: T;
  readonly status: number;
  readonly headers: Headers;
  /** Names the request in the log of the service. */
  readonly requestId: string | undefined;
  /** Lists: how many records and pages there are in all, where the service counts them. */
  readonly total: number | undefined;
  readonly totalPages: number | undefined;
}

/** The answer that a response with that JSON, or with the text of a file, is. */
export function toAnswer({ status, headers }: Response, data: object | string): Answer<unknown> {
  const countOf = (part: "total" | "pages"): number | undefined => {
    const [name = "", header = ""] = [pageParts[part], pageParts.headers[part]];
    const inBody = (Object(data) as Readonly<Record<string, unknown>>)[name];
    const text = header === "" ? null : headers.get(header);
    if (typeof inBody === "number") return inBody;
    return text === null ? undefined : Number(text);
  };
  const requestId = requestIdIn(headers);
  return { data, status, headers, requestId, total: countOf("total"), totalPages: countOf("pages") };
}

/** Names the request in the log of the service. */
export function requestIdIn(headers: Headers): string | undefined {
  return headers.get("x-request-id") ?? undefined;
}
