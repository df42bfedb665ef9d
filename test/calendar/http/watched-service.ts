import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inject } from "vitest";
import { ensureIndexes } from "../../../runtime/app-context.js";
import { calendar } from "../../../runtime/calendar.js";
import { readConfig } from "../../../runtime/config.js";
import { createNodeApp } from "../../../runtime/node-app.js";
import type { Database } from "../../../runtime/storage/database.js";
import { openDatabase } from "../../../runtime/storage/open-database.js";

/** A service whose commands to the store are seen. */
export interface WatchedService {
  readonly origin: string;
  readonly database: Database;
  readonly errors: unknown[];
  close(): Promise<void>;
}

/** Starts a service on a database of its own; `onCommand` sees each command as it is sent to the store. */
export async function startWatchedService(
  environment: Readonly<Record<string, string>>,
  onCommand: (command: unknown) => void,
): Promise<WatchedService> {
  const uri = new URL(inject("mongoUri"));
  uri.searchParams.set("monitorCommands", "true");
  const database = await openDatabase(uri.href, `test_watched_${process.pid}`);
  await ensureIndexes(database, calendar);
  database.db.client.on("commandStarted", ({ command }) => {
    onCommand(command);
  });
  const errors: unknown[] = [];
  const { listener } = createNodeApp(readConfig(environment), database, {
    product: calendar,
    onError: (error) => errors.push(error),
  });
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    database,
    errors,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.db.dropDatabase();
      await database.close();
    },
  };
}
