import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { AnsweredRequest } from "./telemetry.js";

/** A metric whose value is read when the metrics are. */
export interface MetricDefinition {
  readonly name: string;
  /** `counter` for a value that only grows. */
  readonly type?: "gauge" | "counter";
  readonly help: string;
  /** The value, or one for each value of `label`. */
  readonly read: () => Reading | Promise<Reading>;
  readonly label?: string;
  /** How the values of several processes are aggregated: `max` where each reads the same value from the store. */
  readonly together?: "sum" | "max";
}

type Reading = number | Readonly<Record<string, number>>;

/** The metrics of one process, to be sent to another. */
export type MetricsSnapshot = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>;

/** The metrics of a process. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Upper ends of the buckets in seconds. */
const requestBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const commandBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];

/** Creates the metrics of requests, commands of the store, and the process itself. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests answered.",
    labelNames: ["method", "operation", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time until the answer was ready.",
    labelNames: ["method", "operation", "route"],
    buckets: requestBuckets,
    registers,
  });
  const rateLimited = new Counter({
    name: "rate_limit_refusals_total",
    help: "Requests rejected because their caller had sent too many.",
    labelNames: ["caller"],
    registers,
  });
  const commands = new Histogram({
    name: "store_command_duration_seconds",
    help: "Time until the store had answered a command.",
    labelNames: ["command"],
    buckets: commandBuckets,
    registers,
  });
  const failures = new Counter({
    name: "store_command_failures_total",
    help: "Commands that the store rejected or did not answer.",
    labelNames: ["command"],
    registers,
  });

  return {
    recordRequest({ method, operation, route, status, seconds, caller }: AnsweredRequest): void {
      requests.inc({ method, operation, status });
      durations.observe({ method, operation, route }, seconds);
      if (status === 429) rateLimited.inc({ caller: caller === "anonymous" ? "network" : "key" });
    },
    /** Records a command of the store. */
    recordCommand(command: string, seconds: number, isFailed: boolean): void {
      commands.observe({ command }, seconds);
      if (isFailed) failures.inc({ command });
    },
    /** Adds a metric that is read. A reading that fails is left out. */
    addMetric: (metric: MetricDefinition) => addMetric(registry, metric),
    snapshot: () => registry.getMetricsAsJSON(),
    /** All metrics, in the text format of Prometheus. */
    text: () => registry.metrics(),
  };
}

/** Aggregates the metrics of several processes into one text. */
export function textOfAll(snapshots: readonly MetricsSnapshot[]): Promise<string> {
  return AggregatorRegistry.aggregate([...snapshots]).metrics();
}

function addMetric(registry: Registry, definition: MetricDefinition): void {
  const { name, type = "gauge", help, read, label, together = "sum" } = definition;
  const Metric = type === "counter" ? Counter : Gauge;
  const metric = new Metric({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    aggregator: together,
    registers: [registry],
    async collect() {
      try {
        const reading = await read();
        metric.reset();
        if (typeof reading === "number") metric.inc(reading);
        else for (const [name, value] of Object.entries(reading)) metric.inc({ [label ?? ""]: name }, value);
      } catch {
        // No value is better than an old one.
        metric.reset();
        metric.remove();
      }
    },
  });
}
