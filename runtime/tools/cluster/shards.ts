import { printTable } from "../table.js";
import { ask, type Cluster, type Findings, notReadable } from "./section.js";

/** Reports the shards behind a router. What a shard's members do is known to them only. */
export async function reportShards({ client }: Cluster): Promise<Findings> {
  const { shards } = ((await ask(client, { listShards: 1 })) ?? {}) as { readonly shards?: readonly Shard[] };
  const others = "Members and oplog of a shard: run this with the URI of the shard.";
  if (shards === undefined) return { lines: [`Shards: ${notReadable}`, others], problems: [] };
  return {
    lines: [
      `The server is a router of a sharded cluster of ${shards.length} shards.`,
      ...printTable([["shard", "members"], ...shards.map(({ _id, host }) => [_id, host])]).split("\n"),
      others,
    ],
    problems: shards.flatMap(({ _id, draining }) =>
      draining === true ? [`The shard ${_id} is being removed: wait until its data has moved.`] : [],
    ),
  };
}

interface Shard {
  readonly _id: string;
  /** `name/host,host,host`. */
  readonly host: string;
  readonly draining?: boolean;
}
