import { createHash, randomBytes } from "node:crypto";
import { closeSync, constants, fstatSync, openSync, readSync, writeSync } from "node:fs";
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
} from "./changes.js";

/**
 * Watches the writes to a database. All processes of the machine on the same store have a small file open, with a number for
 * each part of the store. Who writes puts a new number there, after the store has acknowledged and before the one who
 * sent the write hears of that, whatever code that is: nobody who was told of a write can meet the number from before it.
 * Reading the file costs a microsecond.
 */
export function watchChanges(client: MongoClient, uri: string, name: string): Changes {
  const isShared = socketOf(uri) === undefined;
  const file = openShared(pathOf(uri, name));
  // Without the file, processes cannot tell each other: then nothing is kept.
  if (file === undefined) return unknownChanges();
  const unknown = unknownChanges();
  let isClosed = false;
  noteWrites(client, name, (part) => {
    if (!isClosed) file.note(part);
  });
  return {
    marks: () => (isClosed ? unknown.marks() : file.marks()),
    isShared,
    close() {
      if (!isClosed) closeSync(file.descriptor);
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
function noteWrites(client: MongoClient, database: string, note: (part: number | "all") => void): void {
  const open = new Map<number, number | "all">();
  client.on("commandStarted", ({ requestId, commandName, databaseName, command }) => {
    if (databaseName !== database && databaseName !== "admin") return;
    const kind = writes.get(commandName) ?? (isWritingPipeline(commandName, command) ? "any" : undefined);
    if (kind === undefined) return;
    const target: unknown = command[commandName];
    if (kind === "any" || typeof target !== "string") open.set(requestId, "all");
    else if (command.comment === countComment) open.set(requestId, partOf(countsIn(target)));
    else if (!unseen.has(target)) open.set(requestId, partOf(target));
  });
  const end = ({ requestId }: { readonly requestId: number }): void => {
    const part = open.get(requestId);
    if (part === undefined) return;
    open.delete(requestId);
    note(part);
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
  readonly descriptor: number;
  /** Says that a part was written to. */
  note(part: number | "all"): void;
  marks(): Marks;
}

/** Bytes of the number of a part. */
const size = 8;

function openShared(path: string): SharedFile | undefined {
  let descriptor: number | undefined;
  try {
    const { O_RDWR, O_CREAT, O_NOFOLLOW } = constants;
    descriptor = openSync(path, O_RDWR | O_CREAT | O_NOFOLLOW, 0o600);
    // In a folder that all users write to, somebody else may have been there first.
    if (process.getuid !== undefined && fstatSync(descriptor).uid !== process.getuid()) throw new Error(path);
    return shareFile(descriptor);
  } catch {
    if (descriptor !== undefined) closeSync(descriptor);
    return undefined;
  }
}

function shareFile(descriptor: number): SharedFile {
  const nextNumber = createNumbers();
  const whole = partCount * size;
  let seen = Buffer.alloc(whole);
  let present = Buffer.alloc(whole);
  let marks = new Float64Array(partCount);

  return {
    descriptor,
    note(part) {
      const number = nextNumber();
      if (part === "all") for (let at = 0; at < whole; at += size) writeSync(descriptor, number, 0, size, at);
      else writeSync(descriptor, number, 0, size, part * size);
    },
    marks() {
      present.fill(0, readSync(descriptor, present, 0, whole, 0));
      if (present.equals(seen)) return marks;
      marks = marks.map((mark, part) => {
        const at = part * size;
        return present.compare(seen, at, at + size, at, at + size) === 0 ? mark : mark + 1;
      });
      [seen, present] = [present, seen];
      return marks;
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
