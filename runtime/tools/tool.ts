import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Command, CommanderError, InvalidArgumentError } from "commander";
import type { Product } from "../app.js";
import type { ServiceDescriptor } from "../core/service-descriptor.js";
import { parseTime } from "../dates/parse-time.js";
import { utc } from "../dates/zone.js";
import { ImportError } from "../import/source.js";
import { type Config, ConfigError, readConfig } from "../settings/config.js";
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
    const known = [ToolError, ImportError, ConfigError, StoreError].find((kind) => error instanceof kind);
    console.error(known === undefined ? error : (error as Error).message);
    process.exitCode = failed;
  }
}

/** The store of a service while a tool uses it. */
export interface OpenStore {
  readonly product: Product;
  readonly database: Database;
  readonly config: Config;
  readonly kind: Store["kind"];
}

/** Opens the store of the service, whether that runs or not, and closes it afterwards. */
export async function withStore<Result>(
  product: Product,
  work: (store: OpenStore) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env);
  const { mongodbUri: uri, mongodbName, dataDir, allowsWeakConcerns } = config;
  const log = { info: () => undefined, warn: (message: string) => console.error(message) };
  const store = await joinStore({ uri, dataDir, log });
  try {
    const database = await openDatabase(store.uri, mongodbName, { takesLong: true, allowsWeakConcerns });
    try {
      return await work({ product, database, config, kind: store.kind });
    } finally {
      await database.close();
    }
  } finally {
    await store.close();
  }
}

const barWidth = 24;
const redrawMs = 100;

/**
 * Starts a bar for `total` steps on the error stream, with the rate per second and the remaining time. It is silent where that is
 * no terminal.
 */
export function createProgress(label: string, total: number, stream: NodeJS.WriteStream = process.stderr) {
  let bar = { label, total, started: performance.now(), done: 0, drawn: Number.NEGATIVE_INFINITY };

  function draw(): void {
    const { done, total, started } = bar;
    const seconds = (performance.now() - started) / 1000;
    const rate = done / Math.max(seconds, 0.001);
    const filled = Math.round((barWidth * done) / Math.max(total, 1));
    const blocks = "█".repeat(filled) + "░".repeat(barWidth - filled);
    const remaining = rate === 0 ? "" : `, ${Math.ceil((total - done) / rate)} s left`;
    const figures = `${done}/${total}, ${Math.round(rate)} per second${remaining}`;
    stream.write(`\r\u001b[K${bar.label} ${blocks} ${figures}`);
  }

  function end(): void {
    if (!stream.isTTY || bar.total === 0) return;
    draw();
    stream.write("\n");
  }

  return {
    /** Counts completed steps. */
    step(count = 1): void {
      bar.done += count;
      if (!stream.isTTY || performance.now() - bar.drawn < redrawMs) return;
      bar.drawn = performance.now();
      draw();
    },
    /** Ends the bar, and starts another one. */
    next(label: string, total: number): void {
      end();
      bar = { label, total, started: performance.now(), done: 0, drawn: Number.NEGATIVE_INFINITY };
    },
    end,
  };
}

/** Prints JSON where that is asked for, else text. */
export function print(isJson: boolean | undefined, value: unknown, text: () => string): void {
  console.log(isJson === true ? JSON.stringify(value) : text());
}

/** Rows of cells as text, each column as wide as its widest cell. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Throws a ToolError for languages that the service does not have. */
export function checkLanguages(
  { service }: { readonly service: ServiceDescriptor },
  languages: readonly string[],
): void {
  const unknown = languages.filter((one) => !service.languages.all.includes(one));
  if (unknown.length > 0)
    throw new ToolError(
      `There is no language ${unknown.join(", ")}: use ${service.languages.all.join(", ")}.`,
    );
}

/** Throws a ToolError where a file exists that a command would overwrite. */
export function rejectExisting(file: string): void {
  if (existsSync(file)) throw new ToolError(`${file} is there already. Take another name, or remove it.`);
}

/** Writes a file that gets its name once it is complete and on the disk. Only its owner may read it. */
export async function writeWholeFile(
  file: string,
  pieces: AsyncIterable<string | Uint8Array>,
  ...transforms: readonly NodeJS.ReadWriteStream[]
): Promise<void> {
  const partial = `${file}.partial`;
  try {
    const target = createWriteStream(partial, { mode: 0o600, flush: true });
    await pipeline([Readable.from(pieces), ...transforms, target]);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
