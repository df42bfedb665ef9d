import cluster from "node:cluster";
import { setFlagsFromString } from "node:v8";
import type { Logger } from "pino";
import { type Config, ConfigError, readConfig } from "./config.js";
import type { Product } from "./product.js";
import type { serve } from "./server.js";
import { describeConfig } from "./settings/settings.js";
import { stopOnSignal, stopWithParent } from "./shutdown.js";
import { openStore, type Store } from "./storage/store.js";
import { createLog } from "./telemetry/log.js";
import type { WorkerMessage } from "./workers.js";

/** Loads the product, once the store is starting: each takes a good part of the time until the first answer. */
export type ProductLoader = () => Promise<Product>;

export interface StartOptions {
  readonly load: ProductLoader;
  readonly args: readonly string[];
  /** Defaults of settings that are the product's own. */
  readonly defaults: Readonly<Record<string, string>>;
}

/**
 * Starts the service: settings, store, indexes, then the application in this process or in workers. Rejects with a ConfigError
 * or StoreError that the operator can correct.
 */
export async function startService({ load, args, defaults }: StartOptions): Promise<void> {
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

function usageOf({ serviceFacts, settings }: Product, defaults: StartOptions["defaults"]): string {
  const { title, languages, paging } = serviceFacts;
  const ownDefaults = {
    ...defaults,
    SITE_LANGUAGE: languages.default,
    POSTS_PER_PAGE: String(paging.default),
    MAX_PER_PAGE: String(paging.maximum),
  };
  return `Usage: npm start [-- --help]

Serves ${title}. Settings are read from the environment:

${describeConfig(ownDefaults, settings)}

Tools, while the service runs or not: npm run keys, npm run webhooks, npm run doctor, npm run migrate,
npm run import, npm run export, npm run backup, and npm run restore while it does not; each has --help.`;
}

/** What is let go is taken back before it is half of what is needed; else the process grows to several times that. */
function limitMemory(): void {
  setFlagsFromString("--heap-growing-percent=50");
}

async function start(config: Config, log: Logger, load: ProductLoader): Promise<void> {
  const [store, { bootstrapDatabase }, run, product] = await Promise.all([
    openStore({ uri: config.mongodbUri, dataDir: config.dataDir, log }),
    import("./bootstrap-database.js"),
    loadProgram(config.workers),
    load(),
  ]);
  // The disk of a store that others run is theirs to watch.
  const minimumFreeSpace = store.kind === "external" ? 0 : config.minimumFreeSpace;
  try {
    const { isOpen } = await bootstrapDatabase(config, store.uri, { product, log });
    const service = await run({ ...config, minimumFreeSpace }, store.uri, { product, log });
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

/** What serves: this process, or workers of it, which load what they need themselves. */
async function loadProgram(workers: number): Promise<typeof serve> {
  if (workers === 1) return (await import("./server.js")).serve;
  const { startWorkers } = await import("./workers.js");
  return ({ minimumFreeSpace }, storeUri, { log }) =>
    startWorkers(workers, { storeUri, minimumFreeSpace }, log);
}

/** One of several processes: the one that started it has opened the store and made it ready. */
async function work(config: Config, log: Logger, load: ProductLoader): Promise<void> {
  const send = (message: WorkerMessage): void => {
    process.send?.(message);
  };
  try {
    const [server, { joinMetrics }, product] = await Promise.all([
      import("./server.js"),
      import("./telemetry/worker-metrics.js"),
      load(),
    ]);
    const service = await server.serve(config, config.mongodbUri ?? "", {
      product,
      log,
      gather: joinMetrics,
    });
    stopOnSignal(() => service.stop(), log);
    send({ ready: service.origin });
  } catch (error) {
    send({ failed: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}

interface Summary {
  readonly origin: string;
  readonly storeKind: Store["kind"];
  /** Whether callers without a key may write. */
  readonly isOpen: boolean;
}

function printSummary(
  { serviceFacts }: Product,
  config: Config,
  { origin, storeKind, isOpen }: Summary,
): void {
  const site = (config.publicUrl ?? origin).replace(/(?<!\/)\/+$/, "");
  const { title, version, mounts, documentPath } = serviceFacts;
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
    ...(isOpen ? ["  Access    open to this machine: there is no key yet (npm run keys -- --help)"] : []),
  ];
  console.log(lines.join("\n"));
}
