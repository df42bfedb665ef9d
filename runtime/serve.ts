import type { Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import { createApplication } from "./application.js";
import { type Config, ConfigError } from "./config.js";
import { createLimitedServer } from "./server.js";
import { openDatabase } from "./storage/open-database.js";

/** A service that answers requests in this process. */
export interface RunningService {
  /** `http://host:port` as it listens. */
  readonly origin: string;
  /** Lets no request in that is not answered, then closes everything but the store. */
  stop(): Promise<void>;
}

/** Serves the application on a store that is open, with its indexes made. */
export async function serve(config: Config, storeUri: string, log: Logger): Promise<RunningService> {
  const database = await openDatabase(storeUri, config.mongodbName);
  try {
    const app = createApplication(config, database, (error, request) =>
      log.error({ err: error, request }, "request failed"),
    );
    const server = createLimitedServer(app.listener);
    await listen(server.http, config);
    const publishing = app.publish();
    return {
      origin: originOf(server.http, config),
      async stop() {
        await server.drain();
        await publishing.stop();
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
