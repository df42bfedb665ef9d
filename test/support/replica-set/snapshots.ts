import type { Document, Timestamp } from "bson";
import { errorReply } from "./replies.js";
import type { ReplicaSetState } from "./state.js";

/** The reads at one cluster time that clients do. The engine has no past: all of them show the present. */
export interface SnapshotReads {
  /** Ids of their cursors. */
  readonly cursors: Set<string>;
  /** Commands that are still answered. */
  left: number;
}

const tooOld: Document = errorReply({
  code: 239,
  codeName: "SnapshotTooOld",
  errmsg: "Read timestamp is older than the oldest available timestamp.",
});

/** The reply to a command, with its cluster time if it begins a read of a snapshot, and an error where the script has one. */
export async function snapshotAnswer(
  { snapshots, history }: ReplicaSetState,
  command: Document,
  send: () => Promise<Document>,
): Promise<Document> {
  const { level, atClusterTime = history.now() } = (command.readConcern ?? {}) as SnapshotConcern;
  const isFirst = level === "snapshot";
  if (!isFirst && !snapshots.cursors.has(String(command.getMore))) return send();
  snapshots.left -= 1;
  if (snapshots.left < 0) return tooOld;
  const reply = await send();
  const { cursor } = reply as { readonly cursor?: Document };
  if (!isFirst || cursor === undefined) return reply;
  snapshots.cursors.add(String(cursor.id));
  return { ...reply, cursor: { ...cursor, atClusterTime } };
}

interface SnapshotConcern {
  readonly level?: string;
  readonly atClusterTime?: Timestamp;
}
