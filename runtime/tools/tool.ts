import { Command, CommanderError } from "commander";
import { type Config, ConfigError, readConfig } from "../config.js";
import type { Database } from "../storage/database.js";
import { openDatabase } from "../storage/open-database.js";
import { joinStore, type Store, StoreError } from "../storage/store.js";

/** A fault that the user of a tool can mend; its message says how. */
export class ToolError extends Error {}

/** A command of a tool, with `--help` and without Commander's own exit. */
export function createTool(name: string, description: string): Command {
  return new Command(name).description(description).showHelpAfterError("(--help tells more)").exitOverride();
}

/**
 * Runs a tool with the arguments of the process. Exit codes: 0 done, 1 the tool failed, or `failed` where 1 says something
 * else, 2 the arguments were wrong.
 */
export async function runTool(tool: Command, failed = 1): Promise<void> {
  // Whoever reads the output may have had enough, such as `head`.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
  try {
    await tool.parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : 2;
      return;
    }
    const isKnown = error instanceof ToolError || error instanceof ConfigError || error instanceof StoreError;
    console.error(isKnown ? error.message : error);
    process.exitCode = failed;
  }
}

/** Opens the database of the service, running or not, and closes it afterwards. */
export async function withDatabase<Result>(
  work: (database: Database, config: Config, kind: Store["kind"]) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env);
  const log = { info: () => undefined, warn: (message: string) => console.error(message) };
  const store = await joinStore({ uri: config.mongodbUri, dataDir: config.dataDir, log });
  try {
    const database = await openDatabase(store.uri, config.mongodbName, { takesLong: true });
    try {
      return await work(database, config, store.kind);
    } finally {
      await database.close();
    }
  } finally {
    await store.close();
  }
}
