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
import { slotCount, type Versions } from "./collection-versions.js";

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

/**
 * Opens the log at a path, which has the writes to a database by all processes of a machine, in the order in which they were
 * acknowledged; creates it if there is none. Throws if it belongs to another user.
 */
export function openInvalidationLog(path: string, limit = largest) {
  const log = openLogFile(path);
  const buffer = Buffer.alloc(mostRead);
  return {
    /** Appends a write to a slot, or to all; and to which documents, if they are known. */
    add: (slot: number | "all", ids?: readonly number[]): void => {
      const records = recordsOf(slot, ids);
      append(log.file, records);
      const added = fstatSync(log.file);
      if (added.nlink === 0) {
        log.reopen();
        append(log.file, records);
      } else if (added.size > limit) log.replace();
    },
    /** Reports the writes that any process has appended since the last call; returns whether there were any. */
    read(onWrite: (slot: number | "all", id?: number) => void): boolean {
      const { nlink, size: end } = fstatSync(log.file);
      if (nlink === 0) log.reopen();
      if (log.isMissed || end - log.offset > mostRead) {
        log.isMissed = fstatSync(log.file).nlink === 0;
        log.offset = fstatSync(log.file).size;
        onWrite("all");
        return true;
      }
      if (end - log.offset < size) return false;
      const length = readSync(log.file, buffer, 0, end - log.offset, log.offset);
      for (let at = 0; at + size <= length; at += size) {
        const [kind, slot] = [buffer[at + idBytes + 1], (buffer[at + idBytes] ?? 0) - firstSlot];
        if (kind === kinds.document) onWrite(slot, buffer.readUIntLE(at, idBytes));
        else onWrite(kind === kinds.slot ? slot : "all");
      }
      log.offset += length - (length % size);
      return true;
    },
    close: (): void => closeSync(log.file),
  };
}

/** The file of a log, up to an offset that this process has read. */
function openLogFile(path: string) {
  let file = openOwn(path);
  const log = {
    get file() {
      return file;
    },
    offset: fstatSync(file).size,
    /** Whether records may have been appended to another file than this one. */
    isMissed: false,
    /** Continues with the file that has replaced this one. */
    reopen(): void {
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
    /** Replaces the file by an empty one. */
    replace(): void {
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

/** How many changes are remembered of each slot; readers who need more read again. */
const mostChanges = 5000;
/** How many ids are listed at most. */
const mostListed = 500;

interface SlotChanges {
  /** Changes are known since versions that were taken later than this. */
  knownFrom: number;
  /** Ids in the order of the changes, with the time of each. */
  changes: { readonly at: number; readonly id: number }[];
  /** The last change of each document. */
  last: Map<number, number>;
}

/** The documents that changed recently, slot by slot, as far as they are known. Times are positions in the order of the changes. */
export function createRecentChanges() {
  let time = 0;
  const now = (): number => (time += 1);
  const slots = Array.from(
    { length: slotCount },
    (): SlotChanges => ({ knownFrom: 0, changes: [], last: new Map() }),
  );
  const forget = (slot: number): void => {
    slots[slot] = { knownFrom: now(), changes: [], last: new Map() };
  };
  /** The changes of a slot, if all of them since a time are known. */
  const knownSince = (takenAt: number, slot: number): SlotChanges | undefined => {
    const known = slots[slot];
    return known !== undefined && takenAt > known.knownFrom ? known : undefined;
  };

  return {
    /** The present time, which no earlier change has. */
    now,
    /** Records a change of a document; without an id it is unknown what changed. */
    record(slot: number, id: number | undefined): void {
      const known = slots[slot];
      if (known === undefined || id === undefined) {
        forget(slot);
        return;
      }
      const at = now();
      known.changes.push({ at, id });
      known.last.set(id, at);
      if (known.changes.length > 2 * mostChanges) slots[slot] = withoutFirst(known);
    },
    /** Forgets all: anything may have changed. */
    clear(): void {
      for (const slot of slots.keys()) forget(slot);
    },
    /** Ids of the documents of a slot that changed since some versions; undefined where they are unknown, or many. */
    changedIds({ takenAt }: Versions, slot: number): readonly number[] | undefined {
      const known = knownSince(takenAt, slot);
      if (known === undefined) return undefined;
      const found = new Set<number>();
      for (let place = known.changes.length - 1; place >= 0; place -= 1) {
        const change = known.changes[place];
        if (change === undefined || change.at <= takenAt) break;
        found.add(change.id);
        if (found.size > mostListed) return undefined;
      }
      return [...found].reverse();
    },
    /** Whether any of the documents of a slot may have changed since some versions. */
    mayHaveChanged({ takenAt }: Versions, slot: number, ids: readonly number[]): boolean {
      const known = knownSince(takenAt, slot);
      return known === undefined || ids.some((id) => (known.last.get(id) ?? 0) > takenAt);
    },
  };
}

/** The latest changes of a slot. */
function withoutFirst({ changes }: SlotChanges): SlotChanges {
  const rest = changes.slice(-mostChanges);
  return {
    knownFrom: changes.at(-mostChanges - 1)?.at ?? 0,
    changes: rest,
    last: new Map(rest.map(({ id, at }) => [id, at])),
  };
}
