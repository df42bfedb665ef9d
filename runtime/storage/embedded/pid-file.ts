import { randomBytes } from "node:crypto";
import {
  access,
  constants,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { isObject } from "../../core/properties.js";
import { storeError } from "./store-error.js";

/**
 * The pid file of a running database, `engine.json` in its data directory, by which command-line tools join it and a second
 * service names the process that has the directory. It is a hint, never a lock: the lock is the engine's own.
 */
export interface PidFile {
  readonly kind: "embedded" | "mongod";
  /** The process to stop: the service or tool that opened the database. */
  readonly pid: number;
  /** The unix socket on which the database answers. */
  readonly socket: string;
}

/** Reads the pid file in `dataDir`; `undefined` where there is none, or it is not valid. */
export async function readPidFile(dataDir: string): Promise<PidFile | undefined> {
  try {
    const pidFile: unknown = JSON.parse(await readFile(pidFilePath(dataDir), "utf8"));
    return isPidFile(pidFile) ? pidFile : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the pid file atomically, readable by this user only. */
export async function writePidFile(dataDir: string, pidFile: PidFile): Promise<void> {
  const draft = `${pidFilePath(dataDir)}.${randomBytes(4).toString("hex")}`;
  await writeFile(draft, `${JSON.stringify(pidFile)}\n`, { mode: 0o600 });
  await rename(draft, pidFilePath(dataDir));
}

/** Removes the pid file of a database that has ended, and its socket with the directory around it. */
export async function removePidFile(dataDir: string, socket: string): Promise<void> {
  const pidFile = await readPidFile(dataDir);
  // The next owner of the directory may have written its own pid file by now.
  if (pidFile?.socket === socket) await rm(pidFilePath(dataDir), { force: true });
  if (!isSocketPath(socket)) return;
  await rm(dirname(socket), { recursive: true, force: true }).catch(() => undefined);
}

/**
 * Whether the database of a pid file accepts connections and can be trusted: the directory of its socket must belong to the
 * owner of the pid file and be closed to all other users.
 */
export async function isAnswering(dataDir: string, { socket }: PidFile): Promise<boolean> {
  try {
    const [owner, directory] = await Promise.all([stat(pidFilePath(dataDir)), stat(dirname(socket))]);
    const isPrivate = directory.uid === owner.uid && (directory.mode & 0o077) === 0;
    return isPrivate && (await acceptsConnections(socket));
  } catch {
    return false;
  }
}

/** Whether a process listens on a unix socket. */
export async function acceptsConnections(socket: string): Promise<boolean> {
  return await new Promise((resolve) => {
    const probe = connect(socket);
    probe.once("connect", () => {
      probe.destroy();
      resolve(true);
    });
    probe.once("error", () => resolve(false));
  });
}

/**
 * A new private directory for a socket, and the socket's path in it. It lies in the temporary directory, because
 * a data directory may be too deep for a socket's name or on a file system without sockets.
 */
export async function createSocketPath(): Promise<string> {
  // Longer names are cut silently by the operating system: 104 bytes on macOS, 108 on Linux.
  const fits = Buffer.byteLength(join(tmpdir(), `${SOCKET_DIRECTORY}XXXXXX`, SOCKET_NAME)) < 104;
  return join(await mkdtemp(join(fits ? tmpdir() : "/tmp", SOCKET_DIRECTORY)), SOCKET_NAME);
}

/**
 * The address for the official driver. Writes are acknowledged when they are in the journal on disk, so that a crash
 * loses nothing acknowledged. That takes `w=1`: asked for a majority, a server without a replica set starts the
 * write of the journal but does not wait for it.
 */
export function socketUri(socket: string): string {
  // An engine of the same machine that does not answer for seconds has been killed.
  const timeouts = "connectTimeoutMS=3000&serverSelectionTimeoutMS=10000";
  const options = `directConnection=true&maxPoolSize=16&${timeouts}&w=1&journal=true`;
  return `mongodb://${encodeURIComponent(socket)}/?${options}`;
}

const SOCKET_DIRECTORY = "embedded-store-";
const SOCKET_NAME = "mongodb.sock";

function pidFilePath(dataDir: string): string {
  return join(dataDir, "engine.json");
}

/** Guards the removal: any process may have written the pid file. */
function isSocketPath(socket: string): boolean {
  return basename(socket) === SOCKET_NAME && basename(dirname(socket)).startsWith(SOCKET_DIRECTORY);
}

function isPidFile(value: unknown): value is PidFile {
  if (!isObject(value)) return false;
  const { kind, pid, socket } = value;
  const isProcess = typeof pid === "number" && Number.isSafeInteger(pid) && pid > 0;
  return (kind === "embedded" || kind === "mongod") && isProcess && typeof socket === "string";
}

/**
 * Creates the directory `name` within the data directory, with everything above it, accessible to this user only,
 * and returns its path. An existing one is left as it is. Throws a StoreError: `READ_ONLY` where this user may not write to it
 * or to one of its files, else `OPEN_FAILED`.
 */
export async function createDataDirectory(dataDir: string, name: string): Promise<string> {
  const directory = join(dataDir, name);
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await Promise.all(
      ["", ...(await readdir(directory))].map((entry) => checkWritable(join(directory, entry))),
    );
    return directory;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw storeError(READ_ONLY.has(codeOf(error)) ? "READ_ONLY" : "OPEN_FAILED", [directory, reason]);
  }
}

const READ_ONLY: ReadonlySet<unknown> = new Set(["EROFS", "EACCES", "EPERM"]);

/** A file that has vanished belongs to a process that has the directory open. */
async function checkWritable(path: string): Promise<void> {
  try {
    await access(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
