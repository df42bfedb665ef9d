import type { MongoClient } from "mongodb";
import type { Logger } from "pino";
import { instrumentDatabase } from "./database-instrumentation.js";
import { createMetrics, type Metrics } from "./metrics.js";
import { createRequestLog, type RequestLogOptions } from "./request-log.js";
import type { Telemetry } from "./telemetry.js";

/** Options of `openTelemetry`. */
export interface TelemetryOptions {
  /** Absent: requests are not logged. */
  readonly requestLog?: RequestLogOptions & { readonly log: Logger };
  /** Joins the metrics of all processes; absent where this is the only one. */
  readonly gather?: ((own: Metrics) => () => Promise<string>) | undefined;
}

/** Telemetry of one process that serves. */
export interface ProcessTelemetry extends Telemetry {
  /** Counters of this process, which accept further gauges. */
  readonly counts: Metrics;
  /** Instruments a client that has not connected yet. */
  instrument(client: MongoClient): void;
}

/** Opens the telemetry of this process. */
export function openTelemetry({ requestLog, gather }: TelemetryOptions = {}): ProcessTelemetry {
  const counts = createMetrics();
  const logAnswer = requestLog === undefined ? undefined : createRequestLog(requestLog.log, requestLog);
  return {
    counts,
    recordRequest(answer) {
      counts.recordRequest(answer);
      logAnswer?.(answer);
    },
    metrics: gather?.(counts) ?? (() => counts.text()),
    instrument: (client) => instrumentDatabase(client, counts),
  };
}
