import { type Document, Long, ObjectId } from "bson";
import { timeOf } from "./past.js";
import { type Connection, isPrimary, type ReplicaSetState } from "./state.js";

export const setName = "scripted";

/** What a member answers to drivers that monitor it, with the hosts of the network from which they connected. */
export function hello(state: ReplicaSetState, connection: Connection): Document {
  const { clockAheadMs, isRouter } = state;
  const isWritable = isPrimary(state, connection.host);
  return {
    helloOk: true,
    isWritablePrimary: isWritable,
    ismaster: isWritable,
    ...(isRouter ? { msg: "isdbgrid" } : memberOf(state, connection)),
    maxBsonObjectSize: 16_777_216,
    maxMessageSizeBytes: 48_000_000,
    maxWriteBatchSize: 100_000,
    localTime: new Date(Date.now() + clockAheadMs),
    logicalSessionTimeoutMinutes: 30,
    minWireVersion: 0,
    maxWireVersion: 25,
    readOnly: false,
    ok: 1,
  };
}

function memberOf(state: ReplicaSetState, { host, network }: Connection): Document {
  const { hosts: members, networks, isolated, pasts } = state;
  const hosts = networks[network] ?? members;
  const isWritable = isPrimary(state, host);
  const own = host === isolated?.host ? isolated : undefined;
  const term = own?.term ?? state.term;
  // Of the others, one that they do not reach knows nothing.
  const followed = own === undefined ? state.primary : undefined;
  const primary = isWritable ? host : followed;
  const opTime = { ts: timeOf(state, host), t: Long.fromNumber(term) };
  const written = pasts.get(host)?.begunAt ?? new Date();
  return {
    secondary: !isWritable,
    setName,
    setVersion: 1,
    hosts,
    ...(primary === undefined ? {} : { primary: hosts[members.indexOf(primary)] }),
    ...(isWritable ? { electionId: electionIdOf(term) } : {}),
    me: hosts[members.indexOf(host)],
    lastWrite: { opTime, lastWriteDate: written, majorityOpTime: opTime, majorityWriteDate: written },
  };
}

/** Of two primaries, drivers take the one that was elected later. */
const electionIdOf = (term: number): ObjectId =>
  ObjectId.createFromHexString(`7fffffff${term.toString(16).padStart(16, "0")}`);
