import { Command, CommanderError, InvalidArgumentError } from "commander";
import { type Config, ConfigError, readConfig } from "../config.js";
import { parseTime } from "../dates/parse-time.js";
import { utc } from "../dates/zone.js";
import type { Database } from "../storage/database.js";
import { openDatabase } from "../storage/open-database.js";
import { joinStore, type Store, StoreError } from "../storage/store.js";

/** An error that the operator can correct; its message says how. */
export class ToolError extends Error {}

/** Creates a command with `--help` and without Commander's own exit. */
export function createTool(name: string, description: string): Command {
  return new Command(name).description(description).showHelpAfterError("(see --help)").exitOverride();
}

/** Creates a parser of an argument; `allowed` completes the sentence of its error, "Use ...". */
export function argument<Value>(read: (text: string) => Value | undefined, allowed: string) {
  return (text: string): Value => {
    const value = read(text);
    if (value === undefined) throw new InvalidArgumentError(`Use ${allowed}.`);
    return value;
  };
}

/** Parses an argument that is a date, in UTC where it names no zone. */
export const dateArgument = argument((text) => {
  const time = parseTime(text, { zone: utc, now: Date.now() });
  return time === undefined ? undefined : new Date(time.instant);
}, "a date such as 2031-12-31");

/**
 * Runs a tool with its arguments. Exit codes: 0 success, 1 failure, or `failed` where 1 means something else,
 * 2 invalid arguments.
 */
export async function runTool(tool: Command, args: readonly string[], failed = 1): Promise<void> {
  // The reader of the output may close it early, as `head` does.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
  try {
    await tool.parseAsync(args, { from: "user" });
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

/** Opens the store of the service, whether that runs or not, and closes it afterwards. */
export async function withStore<Result>(
  work: (store: Store, config: Config) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env);
  const log = { info: () => undefined, warn: (message: string) => console.error(message) };
  const store = await joinStore({ uri: config.mongodbUri, dataDir: config.dataDir, log });
  try {
    return await work(store, config);
  } finally {
    await store.close();
  }
}

/** Opens the database of the service, whether that runs or not, and closes it afterwards. */
export async function withDatabase<Result>(
  work: (database: Database, config: Config, kind: Store["kind"]) => Promise<Result>,
): Promise<Result> {
  return withStore(async (store, config) => {
    const { mongodbName, allowsWeakConcerns } = config;
    const database = await openDatabase(store.uri, mongodbName, { takesLong: true, allowsWeakConcerns });
    try {
      return await work(database, config, store.kind);
    } finally {
      await database.close();
    }
  });
}
