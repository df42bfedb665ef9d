import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { MongoClient } from "mongodb";
import { countsOf } from "../core/cache-snapshot.js";
import { affectedIds, affectedProperties } from "./affected-ids.js";
import {
  type CollectionVersions,
  slotCount,
  slotOf,
  untrackedVersions,
  type Versions,
} from "./collection-versions.js";
import { type InvalidationLog, type LoggedWrite, openInvalidationLog } from "./invalidation-log.js";
import { createRecentChanges, type RecentChanges } from "./recent-changes.js";

/**
 * Monitors the writes to a database. All processes of the machine on the same store share a log of them. The writer appends
 * to it after the store has acknowledged and before the caller of the driver continues, so that no reader who knows of a write
 * sees versions from before it. Finding that nothing was appended costs half a microsecond.
 */
export function monitorWrites(client: MongoClient, uri: string, name: string): CollectionVersions {
  const untracked = untrackedVersions();
  const log = openLog(pathOf(uri, name));
  // Without it, processes cannot inform each other: then nothing may be cached.
  if (log === undefined) return untracked;
  // The previous process may have ended before it logged its last write.
  log.add("all");
  const { current, changes } = followLog(log);
  let isClosed = false;
  let tracked: ReadonlySet<string> | undefined;
  const isTracked = (collection: string): boolean => tracked?.has(collection) !== false;
  monitorCommands(client, name, (write) => {
    if (isClosed) return;
    if (write === "all") log.add("all");
    else if (isTracked(write.collection)) log.add(slotOf(write.collection), write.ids);
  });
  return {
    current: () => (isClosed ? untracked.current() : current()),
    changedIds: (since, slot) => (isClosed ? undefined : changes.changedIds(since, slot)),
    mayHaveChanged: (since, slot, ids) => isClosed || changes.mayHaveChanged(since, slot, ids),
    trackOnly(collections) {
      tracked = new Set(collections.flatMap((collection) => [collection, countsOf(collection)]));
    },
    isTracked,
    isShared: socketOf(uri) === undefined,
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

/** Properties of records that change without the record: counts have versions of their own, no answer shows the others. */
const sideProperties: ReadonlyMap<string, "count" | "unseen"> = new Map([
  ["count", "count"],
  ["notes", "unseen"],
  ["noted", "unseen"],
  ["noted_fault", "unseen"],
]);

/** A write to a collection, to all of it unless ids are known, or to anything. */
type Write = { readonly collection: string; readonly ids?: readonly number[] } | "all";

/** Calls `onWrite` after each write that was answered, or whose answer will never come: it may have been done. */
function monitorCommands(client: MongoClient, database: string, onWrite: (write: Write) => void): void {
  const open = new Map<number, Write>();
  client.on("commandStarted", ({ requestId, commandName, databaseName, command }) => {
    if (databaseName !== database && databaseName !== "admin") return;
    const write = writeOf(commandName, command);
    if (write !== undefined) open.set(requestId, write);
  });
  const end = ({ requestId }: { readonly requestId: number }): void => {
    const write = open.get(requestId);
    if (write === undefined) return;
    open.delete(requestId);
    onWrite(write);
  };
  client.on("commandSucceeded", end);
  client.on("commandFailed", end);
}

function writeOf(name: string, command: Readonly<Record<string, unknown>>): Write | undefined {
  const kind = writes.get(name) ?? (isWritingPipeline(name, command) ? "any" : undefined);
  if (kind === undefined) return undefined;
  const target: unknown = command[name];
  if (kind === "any" || typeof target !== "string") return "all";
  const properties = affectedProperties(name, command);
  const sides = new Set(properties && Array.from(properties, (property) => sideProperties.get(property)));
  const isAside = properties !== undefined && !sides.has(undefined);
  if (isAside && !sides.has("count")) return undefined;
  const ids = affectedIds(name, command);
  return { collection: isAside ? countsOf(target) : target, ...(ids && { ids }) };
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

/** What the log says, by whichever process of this machine. */
interface FollowedLog {
  /** The versions as they are now. */
  readonly current: () => Versions;
  readonly changes: Pick<RecentChanges, "changedIds" | "mayHaveChanged">;
}

function followLog(log: InvalidationLog): FollowedLog {
  const slots = new Float64Array(slotCount);
  const changes = createRecentChanges();
  const take = (): Versions => ({ slots: slots.slice(), takenAt: changes.now() });
  let versions = take();
  const count = (slot: number): void => {
    slots[slot] = (slots[slot] ?? 0) + 1;
  };
  const onWrite = ({ slot, id }: LoggedWrite): void => {
    if (slot === "all") {
      for (const each of slots.keys()) count(each);
      changes.clear();
    } else {
      count(slot);
      changes.record(slot, id);
    }
  };
  return {
    current() {
      if (log.read(onWrite)) versions = take();
      return versions;
    },
    changes,
  };
}
