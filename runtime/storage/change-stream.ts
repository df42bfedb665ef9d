import { type Db, type Document, Long, type MongoClient, MongoError, Timestamp } from "mongodb";
import { type Backoff, backoffMs, pause, withJitter } from "../jobs/retry.js";
import { idNumbers, type Write } from "./written-commands.js";

/** What a change stream is opened for. */
export interface ChangeStreamOptions {
  readonly collections: readonly string[];
  /** Connects to one of several routers; undefined where there is one. */
  readonly connectToOne?: (() => MongoClient | undefined) | undefined;
  /** Called with each write; with `all` where it is not known what was written. */
  readonly onWrite: (write: Write) => void;
  /** Called when the stream answers, the first time or after failures. */
  readonly onOpen: () => void;
  /** Called when the stream continues after a failure, before what it reports then. */
  readonly onResume: () => void;
  /** Called for each failure. */
  readonly onFailure: (error: unknown) => void;
}

/** The server answers an idle stream after so long. */
const longestWaitMs = 250;
/** A server that does not answer within this time after that has failed. */
const answerMs = 2000;
/** Changes of one answer; one with fewer has all that there were. */
const batchSize = 1000;
/** A server without change streams may become a member of a replica set. */
const unsupportedMs = 60_000;
const backoff: Backoff = { firstMs: 100, factor: 2, longestMs: 10_000 };

/**
 * Follows the writes to a database by one change stream, which is opened again after a failure, without end. It resumes
 * where it was. Where the server no longer has that part of its history, the stream reports a write to everything and
 * begins at the latest write of a majority. A server without change streams is not followed.
 */
export function followChanges(db: Db, options: ChangeStreamOptions) {
  const stopping = new AbortController();
  const progress: Progress = {
    knownAt: Number.NEGATIVE_INFINITY,
    position: "",
    isOpen: false,
    isSupported: true,
    waiting: new Set(),
  };
  void follow(db, options, { progress, signal: stopping.signal });
  return {
    /** Milliseconds since an instant before which all acknowledged writes were reported; infinite while there is none. */
    lagMs: () => performance.now() - progress.knownAt,
    /** All writes up to this moment of the store were reported; empty before the first answer. */
    position: () => progress.position,
    /** Resolves to whether all writes up to a moment were reported within the milliseconds. */
    reached: (time: string, timeoutMs: number) => hasReached(progress, time, timeoutMs),
    /** Whether the server has change streams, as far as is known. */
    isSupported: () => progress.isSupported,
    /** Continues on the present primary, where what the former one has reported may not be visible yet. */
    moveToPrimary: () => progress.leave?.(),
    /** Stops; an answer that is under way is not waited for. */
    close: () => stopping.abort(),
  };
}

interface Progress {
  /** All writes that were acknowledged before this instant of the process were reported. */
  knownAt: number;
  /** All writes up to this moment of the server were reported. */
  position: string;
  isSupported: boolean;
  /** Whether it has answered since the last failure. */
  isOpen: boolean;
  /** Fails the stream that is open. */
  leave?: () => void;
  /** Called after each change of the position. */
  readonly waiting: Set<() => void>;
}

async function hasReached(progress: Progress, time: string, timeoutMs: number): Promise<boolean> {
  const isReached = (): boolean => progress.isOpen && progress.position >= time;
  if (isReached()) return true;
  const reached = new AbortController();
  const check = (): void => {
    if (isReached()) reached.abort();
  };
  progress.waiting.add(check);
  await pause(timeoutMs, { signal: reached.signal });
  progress.waiting.delete(check);
  return reached.signal.aborted;
}

async function follow(
  db: Db,
  options: ChangeStreamOptions,
  { progress, signal }: { readonly progress: Progress; readonly signal: AbortSignal },
): Promise<void> {
  let token: unknown;
  let failures = 0;
  for (;;) {
    try {
      const opened = new AbortController();
      const start = { token, signal: AbortSignal.any([signal, opened.signal]) };
      for await (const batch of readFromOne(db, options, start)) {
        // What was written before a stream that resumes nothing is unknown.
        if (token === undefined) options.onWrite("all");
        else if (batch.isFirst) options.onResume();
        for (const change of batch.changes) options.onWrite(writeOf(change));
        token = batch.token;
        progress.position = clusterTimeOfToken(token);
        progress.isOpen = true;
        progress.leave = () => {
          progress.isOpen = false;
          opened.abort(new Error("Another primary was elected."));
        };
        for (const check of progress.waiting) check();
        progress.isSupported = true;
        if (batch.isWhole) progress.knownAt = batch.requestedAt;
        // One that opens and fails at once, again and again, has to wait longer and longer.
        if (batch.isFirst) continue;
        failures = 0;
        options.onOpen();
      }
    } catch (error) {
      progress.knownAt = Number.NEGATIVE_INFINITY;
      // Another primary may not show yet what this one has reported.
      progress.isOpen = false;
      delete progress.leave;
      if (signal.aborted) return;
      if (progress.isSupported) options.onFailure(error);
      progress.isSupported = !isUnsupported(error);
      if (isHistoryLost(error) || !progress.isSupported) token = undefined;
      failures += 1;
      const delayMs = progress.isSupported ? backoffMs(backoff, failures) : unsupportedMs;
      await pause(withJitter(delayMs), { signal, ref: false });
    }
  }
}

/** Reads a stream of the primary, or of one router: others do not know its cursor. */
async function* readFromOne(
  db: Db,
  { collections, connectToOne }: ChangeStreamOptions,
  start: { readonly token: unknown; readonly signal: AbortSignal },
) {
  const { msg, lastWrite } = (await db.command({ hello: 1 }, { signal: start.signal })) as {
    readonly msg?: string;
    readonly lastWrite?: { readonly majorityOpTime?: { readonly ts: Timestamp } };
  };
  const isRouter = msg === "isdbgrid";
  const client = isRouter ? connectToOne?.() : undefined;
  try {
    // The latest write that a majority has; servers such as routers do not report it.
    const committed = lastWrite?.majorityOpTime?.ts;
    const batches = readBatches(client?.db(db.databaseName) ?? db, collections, { ...start, committed });
    // A router answers with what each shard has reported so far, which an idle shard does every ten seconds.
    for await (const batch of batches) yield isRouter ? { ...batch, isWhole: false } : batch;
  } finally {
    // Which ends the cursor.
    client?.close().catch(() => undefined);
  }
}

/** Reads a stream by commands: the change stream of the driver does not show where a batch ends. */
async function* readBatches(
  db: Db,
  collections: readonly string[],
  {
    token,
    signal,
    committed,
  }: { readonly token: unknown; readonly signal: AbortSignal; readonly committed: Timestamp | undefined },
) {
  const session = db.client.startSession({ causalConsistency: false });
  const run = async (command: Document, limit: AbortSignal) => {
    const requestedAt = performance.now();
    const { cursor } = (await db.command(command, { session, signal: limit })) as {
      readonly cursor: {
        readonly id: Long | number;
        readonly firstBatch?: readonly StreamedChange[];
        readonly nextBatch?: readonly StreamedChange[];
        readonly postBatchResumeToken: unknown;
      };
    };
    const { id, firstBatch, nextBatch, postBatchResumeToken } = cursor;
    const changes = firstBatch ?? nextBatch ?? [];
    return {
      id: Long.fromValue(id),
      changes,
      /** Whether it has all changes that were acknowledged before the request. */
      isWhole: changes.length < batchSize,
      /** Where a later stream resumes. */
      token: postBatchResumeToken,
      requestedAt,
      /** Whether it answered the command that opens the stream. */
      isFirst: firstBatch !== undefined,
    };
  };
  try {
    // By default a stream begins behind the primary's latest write, which it never reports and reads may not show yet.
    const begin = committed === undefined ? {} : { startAtOperationTime: committed };
    const $changeStream = token === undefined ? begin : { resumeAfter: token };
    const pipeline = [{ $changeStream }, ...changeStages(collections)];
    const known = token === undefined ? committed : timestampOf(clusterTimeOfToken(token));
    // What is before the stream is not reported: a new primary has to show it first.
    const readConcern = { level: "majority", ...(known !== undefined && { afterClusterTime: known }) };
    let batch = await run({ aggregate: 1, pipeline, cursor: { batchSize }, readConcern }, signal);
    for (;;) {
      yield batch;
      if (batch.id.isZero()) throw new StreamEndError("The change stream has ended.");
      const getMore = {
        getMore: batch.id,
        collection: "$cmd.aggregate",
        batchSize,
        maxTimeMS: longestWaitMs,
      };
      batch = await withTimeout(signal, longestWaitMs + answerMs, (limit) => run(getMore, limit));
    }
  } finally {
    await session.endSession();
  }
}

/**
 * Does work whose signal aborts with the given one, and after a time. Without `AbortSignal.any`: in Node 20 its sources never
 * forget it, and a timeout that only it refers to may never abort.
 */
async function withTimeout<Result>(
  signal: AbortSignal,
  timeoutMs: number,
  work: (limit: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const limit = new AbortController();
  const onAbort = (): void => limit.abort(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  const timer = setTimeout(() => limit.abort(new Error("The change stream does not answer.")), timeoutMs);
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
  }
}

/** The server has closed a stream, such as after the end of the database. Nothing resumes it. */
class StreamEndError extends Error {
  override readonly name = "StreamEndError";
}

const lostCodes: ReadonlySet<unknown> = new Set([260, 280, 286]);

/** Whether a stream cannot resume: its token is rejected, or is older than the oplog. */
function isHistoryLost(error: unknown): boolean {
  if (error instanceof StreamEndError) return true;
  if (!(error instanceof MongoError)) return false;
  return lostCodes.has(error.code) || error.hasErrorLabel("NonResumableChangeStreamError");
}

/** A server that is no member of a replica set has no change streams; one without sessions is none. */
const noChangeStreams = 40_573;

function isUnsupported(error: unknown): boolean {
  if (!(error instanceof MongoError)) return false;
  return error.code === noChangeStreams || error.name === "MongoCompatibilityError";
}

/**
 * The moment of a reply in the history of a replica set: 16 hexadecimal digits, so that a later moment is the greater text.
 * Undefined from a server that is no member of one.
 */
export function clusterTimeOf(reply: Document): string | undefined {
  const { operationTime } = reply as { readonly operationTime?: Timestamp };
  return operationTime === undefined ? undefined : digits(operationTime.t) + digits(operationTime.i);
}

/** The moment up to which a resume token has seen the history: it begins with a type, seconds and a counter. */
function clusterTimeOfToken(token: unknown): string {
  const data = typeof token === "object" && token !== null && "_data" in token ? String(token._data) : "";
  return /^82([\dA-F]{16})/i.exec(data)?.[1]?.toLowerCase() ?? "";
}

/** The timestamp of a moment; undefined for another text. */
export function timestampOf(time: string): Timestamp | undefined {
  if (!/^[\da-f]{16}$/.test(time)) return undefined;
  return new Timestamp({ t: Number.parseInt(time.slice(0, 8), 16), i: Number.parseInt(time.slice(8), 16) });
}

const digits = (number: number): string => number.toString(16).padStart(8, "0");

/** A change as the stages below leave it: of an update the paths, but no values. */
interface StreamedChange {
  readonly operationType: string;
  readonly ns?: { readonly coll?: string };
  readonly documentKey?: { readonly _id: unknown };
  readonly updated?: readonly string[];
  readonly removed?: readonly string[];
  readonly truncated?: readonly string[];
}

/** Stages of a change stream that reports the writes to some collections, and what affects whole collections. */
function changeStages(collections: readonly string[]): readonly Document[] {
  const isOfDocument = { operationType: { $in: ["insert", "update", "replace", "delete"] } };
  const isOfOthers = { "ns.coll": { $nin: [...collections] } };
  return [
    { $match: { $nor: [{ $and: [isOfDocument, isOfOthers] }] } },
    {
      $project: {
        operationType: 1,
        ns: 1,
        documentKey: 1,
        updated: {
          $map: { input: { $objectToArray: "$updateDescription.updatedFields" }, in: "$$this.k" },
        },
        removed: "$updateDescription.removedFields",
        truncated: "$updateDescription.truncatedArrays.field",
      },
    },
  ];
}

/** What a change wrote to. */
function writeOf(change: StreamedChange): Write {
  const { operationType, ns, documentKey, updated, removed, truncated } = change;
  if (ns?.coll === undefined || documentKey === undefined) return "all";
  const paths = [updated, removed, truncated].flatMap((some) => some ?? []);
  const properties = new Set(paths.map((path) => path.split(".", 1)[0] ?? path));
  const isKnown = operationType === "update" && properties.size > 0;
  return {
    collection: ns.coll,
    ids: idNumbers(documentKey._id),
    properties: isKnown ? properties : undefined,
  };
}
