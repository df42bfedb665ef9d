import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { retry } from "../jobs/retry.js";
import { openEmbedded } from "./embedded/embedded-store.js";
import { socketUri } from "./embedded/pid-file.js";
import { isPathInUse, StoreError, storeError } from "./embedded/store-error.js";
import { freeBytes, readLivePidFile, type StoreLog } from "./embedded/supervisor.js";
import { findMongod, openMongod } from "./mongod.js";

export { StoreError } from "./embedded/store-error.js";
export type { StoreLog } from "./embedded/supervisor.js";

/** Options of `openStore`. */
export interface StoreOptions {
  /** A MongoDB server that runs already; absent or empty, the store runs its own. */
  readonly uri?: string | undefined;
  /** The directory of a database that the store runs itself; made if it does not exist. */
  readonly dataDir: string;
  readonly log: StoreLog;
}

/** A database that accepts connections of the official driver at `uri`. */
export interface Store {
  readonly uri: string;
  /**
   * `external`: a server that was given. `embedded` and `mongod`: a child process, supervised and restarted at the same
   * address. `joined`: another process of this machine runs it.
   */
  readonly kind: "external" | "embedded" | "joined" | "mongod";
  /** Resolves when a database that the store runs is gone for good; stays pending in all other cases. */
  readonly failed: Promise<Error>;
  /** Ends a database that the store runs. Close all clients first. */
  close(): Promise<void>;
}

/**
 * Opens the database of a service: the server at `uri`, else the embedded engine, else a `mongod` found on the
 * PATH. Rejects with a StoreError whose message says what the operator can do; `DB_PATH_IN_USE` when another
 * service has the data directory.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { dataDir, log, uri } = options;
  if (uri) return foreignStore("external", uri);
  try {
    return await openEmbedded({ dataDir, log });
  } catch (error) {
    if (!(error instanceof StoreError) || !CANNOT_RUN_HERE.has(error.code)) throw error;
    return await openFallback(options, error);
  }
}

/**
 * Opens the database of a command-line tool: like `openStore`, except that a database which a service or another
 * tool runs on the same data directory is joined. `close()` then leaves it running.
 */
export async function joinStore(options: StoreOptions): Promise<Store> {
  if (options.uri) return foreignStore("external", options.uri);
  let failure = storeError("DB_PATH_IN_USE", [options.dataDir, undefined]);
  const store = await retry(async () => {
    const owner = await readLivePidFile(options.dataDir);
    if (owner) return foreignStore("joined", socketUri(owner.socket));
    try {
      return await openStore(options);
    } catch (error) {
      if (!isPathInUse(error)) throw error;
      // The process that has the directory is still opening it, and has not written its pid file.
      failure = error;
      return undefined;
    }
  }, JOINING);
  if (store === undefined) throw failure;
  return store;
}

const JOINING = { delayMs: 100, timeoutMs: 15_000 };

const CANNOT_RUN_HERE: ReadonlySet<string> = new Set(["GLIBC_TOO_OLD", "UNSUPPORTED_PLATFORM"]);

async function openFallback({ dataDir, log }: StoreOptions, reason: StoreError): Promise<Store> {
  const program = findMongod();
  if (program === undefined) throw storeError("NO_DATABASE", [reason.message]);
  // It would begin with an empty store.
  if ((await hasFiles(dataDir, "db")) && !(await hasFiles(dataDir, "mongod")))
    throw storeError("OTHER_ENGINE", [dataDir, reason.message]);
  log.warn(`${reason.message} Using ${program} instead, with its own files in ${dataDir}/mongod.`);
  return openMongod({ program, dataDir, log });
}

async function hasFiles(dataDir: string, name: string): Promise<boolean> {
  const files = await readdir(join(dataDir, name)).catch(() => []);
  return files.length > 0;
}

function foreignStore(kind: "external" | "joined", uri: string): Store {
  return { uri, kind, failed: new Promise(() => undefined), close: () => Promise.resolve() };
}

/** A result is reused for so long: requests come faster than a disk fills. */
const reuseMs = 200;

/**
 * Creates the check of the disk below the folder of a store that the service runs itself. An engine whose disk is full ends
 * at once, and all reads with it: with a reserve of some bytes, only writes are rejected. A reserve of 0 disables the check.
 */
export function createDiskSpaceCheck(folder: string, reserve: number): () => Promise<boolean> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let result = Promise.resolve(true);
  const check = async (): Promise<boolean> => ((await freeBytes(folder)) ?? reserve) >= reserve;
  return () => {
    if (reserve === 0) return Promise.resolve(true);
    const now = performance.now();
    if (now - checkedAt >= reuseMs) {
      checkedAt = now;
      result = check();
    }
    return result;
  };
}
