import type { Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import type { Logger } from "pino";
import { type Config, ConfigError } from "./config.js";
import { createLimitedServer } from "./http/server.js";
import { pause } from "./jobs/retry.js";
import { createNodeApp } from "./node-app.js";
import type { Product } from "./product.js";
import { openDatabase } from "./storage/open-database.js";
import { createErrorLog } from "./telemetry/log.js";
import type { Metrics } from "./telemetry/metrics.js";
import { openTelemetry } from "./telemetry/process-telemetry.js";

/** A service that answers requests in this process. */
export interface RunningService {
  /** `http://host:port` as it listens. */
  readonly origin: string;
  /** Lets no request in that is not answered, then closes everything but the store, in less than ten seconds where that answers. */
  stop(): Promise<void>;
}

/** What a process serves, where it writes its log, and how it reads the metrics of all processes if it is one of several. */
export interface ServeOptions {
  readonly product: Product;
  readonly log: Logger;
  readonly gather?: (own: Metrics) => () => Promise<string>;
}

/** Jobs that have not ended so long after a signal are cut off; they do their work again later. */
const stopMs = 8500;

/** Serves the application on an open store that has its indexes. */
export async function serve(
  config: Config,
  storeUri: string,
  { product, log, gather }: ServeOptions,
): Promise<RunningService> {
  const requestLog = { log, sample: config.logSample, slowMs: config.slowMs };
  const telemetry = openTelemetry({ requestLog, gather });
  const database = await openDatabase(storeUri, config.mongodbName, {
    instrumentation: telemetry,
    allowsWeakConcerns: config.allowsWeakConcerns,
    readPreference: config.readPreference,
    log,
  });
  try {
    const app = createNodeApp(config, database, {
      product,
      telemetry,
      onError: createErrorLog(log),
    });
    const server = createLimitedServer(app.listener, config);
    app.registerMetrics(telemetry.counts);
    telemetry.counts.addMetric({
      name: "http_server_connections",
      help: "Connections of clients that are open.",
      read: promisify(server.http.getConnections.bind(server.http)),
    });
    await listen(server.http, config);
    const jobs = app.startBackgroundJobs();
    return {
      origin: originOf(server.http, config),
      async stop() {
        const latest = pause(stopMs, { ref: false });
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
