import type { IncomingMessage } from "node:http";
import type { MongoClient } from "mongodb";
import type { Logger } from "pino";
import { instrumentDatabase } from "./database-instrumentation.js";
import { createMetrics, type Metrics } from "./metrics.js";
import { createRequestLog, type RequestLogOptions } from "./request-log.js";
import type { TraceConfig } from "./span-export.js";
import type { AnsweredRequest, Telemetry } from "./telemetry.js";
import { createTracer, type SpanOutcome, type Tracer } from "./tracer.js";

/** What is watched, and where it is told. */
export interface TelemetryOptions {
  /** Absent: answers are not logged. */
  readonly requestLog?: RequestLogOptions & { readonly log: Logger };
  /** Absent: no traces. */
  readonly traces?: TraceConfig | undefined;
  /** Where the metrics of all processes meet; absent: those of this process are all. */
  readonly gather?: ((own: Metrics) => () => Promise<string>) | undefined;
}

/** Telemetry of one process that serves. */
export interface ProcessTelemetry extends Telemetry {
  /** Takes further gauges. */
  readonly counts: Metrics;
  /** Counts, times and traces the commands of a client that has not connected yet. */
  watchStore(client: MongoClient): void;
  /** Sends the traces that are left. */
  stop(): Promise<void>;
}

/** Opens the telemetry of this process; without `traces` it creates no tracer. */
export function openTelemetry({ requestLog, traces, gather }: TelemetryOptions = {}): ProcessTelemetry {
  const counts = createMetrics();
  const logAnswer = requestLog === undefined ? undefined : createRequestLog(requestLog.log, requestLog);
  const metrics = gather?.(counts) ?? (() => counts.text());
  const tracer = traces === undefined ? undefined : createTracer(traces);
  const note = (answer: AnsweredRequest): void => {
    counts.noteAnswer(answer);
    logAnswer?.(answer, tracer?.current()?.traceId);
  };
  return {
    counts,
    recordRequest: note,
    ...(tracer === undefined ? {} : { trace: traceRequests(tracer, note) }),
    propagation: () => {
      const current = tracer?.current();
      return current === undefined ? {} : { traceparent: current.traceparent };
    },
    metrics,
    watchStore: (client) => instrumentDatabase(client, counts, tracer),
    stop: () => tracer?.stop() ?? Promise.resolve(),
  };
}

function traceRequests(tracer: Tracer, note: (answer: AnsweredRequest) => void) {
  return async (request: IncomingMessage, work: () => Promise<AnsweredRequest>): Promise<void> => {
    const { traceparent } = request.headers;
    await tracer.serve(
      typeof traceparent === "string" ? traceparent : undefined,
      async () => {
        const answer = await work();
        note(answer);
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
