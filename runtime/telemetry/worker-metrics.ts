import type { Worker } from "node:cluster";
import { type Metrics, type MetricsSnapshot, textOfAll } from "./metrics.js";

/** A message of a worker about metrics to the process that started it. */
export type MetricsReport =
  | { readonly metricsWanted: number }
  | { readonly metricsOf: number; readonly snapshot: MetricsSnapshot };

/** A message of that process to a worker. */
type MetricsOrder =
  | { readonly metricsAsked: number }
  | { readonly metricsCollected: number; readonly text: string };

/** A worker that does not answer for so long is left out. */
const timeoutMs = 2000;

/**
 * In a worker: reports its metrics on request, and returns a function that reads those of all workers, so that any of them
 * can answer a scrape.
 */
export function joinMetrics(own: Metrics): () => Promise<string> {
  const waiting = new Map<number, (text: string) => void>();
  let count = 0;
  process.on("message", (order: MetricsOrder) => {
    if ("metricsCollected" in order) waiting.get(order.metricsCollected)?.(order.text);
    else if ("metricsAsked" in order)
      void own.snapshot().then((snapshot) => report({ metricsOf: order.metricsAsked, snapshot }));
  });
  return () => {
    count += 1;
    const number = count;
    const collected = new Promise<string>((resolve) => waiting.set(number, resolve));
    report({ metricsWanted: number });
    return collected.finally(() => waiting.delete(number));
  };
}

function report(message: MetricsReport): void {
  process.send?.(message);
}

/** In the process that started the workers: collects their metrics for the one that requests them. */
export function collectMetrics(workers: ReadonlySet<Worker>): (from: Worker, message: object) => void {
  const collections = new Map<
    number,
    { readonly snapshots: MetricsSnapshot[]; readonly missing: Set<Worker>; readonly finish: () => void }
  >();
  let count = 0;

  function collect(from: Worker, wanted: number): void {
    count += 1;
    const number = count;
    const snapshots: MetricsSnapshot[] = [];
    const finish = (): void => {
      clearTimeout(timer);
      if (!collections.delete(number)) return;
      void textOfAll(snapshots).then((text) => order(from, { metricsCollected: wanted, text }));
    };
    const timer = setTimeout(finish, timeoutMs);
    collections.set(number, { snapshots, missing: new Set(workers), finish });
    for (const worker of workers) order(worker, { metricsAsked: number });
  }

  return (from, message) => {
    if (!isReport(message)) return;
    if ("metricsWanted" in message) {
      collect(from, message.metricsWanted);
      return;
    }
    const collection = collections.get(message.metricsOf);
    if (collection?.missing.delete(from) !== true) return;
    collection.snapshots.push(message.snapshot);
    if (collection.missing.size === 0) collection.finish();
  };
}

function order(worker: Worker, message: MetricsOrder): void {
  // A worker that is ending does not answer.
  if (worker.isConnected()) worker.send(message, () => undefined);
}

function isReport(message: object): message is MetricsReport {
  return "metricsWanted" in message || "metricsOf" in message;
}
