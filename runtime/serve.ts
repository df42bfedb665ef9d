import cluster, { type Worker } from "node:cluster";
import { setFlagsFromString } from "node:v8";
import type { Logger } from "pino";
import type { Product } from "./app.js";
import type { RunningService, ServeOptions } from "./server.js";
import { type Config, ConfigError, readConfig } from "./settings/config.js";
import { describeConfig } from "./settings/settings.js";
import { openStore, type Store } from "./storage/store.js";
import { createLog } from "./telemetry/log.js";
import type { MetricsMessage } from "./telemetry/worker-metrics.js";

/**
 * Starts the service: settings, store, indexes, then the application in this process or in workers; `defaults` are those of
 * settings that are the product's own. Rejects with a ConfigError or StoreError that the operator can correct.
 */
export async function startService({
  load,
  args,
  defaults,
}: {
  /** Loads the product, once the store is starting: each takes a good part of the time until the first answer. */
  readonly load: () => Promise<Product>;
  readonly args: readonly string[];
  readonly defaults: Readonly<Record<string, string>>;
}): Promise<void> {
  if (args.includes("--help") || args.includes("-h")) {
    console.log(usageOf(await load(), defaults));
    return;
  }
  if (args.length > 0) throw new ConfigError(`Unknown argument ${args.join(" ")}. See npm start -- --help.`);

  limitMemory();
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  if (cluster.isWorker) await work(config, log, load);
  else await start(config, log, load);
}

function usageOf(
  { serviceDescriptor, settings }: Product,
  defaults: Readonly<Record<string, string>>,
): string {
  const { title, languages, paging } = serviceDescriptor;
  const ownDefaults = {
    ...defaults,
    SITE_LANGUAGE: languages.default,
    POSTS_PER_PAGE: String(paging.default),
    MAX_PER_PAGE: String(paging.maximum),
  };
  return `Usage: npm start [-- --help]

Serves ${title}. Settings are read from the environment:

${describeConfig(ownDefaults, settings)}

Tools, while the service runs or not: npm run accounts, npm run keys, npm run webhooks, npm run doctor, npm run migrate,
npm run import, npm run export, npm run backup, and npm run restore while it does not; each has --help.`;
}

/** What is let go is taken back before it is half of what is needed; else the process grows to several times that. */
function limitMemory(): void {
  setFlagsFromString("--heap-growing-percent=50");
}

async function start(config: Config, log: Logger, load: () => Promise<Product>): Promise<void> {
  const [store, { bootstrapDatabase, serve }, product] = await Promise.all([
    openStore({ uri: config.mongodbUri, dataDir: config.dataDir, log }),
    import("./server.js"),
    load(),
  ]);
  // The disk of a store that others run is theirs to watch.
  const minimumFreeSpace = store.kind === "external" ? 0 : config.minimumFreeSpace;
  const options: ServeOptions = {
    config: { ...config, minimumFreeSpace },
    storeUri: store.uri,
    product,
    log,
  };
  try {
    const { isOpen } = await bootstrapDatabase(options);
    const service = config.workers === 1 ? await serve(options) : await startWorkers(options);
    stopOnSignal(async () => {
      await service.stop();
      await store.close();
    }, log);
    stopWithParent();
    printSummary(product, config, { origin: service.origin, storeKind: store.kind, isOpen });
    void store.failed.then((error) => {
      log.fatal({ err: error }, "the store is gone");
      process.exitCode = 1;
      process.kill(process.pid, "SIGTERM");
    });
  } catch (error) {
    await store.close();
    throw error;
  }
}

function printSummary(
  { serviceDescriptor }: Product,
  config: Config,
  {
    origin,
    storeKind,
    isOpen,
  }: {
    readonly origin: string;
    readonly storeKind: Store["kind"];
    /** Whether callers without a key may write. */
    readonly isOpen: boolean;
  },
): void {
  const site = (config.publicUrl ?? origin).replace(/(?<!\/)\/+$/, "");
  const { title, version, mounts, documentPath } = serviceDescriptor;
  const api = `${site}${mounts[0]?.path ?? ""}`;
  const lines = [
    `${title} ${version} is ready.`,
    `  Pages     ${site}/`,
    `  Editing   ${site}/admin`,
    ...(documentPath === undefined ? [] : [`  Docs      ${site}/docs`, `  OpenAPI   ${api}${documentPath}`]),
    // What answers there lists all routes.
    `  API       ${api}`,
    `  Store     ${storeKind}${config.mongodbUri === undefined ? ` in ${config.dataDir}` : ""}`,
    ...(config.workers === 1 ? [] : [`  Workers   ${config.workers} processes`]),
    ...(isOpen
      ? ["  Access    open to this machine: there is no key yet, and no account (npm run accounts -- --help)"]
      : []),
  ];
  console.log(lines.join("\n"));
}

/** Messages from a worker to the process that started it. */
type WorkerMessage = { readonly ready: string } | { readonly failed: string };

/** One of several processes: the one that started it has opened the store and made it ready. */
async function work(config: Config, log: Logger, load: () => Promise<Product>): Promise<void> {
  const send = (message: WorkerMessage): void => {
    process.send?.(message);
  };
  try {
    const [server, { joinMetrics }, product] = await Promise.all([
      import("./server.js"),
      import("./telemetry/worker-metrics.js"),
      load(),
    ]);
    const storeUri = config.mongodbUri ?? "";
    const service = await server.serve({ config, storeUri, product, log, gather: joinMetrics });
    stopOnSignal(() => service.stop(), log);
    send({ ready: service.origin });
  } catch (error) {
    send({ failed: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}

const stopMs = 9000;
/** A worker that ends unasked is replaced after so long, so that an error at its start does not spin. */
const restartMs = 1000;

/**
 * Serves in several processes of this program, which share the port and the store and nothing else. One
 * that ends unasked is replaced. Resolves when all are ready; rejects with what the first one said that could not start.
 */
async function startWorkers({ config, storeUri, log }: ServeOptions): Promise<RunningService> {
  const { collectMetrics } = await import("./telemetry/worker-metrics.js");
  // Workers accept on their own: a connection on its way from one process to another is lost when the other is killed.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let isStopping = false;
  const workers = new Set<Worker>();
  const gather = collectMetrics(workers);

  const start = (): Promise<string> => {
    const worker = cluster.fork({
      ...process.env,
      MONGODB_URI: storeUri,
      MIN_FREE_SPACE: String(config.minimumFreeSpace),
    });
    workers.add(worker);
    worker.on("message", (message: MetricsMessage) => gather(worker, message));
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
    const origins = await Promise.all(Array.from({ length: config.workers }, start));
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

/** Ends this process in order on SIGTERM, SIGINT or SIGHUP; a second signal ends it at once. */
function stopOnSignal(close: () => Promise<void>, log: Logger): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.debug(`stopping on ${signal}`);
    await close();
    process.exit();
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, (received) => {
      void stop(received);
    });
  }
}

/** At the start: it may be gone by the time that the service listens. */
const parent = process.ppid;

/**
 * npm starts a shell that starts this process, and passes signals on to the shell only. Started that way, the service
 * ends when the shell is gone, instead of serving on without anybody to stop it.
 */
function stopWithParent(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 250);
  watch.unref();
}
