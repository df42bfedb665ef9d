import { createHash, randomBytes } from "node:crypto";
import { closeSync, constants, fstatSync, ftruncateSync, openSync, readSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { MongoClient } from "mongodb";
import {
  type Changes,
  countComment,
  countsIn,
  type Marks,
  partCount,
  partOf,
  unknownChanges,
  unseenComment,
} from "./changes.js";
import { createOwnWrites, type OwnWrites } from "./own-writes.js";
import { idsWritten } from "./written-ids.js";

/**
 * Watches the writes to a database. All processes of the machine on the same store have a small file open, with a number for
 * each part of the store. Who writes puts a new number there, after the store has acknowledged and before the one who
 * sent the write hears of that, whatever code that is: nobody who was told of a write can meet the number from before it.
 * Reading the file costs a microsecond. A second file grows by a byte with each write, before its number is there: so a
 * process knows whether all writes that it sees are its own.
 */
export function watchChanges(client: MongoClient, uri: string, name: string): Changes {
  const isShared = socketOf(uri) === undefined;
  const file = openShared(pathOf(uri, name));
  // Without the file, processes cannot tell each other: then nothing is kept.
  if (file === undefined) return unknownChanges();
  const unknown = unknownChanges();
  let isClosed = false;
  noteWrites(client, name, (part, ids) => {
    if (!isClosed) file.note(part, ids);
  });
  return {
    marks: () => (isClosed ? unknown.marks() : file.marks()),
    writtenSince: (marks, part) => (isClosed ? undefined : file.writes.since(marks, part)),
    wroteTo: (marks, part, ids) => isClosed || file.writes.wrote(marks, part, ids),
    isShared,
    close() {
      if (!isClosed) file.close();
      isClosed = true;
    },
  };
}

/** Commands that write, and whether they name the one collection that they write to. */
const writes: ReadonlyMap<string, "one" | "any"> = new Map([
  ["insert", "one"],
  ["update", "one"],
  ["delete", "one"],
  ["findAndModify", "one"],
  ["drop", "one"],
  ["bulkWrite", "any"],
  ["dropDatabase", "any"],
  ["renameCollection", "any"],
]);

/** Collections that no kept answer shows; all others count. */
const unseen: ReadonlySet<string> = new Set([
  "rate_limits",
  "sequences",
  "locks",
  "idempotency_keys",
  "keys",
  // Answers about them are never kept.
  "change_log",
  "webhook_deliveries",
  "webhooks",
  "import_pages",
]);

/** Hears of each write that was answered, or whose answer will never come: it may have been done. */
function noteWrites(client: MongoClient, database: string, note: SharedFile["note"]): void {
  const open = new Map<number, { readonly part: number | "all"; readonly ids?: readonly number[] }>();
  client.on("commandStarted", ({ requestId, commandName, databaseName, command }) => {
    if (databaseName !== database && databaseName !== "admin") return;
    const kind = writes.get(commandName) ?? (isWritingPipeline(commandName, command) ? "any" : undefined);
    if (kind === undefined) return;
    if (command.comment === unseenComment) return;
    const target: unknown = command[commandName];
    if (kind === "any" || typeof target !== "string") open.set(requestId, { part: "all" });
    else if (!unseen.has(target)) {
      const ids = idsWritten(commandName, command);
      const part = partOf(command.comment === countComment ? countsIn(target) : target);
      open.set(requestId, { part, ...(ids && { ids }) });
    }
  });
  const end = ({ requestId }: { readonly requestId: number }): void => {
    const write = open.get(requestId);
    if (write === undefined) return;
    open.delete(requestId);
    note(write.part, write.ids);
  };
  client.on("commandSucceeded", end);
  client.on("commandFailed", end);
}

/** Pipelines may end in a collection. */
function isWritingPipeline(name: string, { pipeline }: Readonly<Record<string, unknown>>): boolean {
  const last: unknown = name === "aggregate" && Array.isArray(pipeline) ? pipeline.at(-1) : undefined;
  return typeof last === "object" && last !== null && ("$out" in last || "$merge" in last);
}

/** The socket in the URI of a store that no other machine reaches. */
function socketOf(uri: string): string | undefined {
  const [, socket] = /^mongodb:\/\/(%2f[^/?,]*\.sock)(?:[/?]|$)/i.exec(uri) ?? [];
  return socket === undefined ? undefined : decodeURIComponent(socket);
}

/** The same file for all processes of this user on this store: beside its socket, where it has one, and gone with it. */
function pathOf(uri: string, name: string): string {
  const socket = socketOf(uri);
  if (socket !== undefined) return join(dirname(socket), `marks-${name}`);
  // Options of the URI and who logs in may differ from process to process.
  const [, hosts = uri] = /^mongodb(?:\+srv)?:\/\/(?:[^@/]*@)?([^/?]+)/.exec(uri) ?? [];
  const hash = createHash("sha256").update(`${hosts}\0${name}`).digest("hex").slice(0, 24);
  return join(tmpdir(), `calendar-marks-${hash}`);
}

interface SharedFile {
  /** Says that a part was written to, and to which documents, if that is known. */
  note(part: number | "all", ids: readonly number[] | undefined): void;
  marks(): Marks;
  /** What is known of the writes since marks that were taken. */
  readonly writes: Pick<OwnWrites, "since" | "wrote">;
  close(): void;
}

/** Bytes of the number of a part. */
const size = 8;

function openShared(path: string): SharedFile | undefined {
  const opened: number[] = [];
  const { O_RDWR, O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW } = constants;
  const open = (name: string, access: number): number => {
    const descriptor = openSync(name, access | O_CREAT | O_NOFOLLOW, 0o600);
    opened.push(descriptor);
    // In a folder that all users write to, somebody else may have been there first.
    if (process.getuid !== undefined && fstatSync(descriptor).uid !== process.getuid()) throw new Error(name);
    return descriptor;
  };
  try {
    return shareFile(open(path, O_RDWR), open(`${path}-count`, O_WRONLY | O_APPEND));
  } catch {
    for (const descriptor of opened) closeSync(descriptor);
    return undefined;
  }
}

function shareFile(numbers: number, count: number): SharedFile {
  const nextNumber = createNumbers();
  const whole = partCount * size;
  let seen = Buffer.alloc(whole);
  let present = Buffer.alloc(whole);
  let marks = new Float64Array(partCount);
  const own = createOwnWrites();
  /** The latest number that this process gave to each part. */
  const given = Buffer.alloc(whole);
  const ofOthers = createForeignCount(count);
  own.take(marks);

  const write = (part: number, number: Buffer): void => {
    writeSync(numbers, number, 0, size, part * size);
    number.copy(given, part * size);
  };
  const isSame = (one: Buffer, other: Buffer, part: number): boolean =>
    one.compare(other, part * size, (part + 1) * size, part * size, (part + 1) * size) === 0;
  return {
    note(part, ids) {
      ofOthers.addOwn();
      const number = nextNumber();
      if (part === "all") {
        for (let each = 0; each < partCount; each += 1) write(each, number);
        own.forgetAll();
      } else {
        write(part, number);
        own.note(part, ids);
      }
    },
    marks() {
      present.fill(0, readSync(numbers, present, 0, whole, 0));
      if (present.equals(seen)) return marks;
      if (ofOthers.hasGrown()) own.forgetAll();
      marks = marks.map((mark, part) => {
        if (isSame(present, seen, part)) return mark;
        if (!isSame(present, given, part)) own.forget(part);
        return mark + 1;
      });
      own.take(marks);
      [seen, present] = [present, seen];
      return marks;
    },
    writes: own,
    close() {
      closeSync(numbers);
      closeSync(count);
    },
  };
}

/** Counts the writes of other processes: a file has a byte for each write of anybody. */
function createForeignCount(descriptor: number) {
  const byte = Buffer.alloc(1);
  let ownBytes = 0;
  const countOthers = (): number => fstatSync(descriptor).size - ownBytes;
  let known = countOthers();
  return {
    addOwn(): void {
      try {
        writeSync(descriptor, byte);
      } catch {
        // The disk is full; a file may end in bytes that take no room on it.
        ftruncateSync(descriptor, fstatSync(descriptor).size + 1);
      }
      ownBytes += 1;
    },
    /** Whether others wrote since the last time. */
    hasGrown(): boolean {
      const others = countOthers();
      const isGrown = others !== known;
      known = others;
      return isGrown;
    },
  };
}

/** Numbers that no process ever has twice, nor two the same: some of their bytes are random, the others count. */
function createNumbers(): () => Buffer {
  const number = Buffer.alloc(size);
  const counted = 3;
  let count = 0;
  return () => {
    if (count === 0) randomBytes(size).copy(number);
    count = (count + 1) % 2 ** (8 * counted);
    number.writeUIntLE(count, 0, counted);
    return number;
  };
}
