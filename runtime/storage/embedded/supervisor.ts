import type { ChildProcess } from "node:child_process";
import { readFile, statfs } from "node:fs/promises";
import { join } from "node:path";
import { isAlive } from "../../jobs/processes.js";
import { type Backoff, backoffMs, pause, retry } from "../../jobs/retry.js";
import {
  createSocketPath,
  isAnswering,
  type PidFile,
  readPidFile,
  removePidFile,
  socketUri,
  writePidFile,
} from "./pid-file.js";
import { formatBytes, isPathInUse, storeError } from "./store-error.js";

/** Messages of the store to the operator. */
export interface StoreLog {
  info(message: string): void;
  warn(message: string): void;
}

/** Options of `supervise`. */
export interface SuperviseOptions {
  /** The name of the server in the log. */
  readonly name: string;
  /** The directory whose disk space is checked when the server ends. */
  readonly dataDir: string;
  readonly log: StoreLog;
  /** Starts the server so that it can be reached as before; rejects when it does not get ready. */
  start(): Promise<ServerProcess>;
  /** Delays of the restarts within a minute. */
  readonly backoff?: Backoff;
}

const BACKOFF: Backoff = { firstMs: 200, factor: 5, longestMs: 5000 };
const RESTARTS_PER_MINUTE = 5;
const MINUTE_MS = 60_000;
/** Disk space that an engine needs to open its files and to recover. */
const MINIMUM_FREE_BYTES = 16e6;
const FREE_SPACE_POLL_MS = 500;
/** The end of an engine that cannot read its files. */
const DAMAGED = /exit code 14\b|SIGABRT/;

/**
 * Starts a server, and restarts it whenever it ends unexpectedly: at the same address, so that connected drivers
 * reconnect. Gives up after five restarts within a minute, or when another process has the directory. Rejects when the
 * first start fails.
 */
export async function supervise(options: SuperviseOptions) {
  let current = await options.start();
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const supervision = restartOnEnd();

  /** Resolves with an error when it gives up, and with nothing when the server was stopped. */
  async function restartOnEnd(): Promise<Error | undefined> {
    const nextDelay = countRestarts(options.backoff ?? BACKOFF);
    let failure = await endOf(current);
    while (!isStopping()) {
      await untilDiskSpace(options, stopping.signal);
      if (isStopping()) break;
      const delayMs = nextDelay();
      await reportFailure(options, failure, delayMs);
      if (delayMs === undefined) return failure;
      await pause(delayMs, stopping);
      if (isStopping()) break;
      try {
        current = await options.start();
        options.log.info(`${options.name} is back (process ${current.pid}).`);
        if (isStopping()) await current.stop();
        failure = await endOf(current);
      } catch (error) {
        if (isPathInUse(error)) return error;
        failure = error instanceof Error ? error : new Error(String(error));
      }
    }
    return undefined;
  }

  return {
    /** The process that runs now, or ran last. */
    get pid() {
      return current.pid;
    },
    /**
     * Resolves, never rejects, with the error of the last attempt when restarts are given up; stays pending in all other
     * cases.
     */
    failed: new Promise<Error>((resolve) => {
      void supervision.then((error) => {
        if (error) resolve(error);
      });
    }),
    /** Ends the server for good. */
    async stop() {
      stopping.abort();
      await current.stop();
      await supervision;
    },
  };
}

async function endOf(server: ServerProcess): Promise<Error> {
  return new Error(`process ${server.pid} ${describeExit(await server.exited)}`);
}

/** Returns a function that gives the milliseconds before the restart that is due; `undefined` when there were too many. */
function countRestarts(backoff: Backoff): () => number | undefined {
  let recent: number[] = [];
  return () => {
    const now = performance.now();
    recent = recent.filter((at) => now - at < MINUTE_MS);
    if (recent.length >= RESTARTS_PER_MINUTE) return undefined;
    recent.push(now);
    return backoffMs(backoff, recent.length);
  };
}

async function reportFailure(
  { name, dataDir, log }: SuperviseOptions,
  failure: Error,
  delayMs: number | undefined,
): Promise<void> {
  const free = await freeBytes(dataDir);
  const disk = free === undefined ? "" : ` ${formatBytes(free)} are free for ${dataDir}.`;
  const next =
    delayMs === undefined
      ? `It was restarted ${RESTARTS_PER_MINUTE} times within a minute and is given up.`
      : `It is restarted in ${delayMs / 1000} s.`;
  const damage = DAMAGED.test(failure.message)
    ? " Its files may be damaged: make a copy, and have a backup ready."
    : "";
  log.warn(`${name} does not run: ${failure.message.replace(/\.$/, "")}.${disk}${damage} ${next}`);
}

/** Waits for disk space: an engine cannot start on a full disk. */
async function untilDiskSpace({ name, dataDir, log }: SuperviseOptions, signal: AbortSignal): Promise<void> {
  const hasRoom = async (): Promise<true | undefined> => {
    const free = await freeBytes(dataDir);
    return free === undefined || free >= MINIMUM_FREE_BYTES ? true : undefined;
  };
  if (signal.aborted || (await hasRoom())) return;
  log.warn(
    `${name} ended on a full disk: it waits for ${formatBytes(MINIMUM_FREE_BYTES)} free for ${dataDir}.`,
  );
  await retry(hasRoom, { delayMs: FREE_SPACE_POLL_MS, signal });
}

/** Free bytes of the disk below a directory for this user; `undefined` where the system does not report them. */
export async function freeBytes(directory: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}

/**
 * Opens a database on a new private socket in a child process, which is restarted when it ends. While another live service has
 * the data directory, it rejects with `DB_PATH_IN_USE`; an engine that is only finishing, because its service was killed, is
 * waited for. Rejects with a StoreError where the server does not start.
 */
export async function openOwnStore<Kind extends PidFile["kind"]>(
  kind: Kind,
  {
    start,
    ...options
  }: Omit<SuperviseOptions, "start"> & { readonly start: (socket: string) => Promise<ServerProcess> },
) {
  const { dataDir } = options;
  const previous = await readPidFile(dataDir);
  const socket = await createSocketPath();
  try {
    const server = await untilReleased(dataDir, () => supervise({ ...options, start: () => start(socket) }));
    // Only now it is certain that the process that had the directory before is gone.
    if (previous) await removePidFile(dataDir, previous.socket);
    await writePidFile(dataDir, { kind, pid: process.pid, socket });
    return {
      uri: socketUri(socket),
      kind,
      server,
      failed: server.failed,
      async close() {
        await server.stop();
        await removePidFile(dataDir, socket);
      },
    };
  } catch (error) {
    await removePidFile(dataDir, socket);
    throw error;
  }
}

/** A host whose service was killed closes its engine first; it has 10 s for that. */
const RELEASING = { delayMs: 150, timeoutMs: 12_000 };

/** Retries to open the directory while its former owner ends. */
async function untilReleased<T>(dataDir: string, open: () => Promise<T>): Promise<T> {
  const server = await retry(async () => {
    const owner = await readLivePidFile(dataDir);
    if (owner !== undefined) throw storeError("DB_PATH_IN_USE", [dataDir, owner.pid]);
    try {
      return await open();
    } catch (error) {
      if (!isPathInUse(error)) throw error;
      return undefined;
    }
  }, RELEASING);
  if (server === undefined) throw storeError("DB_PATH_IN_USE", [dataDir, await lockHolder(dataDir)]);
  return server;
}

/** The pid file of a service or tool that is alive and whose database answers; undefined where none has the directory. */
export async function readLivePidFile(dataDir: string): Promise<PidFile | undefined> {
  const pidFile = await readPidFile(dataDir);
  if (!pidFile || !isAlive(pidFile.pid)) return undefined;
  return (await isAnswering(dataDir, pidFile)) ? pidFile : undefined;
}

/** The engine writes its process id into its lock file. */
async function lockHolder(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, "db", "mongod.lock"), "utf8").catch(() => "");
  const pid = Number.parseInt(text, 10);
  return Number.isNaN(pid) ? undefined : pid;
}

/** A database server that runs as a child process and is ready to be used. */
export type ServerProcess = ReturnType<typeof followProcess>;

/** How a process ended: one of `code` and `signal` is set. */
export interface ProcessExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The last lines that it wrote to its error output. */
  readonly stderr: string;
}

/** Longer than the host allows the engine, so that the host's own limit comes first. */
const STOP_LIMIT_MS = 12_000;

const STDERR_LENGTH = 2000;

/** Wraps a child that was started with its error output piped; `ask` requests its end. */
export function followProcess(child: ChildProcess, ask: () => void) {
  const exited = untilExited(child);
  return {
    pid: child.pid ?? 0,
    /** Resolves when the process has ended, for whatever reason. */
    exited,
    /** Asks the process to end, kills it when it does not in time, and resolves when it has ended. */
    async stop(): Promise<void> {
      const limit = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS);
      if (child.exitCode === null && child.signalCode === null) ask();
      await exited;
      clearTimeout(limit);
    },
  };
}

/** `exit code 14`, `signal SIGABRT`: for messages. */
export function describeExit({ code, signal, stderr }: ProcessExit): string {
  const how = signal === null ? `ended with exit code ${code ?? "unknown"}` : `ended with signal ${signal}`;
  return stderr === "" ? how : `${how}: ${stderr}`;
}

async function untilExited(child: ChildProcess): Promise<ProcessExit> {
  let stderr = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    stderr = (stderr + text).slice(-STDERR_LENGTH);
  });
  return await new Promise((resolve) => {
    child.once("error", (error) => {
      resolve({ code: null, signal: null, stderr: error.message });
    });
    // "close" comes after "exit", when the last of the error output has been read.
    child.once("close", (code, signal) => {
      resolve({ code, signal, stderr: stderr.trim() });
    });
  });
}
