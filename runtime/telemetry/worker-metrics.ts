import type { Worker } from "node:cluster";
import { type Metrics, type MetricsSnapshot, textOfAll } from "./metrics.js";

/** What a worker says about metrics to the process that started it. */
export type MetricsReport =
  | { readonly metricsWanted: number }
  | { readonly metricsOf: number; readonly snapshot: MetricsSnapshot };

/** What that process says to a worker. */
type MetricsOrder =
  | { readonly metricsAsked: number }
  | { readonly metricsGathered: number; readonly text: string };

/** A worker that says nothing for so long is left out. */
const patienceMs = 2000;

/**
 * In a worker: tells its metrics when it is asked, and returns how to read those of all workers together, so that it does
 * not matter which of them answers a scrape.
 */
export function joinMetrics(own: Metrics): () => Promise<string> {
  const waiting = new Map<number, (text: string) => void>();
  let count = 0;
  process.on("message", (order: MetricsOrder) => {
    if ("metricsGathered" in order) waiting.get(order.metricsGathered)?.(order.text);
    else if ("metricsAsked" in order)
      void own.snapshot().then((snapshot) => report({ metricsOf: order.metricsAsked, snapshot }));
  });
  return () => {
    count += 1;
    const number = count;
    const gathered = new Promise<string>((resolve) => waiting.set(number, resolve));
    report({ metricsWanted: number });
    return gathered.finally(() => waiting.delete(number));
  };
}

function report(message: MetricsReport): void {
  process.send?.(message);
}

interface Gathering {
  readonly snapshots: MetricsSnapshot[];
  readonly missing: Set<Worker>;
  readonly finish: () => void;
}

/** In the process that started the workers: gathers their metrics for the one that wants them. */
export function collectMetrics(workers: ReadonlySet<Worker>): (from: Worker, message: object) => void {
  const gatherings = new Map<number, Gathering>();
  let count = 0;

  function gather(from: Worker, wanted: number): void {
    count += 1;
    const number = count;
    const snapshots: MetricsSnapshot[] = [];
    const finish = (): void => {
      clearTimeout(timer);
      if (!gatherings.delete(number)) return;
      void textOfAll(snapshots).then((text) => order(from, { metricsGathered: wanted, text }));
    };
    const timer = setTimeout(finish, patienceMs);
    gatherings.set(number, { snapshots, missing: new Set(workers), finish });
    for (const worker of workers) order(worker, { metricsAsked: number });
  }

  return (from, message) => {
    if (isWanted(message)) gather(from, message.metricsWanted);
    if (!isSnapshot(message)) return;
    const gathering = gatherings.get(message.metricsOf);
    if (gathering?.missing.delete(from) !== true) return;
    gathering.snapshots.push(message.snapshot);
    if (gathering.missing.size === 0) gathering.finish();
  };
}

function order(worker: Worker, message: MetricsOrder): void {
  // One that ends just now is not waited for longer than the others.
  if (worker.isConnected()) worker.send(message, () => undefined);
}

function isWanted(message: object): message is Extract<MetricsReport, { metricsWanted: number }> {
  return "metricsWanted" in message;
}

function isSnapshot(message: object): message is Extract<MetricsReport, { metricsOf: number }> {
  return "metricsOf" in message;
}
