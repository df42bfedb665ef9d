import { type ChildProcess, fork } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { CLOSE_MESSAGE, type HostFailure, type HostMessage, type HostOptions } from "./host-protocol.js";
import {
  corruptDirectory,
  diskFull,
  glibcTooOld,
  newerFiles,
  openFailed,
  pathInUse,
  unsupportedPlatform,
} from "./store-error.js";
import {
  describeExit,
  followProcess,
  freeBytes,
  type ProcessExit,
  type ServerProcess,
  type StoreLog,
} from "./supervisor.js";

/** What a host is started with. */
export interface HostStart {
  readonly options: HostOptions;
  /** The addon that this system can load. */
  readonly addon: string;
  readonly log: StoreLog;
}

const READY_LIMIT_MS = 60_000;
const OPENING_NOTICE_MS = 2000;
const NEARLY_FULL_BYTES = 16e6;
/** Version of the files that the engine of the installed package writes. */
const FILE_VERSION = { major: 12, minor: 0 } as const;

/**
 * Starts a host and resolves when its socket accepts connections. An engine that dies while it opens the directory
 * is tried once more before the directory is called damaged. Rejects with a StoreError.
 */
export async function startHost(start: HostStart): Promise<ServerProcess> {
  await rejectNewerFiles(start.options.directory);
  let tried = await attempt(start);
  if (tried.kind === "died") tried = await attempt(start);
  if (tried.kind === "ready") return tried.host;
  throw await (tried.kind === "failed" ? failureError(start, tried) : deathError(start, tried.exit));
}

type Attempt =
  | { readonly kind: "ready"; readonly host: ServerProcess }
  | { readonly kind: "died"; readonly exit: ProcessExit }
  | HostFailure;

async function attempt(start: HostStart): Promise<Attempt> {
  const text = await openingNotice(start.options.directory);
  const child = forkHost(start);
  const host = followProcess(child, () => {
    if (child.connected) child.send(CLOSE_MESSAGE);
    else child.kill("SIGKILL");
  });
  const notice = setTimeout(() => start.log.info(text), OPENING_NOTICE_MS);
  const limit = setTimeout(() => child.kill("SIGKILL"), READY_LIMIT_MS);
  const message = await Promise.race([firstMessage(child), host.exited]);
  clearTimeout(notice);
  clearTimeout(limit);
  if (!("kind" in message)) return { kind: "died", exit: message };
  if (message.kind === "ready") return { kind: "ready", host };
  await host.exited;
  return message;
}

/** What the log says when opening a directory takes long. The engine empties its lock file when it is closed. */
export async function openingNotice(directory: string): Promise<string> {
  const { size } = await stat(join(directory, "mongod.lock")).catch(() => ({ size: 0 }));
  const recovery = size > 0 ? ": after an unclean end it is recovering what was written last" : "";
  return `The embedded engine is still opening ${directory}${recovery}. This takes some seconds, rarely up to a minute.`;
}

function forkHost({ options, addon }: HostStart): ChildProcess {
  const isSource = import.meta.url.endsWith(".ts");
  const host = fileURLToPath(new URL(isSource ? "host.ts" : "host.js", import.meta.url));
  return fork(host, [JSON.stringify(options)], {
    execArgv: isSource ? ["--import", typescriptLoader()] : [],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    env: {
      ...process.env,
      // Options of the service's own process, such as a debugger's port, are not for this one.
      NODE_OPTIONS: "",
      // Halves the memory that stays with the engine's 50 threads.
      MALLOC_ARENA_MAX: "2",
      NAPI_RS_NATIVE_LIBRARY_PATH: addon,
    },
  });
}

function typescriptLoader(): string {
  return pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
}

async function firstMessage(child: ChildProcess): Promise<HostMessage> {
  return await new Promise((resolve) => {
    child.once("message", (message) => {
      // The other end of the channel is host.ts, which sends nothing else.
      resolve(message as HostMessage);
    });
  });
}

async function failureError({ options }: HostStart, { code, reason }: HostFailure): Promise<Error> {
  switch (code) {
    case "DB_PATH_IN_USE":
      return pathInUse(options.dataDir, undefined);
    case "ENOSPC":
      return diskFull(options.dataDir, await freeBytes(options.dataDir));
    case "GLIBC_TOO_OLD":
      return glibcTooOld(`an older one (${reason})`);
    case "UNSUPPORTED_PLATFORM":
      return unsupportedPlatform(reason);
    case "OPEN_FAILED":
      return openFailed(options.directory, reason);
  }
}

async function deathError({ options }: HostStart, exit: ProcessExit): Promise<Error> {
  const free = await freeBytes(options.dataDir);
  if (free !== undefined && free < NEARLY_FULL_BYTES) return diskFull(options.dataDir, free);
  const reason = describeExit(exit);
  const gaveUp = exit.code === 14 || exit.signal === "SIGABRT" || exit.signal === "SIGSEGV";
  return gaveUp
    ? corruptDirectory(options.directory, reason)
    : openFailed(options.directory, `the engine's process ${reason}`);
}

/** An engine that reads files of a newer one may damage them. */
async function rejectNewerFiles(directory: string): Promise<void> {
  const catalog = await readFile(join(directory, "WiredTiger.turtle"), "latin1").catch(() => "");
  const [, major = "0", minor = "0"] = /^major=(\d+),minor=(\d+)/m.exec(catalog) ?? [];
  const isNewer =
    Number(major) > FILE_VERSION.major ||
    (Number(major) === FILE_VERSION.major && Number(minor) > FILE_VERSION.minor);
  if (isNewer)
    throw newerFiles(directory, `${major}.${minor}`, `${FILE_VERSION.major}.${FILE_VERSION.minor}`);
}
