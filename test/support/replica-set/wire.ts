import { connect, type Socket } from "node:net";
import { type Document, deserialize, serialize } from "bson";

/** A message of the MongoDB wire protocol with its one document. */
export interface WireMessage {
  readonly requestId: number;
  readonly document: Document;
  /** Drivers open a connection by a query of the old protocol, and expect its kind of reply. */
  readonly isLegacy: boolean;
}

const headerSize = 16;
const opReply = 1;
const opQuery = 2004;
const opMsg = 2013;
/** Exact types, so that what is passed on is what came. */
const exactly = {
  promoteValues: false,
  promoteBuffers: false,
  promoteLongs: false,
  bsonRegExp: true,
} as const;

/** Calls `onMessage` for each whole message that a socket receives. */
export function readMessages(socket: Socket, onMessage: (message: WireMessage) => void): void {
  let pending = Buffer.alloc(0);
  socket.on("data", (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    while (pending.length >= headerSize) {
      const size = pending.readInt32LE(0);
      if (pending.length < size) return;
      const message = pending.subarray(0, size);
      pending = pending.subarray(size);
      onMessage(parse(message));
    }
  });
}

function parse(message: Buffer): WireMessage {
  const requestId = message.readInt32LE(4);
  if (message.readInt32LE(12) === opQuery) {
    const nameEnd = message.indexOf(0, headerSize + 4);
    return { requestId, document: documentAt(message, nameEnd + 9), isLegacy: true };
  }
  const document: Document = {};
  for (let at = headerSize + 4; at < message.length; ) {
    const isSequence = message[at] === 1;
    at += 1;
    const size = message.readInt32LE(at);
    if (isSequence) Object.assign(document, sequenceIn(message.subarray(at + 4, at + size)));
    else Object.assign(document, documentAt(message, at));
    at += size;
  }
  return { requestId, document, isLegacy: false };
}

/** Documents of a list that a command carries outside of itself, by the name of the list. */
function sequenceIn(section: Buffer): Document {
  const nameEnd = section.indexOf(0);
  const documents: Document[] = [];
  for (let at = nameEnd + 1; at < section.length; at += section.readInt32LE(at))
    documents.push(documentAt(section, at));
  return { [section.toString("utf8", 0, nameEnd)]: documents };
}

function documentAt(message: Buffer, at: number): Document {
  return deserialize(message.subarray(at, at + message.readInt32LE(at)), exactly);
}

/** The bytes of a message, or of the reply to one. */
export function encode(document: Document, { requestId = 0, isLegacy = false } = {}): Buffer {
  const body = serialize(document, { ignoreUndefined: true });
  const prefix = isLegacy ? Buffer.alloc(20) : Buffer.alloc(5);
  if (isLegacy) prefix.writeInt32LE(1, 16);
  const header = Buffer.alloc(headerSize);
  header.writeInt32LE(headerSize + prefix.length + body.length, 0);
  header.writeInt32LE(requestId, 8);
  header.writeInt32LE(isLegacy ? opReply : opMsg, 12);
  return Buffer.concat([header, prefix, body]);
}

/** A connection to a server that sends one command after another. */
export interface WireClient {
  send(command: Document): Promise<Document>;
  close(): void;
}

/** Connects to the socket file of a server. */
export function openWireClient(path: string): WireClient {
  const socket = connect({ path });
  const waiting: { readonly resolve: (reply: Document) => void; readonly reject: (error: Error) => void }[] =
    [];
  readMessages(socket, ({ document }) => waiting.shift()?.resolve(document));
  const fail = (): void => {
    for (const { reject } of waiting.splice(0)) reject(new Error("The store closed the connection."));
  };
  socket.on("error", fail);
  socket.on("close", fail);
  return {
    send: (command) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) throw new Error("The store closed the connection.");
        waiting.push({ resolve, reject });
        socket.write(encode(command));
      }),
    close: () => socket.destroy(),
  };
}
