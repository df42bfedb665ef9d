/**
 * The one error the store throws. The message is written for the operator who reads it in a terminal: it names
 * the directory or version concerned and what to do about it.
 */
export class StoreError extends Error {
  override readonly name = "StoreError";

  constructor(
    /** Stable. `OPEN_FAILED` is for every reason without a code of its own, `NO_DATABASE` for a machine without any database. */
    readonly code:
      | "DB_PATH_IN_USE"
      | "ENOSPC"
      | "GLIBC_TOO_OLD"
      | "UNSUPPORTED_PLATFORM"
      | "CORRUPT"
      | "NEWER_FILES"
      | "READ_ONLY"
      | "OTHER_ENGINE"
      | "OPEN_FAILED"
      | "UNREACHABLE"
      | "CLAIMED_VALUES"
      | "WEAK_CONCERN"
      | "NO_DATABASE",
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Another process has the directory open. `pid` is absent when its owner could not be found out. */
export function pathInUse(dataDir: string, pid: number | undefined): StoreError {
  const owner = pid === undefined ? "another process" : `process ${pid}`;
  return new StoreError(
    "DB_PATH_IN_USE",
    `The data directory ${dataDir} is in use by ${owner}: stop that process, choose another DATA_DIR, ` +
      "or set MONGODB_URI to a server that several services can share.",
  );
}

/** Whether an error says that another process has the data directory open. */
export function isPathInUse(error: unknown): error is StoreError {
  return error instanceof StoreError && error.code === "DB_PATH_IN_USE";
}

/** The disk below the data directory is full; `freeBytes` are left. */
export function diskFull(dataDir: string, freeBytes: number | undefined): StoreError {
  const free = freeBytes === undefined ? "" : ` (${formatBytes(freeBytes)} free)`;
  return new StoreError(
    "ENOSPC",
    `The disk that holds ${dataDir} is full${free}: make some room or point DATA_DIR to a larger disk, ` +
      "then start again. No acknowledged write is lost.",
  );
}

/** The C library is too old even for the adapted copy of the addon. */
export function glibcTooOld(found: string): StoreError {
  return new StoreError(
    "GLIBC_TOO_OLD",
    `The embedded engine needs glibc 2.36 or later and this system has ${found}: use a newer system or image ` +
      "(Debian 12, Ubuntu 24.04), install mongod, or set MONGODB_URI.",
  );
}

/** No build of the engine exists, or is installed, for this machine. */
export function unsupportedPlatform(reason: string, cause?: unknown): StoreError {
  return new StoreError(
    "UNSUPPORTED_PLATFORM",
    `The embedded engine cannot run here: ${reason}. It runs on Linux with glibc (x64, arm64) and on macOS (arm64); ` +
      "anywhere else install mongod or set MONGODB_URI.",
    { cause },
  );
}

/** The engine ended twice while opening the directory. */
export function corruptDirectory(directory: string, reason: string): StoreError {
  return new StoreError(
    "CORRUPT",
    `The database files in ${directory} cannot be opened (the engine ${reason}, twice): they are probably damaged. ` +
      "Nothing was changed. Move the directory aside, restore a backup to its place and start again; " +
      "without a backup, start with an empty DATA_DIR and import the records anew.",
  );
}

/** A later engine wrote the directory, with files of version `found`; this one reads them up to version `known`. */
export function newerFiles(directory: string, found: string, known: string): StoreError {
  return new StoreError(
    "NEWER_FILES",
    `The database files in ${directory} were written by a newer version (its files have version ${found}; this one reads them ` +
      `up to ${known}). Nothing was changed. Start the release that wrote them; to go back to this one, write a backup with ` +
      "that release and restore it into an empty DATA_DIR.",
  );
}

/** This user may not write to the directory, or to the file `path` in it; `reason` is the message of the system. */
export function readOnly(path: string, reason: string): StoreError {
  return new StoreError(
    "READ_ONLY",
    `The database in ${path} cannot be opened, because it is read-only: ${reason}. Give this user the right to write to ` +
      "DATA_DIR and all files in it (they may belong to another user), or mount its disk for writing, then start again. " +
      "Nothing was changed.",
  );
}

/** The directory has data of the embedded engine, which a mongod does not read; `reason` says why the engine does not run. */
export function otherEngine(dataDir: string, reason: string): StoreError {
  return new StoreError(
    "OTHER_ENGINE",
    `${reason} The data in ${dataDir} was written by it, and mongod cannot read it. Nothing was changed. Where the engine ` +
      "runs, `npm run backup` writes a file that `npm run restore` brings into another store. To begin without that data, " +
      "choose another DATA_DIR.",
  );
}

/** Any other failure to open; `reason` is the message of the engine or the operating system. */
export function openFailed(directory: string, reason: string): StoreError {
  return new StoreError(
    "OPEN_FAILED",
    `The database in ${directory} could not be opened: ${reason}. Check that DATA_DIR is a directory that this ` +
      "user may write to.",
  );
}

/** No database is available; `reason` says why the embedded engine is not. */
export function noDatabase(reason: string): StoreError {
  return new StoreError(
    "NO_DATABASE",
    `There is no database to use. Three ways to get one: (1) set MONGODB_URI to a MongoDB server; ` +
      `(2) use the embedded engine, which needs nothing else but did not start: ${reason} ` +
      "(3) install mongod so that it is found on the PATH.",
  );
}

/** The server at a URI is unavailable or rejects the service, or the URI is invalid; its password is left out. */
export function storeUnreachable(uri: string, cause: unknown): StoreError {
  const shown = uri.replace(/^(mongodb(?:\+srv)?:\/\/)[^/]*@/, "$1...@").replace(/\?[^]*/, "");
  const reason = cause instanceof Error ? cause.message.split("\n")[0] : String(cause);
  return new StoreError(
    "UNREACHABLE",
    `The database server at ${shown} cannot be used: ${reason}. Check that it runs, that this machine may ` +
      "reach it, and that MONGODB_URI has the right host, user and password.",
    { cause },
  );
}

/** An option of MONGODB_URI lets a replica set lose acknowledged writes. */
export function weakConcern(option: string): StoreError {
  return new StoreError(
    "WEAK_CONCERN",
    `MONGODB_URI has ${option}, with which a replica set can lose acknowledged writes when its primary fails. Remove the ` +
      "option: writes then wait for the journals of a majority. To use it nevertheless, set WRITE_CONCERN=uri.",
  );
}

/** An earlier version prepared a database for sharded records. */
export function claimedValues(name: string): StoreError {
  return new StoreError(
    "CLAIMED_VALUES",
    `An earlier version prepared the database ${name} for sharded records, which this version does not support. Make a backup ` +
      "with the earlier version, and restore it into an empty database.",
  );
}

/** `1.5 GB`, `20 MB`: for messages only. */
export function formatBytes(bytes: number): string {
  return bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${(bytes / 1e6).toFixed(0)} MB`;
}
