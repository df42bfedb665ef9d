import type { ClientSession, Db } from "mongodb";

/** Of MongoDB 5.0, the first whose collections can be read at one cluster time. */
const firstWireVersion = 13;

/** Starts a session whose reads show one cluster time; undefined where the server has none. */
export async function startSnapshot({ client }: Db): Promise<ClientSession | undefined> {
  const { setName, msg, maxWireVersion } = (await client.db("admin").command({ hello: 1 })) as HelloReply;
  const isOfCluster = setName !== undefined || msg === "isdbgrid";
  return isOfCluster && maxWireVersion >= firstWireVersion
    ? client.startSession({ snapshot: true })
    : undefined;
}

interface HelloReply {
  readonly setName?: string;
  readonly msg?: string;
  readonly maxWireVersion: number;
}
