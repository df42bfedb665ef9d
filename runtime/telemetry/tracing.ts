import type { IncomingHttpHeaders } from "node:http";
import { context, propagation, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { AnsweredRequest } from "./telemetry.js";

/** Creates spans once a program has registered an SDK of OpenTelemetry in this process, and does nothing until then. */
const tracer = trace.getTracer("specwright");

/**
 * Runs the work on a request in a span of its own: within the active one, such as that of an instrumentation of
 * `node:http`, otherwise within the caller's trace.
 */
export async function traceRequest(
  headers: IncomingHttpHeaders,
  work: () => Promise<AnsweredRequest>,
): Promise<void> {
  const active = context.active();
  const isOutermost = trace.getSpan(active) === undefined;
  const kind = isOutermost ? SpanKind.SERVER : SpanKind.INTERNAL;
  const parent = isOutermost ? propagation.extract(active, headers) : active;
  await tracer.startActiveSpan("request", { kind }, parent, async (span) => {
    try {
      const answer = await work();
      if (!span.isRecording()) return;
      const { id, method, route, operation, status, caller, language } = answer;
      span.updateName(route === "none" ? method : `${method} ${route}`);
      span.setAttributes({
        "http.request.method": method,
        "http.route": route,
        "http.response.status_code": status,
        "api.operation": operation,
        "api.caller": caller,
        "api.language": language,
        "api.request_id": id,
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    } finally {
      span.end();
    }
  });
}

/** The id of the trace that the current work belongs to. */
export function currentTraceId(): string | undefined {
  return trace.getActiveSpan()?.spanContext().traceId;
}

/** Header fields that pass the current trace on to another server; none outside a trace. */
export function traceHeaders(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}
