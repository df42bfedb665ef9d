import cluster, { type Worker } from "node:cluster";
import type { Logger } from "pino";
import type { RunningService } from "./server.js";
import { collectMetrics, type MetricsReport } from "./telemetry/worker-metrics.js";

/** Messages from a worker to the process that started it. */
export type WorkerMessage = { readonly ready: string } | { readonly failed: string } | MetricsReport;

/** The store of all workers. */
export interface SharedStore {
  readonly storeUri: string;
  /** Free bytes on its disk below which workers reject writes. */
  readonly minimumFreeSpace: number;
}

const stopMs = 9000;
/** A worker that ends unasked is replaced after so long, so that an error at its start does not spin. */
const restartMs = 1000;

/**
 * Serves in several processes of this program, which share the port and the store and nothing else. One
 * that ends unasked is replaced. Resolves when all are ready; rejects with what the first one said that could not start.
 */
export async function startWorkers(count: number, store: SharedStore, log: Logger): Promise<RunningService> {
  // Workers accept on their own: a connection on its way from one process to another is lost when the other is killed.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let isStopping = false;
  const workers = new Set<Worker>();
  const gather = collectMetrics(workers);

  const start = (): Promise<string> => {
    const worker = cluster.fork({
      ...process.env,
      MONGODB_URI: store.storeUri,
      MIN_FREE_SPACE: String(store.minimumFreeSpace),
    });
    workers.add(worker);
    worker.on("message", (message: WorkerMessage) => gather(worker, message));
    worker.once("exit", (code: number | null, signal: string | null) => {
      workers.delete(worker);
      if (isStopping) return;
      log.warn(`worker ${worker.id} ended (${signal ?? `code ${code ?? 0}`}) and is replaced`);
      setTimeout(() => {
        if (!isStopping)
          start().catch((error: unknown) => log.error({ err: error }, "a worker did not start"));
      }, restartMs).unref();
    });
    return readyOf(worker);
  };

  const stop = async (): Promise<void> => {
    isStopping = true;
    await Promise.all([...workers].map(stopWorker));
  };

  try {
    const origins = await Promise.all(Array.from({ length: count }, start));
    return { origin: origins[0] ?? "", stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function readyOf(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.on("message", (message: WorkerMessage) => {
      if ("ready" in message) resolve(message.ready);
      else if ("failed" in message) reject(new Error(message.failed));
    });
    worker.once("exit", (code) => reject(new Error(`A worker ended with ${code} before it was ready.`)));
  });
}

function stopWorker(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => worker.process.kill("SIGKILL"), stopMs);
    worker.once("exit", () => {
      clearTimeout(force);
      resolve();
    });
    worker.process.kill("SIGTERM");
  });
}
