import cluster from "node:cluster";
import type { Logger } from "pino";
import { serviceFacts } from "../generated/server/service/facts.js";
import { openKeys } from "./auth/keys.js";
import { isLoopback } from "./composition.js";
import { type Config, ConfigError, describeConfig, readConfig } from "./config.js";
import { type RunningService, serve } from "./serve.js";
import { createLog } from "./sight/log.js";
import { joinMetrics } from "./sight/worker-metrics.js";
import { ensureIndexes } from "./site.js";
import { stopOnSignal, stopWithParent } from "./stop.js";
import { agreeOnContract } from "./storage/contract.js";
import type { Database } from "./storage/database.js";
import { openDatabase } from "./storage/open-database.js";
import { restoringFrom } from "./storage/restore-mark.js";
import { openStore, type Store, StoreError } from "./storage/store.js";
import { startWorkers, type WorkerMessage } from "./workers.js";

const usage = `Usage: npm start [-- --help]

Serves the events calendar. Settings are read from the environment:

${describeConfig({
  SITE_LANGUAGE: serviceFacts.languages.default,
  POSTS_PER_PAGE: String(serviceFacts.paging.default),
  MAX_PER_PAGE: String(serviceFacts.paging.maximum),
})}

Tools, while the service runs or not: npm run seed, npm run keys, npm run doctor, npm run migrate,
npm run backup, and npm run restore while it does not; each has --help.`;

/** Starts the service: settings, store, indexes, then the application in this process or in workers. */
async function main(args: readonly string[]): Promise<void> {
  if (args.includes("--help") || args.includes("-h")) {
    console.log(usage);
    return;
  }
  if (args.length > 0) throw new ConfigError(`Unknown argument ${args.join(" ")}. See npm start -- --help.`);

  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  if (cluster.isWorker) await work(config, log);
  else await start(config, log);
}

async function start(config: Config, log: Logger): Promise<void> {
  const store = await openStore({ uri: config.mongodbUri, dataDir: config.dataDir, log: storeLog(log) });
  try {
    const { isOpen } = await prepareStore(config, store.uri, log);
    const service =
      config.workers === 1
        ? await serve(config, store.uri, log)
        : await startWorkers(config.workers, store.uri, log);
    stopOnSignal(async () => {
      await service.stop();
      await store.close();
    }, log);
    stopWithParent();
    announce(service, config, store, isOpen);
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

/** One of several processes: the one that started it has opened the store and made it ready. */
async function work(config: Config, log: Logger): Promise<void> {
  const tell = (message: WorkerMessage): void => {
    process.send?.(message);
  };
  try {
    const service = await serve(config, config.mongodbUri ?? "", log, joinMetrics);
    stopOnSignal(() => service.stop(), log);
    tell({ ready: service.origin });
  } catch (error) {
    tell({ failed: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}

function storeLog(log: Logger) {
  return { info: (message: string) => log.info(message), warn: (message: string) => log.warn(message) };
}

/** Makes the indexes. Writes are open to everyone only where nobody else can reach the service. */
async function prepareStore(config: Config, uri: string, log: Logger): Promise<{ readonly isOpen: boolean }> {
  const database = await openDatabase(uri, config.mongodbName);
  try {
    const isOpen = !(await openKeys(database, config.adminKey).exist());
    if (isOpen && !isLoopback(config.host)) {
      throw new ConfigError(
        `HOST=${config.host} can be reached from other machines, and there is no key yet. Make one with \`npm run keys -- create --name NAME --role administrator\`, or set ADMIN_API_KEY.`,
      );
    }
    await requireComplete(database);
    await ensureIndexes(database);
    await warnOfOtherContract(database, log);
    return { isOpen };
  } finally {
    await database.close();
  }
}

async function requireComplete(database: Database): Promise<void> {
  const file = await restoringFrom(database.db);
  if (file === undefined) return;
  throw new ConfigError(
    `The store is incomplete: restoring ${file} was cut short. Run \`npm run restore -- ${file}\` again.`,
  );
}

/** Documents of another contract are served as well as they can be; what they lack is missing in answers. */
async function warnOfOtherContract(database: Database, log: Logger): Promise<void> {
  const wanted = serviceFacts.storedContract;
  const stored = await agreeOnContract(database.db, wanted);
  if (stored === undefined || stored === wanted) return;
  log.warn(
    `The documents were stored under contract ${stored}, and the spec has ${wanted}. Run \`npm run spec -- plan OLD --out plan.json\` with the revision or folder of the spec they were stored under, then \`npm run migrate -- plan.json --dry-run\`.`,
  );
}

function announce({ origin }: RunningService, config: Config, store: Store, isOpen: boolean): void {
  const api = `${config.publicUrl ?? origin}${serviceFacts.mounts[0]?.path ?? ""}`;
  const lines = [
    `${serviceFacts.title} ${serviceFacts.version} is ready.`,
    `  API       ${api}/events`,
    `  OpenAPI   ${api}/doc`,
    `  Store     ${store.kind}${config.mongodbUri === undefined ? ` in ${config.dataDir}` : ""}`,
    ...(config.workers === 1 ? [] : [`  Workers   ${config.workers} processes`]),
    ...(isOpen ? ["  Access    open to this machine: there is no key yet (npm run keys -- --help)"] : []),
  ];
  console.log(lines.join("\n"));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isKnown = error instanceof ConfigError || error instanceof StoreError;
  // A worker has told its fault to the process that started it, which prints it.
  if (!cluster.isWorker) console.error(isKnown ? error.message : error);
  process.exit(1);
});
