import type { MongoClient } from "mongodb";

/** What a client knows of the primary of a replica set. */
export interface Primary {
  /** Whether a server takes writes; a server that is no member of a set does while it answers. */
  exists(): boolean;
  /** Returns a function that returns whether there was none at any time since. */
  watch(): () => boolean;
  /** How often another one was elected. */
  elections(): number;
}

/** Called when the primary changes. */
interface PrimaryListener {
  /** There is one after a time without. */
  readonly onReturn: () => void;
  /** Another one was elected. */
  readonly onElection: () => void;
}

/** Follows the primary of a client's replica set. */
export function followPrimary(client: MongoClient, { onReturn, onElection }: PrimaryListener): Primary {
  let exists = true;
  let losses = 0;
  let elections = 0;
  let known: string | undefined;
  client.on("topologyDescriptionChanged", ({ newDescription }) => {
    const servers = [...newDescription.servers.values()];
    const isBack = servers.some(({ isWritable }) => isWritable);
    if (isBack && !exists) onReturn();
    if (!isBack && exists) losses += 1;
    exists = isBack;
    const primary = servers.find(({ type }) => type === "RSPrimary");
    if (primary === undefined) return;
    // One that is elected again has another id.
    const elected = `${primary.address} ${primary.electionId?.toHexString() ?? ""}`;
    const isOther = known !== undefined && known !== elected;
    known = elected;
    if (!isOther) return;
    elections += 1;
    onElection();
  });
  return {
    exists: () => exists,
    watch() {
      const before = losses;
      return () => !exists || losses !== before;
    },
    elections: () => elections,
  };
}
