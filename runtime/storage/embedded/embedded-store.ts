import { type ChildProcess, fork } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { resolveAddon, userCacheDir } from "./addon.js";
import { CLOSE_MESSAGE, type HostMessage, type HostOptions } from "./host-protocol.js";
import { createDataDirectory } from "./pid-file.js";
import { storeError } from "./store-error.js";
import {
  describeExit,
  followProcess,
  freeBytes,
  openOwnStore,
  type ProcessExit,
  type ServerProcess,
  type StoreLog,
} from "./supervisor.js";

const READY_LIMIT_MS = 60_000;
const OPENING_NOTICE_MS = 2000;
const NEARLY_FULL_BYTES = 16e6;
/** Version of the files that the engine of the installed package writes. */
const FILE_VERSION = { major: 12, minor: 0 } as const;

/**
 * Opens the embedded engine of a data directory in a child process, which is restarted when it ends. The engine's files are in
 * `db` in it. `settings` are for tests.
 */
export async function openEmbedded({
  dataDir,
  log,
  settings = {},
}: {
  readonly dataDir: string;
  readonly log: StoreLog;
  readonly settings?: Partial<HostOptions>;
}) {
  const addon = await resolveAddon([userCacheDir(), join(dataDir, "cache")]);
  const directory = await createDataDirectory(dataDir, "db");
  return openOwnStore("embedded", {
    name: "The embedded engine",
    dataDir,
    log,
    start: (socket) => startHost({ ...settings, dataDir, directory, socket }, addon, log),
  });
}

/**
 * Starts a host with the addon that this system can load, and resolves when its socket accepts connections. An engine that dies
 * while it opens the directory is tried once more before the directory is called damaged. Rejects with a StoreError.
 */
export async function startHost(options: HostOptions, addon: string, log: StoreLog): Promise<ServerProcess> {
  await rejectNewerFiles(options.directory);
  const first = await attempt(options, addon, log);
  const last = "pid" in first ? first : await attempt(options, addon, log);
  if ("pid" in last) return last;
  throw await deathError(options, last);
}

/** Resolves with the end of a host that died before it was ready. */
async function attempt(
  options: HostOptions,
  addon: string,
  log: StoreLog,
): Promise<ServerProcess | ProcessExit> {
  const text = await openingNotice(options.directory);
  const child = forkHost(options, addon);
  const host = followProcess(child, () => {
    if (child.connected) child.send(CLOSE_MESSAGE);
    else child.kill("SIGKILL");
  });
  const notice = setTimeout(() => log.info(text), OPENING_NOTICE_MS);
  const limit = setTimeout(() => child.kill("SIGKILL"), READY_LIMIT_MS);
  const message = await Promise.race([firstMessage(child), host.exited]);
  clearTimeout(notice);
  clearTimeout(limit);
  if ("stderr" in message) return message;
  if (message.kind === "ready") return host;
  await host.exited;
  throw await failureError(options, message);
}

/** What the log says when opening a directory takes long. The engine empties its lock file when it is closed. */
export async function openingNotice(directory: string): Promise<string> {
  const { size } = await stat(join(directory, "mongod.lock")).catch(() => ({ size: 0 }));
  const recovery = size > 0 ? ": after an unclean end it is recovering what was written last" : "";
  return `The embedded engine is still opening ${directory}${recovery}. This takes some seconds, rarely up to a minute.`;
}

function forkHost(options: HostOptions, addon: string): ChildProcess {
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

async function failureError(options: HostOptions, { kind, reason }: HostMessage): Promise<Error> {
  switch (kind) {
    case "DB_PATH_IN_USE":
      return storeError("DB_PATH_IN_USE", [options.dataDir, undefined]);
    case "ENOSPC":
      return storeError("ENOSPC", [options.dataDir, await freeBytes(options.dataDir)]);
    case "GLIBC_TOO_OLD":
      return storeError("GLIBC_TOO_OLD", [`an older one (${reason})`]);
    case "UNSUPPORTED_PLATFORM":
      return storeError("UNSUPPORTED_PLATFORM", [reason]);
    default:
      return storeError("OPEN_FAILED", [options.directory, reason]);
  }
}

async function deathError(options: HostOptions, exit: ProcessExit): Promise<Error> {
  const free = await freeBytes(options.dataDir);
  if (free !== undefined && free < NEARLY_FULL_BYTES) return storeError("ENOSPC", [options.dataDir, free]);
  const reason = describeExit(exit);
  const gaveUp = exit.code === 14 || exit.signal === "SIGABRT" || exit.signal === "SIGSEGV";
  return gaveUp
    ? storeError("CORRUPT", [options.directory, reason])
    : storeError("OPEN_FAILED", [options.directory, `the engine's process ${reason}`]);
}

/** An engine that reads files of a newer one may damage them. */
async function rejectNewerFiles(directory: string): Promise<void> {
  const catalog = await readFile(join(directory, "WiredTiger.turtle"), "latin1").catch(() => "");
  const [, major = "0", minor = "0"] = /^major=(\d+),minor=(\d+)/m.exec(catalog) ?? [];
  const isNewer =
    Number(major) > FILE_VERSION.major ||
    (Number(major) === FILE_VERSION.major && Number(minor) > FILE_VERSION.minor);
  const known = `${FILE_VERSION.major}.${FILE_VERSION.minor}`;
  if (isNewer) throw storeError("NEWER_FILES", [directory, `${major}.${minor}`, known]);
}
