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

/** A write to a part of a store: to a document, to nobody knows which, or to the whole store. */
export type LoggedWrite =
  | { readonly part: number; readonly id?: number }
  | { readonly part: "all"; readonly id?: never };

/** What was written to a store, by all processes of a machine, in the order in which they heard that it is stored. */
export interface InvalidationLog {
  /** Says that a part was written to, and to which documents, if that is known. */
  add(part: number | "all", ids?: readonly number[]): void;
  /** Hands on what anybody added since the last time; returns whether there was something. */
  read(hear: (write: LoggedWrite) => void): boolean;
  close(): void;
}

/**
 * Each write takes eight bytes of the file: six of its id, its part, and what is known. Blocks of disks are multiples of
 * that, so that a disk that is full cuts no write in two.
 */
const size = 8;
const idBytes = 6;
const kinds = { hole: 0, document: 1, part: 2, all: 3 } as const;
/** Parts begin at 1, so that no write looks like a hole. */
const firstPart = 1;

/** A longer file gives way to an empty one; whoever comes to that has to take everything for written to. */
const largest = 4 * 2 ** 20;
/** The same holds where somebody did not look for so many bytes. */
const mostRead = 64 * 2 ** 10;
/** Bytes of a hole, which takes no room on a disk; writes of others at the same moment are shorter. */
const holeSize = 4096;

/** Opens the log at a path, which is made where there is none. Throws where it belongs to another user. */
export function openInvalidationLog(path: string, limit = largest): InvalidationLog {
  let file = openOwn(path);
  let place = fstatSync(file).size;
  /** Whether something may have been added that is not in this file. */
  let isMissed = false;
  const buffer = Buffer.alloc(mostRead);

  /** Goes on with the file that took the place of this one. */
  function reopen(): void {
    isMissed = true;
    try {
      const next = openOwn(path);
      closeSync(file);
      file = next;
      place = 0;
    } catch {
      // As long as there is none, everything counts as written to.
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
    add(part, ids) {
      const records = recordsOf(part, ids);
      append(records);
      const added = fstatSync(file);
      if (added.nlink === 0) {
        reopen();
        append(records);
      } else if (added.size > limit) replace();
    },
    read(hear) {
      const { nlink, size: end } = fstatSync(file);
      if (nlink === 0) reopen();
      if (isMissed || end - place > mostRead) {
        isMissed = fstatSync(file).nlink === 0;
        place = fstatSync(file).size;
        hear({ part: "all" });
        return true;
      }
      if (end - place < size) return false;
      const length = readSync(file, buffer, 0, end - place, place);
      for (let at = 0; at + size <= length; at += size) hear(writeIn(buffer, at));
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
  // In a folder that all users write to, somebody else may have been there first.
  if (process.getuid === undefined || fstatSync(file).uid === process.getuid()) return file;
  closeSync(file);
  throw new Error(`${path} belongs to another user.`);
}

/** Leaves a hole, which says that anything may have been written: on a disk that is full, nothing else has room. */
function lengthen(file: number): void {
  const { size: length } = fstatSync(file);
  ftruncateSync(file, Math.ceil(length / size) * size + holeSize);
}

function recordsOf(part: number | "all", ids: readonly number[] | undefined): Buffer {
  if (part === "all") return recordOf(kinds.all, 0, 0);
  const isKnown = ids?.every((id) => Number.isInteger(id) && id >= 0 && id < 2 ** (8 * idBytes)) === true;
  return isKnown
    ? Buffer.concat(ids.map((id) => recordOf(kinds.document, part, id)))
    : recordOf(kinds.part, part, 0);
}

function recordOf(kind: number, part: number, id: number): Buffer {
  const record = Buffer.alloc(size);
  record.writeUIntLE(id, 0, idBytes);
  record[idBytes] = part + firstPart;
  record[idBytes + 1] = kind;
  return record;
}

function writeIn(buffer: Buffer, at: number): LoggedWrite {
  const part = (buffer[at + idBytes] ?? 0) - firstPart;
  switch (buffer[at + idBytes + 1]) {
    case kinds.document:
      return { part, id: buffer.readUIntLE(at, idBytes) };
    case kinds.part:
      return { part };
    default:
      return { part: "all" };
  }
}
