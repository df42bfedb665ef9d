import { randomBytes } from "node:crypto";
import {
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";

/** A write to a slot of collections: to one document, or to any; or a write to the whole database. */
export type LoggedWrite =
  | { readonly slot: number; readonly id?: number }
  | { readonly slot: "all"; readonly id?: never };

/** The writes to a database by all processes of a machine, in the order in which they were acknowledged. */
export interface InvalidationLog {
  /** Appends a write to a slot, and to which documents, if they are known. */
  add(slot: number | "all", ids?: readonly number[]): void;
  /** Reports the writes that any process has appended since the last call; returns whether there were any. */
  read(onWrite: (write: LoggedWrite) => void): boolean;
  close(): void;
}

/**
 * A record of the file has eight bytes: six of the id, the slot, and the kind. Blocks of disks are multiples of that, so that
 * a full disk cuts no record in two.
 */
const size = 8;
const idBytes = 6;
const kinds = { hole: 0, document: 1, slot: 2, all: 3 } as const;
/** Slots are stored from 1 on, so that no record looks like a hole. */
const firstSlot = 1;

/** A longer file is replaced by an empty one; each process that finds it replaced reports a write to everything. */
const largest = 4 * 2 ** 20;
/** A process that is further behind than this reports the same. */
const mostRead = 64 * 2 ** 10;
/** Bytes of a hole, which takes no room on a disk; concurrent records of others are shorter. */
const holeSize = 4096;

/** Opens the log at a path; creates it if there is none. Throws if it belongs to another user. */
export function openInvalidationLog(path: string, limit = largest): InvalidationLog {
  const log = openLogFile(path);
  const buffer = Buffer.alloc(mostRead);
  return {
    add(slot, ids) {
      const records = recordsOf(slot, ids);
      append(log.file, records);
      const added = fstatSync(log.file);
      if (added.nlink === 0) {
        log.reopen();
        append(log.file, records);
      } else if (added.size > limit) log.replace();
    },
    read(onWrite) {
      const { nlink, size: end } = fstatSync(log.file);
      if (nlink === 0) log.reopen();
      if (log.isMissed || end - log.offset > mostRead) {
        log.isMissed = fstatSync(log.file).nlink === 0;
        log.offset = fstatSync(log.file).size;
        onWrite({ slot: "all" });
        return true;
      }
      if (end - log.offset < size) return false;
      const length = readSync(log.file, buffer, 0, end - log.offset, log.offset);
      for (let at = 0; at + size <= length; at += size) onWrite(writeIn(buffer, at));
      log.offset += length - (length % size);
      return true;
    },
    close() {
      closeSync(log.file);
    },
  };
}

/** The file of a log, up to an offset that this process has read. */
interface LogFile {
  readonly file: number;
  offset: number;
  /** Whether records may have been appended to another file than this one. */
  isMissed: boolean;
  /** Continues with the file that has replaced this one. */
  reopen(): void;
  /** Replaces the file by an empty one. */
  replace(): void;
}

function openLogFile(path: string): LogFile {
  let file = openOwn(path);
  const log: LogFile = {
    get file() {
      return file;
    },
    offset: fstatSync(file).size,
    isMissed: false,
    reopen() {
      log.isMissed = true;
      try {
        const next = openOwn(path);
        closeSync(file);
        file = next;
        log.offset = 0;
      } catch {
        // Until there is one, each read reports a write to everything.
      }
    },
    replace() {
      const draft = `${path}.${randomBytes(6).toString("hex")}`;
      try {
        closeSync(openOwn(draft));
        renameSync(draft, path);
        log.reopen();
      } catch {
        rmSync(draft, { force: true });
      }
    },
  };
  return log;
}

function append(file: number, records: Buffer): void {
  try {
    if (writeSync(file, records) < records.length) lengthen(file);
  } catch {
    lengthen(file);
  }
}

function openOwn(path: string): number {
  const { O_RDWR, O_APPEND, O_CREAT, O_NOFOLLOW } = constants;
  const file = openSync(path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600);
  // In a shared folder, another user may have created it first.
  if (process.getuid === undefined || fstatSync(file).uid === process.getuid()) return file;
  closeSync(file);
  throw new Error(`${path} belongs to another user.`);
}

/** Appends a hole, which stands for a write to anything: a full disk has no room for a record. */
function lengthen(file: number): void {
  const { size: length } = fstatSync(file);
  ftruncateSync(file, Math.ceil(length / size) * size + holeSize);
}

function recordsOf(slot: number | "all", ids: readonly number[] | undefined): Buffer {
  if (slot === "all") return recordOf(kinds.all, 0, 0);
  const isKnown = ids?.every((id) => Number.isInteger(id) && id >= 0 && id < 2 ** (8 * idBytes)) === true;
  return isKnown
    ? Buffer.concat(ids.map((id) => recordOf(kinds.document, slot, id)))
    : recordOf(kinds.slot, slot, 0);
}

function recordOf(kind: number, slot: number, id: number): Buffer {
  const record = Buffer.alloc(size);
  record.writeUIntLE(id, 0, idBytes);
  record[idBytes] = slot + firstSlot;
  record[idBytes + 1] = kind;
  return record;
}

function writeIn(buffer: Buffer, at: number): LoggedWrite {
  const slot = (buffer[at + idBytes] ?? 0) - firstSlot;
  switch (buffer[at + idBytes + 1]) {
    case kinds.document:
      return { slot, id: buffer.readUIntLE(at, idBytes) };
    case kinds.slot:
      return { slot };
    default:
      return { slot: "all" };
  }
}
