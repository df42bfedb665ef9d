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
import { createRecentChanges, openInvalidationLog } from "./invalidation-log.js";
import { type FollowOptions, followRemoteWrites } from "./remote-writes.js";
import { invalidatedBy, monitorCommands, type Write } from "./written-commands.js";

/**
 * Monitors the writes to a database. All processes of the machine on the same store share a log of them. The writer appends
 * to it after the store has acknowledged and before the caller of the driver continues, so that no reader who knows of a write
 * sees versions from before it. Finding that nothing was appended costs half a microsecond. The writes of other machines
 * come from a change stream, if the store has one.
 */
export function monitorWrites(
  client: MongoClient,
  /** The URI of the store, and the name of the database. */
  { uri, name }: { readonly uri: string; readonly name: string },
  options: FollowOptions,
): CollectionVersions {
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
  /** Records what a write invalidates, if an answer shows it. */
  const invalidate = (
    write: Write,
    record: (slot: number | "all", ids?: readonly number[]) => void,
  ): void => {
    if (write === "all") {
      record("all");
      return;
    }
    const invalidated = invalidatedBy(write, ["count", ...(numbers.get(write.collection) ?? [])]);
    if (invalidated !== undefined) record(slotOf(invalidated), write.ids);
  };
  const others =
    socketOf(uri) === undefined
      ? followRemoteWrites(client.db(name), (write) => invalidate(write, followed.record), options)
      : undefined;
  const isTracked = (collection: string): boolean => tracked?.has(collection) !== false;
  monitorCommands(client, name, {
    onReply: (reply) => others?.observe(reply),
    onWrite(write) {
      if (isClosed || (write !== "all" && !isTracked(write.collection))) return;
      invalidate(write, log.add);
    },
  });
  return {
    current: () => (isClosed ? untracked.current() : followed.current()),
    changedIds: (since, slot) => (isClosed ? undefined : changes.changedIds(since, slot)),
    mayHaveChanged: (since, slot, ids) => isClosed || changes.mayHaveChanged(since, slot, ids),
    trackOnly(collections, properties = new Map()) {
      tracked = new Set(withNumbers(collections));
      numbers = properties;
      others?.follow(collections);
    },
    isTracked,
    isShared: true,
    remote: others?.remote,
    close() {
      others?.close();
      if (!isClosed) log.close();
      isClosed = true;
    },
  };
}

function openLog(path: string) {
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

/** What the log says, by whichever process of this machine. */
function followLog(log: ReturnType<typeof openInvalidationLog>) {
  const slots = new Float64Array(slotCount);
  const changes = createRecentChanges();
  const take = (): Versions => ({ slots: slots.slice(), takenAt: changes.now() });
  let versions = take();
  let isRecorded = false;
  const count = (slot: number): void => {
    slots[slot] = (slots[slot] ?? 0) + 1;
  };
  const onWrite = (slot: number | "all", id?: number): void => {
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
    record: (slot: number | "all", ids?: readonly number[]): void => {
      isRecorded = true;
      for (const id of ids ?? [undefined]) onWrite(slot, id);
    },
  };
}
