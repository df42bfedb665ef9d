/** What each error says: what it concerns, and what the operator who reads it in a terminal can do about it. */
const messages = {
  DB_PATH_IN_USE: (dataDir: string, pid: number | undefined) =>
    `The data directory ${dataDir} is in use by ${pid === undefined ? "another process" : `process ${pid}`}: ` +
    "stop that process, choose another DATA_DIR, or set MONGODB_URI to a server that several services can share.",
  ENOSPC: (dataDir: string, free: number | undefined) =>
    `The disk that holds ${dataDir} is full${free === undefined ? "" : ` (${formatBytes(free)} free)`}: make some room or ` +
    "point DATA_DIR to a larger disk, then start again. No acknowledged write is lost.",
  /** Also for the adapted copy of the addon. */
  GLIBC_TOO_OLD: (found: string) =>
    `The embedded engine needs glibc 2.36 or later and this system has ${found}: use a newer system or image ` +
    "(Debian 12, Ubuntu 24.04), install mongod, or set MONGODB_URI.",
  UNSUPPORTED_PLATFORM: (reason: string) =>
    `The embedded engine cannot run here: ${reason}. It runs on Linux with glibc (x64, arm64) and on macOS (arm64); ` +
    "anywhere else install mongod or set MONGODB_URI.",
  CORRUPT: (directory: string, reason: string) =>
    `The database files in ${directory} cannot be opened (the engine ${reason}, twice): they are probably damaged. ` +
    "Nothing was changed. Move the directory aside, restore a backup to its place and start again; " +
    "without a backup, start with an empty DATA_DIR and import the records anew.",
  NEWER_FILES: (directory: string, found: string, known: string) =>
    `The database files in ${directory} were written by a newer version (its files have version ${found}; this one reads them ` +
    `up to ${known}). Nothing was changed. Start the release that wrote them; to go back to this one, write a backup with ` +
    "that release and restore it into an empty DATA_DIR.",
  READ_ONLY: (path: string, reason: string) =>
    `The database in ${path} cannot be opened, because it is read-only: ${reason}. Give this user the right to write to ` +
    "DATA_DIR and all files in it (they may belong to another user), or mount its disk for writing, then start again. " +
    "Nothing was changed.",
  /** The directory has data of the embedded engine; `reason` says why that does not run. */
  OTHER_ENGINE: (dataDir: string, reason: string) =>
    `${reason} The data in ${dataDir} was written by it, and mongod cannot read it. Nothing was changed. Where the engine ` +
    "runs, `npm run backup` writes a file that `npm run restore` brings into another store. To begin without that data, " +
    "choose another DATA_DIR.",
  /** Every reason without a code of its own. */
  OPEN_FAILED: (directory: string, reason: string) =>
    `The database in ${directory} could not be opened: ${reason}. Check that DATA_DIR is a directory that this ` +
    "user may write to.",
  UNREACHABLE: (uri: string, reason: string) =>
    `The database server at ${uri} cannot be used: ${reason}. Check that it runs, that this machine may ` +
    "reach it, and that MONGODB_URI has the right host, user and password.",
  /** An earlier version prepared the database for sharded records. */
  CLAIMED_VALUES: (name: string) =>
    `An earlier version prepared the database ${name} for sharded records, which this version does not support. Make a backup ` +
    "with the earlier version, and restore it into an empty database.",
  WEAK_CONCERN: (option: string) =>
    `MONGODB_URI has ${option}, with which a replica set can lose acknowledged writes when its primary fails. Remove the ` +
    "option: writes then wait for the journals of a majority. To use it nevertheless, set WRITE_CONCERN=uri.",
  /** No database of any kind; `reason` says why the embedded engine does not run. */
  NO_DATABASE: (reason: string) =>
    `There is no database to use. Three ways to get one: (1) set MONGODB_URI to a MongoDB server; ` +
    `(2) use the embedded engine, which needs nothing else but did not start: ${reason} ` +
    "(3) install mongod so that it is found on the PATH.",
};

type StoreErrorCode = keyof typeof messages;

/** The one error the store throws. Its code is stable. */
export class StoreError extends Error {
  override readonly name = "StoreError";

  constructor(
    readonly code: StoreErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Creates an error; `values` are the directory, version or reason that its message names. */
export function storeError<Code extends StoreErrorCode>(
  code: Code,
  values: Parameters<(typeof messages)[Code]>,
  options?: ErrorOptions,
): StoreError {
  // The values are those of the code.
  const write = messages[code] as (...values: readonly unknown[]) => string;
  return new StoreError(code, write(...values), options);
}

/** Whether an error says that another process has the data directory open. */
export function isPathInUse(error: unknown): error is StoreError {
  return error instanceof StoreError && error.code === "DB_PATH_IN_USE";
}

/** `1.5 GB`, `20 MB`: for messages only. */
export function formatBytes(bytes: number): string {
  return bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${(bytes / 1e6).toFixed(0)} MB`;
}
