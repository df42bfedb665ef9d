import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { AnsweredRequest } from "./telemetry.js";

/** A metric whose value is read when the metrics are. */
export interface GaugeDefinition {
  readonly name: string;
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
export interface Metrics {
  recordRequest(answer: AnsweredRequest): void;
  /** Records a command of the store. */
  recordCommand(command: string, seconds: number, isFailed: boolean): void;
  /** Adds a gauge. A reading that fails is left out. */
  addGauge(gauge: GaugeDefinition): void;
  snapshot(): Promise<MetricsSnapshot>;
  /** All metrics, in the text format of Prometheus. */
  text(): Promise<string>;
}

/** Upper ends of the buckets in seconds. */
const requestBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const commandBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];

/** Creates the metrics of requests, commands of the store, and the process itself. */
export function createMetrics(): Metrics {
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
    recordRequest({ method, operation, route, status, seconds, caller }) {
      requests.inc({ method, operation, status });
      durations.observe({ method, operation, route }, seconds);
      if (status === 429) rateLimited.inc({ caller: caller === "anonymous" ? "network" : "key" });
    },
    recordCommand(command, seconds, isFailed) {
      commands.observe({ command }, seconds);
      if (isFailed) failures.inc({ command });
    },
    addGauge: (gauge) => addGauge(registry, gauge),
    snapshot: () => registry.getMetricsAsJSON(),
    text: () => registry.metrics(),
  };
}

/** Aggregates the metrics of several processes into one text. */
export function textOfAll(snapshots: readonly MetricsSnapshot[]): Promise<string> {
  return AggregatorRegistry.aggregate([...snapshots]).metrics();
}

function addGauge(registry: Registry, { name, help, read, label, together = "sum" }: GaugeDefinition): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    aggregator: together,
    registers: [registry],
    async collect() {
      gauge.reset();
      try {
        const reading = await read();
        if (typeof reading === "number") gauge.set(reading);
        else for (const [name, value] of Object.entries(reading)) gauge.set({ [label ?? ""]: name }, value);
      } catch {
        // No value is better than an old one.
        gauge.remove();
      }
    },
  });
}
