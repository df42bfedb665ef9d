import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { resolveAddon, userCacheDir } from "./addon.js";
import { createDataDirectory } from "./data-directory.js";
import { startHost } from "./host-process.js";
import type { HostOptions, HostSettings } from "./host-protocol.js";
import { HOST_DEFAULTS } from "./host-protocol.js";
import { createSocketPath, isAlive, isAnswering, readNote, removeTraces, socketUri } from "./pid-file.js";
import { pathInUse, StoreError } from "./store-error.js";
import type { StoreLog, SupervisedServer } from "./supervisor.js";
import { supervise } from "./supervisor.js";

/** What `openEmbedded` needs to know. */
export interface EmbeddedOptions {
  /** Made if it does not exist. The engine's files go to `db` in it. */
  readonly dataDir: string;
  readonly log: StoreLog;
  /** Where an adapted copy of the engine may be kept; the user's cache directory if absent. */
  readonly cacheDir?: string | undefined;
  /** Other settings for the host than `HOST_DEFAULTS`. */
  readonly host?: Partial<HostSettings>;
}

/** The embedded engine, open and watched. */
export interface EmbeddedStore {
  readonly uri: string;
  readonly server: SupervisedServer;
  /** Ends the engine and removes its socket and its note. */
  close(): Promise<void>;
}

/** A host whose service was killed closes its engine first; it has 10 s for that. */
const RELEASE_LIMIT_MS = 12_000;
const RELEASE_POLL_MS = 150;

/**
 * Opens the embedded engine of a data directory in a child process, and keeps it running. While another live
 * service has the directory, it rejects with `DB_PATH_IN_USE`; an engine that is only finishing, because its
 * service was killed, is waited for.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedStore> {
  const { dataDir } = options;
  const addon = await resolveAddon([options.cacheDir ?? userCacheDir(), join(dataDir, "cache")]);
  const directory = await createDataDirectory(dataDir, "db");
  const previous = await readNote(dataDir);
  const socket = await createSocketPath();
  const host = hostOptions(options, directory, socket);
  try {
    const server = await untilReleased(dataDir, () =>
      supervise({
        name: "The embedded engine",
        dataDir,
        log: options.log,
        start: () => startHost({ options: host, addon, log: options.log }),
      }),
    );
    // Only now it is certain that the one who left this note is gone: the engine's lock is ours.
    if (previous) await removeTraces(dataDir, previous.socket);
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

function hostOptions(options: EmbeddedOptions, directory: string, socket: string): HostOptions {
  const { dataDir, host } = options;
  return { ...HOST_DEFAULTS, ...host, dataDir, directory, socket, servicePid: process.pid };
}

/** Tries to open until nobody else has the directory, for as long as its owner is on the way out. */
async function untilReleased<T>(dataDir: string, open: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + RELEASE_LIMIT_MS;
  for (;;) {
    const owner = await liveOwner(dataDir);
    if (owner !== undefined) throw pathInUse(dataDir, owner);
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof StoreError) || error.code !== "DB_PATH_IN_USE") throw error;
      if (performance.now() > deadline) throw pathInUse(dataDir, await lockHolder(dataDir));
    }
    await delay(RELEASE_POLL_MS);
  }
}

/** The service that runs the engine of a directory: its database answers, and it is alive itself. */
async function liveOwner(dataDir: string): Promise<number | undefined> {
  const note = await readNote(dataDir);
  if (!note || !isAlive(note.pid)) return undefined;
  return (await isAnswering(dataDir, note)) ? note.pid : undefined;
}

/** The engine writes its process number into its lock file. */
async function lockHolder(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, "db", "mongod.lock"), "utf8").catch(() => "");
  const pid = Number.parseInt(text, 10);
  return Number.isNaN(pid) ? undefined : pid;
}
