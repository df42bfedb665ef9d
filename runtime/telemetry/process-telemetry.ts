import type { IncomingMessage } from "node:http";
import type { MongoClient } from "mongodb";
import type { Logger } from "pino";
import { instrumentDatabase } from "./database-instrumentation.js";
import { createMetrics, type Metrics } from "./metrics.js";
import { createRequestLog, type RequestLogOptions } from "./request-log.js";
import type { TraceConfig } from "./span-export.js";
import type { AnsweredRequest, Telemetry } from "./telemetry.js";
import { createTracer, type SpanOutcome, type Tracer } from "./tracer.js";

/** Options of `openTelemetry`. */
export interface TelemetryOptions {
  /** Absent: requests are not logged. */
  readonly requestLog?: RequestLogOptions & { readonly log: Logger };
  /** Absent: no traces. */
  readonly traces?: TraceConfig | undefined;
  /** Joins the metrics of all processes; absent where this is the only one. */
  readonly gather?: ((own: Metrics) => () => Promise<string>) | undefined;
}

/** Telemetry of one process that serves. */
export interface ProcessTelemetry extends Telemetry {
  /** Counters of this process, which accept further gauges. */
  readonly counts: Metrics;
  /** Instruments a client that has not connected yet. */
  instrument(client: MongoClient): void;
  /** Sends the remaining traces. */
  stop(): Promise<void>;
}

/** Opens the telemetry of this process; without `traces` it creates no tracer. */
export function openTelemetry({ requestLog, traces, gather }: TelemetryOptions = {}): ProcessTelemetry {
  const counts = createMetrics();
  const logAnswer = requestLog === undefined ? undefined : createRequestLog(requestLog.log, requestLog);
  const metrics = gather?.(counts) ?? (() => counts.text());
  const tracer = traces === undefined ? undefined : createTracer(traces);
  const recordRequest = (answer: AnsweredRequest): void => {
    counts.recordRequest(answer);
    logAnswer?.(answer, tracer?.current()?.traceId);
  };
  return {
    counts,
    recordRequest,
    ...(tracer === undefined ? {} : { trace: traceRequests(tracer, recordRequest) }),
    propagation: () => {
      const current = tracer?.current();
      return current === undefined ? {} : { traceparent: current.traceparent };
    },
    metrics,
    instrument: (client) => instrumentDatabase(client, counts, tracer),
    stop: () => tracer?.stop() ?? Promise.resolve(),
  };
}

function traceRequests(tracer: Tracer, recordRequest: (answer: AnsweredRequest) => void) {
  return async (request: IncomingMessage, work: () => Promise<AnsweredRequest>): Promise<void> => {
    const { traceparent } = request.headers;
    await tracer.serve(
      typeof traceparent === "string" ? traceparent : undefined,
      async () => {
        const answer = await work();
        recordRequest(answer);
        return answer;
      },
      outcomeOf,
    );
  };
}

function outcomeOf({ id, method, route, operation, status, caller, language }: AnsweredRequest): SpanOutcome {
  return {
    name: route === "none" ? method : `${method} ${route}`,
    attributes: {
      "http.request.method": method,
      "http.route": route,
      "http.response.status_code": status,
      "calendar.operation": operation,
      "calendar.caller": caller,
      "calendar.language": language,
      "calendar.request_id": id,
    },
    isFailed: status >= 500,
  };
}
