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
  let file = openOwn(path);
  let place = fstatSync(file).size;
  /** Whether records may have been appended to another file than this one. */
  let isMissed = false;
  const buffer = Buffer.alloc(mostRead);

  /** Continues with the file that has replaced this one. */
  function reopen(): void {
    isMissed = true;
    try {
      const next = openOwn(path);
      closeSync(file);
      file = next;
      place = 0;
    } catch {
      // Until there is one, each read reports a write to everything.
    }
  }

  function replace(): void {
    const draft = `${path}.${randomBytes(6).toString("hex")}`;
    try {
      closeSync(openOwn(draft));
      renameSync(draft, path);
      reopen();
    } catch {
      rmSync(draft, { force: true });
    }
  }

  function append(records: Buffer): void {
    try {
      if (writeSync(file, records) < records.length) lengthen(file);
    } catch {
      lengthen(file);
    }
  }

  return {
    add(slot, ids) {
      const records = recordsOf(slot, ids);
      append(records);
      const added = fstatSync(file);
      if (added.nlink === 0) {
        reopen();
        append(records);
      } else if (added.size > limit) replace();
    },
    read(onWrite) {
      const { nlink, size: end } = fstatSync(file);
      if (nlink === 0) reopen();
      if (isMissed || end - place > mostRead) {
        isMissed = fstatSync(file).nlink === 0;
        place = fstatSync(file).size;
        onWrite({ slot: "all" });
        return true;
      }
      if (end - place < size) return false;
      const length = readSync(file, buffer, 0, end - place, place);
      for (let at = 0; at + size <= length; at += size) onWrite(writeIn(buffer, at));
      place += length - (length % size);
      return true;
    },
    close() {
      closeSync(file);
    },
  };
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
