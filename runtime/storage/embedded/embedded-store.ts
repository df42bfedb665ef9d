import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isAlive } from "../../jobs/processes.js";
import { retry } from "../../jobs/retry.js";
import { resolveAddon, userCacheDir } from "./addon.js";
import { startHost } from "./host-process.js";
import { HOST_DEFAULTS, type HostOptions, type HostSettings } from "./host-protocol.js";
import { createDataDirectory, isAnswering, readPidFile } from "./pid-file.js";
import { isPathInUse, pathInUse } from "./store-error.js";
import { type OwnStore, openOwnStore, type StoreLog, supervise } from "./supervisor.js";

/** Options of `openEmbedded`. */
export interface EmbeddedOptions {
  /** Made if it does not exist. The engine's files go to `db` in it. */
  readonly dataDir: string;
  readonly log: StoreLog;
  /** Directory for a patched copy of the engine; the user's cache directory if absent. */
  readonly cacheDir?: string | undefined;
  /** Other settings for the host than `HOST_DEFAULTS`. */
  readonly host?: Partial<HostSettings>;
}

/** A host whose service was killed closes its engine first; it has 10 s for that. */
const RELEASING = { delayMs: 150, timeoutMs: 12_000 };

/**
 * Opens the embedded engine of a data directory in a child process, which is restarted when it ends. While another live
 * service has the directory, it rejects with `DB_PATH_IN_USE`; an engine that is only finishing, because its
 * service was killed, is waited for.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<OwnStore> {
  const { dataDir, log } = options;
  const addon = await resolveAddon([options.cacheDir ?? userCacheDir(), join(dataDir, "cache")]);
  const directory = await createDataDirectory(dataDir, "db");
  return openOwnStore(dataDir, await readPidFile(dataDir), (socket) => {
    const host = hostOptions(options, directory, socket);
    const start = () => startHost({ options: host, addon, log });
    return untilReleased(dataDir, () => supervise({ name: "The embedded engine", dataDir, log, start }));
  });
}

function hostOptions(options: EmbeddedOptions, directory: string, socket: string): HostOptions {
  const { dataDir, host } = options;
  return { ...HOST_DEFAULTS, ...host, dataDir, directory, socket, servicePid: process.pid };
}

/** Retries to open the directory while its former owner ends. */
async function untilReleased<T>(dataDir: string, open: () => Promise<T>): Promise<T> {
  const server = await retry(async () => {
    const owner = await liveOwner(dataDir);
    if (owner !== undefined) throw pathInUse(dataDir, owner);
    try {
      return await open();
    } catch (error) {
      if (!isPathInUse(error)) throw error;
      return undefined;
    }
  }, RELEASING);
  if (server === undefined) throw pathInUse(dataDir, await lockHolder(dataDir));
  return server;
}

/** The process of the service that runs the engine of a directory, if it is alive and its database answers. */
async function liveOwner(dataDir: string): Promise<number | undefined> {
  const pidFile = await readPidFile(dataDir);
  if (!pidFile || !isAlive(pidFile.pid)) return undefined;
  return (await isAnswering(dataDir, pidFile)) ? pidFile.pid : undefined;
}

/** The engine writes its process id into its lock file. */
async function lockHolder(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, "db", "mongod.lock"), "utf8").catch(() => "");
  const pid = Number.parseInt(text, 10);
  return Number.isNaN(pid) ? undefined : pid;
}
