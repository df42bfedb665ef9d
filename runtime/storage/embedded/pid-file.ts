import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

/**
 * What a running database leaves in its data directory, as `engine.json`, so that command-line tools can join it
 * and a second service can say who is in its way. It is a hint, never a lock: the lock is the engine's own.
 */
export interface RunningNote {
  readonly kind: "embedded" | "mongod";
  /** The process to stop: the service or tool that opened the database. */
  readonly pid: number;
  /** The unix socket on which the database answers. */
  readonly socket: string;
}

/** The note in `dataDir`; `undefined` when there is none or it is not readable as one. */
export async function readNote(dataDir: string): Promise<RunningNote | undefined> {
  try {
    const note: unknown = JSON.parse(await readFile(notePath(dataDir), "utf8"));
    return isNote(note) ? note : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the note at once and whole, readable by this user only. */
export async function writeNote(dataDir: string, note: RunningNote): Promise<void> {
  const draft = `${notePath(dataDir)}.${randomBytes(4).toString("hex")}`;
  await writeFile(draft, `${JSON.stringify(note)}\n`, { mode: 0o600 });
  await rename(draft, notePath(dataDir));
}

/** Removes the traces of a database that has ended: its socket, the directory with all beside it, and the note about it. */
export async function removeTraces(dataDir: string, socket: string): Promise<void> {
  const note = await readNote(dataDir);
  // The next owner of the directory may have written its own note by now.
  if (note?.socket === socket) await rm(notePath(dataDir), { force: true });
  if (!isSocketPath(socket)) return;
  await rm(dirname(socket), { recursive: true, force: true }).catch(() => undefined);
}

/**
 * Whether the database of a note answers, and can be trusted: its socket must lie in a directory that belongs to
 * the owner of the data directory and that nobody else may enter.
 */
export async function isAnswering(dataDir: string, note: RunningNote): Promise<boolean> {
  try {
    const [owner, directory] = await Promise.all([stat(notePath(dataDir)), stat(dirname(note.socket))]);
    const isPrivate = directory.uid === owner.uid && (directory.mode & 0o077) === 0;
    return isPrivate && (await acceptsConnections(note.socket));
  } catch {
    return false;
  }
}

/** Whether somebody listens on a unix socket. */
export async function acceptsConnections(socket: string): Promise<boolean> {
  return await new Promise((resolve) => {
    const probe = connect(socket);
    probe.once("connect", () => {
      probe.destroy();
      resolve(true);
    });
    probe.once("error", () => {
      resolve(false);
    });
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
  // An engine of the same machine that does not answer for seconds has been killed in the middle of it.
  const patience = "connectTimeoutMS=3000&serverSelectionTimeoutMS=10000";
  const options = `directConnection=true&maxPoolSize=16&${patience}&w=1&journal=true`;
  return `mongodb://${encodeURIComponent(socket)}/?${options}`;
}

/** Whether a process with this number runs, whoever it belongs to. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

const SOCKET_DIRECTORY = "embedded-store-";
const SOCKET_NAME = "mongodb.sock";

function notePath(dataDir: string): string {
  return join(dataDir, "engine.json");
}

/** Guards the removal: a note is a file that anything may have written to. */
function isSocketPath(socket: string): boolean {
  return basename(socket) === SOCKET_NAME && basename(dirname(socket)).startsWith(SOCKET_DIRECTORY);
}

function isNote(value: unknown): value is RunningNote {
  return (
    typeof value === "object" &&
    value !== null &&
    "kind" in value &&
    (value.kind === "embedded" || value.kind === "mongod") &&
    "pid" in value &&
    typeof value.pid === "number" &&
    Number.isSafeInteger(value.pid) &&
    value.pid > 0 &&
    "socket" in value &&
    typeof value.socket === "string"
  );
}
