import { spawn } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { delimiter, isAbsolute, join } from "node:path";
import { retry } from "../jobs/retry.js";
import { acceptsConnections, createDataDirectory } from "./embedded/pid-file.js";
import { storeError } from "./embedded/store-error.js";
import {
  describeExit,
  followProcess,
  openOwnStore,
  type ServerProcess,
  type StoreLog,
} from "./embedded/supervisor.js";

/**
 * The absolute path of the first `mongod` on a search path, or `undefined`. Relative entries are skipped: the program
 * must not depend on the current directory.
 */
export function findMongod(searchPath = process.env.PATH ?? ""): string | undefined {
  return searchPath
    .split(delimiter)
    .filter((directory) => isAbsolute(directory))
    .map((directory) => join(directory, "mongod"))
    .find(isProgram);
}

/** The command line for a server that is reachable on a private unix socket and nowhere else. */
export function mongodArguments(dbPath: string, socket: string): string[] {
  return ["--dbpath", dbPath, "--bind_ip", socket, "--filePermissions", "0600", "--quiet"];
}

/**
 * Runs a `mongod` on the data directory and restarts it when it ends. The server ends with this process, however this one
 * ends. Rejects with a StoreError.
 */
export async function openMongod({
  dataDir,
  log,
  program,
}: {
  /** The program, as `findMongod` gives it. */
  readonly program: string;
  /** Made if it does not exist. The server's files go to `mongod` in it: they are not those of the embedded engine. */
  readonly dataDir: string;
  readonly log: StoreLog;
}) {
  const dbPath = await createDataDirectory(dataDir, "mongod");
  const start = (socket: string): Promise<ServerProcess> => startMongod(program, dbPath, socket);
  return openOwnStore("mongod", { name: "mongod", dataDir, log, start });
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

const STARTING = { delayMs: 50, timeoutMs: 60_000 };

/**
 * A server does not notice that the process that started it is gone. So a shell waits for the end of a pipe that this
 * process holds open and never writes to, and then ends the server.
 */
export const END_WITH_PARENT = '(read -r _ <&3; kill "$$" 2>/dev/null) & exec "$0" "$@" 3<&-';

async function startMongod(program: string, dbPath: string, socket: string): Promise<ServerProcess> {
  await rm(socket, { force: true });
  const child = spawn("/bin/sh", ["-c", END_WITH_PARENT, program, ...mongodArguments(dbPath, socket)], {
    stdio: ["ignore", "ignore", "pipe", "pipe"],
    // A session of its own: an interrupt typed in the terminal is for the service, which still needs the server.
    detached: true,
  });
  child.once("exit", () => child.stdio[3]?.destroy());
  const server = followProcess(child, () => child.kill("SIGTERM"));
  if (await getsReady(server, socket)) return server;
  child.kill("SIGKILL");
  throw storeError("OPEN_FAILED", [dbPath, `mongod ${describeExit(await server.exited)}`]);
}

async function getsReady({ exited }: ServerProcess, socket: string): Promise<boolean> {
  const ended = new AbortController();
  void exited.then(() => ended.abort());
  const attempt = async (): Promise<true | undefined> => (await acceptsConnections(socket)) || undefined;
  return (await retry(attempt, { ...STARTING, signal: ended.signal })) === true;
}
