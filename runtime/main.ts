import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import pino, { type Logger } from "pino";
import { serviceFacts } from "../generated/server/service/facts.js";
import { createApplication, isLoopback } from "./application.js";
import { openKeys } from "./auth/keys.js";
import { type Config, ConfigError, describeConfig, readConfig } from "./config.js";
import { ensureIndexes } from "./site.js";
import { agreeOnContract } from "./storage/contract.js";
import { type Database, openDatabase } from "./storage/database.js";
import { openStore, type Store, StoreError } from "./storage/store.js";

const usage = `Usage: npm start [-- --help]

Serves the events calendar. Settings are read from the environment:

${describeConfig({
  SITE_LANGUAGE: serviceFacts.languages.default,
  POSTS_PER_PAGE: String(serviceFacts.paging.default),
  MAX_PER_PAGE: String(serviceFacts.paging.maximum),
})}

Tools, while the service runs or not: npm run seed, npm run keys, npm run doctor, npm run migrate; each has --help.`;

const drainMs = 8000;

/** Starts the service: settings, store, indexes, application, server. */
async function main(args: readonly string[]): Promise<void> {
  if (args.includes("--help") || args.includes("-h")) {
    console.log(usage);
    return;
  }
  if (args.length > 0) throw new ConfigError(`Unknown argument ${args.join(" ")}. See npm start -- --help.`);

  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  const store = await openStore({ uri: config.mongodbUri, dataDir: config.dataDir, log: storeLog(log) });
  // What was opened is closed in the reverse order, also when the start fails half-way.
  const opened: (() => Promise<void>)[] = [() => store.close()];
  try {
    const database = await openDatabase(store.uri, config.mongodbName);
    opened.unshift(() => database.close());
    await requireKeyUnlessLocal(config, database);
    await ensureIndexes(database);
    await warnOfOtherContract(database, log);
    const app = createApplication(config, database, (error, request) =>
      log.error({ err: error, request }, "request failed"),
    );
    const server = await listen(createServer(app.listener), config);
    const publishing = app.publish();
    opened.unshift(
      () => drain(server),
      () => publishing.stop(),
    );
    stopOnSignal(opened, log);
    stopWithParent();
    await announce(server, config, database, store);
    void store.failed.then((error) => {
      log.fatal({ err: error }, "the store is gone");
      process.exitCode = 1;
      process.kill(process.pid, "SIGTERM");
    });
  } catch (error) {
    for (const close of opened) await close();
    throw error;
  }
}

function storeLog(log: Logger) {
  return { info: (message: string) => log.info(message), warn: (message: string) => log.warn(message) };
}

/** Writes are open to everyone only where nobody else can reach the service. */
async function requireKeyUnlessLocal(config: Config, database: Database): Promise<void> {
  if (isLoopback(config.host) || (await openKeys(database, config.adminKey).exist())) return;
  throw new ConfigError(
    `HOST=${config.host} can be reached from other machines, and there is no key yet. Make one with \`npm run keys -- create --name NAME --role administrator\`, or set ADMIN_API_KEY.`,
  );
}

/** Documents of another contract are served as well as they can be; what they lack is missing in answers. */
async function warnOfOtherContract(database: Database, log: Logger): Promise<void> {
  const stored = await agreeOnContract(database.db, serviceFacts.contract);
  if (stored === undefined || stored === serviceFacts.contract) return;
  log.warn(
    `The documents were stored under contract ${stored}, and the spec has ${serviceFacts.contract}. Run \`npm run spec -- plan OLD --out plan.json\` with the revision or folder of the spec they were stored under, then \`npm run migrate -- plan.json --dry-run\`.`,
  );
}

function listen(server: Server, config: Config): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(listenError(error, config)));
    server.listen(config.port, config.host, () => resolve(server));
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

async function announce(server: Server, config: Config, database: Database, store: Store): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const host = config.host.includes(":") ? `[${config.host}]` : config.host;
  const api = `${config.publicUrl ?? `http://${host}:${port}`}${serviceFacts.mounts[0]?.path ?? ""}`;
  const isOpen = !(await openKeys(database, config.adminKey).exist());
  const lines = [
    `${serviceFacts.title} ${serviceFacts.version} is ready.`,
    `  API       ${api}/events`,
    `  OpenAPI   ${api}/doc`,
    `  Store     ${store.kind}${config.mongodbUri === undefined ? ` in ${config.dataDir}` : ""}`,
    ...(isOpen ? ["  Access    open to this machine: there is no key yet (npm run keys -- --help)"] : []),
  ];
  console.log(lines.join("\n"));
}

/** Stops in order: no new requests, running ones end, the store last. A second signal ends at once. */
function stopOnSignal(opened: readonly (() => Promise<void>)[], log: Logger): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.debug(`stopping on ${signal}`);
    for (const close of opened) await close();
    process.exit();
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, (received) => {
      void stop(received);
    });
  }
}

/**
 * npm starts a shell that starts this process, and passes signals on to the shell only. Started that way, the service
 * ends when the shell is gone, instead of serving on without anybody to stop it.
 */
function stopWithParent(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 250);
  watch.unref();
}

/** Keep-alive connections would hold the server open: idle ones are closed, busy ones after their answer. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), drainMs);
    server.prependListener("request", (_request, response) => response.setHeader("Connection", "close"));
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    server.close(() => {
      clearTimeout(force);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
  });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isKnown = error instanceof ConfigError || error instanceof StoreError;
  console.error(isKnown ? error.message : error);
  process.exitCode = 1;
});
