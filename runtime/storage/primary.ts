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

/** Follows the primary of a client's replica set. Calls `onReturn` when there is one after a time without. */
export function followPrimary(client: MongoClient, onReturn: () => void): Primary {
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
    if (known !== undefined && known !== elected) elections += 1;
    known = elected;
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
