import type { Binary, Document } from "bson";
import { errorReply, serverErrors } from "./replies.js";
import type { Connection, Isolated, ReplicaSetState } from "./state.js";
import { eventsOf, upsertsOf } from "./write-events.js";

const writeCommands = new Set(["insert", "update", "delete", "findAndModify", "drop"]);
/** A full disk has no room for these. */
const growing = new Set(["insert", "update", "findAndModify"]);
/** A driver repeats a write soon, or never. */
const mostSessions = 2000;

export function isWrite(name: string): boolean {
  return writeCommands.has(name);
}

/** A write, and how the engine does it. */
interface WriteCall {
  readonly name: string;
  readonly command: Document;
  readonly run: () => Promise<Document>;
}

/** The latest write of a session. */
export interface RetryableWrite {
  /** It increases with each write of the session. */
  readonly number: number;
  readonly reply: Promise<Document>;
}

/** What a member answers to a write: to one that a driver repeats, what it answered first. */
export async function write(
  state: ReplicaSetState,
  connection: Connection,
  call: WriteCall,
): Promise<Document> {
  const { retryable, writes } = state;
  const { session, number } = identityOf(call.command);
  const known = session === undefined ? undefined : retryable.get(session);
  if (known?.number === number) return known.reply;
  // It has been under way for long: its driver has gone on meanwhile.
  if (known !== undefined && known.number > number) return tooOld;
  const reply = writeOnce(state, connection, call);
  const latest = { number, reply };
  const ended = reply.then(
    () => undefined,
    () => {
      // The engine ended: whether the write was done is unknown.
      if (session !== undefined && retryable.get(session) === latest) retryable.delete(session);
    },
  );
  writes.add(ended);
  void ended.then(() => writes.delete(ended));
  if (session !== undefined) remember(retryable, session, latest);
  return reply;
}

/** The session of a write that its driver may repeat, and the number of the write there. */
function identityOf({ lsid, txnNumber }: Document): { readonly session?: string; readonly number: number } {
  if (txnNumber === undefined) return { number: 0 };
  const { id } = lsid as { readonly id: Binary };
  return { session: id.toString("hex"), number: Number(txnNumber) };
}

function remember(retryable: Map<string, RetryableWrite>, session: string, latest: RetryableWrite): void {
  retryable.delete(session);
  retryable.set(session, latest);
  const [oldest = ""] = retryable.keys();
  if (retryable.size > mostSessions) retryable.delete(oldest);
}

const tooOld: Document = errorReply({
  code: 225,
  codeName: "TransactionTooOld",
  errmsg: "a newer retryable write has already started on this session",
});

/**
 * What a former primary answers to a write that no other member gets, which is undone later: it is not done here at all, and
 * even one that changes nothing waits for the others, as behind such a write.
 */
export async function writeInVain({ claim }: Isolated, command: Document): Promise<Document> {
  const { documents, updates, deletes, writeConcern } = command as VainCommand;
  const n = (documents ?? updates ?? deletes ?? [command]).length;
  const limitMs = Number(writeConcern?.wtimeout ?? 0);
  const hasSteppedDown = await claim.passed(limitMs === 0 ? undefined : limitMs);
  if (!hasSteppedDown) return { ok: 1, n, writeConcernError: serverErrors.notReplicated };
  const errorLabels = ["RetryableWriteError"];
  return { ok: 1, n, writeConcernError: serverErrors.interrupted, errorLabels };
}

interface VainCommand {
  readonly documents?: readonly unknown[];
  readonly updates?: readonly unknown[];
  readonly deletes?: readonly unknown[];
  readonly writeConcern?: { readonly wtimeout?: unknown };
}

async function writeOnce(
  state: ReplicaSetState,
  { upstream }: Connection,
  { name, command, run }: WriteCall,
): Promise<Document> {
  if (state.isFull && growing.has(name)) return outOfDiskSpace;
  const events = await eventsOf(command, upstream);
  const reply = await run();
  if (Number(reply.ok) === 1) state.history.add([...events, ...upsertsOf(command, reply)]);
  if (!state.failsConcern) return reply;
  state.failsConcern = false;
  return { ...reply, writeConcernError: serverErrors.notReplicated };
}

const outOfDiskSpace: Document = errorReply({
  code: 14_031,
  codeName: "OutOfDiskSpace",
  errmsg: "No space left on device",
});
