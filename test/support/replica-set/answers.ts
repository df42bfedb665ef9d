import { type Document, Long, type Timestamp } from "bson";
import type { History } from "./history.js";
import { errorReply, serverErrors } from "./replies.js";
import { type SnapshotReads, snapshotAnswer } from "./snapshots.js";
import { type ScriptedStatus, statusAnswer } from "./status.js";
import { readStream, type ScriptedStream, streamOf } from "./streams.js";
import type { WireClient, WireMessage } from "./wire.js";
import { isWrite, write } from "./writes.js";

export const setName = "scripted";

/** What the members of a set share. */
export interface ReplicaSetState {
  /** The socket file of the engine. */
  readonly path: string;
  readonly history: History;
  readonly hosts: string[];
  readonly commands: Document[];
  /** Host of the primary; undefined during an election. */
  primary: string | undefined;
  streams: Map<string, ScriptedStream>;
  /** While it is pending, change streams answer nothing. */
  held: Promise<void> | undefined;
  failsConcern: boolean;
  clockAheadMs: number;
  failsStreams: boolean;
  /** Whether the server is a router of a sharded cluster. */
  isRouter: boolean;
  readonly status: ScriptedStatus;
  readonly snapshots: SnapshotReads;
  /** Whether the disk of the primary is full. */
  isFull: boolean;
  /** Writes that the engine is doing; they resolve when these are in the history. */
  readonly writes: Set<Promise<void>>;
  /** Replies to the latest writes that drivers may repeat. */
  readonly retryable: Map<string, Promise<Document>>;
}

/** A connection to a member, which has one to the engine. */
export interface Connection {
  readonly host: string;
  readonly upstream: WireClient;
}

const sessionCommands = new Set(["endSessions", "killSessions", "refreshSessions", "startSession"]);

/** What a member answers. */
export async function answer(
  state: ReplicaSetState,
  connection: Connection,
  { document }: WireMessage,
): Promise<Document> {
  const [name = ""] = Object.keys(document);
  if (sessionCommands.has(name)) return { ok: 1 };
  const isHello = /^(?:hello|ismaster)$/i.test(name);
  if (!isHello) state.commands.push(document);
  const reply = isHello
    ? hello(state, connection)
    : await replyTo(state, connection, { name, command: document });
  const time = state.history.now();
  const clock = { clusterTime: time, signature: { hash: Buffer.alloc(20), keyId: Long.ZERO } };
  return { ...reply, operationTime: time, $clusterTime: clock };
}

function hello(state: ReplicaSetState, { host }: Connection): Document {
  const { hosts, primary, clockAheadMs, isRouter } = state;
  const isPrimary = host === primary;
  const member = {
    secondary: !isPrimary,
    setName,
    setVersion: 1,
    hosts,
    ...(primary === undefined ? {} : { primary }),
    me: host,
  };
  return {
    helloOk: true,
    isWritablePrimary: isPrimary,
    ismaster: isPrimary,
    ...(isRouter ? { msg: "isdbgrid" } : member),
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

export interface Command {
  readonly name: string;
  readonly command: Document;
}

/** Whether a causal read asks for a moment that has not come. */
function isInFuture({ history }: ReplicaSetState, { readConcern }: Document): boolean {
  const { afterClusterTime } = (readConcern ?? {}) as { readonly afterClusterTime?: Timestamp };
  return afterClusterTime?.greaterThan(history.now()) === true;
}

const inFuture: Document = errorReply({
  code: 72,
  codeName: "InvalidOptions",
  errmsg: "readConcern afterClusterTime value must not be greater than the current clusterTime",
});

/** Whether a member that is not the primary answers a command. */
function isForSecondaries(name: string, { $readPreference }: Document): boolean {
  if (["getMore", "killCursors", "ping"].includes(name)) return true;
  const { mode } = ($readPreference ?? {}) as { readonly mode?: string };
  return !isWrite(name) && mode !== undefined && mode !== "primary";
}

async function replyTo(
  state: ReplicaSetState,
  connection: Connection,
  { name, command }: Command,
): Promise<Document> {
  const status = statusAnswer(state, connection, { name, command });
  if (status !== undefined) return status;
  if (connection.host !== state.primary && !isForSecondaries(name, command))
    return errorReply(serverErrors.notPrimary);
  if (isInFuture(state, command)) return inFuture;
  const stream = streamOf(state, command);
  if (stream !== undefined) return readStream(state, connection, { command, ...stream });
  const run = (): Promise<Document> =>
    snapshotAnswer(state, command, () => connection.upstream.send(forEngine(command)));
  if (isWrite(name)) return write(state, connection, { name, command, run });
  const reply = await run();
  // What a read shows is in the history before the moment of its reply.
  await Promise.all(state.writes);
  return reply;
}

/** A command without what only the members of a replica set understand. */
function forEngine(command: Document): Document {
  const others = Object.entries(command).filter(([name]) => !ofReplicaSets.has(name));
  return Object.fromEntries(others.map(([name, value]) => [name, name === "writeConcern" ? durable : value]));
}

const ofReplicaSets = new Set(["lsid", "txnNumber", "$clusterTime", "readConcern"]);
/** Of the engine, which would lose others. */
const durable = { w: 1, j: true };
