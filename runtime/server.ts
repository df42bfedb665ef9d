import { readFile } from "node:fs/promises";
import type { Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Logger } from "pino";
import { type App, type AppOptions, createApp, type Product } from "./app.js";
import { argon2Passwords } from "./auth/argon2-passwords.js";
import { openKeys } from "./auth/keys.js";
import { administratorRole } from "./core/principal.js";
import { type Dependencies, ensureIndexes, unusedIndexes } from "./features.js";
import { requireAddress } from "./http/address.js";
import { rewriteAliases } from "./http/aliases.js";
import { packageFolder } from "./http/document.js";
import { createLimitedServer, drainSignal } from "./http/server.js";
import { pause } from "./jobs/retry.js";
import { fetchFile } from "./network/fetch-file.js";
import { isLoopback, isPublicAddress } from "./network/public-address.js";
import { readAsset } from "./pages/assets.js";
import { withPages } from "./pages/pages.js";
import { type Config, ConfigError } from "./settings/config.js";
import type { Database } from "./storage/database.js";
import { hasTooManyIndexes } from "./storage/indexes.js";
import { openDatabase } from "./storage/open-database.js";
import { createDiskSpaceCheck } from "./storage/store.js";
import { agreeOnContract, restoringFrom } from "./storage/stored-contract.js";
import { createErrorLog } from "./telemetry/log.js";
import type { Metrics } from "./telemetry/metrics.js";
import { createRequestLog, openTelemetry } from "./telemetry/process-telemetry.js";
import { noTelemetry } from "./telemetry/telemetry.js";

/** What a process serves, where it writes its log, and how it reads the metrics of all processes if it is one of several. */
export interface ServeOptions {
  readonly config: Config;
  /** Address of an open store that has its indexes. */
  readonly storeUri: string;
  readonly product: Product;
  readonly log: Logger;
  readonly gather?: (own: Metrics) => () => Promise<string>;
}

/** A service that answers requests. */
export interface RunningService {
  /** `http://host:port` as it listens. */
  readonly origin: string;
  /** Lets no request in that is not answered, then closes everything but the store, in less than ten seconds where that answers. */
  stop(): Promise<void>;
}

/** Jobs that have not ended so long after a signal are cut off; they do their work again later. */
const stopMs = 8500;

/** Serves the application in this process. */
export async function serve({
  config,
  storeUri,
  product,
  log,
  gather,
}: ServeOptions): Promise<RunningService> {
  const logRequest = createRequestLog(log, config.logSample, config.slowMs);
  const telemetry = openTelemetry(logRequest, gather, (access) => log.info({ access }, access.action));
  const database = await openDatabase(storeUri, config.mongodbName, {
    instrumentation: telemetry,
    allowsWeakConcerns: config.allowsWeakConcerns,
    readPreference: config.readPreference,
    log,
  });
  try {
    const app = createNodeApp({
      config,
      database,
      product,
      telemetry,
      onError: createErrorLog(log),
    });
    const server = createLimitedServer(app.listener, config);
    for (const metric of app.metrics) telemetry.counts.addMetric(metric);
    telemetry.counts.addMetric({
      name: "http_server_connections",
      help: "Connections of clients that are open.",
      read: promisify(server.http.getConnections.bind(server.http)),
    });
    await listen(server.http, config);
    const jobs = app.startJobs();
    return {
      origin: originOf(server.http, config),
      async stop() {
        const latest = pause(stopMs, { ref: false });
        drainSignal.emit(database);
        await server.drain();
        await Promise.race([jobs.stop(), latest]);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Options of an application in Node, whose dependencies are those of Node where none replaces them. */
export type NodeAppOptions = Omit<AppOptions, keyof Dependencies> & Partial<Dependencies>;

/** Creates the application with its pages and aliases, and the dependencies of Node. */
export function createNodeApp(changes: NodeAppOptions): App {
  const options: AppOptions = {
    ...nodeDependencies(changes.product),
    telemetry: openTelemetry(),
    ...changes,
  };
  const created = createApp(options);
  const { app, listener } = created;
  const aliased = rewriteAliases(withPages(listener, { ...options, app }), app.service);
  return {
    ...created,
    listener: requireAddress(aliased, app, options.config.trustProxy),
  };
}

/** The dependencies of a product in Node: Argon2, public internet, files of the packages, clock; no telemetry. */
export function nodeDependencies({ location }: Product): Dependencies {
  const documents = packageFolder("generated/openapi", dirname(fileURLToPath(location)));
  return {
    passwords: argon2Passwords,
    isFetchAllowed: isPublicAddress,
    fetchFile,
    documentSource: (name) => readFile(join(documents, name), "utf8"),
    pageAssets: readAsset,
    createDiskSpaceCheck,
    now: () => Date.now(),
    telemetry: noTelemetry,
  };
}

function listen(server: HttpServer, config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(listenError(error, config)));
    server.listen(config.port, config.host, resolve);
  });
}

function listenError(error: NodeJS.ErrnoException, { port, host }: Config): Error {
  if (error.code === "EADDRINUSE")
    return new ConfigError(
      `Port ${port} on ${host} is in use. Stop the other program, or set PORT; PORT=0 takes a free one.`,
    );
  if (error.code === "EACCES")
    return new ConfigError(`Port ${port} may not be opened by this user. Set PORT to 1024 or more.`);
  return error.code === "EADDRNOTAVAIL"
    ? new ConfigError(`HOST=${host} is no address of this machine.`)
    : error;
}

function originOf(server: HttpServer, { host }: Config): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** A start that takes longer says why. */
const quietMs = 3000;

/**
 * Prepares an open store for requests. Writes are open to everyone only where the service is reachable from this machine
 * alone; throws a ConfigError where others can reach it, and for a store that is half restored.
 */
export async function bootstrapDatabase({
  config,
  storeUri,
  product,
  log,
}: ServeOptions): Promise<{ readonly isOpen: boolean }> {
  const { mongodbName, allowsWeakConcerns } = config;
  const database = await openDatabase(storeUri, mongodbName, { takesLong: true, allowsWeakConcerns });
  try {
    const isOpen = product.authenticate === undefined && !(await openKeys(database, config.adminKey).exist());
    if (isOpen && !isLoopback(config.host)) {
      const role = administratorRole(product.serviceDescriptor.roles);
      throw new ConfigError(
        `HOST=${config.host} can be reached from other machines, and there is no key yet, and no account. Make an account with \`npm run accounts -- create --email ADDRESS --role ${role}\`, or a key with \`npm run keys -- create --name NAME --role ${role}\`, or set ADMIN_API_KEY.`,
      );
    }
    await requireComplete(database);
    await makeIndexes(database, product, log);
    await warnOfUniqueIndexes(database, product, log);
    await warnOfOtherContract(database, product.serviceDescriptor.storedContract, log);
    return { isOpen };
  } finally {
    await database.close();
  }
}

async function requireComplete(database: Database): Promise<void> {
  const file = await restoringFrom(database.db);
  if (file !== undefined)
    throw new ConfigError(
      `The store is incomplete: restoring ${file} was cut short. Run \`npm run restore -- ${file}\` again.`,
    );
}

/** A store of a million records takes minutes for an index that it lacks; the log says so after a few seconds. */
async function makeIndexes(database: Database, product: Product, log: Logger): Promise<void> {
  const timer = setTimeout(() => {
    log.info("Indexes are being made. That takes minutes where there are many records.");
  }, quietMs);
  try {
    await ensureIndexes(database, product);
  } catch (error) {
    if (!hasTooManyIndexes(error)) throw error;
    throw new ConfigError(
      `The store has too many indexes, those of other versions among them. When no process of these runs any more, run \`npm run doctor -- --drop-unused\`. The store reports: ${error.message}`,
    );
  } finally {
    clearTimeout(timer);
  }
}

/** Unique indexes of other versions reject values that this version allows. */
async function warnOfUniqueIndexes(database: Database, product: Product, log: Logger): Promise<void> {
  for (const { collection, name, keys, isUnique } of await unusedIndexes(database, product))
    if (isUnique)
      log.warn(
        `The store rejects equal values of ${keys.join(", ")} in ${collection}, which the spec allows: the index ${name} is that of another version. When no process of that version runs any more, run \`npm run doctor -- --drop-unused\`.`,
      );
}

/** Documents of another contract are served as well as they can be; what they lack is missing in answers. */
async function warnOfOtherContract(database: Database, wanted: string, log: Logger): Promise<void> {
  const stored = await agreeOnContract(database.db, wanted);
  if (stored === undefined || stored === wanted) return;
  log.warn(
    `The documents were stored under contract ${stored}, and the spec has ${wanted}. Run \`npm run spec -- plan OLD --out plan.json\` with the revision or folder of the spec they were stored under, then \`npm run migrate -- plan.json --dry-run\`.`,
  );
}
