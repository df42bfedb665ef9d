import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { MongoClient } from "mongodb";
import { affectedIds } from "./affected-ids.js";
import {
  type Changes,
  countComment,
  countsIn,
  type Marks,
  partCount,
  partOf,
  unknownChanges,
  unseenComment,
} from "./collection-versions.js";
import { type InvalidationLog, type LoggedWrite, openInvalidationLog } from "./invalidation-log.js";
import { createRecentChanges, type RecentChanges } from "./recent-changes.js";

/**
 * Watches the writes to a database. All processes of the machine on the same store share a log of them. Who writes adds to
 * it, after the store has acknowledged and before the one who sent the write hears of that, whatever code that is: nobody
 * who was told of a write can meet marks from before it. Finding that nothing was added costs half a microsecond.
 */
export function monitorWrites(client: MongoClient, uri: string, name: string): Changes {
  const isShared = socketOf(uri) === undefined;
  const unknown = unknownChanges();
  const log = openLog(pathOf(uri, name));
  // Without it, processes cannot tell each other: then nothing is kept.
  if (log === undefined) return unknown;
  // Where one starts, another one may have ended before it told of its last write.
  log.add("all");
  const watch = watchLog(log);
  let isClosed = false;
  noteWrites(client, name, (part, ids) => {
    if (!isClosed) log.add(part, ids);
  });
  return {
    marks: () => (isClosed ? unknown.marks() : watch.marks()),
    writtenSince: (taken, part) => (isClosed ? undefined : watch.writes.since(taken, part)),
    wroteTo: (taken, part, ids) => isClosed || watch.writes.wrote(taken, part, ids),
    isShared,
    close() {
      if (!isClosed) log.close();
      isClosed = true;
    },
  };
}

function openLog(path: string): InvalidationLog | undefined {
  try {
    return openInvalidationLog(path);
  } catch {
    return undefined;
  }
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
  "count_markers",
  "idempotency_keys",
  "keys",
  "key_authors",
  // Answers about them are never kept.
  "change_log",
  "webhook_deliveries",
  "webhooks",
  "import_pages",
]);

/** Hears of each write that was answered, or whose answer will never come: it may have been done. */
function noteWrites(client: MongoClient, database: string, note: InvalidationLog["add"]): void {
  const open = new Map<number, { readonly part: number | "all"; readonly ids?: readonly number[] }>();
  client.on("commandStarted", ({ requestId, commandName, databaseName, command }) => {
    if (databaseName !== database && databaseName !== "admin") return;
    const kind = writes.get(commandName) ?? (isWritingPipeline(commandName, command) ? "any" : undefined);
    if (kind === undefined) return;
    if (command.comment === unseenComment) return;
    const target: unknown = command[commandName];
    if (kind === "any" || typeof target !== "string") open.set(requestId, { part: "all" });
    else if (!unseen.has(target)) {
      const ids = affectedIds(commandName, command);
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

/** Path of the same log for all processes of this user on this store: beside its socket, where it has one, and gone with it. */
function pathOf(uri: string, name: string): string {
  const socket = socketOf(uri);
  if (socket !== undefined) return join(dirname(socket), `writes-${name}`);
  // Options of the URI and who logs in may differ from process to process.
  const [, hosts = uri] = /^mongodb(?:\+srv)?:\/\/(?:[^@/]*@)?([^/?]+)/.exec(uri) ?? [];
  const hash = createHash("sha256").update(`${hosts}\0${name}`).digest("hex").slice(0, 24);
  return join(tmpdir(), `calendar-writes-${hash}`);
}

/** What is known of the writes to a store, by whomever of this machine. */
interface Watch {
  /** The numbers of all parts as they are now. */
  marks(): Marks;
  /** What is known of the writes since marks that were taken. */
  readonly writes: Pick<RecentChanges, "since" | "wrote">;
}

function watchLog(log: InvalidationLog): Watch {
  const counts = new Float64Array(partCount);
  let marks = counts.slice();
  const writes = createRecentChanges();
  writes.take(marks);
  const count = (part: number): void => {
    counts[part] = (counts[part] ?? 0) + 1;
  };
  const hear = ({ part, id }: LoggedWrite): void => {
    if (part === "all") {
      for (const each of counts.keys()) count(each);
      writes.forgetAll();
    } else {
      count(part);
      writes.note(part, id);
    }
  };
  return {
    marks() {
      if (!log.read(hear)) return marks;
      marks = counts.slice();
      writes.take(marks);
      return marks;
    },
    writes,
  };
}
