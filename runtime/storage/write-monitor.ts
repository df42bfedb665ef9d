import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { MongoClient } from "mongodb";
import { withNumbers } from "../core/cache-snapshot.js";
import {
  type CollectionVersions,
  slotCount,
  slotOf,
  untrackedVersions,
  type Versions,
} from "./collection-versions.js";
import {
  createRecentChanges,
  type InvalidationLog,
  type LoggedWrite,
  openInvalidationLog,
} from "./invalidation-log.js";
import { type FollowOptions, followRemoteWrites } from "./remote-writes.js";
import { invalidatedBy, monitorCommands, type Write } from "./written-commands.js";

/** What writes are monitored for. */
export interface MonitorOptions extends FollowOptions {
  /** The database and the URI of its store. */
  readonly name: string;
  readonly uri: string;
}

/**
 * Monitors the writes to a database. All processes of the machine on the same store share a log of them. The writer appends
 * to it after the store has acknowledged and before the caller of the driver continues, so that no reader who knows of a write
 * sees versions from before it. Finding that nothing was appended costs half a microsecond. The writes of other machines
 * come from a change stream, if the store has one.
 */
export function monitorWrites(client: MongoClient, options: MonitorOptions): CollectionVersions {
  const { uri, name } = options;
  const untracked = untrackedVersions();
  const log = openLog(pathOf(uri, name));
  // Without it, processes cannot inform each other: then nothing may be cached.
  if (log === undefined) return untracked;
  // The previous process may have ended before it logged its last write.
  log.add("all");
  const followed = followLog(log);
  const { changes } = followed;
  let isClosed = false;
  let tracked: ReadonlySet<string> | undefined;
  let numbers: ReadonlyMap<string, readonly string[]> = new Map();
  /** The slot and ids that a write invalidates; undefined where no answer shows it. */
  const invalidated = (write: Write): InvalidatedSlot | undefined => {
    if (write === "all") return { slot: "all" };
    const name = invalidatedBy(write, ["count", ...(numbers.get(write.collection) ?? [])]);
    return name === undefined ? undefined : { slot: slotOf(name), ids: write.ids };
  };
  const onRemoteWrite = (write: Write): void => {
    const written = invalidated(write);
    if (written !== undefined) followed.record(written);
  };
  const remote =
    socketOf(uri) === undefined ? followRemoteWrites(client.db(name), onRemoteWrite, options) : undefined;
  const isTracked = (collection: string): boolean => tracked?.has(collection) !== false;
  monitorCommands(client, name, {
    onReply: (reply) => remote?.observe(reply),
    onWrite(write) {
      if (isClosed || (write !== "all" && !isTracked(write.collection))) return;
      const written = invalidated(write);
      if (written !== undefined) log.add(written.slot, written.ids);
    },
  });
  return {
    current: () => (isClosed ? untracked.current() : followed.current()),
    changedIds: (since, slot) => (isClosed ? undefined : changes.changedIds(since, slot)),
    mayHaveChanged: (since, slot, ids) => isClosed || changes.mayHaveChanged(since, slot, ids),
    trackOnly(collections, properties = new Map()) {
      tracked = new Set(withNumbers(collections));
      numbers = properties;
      remote?.follow(collections);
    },
    isTracked,
    isShared: true,
    remote,
    close() {
      remote?.close();
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

/** A slot that a write invalidates, for all documents unless ids are known. */
interface InvalidatedSlot {
  readonly slot: number | "all";
  readonly ids?: readonly number[] | undefined;
}

/** What the log says, by whichever process of this machine. */
function followLog(log: InvalidationLog) {
  const slots = new Float64Array(slotCount);
  const changes = createRecentChanges();
  const take = (): Versions => ({ slots: slots.slice(), takenAt: changes.now() });
  let versions = take();
  let isRecorded = false;
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
    /** The versions as they are now. */
    current(): Versions {
      // Not `||`: what the log has is read in any case.
      const isLogged = log.read(onWrite);
      if (isLogged || isRecorded) versions = take();
      isRecorded = false;
      return versions;
    },
    changes,
    /** Counts a write that is not in the log. */
    record({ slot, ids }: InvalidatedSlot): void {
      isRecorded = true;
      if (slot === "all" || ids === undefined) onWrite({ slot });
      else for (const id of ids) onWrite({ slot, id });
    },
  };
}
