import type { Binary, Document } from "bson";
import type { Connection, ReplicaSetState } from "./answers.js";
import { errorReply, serverErrors } from "./replies.js";
import { eventsOf, upsertsOf } from "./write-events.js";

const writeCommands = new Set(["insert", "update", "delete", "findAndModify", "drop"]);
/** A full disk has no room for these. */
const growing = new Set(["insert", "update", "findAndModify"]);
/** A driver repeats a write soon, or never. */
const mostRetryable = 2000;

export function isWrite(name: string): boolean {
  return writeCommands.has(name);
}

/** A write, and how the engine does it. */
interface WriteCall {
  readonly name: string;
  readonly command: Document;
  readonly run: () => Promise<Document>;
}

/** What a member answers to a write: to one that a driver repeats, what it answered first. */
export async function write(
  state: ReplicaSetState,
  connection: Connection,
  call: WriteCall,
): Promise<Document> {
  const { retryable, writes } = state;
  const id = retryIdOf(call.command);
  const known = id === undefined ? undefined : retryable.get(id);
  if (known !== undefined) return known;
  const writing = writeOnce(state, connection, call);
  const ended = writing.then(
    () => undefined,
    () => {
      // The engine ended: whether the write was done is unknown.
      if (id !== undefined) retryable.delete(id);
    },
  );
  writes.add(ended);
  void ended.then(() => writes.delete(ended));
  if (id !== undefined) {
    retryable.set(id, writing);
    const [oldest = ""] = retryable.keys();
    if (retryable.size > mostRetryable) retryable.delete(oldest);
  }
  return writing;
}

/** Identifies a write that a driver may repeat: its session, and its number there. */
function retryIdOf({ lsid, txnNumber }: Document): string | undefined {
  if (txnNumber === undefined) return undefined;
  const { id } = lsid as { readonly id: Binary };
  return `${id.toString("hex")} ${String(txnNumber)}`;
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
