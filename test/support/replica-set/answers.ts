import { type Document, Long, type Timestamp } from "bson";
import { hello } from "./hello.js";
import { inPast, isOfServer, timeOf } from "./past.js";
import { errorReply, type ServerError, serverErrors } from "./replies.js";
import { snapshotAnswer } from "./snapshots.js";
import { type Command, type Connection, type Isolated, isPrimary, type ReplicaSetState } from "./state.js";
import { readStream, streamOf } from "./streams.js";
import type { WireMessage } from "./wire.js";
import { isWrite, write, writeInVain } from "./writes.js";

const sessionCommands = new Set(["endSessions", "killSessions", "refreshSessions", "startSession"]);

/** What a member answers. */
export async function answer(
  state: ReplicaSetState,
  connection: Connection,
  { document }: WireMessage,
): Promise<Document> {
  const [name = ""] = Object.keys(document);
  if (sessionCommands.has(name)) return { ok: 1 };
  advanceClock(state, connection.host, document);
  const isHello = /^(?:hello|ismaster)$/i.test(name);
  if (!isHello) state.commands.push(document);
  const reply = isHello
    ? hello(state, connection)
    : await replyTo(state, connection, { name, command: document });
  const operationTime = timeOf(state, connection.host);
  const clusterTime = clockOf(state, connection.host);
  const clock = { clusterTime, signature: { hash: Buffer.alloc(20), keyId: Long.ZERO } };
  return { ...reply, operationTime, $clusterTime: clock };
}

/** The latest moment that a member knows of: one that the others do not reach learns of later ones from its clients only. */
function clockOf({ isolated, history }: ReplicaSetState, host: string): Timestamp {
  return host === isolated?.host ? isolated.clock : history.now();
}

/** Advances the clock of a member that the others do not reach by what a client knows. */
function advanceClock({ isolated }: ReplicaSetState, host: string, { $clusterTime }: Document): void {
  const { clusterTime } = ($clusterTime ?? {}) as { readonly clusterTime?: Timestamp };
  if (host === isolated?.host && clusterTime?.greaterThan(isolated.clock) === true)
    isolated.clock = clusterTime;
}

/** The moment that a causal read waits for. */
function momentOf({ readConcern }: Document): Timestamp | undefined {
  return ((readConcern ?? {}) as { readonly afterClusterTime?: Timestamp }).afterClusterTime;
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
  const { host, upstream } = connection;
  const { $db } = command as { readonly $db: string };
  if (!isOfServer($db)) state.databases.add($db);
  if (isWrite(name)) await state.writing.passed();
  if (!isPrimary(state, host) && !isForSecondaries(name, command)) return errorReply(serverErrors.notPrimary);
  if (momentOf(command)?.greaterThan(clockOf(state, host)) === true) return inFuture;
  const stream = streamOf(state, command);
  if (!isWrite(name) && !(await hasReached(state, host, command))) return errorReply(serverErrors.tooLate);
  if (stream !== undefined) return readStream(state, connection, { command, ...stream });
  const send = (sent: Document) => snapshotAnswer(state, command, () => upstream.send(forEngine(sent)));
  if (isWrite(name)) {
    if (host === state.isolated?.host) return writeInVain(state.isolated, command);
    return write(state, connection, { name, command, run: () => send(command) });
  }
  if (isLinearizable(command) && host === state.isolated?.host)
    return errorReply(await lastOf(state.isolated, command));
  const reply = await send(state.pasts.has(host) ? inPast(command, host) : command);
  // What a read shows is in the history before the moment of its reply.
  await Promise.all(state.writes);
  return reply;
}

/** Waits until a member shows what a causal read asks for. Resolves to whether it does within the time limit. */
async function hasReached({ pasts }: ReplicaSetState, host: string, command: Document): Promise<boolean> {
  const past = pasts.get(host);
  const time = momentOf(command);
  if (past === undefined || time?.greaterThan(past.time) !== true) return true;
  return past.over.passed(command.maxTimeMS === undefined ? undefined : Number(command.maxTimeMS));
}

function isLinearizable({ readConcern }: Document): boolean {
  return ((readConcern ?? {}) as { readonly level?: string }).level === "linearizable";
}

/** How a read ends that a majority has to confirm, on a member that the others do not reach. */
async function lastOf({ claim }: Isolated, { maxTimeMS }: Document): Promise<ServerError> {
  const hasSteppedDown = await claim.passed(maxTimeMS === undefined ? undefined : Number(maxTimeMS));
  return hasSteppedDown ? serverErrors.interrupted : serverErrors.tooLate;
}

/** A command without what only the members of a replica set understand. */
function forEngine(command: Document): Document {
  const others = Object.entries(command).filter(([name]) => !ofReplicaSets.has(name));
  return Object.fromEntries(others.map(([name, value]) => [name, name === "writeConcern" ? durable : value]));
}

const ofReplicaSets = new Set(["lsid", "txnNumber", "$clusterTime", "readConcern"]);
/** Of the engine, which would lose others. */
const durable = { w: 1, j: true };
