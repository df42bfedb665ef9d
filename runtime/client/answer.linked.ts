import type { Answer } from "./core.js";
import { partIn } from "./page-parts.js";
import { pageParts } from "./spec.js";

/** The answer that a response with that JSON, or with the text of a file, is. */
export function toAnswer({ status, headers }: Response, data: object | string): Answer<unknown> {
  const countOf = (part: "total" | "pages"): number | undefined => {
    const header = pageParts.headers[part] ?? "";
    const inBody = partIn(data, pageParts[part]);
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
