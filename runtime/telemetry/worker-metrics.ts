import type { Worker } from "node:cluster";
import { type Metrics, type MetricsSnapshot, textOfAll } from "./metrics.js";

/** A message about metrics: two of a worker to the process that started it, and what that process sends back. */
export type MetricsMessage =
  | { readonly metricsWanted: number }
  | { readonly metricsOf: number; readonly snapshot: MetricsSnapshot }
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
  process.on("message", (message: MetricsMessage) => {
    if ("metricsCollected" in message) waiting.get(message.metricsCollected)?.(message.text);
    else if ("metricsAsked" in message)
      void own.snapshot().then((snapshot) => report({ metricsOf: message.metricsAsked, snapshot }));
  });
  return () => {
    count += 1;
    const number = count;
    const collected = new Promise<string>((resolve) => waiting.set(number, resolve));
    report({ metricsWanted: number });
    return collected.finally(() => waiting.delete(number));
  };
}

function report(message: MetricsMessage): void {
  process.send?.(message);
}

/** In the process that started the workers: collects their metrics for the one that requests them. */
export function collectMetrics(
  workers: ReadonlySet<Worker>,
): (from: Worker, message: MetricsMessage) => void {
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
    if ("metricsWanted" in message) collect(from, message.metricsWanted);
    if (!("metricsOf" in message)) return;
    const collection = collections.get(message.metricsOf);
    if (collection?.missing.delete(from) !== true) return;
    collection.snapshots.push(message.snapshot);
    if (collection.missing.size === 0) collection.finish();
  };
}

function order(worker: Worker, message: MetricsMessage): void {
  // A worker that is ending does not answer.
  if (worker.isConnected()) worker.send(message, () => undefined);
}
