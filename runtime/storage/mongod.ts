import { spawn } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { delimiter, isAbsolute, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createDataDirectory } from "./embedded/data-directory.js";
import {
  acceptsConnections,
  createSocketPath,
  isAlive,
  isAnswering,
  readNote,
  removeTraces,
  socketUri,
  writeNote,
} from "./embedded/pid-file.js";
import type { ServerProcess } from "./embedded/server-process.js";
import { describeExit, followProcess } from "./embedded/server-process.js";
import { openFailed, pathInUse } from "./embedded/store-error.js";
import type { StoreLog, SupervisedServer } from "./embedded/supervisor.js";
import { supervise } from "./embedded/supervisor.js";

/** What `openMongod` needs to know. */
export interface MongodOptions {
  /** The program, as `findMongod` gives it. */
  readonly program: string;
  /** Made if it does not exist. The server's files go to `mongod` in it: they are not those of the embedded engine. */
  readonly dataDir: string;
  readonly log: StoreLog;
}

/** A `mongod` of this service's own, open and watched. */
export interface MongodStore {
  readonly uri: string;
  readonly server: SupervisedServer;
  /** Ends the server and removes its socket and the note about it. */
  close(): Promise<void>;
}

/**
 * The absolute path of the first `mongod` on a search path, or `undefined`. Relative entries are passed over: what
 * runs must not depend on the current directory.
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
 * Runs a `mongod` on the data directory and keeps it running. It ends with this process, however this one ends.
 * Rejects with a StoreError.
 */
export async function openMongod(options: MongodOptions): Promise<MongodStore> {
  const { dataDir, log, program } = options;
  const previous = await readNote(dataDir);
  if (previous && isAlive(previous.pid) && (await isAnswering(dataDir, previous))) {
    throw pathInUse(dataDir, previous.pid);
  }
  const dbPath = await createDataDirectory(dataDir, "mongod");
  const socket = await createSocketPath();
  try {
    const start = () => startMongod(program, dbPath, socket);
    const server = await supervise({ name: "mongod", dataDir, log, start });
    if (previous) await removeTraces(dataDir, previous.socket);
    await writeNote(dataDir, { kind: "mongod", pid: process.pid, socket });
    return {
      uri: socketUri(socket),
      server,
      async close() {
        await server.stop();
        await removeTraces(dataDir, socket);
      },
    };
  } catch (error) {
    await removeTraces(dataDir, socket);
    throw error;
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

const READY_LIMIT_MS = 60_000;
const READY_POLL_MS = 50;

/**
 * A server does not notice that the process that started it is gone. So a shell waits beside it for the end of a
 * pipe that this process holds open and never writes to, and then ends the server, which runs in its place.
 */
const END_WITH_PARENT = '(read -r _ <&3; kill "$$") & exec "$0" "$@" 3<&-';

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
  throw openFailed(dbPath, `mongod ${describeExit(await server.exited)}`);
}

async function getsReady(server: ServerProcess, socket: string): Promise<boolean> {
  const deadline = performance.now() + READY_LIMIT_MS;
  const ended = server.exited.then(() => true);
  while (performance.now() < deadline) {
    if (await acceptsConnections(socket)) return true;
    if (await Promise.race([ended, delay(READY_POLL_MS, false)])) return false;
  }
  return false;
}
