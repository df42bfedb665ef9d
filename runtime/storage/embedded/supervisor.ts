import { statfs } from "node:fs/promises";
import type { ServerProcess } from "./server-process.js";
import { describeExit } from "./server-process.js";
import { formatBytes, StoreError } from "./store-error.js";

/** Where the store tells the operator what happens to it. */
export interface StoreLog {
  info(message: string): void;
  warn(message: string): void;
}

/** A database server that is kept running. */
export interface SupervisedServer {
  /** The process that runs now, or ran last. */
  readonly pid: number;
  /**
   * Resolves, never rejects, when the server could not be kept running, with the reason of the last attempt; it
   * stays pending in all other cases.
   */
  readonly failed: Promise<Error>;
  /** Ends the server for good. */
  stop(): Promise<void>;
}

/** What `supervise` needs to know. */
export interface SuperviseOptions {
  /** What the log calls the server. */
  readonly name: string;
  /** The directory whose disk is looked at when the server ends. */
  readonly dataDir: string;
  readonly log: StoreLog;
  /** Starts the server so that it can be reached as before; rejects when it does not get ready. */
  start(): Promise<ServerProcess>;
  /** How long to wait before the first, second, and every later restart within a minute. */
  readonly backoffMs?: readonly number[];
}

const BACKOFF_MS = [200, 1000, 5000];
const RESTARTS_PER_MINUTE = 5;
const MINUTE_MS = 60_000;
/** What an engine needs to open its files and to recover what was written last. */
const ROOM_BYTES = 16e6;
const ROOM_POLL_MS = 500;
/** How an engine ends that cannot read its files. */
const DAMAGED = /exit code 14\b|SIGABRT/;

/**
 * Starts a server, and starts it again whenever it ends unasked: at the same address, so that connected drivers
 * find it by themselves. Gives up after five restarts within a minute, or when the directory belongs to somebody
 * else by now. Rejects when the first start fails.
 */
export async function supervise(options: SuperviseOptions): Promise<SupervisedServer> {
  let current = await options.start();
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const watching = watch();

  /** Resolves with an error when it gives up, and with nothing when the server was stopped. */
  async function watch(): Promise<Error | undefined> {
    const restarts = createRestartCounter(options.backoffMs ?? BACKOFF_MS);
    let failure = await endOf(current);
    while (!isStopping()) {
      await untilRoom(options, stopping.signal);
      if (isStopping()) break;
      const delayMs = restarts.nextDelay();
      await reportFailure(options, failure, delayMs);
      if (delayMs === undefined) return failure;
      await pause(delayMs, stopping.signal);
      if (isStopping()) break;
      try {
        current = await options.start();
        options.log.info(`${options.name} is back (process ${current.pid}).`);
        if (isStopping()) await current.stop();
        failure = await endOf(current);
      } catch (error) {
        if (error instanceof StoreError && error.code === "DB_PATH_IN_USE") return error;
        failure = error instanceof Error ? error : new Error(String(error));
      }
    }
    return undefined;
  }

  return {
    get pid() {
      return current.pid;
    },
    failed: new Promise((resolve) => {
      void watching.then((error) => {
        if (error) resolve(error);
      });
    }),
    async stop() {
      stopping.abort();
      await current.stop();
      await watching;
    },
  };
}

async function endOf(server: ServerProcess): Promise<Error> {
  return new Error(`process ${server.pid} ${describeExit(await server.exited)}`);
}

interface RestartCounter {
  /** Milliseconds to wait before the restart that is due; `undefined` when there were too many. */
  nextDelay(): number | undefined;
}

function createRestartCounter(backoffMs: readonly number[]): RestartCounter {
  let recent: number[] = [];
  return {
    nextDelay() {
      const now = performance.now();
      recent = recent.filter((at) => now - at < MINUTE_MS);
      if (recent.length >= RESTARTS_PER_MINUTE) return undefined;
      recent.push(now);
      return backoffMs[Math.min(recent.length, backoffMs.length) - 1] ?? 0;
    },
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
    ? " Its files may be damaged: keep a copy, and have a backup ready."
    : "";
  log.warn(`${name} does not run: ${failure.message.replace(/\.$/, "")}.${disk}${damage} ${next}`);
}

/** An engine cannot start on a full disk, however often it is tried; it is back as soon as somebody made room. */
async function untilRoom({ name, dataDir, log }: SuperviseOptions, signal: AbortSignal): Promise<void> {
  for (let hasTold = false; !signal.aborted; hasTold = true) {
    const free = await freeBytes(dataDir);
    if (free === undefined || free >= ROOM_BYTES) return;
    if (!hasTold)
      log.warn(`${name} ended on a full disk: it waits for ${formatBytes(ROOM_BYTES)} free for ${dataDir}.`);
    await pause(ROOM_POLL_MS, signal);
  }
}

/** What the disk below a directory has left for this user; `undefined` when the system does not tell. */
export async function freeBytes(directory: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}

/** Resolves after a while, or at once when `signal` aborts. */
async function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, delayMs);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
