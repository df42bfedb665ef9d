import type { MongoClient } from "mongodb";
import type { Logger } from "pino";
import { createMetrics, type Metrics } from "./metrics.js";
import type { AccountAction, AnsweredRequest } from "./telemetry.js";
import { currentTraceId } from "./tracing.js";

/**
 * Opens the telemetry of this process. Without `logAnswer`, requests are not logged, without `logAccess`, nothing about accounts; `gather` joins the metrics of all
 * processes where this is not the only one.
 */
export function openTelemetry(
  logAnswer?: (answer: AnsweredRequest) => void,
  gather?: (own: Metrics) => () => Promise<string>,
  logAccess: (action: AccountAction) => void = () => undefined,
) {
  const counts = createMetrics();
  return {
    /** Counters of this process, which accept further gauges. */
    counts,
    recordRequest(answer: AnsweredRequest): void {
      counts.recordRequest(answer);
      logAnswer?.(answer);
    },
    recordAccess: logAccess,
    metrics: gather?.(counts) ?? (() => counts.text()),
    /** Instruments a client that has not connected yet. */
    instrument: (client: MongoClient) => instrumentDatabase(client, counts),
  };
}

/**
 * Creates a log of requests: errors of the service (`error`) and slow requests (`warn`) always, of others one in `sample`
 * (`info`; none of 0), or all at level `debug` or below. `traceId` links a line with its trace, if there is one.
 */
export function createRequestLog(
  log: Logger,
  sample: number,
  slowMs: number,
): (answer: AnsweredRequest) => void {
  let count = 0;

  function levelOf({ status, seconds }: AnsweredRequest): "error" | "warn" | "info" | "debug" | undefined {
    if (status >= 500) return "error";
    if (seconds * 1000 >= slowMs) return "warn";
    if (sample > 0) {
      count = (count + 1) % sample;
      if (count === 0) return "info";
    }
    return log.isLevelEnabled("debug") ? "debug" : undefined;
  }

  return (answer) => {
    const level = levelOf(answer);
    if (level === undefined) return;
    const { seconds, ...rest } = answer;
    const traceId = currentTraceId();
    const ms = Math.round(seconds * 10_000) / 10;
    log[level]({ request: { ...rest, ms, ...(traceId === undefined ? {} : { traceId }) } }, "answered");
  };
}

/** Counts and times the commands of a client, whose option `monitorCommands` is on, and counts its connections. */
export function instrumentDatabase(client: MongoClient, metrics: Metrics): void {
  countConnections(client, metrics);
  client.on("commandSucceeded", ({ commandName, duration }) => {
    metrics.recordCommand(commandName, duration / 1000, false);
  });
  client.on("commandFailed", ({ commandName, duration }) => {
    metrics.recordCommand(commandName, duration / 1000, true);
  });
}

function countConnections(client: MongoClient, metrics: Metrics): void {
  let open = 0;
  let used = 0;
  let waiting = 0;
  client.on("connectionCreated", () => void (open += 1));
  client.on("connectionClosed", () => void (open -= 1));
  client.on("connectionCheckOutStarted", () => void (waiting += 1));
  client.on("connectionCheckOutFailed", () => void (waiting -= 1));
  client.on("connectionCheckedOut", () => {
    waiting -= 1;
    used += 1;
  });
  client.on("connectionCheckedIn", () => void (used -= 1));
  metrics.addMetric({
    name: "store_connections",
    help: "Connections to the store: idle, used by a command, or waited for.",
    label: "state",
    read: () => ({ idle: Math.max(0, open - used), used, waiting }),
  });
}
