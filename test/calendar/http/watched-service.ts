import { inject } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import { ensureIndexes } from "../../../runtime/features.js";
import type { Database } from "../../../runtime/storage/database.js";
import { openDatabase } from "../../../runtime/storage/open-database.js";
import { openApp } from "../../support/app.js";
import { serve } from "../../support/serve.js";

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
  const onError = (error: unknown) => errors.push(error);
  const server = await serve(openApp(calendar, database, { environment, onError }).listener);
  return {
    origin: server.origin,
    database,
    errors,
    async close() {
      await server.close();
      await database.db.dropDatabase();
      await database.close();
    },
  };
}
