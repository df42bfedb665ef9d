import { type Document, Timestamp } from "bson";
import { tokenBefore } from "./history.js";
import { cursorReply, errorReply, serverErrors } from "./replies.js";
import { type Connection, isPrimary, type ReplicaSetState } from "./state.js";
import type { WireClient } from "./wire.js";

/** A change stream that a client reads. */
export interface ScriptedStream {
  /** Of the member that has its cursor. */
  readonly host: string;
  readonly stages: readonly Document[];
  token: string;
  hasEnded?: boolean;
}

/** A command of a change stream. */
export interface StreamCall {
  /** Of the cursor; undefined for a stream that is to be opened. */
  readonly id?: string;
  readonly options?: Document;
}

/** The call of a change stream that a command is; undefined for another command. */
export function streamOf({ streams }: ReplicaSetState, command: Document): StreamCall | undefined {
  const [first] = (Array.isArray(command.pipeline) ? command.pipeline : []) as readonly Document[];
  if (first?.$changeStream !== undefined) return { options: first.$changeStream as Document };
  const id = command.getMore === undefined ? undefined : String(command.getMore);
  return id !== undefined && (streams.has(id) || id.startsWith(streamIds)) ? { id } : undefined;
}

/** Cursors of the engine do not begin like this. */
const streamIds = "77770000";
let opened = 0;

const historyLost: Document = errorReply({
  code: 286,
  codeName: "ChangeStreamHistoryLost",
  errmsg: "resume of change stream was not possible, as the resume point may no longer be in the oplog",
  errorLabels: ["NonResumableChangeStreamError"],
});

const cursorNotFound: Document = errorReply({
  code: 43,
  codeName: "CursorNotFound",
  errmsg: "cursor id not found",
});

/** What a member answers to the call of a change stream. */
export async function readStream(
  state: ReplicaSetState,
  { upstream, host }: Connection,
  { id, options = {}, command }: StreamCall & { readonly command: Document },
): Promise<Document> {
  const { history, streams, streaming, pasts } = state;
  await streaming.passed();
  // It may fall behind while a stream waits.
  const present = (): string => pasts.get(host)?.token ?? history.token();
  const ns = `${String(command.$db)}.$cmd.aggregate`;
  if (id === undefined) {
    const token = startOf(options) ?? present();
    if (history.after(token) === undefined) return historyLost;
    opened += 1;
    const newId = `${streamIds}${opened}`;
    streams.set(newId, { host, stages: (command.pipeline as readonly Document[]).slice(1), token });
    return cursorReply({ id: newId, ns, documents: [], others: tokenOf(token) });
  }
  const stream = streams.get(id);
  if (stream?.host !== host || state.failsStreams) return cursorNotFound;
  const limitMs = Number(command.maxTimeMS ?? 1000);
  const past = pasts.get(host);
  if (history.after(stream.token, present())?.length === 0)
    await (past === undefined ? history.changed(limitMs) : past.over.passed(limitMs));
  await streaming.passed();
  if (!isPrimary(state, host)) return errorReply(serverErrors.interrupted);
  const $db = String(command.$db);
  const events = history
    .after(stream.token, present())
    ?.filter(({ ns }) => (ns as { readonly db: string }).db === $db);
  if (events === undefined) return historyLost;
  // One that has come from another member may be ahead.
  if (present() > stream.token) stream.token = present();
  const seen = events.length === 0 ? [] : await selected(upstream, events, { stages: stream.stages, $db });
  const next = stream.hasEnded === true ? "0" : id;
  return cursorReply({ id: next, ns, batch: "nextBatch", documents: seen, others: tokenOf(stream.token) });
}

/** The token that a stream is to begin behind; undefined for the present. */
function startOf({ resumeAfter, startAfter, startAtOperationTime }: Document): string | undefined {
  const given = (resumeAfter ?? startAfter) as { readonly _data: string } | undefined;
  return (
    given?._data ??
    (startAtOperationTime instanceof Timestamp ? tokenBefore(startAtOperationTime) : undefined)
  );
}

/** Where a stream resumes after a batch. */
const tokenOf = (token: string): Document => ({ postBatchResumeToken: { _data: token } });

/** The events that the stages of a stream let through, as the engine runs them. */
async function selected(
  upstream: WireClient,
  events: readonly Document[],
  { stages, $db }: { readonly stages: readonly Document[]; readonly $db: string },
): Promise<readonly Document[]> {
  // Not as expressions: names of properties may have dots.
  const pipeline = [{ $documents: { $literal: events } }, ...stages];
  const reply = await upstream.send({ aggregate: 1, pipeline, cursor: { batchSize: 10_000 }, $db });
  if (Number(reply.ok) !== 1)
    throw new Error(`The stages of a change stream failed: ${String(reply.errmsg)}`);
  return (reply.cursor as { readonly firstBatch: readonly Document[] }).firstBatch;
}
